"""What a bot is."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64, mypyc_attr

from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import State


class Thought(NamedTuple):
    """What a bot thinks of a move: its share of the win if it plays it, how often it has tried it, and the turn it
    would be the beginning of."""

    move: int
    share: float
    visits: int
    turn: tuple[int, ...] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Sits in a seat. `view` is `seen_by` of that seat, with holes; `moves` are its legal moves, at least one."""

    def choose(self, view: State, seat: i64, moves: Moves) -> i64:
        raise NotImplementedError

    def explain(self, view: State, seat: i64, moves: Moves) -> list[Thought]:
        """The move it would choose, then the next best two at most. Who has not thought takes all seats for equal."""
        even = 1.0 / float(view.seats())
        return [Thought(int(self.choose(view, seat, moves)), even, 0)]


class RandomBot(Bot):
    """Any move is as good as any other."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: State, seat: i64, moves: Moves) -> i64:
        return moves.codes[self.dice.below(moves.count)]
