"""What bots are told: the judge, what the game has learnt, and how to search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from chantier.games.queens_architect import insight, judge
from chantier.kernel.adviser import NO_PLAYOUT, Adviser
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState
    from chantier.kernel.state import State


class QueensAdviser(Adviser):
    def judge(self, s: State, seat: i64) -> i64:
        return judge.judge(cast("QueensState", s), seat, judge.BALANCED)

    def judge_as(self, s: State, seat: i64, style: i64) -> i64:
        return judge.judge(cast("QueensState", s), seat, style if style < len(judge.STYLES) else judge.BALANCED)

    def weight(self, s: State, seat: i64) -> float:
        return float(judge.judge(cast("QueensState", s), seat, judge.OUTLOOK)) / float(judge.EDGE)

    def taste(self, s: State, seat: i64) -> float:
        return float(judge.taste(cast("QueensState", s), seat)) / float(judge.EDGE)

    def edge(self) -> i64:
        return judge.EDGE

    def describe(self, s: State, seat: i64, traits: Traits) -> None:
        insight.describe(cast("QueensState", s), seat, traits)

    def playout(self) -> i64:
        return NO_PLAYOUT


ADVISER: Final = QueensAdviser(Path(__file__).parent)
