"""Games draw their tables in a terminal with a pen: it has marks, words, frames, lines that flow, and columns.

rich is slow to import, so only the terminal folders of games import this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.kernel.drawing import Player
from chantier.kernel.words import Words

GOLD = "bold yellow"  # now, your turn: with it goes a ◆
FAINT = "dim"
PLAIN = "default not bold not dim"  # on a frame's line, whatever the line is drawn with
NOW = "◆"
WIDEST = 100
TWO_COLUMNS = 164  # from here there is room for the board and the players side by side


@dataclass(frozen=True)
class Pen:
    """A pen has a view to draw, and knows how players and things are called; a game adds marks of its own."""

    view: Mapping[str, Any]
    players: Sequence[Player]
    words: Words
    lang: str

    @property
    def seat(self) -> int | None:
        """Return the seat whose view is drawn."""
        seat: int | None = self.view["seat"]
        return seat

    def say(self, message: str, **figures: int | str) -> str:
        return self.words.say(self.lang, f"terminal-{message}", figures)

    def word(self, message: str) -> str:
        """Say a message of the game itself, such as the name of a card or a place."""
        return self.words.say(self.lang, message)

    def name(self, text: str) -> str:
        """Return a name in the kit, which is itself or names a message: "@site-capital"."""
        return self.word(text[1:]) if text.startswith("@") else text

    def mark(self, seat: int | None) -> Text:
        return Text("·", FAINT) if seat is None else Text(self.players[seat].mark, self.players[seat].style)

    def marks(self, seats: Iterable[int]) -> Text:
        return Text(" ").join(self.mark(seat) for seat in seats)


class TwoColumns:
    """The board and the players stand side by side where there is room, and otherwise one below the other."""

    def board(self, width: int) -> list[RenderableType]:
        raise NotImplementedError

    def people(self, width: int) -> list[RenderableType]:
        raise NotImplementedError

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        room = options.max_width
        if room < TWO_COLUMNS:
            width = min(room, WIDEST)
            yield Group(*self.board(width), *self.people(width))
        else:
            width = min((room - 2) // 2, WIDEST)
            both = Table.grid(padding=(0, 2, 0, 0))
            both.add_row(Group(*self.board(width)), Group(*self.people(width)))
            yield both


def flow(pieces: Iterable[Text], width: int, between: str = " · ") -> Text:
    """Put pieces on as few lines as they need, without breaking any."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(between) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (between, FAINT), piece)
        else:
            lines.append(piece)
    return Text("\n").join(lines)


def frame(content: RenderableType, width: int, title: Text | str, note: Text | str = "", *, now: bool = False) -> Panel:
    """Frame a part of the board, in gold if one has to look there."""
    return Panel(
        content,
        box=box.SQUARE,
        width=width,
        title=on_the_line(title, f"{PLAIN} bold"),
        title_align="left",
        subtitle=on_the_line(note, PLAIN) if note else None,
        subtitle_align="right",
        border_style=GOLD if now else FAINT,
    )


def on_the_line(words: Text | str, style: str) -> Text:
    """Return a text for a panel; its style becomes a part of it, and is not laid over others."""
    return Text.assemble(Text.assemble(words, style=style))
