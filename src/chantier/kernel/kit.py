"""A kit is read from a TOML file of components, and each figure is checked."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from threading import Lock
from typing import Annotated, Any, TypeVar

import msgspec

from chantier.kernel.errors import BadKit

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$(?!\n)")]

T = TypeVar("T")
KEY = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
DEEPEST = 8  # no key has as many parts; the time that tomllib takes grows with the square of their number
TOO_DEEP = re.compile(rf"(?<![A-Za-z0-9_-])(?:{KEY}[ \t]*+\.[ \t]*+){{{DEEPEST}}}")
MEETING = Lock()  # msgspec crashes if two threads meet a type for the first time at the same time


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        reason = trouble.strerror or "" if isinstance(trouble, OSError) else "not UTF-8"
        raise BadKit("kit-unreadable", file=str(path), reason=reason) from None


def parse_kit(source: str, kind: type[T], name: str) -> T:
    """Return the content as the struct declares it: nothing is missing, unknown or negative."""
    require(not TOO_DEEP.search(source), name, "a key with too many parts")
    try:
        return converted(tomllib.loads(source), kind)
    # a number may have more digits than Python reads, which is a ValueError
    except (ValueError, msgspec.ValidationError, RecursionError) as trouble:
        raise BadKit("kit-broken", file=name, reason=str(trouble)) from None


def converted(content: dict[str, Any], kind: type[T]) -> T:
    """Convert to a type; several threads may do so at once."""
    with MEETING:
        return msgspec.convert(content, kind)


def require(holds: bool, file: str, reason: str) -> None:
    """Refuse a kit in which one figure contradicts another."""
    if not holds:
        raise BadKit("kit-broken", file=file, reason=reason)


def differences(old: Any, new: Any, path: str = "") -> dict[str, tuple[Any, Any]]:
    """Return every place in which two kits differ, with what stands there in each."""
    if isinstance(old, dict) and isinstance(new, dict):
        keys = [*old, *(key for key in new if key not in old)]
        pairs = [(key, old.get(key), new.get(key)) for key in keys]
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and any(map(is_table, old + new)):
        pairs = [(label(one, number), one, other) for number, (one, other) in enumerate(zip(old, new, strict=True))]
    else:
        return {} if old == new else {path: (old, new)}
    found: dict[str, tuple[Any, Any]] = {}
    for key, one, other in pairs:
        found |= differences(one, other, f"{path}.{key}" if path else key)
    return found


def is_table(value: Any) -> bool:
    return isinstance(value, dict)


def label(entry: Any, number: int) -> str:
    return str(entry.get("id", number)) if isinstance(entry, dict) else str(number)
