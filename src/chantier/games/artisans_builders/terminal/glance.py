"""The table at a glance, for a small screen: every card, place and plot in one cell, with the key of its move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from chantier.games.artisans_builders.terminal.market import NUMERALS
from chantier.games.artisans_builders.terminal.pen import Pen
from chantier.games.artisans_builders.terminal.people import recruiter
from chantier.games.artisans_builders.terminal.sheet import heading, plot, printed
from chantier.kernel.drawing import Section
from chantier.kernel.pen import FAINT, GOLD

DOT = (" · ", FAINT)


def glance(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    view, asks = pen.view, pen.view["asks"] if pen.view["turn"] == pen.seat else ""
    others = [seat for seat in range(len(view["seats"])) if seat != pen.seat]
    shop = [level(pen, number, keys) for number in (2, 1, 0)]
    boards = [
        Text.assemble(keyed(keys, f"choose {one['id']}"), pen.name(one["name"]), " ", printed(pen, one))
        for one in view["boards"]
    ]
    return [
        Section("", [heading(pen)]),
        *shop,
        *([Section(pen.say("short-boards"), boards, now=True)] if boards else []),
        *(
            [Section(pen.say("short-artisans"), [artisan(pen, one, keys) for one in view["artisans"]], now=True)]
            if view["artisans"]
            else []
        ),
        Section(pen.say("short-contracts"), contracts(pen, keys), [], now=asks == "contract"),
        Section(pen.say("short-others"), [stock(pen, seat) for seat in others], [rival(pen, seat) for seat in others]),
        *own(pen, keys),
    ]


def keyed(keys: Mapping[str, str], *moves: str) -> Text:
    """The key of the first of these moves that can be made."""
    return next((Text(f"{keys[move]:>2} ", GOLD) for move in moves if move in keys), Text("   "))


def level(pen: Pen, number: int, keys: Mapping[str, str]) -> Section:
    """A row of the market; where rows are scarce names are short, or left out if nothing of it can be built."""
    cards = [one["card"] for one in pen.view["market"][number] if one["card"]]
    title = pen.say("short-level", level=NUMERALS[number])
    brief = [brief_card(pen, one, keys) for one in cards]
    if not any(f"{verb} {one['id']}" in keys for verb in ("build", "renew") for one in cards):
        brief = [Text.assemble("   ", tight(pen, one["cost"]), f" {one['points']}★") for one in cards]
    return Section(title, [card(pen, one, keys) for one in cards], brief)


def card(pen: Pen, one: Mapping[str, Any], keys: Mapping[str, str]) -> Text:
    """Key, name, cost, points, income and badges."""
    pays = Text.assemble((" ↻", FAINT), tight(pen, one["income"]), " ", pen.badges(one["badges"]))
    return Text.assemble(brief_card(pen, one, keys, shortest=99), pays)


def brief_card(pen: Pen, one: Mapping[str, Any], keys: Mapping[str, str], shortest: int = 20) -> Text:
    name = pen.name(one["name"])
    short = name if len(name) <= shortest else f"{name[: shortest - 1].rstrip()}…"
    key = keyed(keys, f"build {one['id']}", f"renew {one['id']}")
    return Text.assemble(key, (short, "italic"), " ", tight(pen, one["cost"]), (f" {one['points']}★", "bold"))


def tight(pen: Pen, goods: Mapping[str, int]) -> Text:
    """3w2s1c"""
    return Text("").join(pen.goods({good: n}) for good, n in goods.items() if n)


def artisan(pen: Pen, one: Mapping[str, Any], keys: Mapping[str, str]) -> Text:
    """Who recruited, then each place: its key or nothing, its price, and its effect, once for places of one line."""
    line = Text.assemble(keyed(keys, f"recruit {one['id']}"), recruiter(pen, one), " ", (pen.name(one["name"]), "bold"))
    for number, place in enumerate(one["places"], 1):
        last = number == len(one["places"]) or one["places"][number]["line"] != place["line"]
        effect = Text.assemble(" ", pen.effect(place["effect"])) if last else Text()
        line = Text.assemble(line, " ", spot(pen, place, keys.get(f"visit {one['id']} {number}")), effect)
    return line


def spot(pen: Pen, place: Mapping[str, Any], key: str | None) -> Text:
    if place["worker"] is not None:
        return pen.mark(place["worker"])
    return Text.assemble((key or "", GOLD), (f"({place['price']})", "" if key else FAINT))


def contracts(pen: Pen, keys: Mapping[str, str]) -> list[Text]:
    cells = []
    for one in pen.view["contracts"]:
        badges = pen.badges(badge for badge, count in one["badges"].items() for _ in range(count))
        done = Text.assemble(" ", pen.marks(one["fulfilled_by"])) if one["fulfilled_by"] else Text()
        cells.append(Text.assemble(keyed(keys, f"fulfil {one['kind']}"), badges, " ", pen.effect(one["power"]), done))
    return cells


def stock(pen: Pen, seat: int) -> Text:
    """All of a player on one line: goods, income, badges, castles, points."""
    has = pen.view["seats"][seat]
    goods = pen.goods({good: has[good] for good in ("wood", "stone", "coins")})
    badges = pen.badges(badge for badge, count in has["badges"].items() for _ in range(count))
    workers = pen.say("workers", workers=has["workers"])
    castles = "♜" * has["castles"]
    name = named(pen, seat)
    points = (pen.say("score", points=has["points"]), "bold")
    return Text.assemble(
        name, DOT, workers, DOT, goods, DOT, "↻", pen.goods(has["income"]), " ", badges, castles, DOT, points
    )


def named(pen: Pen, seat: int) -> Text:
    return Text.assemble(pen.mark(seat), " ", (pen.players[seat].name, "bold"))


def rival(pen: Pen, seat: int) -> Text:
    """What one has to know of another player, where rows are scarce."""
    has = pen.view["seats"][seat]
    goods = tight(pen, {good: has[good] for good in ("wood", "stone", "coins")})
    return Text.assemble(named(pen, seat), " ", goods, f" {'♜' * has['castles']} {has['points']}★")


def own(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    if pen.seat is None:
        return []
    plots = [
        Text.assemble(keyed(keys, f"plot {number}", f"harvest {number}"), plot(pen, one), " ", pen.goods(one["income"]))
        for number, one in enumerate(pen.view["seats"][pen.seat]["plots"], 1)
    ]
    return [Section(pen.say("short-you"), [stock(pen, pen.seat)]), Section("", plots, now=True)]
