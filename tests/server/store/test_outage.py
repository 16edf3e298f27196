"""PostgreSQL goes away: that is told apart from mistakes of our own, and everything goes on when it is back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from chantier.server.store.database import Unavailable
from chantier.server.store.errors import CannotOpen
from chantier.server.store.opening import told
from chantier.server.store.postgres import PostgresDatabase
from tests.conftest import free_port

pytestmark = pytest.mark.heavy  # it needs PostgreSQL
END = """SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()"""


def ask(url: str, *statements: str) -> list[Any]:
    """What one database says, while an operator carries out what begins with SELECT pg_."""

    async def run() -> list[Any]:
        database, operator = PostgresDatabase(url), PostgresDatabase(url)
        found: list[Any] = []
        try:
            for statement in statements:
                if statement == END:
                    await operator.read(text(statement))
                    continue
                try:
                    found.append([tuple(row.values()) for row in await database.read(text(statement))])
                except Unavailable:
                    found.append("unavailable")
        finally:
            await database.close()
            await operator.close()
        return found

    return asyncio.run(run())


def test_a_database_that_nobody_serves_is_unavailable() -> None:
    assert ["unavailable"] == ask(f"postgresql://postgres@127.0.0.1:{free_port()}/none", "SELECT 1")


def test_after_connections_were_ended_new_ones_are_made(postgres: str) -> None:
    assert [[(1,)], "unavailable", [(1,)]] == ask(postgres, "SELECT 1", END, "SELECT 1", "SELECT 1")


def test_a_mistake_of_our_own_is_no_outage(postgres: str) -> None:
    with pytest.raises(Exception, match="nothing"):
        ask(postgres, "SELECT nothing")


def test_a_database_that_does_not_answer_is_told_in_a_sentence() -> None:
    with pytest.raises(CannotOpen) as trouble, told("postgresql://db/chantier"):
        raise TimeoutError  # which says nothing of its own

    assert "TimeoutError" in str(trouble.value)
