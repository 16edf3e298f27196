"""A variant is a kit with named changes: `start.coins = 2`, `artisan.merchant.lines.0.prices = [1, 2, 2]`.

A path leads through the kit's tables. In a list a number counts from 0, and a name is the `id` of one of its entries,
however deep it lies in them.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import tomli_w

from chantier.kernel.errors import BadInput
from chantier.kernel.game import Game
from chantier.kernel.kit import read_file

Changes = Mapping[str, Any]


def variant_source(game: Game[Any, Any], changes: Changes, file: Path | str = "") -> str:
    """Return the text of the changed kit, of that file or the game's own; a change that fits nowhere is refused."""
    source = read_file(Path(file or game.folder / game.kit_file))
    if not changes:
        return source
    content = tomllib.loads(source)
    for path, value in changes.items():
        change(content, path, value)
    changed = tomli_w.dumps(content)
    game.kit(changed, "variant")  # says what is wrong with it
    return changed


def change(content: dict[str, Any], path: str, value: Any) -> None:
    *way, last = path.split(".")
    place: Any = content
    for part in way:
        place = entered(place, part, path)
    old = entered(place, last, path)
    if not same_kind(old, value):
        raise BadInput("change-kind", path=path, given=str(value), known=str(old))
    place[last if isinstance(place, dict) else int(last)] = copy.deepcopy(value)


def entered(place: Any, part: str, path: str) -> Any:
    if isinstance(place, dict) and part in place:
        return place[part]
    if isinstance(place, list) and part.isdecimal() and int(part) < len(place):
        return place[int(part)]
    found = with_id(place, part) if isinstance(place, list) else None
    if found is None:
        raise BadInput("change-nowhere", path=path, given=part, known=", ".join(names(place)) or "–")
    return found


def with_id(place: Any, name: str) -> dict[str, Any] | None:
    """Return the entry of that id, wherever it lies below the place."""
    if isinstance(place, dict) and place.get("id") == name:
        return place
    below = place.values() if isinstance(place, dict) else place if isinstance(place, list) else ()
    return next((found for one in below if (found := with_id(one, name)) is not None), None)


def names(place: Any) -> list[str]:
    """Return what could have been said at this place."""
    if isinstance(place, dict):
        return list(place)
    if isinstance(place, list):
        return ids(place) or [str(number) for number in range(len(place))]
    return []


def ids(place: Any) -> list[str]:
    own = [place["id"]] if isinstance(place, dict) and "id" in place else []
    below = place.values() if isinstance(place, dict) else place if isinstance(place, list) else ()
    return own + [name for one in below for name in ids(one)]


def same_kind(old: Any, new: Any) -> bool:
    """Return whether a value may take the place of another: a number for a number, a list for a list."""
    if isinstance(old, bool) or isinstance(new, bool):
        return isinstance(old, bool) and isinstance(new, bool)
    kinds: tuple[type | tuple[type, ...], ...] = ((int, float), str, list, dict)
    return any(isinstance(old, kind) and isinstance(new, kind) for kind in kinds)
