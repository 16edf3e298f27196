"""A bot that plans several of its own turns ahead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from chantier.bots.beam import Line
from chantier.bots.bot import Thought
from chantier.bots.evaluation import Evaluation
from chantier.bots.turn_bot import PERFECT, TurnBot
from chantier.bots.ways import NO_BLUR, NO_STYLE, Ways, may_move
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, NOBODY, State

TURNS: Final[i64] = 4
WIDTH: Final[i64] = 20
FIRST: Final[i64] = 0
ALL_TURNS: Final[i64] = 1_000


class PlannerBot(TurnBot):
    """Follows the best lines of its own turns, as if the others played their first legal move, the most neutral one.

    Draws are made with the bot's own dice, and only for the lines that are followed further: no line looks good because
    it was lucky at the last moment.
    """

    def __init__(
        self,
        dice: Dice,
        turns: i64 = TURNS,
        width: i64 = WIDTH,
        style: i64 = NO_STYLE,
        recall: float = PERFECT,
        blur: i64 = NO_BLUR,
    ) -> None:
        super().__init__(dice, recall)
        self.turns: i64 = turns
        self.width: i64 = width
        self.style: i64 = style
        self.ways = Ways(dice, style, blur)

    def think(self, view: State, world: State, seat: i64) -> list[int]:
        lines = [Line(world.clone(), [])]
        self.ways.salt = self.dice.word()
        for turn in range(self.turns):
            lines = self.one_turn_on(lines, seat, turn)
        return lines[0].plan

    def one_turn_on(self, lines: list[Line], seat: i64, turn: i64) -> list[Line]:
        self.ways.begin(seat, self.width)
        for line in lines:
            if self.comes_back(line.state, seat):
                self.ways.follow(line, noting=turn == FIRST)
            else:
                self.ways.beam.add(line)
        return self.ways.beam.lines or lines

    def comes_back(self, state: State, seat: i64) -> bool:
        """The others move until it is the seat's turn, or the game is over."""
        while not may_move(state, seat):
            other = state.to_move()
            if other == NOBODY:
                return False
            if other == CHANCE:
                state.play(CHANCE, state.draw(self.dice))
            else:
                self.moves.clear()
                state.legal(other, self.moves)
                state.play(other, self.moves.codes[0])
        return True

    def explain(self, view: State, seat: i64, moves: Moves) -> list[Thought]:
        """What each move may lead to at the end of the turn; the plan goes further, and decides which is chosen."""
        chosen = int(self.choose(view, seat, moves))
        evaluation = Evaluation()
        evaluation.begin(view.seats())
        self.ways.begin(seat, ALL_TURNS)
        self.ways.follow(Line(self.remembered(view, seat).filled(self.dice), []), noting=True)
        best: dict[int, float] = {chosen: 0.0}
        count: dict[int, int] = {chosen: 0}
        turns: dict[int, tuple[int, ...]] = {chosen: (chosen,)}
        for line in self.ways.beam.lines:
            first = line.plan[0]
            evaluation.look(line.state)
            if evaluation.shares[seat] > best.get(first, 0.0):
                best[first] = evaluation.shares[seat]
                turns[first] = tuple(line.plan)
            best.setdefault(first, 0.0)
            count[first] = count.get(first, 0) + 1
        others = sorted([move for move in best if move != chosen], key=lambda move: -best[move])
        return [
            Thought(move, min(best[move], best[chosen]), count[move], turns.get(move, (move,)))
            for move in [chosen, *others[:2]]
        ]
