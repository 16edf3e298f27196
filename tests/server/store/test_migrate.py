"""A database that the steps have made is the one that the code expects."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, insert, inspect, select
from sqlalchemy.ext.asyncio import create_async_engine

from chantier.server.store.migrate import migrate, steps
from chantier.server.store.schema import METADATA, tables
from chantier.server.wire.requests import TableSettings


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'chantier.db'}"
    return str(request.getfixturevalue("postgres"))


def ask(url: str, question: Callable[[Connection], list[Any]]) -> list[Any]:
    async def there() -> list[Any]:
        engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://", 1))
        async with engine.connect() as connection:
            found = await connection.run_sync(question)
        await engine.dispose()
        return found

    if url.startswith("postgresql"):
        return asyncio.run(there())
    engine = create_engine(url)
    with engine.connect() as connection:
        found = question(connection)
    engine.dispose()
    return found


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def names(connection: Connection) -> list[Any]:
    return inspect(connection).get_table_names()


def test_the_steps_lead_to_what_the_code_expects(url: str) -> None:
    migrate(url)
    migrate(url)

    assert [] == ask(url, differences)


def test_the_steps_lead_back_and_up_again(url: str) -> None:
    migrate(url)
    command.downgrade(steps(url), "base")
    assert ["alembic_version"] == ask(url, names)
    migrate(url)

    assert [] == ask(url, differences)


def test_a_table_of_an_older_server_keeps_its_settings_under_their_new_name(url: str) -> None:
    migrate(url)
    command.downgrade(steps(url), "0008")
    written = {"game": "architecture_game", "seats": 2, "kit_text": 'a "race_pace": b', "race_pace": 3}
    row = {"id": "x" * 24, "game": "architecture_game", "seats": 2, "settings": json.dumps(written), "host": "ada"}
    standing = {"open": False, "status": "waiting", "secret": "", "created": 0, "touched": 0, "waiting": 0}

    def fill(connection: Connection) -> list[Any]:
        connection.execute(insert(tables).values(**row, **standing, thinking=False))
        connection.commit()
        return []

    ask(url, fill)
    migrate(url)
    [settings] = ask(url, lambda connection: list(connection.execute(select(tables.c.settings)).scalars()))
    found = msgspec.json.decode(settings, type=TableSettings)

    assert (3, 'a "race_pace": b') == (found.slower, found.kit_text)


def test_servers_that_start_together_do_not_get_in_each_others_way(postgres: str) -> None:
    with ThreadPoolExecutor(4) as together:
        list(together.map(run_migration, [postgres] * 4))

    assert [] == ask(postgres, differences)


def run_migration(url: str) -> None:

    code = "import sys; from chantier.server.store.migrate import migrate; migrate(sys.argv[1])"
    subprocess.run([sys.executable, "-c", code, url], check=True)
