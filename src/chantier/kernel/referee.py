"""What a game adds to real time: signals, limits, and who was quicker."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from chantier.kernel.table import Table


class Ruling(NamedTuple):
    """What becomes of a move whose moment counts. An empty ruling means that it is played now."""

    refused: str = ""  # the code of the reason
    ignored: bool = False  # the move came too late, twice or too fast, and nothing is lost by it
    until: int | None = None  # the move waits until then and is judged again


class Decision(NamedTuple):
    """What the referee does about a seat: it plays a move for it, or gives a move of chance."""

    seat: int
    move: str
    given: bool = False


class Referee:
    """The referee of a game without real time: it adds nothing.

    A referee waits for nothing, stores nothing and looks at no clock: times are milliseconds and are passed in. The
    methods of the first part ask about a table alone, so that a replay gets the same answers. Those of the second part
    also use what the referee remembers of signals and lines; after a restart it remembers nothing.
    """

    is_live = False  # everybody has to be at the table at once, and the lag of each line is measured
    signal: int | None = None  # the time at which what comes next begins, or began
    stage = 0  # the number by which clients know what the signal is for

    def __init__(self, options: Mapping[str, Any], slower: int) -> None:
        """`slower` is how many times as long the limits of this table are."""

    # questions about the table

    def may_prefer(self, table: Table, seat: int, choices: Sequence[int]) -> bool:
        """Whether a seat may say now what it would like to choose later, best first."""
        return False

    def keeps_preferences(self, table: Table) -> bool:
        """Whether what seats would like still matters."""
        return False

    def has_own_limits(self, table: Table) -> bool:
        """Whether the referee's limits replace the clocks of the table now."""
        return False

    def at_deadline(self, table: Table, seat: int) -> Decision | None:
        """What is done about a seat whose clock has run out; None: a bot takes over."""
        return None

    # real time

    def look(self, table: Table, times: Sequence[int], now: int, *, is_attended: bool) -> None:
        """See what the rules have done. `times` are the last times measured for the seats, as `played` gave them."""

    def measured(self, seat: int, lag: int) -> None:
        """A seat's line takes so long there and back."""

    def quote(self, table: Table, seat: int) -> dict[str, int]:
        """What a seat has to quote with its move, because its moment counts; empty if it does not."""
        return {}

    def judge(
        self, table: Table, seat: int, move: str, quoted: Mapping[str, int], arrived: int, *, has_waited: bool
    ) -> Ruling:
        """Whether a move that arrived then, or has waited since then, is played. Only a move is judged that counts."""
        return Ruling("not-timed")

    def played(self, seat: int, move: str, arrived: int, lag: int) -> int | None:
        """A move whose moment counts is played; the time that it took the seat, if that is measured."""
        return None

    def due(self, table: Table, preferred: Sequence[Sequence[int]], now: int) -> Decision | None:
        """What the referee decides now, one thing at a time."""
        return None

    def next(self, now: int) -> int | None:
        """The time at which there is something to do; it may be overdue."""
        return None

    def until(self, seat: int) -> int | None:
        """The deadline that a seat has from the referee."""
        return None

    # bots

    def lets_think(self, table: Table) -> bool:
        """Whether bots may move now."""
        return True

    def bot_moves_at(self, seat: int, pace: int, chance: float) -> int | None:
        """The time before which a bot does not move; `pace` is its level's, `chance` is between 0 and 1."""
        return None
