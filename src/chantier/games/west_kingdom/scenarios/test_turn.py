"""A turn (WK-5 to WK-9b)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import RICH, goods, owns, west
from chantier.testing import rule


@rule("WK-5")
def test_one_worker_is_placed_then_the_next_player_has_a_turn() -> None:
    table = west()
    table.play("place forest")

    assert "forest=1" == table.line("workers 0")
    assert 19 == table.now.home[0]
    assert 1 == table.seat


@rule("WK-6")
def test_without_a_worker_at_home_one_is_taken_back_and_the_turn_is_over() -> None:
    table = west("workers 0: forest=5 mine=15")
    assert ["take-back forest", "take-back mine"] == table.moves()
    table.play("take-back mine")

    assert "forest=5 mine=14" == table.line("workers 0")
    assert (1, 1) == (table.now.home[0], table.seat)


@rule("WK-6")
def test_a_large_place_comes_before_market_prison_and_boards() -> None:
    table = west("workers 0: forest=1 mine=1\nprison 0: 10\ncaptives 1: 0=8")

    assert "large-place-first" == table.refusal("take-back prison").code
    assert "none-of-yours" == table.refusal("take-back quarry").code
    assert "stays-in-guildhall" == table.refusal("take-back guildhall").code


@rule("WK-6")
@pytest.mark.parametrize("source", ["market-left", "prison", "board-1"])
def test_with_none_on_a_large_place_it_comes_from_market_prison_or_a_board(source: str) -> None:
    table = west("stalls: 0 - -\nprison 0: 9\ncaptives 1: 0=8\nguild 0: 2")
    assert ["take-back market-left", "take-back prison", "take-back board-1"] == table.moves()
    table.play(f"take-back {source}")

    assert 1 == table.now.home[0]
    assert 2 == table.now.guild[0]


@rule("WK-6")
def test_all_workers_in_the_guildhall_skip_the_turn() -> None:
    table = west("current: 1\nguild 0: 20")
    table.play("place forest")

    assert [{}] == table.events("turn-skipped")
    assert 1 == table.seat


HAND = "smithy steeple stone-market tavern thieves-den tilers-hut trading-post treasury"


@rule("WK-7")
def test_more_than_six_cards_are_discarded_one_by_one_under_the_deck() -> None:
    table = west(f"hands 0: {HAND}")
    table.play("place forest")
    assert 0 == table.seat
    assert "not-in-hand" == table.refusal("discard well").code
    table.play_all("discard smithy", "discard tavern")

    assert 1 == table.seat
    assert "smithy tavern" == table.line("under")
    assert 6 == table.now.cards[0]


@rule("WK-7")
def test_the_hand_is_discarded_after_a_reset() -> None:
    table = west(f"hands 0: {HAND}\nstalls: 1 1 -")
    table.play("place market-right")

    assert "- - -" == table.line("stalls")
    assert ["discard smithy", "discard steeple"] == table.moves()[:2]


@rule("WK-8")
def test_tax_coins_go_to_the_tax_stand_and_other_silver_to_the_bank() -> None:
    table = west("goods 0: silver=4", "apprentice miner-1")
    table.play_all("place workshop", "hire acolyte-cards")

    assert 0 == owns(table, 0, "silver")
    assert 4 + 2 == table.now.tax
    assert {"silver": 4, "tax": 2} == table.event("paid")


@rule("WK-8")
@pytest.mark.parametrize(("virtue", "tax"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 2)])
def test_a_low_virtue_waives_tax_that_nobody_pays(virtue: int, tax: int) -> None:
    table = west(f"virtue 0: {virtue}\ngoods 0: silver=9")
    table.play_all("place workshop", "hire conspirator-2")

    assert 9 - 2 - tax == owns(table, 0, "silver")
    assert 4 + tax == table.now.tax


@rule("WK-8")
def test_waivers_add_up_but_never_below_nothing() -> None:
    table = west("virtue 0: 0\ncharacter 0: ada\ngoods 0: silver=9")
    table.play_all("place workshop", "hire conspirator-2")

    assert 7 == owns(table, 0, "silver")


@rule("WK-8")
def test_each_price_of_the_guardhouse_is_reduced_on_its_own() -> None:
    table = west("character 0: ada\nunpaid 0: 2\nworkers 0: guardhouse=1\ngoods 0: silver=12\nvirtue 0: 7")
    table.play_all("place guardhouse", "guard settle")

    assert 12 - 2 * (2 + 3) == owns(table, 0, "silver")


@rule("WK-9")
def test_a_place_is_closed_when_nothing_can_be_done_or_paid_there() -> None:
    table = west("tax: 0\ngoods 0: -")

    assert "nothing-to-build" == table.refusal("place guildhall").code
    assert "nothing-to-guard" == table.refusal("place guardhouse").code
    assert "no-silver-there" == table.refusal("place tax-stand").code
    assert "too-dear" == table.refusal("place town-hall").code
    assert "too-dear" == table.refusal("place market-left").code


@rule("WK-9")
def test_six_places_are_always_open() -> None:
    table = west("tax: 0\ngoods 0: -")

    expected = ["forest", "quarry", "mine", "silversmith", "storehouse", "workshop"]
    assert [f"place {place}" for place in expected] == table.moves()


@rule("WK-9")
def test_the_middle_of_the_market_is_closed_without_a_card_to_take() -> None:
    table = west("shown: - - - - - - - -")
    table.now.buildings = table.now.buildings_left = 0

    assert "nothing-to-take" == table.refusal("place market-middle").code


@rule("WK-9")
def test_the_first_action_must_be_done_further_ones_need_not() -> None:
    table = west("workers 0: town-hall=1 forest=1\nworkers 1: forest=2")
    table.play("place town-hall")
    assert "must-act" == table.refusal("done").code
    table.play("capture forest 1")
    table.play("done")

    assert 1 == table.seat


@rule("WK-9")
def test_the_first_action_of_the_guardhouse_must_be_done() -> None:
    table = west("workers 0: guardhouse=1\nprison 0: 1\ncaptives 0: 1=2")
    table.play("place guardhouse")

    assert "must-act" == table.refusal("done").code


@rule("WK-9")
def test_in_the_storehouse_nothing_need_be_done() -> None:
    table = west(f"goods 0: {RICH}")
    table.play_all("place storehouse", "done")

    assert RICH == goods(table)


@rule("WK-9b")
def test_an_apprentice_hired_in_the_market_does_not_act_at_once() -> None:
    table = west("shown: swindler-clay miner-1 miner-2 thief labourer trickster illusionist peddler\npromos: 1")
    table.play_all("place market-middle", "hire swindler-clay")

    assert 0 == owns(table, 0, "clay")


@rule("WK-9b")
def test_an_apprentice_dismissed_since_the_worker_was_placed_still_acts() -> None:
    table = west("crew 0: swindler-clay miner-1 miner-2 thief labourer")
    table.play_all("place market-middle", "hire acolyte-clay", "dismiss swindler-clay")

    assert 2 == owns(table, 0, "clay")


@rule("WK-9b")
def test_a_question_with_one_answer_is_not_asked() -> None:
    table = west("goods 0: -")
    table.play("place workshop")

    assert 1 == table.seat
    assert 1 == table.now.cards[0]


@rule("WK-5")
def test_a_move_that_is_not_asked_for_is_refused_with_what_is_asked() -> None:
    refusal = west().refusal("exchange 2-clay-for-1-virtue")

    assert "not-now" == refusal.code
    assert "WK-5" == refusal.rule
