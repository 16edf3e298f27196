"""Setting up, characters and the draft (WK-1 to WK-4)."""

import pytest

from chantier import Table
from chantier.games.west_kingdom.scenarios.table import west
from chantier.kernel.dice import Dice
from chantier.testing import rule


@rule("WK-1")
@pytest.mark.parametrize(("seats", "rewards"), [(2, 5), (3, 7), (4, 9), (5, 11)])
def test_rewards_are_twice_the_players_and_one(seats: int, rewards: int) -> None:
    assert rewards == Table("west_kingdom", seats, seed=1).view(None)["rewards_left"]


@rule("WK-1")
def test_the_board_begins_with_eight_apprentices_ten_market_cards_and_four_silver_of_tax() -> None:
    view = Table("west_kingdom", 2, seed=1).view(None)

    assert 8 == sum(card is not None for card in view["shown"])
    assert 40 - 8 == view["apprentices_left"]
    assert 10 == view["market"]["pile"]
    assert 4 == view["tax"]


@rule("WK-1")
def test_the_right_place_shows_the_board_until_the_first_reset() -> None:
    view = Table("west_kingdom", 2, seed=1).view(None)

    assert {"wood": 1, "stone": 1, "marble": 2} == view["market"]["large"]


@rule("WK-1")
def test_the_left_place_shows_the_small_side_of_the_top_card() -> None:
    table = Table.unplayed("west_kingdom", 2)
    table.enter(-1, table.texts.code["small market-2"])

    assert {"gold": 2} == table.view(None)["market"]["small"]


@rule("WK-2")
def test_silver_is_3_to_7_by_turn_order() -> None:
    table = Table.unplayed("west_kingdom", 5, seed=3)
    while table.view(None)["first"] is None:
        code = table.state.draw(table.dice)
        table.enter(-1, table.texts.code["first 3"] if table.texts.text[code].startswith("first") else code)

    assert [5, 6, 7, 3, 4] == [seat["goods"]["silver"] for seat in table.view(None)["seats"]]


@rule("WK-2")
def test_everybody_has_20_workers_virtue_7_and_stands_at_the_foot_of_the_cathedral() -> None:
    for seat in Table("west_kingdom", 3, seed=1).view(None)["seats"]:
        assert (20, 7, 0) == (seat["home"], seat["virtue"], seat["step"])


DRAFT = """
looking 0: smithy steeple tavern well
looking 1: castle chapel church keep
hands 0: -
passes: 0
todo_count: 2
todo: 41 0
"""


@rule("WK-3")
def test_all_keep_one_of_four_pass_left_and_end_with_three() -> None:
    table = west(DRAFT)
    table.play("keep smithy", 0)
    table.play("keep castle", 1)
    table.play("keep chapel", 0)
    table.play("keep tavern", 1)
    assert ["keep steeple", "keep well"] == table.moves(0)
    table.play("keep steeple", 0)
    table.play("keep church", 1)

    assert "smithy steeple chapel" == table.line("hands 0")
    assert "tavern castle church" == table.line("hands 1")


@rule("WK-3")
def test_the_last_cards_go_under_the_deck_in_turn_order() -> None:
    table = west("first: 1\n" + DRAFT)
    for first, second in (("smithy", "castle"), ("chapel", "tavern"), ("steeple", "church")):
        table.play(f"keep {first}", 0)
        table.play(f"keep {second}", 1)

    assert "keep well" == table.line("under")
    assert "1 0" == table.line("under_by")


@rule("WK-3")
def test_all_choose_at_the_same_time_and_secretly() -> None:
    table = west(DRAFT)
    assert [0, 1] == table.waiting
    table.play("keep castle", 1)

    assert [0] == table.waiting
    assert "keeps a card." == next(event.says for event in table.log(0) if event.name == "card-kept")
    assert [] == table.view(0)["seats"][1].get("hand", [])
    assert "not-in-hand" == table.refusal("keep castle", 0).code


@rule("WK-3")
def test_who_has_passed_cards_on_remembers_them() -> None:
    table = west(DRAFT)
    for first, second in (("smithy", "castle"), ("chapel", "tavern"), ("steeple", "church")):
        table.play(f"keep {first}", 0)
        table.play(f"keep {second}", 1)
    view = table.now.seen_by(0)
    passed = view.passed[0] & view.buildings
    worlds = [view.filled(Dice(number)).hands[1] for number in range(100)]

    assert 0 == view.passed[1]
    assert passed & table.now.hands[1]
    assert 50 * passed.bit_count() < sum((hand & passed).bit_count() for hand in worlds)


@rule("WK-4")
def test_a_character_replaces_silver_and_virtue_and_some_workers_begin_in_prison() -> None:
    table = Table.unplayed("west_kingdom", 2, options={"characters": True})
    draws = ["small market-1", *(f"apprentice {card}" for card in FIRST_EIGHT), "character caroline", "character ada"]
    for draw in draws:
        table.enter(-1, table.texts.code[draw])
    caroline, ada = table.view(None)["seats"]

    assert (8, 12, 10, 3) == (caroline["prison"], caroline["home"], caroline["goods"]["silver"], caroline["virtue"])
    assert (0, 20, 0, 11) == (ada["prison"], ada["home"], ada["goods"]["silver"], ada["virtue"])
    assert 1 == table.view(None)["first"], "the highest virtue starts"


FIRST_EIGHT = (
    "acolyte-cards",
    "acolyte-clay",
    "acolyte-silver",
    "conspirator-1",
    "conspirator-2",
    "debt-collector-clay",
    "debt-collector-stone",
    "debt-collector-wood",
)


@rule("WK-4")
def test_what_a_character_has_besides_comes_after_the_draft() -> None:
    table = west("first: 1\ncharacters: 1\ncharacter 0: caroline\ncharacter 1: ada\n" + DRAFT)
    for first, second in (("smithy", "castle"), ("chapel", "tavern")):
        table.play(f"keep {first}", 0)
        table.play(f"keep {second}", 1)
    table.play("keep steeple", 0)
    assert (0, 0) == (table.now.unpaid[0], table.now.goods[0 * 6 + 4])
    table.play("keep church", 1)

    assert (1, 1) == (table.now.unpaid[0], table.now.goods[0 * 6 + 4])
    assert (4, 1) == (table.now.cards[1], table.now.goods[1 * 6 + 3])


@rule("WK-4")
def test_characters_are_all_different_and_promos_only_come_with_their_option() -> None:
    base = {"therese", "caroline", "ada", "frederick", "rudolf"}
    for seed in range(5):
        view = Table("west_kingdom", 5, seed=seed, options={"characters": True}).view(None)

        assert base == {seat["character"] for seat in view["seats"]}
