"""The whole drawing, fitted to the terminal."""

from __future__ import annotations

from rich.console import RenderableType

from chantier.games.west_kingdom.terminal.board import cathedral, heading, places
from chantier.games.west_kingdom.terminal.cards import hand, workshop
from chantier.games.west_kingdom.terminal.pen import Pen
from chantier.games.west_kingdom.terminal.players import players
from chantier.kernel.pen import TwoColumns


class Sheet(TwoColumns):
    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def board(self, width: int) -> list[RenderableType]:
        return [heading(self.pen, width), places(self.pen, width), cathedral(self.pen, width)]

    def people(self, width: int) -> list[RenderableType]:
        return [workshop(self.pen, width), *players(self.pen, width), *hand(self.pen, width)]
