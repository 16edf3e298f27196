"""What a position is worth to a bot: preferences, not figures."""

from __future__ import annotations

import pytest

from chantier.games.queens_architect.adviser import ADVISER
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.playout import advance
from chantier.kernel.table import Table
from chantier.testing import at

FRESH = "woodcutter-2=0 smith-2=0 glazier-2=0 stonecutter-2=0 mason-2=0 tailor-2=0"
WORN = "woodcutter-2=1 smith-2=1 glazier-2=1 stonecutter-2=1 mason-2=1 tailor-2=1"

MOST = 2**40


def judged(*lines: str, seat: int = 0) -> int:
    return int(ADVISER.judge(at("queens_architect", "\n".join(lines)).state, seat))


def test_contributing_to_the_palace_beats_everything() -> None:
    rich = judged("esteem 0: 9", "thalers 0: 60", "bonds 0: 20", f"notches 0: {FRESH}")

    assert judged("round: 99", "contributed: 0", "esteem 0: 9") > rich


def test_a_palace_now_is_better_than_a_palace_later() -> None:
    now, later = (judged(f"round: {n}", "contributed: 0", "esteem 0: 9", f"notches 0: {FRESH}") for n in (20, 21))

    assert now > later


def test_among_palaces_performance_counts() -> None:
    strong, weak = (judged("contributed: 0", f"notches 0: {artisans}") for artisans in (FRESH, "mason-2=0"))

    assert strong > weak


@pytest.mark.parametrize("round_", [1, 10, 20, 30])
def test_a_building_is_worth_the_wear_it_costs(round_: int) -> None:
    """Two steps for everybody's work: otherwise bots would hoard for ever."""
    built = judged(f"round: {round_}", "esteem 0: 2", f"notches 0: {WORN}")

    assert built > judged(f"round: {round_}", f"notches 0: {FRESH}")


def test_a_step_is_worth_more_than_the_bonds_for_its_points() -> None:
    climbed = judged("round: 15", "esteem 0: 1", f"notches 0: {FRESH}")

    assert climbed > judged("round: 15", "bonds 0: 9", f"notches 0: {FRESH}")


def test_a_step_is_worth_more_the_later_it_is() -> None:
    early, late = (judged(f"round: {n}", "esteem 0: 1") - judged(f"round: {n}") for n in (5, 30))

    assert late > early > 0


@pytest.mark.parametrize("line", ["thalers 0: 3", "bonds 0: 5", "notches 0: mason-1=2"])
def test_means_are_worth_having(line: str) -> None:
    assert judged(line) > judged("thalers 0: 0", "bonds 0: 0")


@pytest.mark.parametrize("line", ["thalers 0: 5", f"notches 0: {FRESH}"])
def test_means_are_worth_less_when_few_points_are_to_go(line: str) -> None:
    early = judged(line) - judged()
    late = judged(line, "esteem 0: 8") - judged("esteem 0: 8")

    assert early > late > 0


def test_who_can_work_more_often_is_worth_more() -> None:
    assert judged("notches 0: smith-2=2") > judged("notches 0: smith-2=4")


def test_the_best_place_to_be_is_where_one_can_build() -> None:
    """A village that asks for two guilds: those that work for the seat, or two others."""
    wanted, unwanted = (
        judged("carriage 0: village-1", f"requests village-1: {request}", "notches 0: woodcutter-2=0 glazier-2=0")
        for request in ("village-bv", "village-mt")
    )

    assert wanted > unwanted


def test_home_is_the_place_to_be_at_the_end_of_the_track() -> None:
    home, away = (
        judged("esteem 0: 9", f"carriage 0: {place}", f"notches 0: {FRESH}") for place in ("capital", "city-1")
    )

    assert home > away


def test_at_the_end_of_the_track_a_performance_of_15_is_wanted_and_little_more() -> None:
    artisans = FRESH.split()
    weak, enough, strong = (judged("esteem 0: 9", f"notches 0: {' '.join(artisans[:n])}") for n in (4, 5, 6))

    assert enough - weak > strong - enough > 0


def test_others_do_not_count() -> None:
    assert judged("thalers 1: 50", "esteem 1: 9") == judged()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_judged(seats: int) -> None:
    """From the empty board on."""
    state = Table.unplayed(find("queens_architect"), seats).fresh_state()
    dice = Dice(seats)
    for _ in range(60):
        assert all(-MOST < ADVISER.judge(state, seat) < MOST for seat in range(seats))
        advance(state, dice, 5)


def test_trust_is_worth_a_turn_and_bonds_are_there_to_be_cashed() -> None:
    assert judged("bonds 0: 6", "trust 0: 2") > judged("bonds 0: 6", "trust 0: 1")
    assert judged("bonds 0: 3", "trust 0: 3", "thalers 0: 6") > judged("bonds 0: 6", "trust 0: 3")


def test_bonds_count_more_for_who_will_win_than_for_the_choice_of_a_turn() -> None:
    few, many = (at("queens_architect", f"bonds 0: {bonds}").state for bonds in (1, 6))
    more = int(ADVISER.judge(many, 0) - ADVISER.judge(few, 0))

    assert (ADVISER.weight(many, 0) - ADVISER.weight(few, 0)) * int(ADVISER.edge()) > more > 0


def test_a_search_likes_trust_and_no_idle_bonds() -> None:
    def liked(*lines: str) -> float:
        return float(ADVISER.taste(at("queens_architect", "\n".join(lines)).state, 0))

    assert liked("trust 0: 3", "bonds 0: 1") > liked("trust 0: 2", "bonds 0: 1") > liked("trust 0: 2", "bonds 0: 4")
