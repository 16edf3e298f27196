"""What every part of the drawing is drawn with: marks, names, frames."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from chantier.kernel.drawing import Player
from chantier.kernel.words import Words

GOLD = "bold yellow"  # now, your turn: with it goes a ◆
FAINT = "dim"
NOW = "◆"
PLAIN = "default not bold not dim"  # on a frame's line, whatever the line is drawn with


@dataclass(frozen=True)
class Pen:
    view: Mapping[str, Any]
    players: Sequence[Player]
    words: Words
    lang: str

    @property
    def seat(self) -> int | None:
        """Whose eyes."""
        seat: int | None = self.view["seat"]
        return seat

    def say(self, message: str, **figures: int | str) -> str:
        return self.words.say(self.lang, f"terminal-{message}", figures)

    def name(self, kind: str, wanted: str) -> str:
        return self.words.say(self.lang, f"{kind}-{wanted}")

    def mark(self, seat: int) -> Text:
        return Text(self.players[seat].mark, self.players[seat].style)

    def player(self, seat: int) -> Text:
        return Text.assemble(self.mark(seat), " ", (self.players[seat].name, "bold"))


def wrapped(text: str, width: int, indent: str = "") -> Text:
    """rich breaks lines at no-break spaces too, and French is full of them."""
    return Text(textwrap.fill(text, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False))


def flow(pieces: Iterable[Text], width: int, between: str = " · ") -> Text:
    """Pieces on as few lines as they need, each piece whole."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(between) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (between, FAINT), piece)
        else:
            lines.append(piece)
    return Text("\n").join(lines)


def frame(content: RenderableType, width: int, title: Text | str, *, now: bool = False) -> Panel:
    """A part of the table; gold if it is where one has to look."""
    return Panel(
        content,
        box=box.SQUARE,
        width=width,
        title=Text.assemble(Text.assemble(title, style=f"{PLAIN} bold")),
        title_align="left",
        border_style=GOLD if now else FAINT,
    )
