"""The whole drawing, fitted to the terminal."""

from __future__ import annotations

from rich.console import RenderableType

from chantier.games.queens_architect.terminal.cards import cards
from chantier.games.queens_architect.terminal.esteem import esteem, heading
from chantier.games.queens_architect.terminal.pen import Pen
from chantier.games.queens_architect.terminal.roads import roads
from chantier.games.queens_architect.terminal.tiles import beside, panel
from chantier.kernel.pen import TwoColumns


class Sheet(TwoColumns):
    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def board(self, width: int) -> list[RenderableType]:
        return [heading(self.pen, width), esteem(self.pen, width), roads(self.pen, width)]

    def people(self, width: int) -> list[RenderableType]:
        return [*beside(self.pen, width), panel(self.pen, width), *cards(self.pen, width)]
