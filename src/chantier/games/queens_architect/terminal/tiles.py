"""Artisan tiles in rows: the recruiting panel, those beside the board, a company."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.queens_architect.terminal.pen import CHALK, Pen, values
from chantier.kernel.pen import FAINT, GOLD, frame

ABOUT = ("artisan", "guild", "values", "uses", "repair", "labourer")
ROOMY = 90
RIGHT = ("place", "price", "uses", "repair")  # columns of figures


def panel(pen: Pen, width: int) -> Panel:
    """Place by place, as one recruits from it."""
    rows = roster(pen, ("place", "price", *ABOUT), width)
    for place, offer in enumerate(pen.view["panel"], 1):
        rows.add_row(str(place), str(offer["price"]), *about(pen, offer["artisan"]))
    return frame(rows, width, pen.say("panel"), stock(pen), now=is_asked(pen, "recruitment"))


def stock(pen: Pen) -> Text:
    """The marker on its scale, and what is left to draw."""
    scale = Text(" ").join(
        Text(f"[{price}]", GOLD) if step == pen.view["marker"] else Text(str(price), FAINT)
        for step, price in enumerate(pen.view["price_scale"])
    )
    left = pen.say("pile", starters=pen.view["starters_left"], others=pen.view["others_left"])
    return Text.assemble(pen.say("top-price"), " ", scale, (" · ", FAINT), left)


def beside(pen: Pen, width: int) -> list[RenderableType]:
    """What is left of the draft."""
    if not any(pen.view["beside"]):
        return []
    rows = roster(pen, ("place", *ABOUT), width)
    for place, artisan in enumerate(pen.view["beside"], 1):
        rows.add_row(str(place), *about(pen, artisan))
    return [frame(rows, width, pen.say("beside"), now=is_asked(pen, "choose"))]


def is_asked(pen: Pen, question: str) -> bool:
    """Is this what whoever looks has to decide?"""
    return pen.view["turn"] is not None and pen.view["turn"] == pen.seat and pen.view["asks"] == question


def company(pen: Pen, artisans: Sequence[Mapping[str, Any]], width: int) -> RenderableType:
    if not artisans:
        return Text(pen.say("no-artisan"), FAINT)
    rows = roster(pen, ABOUT, width)
    for artisan in artisans:
        rows.add_row(*about(pen, artisan))
    return rows


def roster(pen: Pen, columns: Sequence[str], width: int) -> Table:
    """Rows to fill; close-set where there is little room."""
    close = width < ROOMY
    rows = Table(box=None, padding=(0, 1 if close else 2, 0, 0), pad_edge=False, header_style=FAINT)
    for column in columns:
        name = f"{column}-close" if close and column == "labourer" else column
        rows.add_column(pen.say(f"column-{name}"), justify="right" if column in RIGHT else "left", no_wrap=True)
    return rows


def about(pen: Pen, artisan: Mapping[str, Any] | None) -> list[Text]:
    """The columns of ABOUT."""
    if artisan is None:
        return [Text("–", FAINT)]
    last = artisan["uses_left"] == 1
    return [
        Text(artisan["name"], "bold"),
        pen.guild(artisan["guild"]),
        values(artisan),
        Text(pen.say("last-use"), CHALK) if last else Text(str(artisan["uses_left"])),
        Text(str(artisan["repair"])),
        Text(pen.say("labourer")) if artisan["labourer"] else Text("–", FAINT),
    ]
