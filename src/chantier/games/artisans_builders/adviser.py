"""What bots are told: the judge, what the game has learnt, and how to search."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from chantier.games.artisans_builders import insight, judge
from chantier.kernel.adviser import NO_PLAYOUT, Adviser
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState
    from chantier.kernel.state import State


class ArtisansAdviser(Adviser):
    def judge(self, s: State, seat: i64) -> i64:
        return judge.judge(cast("ArtisansState", s), seat, judge.BALANCED)

    def judge_as(self, s: State, seat: i64, style: i64) -> i64:
        return judge.judge(cast("ArtisansState", s), seat, style)

    def edge(self) -> i64:
        return judge.EDGE

    def describe(self, s: State, seat: i64, traits: Traits) -> None:
        insight.describe(cast("ArtisansState", s), seat, traits)

    def playout(self) -> i64:
        return NO_PLAYOUT


ADVISER: Final = ArtisansAdviser(Path(__file__).parent)
