"""The race and the pawns (AG-11 to AG-13b)."""

from __future__ import annotations

from chantier import Table, parse_record
from chantier.games.architecture_game.scenarios.pieces import PARTHENON, racing
from chantier.kernel.facts import facts
from chantier.testing import Scene, rule


def all_keep(scene: Scene, *turns: int) -> None:
    """Each seat turns over so many and keeps the last."""
    for seat, times in enumerate(turns):
        for _ in range(times):
            scene.play("next", seat)
        scene.play("keep", seat)


@rule("AG-11")
def test_a_pile_goes_where_the_chosen_pawn_stood() -> None:
    """Figure 3: the first to finish takes pawn 1, which stands where the other's pile was."""
    scene = racing("pawns 0: 2", "pawns 1: 1", "current: 1")
    assert ["square", "1"] == [scene.line("holds 1"), scene.line("pawn_at 1")]
    all_keep(scene, 1, 2)
    scene.play("pawn 1")

    assert ["compass", "1"] == [scene.line("pile_at 1"), scene.line("pawns 0")]
    assert {"pawn": 1, "symbol": "@symbol-compass"} == scene.events("pawn-taken")[0]


@rule("AG-11")
def test_the_last_takes_the_last_pawn() -> None:
    scene = racing()
    all_keep(scene, 1, 2)
    scene.play("pawn 2")

    assert ["2", "1"] == [scene.line("pawns 0"), scene.line("pawns 1")]
    assert 1 == scene.seat


@rule("AG-11")
def test_a_pawn_that_is_gone_can_not_be_taken() -> None:
    scene = racing("seats: 3")
    all_keep(scene, 1, 2, 3)
    scene.play("pawn 2")

    refusal = scene.refusal("pawn 2")
    assert ("pawn-gone", "AG-11") == (refusal.code, refusal.rule)
    assert ["pawn 1", "pawn 3"] == scene.moves(1)


@rule("AG-11")
def test_everybody_now_holds_three() -> None:
    scene = racing("seats: 3")
    all_keep(scene, 1, 2, 3)
    scene.play_all("pawn 1", "pawn 2")

    assert [3, 3, 3] == list(scene.now.held)


@rule("AG-13")
def test_fewest_turn_overs_choose_first() -> None:
    scene = racing("seats: 3")
    all_keep(scene, 3, 1, 2)

    assert "1 2 0" == scene.line("order")
    assert [1] == scene.waiting


@rule("AG-13")
def test_of_equals_the_lower_old_pawn_chooses_first() -> None:
    scene = racing("seats: 3", "pawns 0: 3", "pawns 2: 1", "current: 2")
    all_keep(scene, 2, 2, 2)

    assert "2 1 0" == scene.line("order")


@rule("AG-13")
def test_pawns_are_chosen_only_when_everybody_has_kept_one() -> None:
    scene = racing()
    scene.play("next", 0)
    scene.play("keep", 0)

    assert [1] == scene.waiting
    assert "not-now" == scene.refusal("pawn 1", 1).code


@rule("AG-13b")
def test_whose_time_is_up_keeps_the_fragment_in_view_and_comes_last() -> None:
    scene = racing(f"piles square: {PARTHENON[0]} {PARTHENON[1]}")
    scene.play("next", 0)
    scene.give("late 0")
    scene.play("next", 1)
    scene.play("next", 1)
    scene.play("keep", 1)

    assert PARTHENON[0] in scene.view(0)["hand"]
    assert "1 0" == scene.line("order")


@rule("AG-13b")
def test_whose_time_is_up_above_the_pile_keeps_the_top_one() -> None:
    scene = racing("seats: 3")
    scene.give("late 1")
    scene.give("late 0")
    scene.play("next", 2)
    scene.play("keep", 2)

    assert "2 0 1" == scene.line("order")
    assert [3, 3, 3] == list(scene.now.held)


@rule("AG-12")
def test_in_a_live_race_the_finishing_order_comes_from_outside() -> None:
    scene = racing("seats: 3", "tempo: live")
    scene.play("next", 2)
    scene.play("keep", 2)
    scene.give("finisher 2")

    assert [0, 1, 2] == scene.waiting
    assert ["pawn 1", "pawn 2", "pawn 3"] == scene.moves(2)
    assert ["next"] == scene.moves(0)


@rule("AG-12")
def test_in_a_live_race_turn_overs_do_not_matter() -> None:
    scene = racing("seats: 3", "tempo: live")
    for seat, times in enumerate((4, 1, 2)):
        for _ in range(times):
            scene.play("next", seat)
    scene.play("keep", 0)
    scene.give("finisher 0")
    scene.play("keep", 1)
    scene.give("finisher 1")
    scene.play("keep", 2)

    assert "0 1 2" == scene.line("order")


@rule("AG-12")
def test_the_first_to_finish_chooses_a_pawn_while_others_search() -> None:
    scene = racing("tempo: live")
    scene.play("next", 1)
    scene.play("keep", 1)
    scene.give("finisher 1")
    scene.play("pawn 1", 1)

    assert {"symbol": "compass", "pawn": None} == scene.view(None)["places"][0]
    assert [0] == scene.waiting


@rule("AG-12")
def test_in_a_live_race_too_whose_time_is_up_comes_last() -> None:
    scene = racing("seats: 3", "tempo: live")
    scene.give("late 0")
    scene.play("next", 1)
    scene.play("keep", 1)
    scene.play("next", 2)
    scene.coming = ("finisher 2",)
    scene.play("keep", 2)

    assert "2 1 0" == scene.line("order")


@rule("AG-12")
def test_a_record_keeps_the_finishing_order_that_was_given() -> None:
    table = Table("architecture_game", seats=3, seed=11, options={"tempo": "live"})
    while len(table.waiting) < 3:
        table.play(table.moves()[0])
    for seat in (2, 1, 0):
        table.play("next", seat)
        table.play("keep", seat)
        if seat:
            table.give(f"finisher {seat}")
    record = table.record()
    again = Table.replay(parse_record(record.to_json()), seed=11)

    assert ["chance: finisher 2", "chance: finisher 1"] == [e for e in record.entries if "finisher" in e]
    assert facts(table.state) == facts(again.state)
