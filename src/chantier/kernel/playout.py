"""Games are played at random here, with nothing but the contract of a state."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State


def settle(state: State, dice: Dice) -> None:
    """Draw while it is chance's turn."""
    while state.to_move() == CHANCE:
        state.play(CHANCE, state.draw(dice))


def playout(state: State, dice: Dice, moves: Moves) -> tuple[i64, i64]:
    """Play at random to the end; return how many moves players made, and how many they had to choose from."""
    made: i64 = 0
    offered: i64 = 0
    while True:
        seat = state.to_move()
        if seat == CHANCE:
            state.play(CHANCE, state.draw(dice))
        elif seat == NOBODY:
            return made, offered
        else:
            moves.clear()
            state.legal(seat, moves)
            state.play(seat, moves.codes[dice.below(moves.count)])
            made += 1
            offered += moves.count


def advance(state: State, dice: Dice, count: i64) -> None:
    """Play `count` random moves or to the end, leaving no draw open."""
    moves = Moves()
    settle(state, dice)
    for _ in range(count):
        seat = state.to_move()
        if seat == NOBODY:
            return
        moves.clear()
        state.legal(seat, moves)
        state.play(seat, moves.codes[dice.below(moves.count)])
        settle(state, dice)


def trace(state: State, dice: Dice) -> list[int]:
    """Return every number of choices and every code of a random game, to compare compiled play with source."""
    out: list[int] = []
    moves = Moves()
    while True:
        seat = state.to_move()
        if seat == NOBODY:
            return out
        if seat == CHANCE:
            code = state.draw(dice)
        else:
            moves.clear()
            state.legal(seat, moves)
            out.append(int(moves.count))
            code = moves.codes[dice.below(moves.count)]
        state.play(seat, code)
        out.append(int(code))


def count_clones(state: State, count: i64) -> i64:
    """Clone again and again, for the benchmark."""
    total: i64 = 0
    for _ in range(count):
        total += state.clone().seats()
    return total
