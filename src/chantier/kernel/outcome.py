"""An outcome says how a table ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    winners: list[int]
    places: list[int]  # the place of each seat; 1 is the best, and equals share a place
    points: list[int]  # the points of each seat
    sheets: list[dict[str, int]]  # the score sheet of each seat, line by line
    rule: str  # the rule that ended the game


def ranked(points: list[int]) -> list[int]:
    """Return the place of each seat: one more than the number of seats that did better."""
    return [1 + sum(other > own for other in points) for own in points]
