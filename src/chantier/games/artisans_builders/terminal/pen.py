"""What every part of the drawing is drawn with: marks, letters of badges, goods, frames."""

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

GOLD = "bold yellow"  # now, your turn: with it goes a ◆
FAINT = "dim"
NOW = "◆"
GOOD_STYLES = {"wood": "yellow", "stone": "bold", "coins": "bold yellow"}
BADGE_STYLES = {"meat": "red", "fish": "blue", "cheese": "yellow", "bread": "", "aubergine": "magenta"}


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
        """A name in the kit is itself, or a message: "@artisan-mason"."""
        return self.words.say(self.lang, text[1:]) if text.startswith("@") else text

    def mark(self, seat: int | None) -> Text:
        return Text("·", FAINT) if seat is None else Text(self.players[seat].mark, self.players[seat].style)

    def marks(self, seats: Iterable[int]) -> Text:
        return Text(" ").join(self.mark(seat) for seat in seats)

    def goods(self, goods: Mapping[str, int]) -> Text:
        """2 wood and a coin are 2w 1c; the letters are the language's own."""
        pieces = [Text(f"{n}{self.say(f'letter-{good}')}", GOOD_STYLES[good]) for good, n in goods.items() if n]
        return Text(" ").join(pieces) if pieces else Text("–", FAINT)

    def badges(self, badges: Iterable[str]) -> Text:
        return Text("").join(Text(self.say(f"letter-{badge}"), BADGE_STYLES[badge]) for badge in badges)

    def effect(self, effect: Mapping[str, Any]) -> Text:
        """An effect in as few signs as it needs."""
        get, give = self.goods(effect["get"]), self.goods(effect["give"])
        if effect["do"] == "cubes":
            return Text(self.say("cubes", cubes=effect["times"]))
        if effect["do"] == "trade":
            return Text.assemble(f"{effect['times']}× ", give, " → ", get)
        if effect["do"] == "build":
            return Text.assemble(self.say("build"), " – ", get)
        if effect["do"] == "renew":
            return Text.assemble(self.say("renew"), " + ", get) if effect["get"] else Text(self.say("renew"))
        if effect["do"] == "harvest":
            return Text(self.say("harvest"))
        return get


def frame(content: RenderableType, width: int, title: Text | str, *, now: bool = False) -> Panel:
    """A part of the board; gold if it is where one has to look."""
    return Panel(
        content, box=box.SQUARE, width=width, title=title, title_align="left", border_style=GOLD if now else FAINT
    )
