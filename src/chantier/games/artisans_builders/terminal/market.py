"""The market: three rows of four cards, castles on top."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.artisans_builders.terminal.pen import Pen
from chantier.kernel.pen import FAINT, frame

NUMERALS = ("I", "II", "III")


def market(pen: Pen, width: int) -> Panel:
    grid = Table.grid(padding=(0, 1), expand=True)
    for _ in range(5):
        grid.add_column(ratio=None)
    places = pen.view["market"][0]
    grid.add_row("", *(place(pen, one) for one in places))
    for level in (2, 1, 0):
        left = Text.assemble((NUMERALS[level], "bold"), (f"\n{pen.view['decks'][level]}", FAINT))
        grid.add_row(left, *(card(pen, one["card"]) for one in pen.view["market"][level]))
    return frame(grid, width, pen.say("market"))


def place(pen: Pen, one: Mapping[str, Any]) -> Text:
    """What a market place pays its builder, and the others."""
    return Text.assemble(pen.goods(one["builder"]), (" / ", FAINT), pen.goods(one["others"]), style=FAINT)


def card(pen: Pen, one: Mapping[str, Any] | None) -> Text:
    if one is None:
        return Text("–", FAINT)
    points = pen.say("points", points=one["points"])
    first = Text.assemble(pen.goods(one["cost"]), (" · ", FAINT), (points, "bold"))
    pays = Text.assemble(("↻ ", FAINT), pen.goods(one["income"]), " ", pen.badges(one["badges"]))
    return Text("\n").join([Text(pen.name(one["name"]), "italic"), first, pays])
