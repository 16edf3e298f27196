"""What the lab counts of a finished game: the odd rules that docs/designing-the-unhurried-race.md has figures of."""

from __future__ import annotations

import pytest

from chantier.games.architecture_game.measures import measures
from chantier.games.architecture_game.scenarios.pieces import GAME, REIMS, TAJ, playing, table
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.words import LANGUAGES
from chantier.lab.simulate import simulate
from chantier.testing import Scene


def counted(scene: Scene) -> dict[str, int]:
    assert isinstance(scene.state, ArchitectureState)
    return measures(scene.state)


def completing(*lines: str, built: str) -> dict[str, int]:
    """Seat 0 builds the last fragment of Reims."""
    scene = playing(f"hands 0: {REIMS[2]} {TAJ[0]} {TAJ[1]}", f"built: {built}", *lines)
    scene.play(f"build {REIMS[2]}")
    return counted(scene)


OWN = f"{REIMS[0]}=0 {REIMS[1]}=0"
OTHERS = f"{REIMS[0]}=1 {REIMS[1]}=1"


def test_a_win_in_ones_own_turn_is_nothing_odd() -> None:
    found = completing("won 0: 9", built=OWN)

    assert (1, 1, 0, 0, 0) == (
        found["buildings"],
        found["first-pawn-won"],
        found["won-on-anothers-turn"],
        found["reached-together"],
        found["rounds-ended"],
    )


def test_a_win_in_anothers_turn_is_counted() -> None:
    """AG-20b: seat 1 wins by what seat 0 completes, and seat 0 had the first pawn."""
    found = completing("won 1: 11", built=OTHERS)

    assert (1, 0, 0) == (found["won-on-anothers-turn"], found["reached-together"], found["first-pawn-won"])


def test_two_who_get_there_together_are_counted() -> None:
    """AG-21."""
    found = completing("won 0: 11", "won 1: 12", built=OTHERS)

    assert (1, 1) == (found["reached-together"], found["won-on-anothers-turn"])


def test_who_finds_no_pile_is_counted() -> None:
    """AG-23: two piles for three."""
    empty = [f"sizes {symbol}: 0" for symbol in ("square", "compass", "arrow")]
    scene = table("seats: 3", *empty, "sizes hourglass: 1", "sizes anchor: 3")
    scene.play("take anchor")

    assert 1 == counted(scene)["no-pile"]


def test_the_last_round_is_counted() -> None:
    """AG-25."""
    scene = playing("round: 200", f"hands 0: {TAJ[0]} {TAJ[1]} {TAJ[2]}", "current: 1", "pawns 0: 1", "pawns 1: 2")
    scene.play(scene.moves()[0])
    scene.play("under anchor")

    assert 1 == counted(scene)["rounds-ended"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_measure_has_a_name(lang: str) -> None:
    names = measures(GAME.start(GAME.read_kit(), 2, GAME.checked_options(None)))

    assert all(GAME.words.say(lang, f"measure-{name}") for name in names)


def test_the_lab_says_in_how_many_games_a_thing_happened() -> None:
    found = simulate("architecture_game", ["random"], games=6, seats=5, seed=3)

    assert 6 == found.happened["rounds"].wins
    assert found.measures["no-pile"].mean > 1 > found.happened["won-on-anothers-turn"].rate
    assert 6 * found.measures["reached-together"].mean == found.happened["reached-together"].wins
