"""The table at a glance, for a small screen: every site, artisan and space in one cell, with the key of its move."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from chantier.games.queens_architect.terminal.cards import goods
from chantier.games.queens_architect.terminal.esteem import moment, pawns, token, whose_turn
from chantier.games.queens_architect.terminal.pen import Pen, values
from chantier.games.queens_architect.texts import ACTION_IDS
from chantier.kernel.drawing import Section
from chantier.kernel.pen import FAINT, GOLD, NOW, flow

WIDE = 10_000  # one line
ON_ARTISANS = ("work", "repair", "dismiss")


def glance(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    view, asks = pen.view, pen.view["asks"] if pen.view["turn"] == pen.seat else ""
    others = [seat for seat in range(len(view["seats"])) if seat != pen.seat]
    supply = Text(pen.say("supply", bonds=view["supply"]), FAINT)
    head = Text.assemble((moment(pen), "bold"), "  ", whose_turn(pen))
    places = range(len(view["places"]))
    return [
        Section("", [Text.assemble(head, "  ", supply)], [head]),
        Section(pen.say("short-esteem"), [ladder(pen)]),
        Section(pen.say("short-star"), [space(pen, action, keys) for action in ACTION_IDS], [], now=asks == "star"),
        Section(
            pen.say("map"),
            [site(pen, place, keys) for place in places],
            [brief_site(pen, place) for place in places],
            now=asks == "travel",
        ),
        *beside(pen, keys),
        Section(pen.say("short-panel"), offers(pen, keys), brief_offers(pen), now=asks == "recruitment"),
        Section(
            pen.say("short-others"), [rival(pen, seat) for seat in others], [brief_rival(pen, seat) for seat in others]
        ),
        *own(pen, keys),
    ]


def keyed(keys: Mapping[str, str], move: str, otherwise: str = "") -> Text:
    """The key of a move, in gold; what stands there otherwise is faint."""
    return Text(f"{keys[move]:>2} ", GOLD) if move in keys else Text(f"{otherwise:>2} ", FAINT)


def ladder(pen: Pen) -> Text:
    """Who stands where, and what each step costs: ⌂I (6)(9) ▲II (7)…"""
    line = Text()
    for step in range(len(pen.view["tokens"]) + 1):
        there = pawns(pen, step)
        line = Text.assemble(
            line, there, " " if there else "", token(pen, step) if step < len(pen.view["tokens"]) else ""
        )
    last = pawns(pen, len(pen.view["tokens"]) + 1)
    return Text.assemble(line, f" {pen.say('palace')} ≥ {pen.view['palace']} ", last)


def space(pen: Pen, action: str, keys: Mapping[str, str]) -> Text:
    here = [seat for seat, has in enumerate(pen.view["seats"]) if has["action"] == action]
    return Text.assemble(keyed(keys, f"go {action}"), pen.words.say(pen.lang, f"action-{action}"), " ", pen.marks(here))


def site(pen: Pen, place: int, keys: Mapping[str, str]) -> Text:
    """Key, name, most points, guilds, bonus, builders, carriages, and what the way there costs."""
    about = pen.view["places"][place]
    here = [seat for seat, has in enumerate(pen.view["seats"]) if has["at"] == about["id"]]
    cap = Text(f" ≤{about['cap']}", FAINT) if about["cap"] else Text()
    guilds = Text("").join(map(pen.letter, about["guilds"]))
    bonus = f" {pen.say('short-bonus-' + about['bonus'], amount=about['amount'])}" if about["bonus"] else ""
    built = Text.assemble(" ▟", pen.marks(about["builders"])) if about["builders"] else Text()
    carriages = Text.assemble(" ", pen.marks(here)) if here else Text()
    return Text.assemble(
        keyed(keys, f"travel {about['id']}"),
        pen.name(about["name"]),
        cap,
        " ",
        guilds,
        bonus,
        fare(pen, place),
        built,
        carriages,
    )


def brief_site(pen: Pen, place: int) -> Text:
    """Name, most points, guilds, builders and carriages."""
    about = pen.view["places"][place]
    here = [seat for seat, has in enumerate(pen.view["seats"]) if has["at"] == about["id"]]
    cap = Text(f" ≤{about['cap']} ", FAINT) if about["cap"] else Text()
    built = Text.assemble(" ▟", pen.marks(about["builders"])) if about["builders"] else Text()
    carriages = Text.assemble(" ", pen.marks(here)) if here else Text()
    return Text.assemble(
        pen.name(about["name"]), cap, Text("").join(map(pen.letter, about["guilds"])), built, carriages
    )


def fare(pen: Pen, place: int) -> Text:
    if pen.seat is None:
        return Text()
    price = pen.view["seats"][pen.seat]["fares"][place]
    return Text(f" {NOW}", GOLD) if price is None else Text(f" →{pen.say('short-thalers', thalers=price)}", FAINT)


def artisan(pen: Pen, one: Mapping[str, Any]) -> Text:
    """Guild, name, the six sides, and what a repair is worth; a labourer has a spade's sign."""
    spade = pen.say("short-labourer") if one["labourer"] else ""
    repair = Text(f" {pen.say('short-repair', points=one['repair'])}{spade}", FAINT)
    return Text.assemble(pen.letter(one["guild"]), " ", (one["name"], "bold"), " ", values(one), repair)


def offers(pen: Pen, keys: Mapping[str, str]) -> list[Text]:
    cells = []
    for place, offer in enumerate(pen.view["panel"], 1):
        price = Text(f"{pen.say('short-thalers', thalers=offer['price'])} ")
        shown = artisan(pen, offer["artisan"]) if offer["artisan"] else Text("–", FAINT)
        cells.append(Text.assemble(keyed(keys, f"recruit {place}", str(place)), price, shown))
    return cells


def brief_offers(pen: Pen) -> list[Text]:
    """Guild and performance now, for the price."""
    return [
        Text.assemble(
            (f"{place} ", FAINT),
            pen.letter(offer["artisan"]["guild"]),
            f"{offer['artisan']['performance']} ",
            (pen.say("short-thalers", thalers=offer["price"]), FAINT),
        )
        for place, offer in enumerate(pen.view["panel"], 1)
        if offer["artisan"]
    ]


def beside(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    if not any(pen.view["beside"]):
        return []
    cells = [
        Text.assemble(keyed(keys, f"choose {place}"), artisan(pen, one))
        for place, one in enumerate(pen.view["beside"], 1)
        if one
    ]
    return [Section(pen.say("short-beside"), cells, now=True)]


def rival(pen: Pen, seat: int) -> Text:
    has = pen.view["seats"][seat]
    crew = Text(" ").join(Text.assemble(pen.letter(one["guild"]), str(one["performance"])) for one in has["artisans"])
    return flow([named(pen, seat), *short_goods(pen, has), crew], WIDE)


def brief_rival(pen: Pen, seat: int) -> Text:
    has = pen.view["seats"][seat]
    return flow([named(pen, seat), *short_goods(pen, has)], WIDE, " ")


def named(pen: Pen, seat: int) -> Text:
    return Text.assemble(pen.mark(seat), " ", (pen.players[seat].name, "bold"))


def short_goods(pen: Pen, has: Mapping[str, Any]) -> list[Text]:
    said = [
        pen.say("short-thalers", thalers=has["thalers"]),
        pen.say("short-bonds", bonds=has["bonds"]),
        pen.say("trust", trust=has["trust"]),
    ]
    return [*map(Text, said), Text(pen.say("performance", performance=has["performance"]), "bold")]


def own(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    if pen.seat is None:
        return []
    has = pen.view["seats"][pen.seat]
    line = flow([named(pen, pen.seat), *goods(pen, has)], WIDE)
    brief = flow([named(pen, pen.seat), *short_goods(pen, has)], WIDE)
    crew = [Text.assemble(own_key(one, keys), artisan(pen, one)) for one in has["artisans"]]
    return [
        Section(pen.say("short-you"), [line], [brief]),
        Section("", [*crew, *tavern(pen, has["tavern"], keys)], now=True),
    ]


def own_key(one: Mapping[str, Any], keys: Mapping[str, str]) -> Text:
    move = next((f"{verb} {one['id']}" for verb in ON_ARTISANS if f"{verb} {one['id']}" in keys), "")
    return keyed(keys, move)


def tavern(pen: Pen, tiles: Mapping[str, Sequence[str]], keys: Mapping[str, str]) -> list[Text]:
    """Only when guilds are sent there, or some are not at the entrance."""
    sent = [guild for guild in tiles["entrance"] if f"send {guild}s" in keys]
    if sent:
        return [Text.assemble(keyed(keys, f"send {guild}s"), pen.guild(guild)) for guild in sent]
    away = [
        Text.assemble((f"{pen.say(where)} ", FAINT), pen.letters(tiles[where]))
        for where in ("bar", "dormitory")
        if tiles[where]
    ]
    return [Text.assemble("   ", flow(away, WIDE))] if away else []
