"""A database that the steps have made is the one that the code expects."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine

from chantier.server.migrate import migrate
from chantier.server.schema import METADATA

POSTGRES = os.environ.get("CHANTIER_TEST_POSTGRES", "")


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_on_sqlite(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'chantier.db'}"
    migrate(url)
    migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        found = differences(connection)
    engine.dispose()

    assert [] == found


@pytest.mark.skipif(not POSTGRES, reason="CHANTIER_TEST_POSTGRES names no database (postgresql://…)")
def test_on_postgresql() -> None:
    migrate(POSTGRES)

    async def compare() -> list[Any]:
        engine = create_async_engine(POSTGRES.replace("postgresql://", "postgresql+asyncpg://", 1))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert [] == asyncio.run(compare())
