"""The whole drawing: buildings, piles, players, and what only the viewer sees."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.architecture_game.terminal.pen import Pen, wrapped
from chantier.kernel.pen import FAINT, GOLD, NOW, WIDEST, flow, frame

EDGES = 4  # columns a frame takes
BARE = "□"  # a window where a fragment is missing


class Sheet:
    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = min(options.max_width, WIDEST)
        yield heading(self.pen, width)
        yield buildings(self.pen, width)
        yield piles(self.pen, width)
        yield seats(self.pen, width)
        yield from own(self.pen, width)


def heading(pen: Pen, width: int) -> Table:
    line = Table.grid(expand=True)
    line.width = width
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text(pen.say("round", round=pen.view["round"]), "bold"), whose_turn(pen))
    return line


def whose_turn(pen: Pen) -> Text:
    phase, turn = pen.view["phase"], pen.view["turn"]
    if phase == "over":
        return Text(pen.say("over"))
    if turn is not None and turn == pen.seat:
        return Text(f"{NOW} {pen.say('your-turn')}", GOLD)
    if turn is not None:
        return Text.assemble(pen.mark(turn), " ", pen.say("turn", player=pen.players[turn].name))
    return Text(pen.say("searching") if phase == "racing" else "")


def buildings(pen: Pen, width: int) -> Panel:
    """Four places, each with its windows: whose fragment is there, or none yet."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for number, site in enumerate(pen.view["sites"], 1):
        rows.add_row(Text(str(number), FAINT), *site_cells(pen, site))
    if pen.view["next_building"]:
        rows.add_row(Text("→", FAINT), Text(pen.called("building", pen.view["next_building"]), FAINT), pen.say("next"))
    return frame(rows, width, pen.say("buildings"))


def site_cells(pen: Pen, site: Mapping[str, Any] | None) -> list[RenderableType]:
    if site is None:
        return [Text("–", FAINT), ""]
    windows = [Text(BARE, FAINT) if one["owner"] is None else pen.mark(one["owner"]) for one in site["windows"]]
    return [Text(pen.called("building", site["building"]), "bold"), Text(" ").join(windows)]


def piles(pen: Pen, width: int) -> Panel:
    """Five places: a pile and below it how many fragments it has, or the pawn of whoever took it."""
    grid = Table.grid(expand=True)
    for _ in pen.view["places"]:
        grid.add_column(justify="center", ratio=1)
    grid.add_row(*(place_cell(pen, place) for place in pen.view["places"]))
    return frame(grid, width, pen.say("piles"))


def place_cell(pen: Pen, place: Mapping[str, Any]) -> Text:
    if place["symbol"] is None:
        return Text(pen.say("pawn", pawn=place["pawn"]), GOLD)
    return Text(f"{pen.called('symbol', place['symbol'])}\n{pen.view['piles'][place['symbol']]}")


def seats(pen: Pen, width: int) -> Panel:
    lines = [seat_line(pen, seat, width - EDGES) for seat in range(len(pen.view["seats"]))]
    return frame(Group(*lines), width, pen.say("players", target=pen.view["target"]))


def seat_line(pen: Pen, seat: int, width: int) -> Text:
    has = pen.view["seats"][seat]
    pieces = [
        pen.player(seat),
        Text(pen.say("won", won=has["won"]), "bold"),
        Text(pen.say("laid", laid=has["laid"])),
        Text(pen.say("hand", hand=has["hand"])),
    ]
    if has["pawn"] is not None:
        pieces.append(Text(pen.say("pawn", pawn=has["pawn"])))
    if has["symbol"] is not None:
        pieces.append(Text(pen.called("symbol", has["symbol"])))
    if pen.view["phase"] == "racing" and (has["searching"] or has["kept"]):
        pieces.append(Text(pen.say("is-searching" if has["searching"] else "has-kept")))
    return flow(pieces, width)


def own(pen: Pen, width: int) -> list[RenderableType]:
    """What nobody else sees: the hand, and the fragment in view."""
    if pen.seat is None:
        return []
    lines = [wrapped(f"{one:>2}  {pen.called('fragment', one)}", width - EDGES, "    ") for one in pen.view["hand"]]
    parts: list[RenderableType] = [frame(Group(*lines), width, hand_title(pen))]
    if pen.view["search"]:
        parts.append(search(pen, pen.view["search"], width))
    if pen.view["memory"]:
        parts.append(memory(pen, width))
    return parts


def hand_title(pen: Pen) -> str:
    looks = pen.view["looks"]
    return pen.say("own-hand") if looks is None else pen.say("own-hand-and-looks", looks=looks)


def search(pen: Pen, now: Mapping[str, Any], width: int) -> Panel:
    if now["fragment"] is None:
        shown = wrapped(pen.say("above-the-pile"), width - EDGES)
    else:
        shown = wrapped(pen.called("fragment", now["fragment"]), width - EDGES)
    figures = pen.say("search-figures", turned=now["turned"], seen=now["seen"])
    title = pen.say("own-search" if now["position"] else "own-pile", position=now["position"], pile=now["pile"])
    return frame(Group(shown, Text(figures, FAINT)), width, title, now=True)


def memory(pen: Pen, width: int) -> Panel:
    """AG-27: with the memory aid only."""
    lines = []
    for line in pen.view["memory"]:
        where = pen.say("remembered", round=line["round"], position=line["position"])
        said = f"{pen.called('symbol', line['symbol'])}, {where} – {pen.called('fragment', line['fragment'])}"
        lines.append(wrapped(said, width - EDGES, "  "))
    return frame(Group(*lines), width, pen.say("memory"))
