"""Do bots play the game that people know? Short forms: `chantier sanity GAME` plays the whole ones."""

from __future__ import annotations

import pytest

from chantier import BadInput
from chantier.kernel.game import SHELF, find
from chantier.lab.sanity import KINDS, Band, figure, read_bands, sanity
from chantier.lab.simulate import Simulation, simulate
from chantier.testing import sealed_bids

SHORT = {  # seats and games: not compiled, each takes seconds
    "architecture_game": (4, 2),
    "artisans_builders": (4, 8),  # fewer tell nothing of whom one recruits
    "queens_architect": (2, 4),
    "west_kingdom": (4, 2),  # with two seats games are nearly as long as the band allows
}


@pytest.fixture(scope="module")
def played() -> Simulation:
    return simulate("artisans_builders", ["random"], games=3, seats=2, seed=5)


@pytest.mark.parametrize("game", SHORT)
def test_journeymen_play_the_game_that_people_know(game: str) -> None:
    seats, games = SHORT[game]
    found = sanity(game, bots={"journeyman": games}, seats=[seats])

    assert [] == [one for one in found if not one.met]


@pytest.mark.parametrize("game", SHELF)
def test_every_band_is_about_a_figure_and_bounds_it(game: str) -> None:
    for band in read_bands(find(game)).band:
        assert band.figure.split()[0] in KINDS
        assert band.least is not None or band.most is not None


def test_a_band_may_be_for_some_seats_and_some_bots() -> None:
    band = Band("ended AG-25", most=0, seats=[5], bots=["master"])

    assert band.is_about("master:iterations=40", 5)
    assert not band.is_about("master:iterations=40", 4)
    assert not band.is_about("grandmaster", 5)


def test_bounds_are_within_the_band() -> None:
    assert [True, True, False, False] == [Band("median rounds", 2, 4).holds(found) for found in (2, 4, 1.9, 4.1)]


def test_figures_come_from_the_games_played(played: Simulation) -> None:
    assert played.measures["rounds"].median == figure(played, "median rounds", "points")
    assert played.measures["rounds"].most == figure(played, "most rounds", "points")
    assert played.measures["castles"].mean / 2 == figure(played, "mean-a-seat castles", "points")
    assert played.winners["points"].median == figure(played, "winner points", "points")
    assert 1 == figure(played, "source points", "points")
    assert 1 == figure(played, "ended AB-30", "points") + figure(played, "ended AB-34", "points")
    assert played.moves["token"] / 2 == figure(played, "moves-a-seat token", "points")
    assert 1 == figure(played, "favourite token", "points")
    assert 0 == figure(played, "moves-a-seat jump", "points")
    assert -1 <= figure(played, "follows recruit visit", "points") <= 1


def test_an_unknown_figure_names_those_there_are(played: Simulation) -> None:
    with pytest.raises(BadInput, match="median"):
        figure(played, "luck", "points")


def test_a_game_without_bands_says_so() -> None:
    with pytest.raises(BadInput, match="usually played"):
        read_bands(sealed_bids.GAME)
