"""Virtue and debts (WK-25 to WK-27)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import ending, score, west
from chantier.testing import rule


@rule("WK-25")
@pytest.mark.parametrize(("virtue", "points"), list(enumerate([-9, -8, -7, -5, -3, -1, 0, 0, 0, 0, 1, 2, 3, 5, 7])))
def test_the_track_is_worth_minus_9_to_7(virtue: int, points: int) -> None:
    assert points == score(ending(f"virtue 0: {virtue}"), "virtue")


@rule("WK-26")
def test_virtue_14_and_two_more_destroy_two_unpaid_debts() -> None:
    table = west("virtue 0: 14\nunpaid 0: 3\nworkers 0: storehouse=1\ngoods 0: clay=4")
    table.play_all("place storehouse", "exchange 2-clay-for-1-virtue", "exchange 2-clay-for-1-virtue")

    assert (14, 1, 0) == (table.now.virtue[0], table.now.unpaid[0], table.now.paid[0])


@rule("WK-26")
def test_virtue_above_14_without_debts_is_told_as_lost() -> None:
    table = west("virtue 0: 14\ngoods 0: clay=2")
    table.play_all("place storehouse", "exchange 2-clay-for-1-virtue")

    assert {"by": 1, "most": 14} == table.event("virtue-wasted")
    assert [] == table.events("virtue-won") + table.events("gained-all")


@rule("WK-26")
def test_a_debt_destroyed_is_not_paid_so_no_debt_collector_acts() -> None:
    table = west("virtue 0: 14\nunpaid 0: 1\ngoods 0: clay=2\ncrew 0: debt-collector-wood")
    table.play_all("place storehouse", "exchange 2-clay-for-1-virtue")

    assert "-" == table.line("goods 0")


@rule("WK-26")
def test_virtue_0_and_one_less_brings_a_debt() -> None:
    table = west("virtue 0: 0")
    table.play("place market-left")

    assert (0, 1) == (table.now.virtue[0], table.now.unpaid[0])


@rule("WK-26")
def test_freed_by_debt_at_virtue_0_brings_two_debts() -> None:
    table = west("virtue 0: 0\ncaptives 1: 0=2\ngoods 0: -")
    table.play("place guardhouse")

    assert (0, 2) == (table.now.virtue[0], table.now.unpaid[0])


@rule("WK-26")
def test_the_tax_stand_at_virtue_1_brings_a_debt() -> None:
    table = west("virtue 0: 1")
    table.play("place tax-stand")

    assert (0, 1) == (table.now.virtue[0], table.now.unpaid[0])


@rule("WK-27")
def test_an_unpaid_debt_costs_two_points_and_a_paid_one_nothing() -> None:
    assert -6 == score(ending("unpaid 0: 3\npaid 0: 2"), "debts")
