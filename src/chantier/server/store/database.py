"""A database carries out statements, and promises that what it has written stays written."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable


class Filled(NamedTuple):
    """This is a statement that is made once and filled with new values each time, such as at every move or request.

    Many of them may be written in one go, so that nobody is told how many rows each has touched. One that reads should
    find few rows by their key: SQLite reads them at once, while everybody waits.
    """

    statement: Executable
    values: dict[str, Any]


Statement = Executable | Filled
Row = Mapping[Any, Any]  # by the name of the column


class Taken(Exception):
    """Somebody else was first to write the same name, seat or number."""


class Unavailable(Exception):
    """The database can't be reached, or can't read or write its files."""


class Database(Protocol):
    async def read(self, statement: Statement) -> Sequence[Row]: ...

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        """Write all or nothing; once it is durable, the result is how many rows the last statement touched.

        The guard is carried out first; if it touches no row, nothing is written and Taken is raised.
        """
        ...

    async def check(self) -> None:
        """Raise Unavailable if the database is damaged."""
        ...

    async def close(self) -> None: ...
