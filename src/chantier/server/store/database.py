"""A database carries out statements, and promises that what it has written stays written."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable, RowMapping


class Filled(NamedTuple):
    """This is a statement that is made once and filled with new values each time, such as at every move."""

    statement: Executable
    values: dict[str, Any]


Statement = Executable | Filled


class Taken(Exception):
    """Somebody else was first to write the same name, seat or number."""


class Database(Protocol):
    async def read(self, statement: Executable) -> list[RowMapping]: ...

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        """Write all or nothing; once it is durable, the result is how many rows the last statement touched.

        The guard is carried out first; if it touches no row, nothing is written and Taken is raised.
        """
        ...

    async def close(self) -> None: ...
