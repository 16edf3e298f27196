"""A change says how an update differs from the one before; `merged` puts the two together again."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from chantier.server.wire.messages import ENCODE, Update

ADDED = ("version", "now", "log_from", "log", "chat")  # every message has its own values of these
REPLACED = tuple(name for name in Update.__struct_fields__ if name not in (*ADDED, "view"))
DECODE = msgspec.json.Decoder()


class Parts(NamedTuple):
    """This is what a client has after an update, encoded part by part.

    It holds bytes only, so that the garbage collector has nothing to look through.
    """

    parts: dict[str, bytes]
    view: dict[str, bytes] | None  # the fields of the view; None before the start


def parts_of(update: Update, view: dict[str, bytes] | None) -> Parts:
    return Parts({name: ENCODE.encode(getattr(update, name)) for name in REPLACED}, view)


def view_parts(view: msgspec.Struct) -> dict[str, bytes]:
    return {name: ENCODE.encode(getattr(view, name)) for name in view.__struct_fields__}


def joined(parts: dict[str, bytes]) -> bytes:
    """Return one JSON object made of parts that are encoded already."""
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), part) for name, part in parts.items()]) + b"}"


def change(update: Update, before: Parts, after: Parts, view_changes: bytes) -> bytes:
    """Return the message for a client that has `before`; it leaves out every part that has not changed."""
    changed = {"type": b'"change"', "version": b"%d" % update.version, "now": b"%d" % update.now}
    changed |= {name: part for name, part in after.parts.items() if part != before.parts[name]}
    if view_changes != b"[]":
        changed["view"] = view_changes
    changed["log_from"] = b"%d" % update.log_from
    if update.log:
        changed["log"] = ENCODE.encode(update.log)
    if update.chat:
        changed["chat"] = ENCODE.encode(update.chat)
    return joined(changed)


def next_message(update: Update, before: Parts | None, after: Parts) -> bytes:
    """Return the whole update for a client that has nothing yet, and only the changes for one that has `before`."""
    if before is None or before.view is None or after.view is None:
        return ENCODE.encode(update)
    return change(update, before, after, view_changes(before.view, after.view))


def view_changes(before: dict[str, bytes], after: dict[str, bytes]) -> bytes:
    """Return places in the view with the new value of each: `[[["seats", 0, "coins"], 3]]`."""
    found: list[bytes] = []
    for name, new in after.items():
        old = before.get(name)
        if old != new:
            patches: list[tuple[list[str | int], Any]] = []
            if old is not None:
                compare(DECODE.decode(old), DECODE.decode(new), [name], patches)
            small = b",".join([ENCODE.encode(patch) for patch in patches])
            whole = b'[["%b"],%b]' % (name.encode(), new)
            found.append(small if patches and len(small) < len(whole) else whole)
    return b"[" + b",".join(found) + b"]"


def compare(old: Any, new: Any, path: list[str | int], found: list[tuple[list[str | int], Any]]) -> None:
    """Add every place below the path whose value has changed; a list of another length is replaced as a whole."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            if old[name] != value:
                compare(old[name], value, [*path, name], found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                compare(old[index], value, [*path, index], found)
    else:
        found.append((path, new))


def merged(before: dict[str, Any], heard: dict[str, Any]) -> dict[str, Any]:
    """Return what a client has after a message: an `update` replaces what it had, a `change` is merged into it."""
    if heard["type"] == "update":
        return heard
    update = {name: value for name, value in before.items() if name not in ("log", "chat")}
    update |= {name: value for name, value in heard.items() if name not in ("type", "view")}
    for path, value in heard.get("view", ()):
        update["view"] = placed(update["view"], path, value)
    return update


def placed(tree: Any, path: list[str | int], value: Any) -> Any:
    """Return a copy of the tree with another value at one place."""
    if not path:
        return value
    copy = tree.copy()
    copy[path[0]] = placed(tree[path[0]], path[1:], value)
    return copy
