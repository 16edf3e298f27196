"""Returns are what a game pays to each seat at its end, for programs that learn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from chantier.kernel.state import NOBODY, State


def pay(state: State, paid: vec[float], at: i64) -> None:
    """Winners share 1 and the others pay it, so that the sum is 0; where all are equal, nobody is paid."""
    seats = state.seats()
    best = state.points(0)
    winners: i64 = 0
    for seat in range(seats):
        points = state.points(seat)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners += 1
    for seat in range(seats):
        paid[at + seat] = 0.0
        if winners < seats:
            paid[at + seat] = 1.0 / float(winners) if state.points(seat) == best else -1.0 / float(seats - winners)


def returns(state: State) -> list[float]:
    """Return the pay of each seat; before the end nobody is paid."""
    paid = vec[float]([0.0] * state.seats())
    if state.to_move() == NOBODY:
        pay(state, paid, 0)
    return list(paid)
