"""Choosing piles (AG-8), and piles that are empty (AG-23)."""

from __future__ import annotations

from chantier.games.architecture_game.scenarios.pieces import COLOSSEUM, TAJ, table
from chantier.testing import Scene, rule

FEW = "sizes square: 0", "sizes compass: 0", "sizes arrow: 0", "sizes hourglass: 0"


@rule("AG-8")
def test_the_lowest_pawn_chooses_first() -> None:
    scene = table("seats: 3", "pawns 0: 3", "pawns 1: 1", "pawns 2: 2", "current: 1")
    chosen = [scene.seat]
    scene.play("take arrow")
    chosen.append(scene.seat)
    scene.play("take anchor")
    chosen.append(scene.seat)

    assert [1, 2, 0] == chosen


@rule("AG-8")
def test_the_pawn_stays_where_the_pile_was() -> None:
    scene = table()
    scene.play("take arrow")

    assert {"symbol": None, "pawn": 1} == scene.view(None)["places"][2]
    assert "arrow" == scene.view(None)["seats"][0]["symbol"]
    assert {"symbol": "@symbol-arrow", "pawn": 1} == scene.event("took")


@rule("AG-8")
def test_a_pile_that_somebody_has_can_not_be_taken() -> None:
    scene = table("seats: 3")
    scene.play("take arrow")

    refusal = scene.refusal("take arrow")
    assert ("pile-taken", "AG-8") == (refusal.code, refusal.rule)


@rule("AG-8")
def test_whoever_has_one_pile_to_choose_from_is_not_asked() -> None:
    scene = table(*FEW[:3], "sizes hourglass: 3", "sizes anchor: 4")
    scene.play("take anchor")

    assert "hourglass" == scene.line("holds 1")
    assert [0, 1] == scene.waiting


@rule("AG-23")
def test_an_empty_pile_can_not_be_taken() -> None:
    scene = table("sizes square: 0")

    refusal = scene.refusal("take square")
    assert ("pile-empty", "AG-23") == (refusal.code, refusal.rule)
    assert "square" == scene.view(None)["places"][0]["symbol"]


def two_piles(*lines: str) -> Scene:
    """Seats 0 and 1 search the last two piles, seat 2 finds none."""
    scene = table("seats: 3", *FEW[:3], "sizes hourglass: 1", "sizes anchor: 3", *lines)
    scene.play("take anchor")
    return scene


def at_play(*lines: str) -> Scene:
    """It is the turn of seat 2, which found no pile."""
    scene = two_piles(*lines)
    for seat in (0, 1):
        scene.play("next", seat)
        scene.play("keep", seat)
    scene.play("pawn 1")
    for seat in (0, 1):
        scene.play_all(scene.moves(seat)[0], "under arrow")
    return scene


@rule("AG-23")
def test_whoever_finds_no_pile_keeps_the_pawn_and_searches_nothing() -> None:
    scene = two_piles()

    assert [0, 1] == scene.waiting
    assert [2] == [event.seat for event in scene.log() if event.name == "no-pile"]
    assert 3 == scene.view(None)["seats"][2]["pawn"]
    assert 1 == scene.now.stranded


@rule("AG-23")
def test_a_pawn_that_stayed_with_its_owner_can_not_be_taken() -> None:
    scene = two_piles()
    for seat in (0, 1):
        scene.play("next", seat)
        scene.play("keep", seat)

    assert ["pawn 1", "pawn 2"] == scene.moves(0)
    assert "pawn-gone" == scene.refusal("pawn 3", 0).code


@rule("AG-23")
def test_whoever_found_no_pile_builds_or_passes() -> None:
    scene = at_play(f"hands 2: {COLOSSEUM[0]} {TAJ[2]}")

    assert ["pass", f"build {COLOSSEUM[0]}"] == scene.moves(2)
    refusal = scene.refusal(f"put {TAJ[2]}")
    assert ("build-or-pass", "AG-23") == (refusal.code, refusal.rule)


@rule("AG-23")
def test_a_hand_may_then_be_smaller() -> None:
    scene = at_play(f"hands 2: {COLOSSEUM[0]} {TAJ[2]}")
    scene.play(f"build {COLOSSEUM[0]}")

    assert 1 == scene.view(None)["seats"][2]["hand"]


@rule("AG-23")
def test_passing_changes_nothing() -> None:
    scene = at_play()
    scene.play("pass")

    assert 2 == scene.view(None)["seats"][2]["hand"]
    assert 2 == scene.now.round


@rule("AG-23")
def test_a_fragment_may_go_under_an_empty_pile() -> None:
    scene = at_play()

    assert 2 == scene.now.sizes[2]


@rule("AG-23")
def test_without_any_pile_the_round_goes_on_with_the_pawns_held() -> None:
    scene = table("seats: 3", *FEW, "sizes anchor: 0", "phase: playing", "current: 2", "round: 4")
    scene.play("pass")
    scene.play("pass")

    assert [0, 1, 2] == [event.seat for event in scene.log() if event.name == "no-pile"]
    assert ("playing", 1) == (scene.view(None)["phase"], scene.seat)
