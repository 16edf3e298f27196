"""The royal storehouse (WK-14)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import goods, owns, west
from chantier.testing import rule


@rule("WK-14")
@pytest.mark.parametrize(
    ("exchange", "paid"),
    [
        ("2-clay-for-1-virtue", "wood=2 stone=2"),
        ("1-clay-1-wood-for-1-virtue", "clay=1 wood=1 stone=2"),
        ("1-clay-1-stone-for-1-virtue", "clay=1 wood=2 stone=1"),
        ("2-wood-for-1-virtue", "clay=2 stone=2"),
        ("1-wood-1-stone-for-1-virtue", "clay=2 wood=1 stone=1"),
        ("2-stone-for-1-virtue", "clay=2 wood=2"),
    ],
)
def test_two_of_clay_wood_and_stone_bring_a_virtue(exchange: str, paid: str) -> None:
    table = west("goods 0: clay=2 wood=2 stone=2")
    table.play_all("place storehouse", f"exchange {exchange}")

    assert paid == goods(table)
    assert 8 == table.now.virtue[0]


@rule("WK-14")
@pytest.mark.parametrize(
    ("exchange", "paid"),
    [
        ("3-wood-for-1-marble", "stone=3 marble=1"),
        ("2-wood-1-stone-for-1-marble", "wood=1 stone=2 marble=1"),
        ("1-wood-2-stone-for-1-marble", "wood=2 stone=1 marble=1"),
        ("3-stone-for-1-marble", "wood=3 marble=1"),
    ],
)
def test_three_of_wood_and_stone_bring_a_marble(exchange: str, paid: str) -> None:
    table = west("goods 0: wood=3 stone=3")
    table.play_all("place storehouse", f"exchange {exchange}")

    assert paid == goods(table)


@rule("WK-14")
def test_there_are_as_many_exchanges_as_own_workers_and_repeats_are_allowed() -> None:
    table = west("workers 0: storehouse=1\ngoods 0: clay=9")
    table.play_all("place storehouse", "exchange 2-clay-for-1-virtue", "exchange 2-clay-for-1-virtue")

    assert "clay=5" == goods(table)
    assert 1 == table.seat


@rule("WK-14")
def test_what_one_exchange_gives_may_pay_the_next() -> None:
    table = west("workers 0: storehouse=1\ngoods 0: silver=1\ncrew 0: merchant-clay trader-clay")
    table.play_all("place storehouse", "exchange 1-silver-for-3-clay", "exchange 3-clay-for-1-marble")

    assert "marble=1" == goods(table)


@rule("WK-14")
def test_an_exchange_needs_its_goods_and_its_apprentice() -> None:
    table = west("goods 0: clay=3 stone=1 silver=3")
    table.play("place storehouse")
    missing = table.refusal("exchange 2-stone-for-1-virtue")

    assert ("goods-missing", "WK-14") == (missing.code, missing.rule)
    assert "You lack 1 stone. (WK-14)" == missing.says
    assert "not-offered" == table.refusal("exchange 1-silver-for-3-clay").code


@rule("WK-14")
def test_with_nothing_to_exchange_nothing_is_asked() -> None:
    table = west("goods 0: silver=3")
    table.play("place storehouse")

    assert 1 == table.seat
    assert 3 == owns(table, 0, "silver")
