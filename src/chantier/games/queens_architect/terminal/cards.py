"""What each player has: the others side by side, whoever looks below them, nearest to the prompt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.queens_architect.terminal.pen import Pen, values
from chantier.games.queens_architect.terminal.tiles import company
from chantier.games.queens_architect.texts import ACTION_IDS
from chantier.kernel.pen import FAINT, GOLD, NOW, flow, frame

NARROWEST = 33  # a card
WIDE = 79  # one that shows all of an artisan


def cards(pen: Pen, width: int) -> list[RenderableType]:
    others = [seat for seat in range(len(pen.view["seats"])) if seat != pen.seat]
    row = min(len(others), max(1, width // NARROWEST))
    rows = [side_by_side(pen, others[i : i + row], width, row) for i in range(0, len(others), row)]
    return [*rows, *([] if pen.seat is None else [card(pen, pen.seat, width)])]


def side_by_side(pen: Pen, seats: list[int], width: int, row: int) -> Table:
    grid = Table.grid()
    grid.add_row(*(card(pen, seat, width // row) for seat in seats))
    return grid


def card(pen: Pen, seat: int, width: int) -> Panel:
    has = pen.view["seats"][seat]
    room = width - 4
    lines: list[RenderableType] = [flow(goods(pen, has), room), whereabouts(pen, has, room)]
    lines.append(company(pen, has["artisans"], width) if width >= WIDE else short_company(pen, has["artisans"]))
    lines += [tavern(pen, has, room), *pending(pen, seat)]
    return frame(Group(*lines), width, title(pen, seat, width), now=pen.view["turn"] == seat == pen.seat)


def title(pen: Pen, seat: int, width: int) -> Text:
    """Who it is, if that fits on the line."""
    player = pen.players[seat]
    sign = Text(f" {NOW}" if pen.view["turn"] == seat == pen.seat else "", GOLD)
    name = Text.assemble(pen.mark(seat), f" {player.name}")
    who = Text(f" ({player.who})" if player.who else "", "not bold")
    fits = name.cell_len + who.cell_len + sign.cell_len <= width - 6
    return Text.assemble(name, who if fits else "", sign)


def goods(pen: Pen, has: Mapping[str, Any]) -> list[Text]:
    said = [
        pen.say("thalers", thalers=has["thalers"]),
        pen.say("bonds", bonds=has["bonds"]),
        pen.say("trust", trust=has["trust"]),
        pen.say("buildings", buildings=has["buildings_left"]),
    ]
    return [*map(Text, said), Text(pen.say("performance", performance=has["performance"]), "bold")]


def whereabouts(pen: Pen, has: Mapping[str, Any], width: int) -> Text:
    """The architect on the star, the carriage on the map."""
    star = "".join("★" if action == has["action"] else "☆" for action in ACTION_IDS)
    action = pen.words.say(pen.lang, f"action-{has['action']}")
    return flow([Text(f"{star} {action}"), Text(pen.say("carriage", place=pen.place(has["at"])))], width)


def short_company(pen: Pen, artisans: Sequence[Mapping[str, Any]]) -> RenderableType:
    if not artisans:
        return Text(pen.say("no-artisan"), FAINT)
    rows = Table.grid(padding=(0, 1, 0, 0))
    for artisan in artisans:
        rows.add_row(pen.letter(artisan["guild"]), Text(artisan["name"]), values(artisan))
    return rows


def tavern(pen: Pen, has: Mapping[str, Any], width: int) -> Text:
    places = has["tavern"].items()
    return flow([Text.assemble((pen.say(place), FAINT), " ", pen.letters(guilds)) for place, guilds in places], width)


def pending(pen: Pen, seat: int) -> list[Text]:
    """Points in hand, while one decides what to do with them."""
    points = pen.view["pending"]["points"] if pen.view["turn"] == seat else 0
    return [Text(pen.say("points", points=points), GOLD)] if points else []
