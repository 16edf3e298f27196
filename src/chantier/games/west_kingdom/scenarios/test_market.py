"""The black market, and every market card (WK-20)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import goods, owns, west
from chantier.testing import rule


@rule("WK-20")
def test_the_left_place_costs_a_silver_and_a_virtue_and_gives_the_small_side() -> None:
    table = west("small: market-3\ngoods 0: silver=1")
    table.play("place market-left")

    assert "stone=1 marble=1" == goods(table)
    assert 6 == table.now.virtue[0]
    assert "0 - -" == table.line("stalls")
    assert 4 == table.now.tax, "silver of the market is no tax"


@rule("WK-20")
def test_the_right_place_costs_three_silver_and_gives_what_is_shown() -> None:
    table = west("goods 0: silver=3")
    table.play("place market-right")

    assert "wood=1 stone=1 marble=2" == goods(table)
    assert 6 == table.now.virtue[0]


@rule("WK-20")
def test_the_middle_place_hires_anybody_face_up_for_two_silver() -> None:
    table = west("goods 0: silver=2")
    table.play_all("place market-middle", "hire debt-collector-wood")

    assert "debt-collector-wood" == table.line("crew 0")
    assert (0, 6) == (owns(table, 0, "silver"), table.now.virtue[0])


SEEN = ("seen well", "seen keep", "seen castle", "seen palace", "seen church")


@rule("WK-20")
def test_or_it_looks_at_five_buildings_keeps_one_and_puts_the_others_under_in_the_order_drawn() -> None:
    table = west("goods 0: silver=2", *SEEN)
    table.play_all("place market-middle", "look", "keep castle")

    assert "castle" == table.line("hands 0")
    assert "well keep palace church" == table.line("under")


@rule("WK-20")
def test_only_a_card_that_is_looked_at_can_be_kept() -> None:
    table = west("goods 0: silver=2", *SEEN)
    table.play_all("place market-middle", "look")

    assert "not-in-hand" == table.refusal("keep smithy").code


@rule("WK-20")
def test_each_place_holds_one_worker() -> None:
    table = west("stalls: 1 - -\ngoods 0: silver=9")

    assert "stall-taken" == table.refusal("place market-left").code


@rule("WK-20", "WK-25")
def test_a_virtue_of_ten_is_too_high() -> None:
    table = west("virtue 0: 10\ngoods 0: silver=9")
    refusal = table.refusal("place market-left")

    assert ("too-virtuous", "WK-25") == (refusal.code, refusal.rule)
    assert "Your virtue is 10: above 9 nobody goes to the black market. (WK-25)" == refusal.says


@rule("WK-20")
def test_without_buildings_only_apprentices_are_offered() -> None:
    table = west("shown: thief trickster - - - - - -")
    table.now.buildings = table.now.buildings_left = 0
    table.play("place market-middle")

    assert ["hire thief", "hire trickster"] == table.moves()
    assert "nothing-to-take" == table.refusal("look").code


@rule("WK-20")
def test_extras_of_apprentices_come_before_a_reset() -> None:
    table = west("stalls: 1 1 -\ncrew 0: swindler-wood\ngoods 0: silver=3")
    table.play("place market-right")
    names = [event.name for event in table.log()]

    assert "wood=2 stone=1 marble=2" == goods(table)
    assert names.index("gained-all") < names.index("market-reset")


CARDS = [
    ("market-1", "marble=1", "wood=2 marble=2"),
    ("market-2", "gold=2", "wood=1 stone=1 gold=1 marble=1"),
    ("market-3", "stone=1 marble=1", "stone=2 marble=2"),
    ("market-4", "wood=1 gold=1", "wood=2 stone=1 gold=1"),
    ("market-5", "wood=1 marble=1", "wood=1 stone=2 marble=1"),
    ("market-6", "marble=1", "stone=2 marble=2"),
    ("market-7", "gold=2", "wood=1 stone=2 marble=1"),
    ("market-8", "stone=1 marble=1", "wood=2 stone=1 gold=1"),
    ("market-9", "wood=1 gold=1", "wood=1 stone=1 gold=1 marble=1"),
    ("market-10", "wood=1 marble=1", "wood=2 marble=2"),
]


@rule("WK-1", "WK-20")
@pytest.mark.parametrize(("card", "small", "large"), CARDS)
def test_every_market_card_gives_its_small_side_on_the_left_and_its_large_on_the_right(
    card: str, small: str, large: str
) -> None:
    alike = next(other for other, side, _ in CARDS if side == small)
    table = west(f"small: {alike}\ngoods 0: silver=1")
    table.play("place market-left")
    assert small == goods(table)

    table = west(f"large: {card}\ngoods 0: silver=3")
    table.play("place market-right")
    assert large == goods(table)
