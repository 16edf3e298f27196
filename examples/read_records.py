"""Read records of finished tables, and make observations, legal actions and choices of them, such as to imitate.

    python examples/read_records.py record.json … tables.jsonl.xz tests/archive/records/queens_architect-1.jsonl.xz

A record comes from `Table.record().write(path)`, from `chantier play` or from a server. Files of many have one in each
line: `chantier admin dump tables.jsonl.xz` writes a server's open tables (docs/open-data.md), and the project keeps
fifty games of each title like that, played by bots. Every record is checked before it is used.
"""

from __future__ import annotations

import lzma
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from chantier import Record, Table
from chantier.kernel.encoding import Encoding
from chantier.kernel.lens import Sheet
from chantier.kernel.record import parse_record
from chantier.kernel.returns import returns


class Decisions(NamedTuple):
    """Every choice of a game, one in each row."""

    seats: np.ndarray  # who chose
    observations: np.ndarray  # what that seat saw
    masks: np.ndarray  # 1 where an action was legal
    actions: np.ndarray  # what it chose
    paid: np.ndarray  # what the end paid it


def decisions(record: Record) -> Decisions:
    """Moves that were taken back are left out: `replay` checks all of a record, and keeps what stood in the end."""
    table = Table.replay(record)
    encoding = Encoding(record.game, record.seats, record.options, table.kit)
    action_of = {code: action for action, code in enumerate(encoding.codes)}
    lens, sheet = encoding.lens, Sheet(encoding.lens, 1)
    state = encoding.start()
    rows = []
    for entry in table.entries:
        if entry.seat >= 0:
            lens.observe(state, entry.seat, sheet, 0)
            lens.mark(state, entry.seat, sheet, 0)
            seen, mask = (np.array(memoryview(row)) for row in (sheet.features, sheet.masks))
            rows.append((entry.seat, seen, mask, action_of[entry.code]))
        state.play(entry.seat, entry.code)
    seats, seen, masks, actions = (np.array(column) for column in zip(*rows, strict=True))
    return Decisions(seats, seen, masks, actions, np.array(returns(state))[seats])


def records(path: Path) -> Iterator[Record]:
    content = lzma.decompress(path.read_bytes()) if path.suffix == ".xz" else path.read_bytes()
    if ".jsonl" not in path.suffixes:
        yield parse_record(content, path.name)
        return
    for line in content.splitlines():
        kept = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
        yield parse_record(bytes(kept.get("record", line)), path.name)


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:]):
        for number, record in enumerate(records(path), 1):
            found = decisions(record)
            choices = found.masks.sum(1).mean()
            print(
                f"{path.name} {number}: {record.seats} seats, {len(found.actions)} decisions, {choices:.1f} to choose"
                f" from, {found.observations.shape[1]} features, {(found.paid > 0).sum()} by winners"
            )
