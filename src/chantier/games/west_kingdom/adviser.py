"""What bots are told: the judge, what the game has learnt, and how to search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from chantier.games.west_kingdom import insight, judge
from chantier.kernel.adviser import NO_PLAYOUT, Adviser
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState
    from chantier.kernel.state import State


class WestAdviser(Adviser):
    def judge(self, s: State, seat: i64) -> i64:
        return judge.judge(cast("WestState", s), seat)

    def weight(self, s: State, seat: i64) -> float:
        return float(judge.outlook(cast("WestState", s), seat)) / float(judge.EDGE) + self.zest(s, seat)

    def worth(self, s: State, seat: i64) -> float:
        """The net comes from games in which nobody farms, and who farms loses to who builds."""
        worth = super().worth(s, seat)
        return worth if self.learnt(s.seats()) is None else worth + self.zest(s, seat)

    def zest(self, s: State, seat: i64) -> float:
        return float(judge.zest(cast("WestState", s), seat)) / float(judge.EDGE)

    def edge(self) -> i64:
        return judge.EDGE

    def describe(self, s: State, seat: i64, traits: Traits) -> None:
        insight.describe(cast("WestState", s), seat, traits)

    def playout(self) -> i64:
        return NO_PLAYOUT


ADVISER: Final = WestAdviser(Path(__file__).parent)
