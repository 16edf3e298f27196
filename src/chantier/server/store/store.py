"""Where everything is kept. A store takes statements and promises that what it has written is written."""

from __future__ import annotations

import asyncio
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

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        """All or nothing, durable when it is done; how many rows the last statement touched.

        The guard goes first. If it touches no row nothing is written, and that is Taken.
        """
        ...

    async def close(self) -> None: ...
