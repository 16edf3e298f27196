"""Every way to play one turn, the best of them kept."""

from __future__ import annotations

from time import thread_time
from typing import Final

from mypy_extensions import i64

from chantier.bots.beam import Beam, Line
from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import NOBODY, State

PATIENCE: Final[i64] = 2_000  # positions in the middle of one turn; where there are more, the longest ways are left out
NO_STYLE: Final[i64] = 0
NO_BLUR: Final[i64] = 0
NO_LOTS: Final[i64] = 0
PERCENT: Final[i64] = 100
NEVER: Final = 1e18  # a deadline that does not come
LOOK_AT_THE_CLOCK: Final[i64] = 16  # positions between two looks
MARKS: Final[i64] = 1_099_511_627_776  # 2**40: so many that two positions hardly ever share one by accident
SPREAD: Final[i64] = 7_654_321  # odd, and times MARKS below 2**63, beyond which i64 would wrap and Python would not


class Ways:
    """A turn ends when anybody else, chance included, is to move, and is judged there.

    Begin with `begin`, add the lines to go on from with `follow`; `beam` then has the best ends.
    """

    def __init__(self, dice: Dice, style: i64 = NO_STYLE, blur: i64 = NO_BLUR) -> None:
        self.dice = dice
        self.style: i64 = style  # what the game's judge is asked with
        self.blur: i64 = blur  # how far a judgement may be wrong, in percent of a beginner's
        self.deadline: float = NEVER
        self.salt: i64 = NO_LOTS  # what the lots of equals are drawn with
        self.seat: i64 = NOBODY
        self.moves = Moves()
        self.beam = Beam(1)
        self.seen: set[int] = set()

    def begin(self, seat: i64, width: i64) -> None:
        self.seat = seat
        self.beam = Beam(width)
        self.seen = set()

    def follow(self, start: Line, *, noting: bool) -> None:
        """Every way on from here, the shortest first; `noting` the moves as the line's plan."""
        middle = [start]
        at: i64 = 0
        while at < len(middle) and at < PATIENCE:
            if at % LOOK_AT_THE_CLOCK == LOOK_AT_THE_CLOCK - 1 and thread_time() > self.deadline:
                return
            line = middle[at]
            at += 1
            self.moves.clear()
            line.state.legal(self.seat, self.moves)
            way = line.state.adviser().way_mark(line.state, self.seat)
            mark = line.mark if way == 0 else start.mark + mixed(way)
            if self.is_new(mark + choice_mark(self.moves)):
                self.play_on(line, middle, noting)

    def play_on(self, line: Line, middle: list[Line], noting: bool) -> None:
        for i in range(self.moves.count):
            move = self.moves.codes[i]
            state = line.state.clone()
            state.play(self.seat, move)
            plan = [*line.plan, int(move)] if noting else line.plan
            if may_move(state, self.seat):
                middle.append(Line(state, plan, mark=line.mark + move_mark(move)))
            else:
                self.end_turn(state, plan, self.lot(line.mark + move_mark(move)))

    def end_turn(self, state: State, plan: list[int], lot: i64) -> None:
        """Two ends with the same judgement and the same points are not worth following both: the lot decides."""
        adviser = state.adviser()
        worth = adviser.judge_as(state, self.seat, self.style)
        looks = worth if self.blur == NO_BLUR else self.blurred(worth, self.blur * adviser.slip() // PERCENT)
        if self.beam.has_room_for(looks, lot):
            mark = mixed(mixed(worth) + state.points(self.seat))
            if self.is_new(mark):
                self.beam.add(Line(state, plan, looks, mark, lot))
            elif lot != NO_LOTS:
                self.beam.add_instead(Line(state, plan, looks, mark, lot))

    def lot(self, way: i64) -> i64:
        """Without lots the first of equals stays."""
        return NO_LOTS if self.salt == NO_LOTS else mixed(way + self.salt)

    def blurred(self, worth: i64, most: i64) -> i64:
        return worth + self.dice.below(2 * most + 1) - most

    def is_new(self, mark: i64) -> bool:
        """Not met before in this turn."""
        if mark in self.seen:
            return False
        self.seen.add(int(mark))
        return True


def may_move(state: State, seat: i64) -> bool:
    return state.waiting() & BIT[seat] != 0


def choice_mark(moves: Moves) -> i64:
    mark: i64 = 0
    for i in range(moves.count):
        mark = mixed(mark + moves.codes[i])
    return mark


def move_mark(move: i64) -> i64:
    """These are added up over a turn, so ways that differ only in order meet: who works first and who second."""
    return mixed(move + 1)


def mixed(number: i64) -> i64:
    """A mark that shows no trace of the number it was made from."""
    number = (number ^ (number >> 20)) % MARKS * SPREAD % MARKS
    return number ^ (number >> 17)
