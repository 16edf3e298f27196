"""What lies under decks, and what is secret (WK-33, WK-35)."""

from chantier.games.west_kingdom.codes import LOOKED
from chantier.games.west_kingdom.scenarios.table import goods, west
from chantier.kernel.dice import Dice
from chantier.kernel.state import UNKNOWN
from chantier.testing import rule


@rule("WK-33")
def test_cards_under_the_deck_come_up_in_order_when_the_rest_is_used_up() -> None:
    table = west("under: keep well palace\nunder_by: 0 1 1\nworkers 0: workshop=3\ngoods 0: -")
    last = table.texts.vocabularies["building"].ids.index("smithy")
    table.now.buildings, table.now.buildings_left = 1 << last, 1
    table.play("place workshop")

    assert "smithy well keep" == table.line("hands 0")
    assert "palace" == table.line("under")


@rule("WK-33")
def test_fewer_cards_than_asked_are_taken_as_they_are() -> None:
    table = west("under: keep\nunder_by: 1\nworkers 0: workshop=5\ngoods 0: -")
    table.now.buildings = table.now.buildings_left = 0
    table.play("place workshop")

    assert "keep" == table.line("hands 0")
    assert 1 == table.seat


@rule("WK-33")
def test_dismissed_apprentices_come_up_when_the_rest_is_used_up() -> None:
    table = west("dismissed: labourer thief\ngoods 0: silver=9")
    table.now.apprentices = 0
    table.play_all("place workshop", "hire acolyte-cards")

    assert "labourer" == table.line("shown").split()[3]
    assert "thief" == table.line("dismissed")


@rule("WK-33")
def test_when_the_market_pile_is_empty_the_left_shows_the_board_and_the_right_keeps_its_card() -> None:
    table = west("stalls: 1 1 -\nmarket_cards: market-2\nsmall: market-2", "large market-2")
    table.play("place market-right")
    assert {"gold": 1, "marble": 1} == table.view(None)["market"]["small"]

    table = west("stalls: 1 1 -\nmarket_cards: -\nsmall: -\nlarge: market-2\nprison 1: 1\ngoods 0: silver=3")
    table.play("place market-right")
    assert "wood=1 stone=1 gold=1 marble=1" == goods(table)
    assert "market-2" == table.line("large")
    assert [1, 3] == list(table.now.prison), "the rest of a reset still happens"


@rule("WK-35")
def test_others_see_how_many_cards_a_hand_has_but_not_which() -> None:
    table = west("hands 0: well keep\nhands 1: castle")
    view = table.view(1)

    assert [2, 1] == [seat["cards"] for seat in view["seats"]]
    assert ["castle"] == [card["id"] for card in view["own"]["hand"]]
    assert 0 == table.now.seen_by(1).hands[0]


@rule("WK-35")
def test_what_was_put_under_the_deck_is_known_to_whoever_put_it_there() -> None:
    table = west("under: keep well palace\nunder_by: 0 1 0")

    assert ["keep", "palace"] == table.view(0)["own"]["under"]
    assert ["well"] == table.view(1)["own"]["under"]
    assert [UNKNOWN] * 3 == list(table.now.seen_by(-2).under[:3])


@rule("WK-35")
def test_cards_being_looked_at_are_secret_but_their_number_is_not() -> None:
    table = west("goods 0: silver=2")
    table.play_all("place market-middle", "look")

    assert 5 == table.view(1)["seats"][0]["looking"]
    assert [UNKNOWN] * LOOKED == list(table.now.seen_by(1).looking[:LOOKED])
    assert 5 == len(table.view(0)["own"]["looking"])


@rule("WK-35")
def test_the_large_side_of_the_top_card_is_not_known_before_it_is_turned() -> None:
    table = west("stalls: 1 1 -\nsmall: market-2")
    table.now.play(0, table.texts.code["place market-right"])

    assert ["large market-2", "large market-7"] == table.draws()


@rule("WK-35")
def test_a_world_that_fits_keeps_what_the_seat_knows() -> None:
    table = west("hands 0: well keep\nhands 1: castle palace\nunder: church smithy\nunder_by: 0 1")
    world = table.now.seen_by(0).filled(Dice(1))

    assert table.now.hands[0] == world.hands[0]
    assert table.now.under[0] == world.under[0]
    assert 2 == world.hands[1].bit_count()
    assert 0 == world.hands[0] & world.hands[1]
