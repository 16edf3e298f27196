"""SQLite writes what many have asked for together, and whoever fails fails alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from chantier.server.store.database import Taken
from chantier.server.store.opening import open_store
from chantier.server.store.sqlite import SqliteDatabase
from chantier.server.store.store import Store
from chantier.server.store.tables import NewTable, Standing, StoredEvent

TABLES = ("t1", "t2", "t3")
PLAYING = Standing("playing", (0,), thinking=False, touched=20)


def act(file: Path, scene: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        store = await open_store(f"sqlite:///{file}")
        for table in TABLES:
            await store.tables.open_table(NewTable(table, "game", "1", 2, "{}", "ada", True, "s", 10))
            await store.tables.take(table, "writer")
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(run())


def event(number: int = 1) -> StoredEvent:
    return StoredEvent(number, 20, "{}", "ada", "m1")


async def numbers(store: Store) -> list[list[int]]:
    return [[each.number for each in await store.tables.events(table)] for table in TABLES]


def count_transactions(store: Store) -> list[str]:
    """What SQLite is told to begin and to end from now on."""
    assert isinstance(store.database, SqliteDatabase)
    said: list[str] = []
    raw: Any = store.database.writing.connection.dbapi_connection
    raw.set_trace_callback(lambda what: said.append(what) if what in ("BEGIN", "COMMIT", "ROLLBACK") else None)
    return said


def test_moves_of_one_moment_are_one_transaction(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        said = count_transactions(store)
        await asyncio.gather(*(store.tables.append_event(table, "writer", event(), PLAYING) for table in TABLES))

        assert ["BEGIN", "COMMIT"] == said
        assert [[1], [1], [1]] == await numbers(store)

    act(tmp_path / "x.db", scene)


@pytest.mark.parametrize(
    ("writer", "number"), [("another", 2), ("writer", 1)], ids=["of another writer", "written before"]
)
def test_a_move_that_can_not_be_written_does_not_keep_the_others_out(tmp_path: Path, writer: str, number: int) -> None:
    async def scene(store: Store) -> None:
        await store.tables.append_event("t2", "writer", event(), PLAYING)
        await asyncio.gather(
            store.tables.append_event("t1", "writer", event(), PLAYING),
            refused(store.tables.append_event("t2", writer, event(number), PLAYING)),
            store.tables.append_event("t3", "writer", event(), PLAYING),
        )

        assert [[1], [1], [1]] == await numbers(store)

    act(tmp_path / "x.db", scene)


async def refused(written: asyncio.Future[int]) -> None:
    with pytest.raises(Taken):
        await written


def test_a_caller_who_has_gone_is_not_told_and_the_others_are(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        gone = store.tables.append_event("t1", "writer", event(), PLAYING)
        stays = store.tables.append_event("t2", "writer", event(), PLAYING)
        gone.cancel()
        await stays

        assert [[1], [1], []] == await numbers(store)

    act(tmp_path / "x.db", scene)
