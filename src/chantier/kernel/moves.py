"""A list of move codes is filled by the rules and owned by the caller, who uses it again and again."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Moves:
    def __init__(self, room: i64 = 256) -> None:
        self.codes = vec[i64]([0] * room)
        self.room = room
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, code: i64) -> None:
        if self.count == self.room:
            self.make_room()
        self.codes[self.count] = code
        self.count += 1

    def make_room(self) -> None:
        """Make the list longer, which few games need."""
        codes = self.listed()
        codes.extend([0] * int(self.room))
        self.codes = vec[i64](codes)
        self.room *= 2

    def has(self, code: i64) -> bool:
        for i in range(self.count):
            if self.codes[i] == code:
                return True
        return False

    def listed(self) -> list[int]:
        return [int(code) for code in self.codes[: self.count]]
