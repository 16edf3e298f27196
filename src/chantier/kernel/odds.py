"""This module finds how likely each draw is, by taking every way that the game's own `draw` can go."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chantier.kernel.dice import Dice
from chantier.kernel.state import State

DEEP: Final[i64] = 64  # the most questions that one draw may ask its dice


class Fork(Dice):
    """These dice give every possible answer in turn, and know how likely each was."""

    def __init__(self) -> None:
        super().__init__(0)
        self.way = vec[i64]([0] * DEEP)  # the way that is taken at each question
        self.ways = vec[i64]([0] * DEEP)  # the number of ways at each question
        self.span = vec[i64]([0] * DEEP)  # the number of ways that lead to the same answer
        self.depth: i64 = 0  # the number of questions whose way is set
        self.asked: i64 = 0  # the number of questions of this draw so far
        self.share: float = 1.0  # the probability of the ways taken in this draw

    def below(self, n: i64) -> i64:
        self.share /= float(n)
        return self.taken(n)

    def kind(self, counts: vec[i64], total: i64) -> i64:
        rest = self.taken(total)
        kind: i64 = 0
        while rest >= counts[kind]:
            rest -= counts[kind]
            kind += 1
        self.span[self.asked - 1] = counts[kind]
        self.share *= float(counts[kind]) / float(total)
        return kind

    def taken(self, ways: i64) -> i64:
        """Return the way to take at this question: the first if it is new, else the one whose turn it is."""
        at = self.asked
        if at == self.depth:
            self.way[at] = 0
            self.depth += 1
        self.ways[at] = ways
        self.span[at] = 1
        self.asked += 1
        return self.way[at]

    def turns(self) -> bool:
        """Go back to the last question that has another way; False when every way was taken."""
        self.asked = 0
        self.share = 1.0
        while self.depth > 0:
            at = self.depth - 1
            self.way[at] += self.span[at]
            if self.way[at] < self.ways[at]:
                return True
            self.depth -= 1
        return False


def odds(state: State) -> list[tuple[int, float]]:
    """Return every possible draw with its probability, in the order of codes. It must be chance's turn."""
    fork = Fork()
    rolled = fork.counter
    shares: dict[int, float] = {}
    while True:
        code = int(state.draw(fork))
        shares[code] = shares.get(code, 0.0) + fork.share
        if fork.counter != rolled:
            raise ValueError("a draw asks `below` or `kind` of its dice, never `word`, so that its odds can be told")
        if not fork.turns():
            return sorted(shares.items())
