"""A bot that plans several of its own turns ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chantier.bots.beam import Beam, Line
from chantier.bots.bot import Bot
from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State

TURNS: Final[i64] = 4
WIDTH: Final[i64] = 20
PATIENCE: Final[i64] = 2_000  # positions in the middle of one turn; where there are more, the longest ways are left out
FIRST: Final[i64] = 0
NO_STYLE: Final[i64] = 0
PERFECT: Final = 1.0  # a memory
MARKS: Final[i64] = 1_099_511_627_776  # 2**40: so many that two positions hardly ever share one by accident
SPREAD: Final[i64] = 7_654_321  # odd, and times MARKS below 2**63, beyond which i64 would wrap and Python would not


class PlannerBot(Bot):
    """Follows the best lines of its own turns, as if the others played their first legal move, the most neutral one.

    A turn ends when anybody else, chance included, is to move, and is judged there. Draws are made with the bot's own
    dice, and only for the lines that are followed further: no line looks good because it was lucky at the last moment.
    """

    def __init__(
        self, dice: Dice, turns: i64 = TURNS, width: i64 = WIDTH, style: i64 = NO_STYLE, recall: float = PERFECT
    ) -> None:
        self.dice = dice
        self.turns: i64 = turns
        self.width: i64 = width
        self.style: i64 = style  # what the game's judge is asked with
        self.recall = recall
        self.salt: i64 = NOBODY if recall == PERFECT else dice.word()  # what is forgotten stays so for a whole game
        self.plan: list[int] = []
        self.foreseen: list[list[int]] = []  # the choice that comes with each move of the plan
        # while planning
        self.seat: i64 = NOBODY
        self.turn: i64 = FIRST
        self.moves = Moves()
        self.beam = Beam(width)
        self.seen: set[int] = set()

    def choose(self, view: State, seat: i64, moves: Moves) -> i64:
        """A plan is for a whole turn, and holds while the choices are those it foresaw."""
        if moves.count == 1:
            return moves.codes[0]
        if not self.plan or self.foreseen[0] != moves.listed():
            recalled = view if self.recall == PERFECT else view.recalled(seat, self.recall, self.salt)
            self.make_plan(recalled.filled(self.dice), seat)
        if not self.plan:
            return moves.codes[0]
        self.foreseen.pop(0)
        return self.plan.pop(0)

    def make_plan(self, state: State, seat: i64) -> None:
        self.seat = seat
        self.turn = FIRST
        lines = [Line(state.clone(), [])]
        while self.turn < self.turns:
            lines = self.one_turn_on(lines)
            self.turn += 1
        self.plan = []
        self.foreseen = []
        for move in lines[0].plan:
            self.foresee(state, move)

    def foresee(self, state: State, move: i64) -> None:
        self.moves.clear()
        state.legal(self.seat, self.moves)
        if self.moves.count > 1:
            self.plan.append(int(move))
            self.foreseen.append(self.moves.listed())
        state.play(self.seat, move)

    def one_turn_on(self, lines: list[Line]) -> list[Line]:
        self.beam = Beam(self.width)
        self.seen = set()
        for line in lines:
            if self.comes_back(line.state):
                self.play_turn(line)
            else:
                self.beam.add(line)
        return self.beam.lines or lines

    def comes_back(self, state: State) -> bool:
        """The others move until it is the seat's turn, or the game is over."""
        while not self.may_move(state):
            seat = state.to_move()
            if seat == NOBODY:
                return False
            if seat == CHANCE:
                state.play(CHANCE, state.draw(self.dice))
            else:
                self.moves.clear()
                state.legal(seat, self.moves)
                state.play(seat, self.moves.codes[0])
        return True

    def may_move(self, state: State) -> bool:
        return state.waiting() & BIT[self.seat] != 0

    def play_turn(self, start: Line) -> None:
        """Every way to play the turn, the shortest first."""
        middle = [start]
        at: i64 = 0
        while at < len(middle) and at < PATIENCE:
            line = middle[at]
            at += 1
            self.moves.clear()
            line.state.legal(self.seat, self.moves)
            way = line.state.way_mark(self.seat)
            mark = line.mark if way == 0 else start.mark + mixed(way)
            if self.is_new(mark + choice_mark(self.moves)):
                self.play_on(line, middle)

    def play_on(self, line: Line, middle: list[Line]) -> None:
        for i in range(self.moves.count):
            move = self.moves.codes[i]
            state = line.state.clone()
            state.play(self.seat, move)
            plan = [*line.plan, int(move)] if self.turn == FIRST else line.plan
            if self.may_move(state):
                middle.append(Line(state, plan, mark=line.mark + move_mark(move)))
            else:
                self.end_turn(state, plan)

    def end_turn(self, state: State, plan: list[int]) -> None:
        """Two ends with the same judgement and the same points are not worth following both."""
        worth = state.judge_as(self.seat, self.style)
        if self.beam.has_room_for(worth):
            mark = mixed(mixed(worth) + state.points(self.seat))
            if self.is_new(mark):
                self.beam.add(Line(state, plan, worth, mark))

    def is_new(self, mark: i64) -> bool:
        """Not met before in this turn of the plan."""
        if mark in self.seen:
            return False
        self.seen.add(int(mark))
        return True


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
