"""Bots have names: people of the building site, four of each level, and never two of one name at a table."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from chantier.bots.registry import LEVELS, card_of


@dataclass(frozen=True)
class Person:
    code: str  # of the portrait and the texts
    name: str
    level: str


PEOPLE = [
    Person(**given) for given in tomllib.loads(Path(__file__).with_name("people.toml").read_text("utf-8"))["person"]
]
LEVEL_OF = {"random": "apprentice", "greedy": "journeyman", "planner": "master", "search": "master"}
OUTSIDE_LEVEL = "journeyman"  # nobody knows how well a bot of somebody else's plays


def cast(bots: Iterable[str], taken: Iterable[str], seed: str) -> list[str]:
    """Return a name for each bot, drawn among the people of its level; when those are all there, of the next below."""
    lots = random.Random(seed)
    free = lots.sample(PEOPLE, len(PEOPLE))
    known = {name.casefold() for name in taken}
    free = [person for person in free if person.name.casefold() not in known]
    names = []
    for bot in bots:
        chosen = min(free, key=lambda person: distance(level(bot), person.level))
        free.remove(chosen)
        names.append(chosen.name)
    return names


def level(bot: str) -> str:
    """Return the level of a bot; those that are no level play about as well as one."""
    card, _ = card_of(bot)
    return card.code if card.level else LEVEL_OF.get(card.code, OUTSIDE_LEVEL)


def distance(wanted: str, other: str) -> int:
    """Return how far a level is from another; those below come before those above."""
    order = [card.code for card in LEVELS]
    above = order.index(other) - order.index(wanted)
    return 2 * above if above >= 0 else -2 * above - 1
