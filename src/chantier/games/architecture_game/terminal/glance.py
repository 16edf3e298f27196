"""The table at a glance, for a small screen: buildings, piles, players and one's own fragments, with keys of moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from chantier.games.architecture_game.terminal.pen import Pen
from chantier.games.architecture_game.terminal.sheet import hand_title, seat_line, site_cells, whose_turn
from chantier.kernel.drawing import Section
from chantier.kernel.pen import FAINT, GOLD

WIDE = 10_000  # one line


def glance(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    view = pen.view
    target = pen.say("short-target", target=view["target"])
    head = Text.assemble((pen.say("round", round=view["round"]), "bold"), "  ", whose_turn(pen), "  ", (target, FAINT))
    return [
        Section("", [head]),
        Section(pen.say("short-buildings"), [site(pen, one) for one in view["sites"]] + coming(pen), now=True),
        Section(pen.say("short-piles"), [place(pen, one, keys) for one in view["places"]], now=True),
        Section(
            pen.say("short-players"),
            [seat_line(pen, seat, WIDE) for seat in range(len(view["seats"]))],
            [brief_player(pen, seat) for seat in range(len(view["seats"]))],
        ),
        *own(pen, keys),
    ]


def keyed(keys: Mapping[str, str], *moves: str) -> Text:
    """The key of the first of these moves that can be made."""
    return next((Text(f"{keys[move]:>2} ", GOLD) for move in moves if move in keys), Text("   "))


def site(pen: Pen, one: Mapping[str, Any] | None) -> Text:
    return Text(" ").join(cell for cell in site_cells(pen, one) if isinstance(cell, Text))


def coming(pen: Pen) -> list[Text]:
    """The next building, which everybody sees."""
    following = pen.view["next_building"]
    return [Text(f"→ {pen.called('building', following)}", FAINT)] if following else []


def place(pen: Pen, one: Mapping[str, Any], keys: Mapping[str, str]) -> Text:
    """A pile and how many fragments it has, or the pawn of whoever took it."""
    if one["symbol"] is None:
        return Text.assemble(keyed(keys, f"pawn {one['pawn']}"), (pen.say("pawn", pawn=one["pawn"]), GOLD))
    moves = (f"take {one['symbol']}", f"under {one['symbol']}")
    return Text.assemble(
        keyed(keys, *moves), f"{pen.called('symbol', one['symbol'])} {pen.view['piles'][one['symbol']]}"
    )


def brief_player(pen: Pen, seat: int) -> Text:
    """Who it is and how many tokens they have, where rows are scarce."""
    won = pen.say("won", won=pen.view["seats"][seat]["won"])
    return Text.assemble(pen.mark(seat), " ", (pen.players[seat].name, "bold"), f" {won}")


def own(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    """What nobody else sees; a fragment that can be built has two keys, the first builds it."""
    if pen.seat is None:
        return []
    held = [
        Text.assemble(keyed(keys, f"build {one}"), keyed(keys, f"put {one}"), pen.called("fragment", one))
        for one in pen.view["hand"]
    ]
    return [Section(pen.say("short-hand"), held, now=True), *search(pen, pen.view["search"]), *memory(pen)]


def search(pen: Pen, now: Mapping[str, Any] | None) -> list[Section]:
    if not now:
        return []
    shown = pen.called("fragment", now["fragment"]) if now["fragment"] is not None else pen.say("above-the-pile")
    title = pen.say("own-search" if now["position"] else "own-pile", position=now["position"], pile=now["pile"])
    figures = pen.say("search-figures", turned=now["turned"], seen=now["seen"])
    about = Text(f"{title} · {figures} · {hand_title(pen)}", FAINT)
    return [Section(pen.say("short-search"), [Text(shown, "bold"), about], now=True)]


def memory(pen: Pen) -> list[Section]:
    """AG-27: with the memory aid only."""
    lines = []
    for one in pen.view["memory"] or ():
        where = f"{pen.called('symbol', one['symbol'])} {one['round']}/{one['position']}"
        lines.append(Text(f"{where} {pen.called('fragment', one['fragment'])}"))
    return [Section(pen.say("short-memory"), lines, [])] if lines else []
