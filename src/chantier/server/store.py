"""Where everything is kept. A store takes statements and promises that what it has written is written."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable, RowMapping


class Filled(NamedTuple):
    """A statement that was made once, with what is put into it now: for what is written at every move."""

    statement: Executable
    values: dict[str, Any]


Statement = Executable | Filled


class Taken(Exception):
    """Somebody else has written that first: a name, a seat, a number."""


class Store(Protocol):
    async def read(self, statement: Executable) -> list[RowMapping]: ...

    async def write(self, *statements: Statement) -> int:
        """All or nothing, durable when it returns; how many rows the last statement touched."""
        ...

    async def close(self) -> None: ...
