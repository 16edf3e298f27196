"""Which events each seat may know of, and how it counts them: what is private to others it can't even count."""

from __future__ import annotations

from bisect import bisect_right


class SeatVersions:
    def __init__(self, seats: int) -> None:
        self.unheard: list[list[int]] = [[] for _ in range(seats + 1)]  # by seat; the last is a spectator's

    def hide(self, number: int, seat: int) -> None:
        """An event that only this seat may know of."""
        for eyes, unheard in enumerate(self.unheard):
            if eyes != seat:
                unheard.append(number)

    def version(self, eyes: int | None, number: int) -> int:
        """An event as a seat counts."""
        return number - bisect_right(self.unheard[-1 if eyes is None else eyes], number)

    def number(self, eyes: int | None, version: int) -> int:
        """The event that a seat counts so."""
        unheard = self.unheard[-1 if eyes is None else eyes]
        number = version
        while (found := version + bisect_right(unheard, number)) > number:
            number = found
        return number
