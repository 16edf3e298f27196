"""A backup of a store that is in use, and what is made of it elsewhere."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command

from chantier.server.store.backup import backup, restore
from chantier.server.store.errors import CannotOpen
from chantier.server.store.migrate import head, migrate, steps
from chantier.server.store.opening import open_beside, open_store
from chantier.server.store.store import Store
from chantier.server.store.tables import NewTable, SeatTaken, Standing, StoredEvent
from chantier.server.wire.requests import Person

TABLE = NewTable("t" * 24, "queens_architect", "1", 2, "{}", "ada", open=True, secret="s", created=100)
SAT = StoredEvent(1, 110, '{"kind":"sat"}', "ada", "m1")
KINDS = ["sqlite", "postgresql"]


@pytest.fixture
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    count = itertools.count(1)

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / str(next(count))}.db"
        return str(request.getfixturevalue("new_database")())

    return make


async def fill(store: Store) -> None:
    await store.people.add(Person("ada", "Ada", "fr", account=False), 1)
    await store.tables.open_table(TABLE)
    await store.tables.take(TABLE.id, "writer")
    standing = Standing("playing", (0,), thinking=False, touched=110)
    await store.tables.append_event(TABLE.id, "writer", SAT, standing, SeatTaken(0, "Ada", "ada", ""))


async def read(url: str) -> tuple[list[str], list[StoredEvent]]:
    store = await open_store(url)
    try:
        return await store.people.tables_of("ada"), await store.tables.events(TABLE.id)
    finally:
        await store.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("other", KINDS)
def test_everything_is_there_again_on_either_store(
    new_url: Callable[[str], str], tmp_path: Path, kind: str, other: str
) -> None:
    first, second, file = new_url(kind), new_url(other), tmp_path / "backup"

    async def in_use() -> None:
        store = await open_store(first)
        await fill(store)
        await asyncio.to_thread(backup, first, file)  # the server has it open
        await store.close()

    asyncio.run(in_use())
    restore(file, second)

    assert ([TABLE.id], [SAT]) == asyncio.run(read(second))
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    with pytest.raises(CannotOpen, match="replaces nothing"):
        backup(first, file)
    with pytest.raises(CannotOpen, match="is not empty"):
        restore(file, second)


def test_what_is_not_yet_in_the_file_itself_is_in_its_backup(new_url: Callable[[str], str], tmp_path: Path) -> None:
    url = new_url("sqlite")

    async def scene() -> None:
        store = await open_store(url)
        await fill(store)
        log = Path(url.removeprefix("sqlite:///") + "-wal")
        assert log.stat().st_size > 0
        await asyncio.to_thread(backup, url, tmp_path / "backup")
        await store.close()

    asyncio.run(scene())
    with closing(sqlite3.connect(tmp_path / "backup")) as file:
        assert [("ada",)] == file.execute("SELECT id FROM people").fetchall()


def test_nothing_is_restored_beside_a_server(new_url: Callable[[str], str], tmp_path: Path) -> None:
    url, other = new_url("sqlite"), new_url("sqlite")
    migrate(url)
    backup(url, tmp_path / "backup")

    async def scene() -> None:
        store = await open_store(other)
        try:
            with pytest.raises(CannotOpen, match="open in another server"):
                restore(tmp_path / "backup", other)
        finally:
            await store.close()

    asyncio.run(scene())


def test_what_is_no_backup_is_refused(new_url: Callable[[str], str], tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    for file in (tmp_path / "other", tmp_path / "none"):
        with pytest.raises(CannotOpen, match="is no backup"):
            restore(file, new_url("sqlite"))
    (tmp_path / "text").write_text("somebody’s letter, which is long enough to look like the first page of something")
    with pytest.raises(CannotOpen, match="text is no SQLite database"):
        restore(tmp_path / "text", new_url("sqlite"))
    with pytest.raises(CannotOpen, match="There is nothing"):
        backup(new_url("sqlite"), tmp_path / "backup")


def test_a_backup_of_an_older_edition_is_brought_up_to_date(new_url: Callable[[str], str], tmp_path: Path) -> None:
    old, new = new_url("sqlite"), new_url("sqlite")
    command.upgrade(steps(old), "0003")
    backup(old, tmp_path / "backup")
    restore(tmp_path / "backup", new)

    assert ([], []) == asyncio.run(read(new))


def test_before_an_upgrade_a_copy_stays_beside_the_file(new_url: Callable[[str], str]) -> None:
    url = new_url("sqlite")
    command.upgrade(steps(url), "0003")
    migrate(url)

    with closing(sqlite3.connect(url.removeprefix("sqlite:///") + ".0003")) as copy:
        assert [("0003",)] == copy.execute("SELECT version_num FROM alembic_version").fetchall()


@pytest.mark.parametrize("kind", KINDS)
def test_a_database_that_is_newer_than_the_program_is_told_in_a_sentence(
    new_url: Callable[[str], str], kind: str
) -> None:
    url = new_url(kind)

    async def scene() -> None:
        from sqlalchemy import text  # noqa: PLC0415 - for this alone

        store = await open_store(url)
        await store.database.write(text("UPDATE alembic_version SET version_num = '9999'"))
        await store.close()
        with pytest.raises(CannotOpen) as trouble:
            await open_store(url)
        assert f"edition 9999, newer than this program, which knows {head()}" in trouble.value.says("en")

    asyncio.run(scene())


def test_a_second_server_changes_nothing_in_a_file_that_is_open(new_url: Callable[[str], str]) -> None:
    url = new_url("sqlite")

    async def scene() -> None:
        store = await open_store(url)
        command.downgrade(steps(url), "0003")
        with pytest.raises(CannotOpen, match="open in another server"):
            await open_store(url)
        await store.close()

    asyncio.run(scene())
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as file:
        assert [("0003",)] == file.execute("SELECT version_num FROM alembic_version").fetchall()


def test_an_operator_needs_a_database_that_is_up_to_date(new_url: Callable[[str], str]) -> None:
    url = new_url("sqlite")
    with pytest.raises(CannotOpen, match="There is no database"):
        asyncio.run(open_beside(url))
    command.upgrade(steps(url), "0003")
    with pytest.raises(CannotOpen, match="brings it up to date"):
        asyncio.run(open_beside(url))
