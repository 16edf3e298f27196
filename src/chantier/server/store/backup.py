"""A backup is an SQLite file with everything, whichever database it comes from and goes to.

SQLite copies its pages while the server writes (its backup API); a copy of the file alone would miss its log.
PostgreSQL is read in one snapshot (REPEATABLE READ), so that no tool of exactly its version is needed.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, create_engine, delete, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from chantier.server.store.errors import CannotOpen
from chantier.server.store.migrate import edition_of, head, migrate
from chantier.server.store.schema import METADATA, heartbeat, people, tables
from chantier.server.store.sqlite import locked
from chantier.server.store.sqlite_copy import copy_file, file_of

ROWS = 1000  # the number of rows that are copied at a time


def backup(url: str, to: Path) -> None:
    """Write everything in a database to a new file; the server may go on meanwhile."""
    if to.exists():
        raise CannotOpen("backup-exists", file=str(to))
    edition = edition_of(url)
    if edition is None:
        raise CannotOpen("nothing-to-back-up", db=str(make_url(url)))
    unfinished = to.with_name(f"{to.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        if url.startswith("sqlite"):
            copy_file(file_of(url), unfinished)
        elif edition != head():
            raise CannotOpen("database-older", edition=edition, head=head())
        else:
            asyncio.run(read_postgres(url, unfinished))
        unfinished.rename(to)
    finally:
        unfinished.unlink(missing_ok=True)


def restore(file: Path, url: str) -> None:
    """Fill an empty database from a backup, which is brought up to date; no server may use it meanwhile."""
    source = f"sqlite:///{file}"
    if not file.is_file() or edition_of(source) is None:
        raise CannotOpen("no-backup", file=str(file))
    if url.startswith("sqlite"):
        with closing(locked(str(file_of(url)))):
            check_empty(url)
            copy_file(file, file_of(url))
            migrate(url)
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        migrate(f"sqlite:///{copy}")
        migrate(url)
        asyncio.run(write_postgres(copy, url))


@contextmanager
def opened(file: Path) -> Iterator[Connection]:
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        yield connection
    engine.dispose()


async def read_postgres(url: str, to: Path) -> None:
    migrate(f"sqlite:///{to}")
    engine = create_async_engine(asyncpg_url(url), isolation_level="REPEATABLE READ")
    async with engine.connect() as connection:
        with opened(to) as file:
            for table in METADATA.sorted_tables:
                found = await connection.stream(select(table))
                async for rows in found.mappings().partitions(ROWS):
                    file.execute(insert(table), [dict(row) for row in rows])
    await engine.dispose()


async def write_postgres(file: Path, url: str) -> None:
    engine = create_async_engine(asyncpg_url(url))
    try:
        async with engine.begin() as connection:
            if await connection.run_sync(has_something):
                raise CannotOpen("not-empty", db=str(make_url(url)))
            await connection.execute(delete(heartbeat))
            await fill(connection, file)
    finally:
        await engine.dispose()


async def fill(connection: AsyncConnection, file: Path) -> None:
    with opened(file) as source:
        for table in METADATA.sorted_tables:
            for rows in source.execute(select(table)).mappings().partitions(ROWS):
                await connection.execute(insert(table), [dict(row) for row in rows])


def check_empty(url: str) -> None:
    if edition_of(url) is not None:
        with opened(file_of(url)) as connection:
            if has_something(connection):
                raise CannotOpen("not-empty", db=str(make_url(url)))


def has_something(connection: Connection) -> bool:
    """Say whether anybody or any table is there; a database of an older edition has these two as well."""
    reflected: Any = MetaData()
    reflected.reflect(connection, only=[people.name, tables.name])
    return any(connection.scalar(select(func.count()).select_from(table)) for table in reflected.tables.values())


def asyncpg_url(url: str) -> str:
    return url.replace("postgresql://", "postgresql+asyncpg://", 1)
