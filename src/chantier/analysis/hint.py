"""A hint: what the grandmaster would play now, from what one seat sees."""

from __future__ import annotations

from chantier.analysis.judging import Choice, steps
from chantier.bots.reasons import reasons
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import State
from chantier.kernel.table import Table

MOST_CHOICES = 2  # the best, and the next best beside it


def hint(table: Table, view: State, seat: int, bot: str, seed: int) -> list[Choice]:
    """Return what a bot would play and the next best, from what the seat sees; the table only lends its words."""
    moves = Moves()
    view.legal(seat, moves)
    thoughts = make(bot, Dice(seed)).explain(view, seat, moves)[:MOST_CHOICES]
    world = view.filled(Dice(seed))
    return [
        Choice(steps(table, world, seat, thought.turn or (thought.move,)), round(thought.share, 4), why)
        for thought, why in zip(thoughts, reasons(table.game, view, seat, thoughts), strict=True)
    ]
