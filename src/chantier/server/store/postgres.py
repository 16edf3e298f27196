"""PostgreSQL serves several processes at one address."""

from __future__ import annotations

import asyncio

from sqlalchemy import Executable, RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from chantier.server.store.database import Filled, Statement, Taken

CONNECTIONS = 10


class PostgresDatabase:
    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=CONNECTIONS, hide_parameters=True
        )
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # this saves a BEGIN and a ROLLBACK
        self.writing: set[asyncio.Future[int]] = set()

    async def read(self, statement: Executable) -> list[RowMapping]:
        async with self.reading.connect() as connection:
            return list((await connection.execute(statement)).mappings())

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        written = asyncio.ensure_future(self.written(statements, guard))
        self.writing.add(written)
        written.add_done_callback(self.writing.discard)
        return written

    async def written(self, statements: tuple[Statement, ...], guard: Statement | None) -> int:
        try:
            async with self.engine.begin() as connection:
                if guard is not None and not (await connection.execute(*filled(guard))).rowcount:
                    raise Taken("the guard")
                rows = 0
                for statement in statements:
                    rows = (await connection.execute(*filled(statement))).rowcount
                return rows
        except IntegrityError as trouble:
            raise Taken(str(trouble.orig)) from None

    async def close(self) -> None:
        await asyncio.gather(*self.writing, return_exceptions=True)
        await self.engine.dispose()


def filled(statement: Statement) -> Filled:
    return statement if isinstance(statement, Filled) else Filled(statement, {})
