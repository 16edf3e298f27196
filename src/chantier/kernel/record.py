"""A record replays a table: it says who chose what, and what chance drew."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.errors import BadRecord

FORMAT = 1
CHANCE_WORD = "chance"
UNDO_WORD = "undo"
MOST_BYTES = 4_000_000  # the largest file; the longest game that bots have played takes a hundredth of it
MOST_ENTRIES = 20_000


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry is a move ("2: go labour"), a draw ("chance: tile mason-1"), or an undo by consent ("undo: 40").

    The commitment is the hash of a fair table's secret, known from the start. The seed (or that secret) is there only
    when the table is over, because until then it would tell what is drawn next.
    """

    format: int
    game: str
    edition: str
    kit: str
    kit_check: str
    seats: int
    options: dict[str, Any]
    entries: list[str]
    commitment: str = ""
    seed: int | str | None = None
    check: str = ""

    def sealed(self) -> Record:
        """Return the record with the check sum of all the rest."""
        return msgspec.structs.replace(self, check=check_sum(msgspec.json.encode(bare(self))))

    def until(self, entries: int) -> Record:
        """Return the record of the same table at an earlier time."""
        return msgspec.structs.replace(self, entries=self.entries[:entries], seed=None).sealed()

    def write(self, path: Path | str) -> None:
        """Write the file whole or not at all."""
        file = Path(path)
        draft = file.with_name(file.name + ".part")
        draft.write_bytes(self.to_json())
        draft.replace(file)

    def to_json(self) -> bytes:
        return msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n"


def bare(record: Record) -> Record:
    return msgspec.structs.replace(record, check="")


def check_sum(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:16]


def read_record(path: Path | str) -> Record:
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)  # no more of the file is read, whatever it is
    except OSError as trouble:
        raise BadRecord("record-unreadable", file=str(path), reason=trouble.strerror or "") from None
    return parse_record(content, str(path))


def parse_record(content: bytes, name: str = "record") -> Record:
    if len(content) > MOST_BYTES:
        raise BadRecord("record-huge", file=name, most=MOST_BYTES // 1_000_000)
    try:
        record = msgspec.json.decode(content, type=Record)
    except msgspec.MsgspecError as trouble:
        raise BadRecord("record-broken", file=name, reason=str(trouble)) from None
    except (UnicodeDecodeError, RecursionError):
        raise BadRecord("record-broken", file=name, reason="not JSON in UTF-8") from None
    checked(record)
    return record


def checked(record: Record) -> None:
    """Refuse a record of another format, or one that was changed after it was made."""
    if record.format != FORMAT:
        raise BadRecord("record-format", given=record.format, known=FORMAT)
    if len(record.entries) > MOST_ENTRIES:
        raise BadRecord("record-long", given=len(record.entries), most=MOST_ENTRIES)
    if record.check != record.sealed().check:
        raise BadRecord("record-changed", given=record.check or "–", counted=record.sealed().check)


def entry_text(seat: int, text: str) -> str:
    return f"{CHANCE_WORD if seat < 0 else seat}: {text}"


def parse_entry(number: int, entry: str, seats: int) -> tuple[int, str]:
    """Return the seat, which is -1 for chance, and the move's text."""
    who, colon, text = entry.partition(": ")
    if colon and who == CHANCE_WORD:
        return -1, text
    if colon and who.isdecimal() and int(who) < seats:
        return int(who), text
    raise BadRecord("record-entry", number=number, entry=entry)
