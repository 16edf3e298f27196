"""Playing a record again, entry by entry, and saying what is wrong with one that does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier.kernel.errors import BadRecord
from chantier.kernel.moves import Moves
from chantier.kernel.record import Record, check_sum, parse_entry
from chantier.kernel.state import CHANCE

if TYPE_CHECKING:
    from chantier.kernel.refusal import Refusal
    from chantier.kernel.table import Table


def check_edition(table: Table, record: Record) -> None:
    if record.edition != table.game.edition:
        raise BadRecord("record-edition", given=record.edition, known=table.game.edition)
    if record.kit_check != check_sum(table.kit.source.encode()):
        raise BadRecord("record-kit", given=record.kit, known=table.kit.name)


def play_entry(table: Table, number: int, entry: str, *, fair: bool) -> None:
    """`fair`: a draw must be what the table's dice give."""
    seat, text = parse_entry(number, entry, table.seats)
    code = table.texts.read(text)
    if code is None:
        raise BadRecord("record-move", number=number, entry=entry)
    if seat == CHANCE:
        check_draw(table, number, entry, code, fair=fair)
    else:
        refusal = why_not_entry(table, text, seat)
        if refusal is not None:
            raise BadRecord("record-refused", refusal, number=number, entry=entry)
    table.enter(seat, code)


def why_not_entry(table: Table, text: str, seat: int) -> Refusal | None:
    if table.state.to_move() == CHANCE:
        return table.plain_refusal("draw_first")
    return table.why_not(text, seat)


def check_draw(table: Table, number: int, entry: str, code: int, *, fair: bool) -> None:
    possible = Moves()
    if table.state.to_move() == CHANCE:
        table.state.legal(CHANCE, possible)
    if not possible.has(code):
        raise BadRecord("record-draw", number=number, entry=entry)
    if fair:
        drawn = table.state.draw(table.dice)
        if drawn != code:
            raise BadRecord("record-unfair", number=number, entry=entry, drawn=table.texts.text[drawn])
