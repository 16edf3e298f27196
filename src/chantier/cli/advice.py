"""What a master would do: a hint."""

from __future__ import annotations

from chantier.bots.match import chosen
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.table import Table

ADVISER = "master:ms=400"


def advised(table: Table, seat: int) -> str:
    """The move that the adviser, who sees what the seat sees, would make."""
    code = chosen(table.state, make(ADVISER, Dice(table.version)), seat, Moves())
    return table.texts.text[code]
