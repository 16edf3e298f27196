"""The few best lines of play that a search goes on with."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.kernel.state import State


class Line:
    """A position on the way of a plan, and what has to be played now to get there."""

    def __init__(self, state: State, plan: list[int], worth: i64 = 0, mark: i64 = 0) -> None:
        self.state = state
        self.plan = plan  # the seat's moves of this turn; what comes later is planned again later
        self.worth: i64 = worth
        self.mark: i64 = mark  # tells lines apart


class Beam:
    """At most `width` lines, best first; of equals the one that came first."""

    def __init__(self, width: i64) -> None:
        self.width: i64 = width
        self.lines: list[Line] = []

    def has_room_for(self, worth: i64) -> bool:
        return len(self.lines) < self.width or worth > self.lines[-1].worth

    def add(self, line: Line) -> None:
        lines = self.lines
        place = len(lines)
        while place > 0 and lines[place - 1].worth < line.worth:
            place -= 1
        lines.insert(place, line)
        if len(lines) > self.width:
            lines.pop()
