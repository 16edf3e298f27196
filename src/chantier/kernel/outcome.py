"""An outcome says how a table ended."""

from __future__ import annotations

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    winners: list[int]
    places: list[int]  # the place of each seat; 1 is the best, and equals share a place
    points: list[int]  # the points of each seat, as people count them: the headline of its score sheet
    standings: list[int]  # what places go by: points with the tie-breaks below them; only their order means something
    sheets: list[dict[str, int]]  # the score sheet of each seat, line by line
    rule: str  # the rule that ended the game
    rankings: list[dict[str, int]] = []  # what was compared to find the places, in order, if the game tells it
    sources: list[dict[str, int]] = []  # where the points of each seat came from, by messages, if the game tells it


def ranked(standings: list[int]) -> list[int]:
    """Return the place of each seat: one more than the number of seats that did better."""
    return [1 + sum(other > own for other in standings) for own in standings]
