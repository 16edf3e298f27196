"""Forest, quarry, mine, silversmith, tax stand (WK-10 to WK-13)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import goods, owns, west
from chantier.testing import rule


@rule("WK-10")
def test_the_third_own_worker_in_the_quarry_brings_three_stone() -> None:
    table = west("workers 0: quarry=2\nworkers 1: quarry=4\ngoods 0: -")
    table.play("place quarry")

    assert "stone=3" == goods(table)


@rule("WK-10")
def test_the_forest_gives_a_wood_for_each_own_worker() -> None:
    table = west("workers 0: forest=4\ngoods 0: -")
    table.play("place forest")

    assert "wood=5" == goods(table)


@rule("WK-11")
@pytest.mark.parametrize(("move", "expected"), [("dig clay", "clay=5"), ("dig gold", "gold=2")])
def test_the_fourth_own_worker_in_the_mine_brings_five_clay_or_two_gold(move: str, expected: str) -> None:
    table = west("workers 0: mine=3\ngoods 0: -")
    table.play_all("place mine", move)

    assert expected == goods(table)


@rule("WK-11")
def test_one_worker_in_the_mine_digs_clay_and_is_not_asked() -> None:
    table = west("goods 0: -")
    table.play("place mine")

    assert "clay=2" == goods(table)
    assert 1 == table.seat


@rule("WK-11")
def test_gold_needs_two_workers_and_rounds_down() -> None:
    table = west("workers 0: mine=2\ngoods 0: -\ncrew 0: miner-1")
    table.play_all("place mine", "dig gold")

    assert "clay=1 gold=1" == goods(table)


@rule("WK-11")
def test_gold_for_a_single_worker_is_refused() -> None:
    table = west("workers 0: mine=1\ntodo_count: 2\ntodo: 43 3")

    assert "too-few-workers" == table.refusal("dig gold").code


@rule("WK-12")
def test_the_silversmith_gives_one_more_than_workers() -> None:
    table = west("workers 0: silversmith=2\ngoods 0: -")
    table.play("place silversmith")

    assert "silver=4" == goods(table)


@rule("WK-13")
def test_the_tax_stand_gives_all_its_silver_and_costs_two_virtue() -> None:
    table = west("tax: 7\ngoods 0: silver=1")
    table.play("place tax-stand")

    assert 8 == owns(table, 0, "silver")
    assert (0, 5) == (table.now.tax, table.now.virtue[0])
