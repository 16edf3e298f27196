"""The few best lines of play that a search goes on with."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.kernel.state import State


class Line:
    """A position on the way of a plan, and what has to be played now to get there."""

    def __init__(self, state: State, plan: list[int], worth: i64 = 0, mark: i64 = 0, lot: i64 = 0) -> None:
        self.state = state
        self.plan = plan  # the seat's moves of this turn; what comes later is planned again later
        self.worth: i64 = worth
        self.mark: i64 = mark  # tells lines apart
        self.lot: i64 = lot  # drawn by dice: of equals the highest comes first


class Beam:
    """At most `width` lines, best first."""

    def __init__(self, width: i64) -> None:
        self.width: i64 = width
        self.lines: list[Line] = []

    def has_room_for(self, worth: i64, lot: i64) -> bool:
        if len(self.lines) < self.width:
            return True
        last = self.lines[-1]
        return worth > last.worth or (worth == last.worth and lot > last.lot)

    def add(self, line: Line) -> None:
        lines = self.lines
        place = len(lines)
        while place > 0 and comes_before(line, lines[place - 1]):
            place -= 1
        lines.insert(place, line)
        if len(lines) > self.width:
            lines.pop()

    def add_instead(self, line: Line) -> None:
        """Of the two lines with this mark the one that the dice prefer stays, in the place of the first."""
        for known in self.lines:
            if known.mark == line.mark:
                if line.lot > known.lot:
                    known.state = line.state
                    known.plan = line.plan
                    known.lot = line.lot
                return


def comes_before(line: Line, other: Line) -> bool:
    return line.worth > other.worth or (line.worth == other.worth and line.lot > other.lot)
