"""A table is played with the game's own kit or with one that its host wrote; each kit is read once."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from chantier.kernel.game import AnyKit, Game, find

MOST_KITS = 32  # so many kits that hosts wrote are kept in memory


def game_of(name: str, edition: str = "") -> Game[Any, Any]:
    """Return the game as it is today, or as it was in the edition that a table was begun with."""
    return find(name).in_edition(edition) if edition else find(name)


@cache
def usual_kit(game: str, edition: str = "") -> AnyKit:
    kit: AnyKit = game_of(game, edition).read_kit()
    return kit


@lru_cache(MOST_KITS)
def own_kit(game: str, text: str) -> AnyKit:
    kit: AnyKit = find(game).kit(text, "kit.toml")
    return kit


def kit_of(game: str, text: str, edition: str = "") -> AnyKit:
    """Return the kit that the text describes, or without a text the game's own kit of that edition."""
    return own_kit(game, text) if text else usual_kit(game, edition)
