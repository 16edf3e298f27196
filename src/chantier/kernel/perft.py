"""Perft counts every line of play to a depth: the quickest way to see that two engines differ."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State


def perft(state: State, depth: i64) -> i64:
    """Count the lines of `depth` players' moves; every draw is a line of its own, but takes no depth.

    Where several seats may move, only the lowest does, so that their order is not counted.
    """
    seat = state.to_move()
    if seat == NOBODY or (depth == 0 and seat != CHANCE):
        return 1
    moves = Moves()
    state.legal(seat, moves)
    total: i64 = 0
    for i in range(moves.count):
        total += after(state, seat, moves.codes[i], depth if seat == CHANCE else depth - 1)
    return total


def after(state: State, seat: i64, move: i64, depth: i64) -> i64:
    """Count the lines that begin with one move."""
    then = state.clone()
    then.play(seat, move)
    return perft(then, depth)
