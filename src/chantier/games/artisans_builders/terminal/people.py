"""Artisans and contracts: who stands where, who has what."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.artisans_builders.terminal.pen import Pen
from chantier.kernel.pen import FAINT, frame


def artisans(pen: Pen, width: int) -> Panel:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for one in pen.view["artisans"]:
        name = Text.assemble(recruiter(pen, one), " ", pen.name(one["name"]))
        lines = [line(pen, list(places)) for _, places in groupby(numbered(one), key=lambda place: place["line"])]
        grid.add_row(name, Text("\n").join(lines))
    return frame(grid, width, pen.say("artisans"))


def recruiter(pen: Pen, one: Mapping[str, Any]) -> Text:
    return Text("✕", FAINT) if one["neutral"] else pen.mark(one["recruiter"])


def numbered(one: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{**place, "number": number} for number, place in enumerate(one["places"], 1)]


def line(pen: Pen, places: list[dict[str, Any]]) -> Text:
    """1(2) is the first place, for two coins; a worker's mark stands on one that is taken."""
    signs = [
        Text.assemble((f"{place['number']}", FAINT), f"({place['price']})")
        if place["worker"] is None
        else Text.assemble((f"{place['number']}", FAINT), pen.mark(place["worker"]))
        for place in places
    ]
    return Text.assemble(Text(" ").join(signs), "  ", pen.effect(places[0]["effect"]))


def contracts(pen: Pen, width: int) -> Panel:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for one in pen.view["contracts"]:
        badges = [badge for badge, count in one["badges"].items() for _ in range(count)]
        ready = Text(pen.say("ready"), "bold") if pen.seat in one["ready"] else Text()
        done = pen.marks(one["fulfilled_by"])
        grid.add_row(pen.badges(badges), pen.name(one["name"]), pen.effect(one["power"]), done, ready)
    return frame(grid, width, pen.say("contracts"))
