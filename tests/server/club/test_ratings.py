"""Ratings: who wins rises, the more so the less is known; bots of one code are one player."""

from __future__ import annotations

from itertools import pairwise

import pytest

from chantier.bots.registry import LEVELS, strengths
from chantier.server.club.ratings import NEW, beginning, changes, from_the_beginning, levels, rated, sure
from chantier.server.store.results import Rating, Result, SeatResult


def seat(number: int, player: str, place: int, *, rated: bool = True) -> SeatResult:
    bot = player.removeprefix("bot:") if player.startswith("bot:") else ""
    person = "" if bot else player
    return SeatResult(number, person, bot, player, place, 0, place == 1, resigned=False, played_for=0, rated=rated)


def game(*seats: SeatResult, table: str = "t", ended: int = 1) -> Result:
    return Result(table, "sealed_bids", "live", len(seats), True, 0, ended, 0, "", seats)


def test_the_winner_rises_the_loser_falls_and_both_are_surer() -> None:
    after = rated(game(seat(0, "ada", 1), seat(1, "bo", 2)), {})

    assert after["ada"].mu > NEW.mu > after["bo"].mu
    assert max(after["ada"].sigma, after["bo"].sigma) < NEW.sigma
    assert [1, 1] == [one.games for one in after.values()]


def test_equal_places_of_equals_change_no_best_guess() -> None:
    after = rated(game(seat(0, "ada", 1), seat(1, "bo", 1)), {})

    assert after["ada"].mu == pytest.approx(NEW.mu)


def test_to_beat_somebody_strong_brings_more() -> None:
    strong, weak = Rating(35, 2, 50), Rating(15, 2, 50)
    against_strong = rated(game(seat(0, "ada", 1), seat(1, "bo", 2)), {"bo": strong})
    against_weak = rated(game(seat(0, "ada", 1), seat(1, "bo", 2)), {"bo": weak})

    assert against_strong["ada"].mu > against_weak["ada"].mu


def test_a_seat_that_is_not_rated_changes_nothing() -> None:
    two = game(seat(0, "ada", 1), seat(1, "bo", 2))
    three = game(seat(0, "ada", 1), seat(1, "bo", 3), seat(2, "cy", 2, rated=False))

    assert rated(two, {}) == rated(three, {})


def test_two_bots_of_one_code_get_the_mean_of_both_and_one_game_more() -> None:
    one, two = seat(1, "bot:master", 2), seat(2, "bot:master", 3)
    first, second = (rated(game(seat(0, "ada", 1), alone), {})["bot:master"] for alone in (one, two))
    both = rated(game(seat(0, "ada", 1), one, two), {})["bot:master"]

    assert first == second, "a place among two is a place among two"
    assert both.games == 1
    assert both.mu < NEW.mu


def test_the_order_of_games_matters_and_changes_add_up() -> None:
    first = game(seat(0, "ada", 1), seat(1, "bo", 2), table="a")
    second = game(seat(0, "bo", 1), seat(1, "ada", 2), table="b")
    known, changed = from_the_beginning([first, second])
    other, _ = from_the_beginning([second, first])
    ada = [change for table, at, change in changed if (table, at) in (("a", 0), ("b", 1))]

    assert known != other
    assert known["ada"].mu == pytest.approx(NEW.mu + sum(ada))
    assert changes(first, {}, rated(first, {})) == changed[:2]


def test_what_is_sure_grows_with_games_of_even_luck() -> None:
    games = [game(seat(0, ("ada", "bo")[n % 2], 1), seat(1, ("bo", "ada")[n % 2], 2)) for n in range(20)]

    assert sure(from_the_beginning(games)[0]["ada"]) > sure(NEW)


# where bots begin

GAMES = ["queens_architect", "west_kingdom", "architecture_game", "artisans_builders"]


@pytest.mark.parametrize("name", GAMES)
def test_levels_of_bots_are_as_far_apart_as_their_games_against_each_other_say(name: str) -> None:
    known = levels(name)
    for lower, upper in pairwise(LEVELS):
        below, above = known[f"bot:{lower.code}"], known[f"bot:{upper.code}"]
        measured = strengths(upper.code).get(name, [])
        if not measured:
            assert (below.mu, NEW.sigma) == (above.mu, above.sigma), "nobody knows who is stronger"
            continue
        share = min(measured, key=lambda one: one.seats).wins / 100
        before = {"above": above._replace(sigma=0.1), "below": below._replace(sigma=0.1)}
        won, lost = (
            rated(game(seat(0, "above", place), seat(1, "below", 3 - place)), before)["above"].mu - above.mu
            for place in (1, 2)
        )
        assert share * won + (1 - share) * lost == pytest.approx(0, abs=1e-6), "more such games change nothing"


@pytest.mark.parametrize("name", GAMES)
def test_somebody_new_begins_beside_the_journeyman(name: str) -> None:
    journeyman = beginning(name, "bot:journeyman")

    assert journeyman.mu == NEW.mu
    assert journeyman.sigma < 2
    assert beginning(name, "ada") == NEW
    assert beginning(name, "bot:random") == NEW, "no level"
    assert {} == levels("sealed_bids"), "whose bots have not played each other"


def test_whoever_beats_the_apprentice_again_and_again_is_not_taken_for_a_grandmaster() -> None:
    won = [
        game(seat(0, "ada", 1), seat(1, "bot:apprentice", 2), table=str(n), ended=n)._replace(game=GAMES[0])
        for n in range(30)
    ]
    known, known_bots = from_the_beginning(won)[0], levels(GAMES[0])

    assert known["ada"].mu < known_bots["bot:grandmaster"].mu
    assert known["bot:apprentice"].mu < NEW.mu - 5
