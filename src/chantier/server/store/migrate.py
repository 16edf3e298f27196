"""Alembic brings a database up to date; its steps are in the package."""

from __future__ import annotations

import asyncio
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import create_async_engine

from chantier.server.store.errors import CannotOpen
from chantier.server.store.sqlite_copy import copy_file, file_of


def migrate(url: str) -> None:
    """Bring a database up to date, and leave a copy of an SQLite file as it was before beside it."""
    before = edition_of(url)
    if before not in (None, head()) and url.startswith("sqlite"):
        copy = Path(f"{file_of(url)}.{before}")
        if not copy.exists():
            copy_file(file_of(url), copy)
    command.upgrade(steps(url), "head")


def steps(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url.replace("postgresql://", "postgresql+asyncpg://", 1)
    return config


def head() -> str:
    """Return the edition of a database that is up to date."""
    return ScriptDirectory.from_config(steps("")).get_current_head() or ""


def edition_of(url: str) -> str | None:
    """Return the edition of a database, or None if nothing is in it; one that is newer than this program is refused."""
    edition = asyncio.run(ask_postgres(url)) if url.startswith("postgresql") else ask_sqlite(url)
    known = {step.revision for step in ScriptDirectory.from_config(steps(url)).walk_revisions()}
    if edition is not None and edition not in known:
        raise CannotOpen("database-newer", edition=edition, head=head())
    return edition


def current(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def ask_sqlite(url: str) -> str | None:
    if url.startswith("sqlite") and not file_of(url).is_file():
        return None
    engine = create_engine(url)
    try:
        with engine.connect() as connection:
            return current(connection)
    except DatabaseError as error:
        if getattr(error.orig, "sqlite_errorname", "") != "SQLITE_NOTADB":
            raise
        raise CannotOpen("not-a-database", file=str(file_of(url))) from None
    finally:
        engine.dispose()


async def ask_postgres(url: str) -> str | None:
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
    try:
        async with engine.connect() as connection:
            return await connection.run_sync(current)
    finally:
        await engine.dispose()
