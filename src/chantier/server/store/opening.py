"""This opens the store that a URL names, and brings it up to date first."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from chantier.server.store.database import Database
from chantier.server.store.errors import CannotOpen
from chantier.server.store.migrate import edition_of, head, migrate
from chantier.server.store.sqlite import SqliteDatabase, locked
from chantier.server.store.sqlite_copy import file_of
from chantier.server.store.store import Store


async def open_store(url: str) -> Store:
    """Open the store at sqlite:///path or postgresql://user@host/name, as its only server if it is a file."""
    with told(url):
        # the file is locked before anything is changed
        lock = locked(str(file_of(url))) if url.startswith("sqlite") else None
        try:
            await asyncio.to_thread(migrate, url)
            return Store(database(url, lock))
        except BaseException:
            if lock is not None:
                lock.close()
            raise


async def open_beside(url: str) -> Store:
    """Open a store that a server may have open as well, and that is up to date."""
    with told(url):
        edition = await asyncio.to_thread(edition_of, url)
        if edition is None:
            raise CannotOpen("no-database", db=without_password(url))
        if edition != head():
            raise CannotOpen("database-older", edition=edition, head=head())
        return Store(database(url))


def database(url: str, lock: sqlite3.Connection | None = None) -> Database:
    if url.startswith("sqlite"):
        return SqliteDatabase(url, lock)
    from chantier.server.store.postgres import PostgresDatabase  # noqa: PLC0415 - asyncpg is in the extra [scale]

    return PostgresDatabase(url)


@contextmanager
def told(url: str) -> Iterator[None]:
    """Turn what is wrong with a database into a sentence."""
    try:
        yield
    except (SQLAlchemyError, OSError, ImportError) as trouble:
        raise CannotOpen("store-trouble", db=without_password(url), reason=first_line(trouble)) from None


async def check_redis(url: str) -> None:
    """Raise CannotOpen unless Redis answers at redis://host:port."""
    try:
        from redis.asyncio import Redis  # noqa: PLC0415 - redis is in the extra [scale]
        from redis.exceptions import RedisError  # noqa: PLC0415
    except ImportError as trouble:
        raise CannotOpen("redis-trouble", redis=without_password(url), reason=str(trouble)) from None
    try:
        async with Redis.from_url(url) as redis:
            await redis.ping()
    except (RedisError, OSError, ValueError) as trouble:
        raise CannotOpen("redis-trouble", redis=without_password(url), reason=first_line(trouble)) from None


def first_line(trouble: Exception) -> str:
    """Return what went wrong in one line; some errors say nothing but their name."""
    return (str(trouble).strip() or type(trouble).__name__).splitlines()[0]


def without_password(url: str) -> str:
    try:
        return str(make_url(url))
    except SQLAlchemyError:
        return "?"
