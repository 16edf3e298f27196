"""A clock says how long a seat may think; times are milliseconds since 1970, and clocks are told what time it is."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec

from chantier.server.wire.requests import Clock

SECOND = 1000
DAY = 24 * 3600 * SECOND
LEAST = 10 * SECOND  # the least time for a move, so that a player who has no time left can still come back and play


def now_ms() -> int:
    """Return the time that the server uses, unless a test has another."""
    return time.time_ns() // 1_000_000


class SeatClock(msgspec.Struct):
    until: int | None = None  # the deadline of the seat, while it has to move
    store: int | None = None  # the time that the seat had left for the game after its last move


class Clocks:
    """These are the clocks of all seats of a table."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.are_limited = clock.move is not None or clock.game is not None
        self.seats = [SeatClock(store=None if clock.game is None else clock.game * SECOND) for _ in range(seats)]

    def count(self, asked: Collection[int], mover: int | None, now: int) -> list[int]:
        """Stop the clocks of seats that have moved, start those of seats to move; return the seats that changed."""
        if not self.are_limited:
            return []
        changed = []
        for seat, own in enumerate(self.seats):
            before = (own.until, own.store)
            if own.until is not None and (seat not in asked or seat == mover):
                self.stop(own, now, moved=seat == mover)
            if own.until is None and seat in asked:
                own.until = self.deadline(now, own.store)
            if before != (own.until, own.store):
                changed.append(seat)
        return changed

    def deadline(self, now: int, store: int | None) -> int | None:
        """Return the deadline of a seat that is asked now."""
        if store is not None:
            return now + max(store, LEAST)
        return now + self.clock.move * SECOND if self.clock.move is not None else None

    def stop(self, own: SeatClock, now: int, *, moved: bool) -> None:
        assert own.until is not None, "only a running clock is stopped"
        if own.store is not None:
            spent = max(own.store, LEAST) - (own.until - now)
            own.store = max(own.store - spent, 0) + (self.clock.gain * SECOND if moved else 0)
        own.until = None

    def overdue(self, now: int) -> list[int]:
        return [seat for seat, own in enumerate(self.seats) if own.until is not None and own.until <= now]

    def next(self) -> int | None:
        if not self.are_limited:
            return None
        return min((own.until for own in self.seats if own.until is not None), default=None)
