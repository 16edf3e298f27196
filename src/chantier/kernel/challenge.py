"""A challenge is a game for one: win against some bots, and well, for a medal; `challenge.toml` says how well."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Literal

import msgspec

from chantier.kernel.game import find
from chantier.kernel.kit import Some, converted
from chantier.kernel.table import Table

Medal = Literal["bronze", "silver", "gold"]


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bronze is for winning; silver and gold for winning with a figure of the score sheet, or a measure of the game."""

    seats: Some
    bots: list[str]  # who has the other seats
    figure: str  # a line of the winner's sheet, which should be high, or a measure, which should be low
    better: Literal["more", "less"]
    silver: Some
    gold: Some

    def reaches(self, found: int, wanted: int) -> bool:
        return found >= wanted if self.better == "more" else found <= wanted


def has_challenge(game: str) -> bool:
    return (find(game).folder / "challenge.toml").exists()


@cache
def challenge(game: str) -> Challenge:
    return converted(tomllib.loads((find(game).folder / "challenge.toml").read_text("utf-8")), Challenge)


def medal(table: Table, seat: int) -> Medal | None:
    """Return what a seat has won at a table that is over; a shared victory is one."""
    outcome = table.outcome
    if outcome is None or seat not in outcome.winners:
        return None
    asked = challenge(table.game.name)
    found = outcome.sheets[seat].get(asked.figure) if asked.better == "more" else None
    figure = table.game.measures(table.state)[asked.figure] if found is None else found
    if asked.reaches(figure, asked.gold):
        return "gold"
    return "silver" if asked.reaches(figure, asked.silver) else "bronze"
