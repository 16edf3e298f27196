"""Codes in words: the sentences themselves are in messages.*.ftl."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier.kernel.codes import A
from chantier.kernel.texts import Question, Told, Verb, Vocabularies, Vocabulary, Why, numbers
from chantier.kernel.words import Figures
from windy_towers import codes
from windy_towers.kit import SIZES, Kit

if TYPE_CHECKING:
    from windy_towers.state import TowersState

QUESTIONS = (Question("turn", "TW-4"), Question("prop", "TW-8"))

VERBS = {
    codes.FETCH: Verb("fetch"),
    codes.PICK: Verb("pick", "size", part="quarry"),
    codes.LAY: Verb("lay", "size", part="hand"),
    codes.PROP: Verb("prop", "size", part="hand"),
    codes.TAKE_DOWN: Verb("take-down"),
    codes.DEAL: Verb("stone", "size"),
    codes.REFILL: Verb("open", "size"),
    codes.WIND: Verb("wind", "size"),
}

REFUSALS = {
    codes.NOT_OPEN: Why("not-open"),
    codes.HAND_FULL: Why("hand-full", ("most",)),
    codes.NOT_HELD: Why("not-held"),
    codes.TOO_WIDE: Why("too-wide", ("below:size",)),
    codes.NO_PROP: Why("no-prop", ("missing", "wind")),
    codes.PROP_TOO_LIGHT: Why("prop-too-light", ("missing",)),
    codes.NO_TOWER: Why("no-tower"),
}

EVENTS = {
    codes.DEALT: Told("dealt", "TW-2", ("stone:size",)),
    codes.OPENED: Told("opened", "TW-6", ("stone:size",)),
    codes.BLEW: Told("blew", "TW-3", ("wind",)),
    codes.FETCHED: Told("fetched", "TW-5", ("stones",)),
    codes.PICKED: Told("picked", "TW-6", ("stone:size",)),
    codes.LAID: Told("laid", "TW-7", ("stone:size", "storey")),
    codes.PROPPED: Told("propped", "TW-8", ("stone:size",)),
    codes.TAKEN_DOWN: Told("taken-down", "TW-9", ("stone:size",)),
    codes.ENDED: Told("ended", "TW-10", ("reason:reason",)),
}


def vocabularies(kit: Kit, seats: int) -> Vocabularies:
    reasons = ["none", "high-tower", "empty-pile", "last-round"]
    return {
        "size": numbers(1, SIZES),
        "seat": numbers(0, seats - 1),
        "reason": Vocabulary(reasons, [f"@reason-{reason}" for reason in reasons]),
    }


def asks(s: TowersState, seat: int) -> int:
    return codes.TURN if s.laying < 0 else codes.PROP_NEEDED


def context(s: TowersState, seat: int, move: int) -> Figures:
    """A button tells which storey a stone would be, and whether it needs a prop."""
    if move % A == codes.LAY:
        return {"storey": s.height(seat) + 1, "missing": max(0, s.wind - move // A - 1)}
    return {}
