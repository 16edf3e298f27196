"""This is what a game tells bots; a game that tells nothing is played all the same."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from chantier.kernel.calibration import read_calibrations, told_share
from chantier.kernel.insight import Insight, Traits, read_insights

if TYPE_CHECKING:
    from chantier.kernel.state import State

NO_PLAYOUT: Final[i64] = 0  # for a game whose own `judge` is enough to weigh a position


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser:
    """An adviser is asked about any state of its game, or what a seat sees of it, and serves all tables of the game.

    This one, which a game has unless its state names another, goes by the points alone. With a folder it has what the
    game has learnt from playing itself: `insight.json`, and `calibration.json` if there is one.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.insights: Sequence[Insight] = read_insights(folder) if folder else []
        self.calibrations = read_calibrations(folder) if folder else {}

    # what a position is worth

    def judge(self, s: State, seat: i64) -> i64:
        """Tell how good the position is for a seat; all positions of one game can be compared."""
        return s.points(seat)

    def judge_as(self, s: State, seat: i64, style: i64) -> i64:
        """Judge as a player of one of the game's styles would; 0 is no particular style."""
        return self.judge(s, seat)

    def edge(self) -> i64:
        """Return the lead in `judge` with which a seat wins about three games of four against one opponent."""
        return 10

    def weight(self, s: State, seat: i64) -> float:
        """Return `judge` on a scale for the outcome: the odds to win are in proportion to e to this power."""
        return float(self.judge(s, seat)) / float(self.edge())

    def taste(self, s: State, seat: i64) -> float:
        """Return what a search likes besides winning: of turns that win as often it takes what leads to most of it.

        One of it is worth five games of a hundred; it is in no share of the win that is told.
        """
        return 0.0

    def slip(self) -> i64:
        """Return by how much a beginner's `judge` may be wrong."""
        return self.edge() // 4

    # what the game has learnt

    def worth(self, s: State, seat: i64) -> float:
        """Judge as the game has learnt to; a game that has learnt nothing uses `judge`."""
        insight = self.learnt(s.seats())
        if insight is None:
            return self.weight(s, seat)
        insight.traits.clear()
        self.describe(s, seat, insight.traits)
        return insight.worth()

    def learnt(self, seats: i64) -> Insight | None:
        """Return the net that the game has learnt from playing itself with so many seats, if there is one."""
        return self.insights[seats] if self.insights else None

    def describe(self, s: State, seat: i64, traits: Traits) -> None:
        """Add the traits that `worth` is learnt from, `weight` first; every position has the same number of them."""
        traits.add(self.weight(s, seat))

    def told_share(self, share: float, learnt: bool, seats: i64) -> float:
        """Return the share of the win to tell people when a search finds this one; see `chantier reliability`."""
        return told_share(self.calibrations, share, learnt, int(seats))

    # how to search

    def playout(self) -> i64:
        """Return how many random moves a search plays before it judges; a game with its own `judge` needs none."""
        return 40

    def is_quiet(self, s: State) -> bool:
        """Say whether positions can be compared now; if not, a search plays the best-looking moves until they can."""
        return True

    def way_mark(self, s: State, seat: i64) -> i64:
        """Mark a position within a turn: of two positions with the same mark, a search needs only the first.

        A game without such marks returns 0.
        """
        return 0

    def recalled(self, s: State, seat: i64, strength: float, salt: i64) -> State:
        """Return a seat's view as a memory of this strength (0 to 1) keeps it; the salt says what is forgotten.

        Only a game of memory has anything to forget.
        """
        return s
