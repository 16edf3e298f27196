"""A bot that looks no further than its own turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chantier.bots.planner import NO_STYLE, PERFECT, PlannerBot
from chantier.kernel.dice import Dice

ONE: Final[i64] = 1


class GreedyBot(PlannerBot):
    """Takes the way through its turn that looks best when it is over."""

    def __init__(self, dice: Dice, style: i64 = NO_STYLE, recall: float = PERFECT) -> None:
        super().__init__(dice, ONE, ONE, style, recall)
