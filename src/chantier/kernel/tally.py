"""A tally is something that a game counts of each seat from the first move to the last, for the page of its player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple


class Tally(NamedTuple):
    """This says what is counted: how often an event befell a seat, or the sum of one of the event's figures."""

    event: int
    figure: int | None = None  # which of the event's figures


def tallied(wanted: Mapping[str, Tally], noted: Iterable[Sequence[int]], seats: int) -> list[dict[str, int]]:
    """Return the tallies of each seat, by their names, read from what happened."""
    found = [dict.fromkeys(wanted, 0) for _ in range(seats)]
    of_event: dict[int, list[tuple[str, int | None]]] = {}
    for name, tally in wanted.items():
        of_event.setdefault(tally.event, []).append((name, tally.figure))
    for _, kind, seat, *figures in noted:
        for name, figure in of_event.get(kind, ()) if seat >= 0 else ():
            found[seat][name] += 1 if figure is None else figures[figure]
    return found
