"""The table at a glance, for a small screen: every place, card and player in one cell, with the key of its move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from chantier.games.west_kingdom.terminal.board import OTHER, about, moment, standing, whose_turn
from chantier.games.west_kingdom.terminal.cards import HIRING, is_asked
from chantier.games.west_kingdom.terminal.pen import Pen, signed
from chantier.kernel.drawing import Section
from chantier.kernel.pen import FAINT, GOLD, flow

WIDE = 10_000  # one line
ON_CARDS = ("build", "keep", "discard")
HAND = ("keep", "look", "guildhall", "discard", "step-discard", "library")
WITH_NOTE = ("tax-stand", "market-left", "market-right", "guildhall")


def glance(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    view = pen.view
    others = [seat for seat in range(len(view["seats"])) if seat != pen.seat]
    decks = pen.say("decks", apprentices=view["apprentices_left"], buildings=view["buildings_left"])
    head = [Text.assemble((moment(pen), "bold"), "  ", whose_turn(pen), "  ", (decks, FAINT))]
    placing = is_asked(pen, "place", "take-back", "capture", "free-capture", "barracks")
    shown = [card for card in view["shown"] if card is not None]
    return [
        Section("", head),
        Section(pen.say("short-places"), [place(pen, one, keys) for one in view["places"]], now=placing),
        Section(pen.say("short-cathedral"), cathedral(pen, keys), [], now=is_asked(pen, "guildhall", "mix")),
        Section(
            pen.say("short-workshop"), [apprentice(pen, card, keys) for card in shown], [], now=is_asked(pen, *HIRING)
        ),
        Section(pen.say("short-others"), [player(pen, seat) for seat in others], [rival(pen, seat) for seat in others]),
        *own(pen, keys),
    ]


def keyed(keys: Mapping[str, str], *moves: str) -> Text:
    """The key of the first of these moves that can be made."""
    return next((Text(f"{keys[move]:>2} ", GOLD) for move in moves if move in keys), Text("   "))


def place(pen: Pen, one: str, keys: Mapping[str, str]) -> Text:
    """Key, name, what it has just now, and who stands there."""
    there = (
        standing(pen, one) if one in OTHER else pen.counts(seat["workers"].get(one, 0) for seat in pen.view["seats"])
    )
    note = Text(f" {about(pen, one)}", FAINT) if one in WITH_NOTE else Text()
    return Text.assemble(
        keyed(keys, f"place {one}", f"take-back {one}"),
        pen.say("short-workshop-place" if one == "workshop" else f"short-{one}"),
        note,
        " ",
        there,
        captures(one, keys),
    )


def captures(one: str, keys: Mapping[str, str]) -> Text:
    """The keys of captures there, each with the seat that is meant, in the order of the seats."""
    found = [key for move, key in keys.items() if move.startswith(f"capture {one} ")]
    return Text(f" →{','.join(found)}", GOLD) if found else Text()


def cathedral(pen: Pen, keys: Mapping[str, str]) -> list[Text]:
    cells = []
    for number, step in enumerate(pen.view["cathedral"], 1):
        cost = pen.say("mix", goods=step["mix"]) if step["mix"] else pen.goods(step["cost"])
        free = "○" * (step["places"] - len(step["seats"]))
        points = pen.say("short-points", points=step["points"])
        cells.append(
            Text.assemble(f"{number} ", cost, (f" {points} ", "bold"), pen.marks(step["seats"]), (free, FAINT))
        )
    if "cathedral" in keys:
        cells[0] = Text.assemble(keyed(keys, "cathedral"), cells[0])
    return cells


def apprentice(pen: Pen, card: Mapping[str, Any], keys: Mapping[str, str]) -> Text:
    coins = Text(f" +{pen.goods({'silver': card['coins']})}", GOLD) if card["coins"] else Text()
    virtue = f" {signed(card['virtue'])}" if card["virtue"] else ""
    name = pen.word(f"apprentice-{card['id']}")
    skills = pen.skills(card["skills"])
    return Text.assemble(
        keyed(keys, f"hire {card['id']}", f"dismiss {card['id']}"), name, (f" {skills}{virtue}", FAINT), coins
    )


def player(pen: Pen, seat: int) -> Text:
    """All that everybody sees of a player, on one line."""
    has = pen.view["seats"][seat]
    return flow([named(pen, seat), *figures(pen, has), Text(goods(pen, has))], WIDE)


def named(pen: Pen, seat: int) -> Text:
    return Text.assemble(pen.mark(seat), " ", (pen.players[seat].name, "bold"))


def rival(pen: Pen, seat: int) -> Text:
    """What one has to know of another player, where rows are scarce."""
    has = pen.view["seats"][seat]
    points = pen.say("short-points", points=has["score"]["total"])
    return Text.assemble(
        named(pen, seat), f" {pen.say('virtue', virtue=has['virtue'])} {goods(pen, has)} ", (points, "bold")
    )


def figures(pen: Pen, has: Mapping[str, Any]) -> list[Text]:
    found = [
        Text(pen.say("virtue", virtue=has["virtue"])),
        Text(pen.say("home", workers=has["home"])),
        Text(pen.say("cards", cards=has["cards"])),
    ]
    if has["unpaid"]:
        found.append(Text(pen.say("unpaid", debts=has["unpaid"])))
    if has["prison"]:
        found.append(Text(f"{pen.word('place-prison')} {has['prison']}"))
    if any(has["captives"]):
        found.append(Text.assemble(f"{pen.say('captives')} ", pen.counts(has["captives"])))
    return [*found, Text(pen.say("short-points", points=has["score"]["total"]), "bold")]


def goods(pen: Pen, has: Mapping[str, Any]) -> str:
    return " ".join(f"{n}{pen.say(f'letter-{good}')}" for good, n in has["goods"].items() if n) or "–"


def own(pen: Pen, keys: Mapping[str, str]) -> list[Section]:
    if pen.seat is None or pen.view["own"] is None:
        return []
    has, held = pen.view["seats"][pen.seat], pen.view["own"]
    crew = [apprentice(pen, card, keys) for card in has["apprentices"]]
    hand = [building(pen, card, keys) for card in (held["looking"] or held["hand"])]
    return [
        Section(pen.say("short-you"), [player(pen, pen.seat)]),
        *([Section("", crew, now=is_asked(pen, "dismiss"))] if crew else []),
        *([Section(pen.say("short-hand"), hand, now=is_asked(pen, *HAND))] if hand else []),
    ]


def building(pen: Pen, card: Mapping[str, Any], keys: Mapping[str, str]) -> Text:
    cost = " ".join(f"{n}{pen.say(f'letter-{good}')}" for good, n in card["cost"].items() if n)
    skills = f" {pen.skills(card['skills'])}" if card["skills"] else ""
    virtue = f" {signed(card['virtue'])}" if card["virtue"] else ""
    points = pen.say("short-points", points=card["points"])
    moves = [f"{verb} {card['id']}" for verb in ON_CARDS]
    name = (pen.word(f"building-{card['id']}"), "bold")
    return Text.assemble(keyed(keys, *moves), name, f" {points} {cost}", (f"{skills}{virtue}", FAINT))
