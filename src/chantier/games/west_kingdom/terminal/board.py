"""The board: whose turn it is, who stands where, the black market, the cathedral."""

from __future__ import annotations

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from chantier.games.west_kingdom.terminal.pen import Pen, roster
from chantier.kernel.pen import FAINT, GOLD, NOW, frame

MARKET = ("market-left", "market-middle", "market-right")
OTHER = (*MARKET, "guildhall")


def heading(pen: Pen, width: int) -> Table:
    """When it is, and whose turn."""
    line = Table.grid(expand=True)
    line.width = width
    line.add_column()
    line.add_column(justify="right")
    line.add_row(Text(moment(pen), "bold"), whose_turn(pen))
    return line


def moment(pen: Pen) -> str:
    view = pen.view
    if not view["waiting"]:
        return pen.say("over", turns=view["turns"] // len(view["seats"]))
    if view["asks"] == "keep":
        return pen.say("draft")
    if view["last_turns"] is not None:
        return pen.say("last-turns", turns=view["last_turns"])
    return pen.say("turn-number", turn=view["turns"] // len(view["seats"]) + 1)


def whose_turn(pen: Pen) -> Text:
    turn = pen.view["turn"]
    if turn is None:
        return Text()
    if pen.seat in pen.view["waiting"]:
        return Text(f"{NOW} {pen.say('your-turn')}", GOLD)
    return Text.assemble(pen.mark(turn), " ", pen.say("turn", player=pen.players[turn].name))


def places(pen: Pen, width: int) -> Panel:
    """Every place, who is there and what it has."""
    rows = roster(pen, ("place", "who", "does"))
    for place in pen.view["places"]:
        if place not in OTHER:
            there = [seat["workers"].get(place, 0) for seat in pen.view["seats"]]
            rows.add_row(pen.word(f"place-{place}"), pen.counts(there), Text(about(pen, place), FAINT))
    for place in OTHER:
        rows.add_row(pen.word(f"place-{place}"), standing(pen, place), Text(about(pen, place), FAINT))
    prisoners = pen.counts(seat["prison"] for seat in pen.view["seats"])
    rows.add_row(pen.word("place-prison"), prisoners, "")
    return frame(rows, width, pen.say("places"), now=pen.view["asks"] == "place" and pen.view["turn"] == pen.seat)


def standing(pen: Pen, place: str) -> Text:
    if place == "guildhall":
        return pen.counts(seat["guildhall"] for seat in pen.view["seats"])
    who = pen.view["market"]["stalls"][MARKET.index(place)]
    return Text("–", FAINT) if who is None else pen.mark(who)


def about(pen: Pen, place: str) -> str:
    """What a place has to give just now."""
    view = pen.view
    if place == "tax-stand":
        return pen.goods({"silver": view["tax"]}) or pen.say("empty")
    if place == "market-left":
        return pen.goods(view["market"]["small"])
    if place == "market-right":
        return pen.goods(view["market"]["large"])
    if place == "guildhall":
        resets = " ".join(map(str, view["guildhall_resets"]))
        return pen.say("guildhall", laid=view["guildhall"], places=view["guildhall_places"], resets=resets)
    return pen.say(f"about-{place}")


def cathedral(pen: Pen, width: int) -> Panel:
    rows = roster(pen, ("step", "cost", "points", "markers"), ("points",))
    for number, step in reversed(list(enumerate(pen.view["cathedral"], 1))):
        cost = pen.say("mix", goods=step["mix"]) if step["mix"] else pen.goods(step["cost"])
        free = " ○" * (step["places"] - len(step["seats"]))
        rows.add_row(str(number), cost, str(step["points"]), Text.assemble(pen.marks(step["seats"]), (free, FAINT)))
    return frame(rows, width, pen.say("cathedral"), pen.say("rewards", rewards=pen.view["rewards_left"]))
