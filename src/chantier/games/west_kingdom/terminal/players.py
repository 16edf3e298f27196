"""What each player has: the others side by side, whoever looks below them, nearest to the prompt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.west_kingdom.terminal.pen import Pen
from chantier.kernel.pen import FAINT, GOLD, NOW, flow, frame

NARROWEST = 38  # a card


def players(pen: Pen, width: int) -> list[RenderableType]:
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
    lines: list[RenderableType] = [flow(figures(pen, has), room), Text(goods(pen, has))]
    if any(has["captives"]):
        lines.append(Text.assemble((pen.say("captives"), FAINT), " ", pen.counts(has["captives"])))
    lines.append(names(pen, "apprentice", has["apprentices"]))
    if has["buildings"]:
        lines.append(names(pen, "building", has["buildings"]))
    score = pen.say("score", points=has["score"]["total"])
    return frame(Group(*lines), width, title(pen, seat, has), score, now=seat == pen.seat and is_waited_for(pen, seat))


def is_waited_for(pen: Pen, seat: int) -> bool:
    return seat in pen.view["waiting"]


def title(pen: Pen, seat: int, has: Mapping[str, Any]) -> Text:
    player = pen.players[seat]
    sign = Text(f" {NOW}" if seat == pen.seat and is_waited_for(pen, seat) else "", GOLD)
    who = f" ({has['character'].capitalize()})" if has["character"] else ""
    return Text.assemble(pen.mark(seat), f" {player.name}{who}", sign)


def figures(pen: Pen, has: Mapping[str, Any]) -> list[Text]:
    return [
        Text(pen.say("virtue", virtue=has["virtue"]), "bold"),
        Text(pen.say("home", workers=has["home"])),
        Text(pen.say("cards", cards=has["cards"])),
        *([Text(pen.say("unpaid", debts=has["unpaid"]))] if has["unpaid"] else []),
        *([Text(pen.say("paid", debts=has["paid"]))] if has["paid"] else []),
    ]


def goods(pen: Pen, has: Mapping[str, Any]) -> str:
    return pen.goods(has["goods"]) or pen.say("no-goods")


def names(pen: Pen, kind: str, cards: list[Mapping[str, Any]]) -> Text:
    """Apprentices with the letters of their skills, buildings with their points."""
    if not cards:
        return Text(pen.say(f"no-{kind}"), FAINT)
    said = []
    for one in cards:
        note = pen.skills(one["skills"]) if kind == "apprentice" else str(one["points"])
        name = pen.word(f"{kind}-{one['id']}")
        said.append(f"{name} ({note})")
    return Text.assemble((pen.say(f"{kind}s"), FAINT), " ", ", ".join(said))
