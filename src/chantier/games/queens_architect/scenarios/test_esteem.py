"""Spending points of esteem (QA-23)."""

import pytest

from chantier.testing import Scene, at, rule


def lenas_monastery() -> Scene:
    """A total of 19, the second builder in a monastery, and tokens 7 and 5 next on the track."""
    table = at(
        "queens_architect",
        """
        asks: construction
        carriage 0: monastery-1
        requests monastery-1: monastery-bfv
        lots monastery-1: 1
        tokens: 4 7 5 6 6 5 8 7 9
        esteem 0: 1
        notches 0: woodcutter-1=0 smith-1=0 glazier-2=0 stonecutter-3=0 mason-1=0
        """,
    )
    table.play("build")
    return table


@rule("QA-22", "QA-23")
def test_19_less_2_is_17_and_a_monastery_pays_15() -> None:
    """Worked example 9."""
    table = lenas_monastery()

    assert {"site": "Saint-Avit", "performance": 19, "malus": 2} == table.event("built")
    assert {"points": 15, "bonus": 0, "cap": 15} == table.event("esteem-won")


@rule("QA-23")
def test_15_points_are_two_steps_and_3_bonds() -> None:
    """Worked example 9."""
    table = lenas_monastery()
    table.play_all("climb", "climb")

    assert 1 + 2 == table.now.esteem[0]
    assert 2 + 3 == table.now.bonds[0]
    assert [{"step": 2, "cost": 7}, {"step": 3, "cost": 5}] == table.events("climbed")
    assert {"bonds": 3} == table.event("bonds-won")


@rule("QA-23")
def test_or_one_step_and_8_bonds() -> None:
    """Worked example 9."""
    table = lenas_monastery()
    table.play_all("climb", "bonds")

    assert 1 + 1 == table.now.esteem[0]
    assert 2 + 8 == table.now.bonds[0]


@rule("QA-23")
def test_or_none_and_15_bonds() -> None:
    """Worked example 9."""
    table = lenas_monastery()
    table.play("bonds")

    assert 1 == table.now.esteem[0]
    assert 2 + 15 == table.now.bonds[0]


def spending(points: int, *lines: str) -> Scene:
    """Seat 0 has won points on a track of 7, 5, 4, 6, 6, 5, 8, 7 and 9."""
    position = "\n".join(["asks: esteem", f"purse: {points}", "tokens: 7 5 4 6 6 5 8 7 9", *lines])
    return at("queens_architect", position)


@rule("QA-23")
def test_whoever_can_pay_the_next_step_chooses_between_it_and_bonds() -> None:
    table = spending(7)

    assert ["climb", "bonds"] == table.moves()


@rule("QA-23")
def test_steps_are_climbed_one_after_another_from_the_pawn_upward() -> None:
    """The 4 on the third step can't be bought before the 5 on the second."""
    table = spending(16)
    table.play_all("climb", "climb", "climb")

    assert [7, 5, 4] == [step["cost"] for step in table.events("climbed")]
    assert 3 == table.now.esteem[0]


@rule("QA-23")
@pytest.mark.parametrize(("step", "cost"), list(enumerate([7, 5, 4, 6, 6, 5, 8, 7, 9])))
def test_each_step_costs_its_token(step: int, cost: int) -> None:
    table = spending(cost, f"esteem 0: {step}")
    table.play("climb")

    assert {"step": step + 1, "cost": cost} == table.event("climbed")
    assert 2 == table.now.bonds[0]


@rule("QA-23")
def test_a_token_is_paid_by_everybody_who_passes() -> None:
    table = spending(7, "esteem 1: 4")
    table.play("climb")

    assert [1, 4] == list(table.now.esteem)
    assert {"step": 1, "cost": 7} == table.event("climbed")


@rule("QA-23")
def test_one_may_stop_anywhere_and_takes_bonds_for_the_rest() -> None:
    table = spending(20)
    table.play_all("climb", "bonds")

    assert 1 == table.now.esteem[0]
    assert 2 + 13 == table.now.bonds[0]


@rule("QA-23")
def test_points_that_do_not_pay_the_next_step_become_bonds_at_once() -> None:
    table = spending(11)
    table.play("climb")

    assert 2 + 4 == table.now.bonds[0]
    assert 1 == table.seat


@rule("QA-23")
def test_bonds_come_from_the_supply() -> None:
    table = spending(10)
    table.play("bonds")

    assert 28 - 2 - 2 - 10 == table.now.supply


@rule("QA-23")
def test_when_the_supply_runs_out_the_rest_is_lost() -> None:
    table = spending(10, "bonds 0: 15", "bonds 1: 7")
    table.play("bonds")

    assert 15 + 6 == table.now.bonds[0]
    assert 0 == table.now.supply
    assert {"bonds": 6} == table.event("bonds-won")
    assert {"points": 4} == table.event("points-lost")


@rule("QA-23")
def test_when_the_supply_is_empty_all_is_lost() -> None:
    table = spending(10, "bonds 0: 21", "bonds 1: 7")
    table.play("bonds")

    assert 21 == table.now.bonds[0]
    assert [] == table.events("bonds-won")
    assert {"points": 10} == table.event("points-lost")


@rule("QA-23")
def test_an_empty_supply_does_not_keep_one_from_climbing() -> None:
    table = spending(8, "bonds 0: 21", "bonds 1: 7")
    table.play("climb")

    assert 1 == table.now.esteem[0]
    assert {"points": 1} == table.event("points-lost")


@rule("QA-23")
def test_what_is_left_on_the_last_step_becomes_bonds() -> None:
    table = spending(15, "esteem 0: 8")
    table.play("climb")

    assert 9 == table.now.esteem[0]
    assert 2 + 6 == table.now.bonds[0]


@rule("QA-23")
def test_on_the_last_step_everything_becomes_bonds_and_nobody_is_asked() -> None:
    table = at(
        "queens_architect",
        """
        asks: construction
        carriage 0: village-1
        requests village-1: village-bv
        esteem 0: 9
        notches 0: woodcutter-1=0 glazier-2=0
        """,
    )
    table.play("build")

    assert 2 + 8 == table.now.bonds[0]
    assert 9 == table.now.esteem[0]
    assert 1 == table.seat
