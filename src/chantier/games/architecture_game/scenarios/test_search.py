"""Searching a pile (AG-9, AG-10, AG-13a, AG-14)."""

from __future__ import annotations

import pytest

from chantier.games.architecture_game.scenarios.pieces import COLOSSEUM, PARTHENON, TAJ, racing, table
from chantier.kernel.errors import CannotUndo
from chantier.testing import rule

SQUARE = f"piles square: {PARTHENON[0]} {PARTHENON[1]} {PARTHENON[2]}"
ALL_SEARCH = [0, 1, 2]


@rule("AG-9")
def test_when_all_have_a_pile_everybody_searches_at_once() -> None:
    scene = table("seats: 3")
    scene.play_all("take square", "take compass")
    before = scene.waiting
    scene.play("take arrow")

    assert [2] == before
    assert ALL_SEARCH == scene.waiting
    assert "signal" == scene.log()[-1].name


@rule("AG-9")
@pytest.mark.parametrize("seat", ALL_SEARCH)
def test_nobody_waits_for_anybody_while_searching(seat: int) -> None:
    scene = racing("seats: 3")
    scene.play("next", seat)
    scene.play("next", seat)

    assert ALL_SEARCH == scene.waiting
    assert 2 == scene.view(seat)["search"]["position"]


@rule("AG-10")
def test_a_kept_fragment_comes_into_the_hand_and_the_others_stay_in_order() -> None:
    scene = racing(SQUARE, "sizes square: 3")
    scene.play_all("next", "next", "keep")

    assert f"{PARTHENON[0]} {PARTHENON[2]}" == scene.line("piles square")
    assert sorted([*TAJ[:2], PARTHENON[1]]) == sorted(scene.view(0)["hand"])
    assert 2 == scene.now.sizes[0]


@rule("AG-10")
def test_everybody_sees_that_one_was_kept_but_not_which() -> None:
    scene = racing(SQUARE)
    scene.play_all("next", "keep")

    assert "kept-one" == scene.log(1)[-1].name
    assert ["kept-one", "kept-this"] == [event.name for event in scene.log(0)[-2:]]
    assert scene.view(1)["seats"][0]["kept"]


@rule("AG-10")
def test_whoever_has_kept_one_is_done_searching() -> None:
    scene = racing()
    scene.play("next", 0)
    scene.play("keep", 0)

    assert [1] == scene.waiting
    assert "not-your-turn" == scene.refusal("next", 0).code


@rule("AG-14")
def test_a_search_begins_above_the_pile() -> None:
    scene = racing()

    assert ["next"] == scene.moves(0)
    assert None is scene.view(0)["search"]["fragment"]
    refusal = scene.refusal("keep", 0)
    assert ("nothing-shown", "AG-14") == (refusal.code, refusal.rule)


@rule("AG-14")
def test_the_first_next_shows_the_top_fragment() -> None:
    scene = racing(SQUARE)
    scene.play("next")

    assert PARTHENON[0] == scene.view(0)["search"]["fragment"]
    assert {"fragment": f"@fragment-{PARTHENON[0]}", "position": 1} == scene.log(0)[-1].figures


@rule("AG-14")
def test_there_is_nothing_before_the_first() -> None:
    scene = racing(SQUARE)
    scene.play("next")

    assert "first-fragment" == scene.refusal("previous", 0).code
    assert "previous" not in scene.moves(0)


@rule("AG-14")
def test_there_is_nothing_after_the_last() -> None:
    scene = racing(SQUARE, "sizes square: 3")
    scene.play_all("next", "next", "next")

    refusal = scene.refusal("next", 0)
    assert ("last-fragment", "AG-14") == (refusal.code, refusal.rule)


@rule("AG-14")
def test_every_turn_counts_one_forwards_and_backwards() -> None:
    scene = racing(SQUARE)
    scene.play_all("next", "next", "previous", "next")

    assert 4 == scene.view(0)["search"]["turned"]
    assert PARTHENON[1] == scene.view(0)["search"]["fragment"]


@rule("AG-14")
def test_keep_takes_the_fragment_shown() -> None:
    scene = racing(SQUARE)
    scene.play_all("next", "next", "previous", "keep")

    assert PARTHENON[0] in scene.view(0)["hand"]


@rule("AG-14")
@pytest.mark.parametrize("moves", [("next",), ("next", "next", "previous"), ("next", "keep")])
def test_a_search_can_not_be_taken_back(moves: tuple[str, ...]) -> None:
    scene = racing(SQUARE)
    scene.play_all(*moves)

    with pytest.raises(CannotUndo):
        scene.undo(0)


@rule("AG-14")
def test_a_fragment_that_nobody_has_seen_is_drawn_when_it_is_turned_up() -> None:
    scene = racing()
    scene.will_draw(f"look {COLOSSEUM[0]}")
    scene.play("next")

    assert COLOSSEUM[0] == scene.view(0)["search"]["fragment"]
    assert COLOSSEUM[0] == scene.line("piles square")


@rule("AG-13a")
def test_a_look_is_spent_on_a_fragment_not_yet_seen_in_this_search() -> None:
    scene = racing()
    scene.play_all("next", "next")
    two = scene.view(0)["looks"]
    scene.play_all("previous", "next")

    assert (3, 3) == (two, scene.view(0)["looks"])


@rule("AG-13a")
def test_without_a_look_one_of_those_seen_must_be_kept() -> None:
    scene = racing()
    scene.play_all(*["next"] * 5)

    refusal = scene.refusal("next", 0)
    assert ("no-look-left", "AG-13a") == (refusal.code, refusal.rule)
    assert ["keep", "previous"] == scene.moves(0)


@rule("AG-13a")
def test_the_stock_grows_by_five_to_at_most_twelve() -> None:
    scene = racing("looks 0: 3", "looks 1: 11")
    for seat in (0, 1):
        scene.play("next", seat)
        scene.play("keep", seat)
    scene.play("pawn 1")

    assert [7, 12] == list(scene.now.looks)


@rule("AG-13a")
def test_a_live_race_has_no_stock_of_looks() -> None:
    scene = racing("tempo: live")
    scene.play_all(*["next"] * 8)

    assert 8 == scene.view(0)["search"]["position"]
    assert None is scene.view(0)["looks"]


@rule("AG-13a")
def test_a_fragment_seen_in_an_earlier_search_costs_a_look_again() -> None:
    scene = racing(SQUARE, "known square: 1 1 1", "looks 0: 1")
    scene.play("next")

    assert 0 == scene.view(0)["looks"]
    assert "next" not in scene.moves(0)


@rule("AG-13a")
def test_the_view_says_what_the_next_fragment_costs() -> None:
    scene = racing(SQUARE, "looks 0: 3")
    costs = [scene.view(0)["search"]["next_costs"]]
    for move in ("next", "next", "previous"):
        scene.play(move, 0)
        costs.append(scene.view(0)["search"]["next_costs"])

    assert [1, 1, 1, 0] == costs
