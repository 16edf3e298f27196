"""PostgreSQL, for several processes at one address."""

from __future__ import annotations

from sqlalchemy import Executable, RowMapping
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from chantier.server.store import Filled, Statement, Taken

CONNECTIONS = 10


class PostgresStore:
    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=CONNECTIONS, hide_parameters=True
        )

    async def read(self, statement: Executable) -> list[RowMapping]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).mappings())

    async def write(self, *statements: Statement) -> int:
        try:
            async with self.engine.begin() as connection:
                rows = 0
                for statement in statements:
                    filled = statement if isinstance(statement, Filled) else Filled(statement, {})
                    rows = (await connection.execute(*filled)).rowcount
                return rows
        except IntegrityError as trouble:
            raise Taken(str(trouble.orig)) from None

    async def close(self) -> None:
        await self.engine.dispose()
