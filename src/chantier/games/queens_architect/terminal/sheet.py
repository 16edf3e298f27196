"""The whole drawing, fitted to the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table

from chantier.games.queens_architect.terminal.cards import cards
from chantier.games.queens_architect.terminal.esteem import esteem, heading
from chantier.games.queens_architect.terminal.pen import Pen
from chantier.games.queens_architect.terminal.roads import roads
from chantier.games.queens_architect.terminal.tiles import beside, panel

WIDEST = 100
TWO_SHEETS = 164  # columns from which there is room for the board and the players side by side


class Sheet:
    """One column, or two where there is room."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        room = options.max_width
        if room < TWO_SHEETS:
            width = min(room, WIDEST)
            yield Group(*self.board(width), *self.players(width))
        else:
            width = min((room - 2) // 2, WIDEST)
            both = Table.grid(padding=(0, 2, 0, 0))
            both.add_row(Group(*self.board(width)), Group(*self.players(width)))
            yield both

    def board(self, width: int) -> list[RenderableType]:
        return [heading(self.pen, width), esteem(self.pen, width), roads(self.pen, width)]

    def players(self, width: int) -> list[RenderableType]:
        return [*beside(self.pen, width), panel(self.pen, width), *cards(self.pen, width)]
