"""A change says how an update differs from the one before; `merged` puts the two together again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw, Struct
from mypy_extensions import i64

from chantier.server.wire.messages import ENCODE, Change, Update

APART = ("version", "now", "log_from", "log", "chat", "view", "own")  # every message has its own values of these
REPLACED = tuple(name for name in Update.__struct_fields__ if name not in APART)
Place = Sequence[str | int]
NOTHING = Raw(b"[]")
SHORT = 100  # in bytes; changes that are shorter are sent without asking whether the whole would be shorter still


def next_message(before: Update | None, after: Update, view: Raw | None = None) -> bytes:
    """Return the whole update for a client that has nothing yet, and only the changes for one that has `before`.

    The changes of the view may be given, if they are known already.
    """
    if before is None or before.view is None or after.view is None:
        return ENCODE.encode(after)
    changed = Change(after.version, after.now, after.log_from, log=after.log, chat=after.chat)
    for name in REPLACED:
        was, value = getattr(before, name), getattr(after, name)
        if was is not value and was != value:
            setattr(changed, name, value)
    places: Any = view_changes(before.view, after.view) if view is None else view
    if places != NOTHING:
        changed.view = places
    if before.own is not after.own and before.own != after.own:
        places = own_changes(before.own, after.own)
        changed.own = places
    return ENCODE.encode(changed)


def view_changes(before: Struct, after: Struct) -> Raw:
    """Return places in the view with the new value of each: `[[["seats", 0, "coins"], 3]]`."""
    found: list[bytes] = []
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and old != new:
            found.append(field_changes(name, old, new))
    return Raw(b"[" + b",".join(found) + b"]")


def own_changes(before: dict[str, Any], after: dict[str, Any]) -> Raw:
    """Return the same for what a seat sees differently; if that is in other fields than before, all of it."""
    if before.keys() != after.keys():
        return Raw(ENCODE.encode((((), after),)))
    found = [field_changes(name, before[name], new) for name, new in after.items() if before[name] != new]
    return Raw(b"[" + b",".join(found) + b"]")


def field_changes(name: str, old: Any, new: Any) -> bytes:
    places: list[tuple[Place, Any]] = []
    compare(old, new, (name,), places)
    small = ENCODE.encode(places)[1:-1]
    if len(small) > SHORT and places[0][1] is not new:
        whole = ENCODE.encode(((name,), new))
        return whole if len(whole) < len(small) else small
    return small


def compare(old: Any, new: Any, path: tuple[str | int, ...], found: list[tuple[Place, Any]]) -> None:
    """Add every place below the path whose value has changed; a list of another length is replaced as a whole."""
    if isinstance(new, Struct) and type(old) is type(new):
        for name in new.__struct_fields__:
            was, value = getattr(old, name), getattr(new, name)
            if was is not value and was != value:
                compare(was, value, (*path, name), found)
    elif isinstance(new, dict) and isinstance(old, dict) and old.keys() == new.keys():
        for name, value in new.items():
            if old[name] != value:
                compare(old[name], value, (*path, name), found)
    elif isinstance(new, list) and isinstance(old, list) and len(old) == len(new):
        index: i64
        for index in range(len(new)):
            was, value = old[index], new[index]
            if was is not value and was != value:
                compare(was, value, (*path, index), found)
    else:
        found.append((path, new))


def merged(before: dict[str, Any], heard: dict[str, Any]) -> dict[str, Any]:
    """Return what a client has after a message: an `update` replaces what it had, a `change` is merged into it."""
    if heard["type"] == "update":
        return heard
    update = {name: value for name, value in before.items() if name not in ("log", "chat")}
    update |= {name: value for name, value in heard.items() if name not in ("type", "view", "own")}
    for path, value in heard.get("view", ()):
        update["view"] = placed(update["view"], path, value)
    for path, value in heard.get("own", ()):
        update["own"] = placed(update.get("own"), path, value)
    return update


def placed(tree: Any, path: list[str | int], value: Any) -> Any:
    """Return a copy of the tree with another value at one place."""
    if not path:
        return value
    copy = tree.copy()
    copy[path[0]] = placed(tree[path[0]], path[1:], value)
    return copy
