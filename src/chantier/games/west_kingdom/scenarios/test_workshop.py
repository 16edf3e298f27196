"""The workshop (WK-15 to WK-17)."""

import pytest

from chantier.games.west_kingdom.scenarios.table import owns, west
from chantier.testing import rule

ROW = "shown: miner-1 miner-2 thief trickster peddler patron-clay patron-wood trader-clay\npromos: 1\n"


@rule("WK-15")
def test_virtue_3_hires_at_column_3_with_one_worker() -> None:
    table = west(ROW + "virtue 0: 3\ngoods 0: silver=9", "apprentice jeweller-1")
    table.play_all("place workshop", "hire thief")

    assert 9 - (1 + 2 + 2) == owns(table, 0, "silver")
    assert 4 + 1 == table.now.tax
    assert "miner-1 miner-2 trickster jeweller-1 peddler patron-clay patron-wood trader-clay" == table.line("shown")
    assert "1 1 0 0 0 0 0 0" == table.line("coins")
    assert "thief" == table.line("crew 0")


@rule("WK-15")
def test_workers_there_reach_as_many_columns_without_coins() -> None:
    table = west(ROW + "workers 0: workshop=2\ngoods 0: silver=9")
    table.play_all("place workshop", "hire patron-wood")

    assert 5 == owns(table, 0, "silver")
    assert "0 0 0 0 0 0 0 0" == table.line("coins")


@rule("WK-15")
def test_coins_lie_on_the_first_cards_of_that_row() -> None:
    table = west(ROW + "workers 0: workshop=1\ngoods 0: silver=9")
    table.play_all("place workshop", "hire trader-clay")

    assert "0 0 0 0 1 1 0 0" == table.line("coins")
    assert 9 - 6 == owns(table, 0, "silver")


@rule("WK-15")
def test_silver_on_a_card_goes_to_whoever_hires_it_but_does_not_pay_for_it() -> None:
    table = west(ROW + "coins: 3 0 0 0 0 0 0 0\ngoods 0: silver=3")
    table.play("place workshop")
    assert 1 == table.seat, "4 silver are not there, so nothing but plans"

    table = west(ROW + "coins: 3 0 0 0 0 0 0 0\ngoods 0: silver=4")
    table.play_all("place workshop", "hire miner-1")

    assert 3 == owns(table, 0, "silver")


@rule("WK-15")
def test_silver_on_a_card_is_taken_through_the_black_market_too() -> None:
    table = west(ROW + "coins: 0 0 0 2 0 0 0 0\ngoods 0: silver=2")
    table.play_all("place market-middle", "hire trickster")

    assert 2 == owns(table, 0, "silver")


@rule("WK-15")
def test_coins_slide_with_their_cards() -> None:
    table = west(ROW + "coins: 0 1 2 0 0 0 0 0\ngoods 0: silver=9")
    table.play_all("place workshop", "hire miner-1")

    assert "1 2 0 0 0 0 0 0" == table.line("coins")


@rule("WK-15")
def test_who_is_not_face_up_or_too_dear_is_not_hired() -> None:
    table = west(ROW + "goods 0: silver=4")
    table.play("place workshop")

    assert "not-face-up" == table.refusal("hire labourer").code
    assert "It takes 5 silver, you have 4. (WK-15)" == table.refusal("hire miner-2").says


@rule("WK-15")
def test_when_the_deck_is_empty_the_row_stays_shorter() -> None:
    table = west(ROW + "goods 0: silver=9")
    table.now.apprentices = 0
    table.play_all("place workshop", "hire miner-1")

    assert "miner-2 thief trickster - peddler patron-clay patron-wood trader-clay" == table.line("shown")


@rule("WK-16")
@pytest.mark.parametrize(("there", "cards"), [(0, 1), (1, 2), (2, 2), (3, 3)])
def test_plans_are_a_card_and_one_for_every_two_workers(there: int, cards: int) -> None:
    table = west(f"workers 0: workshop={there}\ngoods 0: silver=9")
    table.play_all("place workshop", "plans")

    assert cards == table.now.cards[0]


FULL = "crew 0: acolyte-silver jeweller-1 jeweller-2 labourer merchant-clay\n"


@rule("WK-17")
def test_at_five_apprentices_one_is_dismissed_first() -> None:
    table = west(ROW + FULL + "goods 0: silver=9")
    table.play_all("place workshop", "hire miner-1")
    assert "not-employed" == table.refusal("dismiss miner-1").code
    table.play("dismiss acolyte-silver")

    assert "jeweller-1 jeweller-2 labourer merchant-clay miner-1" == table.line("crew 0")
    assert "acolyte-silver" == table.line("dismissed")
    assert 7 == table.now.virtue[0], "virtue on hire is not undone"


@rule("WK-17")
def test_a_dismissal_is_seen_by_all() -> None:
    table = west(ROW + FULL + "goods 0: silver=9")
    table.play_all("place workshop", "hire miner-1", "dismiss acolyte-silver")

    says = [event.says for event in table.log(1)]
    assert "is about to hire the Miner with a lantern." in says
    assert "dismisses the Acolyte with a purse." in says


@rule("WK-15")
@pytest.mark.parametrize(("card", "virtue"), [("acolyte-clay", 8), ("trickster", 6), ("miner-1", 7)])
def test_hiring_changes_virtue_as_the_card_says(card: str, virtue: int) -> None:
    table = west(f"shown: {card} - - - - - - -\ngoods 0: silver=4")
    table.play_all("place workshop", f"hire {card}")

    assert virtue == table.now.virtue[0]
