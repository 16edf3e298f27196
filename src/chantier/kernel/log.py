"""The log keeps what happened as integers, for a table that wants to tell it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

EVERYBODY: Final[i64] = -1
WIDTH: Final = 6  # an event is its audience, kind, seat and three figures


class Log:
    """The rules write into a log what happens; a state in a search has none."""

    def __init__(self) -> None:
        self.items = vec[i64]()

    def add(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Note something that everybody sees."""
        self.write(EVERYBODY, kind, seat, a, b, c)

    def secret(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Note something that everybody learns has happened, but whose figures only the seat sees."""
        self.write(seat, kind, seat, a, b, c)

    def write(self, audience: i64, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        items = append(self.items, audience)
        items = append(items, kind)
        items = append(items, seat)
        items = append(items, a)
        items = append(items, b)
        self.items = append(items, c)

    def taken(self) -> list[tuple[int, ...]]:
        """Hand over what was recorded since the last time."""
        items = self.items
        self.items = vec[i64]()
        values = [int(item) for item in items]
        return [tuple(values[i : i + WIDTH]) for i in range(0, len(values), WIDTH)]
