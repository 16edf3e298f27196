"""What every part of the drawing is drawn with: marks, letters, values, frames."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from chantier.kernel import pen
from chantier.kernel.pen import FAINT, GOLD

CHALK = "bold red"  # somebody is about to leave: with it goes a word, or the arrow

GUILD_STYLES = {
    "woodcutter": "bold green",
    "smith": "bold",
    "glazier": "bold blue",
    "stonecutter": "bold",
    "mason": "bold red",
    "tailor": "bold magenta",
}


class Pen(pen.Pen):
    def place(self, wanted: str) -> str:
        return next(self.name(place["name"]) for place in self.view["places"] if place["id"] == wanted)

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
