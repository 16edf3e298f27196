"""Workers on artisans (AB-18, AB-18b)."""

from chantier.games.artisans_builders.scenarios.scene import goods, site
from chantier.testing import rule


@rule("AB-18")
def test_the_price_goes_to_the_recruiter() -> None:
    table = site("recruiter: - 1 0 - -")
    table.play("visit woodcutter 2")

    assert [1, 5] == list(table.now.coins)
    assert {"player": "@seat-2", "coins": 2} == table.event("price-paid")


@rule("AB-18")
def test_without_a_recruiter_the_price_goes_to_the_bank() -> None:
    table = site("recruiter: - - 0 1 -")
    table.play("visit woodcutter 2")

    assert [1, 3] == list(table.now.coins)


@rule("AB-18")
def test_the_neutral_artisan_serves_all_and_the_bank_takes_the_price() -> None:
    table = site("recruiter: - 1 0 - -")
    table.play("visit hod-carrier 2")

    assert (2, 1, 2) == goods(table, 0)
    assert 3 == table.now.coins[1]


@rule("AB-18")
def test_nobody_uses_the_artisan_they_recruited() -> None:
    assert "own-artisan" == site("recruiter: - 0 1 - -").refusal("visit woodcutter 1").code


@rule("AB-18")
def test_one_worker_to_a_place() -> None:
    table = site()
    table.play("visit woodcutter 1")

    assert "occupied" == table.refusal("visit woodcutter 1").code
    assert "visit woodcutter 2" in table.moves()


@rule("AB-18")
def test_the_price_must_be_paid_in_coins() -> None:
    refusal = site("coins 0: 1\nwood 0: 9").refusal("visit woodcutter 2")

    assert "goods-missing" == refusal.code
    assert "That takes 2 coins; you lack 1 coin. (AB-18)" == refusal.says


@rule("AB-18")
def test_an_artisan_has_only_the_places_of_the_card() -> None:
    assert "no-such-place" == site().refusal("visit woodcutter 4").code


@rule("AB-18b")
def test_an_exchange_needs_something_to_give_after_the_price() -> None:
    table = site("faces: hod-carrier woodcutter quarryman carpenter money-changer\ncoins 0: 0")

    assert "goods-missing" == table.refusal("visit money-changer 1").code
    assert "visit money-changer 3" in table.moves()


@rule("AB-18b")
def test_a_rebate_needs_a_card_that_can_then_be_paid() -> None:
    table = site("coins 0: 4\nwood 0: 0\nstone 0: 1")

    assert "nothing-to-build" == table.refusal("visit carpenter 1").code


@rule("AB-18b")
def test_the_price_of_a_rebate_is_paid_before_the_card() -> None:
    table = site("coins 0: 4\nwood 0: 0\nstone 0: 1\nmarket 1: lime-kiln masons-lodge - -")

    assert "nothing-to-build" == table.refusal("visit carpenter 1").code
    table = site("coins 0: 5\nwood 0: 0\nstone 0: 1\nmarket 1: lime-kiln masons-lodge - -")
    assert "visit carpenter 1" in table.moves()


@rule("AB-18b")
def test_a_replacement_needs_a_card_and_a_deck() -> None:
    table = site("seats: 3\nfaces: almoner woodcutter quarryman carpenter land-surveyor")
    for card in range(48):
        if table.now.lies[card] == -1:
            table.now.lies[card] = 13
    for level in range(3):
        table.now.left[level] = 0

    assert "nothing-to-renew" == table.refusal("visit land-surveyor 2").code


@rule("AB-18b")
def test_a_harvest_needs_a_plot_that_pays() -> None:
    table = site("seats: 3\nfaces: almoner woodcutter quarryman carpenter land-surveyor")
    for good in range(3):
        table.now.income[good] = 0

    assert "nothing-to-harvest" == table.refusal("visit land-surveyor 4").code
