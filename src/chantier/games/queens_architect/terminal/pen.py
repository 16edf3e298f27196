"""What every part of the drawing is drawn with: marks, letters, values, frames."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from chantier.kernel.drawing import Player
from chantier.kernel.words import Words

GOLD = "bold yellow"  # now, your turn: with it goes a ◆, or brackets around a figure
CHALK = "bold red"  # somebody is about to leave: with it goes a word, or the arrow
FAINT = "dim"
PLAIN = "default not bold not dim"  # on a frame's line, whatever the line is drawn with
NOW = "◆"

GUILD_STYLES = {
    "woodcutter": "bold green",
    "smith": "bold",
    "glazier": "bold blue",
    "stonecutter": "bold",
    "mason": "bold red",
    "tailor": "bold magenta",
}


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

    def name(self, text: str) -> str:
        """A name in the kit is itself, or a message: "@site-capital"."""
        return self.words.say(self.lang, text[1:]) if text.startswith("@") else text

    def place(self, wanted: str) -> str:
        return next(self.name(place["name"]) for place in self.view["places"] if place["id"] == wanted)

    def mark(self, seat: int) -> Text:
        return Text(self.players[seat].mark, self.players[seat].style)

    def marks(self, seats: Iterable[int]) -> Text:
        return Text(" ").join(self.mark(seat) for seat in seats)

    def letter(self, guild: str) -> Text:
        return Text(self.say(f"letter-{guild}"), GUILD_STYLES[guild])

    def letters(self, guilds: Sequence[str]) -> Text:
        return Text(" ").join(map(self.letter, guilds)) if guilds else Text("–", FAINT)

    def guild(self, guild: str) -> Text:
        return Text.assemble(self.letter(guild), " ", self.words.say(self.lang, f"guild-{guild}"))


def values(artisan: Mapping[str, Any]) -> Text:
    """The six sides from the start to the exhaustion arrow, the hammer's in brackets: 3 4[4]3 4 3▸"""
    notch = artisan["notch"]
    sides = Text()
    for at, value in enumerate(artisan["values"]):
        here = CHALK if artisan["uses_left"] == 1 else GOLD
        sides.append("[" if at == notch else "]" if at == notch + 1 else " ", here if at in (notch, notch + 1) else "")
        sides.append(str(value), here if at == notch else FAINT if at < notch else "")
    last = notch == len(artisan["values"]) - 1
    return sides.append("]▸" if last else " ▸", CHALK if last else FAINT)


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
