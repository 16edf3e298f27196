"""--option NAME=VALUE: what a game lets its players choose."""

from __future__ import annotations

from typing import Any

from chantier.cli.speech import BadUsage
from chantier.kernel.game import Game


def chosen(game: Game[Any, Any], given: list[str]) -> dict[str, Any]:
    """Names and values; the game itself says which it does not have. A name alone is a yes."""
    found: dict[str, Any] = {}
    for pair in given:
        name, equals, value = pair.partition("=")
        if not name:
            raise BadUsage("option-unreadable", given=pair)
        wanted = value if equals else "true"
        known = {str(one).lower(): one for one in game.options.get(name, ())}
        found[name] = known.get(wanted.lower(), wanted)
    return game.checked_options(found)
