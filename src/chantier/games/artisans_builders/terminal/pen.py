"""What every part of the drawing is drawn with: marks, letters of badges, goods, frames."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from chantier.kernel import pen
from chantier.kernel.pen import FAINT

GOOD_STYLES = {"wood": "yellow", "stone": "bold", "coins": "bold yellow"}
BADGE_STYLES = {"meat": "red", "fish": "blue", "cheese": "yellow", "bread": "", "aubergine": "magenta"}


class Pen(pen.Pen):
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
