"""A database carries out statements, and promises that what it has written stays written."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Executable, RowMapping


class Filled(NamedTuple):
    """This is a statement that was made once, with the values of this time: it is for every move."""

    statement: Executable
    values: dict[str, Any]


Statement = Executable | Filled


class Taken(Exception):
    """Somebody else has written it first: a name, a seat, a number."""


class Database(Protocol):
    async def read(self, statement: Executable) -> list[RowMapping]: ...

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        """Write all or nothing; the result is how many rows the last statement touched, and it is durable by then.

        The guard is carried out first. If it touches no row, nothing is written and Taken is raised.
        """
        ...

    async def close(self) -> None: ...
