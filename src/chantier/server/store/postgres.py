"""PostgreSQL serves several processes at one address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as SQLAlchemyTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from chantier.server.store.database import Filled, Row, Statement, Taken, Unavailable

CONNECTIONS = 10
AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.OperatorInterventionError,  # an operator stops it
    asyncpg.InsufficientResourcesError,  # a full disk, or too many connections
    asyncpg.PostgresIOError,
    asyncpg.DataCorruptedError,
)


class PostgresDatabase:
    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1), pool_size=CONNECTIONS, hide_parameters=True
        )
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")  # this saves a BEGIN and a ROLLBACK
        self.writing: set[asyncio.Future[int]] = set()

    async def read(self, statement: Statement) -> Sequence[Row]:
        async with reachable(), self.reading.connect() as connection:
            return (await connection.execute(*filled(statement))).mappings().all()

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        written = asyncio.ensure_future(self.written(statements, guard))
        self.writing.add(written)
        written.add_done_callback(self.writing.discard)
        return written

    async def written(self, statements: tuple[Statement, ...], guard: Statement | None) -> int:
        try:
            async with reachable(), self.engine.begin() as connection:
                if guard is not None and not (await connection.execute(*filled(guard))).rowcount:
                    raise Taken("the guard")
                rows = 0
                for statement in statements:
                    rows = (await connection.execute(*filled(statement))).rowcount
                return rows
        except IntegrityError as trouble:
            raise Taken(str(trouble.orig)) from None

    async def check(self) -> None:
        """PostgreSQL looks after its own files."""

    async def close(self) -> None:
        await asyncio.gather(*self.writing, return_exceptions=True)
        await self.engine.dispose()


@asynccontextmanager
async def reachable() -> AsyncIterator[None]:
    """Turn a database that is gone, stopping or full into Unavailable; mistakes of our own stay as they are."""
    try:
        yield
    except (OSError, TimeoutError, SQLAlchemyTimeout, asyncpg.InterfaceError, *AWAY) as trouble:
        raise Unavailable(repr(trouble)) from None
    except DBAPIError as trouble:
        cause = trouble.orig.__cause__ if trouble.orig else None
        if trouble.connection_invalidated or isinstance(cause, (OSError, *AWAY)):
            raise Unavailable(str(trouble.orig)) from None
        raise


def filled(statement: Statement) -> Filled:
    return statement if isinstance(statement, Filled) else Filled(statement, {})
