"""The whole drawing, fitted to the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.artisans_builders.terminal.market import market
from chantier.games.artisans_builders.terminal.pen import Pen
from chantier.games.artisans_builders.terminal.people import artisans, contracts
from chantier.kernel.pen import FAINT, GOLD, NOW, WIDEST, frame


class Sheet:
    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        pen, width = self.pen, min(options.max_width, WIDEST)
        others = [seat for seat in range(len(pen.view["seats"])) if seat != pen.seat]
        own = [] if pen.seat is None else [pen.seat]
        yield Group(
            heading(pen),
            market(pen, width),
            *([boards(pen, width)] if pen.view["boards"] else []),
            *([artisans(pen, width)] if pen.view["artisans"] else []),
            contracts(pen, width),
            *(district(pen, seat, width) for seat in (*others, *own)),
        )


def heading(pen: Pen) -> Text:
    if pen.view["turn"] is None:
        return Text(pen.say("over", round=pen.view["round"]), "bold")
    moment = pen.say("round", round=pen.view["round"]) if pen.view["round"] else pen.say("setup")
    turn = pen.view["turn"]
    whose = Text(f"{NOW} {pen.say('your-turn')}", GOLD)
    if turn != pen.seat:
        whose = Text.assemble(pen.mark(turn), " ", pen.say("turn", player=pen.players[turn].name))
    return Text.assemble((moment, "bold"), (" · ", FAINT), token(pen), (" · ", FAINT), whose)


def token(pen: Pen) -> Text:
    held = pen.view["token"]
    return Text(pen.say("token-free")) if held is None else Text.assemble(pen.say("token"), " ", pen.mark(held))


def boards(pen: Pen, width: int) -> Panel:
    lines = [Text.assemble(pen.name(one["name"]), " ", printed(pen, one)) for one in pen.view["boards"]]
    return frame(Text("\n").join(lines), width, pen.say("boards"))


def printed(pen: Pen, board: Mapping[str, Any]) -> Text:
    return Text.assemble("·".join(str(coins) for coins in board["printed"]), " ", pen.badges([board["badge"]]))


def district(pen: Pen, seat: int, width: int) -> Panel:
    has = pen.view["seats"][seat]
    stock = {good: has[good] for good in ("wood", "stone", "coins")}
    line = Text(" · ").join(
        [
            Text(pen.say("workers", workers=has["workers"])),
            pen.goods(stock),
            Text.assemble("↻ ", pen.goods(has["income"])),
            pen.badges(badge for badge, count in has["badges"].items() for _ in range(count)),
            Text(pen.say("castles", castles=has["castles"], improved=has["improved"])),
            Text(pen.say("score", points=has["points"]), "bold"),
        ]
    )
    rows = Table.grid(padding=(0, 2, 0, 0))
    for number, one in enumerate(has["plots"], 1):
        rows.add_row(Text(f"{number}", FAINT), plot(pen, one), pen.goods(one["income"]))
    now = pen.view["turn"] == seat == pen.seat
    return frame(Group(line, rows), width, title(pen, seat, now=now), now=now)


def title(pen: Pen, seat: int, *, now: bool) -> Text:
    player = pen.players[seat]
    who = f" ({player.who})" if player.who else ""
    return Text.assemble(pen.mark(seat), f" {player.name}{who}", (f" {NOW}" if now else "", GOLD))


def plot(pen: Pen, one: Mapping[str, Any]) -> Text:
    """The top building with its badges, and how many lie below."""
    top = one["top"]
    if top is None:
        return Text(pen.say("bare"), FAINT)
    below = Text(f" ▁{len(one['covered'])}" if one["covered"] else "", FAINT)
    castle = "♜ " if top["level"] == 3 else ""
    return Text.assemble(castle, pen.name(top["name"]), " ", pen.badges(top["badges"]), below)
