"""Where everything is kept. A store takes statements and promises that what it has written is written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from sqlalchemy import Executable, RowMapping

Statements = Sequence[Executable]


class Taken(Exception):
    """Somebody else has written that first: a name, a seat, a number."""


class Store(Protocol):
    async def read(self, statement: Executable) -> list[RowMapping]: ...

    async def write(self, *statements: Executable) -> int:
        """All or nothing, durable when it returns; how many rows the last statement touched."""
        ...

    async def close(self) -> None: ...
