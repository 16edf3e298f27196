"""Why a turn looks good or bad, in a sentence or two: what it changes of all that the judgement is made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from chantier.bots.bot import Thought
from chantier.bots.ways import may_move
from chantier.kernel.account import Account, Part
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game
from chantier.kernel.moves import Moves
from chantier.kernel.state import State
from chantier.kernel.words import decimal

LEAST = 0.02  # points; what changes less is no reason
LARGE = 2.0  # points; from here on nobody asks for decimals
SMALL = 0.1  # points; below this one decimal does not tell much
NOT_THERE = Part(0.0)
Changes = dict[str, "Reason"]


class Reason(NamedTuple):
    """A part of the judgement that the turn changes, by how many points, and how many of it there are then."""

    part: str
    change: float
    before: int = 0
    after: int = 0

    def says(self, game: Game[Any, Any], lang: str) -> str:
        figures = {
            "way": "up" if self.change > 0 else "down",
            "points": written(abs(self.change), lang),
            "more": abs(self.after - self.before),
            "count": self.after,
        }
        return game.words.say(lang, f"reason-{self.part}", figures)


def written(points: float, lang: str) -> str:
    if points >= LARGE:
        return str(round(points))
    figure = f"{points:.2f}" if points < SMALL else f"{points:.1f}".removesuffix(".0")
    return decimal(figure, lang)


def reasons(game: Game[Any, Any], view: State, seat: int, thoughts: Sequence[Thought]) -> list[list[Reason]]:
    """For each thought what its turn changes most, then what sets it apart most from the others; all in one world."""
    changed = [changes(game, view.filled(Dice(1)), seat, thought) for thought in thoughts]
    return [weightiest(one, [other for other in changed if other is not one]) for one in changed]


def changes(game: Game[Any, Any], world: State, seat: int, thought: Thought) -> Changes:
    """By the turn that the thought is about, as far as this world allows it."""
    before = game.account(world, seat)
    moves = Moves()
    for move in thought.turn or (thought.move,):
        moves.clear()
        if may_move(world, seat):
            world.legal(seat, moves)
        if not moves.has(move):
            break
        world.play(seat, move)
    return compared(before, game.account(world, seat))


def compared(before: Account, after: Account) -> Changes:
    return {
        name: Reason(name, part.worth - was.worth, was.number, part.number)
        for name, part in after.items()
        if abs(part.worth - (was := before.get(name, NOT_THERE)).worth) >= LEAST
    }


def weightiest(found: Changes, others: Sequence[Changes]) -> list[Reason]:
    def apart(reason: Reason) -> float:
        theirs = [other[reason.part].change if reason.part in other else 0.0 for other in others]
        return abs(reason.change - sum(theirs) / len(theirs)) if theirs else abs(reason.change)

    first = sorted(found.values(), key=lambda reason: -abs(reason.change))[:1]
    rest = [reason for reason in found.values() if reason not in first]
    return first + sorted(rest, key=lambda reason: (-apart(reason), -abs(reason.change)))[:1]
