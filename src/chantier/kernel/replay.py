"""A record is played again here, entry by entry; if that is impossible, an error says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.kernel.errors import BadRecord
from chantier.kernel.fair import commitment
from chantier.kernel.moves import Moves
from chantier.kernel.record import UNDO_WORD, Record, check_sum, entry_text, parse_entry
from chantier.kernel.state import CHANCE

if TYPE_CHECKING:
    from chantier.kernel.refusal import Refusal
    from chantier.kernel.table import Table


def check_kit(table: Table, record: Record) -> None:
    if record.kit_check != check_sum(table.kit.source.encode()):
        raise BadRecord("record-kit", given=record.kit, known=table.kit.name)


def check_commitment(record: Record, secret: int | str | None) -> None:
    """A secret must be the one that was committed to before the first draw."""
    counted = commitment(secret) if isinstance(secret, str) else ""
    if secret is not None and counted != record.commitment:
        raise BadRecord("record-commitment", given=record.commitment or "–", counted=counted or "–")


def play_entry(table: Table, number: int, entry: str, *, fair: bool) -> None:
    """Play one entry; if `fair`, a draw must be what the table's dice give."""
    if entry.startswith(f"{UNDO_WORD}: "):
        take_back(table, number, entry)
        return
    play_checked(table, number, *parse_entry(number, entry, table.seats), fair=fair)


def play_checked(table: Table, number: int, seat: i64, text: str, *, fair: bool) -> None:
    """Enter a seat's move, or a draw, that the rules allow now."""
    code = table.texts.read(text)
    if code is None:
        raise BadRecord("record-move", number=number, entry=entry_text(seat, text))
    if seat == CHANCE:
        check_draw(table, number, text, code, fair=fair)
    else:
        refusal = why_not_entry(table, text, seat)
        if refusal is not None:
            raise BadRecord("record-refused", refusal, number=number, entry=entry_text(seat, text))
    table.enter(seat, code)


def take_back(table: Table, number: int, entry: str) -> None:
    kept = entry.removeprefix(f"{UNDO_WORD}: ")
    if not kept.isdecimal() or int(kept) >= table.version:
        raise BadRecord("record-entry", number=number, entry=entry)
    table.take_back(int(kept))


def why_not_entry(table: Table, text: str, seat: int) -> Refusal | None:
    if table.state.to_move() == CHANCE:
        return table.plain_refusal("draw-first")
    return table.why_not(text, seat)


def check_draw(table: Table, number: int, text: str, code: int, *, fair: bool) -> None:
    possible = Moves()
    if table.state.may_draw():
        table.state.legal(CHANCE, possible)
    if not possible.has(code):
        raise BadRecord("record-draw", number=number, entry=entry_text(CHANCE, text))
    if fair and table.state.to_move() == CHANCE:
        drawn = table.state.draw(table.dice)
        if drawn != code and not table.texts.is_given(code):
            raise BadRecord(
                "record-unfair", number=number, entry=entry_text(CHANCE, text), drawn=table.texts.text[drawn]
            )
