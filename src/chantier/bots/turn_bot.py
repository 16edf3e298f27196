"""Bots that think once a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chantier.bots.bot import Bot
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import NOBODY, State

PERFECT: Final = 1.0  # a memory


class TurnBot(Bot):
    """Plans its whole turn, and keeps to that while the choices are those it foresaw."""

    def __init__(self, dice: Dice, recall: float = PERFECT) -> None:
        self.dice = dice
        self.recall: float = recall
        self.salt: i64 = NOBODY if recall == PERFECT else dice.word()  # what is forgotten stays so for a whole game
        self.plan: list[int] = []
        self.foreseen: list[list[int]] = []  # the choice that comes with each move of the plan
        self.moves = Moves()

    def think(self, view: State, world: State, seat: i64) -> list[int]:
        """The moves of the turn; `world` is one that fits the view."""
        raise NotImplementedError

    def choose(self, view: State, seat: i64, moves: Moves) -> i64:
        if moves.count == 1:
            return moves.codes[0]
        if not self.plan or self.foreseen[0] != moves.listed():
            known = self.remembered(view, seat)
            world = known.filled(self.dice)
            self.make_plan(world, seat, self.think(known, world, seat))
        if not self.plan:
            return moves.codes[0]
        self.foreseen.pop(0)
        return self.plan.pop(0)

    def remembered(self, view: State, seat: i64) -> State:
        return view if self.recall == PERFECT else view.adviser().recalled(view, seat, self.recall, self.salt)

    def make_plan(self, world: State, seat: i64, turn: list[int]) -> None:
        self.plan = []
        self.foreseen = []
        for move in turn:
            self.moves.clear()
            world.legal(seat, self.moves)
            if not self.moves.has(move):
                return
            if self.moves.count > 1:
                self.plan.append(move)
                self.foreseen.append(self.moves.listed())
            world.play(seat, move)
