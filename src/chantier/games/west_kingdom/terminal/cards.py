"""Cards in rows: apprentices face up, a hand, cards being looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from chantier.games.west_kingdom.terminal.pen import Pen, roster, signed
from chantier.kernel.pen import FAINT, frame

HIRING = ("workshop", "middle", "tavern")


def workshop(pen: Pen, width: int) -> Panel:
    """Two rows of four, column by column."""
    rows = roster(pen, ("column", "apprentice", "skills", "virtue", "coins", "does"), ("virtue", "coins"))
    columns = len(pen.view["shown"]) // 2
    for slot, card in enumerate(pen.view["shown"]):
        if card is not None:
            rows.add_row(
                f"{'ab'[slot // columns]}{slot % columns + 1}",
                pen.word(f"apprentice-{card['id']}"),
                pen.skills(card["skills"]),
                signed(card["virtue"]),
                str(card["coins"] or "–"),
                Text(pen.word(f"apprentice-{card['id']}-text"), FAINT),
            )
    left = pen.say("decks", apprentices=pen.view["apprentices_left"], buildings=pen.view["buildings_left"])
    return frame(rows, width, pen.say("workshop"), left, now=is_asked(pen, *HIRING))


def hand(pen: Pen, width: int) -> list[RenderableType]:
    """What only the viewer sees."""
    own = pen.view["own"]
    if own is None:
        return []
    looking = buildings(pen, own["looking"], width, pen.say("looking")) if own["looking"] else []
    under = [pen.word(f"building-{card}") for card in own["under"]]
    note = pen.say("under", cards=", ".join(under)) if under and len(", ".join(under)) < width - 30 else ""
    held = buildings(pen, own["hand"], width, pen.say("hand"), note) if own["hand"] else []
    return [*looking, *held]


def buildings(
    pen: Pen, cards: Sequence[Mapping[str, Any]], width: int, title: str, note: str = ""
) -> list[RenderableType]:
    rows = roster(pen, ("building", "points", "cost", "skills", "virtue", "does"), ("points", "virtue"))
    for card in cards:
        rows.add_row(
            pen.word(f"building-{card['id']}"),
            str(card["points"]),
            pen.goods(card["cost"]),
            pen.skills(card["skills"]),
            signed(card["virtue"]),
            Text(pen.word(f"building-{card['id']}-text"), FAINT),
        )
    now = is_asked(pen, "keep", "look", "guildhall", "discard", "step-discard", "library")
    return [frame(rows, width, title, note, now=now)]


def is_asked(pen: Pen, *questions: str) -> bool:
    """Is this what whoever looks has to decide?"""
    return pen.seat in pen.view["waiting"] and pen.view["asks"] in questions
