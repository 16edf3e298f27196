"""A table is played with the game's own kit or with one that its host wrote; each kit is read once."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from chantier.kernel.game import AnyKit, Game, find, shelf
from chantier.kernel.kit import read_file

MOST_KITS = 32  # the number of kits written by hosts that are kept in memory


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


def read_kits(files: Iterable[Path]) -> dict[str, str]:
    """Return the texts of kits by their games; a kit belongs to the game whose own kit has most of its parts."""
    kits: dict[str, str] = {}
    for file in files:
        text = read_file(file)
        game = max(shelf(), key=lambda one: len(parts(text) & parts(usual_kit(one.name).source)))
        game.kit(text, file.name)  # says what is wrong with it
        kits[game.name] = text
    return kits


def parts(text: str) -> set[str]:
    try:
        return set(tomllib.loads(text))
    except ValueError:
        return set()


def kit_of(game: str, text: str, edition: str = "") -> AnyKit:
    """Return the kit that the text describes, or without a text the game's own kit of that edition."""
    return own_kit(game, text) if text else usual_kit(game, edition)
