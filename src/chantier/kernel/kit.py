"""A kit is read from a TOML file of components, and each figure is checked."""

from __future__ import annotations

import tomllib
from pathlib import Path
from threading import Lock
from typing import Annotated, Any, TypeVar

import msgspec

from chantier.kernel.errors import BadKit

Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Some = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]

T = TypeVar("T")
MEETING = Lock()  # msgspec crashes if two threads meet a type for the first time at the same time


def read_file(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        reason = trouble.strerror or "" if isinstance(trouble, OSError) else "not UTF-8"
        raise BadKit("kit-unreadable", file=str(path), reason=reason) from None


def parse_kit(source: str, kind: type[T], name: str) -> T:
    """Return the content as the struct declares it: nothing is missing, unknown or negative."""
    try:
        return converted(tomllib.loads(source), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as trouble:
        raise BadKit("kit-broken", file=name, reason=str(trouble)) from None


def converted(content: dict[str, Any], kind: type[T]) -> T:
    """Convert to a type; several threads may do so at once."""
    with MEETING:
        return msgspec.convert(content, kind)


def require(holds: bool, file: str, reason: str) -> None:
    """Refuse a kit in which one figure contradicts another."""
    if not holds:
        raise BadKit("kit-broken", file=file, reason=reason)
