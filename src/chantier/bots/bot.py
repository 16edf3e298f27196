"""What a bot is."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Sits in a seat. `view` is `seen_by` of that seat, with holes; `moves` are its legal moves, at least one."""

    def choose(self, view: State, seat: i64, moves: Moves) -> i64:
        raise NotImplementedError


class RandomBot(Bot):
    """Any move is as good as any other."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, view: State, seat: i64, moves: Moves) -> i64:
        return moves.codes[self.dice.below(moves.count)]
