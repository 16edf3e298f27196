"""This opens the store that a URL names, and brings it up to date first."""

from __future__ import annotations

import asyncio

from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from chantier.kernel.errors import Trouble
from chantier.kernel.words import plain
from chantier.server.errors import WORDS
from chantier.server.store.migrate import migrate
from chantier.server.store.sqlite import SqliteDatabase
from chantier.server.store.store import Store


class CannotOpen(Trouble):
    """The store or Redis can't be opened, and a sentence of the server says why."""

    def says(self, lang: str) -> str:
        return WORDS.say(lang, self.message, plain(self.figures))


async def open_store(url: str) -> Store:
    """Open the store at sqlite:///path or postgresql://user@host/name."""
    try:
        await asyncio.to_thread(migrate, url)
        if url.startswith("sqlite"):
            return Store(SqliteDatabase(url))
        from chantier.server.store.postgres import PostgresDatabase  # noqa: PLC0415 - asyncpg is in the extra [scale]

        return Store(PostgresDatabase(url))
    except (SQLAlchemyError, OSError, ImportError) as trouble:
        raise CannotOpen("store-trouble", db=without_password(url), reason=str(trouble).splitlines()[0]) from None


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
        raise CannotOpen("redis-trouble", redis=without_password(url), reason=str(trouble).splitlines()[0]) from None


def without_password(url: str) -> str:
    try:
        return str(make_url(url))
    except SQLAlchemyError:
        return "?"
