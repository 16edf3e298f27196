"""Alembic loads this module to run the steps on SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from chantier.server.store.schema import METADATA

ONE_AT_A_TIME = 20_261_116  # servers that start together take this lock of PostgreSQL, so that one migrates at a time


def run(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_async(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(run)
    await engine.dispose()


def run_here(url: str) -> None:
    engine = create_engine(url)
    with engine.begin() as connection:
        run(connection)
    engine.dispose()


URL: str = context.config.attributes["url"]
if URL.startswith("postgresql"):
    asyncio.run(run_async(URL))
else:
    run_here(URL)
