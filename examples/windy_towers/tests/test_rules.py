"""A scenario for every rule, from described positions."""

import pytest
from windy_towers import GAME

from chantier import Dice, Moves
from chantier.kernel.rulebook import rulebook
from chantier.testing import Scene, at, rule


def towers(position: str) -> Scene:
    """A described position; the quarry is full, so that the wind is all that is drawn before a turn."""
    return at("windy_towers", position if "quarry" in position else f"{position}\nquarry: 1=3")


@rule("TW-1")
def test_there_are_eight_stones_of_each_size() -> None:
    table = towers("")

    assert GAME.conserved(table.state)["stones"] == 48


@rule("TW-2")
def test_four_stones_are_dealt_in_secret_and_three_lie_open() -> None:
    table = Scene("windy_towers", seats=3, seed=1)

    assert [seat["stones"] for seat in table.view(0)["seats"]] == [4, 4, 4]
    assert len(table.view(1)["hand"]) == 4
    assert len(table.view(None)["quarry"]) == 3
    assert table.view(None)["hand"] == []


@rule("TW-3")
def test_a_turn_begins_with_the_wind() -> None:
    table = towers("")
    table.will_draw("wind 5")

    assert table.view(0)["wind"] == 5


@rule("TW-4")
def test_after_one_action_the_next_player_has_a_wind_of_their_own() -> None:
    table = towers("hands 0: 6=1\nwind: 2")
    table.play("lay 6")

    assert table.seat == 1


@rule("TW-5")
def test_fetching_draws_two_stones_that_nobody_else_sees() -> None:
    table = towers("hands 0: 6=1\nwind: 2")
    table.play("fetch")

    assert table.view(0)["seats"][0]["stones"] == 3
    assert [event.figures for event in table.log(1) if event.name == "dealt" and not event.hidden] == []


@rule("TW-5")
def test_a_hand_has_at_most_seven_stones() -> None:
    table = towers("hands 0: 6=6\nwind: 2\nquarry: 1=3")
    table.play("fetch")

    assert table.view(0)["seats"][0]["stones"] == 7


@rule("TW-6")
def test_an_open_stone_is_picked_and_replaced() -> None:
    table = towers("quarry: 1=1 2=1 5=1\nwind: 2")
    table.play("pick 5")

    assert table.view(0)["hand"] == [5]
    assert len(table.view(0)["quarry"]) == 3
    assert towers("quarry: 1=3\nwind: 2").why_not("pick 4").code == "not-open"  # type: ignore[union-attr]


@rule("TW-7")
def test_a_stone_is_never_wider_than_the_one_below() -> None:
    table = towers("towers 0: 4\nhands 0: 4=1 5=1\nwind: 1")
    refusal = table.why_not("lay 5")

    assert refusal is not None
    assert refusal.says == "A 5 is wider than the 4 below it. (TW-7)"
    assert table.why_not("lay 4") is None


@rule("TW-8")
def test_a_light_stone_needs_a_prop_which_is_lost() -> None:
    table = towers("hands 0: 2=1 4=1 1=1\nwind: 5")
    table.play("lay 2")

    assert table.moves() == ["prop 4"]
    assert table.why_not("prop 1").code == "prop-too-light"  # type: ignore[union-attr]
    table.play("prop 4")
    assert table.view(0)["seats"][0]["tower"] == [2]
    assert table.view(0)["hand"] == [1]


@rule("TW-8")
def test_without_a_prop_the_refusal_says_what_is_missing() -> None:
    refusal = towers("hands 0: 2=1 1=1\nwind: 5").why_not("lay 2")

    assert refusal is not None
    assert refusal.says == "The wind is 5: a 2 needs a prop of at least 3, and you have none. (TW-8)"


@rule("TW-8")
def test_whoever_needs_a_prop_holds_one_in_every_world_that_others_imagine() -> None:
    table = towers("hands 0: 2=1 4=1 1=1\nwind: 5")
    table.play("lay 2")
    worlds = [table.state.seen_by(1).filled(Dice(seed)) for seed in range(30)]

    for world in worlds:
        moves = Moves()
        world.legal(0, moves)
        assert moves.count > 0


@rule("TW-9")
def test_the_highest_stone_can_be_taken_back() -> None:
    table = towers("towers 0: 6 3\nwind: 5")
    table.play("take-down")

    assert table.view(0)["seats"][0]["tower"] == [6]
    assert table.view(0)["hand"] == [3]
    assert towers("wind: 5").why_not("take-down").code == "no-tower"  # type: ignore[union-attr]


@rule("TW-5", "TW-9")
def test_a_full_hand_takes_nothing_back() -> None:
    table = towers("towers 0: 6\nhands 0: 1=7\nwind: 6\nquarry: 2=3")

    assert table.why_not("take-down").code == "hand-full"  # type: ignore[union-attr]
    assert table.why_not("pick 2").code == "hand-full"  # type: ignore[union-attr]


@rule("TW-10")
def test_the_game_ends_with_the_round_of_the_sixth_storey() -> None:
    table = towers("round: 7\ntowers 0: 6 6 5 4 4\nhands 0: 3=1\nwind: 1")
    table.play("lay 3")

    assert table.outcome is None
    table.play("fetch")
    assert table.outcome.winners == [0]  # type: ignore[union-attr]


@rule("TW-11")
def test_a_storey_counts_its_height_and_ties_go_to_the_hand() -> None:
    table = towers("round: 20\nturn: 1\ntowers 0: 6 5\ntowers 1: 3 2 1\nwind: 6")
    table.play("take-down")

    assert table.outcome.points == [3, 3]  # type: ignore[union-attr]
    assert table.outcome.winners == [1]  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_rule_has_a_scenario(lang: str, request: pytest.FixtureRequest) -> None:
    marks = [mark for item in request.session.items for mark in item.iter_markers("rule")]
    shown = {number for mark in marks for number in mark.args}

    assert set(rulebook(GAME.folder, lang).rules) <= shown
