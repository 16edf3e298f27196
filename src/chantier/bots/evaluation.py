"""Who will win, as far as can be seen: a share of the win for each seat."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from chantier.kernel.state import NOBODY, State

CALM: Final = 0.1  # how much of a share is a calm one, before the end


class Evaluation:
    """The shares of all seats make 1. This one weighs seats by the game's judge.

    Before the end a small part of each share comes from a calmer look, in which no lead is ever sure: so of two sure
    wins the larger counts more, and the end itself most, or who leads would see no reason to finish.
    """

    def __init__(self) -> None:
        self.shares = vec[float]([])
        self.learnt = False

    def begin(self, seats: i64) -> None:
        self.shares = vec[float]([0.0] * seats)

    def look(self, state: State) -> None:
        if state.to_move() == NOBODY:
            self.count_winners(state)
        else:
            self.weigh(state)
            self.share_out()
            self.calm_down()

    def count_winners(self, state: State) -> None:
        best = state.points(0)
        winners = 0.0
        for seat in range(len(self.shares)):
            best = max(best, state.points(seat))
        for seat in range(len(self.shares)):
            self.shares[seat] = 0.0
            if state.points(seat) == best:
                self.shares[seat] = 1.0
                winners += 1.0
        for seat in range(len(self.shares)):
            self.shares[seat] = self.shares[seat] / winners

    def weigh(self, state: State) -> None:
        adviser = state.adviser()
        for seat in range(len(self.shares)):
            self.shares[seat] = adviser.weight(state, seat)

    def calm_down(self) -> None:
        """Calm shares are as if weights differed by a fourth of what they do: the fourth roots of shares."""
        total = 0.0
        for share in self.shares:
            total += sqrt(sqrt(share))
        for seat in range(len(self.shares)):
            share = self.shares[seat]
            self.shares[seat] = (1.0 - CALM) * share + CALM * sqrt(sqrt(share)) / total

    def share_out(self) -> None:
        """From weights to shares: each unit of weight more makes a share e times as big."""
        heaviest = self.shares[0]
        for weight in self.shares:
            heaviest = max(heaviest, weight)
        total = 0.0
        for seat in range(len(self.shares)):
            self.shares[seat] = exp(self.shares[seat] - heaviest)
            total += self.shares[seat]
        for seat in range(len(self.shares)):
            self.shares[seat] = self.shares[seat] / total


class LearntEvaluation(Evaluation):
    """This one asks what the game has learnt from its own games (`chantier learn`)."""

    def __init__(self) -> None:
        super().__init__()
        self.learnt = True

    def weigh(self, state: State) -> None:
        adviser = state.adviser()
        for seat in range(len(self.shares)):
            self.shares[seat] = adviser.worth(state, seat)
