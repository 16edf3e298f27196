"""Contracts (AB-17, AB-26 to AB-28)."""

from chantier.games.artisans_builders.scenarios.scene import goods, site
from chantier.testing import rule

# seat 0 has meat on its board; with these it shows meat twice, fish and cheese: the Journeymen's Banquet
BANQUET = "top 0: masons-lodge saw-pit log-shed"


@rule("AB-17")
def test_a_contract_may_be_fulfilled_after_the_main_action() -> None:
    table = site(BANQUET)
    table.play("visit hod-carrier 1")

    assert ["decline", "fulfil meat"] == table.moves()
    table.play("decline")
    assert 1 == table.seat


@rule("AB-17")
def test_taking_the_token_is_a_main_action_too() -> None:
    table = site(f"{BANQUET}\ntoken: -\nworkers 0: 2")
    table.play("token")

    assert ["decline", "fulfil meat"] == table.moves()


@rule("AB-26")
def test_all_four_badges_must_be_visible() -> None:
    table = site("top 0: masons-lodge saw-pit -\nfulfilled 0: 0")
    table.play("visit hod-carrier 1")

    assert 1 == table.seat  # no contract to fulfil, so it is not asked


@rule("AB-26")
def test_a_missing_badge_is_named() -> None:
    table = site(BANQUET)
    table.play("visit hod-carrier 1")
    refusal = table.refusal("fulfil bread")

    assert "badge-missing" == refusal.code
    assert "@count-bread=2" == refusal.figures["lacks"]


@rule("AB-26")
def test_two_of_the_same_badge_must_be_there_twice() -> None:
    table = site("top 0: saw-pit log-shed -\nboard 0: oxgate")
    table.play("visit hod-carrier 1")

    assert 1 == table.seat  # meat only once


@rule("AB-26")
def test_badges_of_covered_buildings_do_not_count() -> None:
    table = site("top 0: field-forge saw-pit log-shed\nlies: masons-lodge=0-1")
    table.play("visit hod-carrier 1")

    assert 1 == table.seat


@rule("AB-27")
def test_a_contract_is_fulfilled_once_by_each_player() -> None:
    table = site(f"{BANQUET}\nfulfilled 0: 1")
    table.play("visit hod-carrier 1")

    assert 1 == table.seat
    table = site("top 0: market-cookshop log-shed salt-store\nfulfilled 0: 1")
    table.play("visit hod-carrier 1")
    assert "fulfilled-already" == table.refusal("fulfil meat").code


@rule("AB-27")
def test_at_most_one_contract_a_turn() -> None:
    table = site("top 0: market-cookshop log-shed salt-store")
    table.play_all("visit hod-carrier 1", "fulfil meat")

    assert 1 == table.seat
    table.play_all("visit woodcutter 1", "visit quarryman 1")
    assert ["decline", "fulfil cheese"] == table.moves()


@rule("AB-27")
def test_worked_example_4_two_players_on_a_contract_cost_the_third_2_coins_each() -> None:
    table = site(f"seats: 3\n{BANQUET}\nfulfilled 1: 1\nfulfilled 2: 1\ncoins 0: 4\nfaces: almoner woodcutter - - -")
    table.play_all("visit almoner 1", "fulfil meat")

    assert [4 + 3 - 4 + 5, 5, 5] == list(table.now.coins)
    assert [2, 2] == [paid["coins"] for paid in table.events("fee-paid")]


@rule("AB-27")
def test_who_cannot_pay_the_fee_in_coins_cannot_fulfil() -> None:
    table = site(f"{BANQUET}\nfulfilled 1: 1\ncoins 0: 2\nwood 0: 9")
    table.play("visit woodcutter 1")

    assert 1 == table.seat
    table = site("top 0: market-cookshop log-shed salt-store\nfulfilled 1: 1\ncoins 0: 2\nstone 0: 1")
    table.play("visit woodcutter 1")
    assert "goods-missing" == table.refusal("fulfil meat").code


@rule("AB-27")
def test_the_fee_is_paid_before_the_power_comes() -> None:
    table = site(f"{BANQUET}\nfulfilled 1: 1\ncoins 0: 2")
    table.play("visit woodcutter 1")

    assert 1 == table.seat  # the power would bring 5 coins, but 1 is left and the fee is 2


@rule("AB-28")
def test_the_power_beside_the_contract_comes_at_once() -> None:
    table = site(f"{BANQUET}\ncoins 0: 0\nwood 0: 0")
    table.play_all("visit hod-carrier 1", "fulfil meat")

    assert (0, 0, 3 + 5) == goods(table, 0)


@rule("AB-28")
def test_there_is_one_power_for_each_kind() -> None:
    assert ["meat", "fish", "cheese", "bread", "aubergine"] == [c["kind"] for c in site().view(None)["contracts"]]
    assert 5 == len(site().now.kit.powers)


@rule("AB-26")
def test_the_view_says_which_badges_lack() -> None:
    banquet = site("top 0: masons-lodge - -").view(None)["contracts"][0]
    ready = site(BANQUET).view(None)["contracts"][0]

    assert banquet["lacks"][0]
    assert 0 not in banquet["ready"]
    assert {} == ready["lacks"][0]
    assert 0 in ready["ready"]
