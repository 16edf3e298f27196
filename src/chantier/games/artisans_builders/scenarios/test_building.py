"""Building (AB-19 to AB-24)."""

import pytest

from chantier.games.artisans_builders.scenarios.scene import goods, site
from chantier.testing import rule

RICH = "wood 0: 9\nstone 0: 9\ncoins 0: 9"


@rule("AB-19")
def test_worked_example_1_a_coin_of_the_cost_is_paid_with_stone() -> None:
    table = site("wood 0: 3\nstone 0: 4\ncoins 0: 0")
    table.play_all("build boatmens-hall", "plot 1")

    assert (0, 0, 2) == goods(table, 0)  # the 2 coins are the market's


@rule("AB-19")
def test_worked_example_1_wood_and_stone_cannot_be_paid_with_coins() -> None:
    table = site("wood 0: 2\nstone 0: 3\ncoins 0: 5")

    assert "goods-missing" == table.refusal("build boatmens-hall").code
    assert "@count-stone=1" == site("wood 0: 3\nstone 0: 2\ncoins 0: 5").refusal("build boatmens-hall").figures["lacks"]


@rule("AB-19")
def test_the_coins_of_the_cost_must_come_from_somewhere() -> None:
    refusal = site("wood 0: 3\nstone 0: 3\ncoins 0: 0").refusal("build boatmens-hall")

    assert "That takes 3 wood, 3 stone, 1 coin; you lack 1 coin. (AB-19)" == refusal.says


@rule("AB-19")
def test_all_that_a_building_lacks_is_named_and_spare_cubes_are_counted() -> None:
    """Wood, stone and coins at once; the two stones to spare stand for two of the coins."""
    assert "@count-wood=2 @count-stone=2 @count-coins=1" == lacks("wood 0: 1\nstone 0: 1\ncoins 0: 0")
    assert "@count-wood=2" == lacks("wood 0: 1\nstone 0: 5\ncoins 0: 0")


def lacks(goods: str) -> int | str:
    return site(goods).refusal("build boatmens-hall").figures["lacks"]


@rule("AB-19")
@pytest.mark.parametrize(
    ("payment", "left"),
    [(["pay"], (1, 1, 1)), (["use wood", "pay"], (0, 1, 2)), (["use stone", "use wood"], (0, 0, 3))],
)
def test_as_many_coins_as_one_likes_are_replaced(payment: list[str], left: tuple[int, int, int]) -> None:
    table = site("wood 0: 4\nstone 0: 4\ncoins 0: 3\nmarket 2: two-wheel-mill sworn-butchery valley-tileworks -")
    table.play_all("build valley-tileworks", *payment, "plot 1")

    assert (*left[:2], left[2] + 1) == goods(table, 0)  # 1 coin from the third market place


@rule("AB-19")
def test_coins_that_are_not_there_cannot_be_paid() -> None:
    table = site("wood 0: 4\nstone 0: 4\ncoins 0: 0")
    table.play("build boatmens-hall")

    assert "too-few-coins" == table.refusal("pay").code
    assert ["use wood", "use stone"] == table.moves()


@rule("AB-19")
def test_only_spare_cubes_replace_coins() -> None:
    table = site("wood 0: 3\nstone 0: 4\ncoins 0: 3")
    table.play("build boatmens-hall")

    assert "none-to-spare" == table.refusal("use wood").code


@rule("AB-19")
def test_only_market_cards_can_be_built() -> None:
    assert "not-for-sale" == site(RICH).refusal("build stonecrown").code
    assert "build mistwall" in site(RICH).moves()


@rule("AB-20")
def test_a_covered_building_keeps_its_points_and_loses_its_badges() -> None:
    table = site(f"{RICH}\ntop 0: ham-smokehouse - -")
    table.play_all("build two-wheel-mill", "pay", "plot 1")

    assert 1 + 3 == table.now.glory[0]
    assert [1, 0, 0, 1, 0] == list(table.now.badges[:5])  # meat of the board, bread of the mill
    assert "ham-smokehouse=0-1" in table.line("lies")
    assert [{"building": "@building-ham-smokehouse"}] == table.events("covered")


@rule("AB-20")
def test_a_castle_cannot_be_covered() -> None:
    table = site(f"{RICH}\ntop 0: mistwall - -")
    table.play_all("build log-shed", "pay")

    assert "castle-stands" == table.refusal("plot 1").code
    assert ["plot 2", "plot 3"] == table.moves()


@rule("AB-20")
def test_the_last_plot_without_a_castle_is_built_on_without_asking() -> None:
    table = site(f"{RICH}\ntop 0: mistwall - alder-keep")
    table.play_all("build log-shed", "pay")

    assert "mistwall log-shed alder-keep" == table.line("top 0")


@rule("AB-21")
def test_the_build_place_is_never_full() -> None:
    table = site(f"{RICH}\nwood 1: 9\nstone 1: 9\ncoins 1: 9")
    table.play_all("build masons-lodge", "pay", "plot 1", "build saw-pit", "pay", "plot 1", "build lime-kiln")

    assert "payment" == table.line("asks")


@rule("AB-21")
@pytest.mark.parametrize("under", ["-", "masons-lodge", "two-wheel-mill"])
@pytest.mark.parametrize("card", ["log-shed", "compass-inn", "mistwall"])
def test_any_level_goes_on_any_plot_that_is_not_a_castle(under: str, card: str) -> None:
    table = site(f"{RICH}\ntop 0: {under} - -\nmarket 1: log-shed - - -\nmarket 2: compass-inn - - -")
    table.play(f"build {card}")
    if table.line("asks") == "payment":
        table.play("pay")

    assert "plot 1" in table.moves()


@rule("AB-22")
def test_the_market_place_pays_the_builder_and_the_others() -> None:
    table = site(f"seats: 3\n{RICH}\nmarket 2: compass-inn two-wheel-mill sworn-butchery boatmens-hall")
    table.play_all("build boatmens-hall", "pay", "plot 1")

    assert (6, 6, 9) == goods(table, 0)  # 1 coin paid, 1 received
    assert (1, 1, 3) == goods(table, 1) == goods(table, 2)


@rule("AB-23")
def test_cards_to_the_right_slide_and_a_new_one_comes_in_at_the_right_end() -> None:
    table = site(RICH)
    table.coming = ("card ox-stable",)
    table.play_all("build saw-pit", "pay", "plot 1")

    assert "masons-lodge lime-kiln log-shed ox-stable" == table.line("market 1")


@rule("AB-23")
def test_an_empty_deck_leaves_the_row_shorter() -> None:
    table = site(RICH)
    for card in range(4, 16):
        table.now.lies[card] = 13
    table.now.left[0] = 0
    table.play_all("build saw-pit", "pay", "plot 1")

    assert "masons-lodge lime-kiln log-shed -" == table.line("market 1")
    assert 1 == table.seat


@rule("AB-24")
def test_who_can_neither_use_an_artisan_nor_build_may_take_3_coins() -> None:
    full = "\n".join(f"standing {slot}: 1 1 1 1 1 1" for slot in range(5))
    table = site(f"{full}\ntoken: -\ncoins 0: 0")

    assert ["coins", "token"] == table.moves()
    table.play("coins")
    assert 3 == table.now.coins[0]
    assert 2 == table.now.workers[0]


@rule("AB-24")
def test_who_can_act_may_not_take_3_coins() -> None:
    assert "can-act" == site().refusal("coins").code


@rule("AB-24")
def test_any_number_of_workers_may_take_3_coins() -> None:
    full = "\n".join(f"standing {slot}: 1 1 1 1 1 1" for slot in range(5))
    table = site(f"{full}\ntoken: 1\ncoins 0: 0\nworkers 1: 0\nworkers 0: 2\ntop 0: mistwall alder-keep -")
    table.play("coins")

    assert ["coins"] == table.moves()


@rule("AB-19")
def test_the_view_says_what_one_lacks_of_each_price() -> None:
    table = site("wood 0: 2\nstone 0: 1\ncoins 0: 0")
    lacks = table.view(None)["seats"][0]["lacks"]

    assert {"wood": 1, "stone": 2, "coins": 1} == lacks["boatmens-hall"]  # for 3 wood, 3 stone and 1 coin


@rule("AB-19")
@pytest.mark.parametrize("purse", [RICH, "wood 0: 3\nstone 0: 4\ncoins 0: 0", "wood 0: 0\nstone 0: 9\ncoins 0: 2"])
def test_a_card_can_be_built_where_the_view_lacks_nothing(purse: str) -> None:
    table = site(purse)
    view = table.view(None)
    cards = {place["card"]["id"] for row in view["market"] for place in row if place["card"]}

    assert cards - set(view["seats"][0]["lacks"]) == {
        move.removeprefix("build ") for move in table.moves() if move.startswith("build ")
    }
