"""Components (AB-1 to AB-5c)."""

import pytest

from chantier.games.artisans_builders.scenarios.scene import box, goods, site
from chantier.testing import rule


@rule("AB-1")
def test_there_are_16_building_cards_of_each_of_3_levels() -> None:
    kit = box(2).now.kit

    assert 48 == len(kit.building_ids)
    assert [16, 16, 16] == list(box(2).now.left)


@rule("AB-1")
def test_a_district_board_has_3_plots() -> None:
    kit = box(2).now.kit

    assert 5 == len(kit.board_ids)
    assert 15 == len(kit.printed)


@rule("AB-2")
def test_each_player_has_3_workers_and_1_recruiter() -> None:
    table = site()
    table.play_all("visit hod-carrier 1", "visit carpenter 2", "visit carpenter 3")

    assert [1, 2] == list(table.now.workers)
    assert [3, 3] == list(site().now.workers)


@rule("AB-3")
def test_a_contract_shows_4_badges_2_of_them_the_same() -> None:
    badges = list(box(2).now.kit.contract_badges)

    assert all([0, 0, 1, 1, 2] == sorted(badges[i : i + 5]) for i in range(0, len(badges), 5))


@rule("AB-3")
def test_of_the_five_kinds_there_are_5_5_5_5_and_4_contracts() -> None:
    assert [5, 5, 5, 5, 4] == list(box(2).now.kit.contract_count)


@rule("AB-4")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_a_neutral_artisan_and_4_4_or_5_others_are_used_with_2_3_or_4_players(seats: int, cards: int) -> None:
    assert cards == box(seats).now.cast.count


@rule("AB-4")
def test_three_artisan_cards_are_used_with_any_number_of_players() -> None:
    two, three, four = (set(box(seats).now.cast.cards) for seats in (2, 3, 4))

    assert 3 == len(two & three & four)
    assert 10 == len(two | three | four)


@rule("AB-5")
def test_the_example_of_the_rules_costs_3_wood_3_stone_1_coin() -> None:
    kit = box(2).now.kit
    costs = [list(kit.cost[i : i + 3]) for i in range(0, 144, 3)]

    assert [3, 3, 1] in costs


@rule("AB-5")
def test_half_of_the_castles_pay_one_wood_and_half_one_stone() -> None:
    kit = box(2).now.kit
    incomes = [list(kit.income[i : i + 3]) for i in range(32 * 3, 48 * 3, 3)]

    assert 8 == incomes.count([1, 0, 0]) == incomes.count([0, 1, 0])


@rule("AB-5c")
def test_goods_of_an_artisan_come_from_the_bank() -> None:
    table = site("coins 0: 3")
    table.play("visit woodcutter 3")

    assert (4, 0, 0) == goods(table, 0)
    assert {"wood": 3, "stone": 0, "coins": 0} == table.event("gained")


@rule("AB-5c")
@pytest.mark.parametrize("wood", range(3))
def test_cubes_are_wood_and_stone_in_any_mix(wood: int) -> None:
    table = site("coins 0: 2\nwood 0: 0")
    table.play_all("visit travelling-merchant 2", f"wood {wood}")

    assert (wood, 2 - wood, 0) == goods(table, 0)


@rule("AB-5c")
def test_no_more_cubes_than_the_artisan_gives() -> None:
    table = site("coins 0: 2")
    table.play("visit travelling-merchant 2")

    assert "too-many" == table.refusal("wood 3").code


CHANGER = "faces: hod-carrier woodcutter quarryman carpenter money-changer"


@rule("AB-5c")
@pytest.mark.parametrize("times", [1, 2])
def test_an_exchange_is_made_once_or_more_often(times: int) -> None:
    table = site(f"{CHANGER}\ncoins 0: 5")
    table.play_all("visit money-changer 2", f"trade {times}")

    assert (1, times, 5 - times) == goods(table, 0)


@rule("AB-5c")
@pytest.mark.parametrize(("times", "refused"), [(0, "at-least-once"), (3, "too-often")])
def test_an_exchange_is_not_made_more_often_than_the_artisan_allows_nor_never(times: int, refused: str) -> None:
    table = site(f"{CHANGER}\ncoins 0: 5")
    table.play("visit money-changer 2")

    assert refused == table.refusal(f"trade {times}").code


@rule("AB-5c")
def test_an_exchange_that_is_possible_once_is_not_asked_about() -> None:
    table = site(f"{CHANGER}\ncoins 0: 0\nwood 0: 1")
    table.play("visit money-changer 3")

    assert (0, 0, 2) == goods(table, 0)
    assert 1 == table.seat


@rule("AB-5c")
def test_a_rebate_lowers_the_cost_but_never_below_0() -> None:
    table = site("wood 0: 0\nstone 0: 1\ncoins 0: 5\nmarket 1: saw-pit masons-lodge lime-kiln log-shed")
    table.play("visit carpenter 1")

    assert ["build masons-lodge"] == table.moves()
    assert "goods-missing" == table.refusal("build saw-pit").code  # 1 wood is wholly rebated, nothing is paid out


@rule("AB-5c")
def test_with_a_rebate_the_worker_stands_on_the_artisan_and_the_market_place_pays() -> None:
    table = site("wood 0: 1\nstone 0: 1\ncoins 0: 5")
    table.play_all("visit carpenter 1", "build masons-lodge", "pay", "plot 3")

    assert "0 - - - - -" == table.line("standing 3")
    assert [2, 3] == list(table.now.workers)
    assert (1, 0, 2) == goods(table, 0)  # 5 coins, less 4 and 1, and 2 from the first market place


@rule("AB-5c")
def test_coins_of_a_lowered_cost_may_be_paid_with_cubes_too() -> None:
    table = site("wood 0: 1\nstone 0: 1\ncoins 0: 4")
    table.play_all("visit carpenter 1", "build masons-lodge")

    assert (0, 0, 4 - 4) == (table.now.wood[0], table.now.stone[0], table.now.coins[0])
    assert "plot" == table.line("asks")


SURVEYOR = "seats: 3\nfaces: almoner woodcutter quarryman carpenter land-surveyor"


@rule("AB-5c")
def test_a_replaced_market_card_leaves_the_game_and_its_place_pays_nothing() -> None:
    table = site(SURVEYOR)
    table.will_draw()
    table.coming = ("card site-bakehouse",)
    table.play_all("visit land-surveyor 2", "renew saw-pit")

    assert "masons-lodge lime-kiln log-shed site-bakehouse" == table.line("market 1")
    assert "saw-pit=gone" in table.line("lies")
    assert [] == table.events("market-paid")
    assert (2, 0, 3) == goods(table, 0)  # 1 coin for the place, 1 wood and 1 coin from the artisan


@rule("AB-5c")
def test_a_card_whose_deck_is_empty_cannot_be_replaced() -> None:
    gone = "field-forge ferrymans-landing ox-stable covered-ropewalk cheesemongers-stall village-oven site-bakehouse"
    more = "ham-smokehouse fish-pond-at-the-ford meadow-dairy walled-kitchen-garden common-well"
    table = site(f"{SURVEYOR}\nlies: " + " ".join(f"{card}=gone" for card in f"{gone} {more}".split()))
    table.play("visit land-surveyor 2")

    assert "empty-deck" == table.refusal("renew masons-lodge").code
    assert "renew boatmens-hall" in table.moves()
    assert ("not-for-sale", "AB-5c") == (table.refusal("renew stonecrown").code, table.refusal("renew stonecrown").rule)


@rule("AB-5c")
def test_a_harvest_makes_one_plot_pay_again() -> None:
    table = site(f"{SURVEYOR}\ntop 0: masons-lodge - -\ncoins 0: 2")
    table.play("visit land-surveyor 4")

    assert "plot-pays-nothing" == table.refusal("harvest 3").code
    table.play("harvest 1")
    assert (1, 2, 0) == goods(table, 0)


@rule("AB-5c")
def test_the_only_plot_that_pays_is_harvested_without_asking() -> None:
    table = site(f"{SURVEYOR}\nboard 0: upper-bakehouse\nboard 1: oxgate\nboard 2: old-ford\ncoins 0: 2")
    table.play("visit land-surveyor 4")

    assert (1, 0, 4) == goods(table, 0)
    assert 1 == table.seat
