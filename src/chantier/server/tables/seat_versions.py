"""Each seat counts only the events that it may know of, so that it can't even count what is private to others."""

from __future__ import annotations

from bisect import bisect_right

from mypy_extensions import i64


class SeatVersions:
    def __init__(self, seats: int) -> None:
        # each list has the events that are hidden from a seat; the last list is for spectators
        self.unheard: list[list[int]] = [[] for _ in range(seats + 1)]

    def hide(self, number: i64, seat: i64) -> None:
        """Hide an event from everybody but this seat."""
        for eyes, unheard in enumerate(self.unheard):
            if eyes != seat:
                unheard.append(number)

    def version(self, eyes: int | None, number: int) -> int:
        """Return the version by which a seat knows an event."""
        return number - bisect_right(self.unheard[-1 if eyes is None else eyes], number)

    def number(self, eyes: int | None, version: int) -> int:
        """Return the number of the event that a seat knows by this version."""
        unheard = self.unheard[-1 if eyes is None else eyes]
        number = version
        while (found := version + bisect_right(unheard, number)) > number:
            number = found
        return number
