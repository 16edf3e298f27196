"""The kit a table is played with: the game's own, or one that somebody brought. Each is read once for all tables."""

from __future__ import annotations

from functools import cache, lru_cache

from chantier.kernel.game import AnyKit, find

MOST_KITS = 32  # of people's own are kept at hand


@cache
def usual_kit(game: str) -> AnyKit:
    kit: AnyKit = find(game).read_kit()
    return kit


@lru_cache(MOST_KITS)
def own_kit(game: str, text: str) -> AnyKit:
    kit: AnyKit = find(game).kit(text, "kit.toml")
    return kit


def kit_of(game: str, text: str) -> AnyKit:
    """The one that comes with the game, unless there is the text of another."""
    return own_kit(game, text) if text else usual_kit(game)
