"""What bots are told: the judge, what the game has learnt, and how to search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from chantier.games.architecture_game import insight, judge, recall
from chantier.games.architecture_game.codes import ABOVE, CHOOSING, NONE, OVER, SEARCHING
from chantier.kernel.adviser import NO_PLAYOUT, Adviser
from chantier.kernel.codes import ZERO
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState
    from chantier.kernel.state import State


class ArchitectureAdviser(Adviser):
    def judge(self, s: State, seat: i64) -> i64:
        return judge.judge(cast("ArchitectureState", s), seat, judge.BALANCED)

    def judge_as(self, s: State, seat: i64, style: i64) -> i64:
        return judge.judge(cast("ArchitectureState", s), seat, style)

    def edge(self) -> i64:
        return judge.EDGE

    def slip(self) -> i64:
        """A few turn-overs: with more, nobody would know when to stop searching."""
        return judge.SLIP

    def describe(self, s: State, seat: i64, traits: Traits) -> None:
        insight.describe(cast("ArchitectureState", s), seat, traits)

    def playout(self) -> i64:
        return NO_PLAYOUT

    def is_quiet(self, s: State) -> bool:
        """Between two rounds: who searches is not to be compared with who has found."""
        return is_between_rounds(cast("ArchitectureState", s))

    def way_mark(self, s: State, seat: i64) -> i64:
        return search_mark(cast("ArchitectureState", s), seat)

    def recalled(self, s: State, seat: i64, strength: float, salt: i64) -> State:
        return recall.recalled(cast("ArchitectureState", s), seat, strength, salt)


def is_between_rounds(s: ArchitectureState) -> bool:
    if s.phase != CHOOSING:
        return s.phase == OVER
    for pile in s.holds:
        if pile != NONE:
            return False
    return True


def search_mark(s: ArchitectureState, seat: i64) -> i64:
    """However one has turned to and fro, what counts is the fragment one looks at."""
    return 1 + s.at[seat] if s.stage[seat] == SEARCHING and s.at[seat] != ABOVE else ZERO


ADVISER: Final = ArchitectureAdviser(Path(__file__).parent)
