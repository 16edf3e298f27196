"""Bots that look no further than their own turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chantier.bots.planner import PlannerBot
from chantier.bots.turn_bot import PERFECT
from chantier.bots.ways import NO_BLUR, NO_STYLE
from chantier.kernel.dice import Dice

ONE: Final[i64] = 1


class GreedyBot(PlannerBot):
    """Takes the way through its turn that looks best when it is over; with blur, one that does not look much worse."""

    def __init__(self, dice: Dice, style: i64 = NO_STYLE, recall: float = PERFECT, blur: i64 = NO_BLUR) -> None:
        super().__init__(dice, ONE, ONE, style, recall, blur)
