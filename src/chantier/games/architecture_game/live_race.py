"""The live race of Le Jeu de l'Architecture (AG-12): who was quickest, whatever the line.

Nothing here waits or looks at a clock: times are milliseconds and are passed in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

COUNTDOWN = 3000  # AG-9
GATE = 120  # AG-12 (b)
MOST_LAG = 250  # AG-12 (c)
TIE = 30  # AG-12 (d)
WINDOW = 1500
PAWN = 5000  # AG-12 (e)
LIMIT = 45_000  # AG-12 (f)
AFTER_THE_FIRST = 12_000


class Verdict(Enum):
    """What becomes of a command."""

    NOW = "now"
    HELD = "held"  # until the gate opens
    IGNORED = "ignored"
    NOT_SHOWN = "not-shown"
    NO_SIGNAL = "no-signal"


@dataclass
class Runner:
    pawn: int  # its old one
    shown: int  # when it was sent what it sees
    turn: int = 0  # turn-overs
    lag: int = 0  # of its line, as last measured
    taken_off: int = 0  # for the commands that were carried out
    is_held: bool = False  # a command waits for the gate
    kept: int | None = None  # when its keep arrived
    clock: int = 0  # once it has kept
    is_late: bool = False
    is_ranked: bool = False

    @property
    def searches(self) -> bool:
        return self.kept is None and not self.is_late


@dataclass
class Race:
    """One search of all who have a pile. A race that goes on after a restart has `clocks` of those who had kept."""

    round: int
    signal: int
    pawns: Mapping[int, int]  # by seat, the old ones
    slower: int = 1  # AG-29: the table's pace
    clocks: Mapping[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.runners = {seat: Runner(pawn, self.signal) for seat, pawn in self.pawns.items()}
        self.begun = 0  # where clocks start: behind those who had kept
        self.chooser: int | None = None
        self.chooses_until = 0
        for seat, clock in self.clocks.items():
            self.runners[seat].kept = self.signal
            self.runners[seat].clock = clock
            self.begun = max(self.begun, clock + TIE + 1)

    def searching(self) -> list[int]:
        return [seat for seat, runner in self.runners.items() if runner.searches]

    # commands

    def judged(self, seat: int, turn: int, arrived: int, *, keeps: bool) -> Verdict:
        """AG-12 (a), AG-12 (b): `turn` is how many turn-overs the player had seen. What is held is marked so."""
        runner = self.runners.get(seat)
        if runner is None or not runner.searches:
            return Verdict.IGNORED
        if arrived < self.signal:
            return Verdict.NO_SIGNAL
        if runner.is_held or turn != runner.turn:
            return Verdict.NOT_SHOWN if keeps else Verdict.IGNORED
        if keeps or arrived >= self.opens(seat):
            return Verdict.NOW
        runner.is_held = True
        return Verdict.HELD

    def opens(self, seat: int) -> int:
        """AG-12 (b): when the next turn may be carried out."""
        runner = self.runners[seat]
        return runner.shown + GATE if runner.turn else self.signal

    def release(self, seat: int) -> None:
        self.runners[seat].is_held = False

    def turned(self, seat: int, arrived: int, lag: int) -> None:
        """A turn was carried out."""
        self.take_off(seat, arrived, lag)
        self.runners[seat].turn += 1

    def show(self, seat: int, now: int) -> None:
        """What it has turned to is sent now."""
        self.runners[seat].shown = now

    def keep(self, seat: int, arrived: int, lag: int) -> int:
        """AG-12 (c): the race clock."""
        runner = self.runners[seat]
        self.take_off(seat, arrived, lag)
        runner.kept = arrived
        runner.clock = self.begun + arrived - self.signal - runner.taken_off
        return runner.clock

    def take_off(self, seat: int, arrived: int, lag: int) -> None:
        """AG-12 (c). What was sent since the fragment was shown can't have taken longer than that."""
        runner = self.runners[seat]
        runner.lag = min(lag, MOST_LAG)
        runner.taken_off += min(runner.lag, max(arrived - runner.shown, 0))

    # ranks

    def next_rank(self, now: int) -> int | None:
        """AG-12 (d): who is next in the finishing order, if that is certain by now."""
        due = self.rank_due()
        return self.first() if due is not None and due <= now else None

    def waiting(self) -> list[int]:
        """Who has kept in time and has no rank."""
        return [seat for seat, r in self.runners.items() if r.kept is not None and not r.is_late and not r.is_ranked]

    def first(self) -> int:
        """AG-12 (d): the lowest old pawn of those within 30 ms of the quickest."""
        quickest = self.quickest()
        tied = [seat for seat in self.waiting() if self.runners[seat].clock <= quickest.clock + TIE]
        return min(tied, key=lambda seat: self.runners[seat].pawn)

    def quickest(self) -> Runner:
        return min((self.runners[seat] for seat in self.waiting()), key=lambda runner: runner.clock)

    def rank_due(self) -> int | None:
        """When nobody who still searches can come in before, or level with, the quickest; 1500 ms later at most."""
        if not self.waiting():
            return None
        quickest = self.quickest()
        assert quickest.kept is not None, "it waits for its rank"
        certain = [self.is_behind_at(self.runners[seat], quickest.clock + TIE) for seat in self.searching()]
        return min(max(certain, default=quickest.kept), quickest.kept + WINDOW)

    def is_behind_at(self, runner: Runner, clock: int) -> int:
        """From when on whatever this runner does gives a higher clock.

        Its clock stands while a command may be on its way, and never goes back: no lag is longer than its command took.
        """
        start = self.signal - self.begun + runner.taken_off
        return self.signal if runner.shown - start > clock else start + clock + runner.lag + 1

    def rank(self, seat: int) -> None:
        if seat in self.runners:
            self.runners[seat].is_ranked = True

    # limits

    def limit(self) -> int:
        """AG-12 (f)."""
        first = min((r.kept for r in self.runners.values() if r.kept is not None), default=None)
        limit = self.signal + LIMIT * self.slower
        return limit if first is None else min(limit, first + AFTER_THE_FIRST * self.slower)

    def late(self, seat: int) -> None:
        self.runners[seat].is_late = True

    def choose(self, seat: int | None, now: int) -> None:
        """AG-12 (e): whose turn it is to take a pawn."""
        if seat != self.chooser:
            self.chooser, self.chooses_until = seat, now + PAWN

    def until(self, seat: int) -> int | None:
        """The deadline of a seat."""
        if seat == self.chooser:
            return self.chooses_until
        return self.limit() if seat in self.searching() else None

    def next(self, now: int) -> int | None:
        """When there is something to do; it may be overdue."""
        times = [self.signal] if now < self.signal else []
        times += [self.limit()] if self.searching() else []
        times += [self.chooses_until] if self.chooser is not None else []
        due = self.rank_due()
        return min(times if due is None else [*times, due], default=None)


def pause(pace: int, slower: int, chance: float) -> int:
    """AG-28: how long a bot looks at a fragment; `chance` is between 0 and 1, and so is the spread around its pace."""
    return max(int(pace * slower * (0.5 + chance)), GATE)
