"""Every game that the lab has played is kept in one SQLite file, so that a run can stop at any time and go on later.

Only the process that asks the question writes, a chunk in one transaction. A game that is there is not played again.
"""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.errors import BadInput
from chantier.lab.cell import Cell
from chantier.lab.watch import Row

VERSION = 2
TABLES = """
create table if not exists cells (digest text primary key, cell text not null);
create table if not exists games (
    cell text not null references cells, number integer not null, row blob not null, primary key (cell, number)
) without rowid;
create table if not exists weights (
    cell text not null, lessons integer not null, weights text not null, primary key (cell, lessons)
) without rowid;
create table if not exists attempts (number integer primary key, attempt text not null);
"""
ROW = msgspec.json.Decoder(Row)


def packed_game(cell: Cell, number: int) -> bytes:
    """Play a game and pack its row; whoever plays does so, since the one process that writes has enough to do."""
    return zlib.compress(msgspec.json.encode(cell(number)))


def unpacked(row: bytes) -> Row:
    return ROW.decode(zlib.decompress(row))


class Rung(msgspec.Struct, frozen=True):
    """How a try of a search stood after so many games of each number of seats."""

    games: int
    missed: float  # by how much the targets are missed


class Try(msgspec.Struct, frozen=True):
    number: int
    changes: dict[str, Any]
    rungs: list[Rung]


class Store:
    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.base = sqlite3.connect(file)
            self.base.executescript(TABLES)
            self.check_version()
        except sqlite3.DatabaseError as trouble:
            raise BadInput("lab-store", file=str(file), reason=str(trouble)) from None

    def check_version(self) -> None:
        (version,) = self.base.execute("pragma user_version").fetchone()
        if version > VERSION:
            raise BadInput("lab-store-newer", file=str(self.file))
        self.base.execute(f"pragma user_version = {VERSION}")

    def add(self, cell: Cell, games: Iterable[tuple[int, bytes]]) -> None:
        """Keep the games, packed, all or none."""
        digest = cell.digest
        rows = [(digest, number, row) for number, row in games]
        with self.writing():
            text = msgspec.json.encode(cell).decode()
            self.base.execute("insert or ignore into cells values (?, ?)", (digest, text))
            self.base.executemany("insert or ignore into games values (?, ?, ?)", rows)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Within, all is kept or nothing."""
        try:
            with self.base:
                yield
        except sqlite3.OperationalError as trouble:  # a full disk, for one
            raise BadInput("lab-store", file=str(self.file), reason=str(trouble)) from None

    def numbers(self, cell: Cell) -> set[int]:
        found = self.base.execute("select number from games where cell = ?", (cell.digest,))
        return {number for (number,) in found}

    def rows(self, cell: Cell, below: int | None = None) -> Iterator[Row]:
        """Yield the games in the order of their numbers; with `below` only those with a smaller one."""
        found = self.base.execute(
            "select row from games where cell = ? and number < ? order by number",
            (cell.digest, 2**62 if below is None else below),
        )
        for (row,) in found:
            yield unpacked(row)

    def weights(self, cell: Cell, lessons: int) -> str:
        """Return the weights that were learnt for a cell without any, or nothing."""
        found = self.base.execute(
            "select weights from weights where cell = ? and lessons = ?", (cell.digest, lessons)
        ).fetchone()
        return str(found[0]) if found else ""

    def keep_weights(self, cell: Cell, lessons: int, weights: str) -> None:
        with self.writing():
            self.base.execute("insert or ignore into weights values (?, ?, ?)", (cell.digest, lessons, weights))

    def tries(self) -> list[Try]:
        found = self.base.execute("select attempt from attempts order by number")
        return [msgspec.json.decode(text, type=Try) for (text,) in found]

    def keep_try(self, one: Try) -> None:
        with self.writing():
            text = msgspec.json.encode(one).decode()
            self.base.execute("insert or replace into attempts values (?, ?)", (one.number, text))

    def played_cells(self) -> list[Cell]:
        """Return the cells that have games, of which there must be some."""
        found = [cell for cell in self.cells() if self.numbers(cell)]
        if not found:
            raise BadInput("lab-empty", file=str(self.file))
        return found

    def cells(self) -> list[Cell]:
        found = self.base.execute("select cell from cells order by rowid")
        return [msgspec.json.decode(text, type=Cell) for (text,) in found]

    def close(self) -> None:
        self.base.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()
