"""A bucket counts what comes: a few may come at once, and then only some each second."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from chantier.server.caps import Rate


class TokenBucket:
    def __init__(self, rate: Rate, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.now = now  # in seconds
        self.left = rate.burst
        self.at = now()

    def fill(self) -> float:
        now = self.now()
        self.left = min(self.rate.burst, self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        return self.left

    def take(self) -> bool:
        """Take one if there is one."""
        if self.fill() < 1:
            return False
        self.left -= 1
        return True

    def spend(self, count: float = 1) -> float:
        """Take what has come already, also more than there is, and return how many seconds the next has to wait."""
        self.left = self.fill() - count
        return max(0.0, -self.left / self.rate.per_second)

    @property
    def is_full(self) -> bool:
        return self.fill() >= self.rate.burst
