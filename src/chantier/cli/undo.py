"""Taking back a move at a table of bots."""

from __future__ import annotations

from chantier.kernel.errors import CannotUndo
from chantier.kernel.table import Entry, Table


def take_back(table: Table, seat: int) -> None:
    """Back to the seat's own last choice. Bots do not mind; what was drawn or revealed since can't be taken back."""
    undone: list[Entry] = []
    try:
        while not undone or undone[-1].seat != seat:
            last = table.entries[-1:]
            table.undo()
            undone += last
    except CannotUndo:
        for entry in reversed(undone):
            table.enter(entry.seat, entry.code)
        raise
