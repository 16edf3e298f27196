"""What every part of the drawing is drawn with: marks, letters, goods, frames."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.table import Table
from rich.text import Text

from chantier.kernel import pen
from chantier.kernel.pen import FAINT
from chantier.kernel.words import MINUS


class Pen(pen.Pen):
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
    return f"+{number}" if number > 0 else f"{MINUS}{-number}" if number else "–"


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
