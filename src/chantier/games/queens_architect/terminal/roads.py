"""The map: the capital, and the sites along the roads that leave it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest
from math import ceil
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.queens_architect.terminal.pen import Pen
from chantier.kernel.pen import FAINT, GOLD, NOW, flow, frame

CAPITAL = 0
EDGES = 6  # columns the frame and the first road take
NARROWEST = 21  # a site's column: any narrower and the roads go to a second row

ROADS = box.Box("\n".join(["  │ "] * 8))  # what divides the columns is the road along which a column's sites lie


def roads(pen: Pen, width: int) -> Panel:
    spokes = list(along_each_road(pen.view["distances"]).values())
    most = max(1, (width - EDGES) // (NARROWEST + 2))
    fit = ceil(len(spokes) / ceil(len(spokes) / most))  # two rows of two rather than three and one
    column = (width - EDGES) // fit - 2
    drawn: list[RenderableType] = []
    for row in (spokes[i : i + fit] for i in range(0, len(spokes), fit)):
        drawn += [capital(pen, width - 4), fork(len(row), column), sites(pen, row, column)]
    return frame(Group(*drawn), width, pen.say("map"), pen.say("map-note"))


def along_each_road(distances: list[list[int]]) -> dict[int, list[int]]:
    """The sites by the neighbour of the capital where their road begins, outwards."""
    spokes: dict[int, list[int]] = {head: [] for head in neighbours(distances, CAPITAL)}
    for site in sorted(range(1, len(distances)), key=lambda site: distances[CAPITAL][site]):
        spokes[nearest(site, list(spokes), distances)].append(site)
    return spokes


def nearest(site: int, heads: list[int], distances: list[list[int]]) -> int:
    """Of two that are as near, the one that the kit lists before the site."""
    return min(heads, key=lambda head: (distances[head][site], head > site, -head))


def neighbours(distances: list[list[int]], place: int) -> list[int]:
    return [other for other, spaces in enumerate(distances[place]) if spaces == 1]


def fork(roads: int, column: int) -> Text:
    """The roads leave the capital."""
    return Text(" ├" + "┬".join(["─" * (column + 1)] * (roads - 1)) + ("┐" if roads > 1 else ""), FAINT)


def sites(pen: Pen, spokes: list[list[int]], column: int) -> Table:
    grid = Table(
        box=ROADS, show_header=False, show_edge=False, show_lines=True, border_style=FAINT, padding=(0, 0, 0, 1)
    )
    grid.pad_edge = False
    grid.add_column(width=1)  # left of the first road
    for _ in spokes:
        grid.add_column(width=column)
    for row in zip_longest(*spokes):
        grid.add_row("", *("" if place is None else site(pen, place, column) for place in row))
    return grid


def capital(pen: Pen, width: int) -> Text:
    name = Text(pen.name(pen.view["places"][CAPITAL]["name"]), "bold")
    return flow([Text.assemble(" ♛ ", name), *carriages(pen, CAPITAL), *journey(pen, CAPITAL)], width)


def site(pen: Pen, place: int, width: int) -> Text:
    about = pen.view["places"][place]
    lines = [title(pen, about, width), flow([pen.guild(guild) for guild in about["guilds"]], width, "  ")]
    if about["bonus"]:
        lines.append(Text(pen.say(f"bonus-{about['bonus']}", amount=about["amount"])))
    lines.append(flow([*lots(pen, about), *journey(pen, place), *carriages(pen, place)], width))
    lines.append(flow(byways(pen, place), width))
    return Text("\n").join(line for line in lines if line)


def title(pen: Pen, about: Mapping[str, Any], width: int) -> Text:
    name = Text(pen.name(about["name"]), "bold")
    return flow([name, Text(pen.say(f"kind-{about['kind']}", cap=about["cap"]))], width)


def lots(pen: Pen, about: Mapping[str, Any]) -> list[Text]:
    """Who has built, in order, and what the next one loses by it."""
    built = [Text.assemble(pen.say("built"), " ", pen.marks(about["builders"]))] if about["builders"] else []
    if about["malus"] is None:
        return built
    return [*built, Text(pen.say("malus" if built else "nobody-built", malus=about["malus"]))]


def carriages(pen: Pen, place: int) -> list[Text]:
    there = [seat for seat, goods in enumerate(pen.view["seats"]) if goods["at"] == pen.view["places"][place]["id"]]
    return [Text.assemble(pen.say("carriages", count=len(there)), " ", pen.marks(there))] if there else []


def journey(pen: Pen, place: int) -> list[Text]:
    """How far it is for whoever looks, and what that costs."""
    if pen.seat is None:
        return []
    at = pen.view["seats"][pen.seat]["at"]
    here = next(i for i, about in enumerate(pen.view["places"]) if about["id"] == at)
    spaces = pen.view["distances"][here][place]
    if spaces == 0:
        return [Text(f"{NOW} {pen.say('here')}", GOLD)]
    if spaces > len(pen.view["travel"]):
        return [Text(pen.say("too-far", spaces=spaces), FAINT)]
    return [Text(pen.say("journey", spaces=spaces, price=pen.view["travel"][spaces - 1]))]


def byways(pen: Pen, place: int) -> list[Text]:
    """Roads to sites of another column."""
    spokes = along_each_road(pen.view["distances"]).values()
    own = next(sites for sites in spokes if place in sites)
    others = [other for other in neighbours(pen.view["distances"], place) if other not in (CAPITAL, *own)]
    return [Text(f"→ {pen.name(pen.view['places'][other]['name'])}", FAINT) for other in others]
