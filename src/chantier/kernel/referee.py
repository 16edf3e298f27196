"""A referee is what a game adds to real time: signals, limits, and who was quicker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chantier.kernel.table import Table


class Ruling(NamedTuple):
    """A ruling says what becomes of a move whose moment counts; an empty ruling means that it is played now."""

    refused: str = ""  # the code of the reason
    ignored: bool = False  # the move came too late, twice or too fast, and nothing is lost by it
    until: int | None = None  # the move waits until then and is judged again


class Decision(NamedTuple):
    """A decision is what the referee does about a seat: it plays a move for it, or gives a move of chance."""

    seat: int
    move: str
    given: bool = False


class Referee:
    """This is the referee of a game without real time, which adds nothing.

    A referee waits for nothing, stores nothing and looks at no clock: times are milliseconds and are passed in. The
    methods of the first part ask about a table alone, so that a replay gets the same answers. Those of the second part
    also use what the referee remembers of signals and lines; after a restart it remembers nothing.
    """

    is_live = False  # if True, everybody has to be at the table at once, and the lag of each client is measured
    signal: int | None = None  # the time at which the next stage begins, or began
    stage = 0  # the number of that stage, which clients know

    def __init__(self, options: Mapping[str, Any], slower: int) -> None:
        """Make a referee for a table with these options, whose limits are `slower` times as long as usual."""

    # questions about the table

    def may_prefer(self, table: Table, seat: int, choices: Sequence[int]) -> bool:
        """Say whether a seat may tell now what it would like to choose later, best first."""
        return False

    def keeps_preferences(self, table: Table) -> bool:
        """Say whether what seats would like to choose still matters."""
        return False

    def has_own_limits(self, table: Table) -> bool:
        """Say whether the referee's limits replace the clocks of the table now."""
        return False

    def at_deadline(self, table: Table, seat: int) -> Decision | None:
        """Decide what is done about a seat whose clock has run out; None means that a bot takes over."""
        return None

    # real time

    def look(self, table: Table, times: Sequence[int], now: int, *, is_attended: bool) -> None:
        """Look at the table after an event; `times` has for each seat the last time that `played` returned."""

    def measured(self, seat: int, lag: int) -> None:
        """Take note that a message to this seat's client and back takes `lag` milliseconds."""

    def quote(self, table: Table, seat: int) -> dict[str, int]:
        """Return what a seat has to quote with its move because the moment counts, or nothing if it does not count."""
        return {}

    def judge(
        self, table: Table, seat: int, move: str, quoted: Mapping[str, int], arrived: int, *, has_waited: bool
    ) -> Ruling:
        """Judge a move whose moment counts, which arrived at that time and may have waited since."""
        return Ruling("not-timed")

    def played(self, seat: int, move: str, arrived: int, lag: int) -> int | None:
        """Take note that a move whose moment counts is played, and return the time it took, if that is measured."""
        return None

    def due(self, table: Table, preferred: Sequence[Sequence[int]], now: int) -> Decision | None:
        """Return what the referee decides now, one thing at a time."""
        return None

    def next(self, now: int) -> int | None:
        """Return the time at which the referee has something to do, which may be past already."""
        return None

    def until(self, seat: int) -> int | None:
        """Return the deadline that the referee gives to a seat, if any."""
        return None

    # bots

    def lets_think(self, table: Table) -> bool:
        """Say whether bots may move now."""
        return True

    def bot_moves_at(self, seat: int, pace: int, chance: float) -> int | None:
        """Return the time before which a bot does not move, from its level's `pace` and a `chance` between 0 and 1."""
        return None
