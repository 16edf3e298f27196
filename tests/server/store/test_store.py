"""What every store must keep, whichever database it has: the same tests run on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

import chantier
from chantier.server.ids import called
from chantier.server.store.codes import Code
from chantier.server.store.database import Taken
from chantier.server.store.deadlines import SeatTimes
from chantier.server.store.groups import Group
from chantier.server.store.invitations import Invitation
from chantier.server.store.listing import Listing
from chantier.server.store.opening import open_store
from chantier.server.store.passkeys import StoredPasskey
from chantier.server.store.people import OwnEvent
from chantier.server.store.results import Book, Rating, RatingChange, Result, SeatResult
from chantier.server.store.schema import METADATA
from chantier.server.store.sessions import Known, Session
from chantier.server.store.store import Store
from chantier.server.store.tables import ClockChanges, NewTable, SeatLeft, SeatTaken, Standing, StoredEvent
from chantier.server.store.tournaments import Tournament, TournamentPlayer, TournamentSeat
from chantier.server.wire.requests import Opinion, Person

ADA, BO = Person("ada", "Ada", "fr", account=False), Person("bo", "Bo", "en", account=False)
SETTINGS = '{"game":"queens_architect","seats":2}'
TABLE = NewTable("t1", "queens_architect", "1", 2, SETTINGS, "ada", open=True, secret="s", created=100)
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
                await store.people.add(person, 1)
                await store.sessions.add(session(person))
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
        again = msgspec.structs.replace(SAT, data='{"kind":"other"}')
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
        private = msgspec.structs.replace(PLAYING, touched=None)
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
        await store.sessions.add(session(ADA, "program", expires=50))
        assert Known(ADA, 0) == await store.sessions.known("program", 49)
        assert await store.sessions.known("program", 50) is None
        await store.sessions.end_old(51)
        await store.sessions.end("token of bo")

        exported = await store.people.export("ada")
        assert exported is not None
        assert 1 == len(exported.sessions)
        assert {"token of ada"} == await store.sessions.still_open(["token of ada", "token of bo", "program"], 60)

    play(scene)


def test_all_sessions_of_a_person_end_but_one(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        for number in range(3):
            await store.sessions.add(session(ADA, f"{number}"))
        await store.sessions.note_seen("1", "ada", 700, 5000)
        await store.sessions.end_all("ada", except_token="1")

        assert ["1"] == [one.token for one in await store.sessions.of_person("ada", 60)]
        assert [700] == [one.seen for one in await store.sessions.of_person("ada", 60)]
        assert 1 == len(await store.sessions.of_person("bo", 60))

    play(scene)


def test_a_code_is_good_once_and_until_its_end(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.codes.replace("ada", "recovery", [Code("old", "ada", "recovery")])
        await store.codes.replace("ada", "recovery", [Code(name, "ada", "recovery") for name in "ab"])
        await store.codes.add(Code("c", None, "passkey", expires=50))
        await store.codes.add(Code("d", "bo", "confirm", "bo@example.org", expires=50))

        assert Code("a", "ada", "recovery") == await store.codes.use("a", "recovery", 10)
        assert [None] * 4 == [
            await store.codes.use("a", "recovery", 10),
            await store.codes.use("old", "recovery", 10),
            await store.codes.use("b", "mail", 10),
            await store.codes.use("c", "passkey", 50),
        ]
        assert 1 == await store.codes.left("ada", "recovery")
        await store.codes.end_old(51)
        assert await store.codes.use("d", "confirm", 10) is None

    play(scene)


def test_a_passkey_belongs_to_one_person(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        own = StoredPasskey("p1", "ada", "key", 0, "telephone", 5, 5)
        await store.passkeys.add(own)
        with pytest.raises(Taken):
            await store.passkeys.add(own._replace(person="bo"))
        await store.passkeys.used("p1", 3, 9)

        assert own._replace(uses=3, seen=9) == await store.passkeys.find("p1")
        assert [0, 1] == [await store.passkeys.end(who, "p1") for who in ("bo", "ada")]
        assert [] == await store.passkeys.of_person("ada")
        assert await store.passkeys.find("p1") is None

    play(scene)


def test_only_one_of_two_tries_at_once_is_counted(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.people.set_password("ada", "ada", "hash")
        before = await store.people.by_sign_in("ada")
        assert before is not None
        tries = [await store.people.note_try(before, 70, 60) for _ in range(2)]
        after = await store.people.find("ada")
        assert after is not None
        too_early = await store.people.note_try(after, 90, 69)
        await store.people.note_entered("ada")
        entered = await store.people.find("ada")

        assert ([True, False], False) == (tries, too_early)
        assert (1, 70) == (after.failed, after.may_try)
        assert entered is not None
        assert (0, 0) == (entered.failed, entered.may_try)

    play(scene)


def test_a_name_to_sign_in_with_belongs_to_one_person(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.people.set_password("ada", "ada", "hash")
        with pytest.raises(Taken):
            await store.people.set_password("bo", "ada", "other")
        await store.people.rename("ada", "Ada L.", "en", "arrow")
        known = await store.people.by_sign_in("ada")

        assert known is not None
        assert ("hash", "Ada L.", True) == (known.password, known.person.name, known.person.account)
        assert "arrow" == known.person.mark
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
        assert ("", None) == (await store.notes.read("t1", "ada"), await store.sessions.known("token of ada", 1))

    play(scene)


def test_a_note_is_its_writers_own_and_the_last_one_stays(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.tables.open_table(TABLE)
        await store.notes.write("t1", "ada", "first")
        await store.notes.write("t1", "ada", "second")

        assert ["second", ""] == [await store.notes.read("t1", who) for who in ("ada", "bo")]

    play(scene)


def test_what_a_player_says_of_a_game_is_kept_without_the_player(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.tables.open_table(TABLE)
        for enjoyed in (5, 3):
            await store.opinions.write("t1", "ada", Opinion(enjoyed, 0, again=True), now=enjoyed)
        [kept] = await store.opinions.all_of("queens_architect", 10)

        assert Opinion(3, 0, again=True) == await store.opinions.read("t1", "ada")
        assert await store.opinions.read("t1", "bo") is None
        assert ("t1", 3, 0, True) == (kept.table, kept.enjoyed, kept.length, kept.again)
        assert [] == await store.opinions.all_of("another", 10)

    play(scene)


def test_the_analysis_with_more_tries_stays(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.tables.open_table(TABLE)
        for tries, content in ((30, "rough"), (120, "better"), (30, "rough again")):
            await store.analyses.keep("t1", tries, content)

        assert "better" == await store.analyses.read("t1")
        assert "" == await store.analyses.read("t2")

    play(scene)


def test_what_is_written_is_there_after_it_was_closed(play: Callable[[Scene], None], url: str) -> None:
    async def read() -> list[StoredEvent]:
        async with opened(url) as store:
            return await store.tables.events("t1")

    play(sit_down)

    assert [SAT] == asyncio.run(read())


RESULT = Result(
    "t1",
    "queens_architect",
    "live",
    2,
    open=True,
    began=100,
    ended=200,
    rounds=8,
    uncounted="",
    seated=[
        SeatResult(0, "ada", "", "Ada", 1, 40, won=True, resigned=False, played_for=0, rated=True, change=1.5),
        SeatResult(1, "", "master", "Guerric", 2, 30, won=False, resigned=False, played_for=0, rated=True, change=-1.5),
    ],
)
RATED = {"ada": Rating(26.5, 8, 1), "bot:master": Rating(23.5, 8, 1)}


async def keep(store: Store, result: Result = RESULT, edition: int = 0) -> None:
    book = await store.results.book(result.game, result.tempo)
    assert edition == book.edition
    await store.results.keep(result, RatingChange(book, RATED, result.order))


def test_a_result_is_kept_once_with_its_ratings(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await keep(store)
        with pytest.raises(Taken):
            await keep(store, edition=1)

        assert RESULT == await store.results.find("t1")
        assert (
            [RESULT] == await store.results.counted("queens_architect", "live") == await store.players.results_of("ada")
        )
        assert RATED == await store.results.ratings("queens_architect", "live")
        assert {("queens_architect", "live"): RATED["ada"]} == await store.results.ratings_of("ada")
        assert Book("queens_architect", "live", 1, (200, "t1")) == await store.results.book("queens_architect", "live")

    play(scene)


def test_two_who_change_the_same_ratings_at_once_do_not_mix(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        book = await store.results.book("queens_architect", "live")
        await store.results.keep(RESULT, RatingChange(book, RATED, RESULT.order))
        with pytest.raises(Taken):
            await store.results.keep(RESULT._replace(table="t2"), RatingChange(book, {}, (300, "t2")))

        assert None is await store.results.find("t2")
        assert RATED == await store.results.ratings("queens_architect", "live")

    play(scene)


def test_tables_that_are_over_wait_for_their_result(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        assert [] == await store.results.unbooked()
        over = Standing("over", (), thinking=False, touched=200)
        await store.tables.append_event("t1", "writer", StoredEvent(2, 200, "{}"), over)

        assert ["t1"] == [table.id for table in await store.results.unbooked(200)]
        assert [] == await store.results.unbooked(201)
        await keep(store)
        assert [] == await store.results.unbooked()
        assert ["t1"] == await store.results.over("", 10)

    play(scene)


def test_players_are_found_by_what_others_call_them_and_know_whom_they_met(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        [ada, bot] = RESULT.seated
        await keep(store, RESULT._replace(seated=[ada, bot._replace(person="bo", bot="", name="Bo")]))
        await store.players.show_to("ada", "all")
        found = await store.players.by_who(called("ada"))

        assert found is not None
        assert ("ada", "Ada", "all") == (found.id, found.name, found.shown)
        assert {"bo"} == await store.players.met("ada")
        assert ["tables"] == [one.shown for one in (await store.players.find(["bo", "cy"])).values()]
        assert set() == await store.players.still_there(["t1"])

    play(scene)


def test_the_results_of_somebody_who_is_forgotten_stay_nobodys(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await keep(store)
        await store.people.forget("ada", [])
        kept = await store.results.find("t1")

        assert kept is not None
        [nobody, _] = kept.seated
        assert ("", 1, 40) == (nobody.name, nobody.place, nobody.points)
        assert nobody.person not in ("", "ada")
        assert RATED["ada"] == (await store.results.ratings("queens_architect", "live"))[nobody.person]
        assert {} == await store.players.find([nobody.person])

    play(scene)


def test_no_other_room_knows_sql() -> None:
    inside = (
        r"sqlalchemy|alembic|sqlite3|asyncpg|chantier\.server\.store(\.| import )(schema|sqlite|postgres|migrate)\b"
    )
    imports = re.compile(rf"^\s*(from|import) ({inside})", re.MULTILINE)
    rooms = {path: imports.findall(path.read_text("utf-8")) for path in ROOMS.rglob("*.py")}
    knowing = {path.relative_to(ROOMS).as_posix() for path, found in rooms.items() if found}

    assert "server/store/tables.py" in knowing
    assert [] == [path for path in knowing if not path.startswith(("server/store/", "lab/store.py"))]


def test_invitations_wait_until_they_are_accepted_declined_or_of_no_use(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await sit_down(store)
        asked = Invitation("t1", "bo", "table", "ada", 5)
        assert [True, False] == [await store.invitations.add(asked) for _ in range(2)]
        assert [asked] == await store.invitations.of("bo") == await store.invitations.to("t1")
        assert await store.notices.is_invited("t1", "bo")
        assert asked == await store.invitations.decline("t1", "bo")
        assert await store.invitations.decline("t1", "bo") is None
        assert [] == await store.invitations.of("bo")
        await store.invitations.end("t1", "bo")
        await store.invitations.add(asked)
        await store.tables.append_event("t1", "writer", msgspec.structs.replace(SAT, number=2), PLAYING)
        assert [] == await store.invitations.of("bo"), "the table has begun"
        assert 1 == await store.invitations.sent_since("ada", 4)
        await store.people.forget("ada", [])
        assert [] == await store.invitations.to("t1")

    play(scene)


def test_a_group_has_a_host_as_long_as_it_has_members(play: Callable[[Scene], None]) -> None:
    async def scene(store: Store) -> None:
        await store.groups.found(Group("g1", "The Tuesday table", "ada", 5))
        await store.invitations.add(Invitation("g1", "bo", "group", "ada", 5))
        await store.groups.join("g1", "bo", 6)
        await store.groups.join("g1", "bo", 7)
        assert ["ada", "bo"] == await store.groups.members("g1")
        assert [] == await store.invitations.of("bo")
        await store.groups.leave("g1", "ada")
        assert "bo" == (await store.groups.of("bo"))[0].host
        await store.people.forget("bo", [])
        await store.groups.forget_empty()
        assert await store.groups.find("g1") is None

    play(scene)


def test_a_round_of_a_tournament_is_written_once(play: Callable[[Scene], None]) -> None:
    new = Tournament("c1", "A", "ada", "queens_architect", "{}", True, "open", 0, 3, 0, 0, 0, 5)
    after = new._replace(state="playing", round=1)
    seats = [TournamentSeat(1, number, 1, "t1", number - 1) for number in (1, 2)]

    async def scene(store: Store) -> None:
        await store.tournaments.found(new)
        await store.tournaments.join("c1", "ada", "Ada")
        with pytest.raises(Taken):
            await store.tournaments.join("c1", "ada", "Ada")
        bot = TournamentPlayer(2, "", "master", "Guerric")
        begun = [await store.tournaments.begin_round(new, after, [], [bot], seats) for _ in range(2)]
        assert [True, False] == begun
        assert [after] == await store.tournaments.under_way() == await store.tournaments.listed("")
        assert seats == await store.tournaments.seats("c1")
        scored = [one._replace(place=one.player, points=9) for one in seats]
        await store.tournaments.score("c1", scored)
        assert scored == await store.tournaments.seats("c1")
        await store.people.forget("ada", [])
        assert ["", ""] == [one.person for one in await store.tournaments.players("c1")]
        assert [True, False] == [await store.tournaments.finish(after) for _ in range(2)]

    play(scene)
