"""What every store must keep, whichever database it has: the same tests run on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

import chantier
from chantier.server.store.database import Taken
from chantier.server.store.deadlines import SeatTimes
from chantier.server.store.listing import Listing
from chantier.server.store.opening import open_store
from chantier.server.store.people import OwnEvent, Session
from chantier.server.store.schema import METADATA
from chantier.server.store.store import Store
from chantier.server.store.tables import ClockChanges, NewTable, SeatLeft, SeatTaken, Standing, StoredEvent
from chantier.server.wire.requests import Person

ADA, BO = Person("ada", "Ada", "fr", account=False), Person("bo", "Bo", "en", account=False)
TABLE = NewTable("t1", "queens_architect", "1", 2, "{}", "ada", open=True, secret="s", created=100)
SAT = StoredEvent(1, 110, '{"kind":"sat"}', "ada", "m1")
WAITING = Standing("waiting", (), thinking=False, touched=110)
PLAYING = Standing("playing", (0,), thinking=True, touched=120)
ROOMS = Path(chantier.__file__).parent

Scene = Callable[[Store], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database for all tests of this file: making one takes longer than they do."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('store') / 'chantier.db'}"
    return str(request.getfixturevalue("new_database")())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


@pytest.fixture
def play(url: str) -> Callable[[Scene], None]:
    """Acts in a store that knows Ada and Bo, and nothing else."""

    async def run(scene: Scene) -> None:
        async with opened(url) as store:
            await store.database.write(*(delete(table) for table in reversed(METADATA.sorted_tables)))
            for person in (ADA, BO):
                await store.people.add(person, session(person))
            await scene(store)

    return lambda scene: asyncio.run(run(scene))


def session(person: Person, token: str = "", expires: int = 1000) -> Session:
    return Session(token or f"token of {person.id}", person.id, "", 1, expires)


async def sit_down(store: Store) -> None:
    await store.tables.open_table(TABLE)
    await store.tables.take("t1", "writer")
    await store.tables.append_event("t1", "writer", SAT, WAITING, SeatTaken(0, "Ada", "ada", ""))


def test_events_come_back_in_order_and_whole(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        later = [StoredEvent(number, 120 + number, f'{{"n":{number}}}') for number in (2, 3)]
        written = [store.tables.append_event("t1", "writer", event, PLAYING) for event in later]
        await asyncio.gather(*written)

        assert [SAT, *later] == await store.tables.events("t1")

    play(scene)


def test_an_event_has_its_number_alone_and_a_second_one_changes_nothing(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        again = SAT._replace(data='{"kind":"other"}')
        with pytest.raises(Taken):
            await store.tables.append_event("t1", "writer", again, PLAYING, SeatTaken(1, "Bo", "bo", ""))

        assert [SAT] == await store.tables.events("t1")
        [row] = await store.listings.find(Listing(), "")
        assert (["Ada"], "waiting") == (row.players, row.status)

    play(scene)


def test_only_the_last_writer_of_a_table_can_append(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        await store.tables.take("t1", "another")
        with pytest.raises(Taken):
            await store.tables.append_event("t1", "writer", StoredEvent(2, 120, "{}"), PLAYING)
        await store.tables.append_event("t1", "another", StoredEvent(2, 130, "{}"), PLAYING)

        assert [110, 130] == [event.at for event in await store.tables.events("t1")]

    play(scene)


def test_one_refused_event_leaves_others_of_the_same_moment_alone(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        both = [
            store.tables.append_event("t1", "nobody", StoredEvent(2, 120, "{}"), PLAYING),
            store.tables.append_event("t1", "writer", StoredEvent(2, 130, "{}"), PLAYING),
        ]
        refused, written = await asyncio.gather(*both, return_exceptions=True)

        assert isinstance(refused, Taken)
        assert not isinstance(written, BaseException)
        assert [110, 130] == [event.at for event in await store.tables.events("t1")]

    play(scene)


def test_a_table_is_found_as_it_was_opened(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.tables.open_table(TABLE)
        found = await store.tables.find("t1")

        assert found is not None
        assert (TABLE.settings, TABLE.edition, TABLE.secret, TABLE.host) == found
        assert await store.tables.find("t2") is None

    play(scene)


def test_tables_are_listed_by_how_they_stand_and_who_sits_there(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        await store.tables.open_table(TABLE._replace(id="t2", open=False, created=105))
        await store.tables.take("t2", "writer")
        await store.tables.append_event("t2", "writer", SAT, PLAYING, SeatTaken(0, "Bo_%", "bo", ""))

        async def ids(person: str = "", **wanted: Any) -> list[str]:
            return [row.id for row in await store.listings.find(Listing(**wanted), person)]

        assert ["t1"] == await ids()
        assert ["t2"] == await ids("bo", mine=True)
        assert [[], ["t1"]] == [await ids(status="playing"), await ids(player="ad")]
        assert [["t2"], []] == [await ids("bo", mine=True, player="o_%"), await ids("bo", mine=True, player="_o")]
        assert [True] == [row.your_turn for row in await store.listings.find(Listing(mine=True), "bo")]

    play(scene)


def test_a_seat_that_was_left_is_free_again(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        await store.tables.append_event("t1", "writer", StoredEvent(2, 120, "{}"), WAITING, SeatLeft(0))

        assert [] == await store.people.tables_of("ada")

    play(scene)


def test_what_happens_in_private_does_not_touch_the_table(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        private = PLAYING._replace(touched=None)
        await store.tables.append_event("t1", "writer", StoredEvent(2, 999, "{}"), private)

        assert [110] == [row.touched for row in await store.listings.find(Listing(), "")]

    play(scene)


def test_tables_with_a_bot_to_move_are_known(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        before = await store.tables.with_a_bot_to_move()
        await store.tables.append_event("t1", "writer", StoredEvent(2, 120, "{}"), PLAYING)

        assert [[], ["t1"]] == [before, await store.tables.with_a_bot_to_move()]

    play(scene)


def test_deadlines_move_by_the_time_the_server_was_down(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        first = ClockChanges([SeatTimes(0, 500, 60), SeatTimes(1, None, 60)], are_new=True)
        await store.tables.append_event("t1", "writer", StoredEvent(2, 120, "{}"), PLAYING, None, first)
        change = ClockChanges([SeatTimes(1, 700, 50)])
        await store.tables.append_event("t1", "writer", StoredEvent(3, 130, "{}"), PLAYING, None, change)
        await store.deadlines.move_on(200)  # nothing is known of a time before
        assert [("t1", 500), ("t1", 700)] == await store.deadlines.running()
        await store.deadlines.beat(300)
        await store.deadlines.move_on(1300)

        assert [(0, 1500, 60), (1, 1700, 50)] == sorted(await store.deadlines.of_table("t1"))
        assert [["t1"], []] == [await store.deadlines.overdue(1500), await store.deadlines.overdue(1499)]
        assert 1300 == await store.deadlines.last_beat()

    play(scene)


def test_a_person_is_known_by_a_session_until_it_ends(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.people.add_session(session(ADA, "program", expires=50))
        assert ADA == await store.people.by_token("program", 49)
        assert await store.people.by_token("program", 50) is None
        await store.people.end_old_sessions(51)
        await store.people.end_session("token of bo")

        assert 1 == len((await store.people.export("ada")).sessions)
        assert [ADA, None] == [await store.people.by_token(f"token of {who}", 60) for who in ("ada", "bo")]

    play(scene)


def test_a_name_to_sign_in_with_belongs_to_one_person(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.people.set_password("ada", "ada", "hash")
        with pytest.raises(Taken):
            await store.people.set_password("bo", "ada", "other")
        await store.people.rename("ada", "Ada L.", "en")
        known = await store.people.by_sign_in("ada")

        assert known is not None
        assert ("hash", "Ada L.", True) == (known.password, known.person.name, known.person.account)
        assert await store.people.by_sign_in("bo") is None

    play(scene)


def test_whoever_is_forgotten_leaves_events_without_a_name(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        await store.notes.write("t1", "ada", "mine")
        own = await store.people.events_of("ada")
        await store.people.forget("ada", [event._replace(data="{}") for event in own])

        assert [OwnEvent("t1", 1, SAT.data)] == own
        assert [StoredEvent(1, 110, "{}")] == await store.tables.events("t1")
        assert [[""]] == [row.players for row in await store.listings.find(Listing(), "")]
        assert ("", None) == (await store.notes.read("t1", "ada"), await store.people.by_token("token of ada", 1))

    play(scene)


def test_a_note_is_its_writers_own_and_the_last_one_stays(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.tables.open_table(TABLE)
        await store.notes.write("t1", "ada", "first")
        await store.notes.write("t1", "ada", "second")

        assert ["second", ""] == [await store.notes.read("t1", who) for who in ("ada", "bo")]

    play(scene)


def test_what_is_written_is_there_after_it_was_closed(play: Callable[[Scene], None], url: str) -> None:
    async def read() -> list[StoredEvent]:
        async with opened(url) as store:
            return await store.tables.events("t1")

    play(sit_down)

    assert [SAT] == asyncio.run(read())


def test_no_other_room_knows_sql() -> None:
    inside = (
        r"sqlalchemy|alembic|sqlite3|asyncpg|chantier\.server\.store(\.| import )(schema|sqlite|postgres|migrate)\b"
    )
    imports = re.compile(rf"^\s*(from|import) ({inside})", re.MULTILINE)
    rooms = {path: imports.findall(path.read_text("utf-8")) for path in ROOMS.rglob("*.py")}
    knowing = {path.relative_to(ROOMS).as_posix() for path, found in rooms.items() if found}

    assert "server/store/tables.py" in knowing
    assert [] == [path for path in knowing if not path.startswith("server/store/")]
