"""All chance comes from here. The dice are small, deterministic, and the same compiled or not."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF  # every intermediate value stays below 2**63, so i64 never wraps
WARM_UP: Final[i64] = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """The generator is Chris Doty-Humphrey's sfc32: it has 128 bits of state, and only sums, shifts and xors."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(WARM_UP):
            self.word()

    def copy(self) -> Dice:
        """Return dice that will give the same numbers as these."""
        again = Dice(0)
        again.a, again.b, again.c, again.counter = self.a, self.b, self.c, self.counter
        return again

    def word(self) -> i64:
        """Return the next 32 random bits."""
        word = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & WORD
        return word

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; its bias is below n / 2**32."""
        return (self.word() * n) >> 32

    def kind(self, counts: vec[i64], total: i64) -> i64:
        """Draw a kind; its odds are the number of its pieces that are left."""
        rest = self.below(total)
        kind: i64 = 0
        while rest >= counts[kind]:
            rest -= counts[kind]
            kind += 1
        return kind
