"""An outcome says how a table ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    winners: list[int]
    places: list[int]  # by seat; 1 is the best, equals share a place
    points: list[int]  # by seat
    sheets: list[dict[str, int]]  # by seat, what a player wants to see counted
    rule: str  # the rule that ended it


def ranked(points: list[int]) -> list[int]:
    """Return the place of each seat: one more than the number of seats that did better."""
    return [1 + sum(other > own for other in points) for own in points]
