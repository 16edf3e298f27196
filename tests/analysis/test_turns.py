"""The turns of a game that was played."""

from __future__ import annotations

from chantier import Table
from chantier.analysis.turns import played_turns


def test_every_move_belongs_to_one_turn_and_no_turn_goes_on_after_a_draw(over: Table) -> None:
    turns = played_turns(over)

    moves = [(turn.seat, code) for turn in turns for code in turn.codes]
    assert moves == [(entry.seat, entry.code) for entry in over.entries if entry.seat >= 0]
    for turn in turns:
        assert {turn.seat} == {entry.seat for entry in over.entries[turn.first : turn.after]}


def test_a_turn_without_a_choice_is_forced() -> None:
    table = Table("queens_architect", 2, 1)
    table.play(table.moves()[0])

    first, *_ = played_turns(table)
    assert not first.is_forced
