"""What every part of the drawing is drawn with: marks, letters, goods, frames."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.kernel.drawing import Player
from chantier.kernel.words import Words

GOLD = "bold yellow"  # now, your turn: with it goes a ◆
FAINT = "dim"
PLAIN = "default not bold not dim"  # on a frame's line, whatever the line is drawn with
NOW = "◆"


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

    def word(self, message: str) -> str:
        """A message of the game itself: the name of a card, of a place."""
        return self.words.say(self.lang, message)

    def mark(self, seat: int) -> Text:
        return Text(self.players[seat].mark, self.players[seat].style)

    def marks(self, seats: Iterable[int]) -> Text:
        return Text(" ").join(self.mark(seat) for seat in seats)

    def counts(self, counts: Iterable[int]) -> Text:
        """So many of each player's: ⌂I×2 ▲II×1"""
        found = [Text.assemble(self.mark(seat), f"×{n}") for seat, n in enumerate(counts) if n]
        return Text(" ").join(found) if found else Text("–", FAINT)

    def goods(self, goods: Mapping[str, int]) -> str:
        """As the game says them: 2 clay, 1 wood."""
        return ", ".join(self.words.say(self.lang, f"good-{good}", {"n": n}) for good, n in goods.items() if n)

    def skills(self, skills: Iterable[str]) -> str:
        """A letter each."""
        return " ".join(self.say(f"letter-{skill}") for skill in skills) or "–"


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number or "–")


def roster(pen: Pen, columns: Iterable[str], right: Iterable[str] = ()) -> Table:
    """Rows of cards or places, with a heading."""
    rows = Table(box=None, padding=(0, 1, 0, 0), expand=True, header_style=FAINT)
    for column in columns:
        rows.add_column(
            pen.say(f"column-{column}") if column else "",
            justify="right" if column in right else "left",
            no_wrap=column not in ("does", "cost", "who"),
            overflow="fold",
        )
    return rows


def flow(pieces: Iterable[Text], width: int, between: str = " · ") -> Text:
    """Pieces on as few lines as they need, each piece whole."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(between) + piece.cell_len <= width:
            lines[-1] = Text.assemble(lines[-1], (between, FAINT), piece)
        else:
            lines.append(piece)
    return Text("\n").join(lines)


def frame(content: RenderableType, width: int, title: Text | str, note: Text | str = "", *, now: bool = False) -> Panel:
    """A part of the board; gold if it is where one has to look."""
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
    """A panel lays a text's own style over its parts, unless it is a part itself."""
    return Text.assemble(Text.assemble(words, style=style))
