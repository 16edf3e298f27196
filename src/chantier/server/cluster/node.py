"""A node is one process of the server: it has the open tables, and finds the way to each."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import msgspec

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadKit, Trouble
from chantier.kernel.fair import new_secret
from chantier.kernel.game import AnyKit, find
from chantier.server.accounts.accounts import Accounts
from chantier.server.bots.pool import BotPool
from chantier.server.errors import Refused
from chantier.server.ids import new_id
from chantier.server.store.store import Store
from chantier.server.store.tables import NewTable
from chantier.server.tables.actor import TableActor
from chantier.server.tables.alarms import Alarms
from chantier.server.tables.clocks import SECOND, Clocks
from chantier.server.tables.kits import kit_of
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import DECODE, Sat
from chantier.server.wire.requests import TableSettings

if TYPE_CHECKING:
    from chantier.server.cluster.router import Router

LOG = logging.getLogger("chantier.node")
HEARTBEAT_SECONDS = 5
PATROL_SECONDS = 2
END_SECONDS = 5
SWEEP_SECONDS = 60
IDLE_SECONDS = 600
AT_A_TIME = 50  # after so many events of a table others get their turn, so that a long game does not hold them up
IS_ID = re.compile(r"[A-Za-z0-9_-]{24}")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Node:
    def __init__(self, store: Store, bot_processes: int = 2, now: Callable[[], int] = now_ms, redis: str = "") -> None:
        self.store = store
        self.now = now
        self.people = Accounts(store, now)
        self.bots = BotPool(bot_processes)
        self.alarms = Alarms(self.ring, now)
        self.actors: dict[str, asyncio.Task[TableActor]] = {}
        self.errands: set[asyncio.Task[Any]] = set()
        self.counts: Counter[tuple[str, str]] = Counter()  # the figures that /api/metrics shows
        self.router: Router | None = None  # reaches the other nodes at this address
        if redis:
            from chantier.server.cluster.router import Router  # noqa: PLC0415 - redis is in the extra [scale]

            self.router = Router(self, redis)
            self.bots.bot_queue = self.router.bot_queue

    # opening and closing

    async def __aenter__(self) -> Self:
        """Move deadlines on by the time that the server was down, and let bots that were thinking think again."""
        if self.router is None:
            await self.move_clocks_on()
            await self.set_alarms()
            self.later(self.take_up(await self.store.tables.with_a_bot_to_move()))
        else:
            await self.router.open(first=self.move_clocks_on)
            self.later(self.every(PATROL_SECONDS, self.patrol))
        self.later(self.alarms.run())
        self.later(self.every(HEARTBEAT_SECONDS, self.beat))
        self.later(self.every(SWEEP_SECONDS, self.sweep))
        return self

    async def every(self, seconds: float, errand: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, even if the store or Redis can't be reached for a while."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await errand()
            except Exception:
                LOG.exception("%s failed", errand.__name__)

    async def move_clocks_on(self) -> None:
        await self.store.deadlines.move_on(self.now())

    async def set_alarms(self) -> None:
        for table, until in await self.store.deadlines.running():
            if table not in self.alarms.due:
                self.alarms.set(table, until)

    async def patrol(self) -> None:
        """Take up tables that wait for a bot or a deadline and whose node is gone."""
        assert self.router is not None, "alone there is nobody to take over from"
        thinking, late = await self.store.tables.with_a_bot_to_move(), await self.store.deadlines.overdue(self.now())
        waiting = {*thinking, *late} - set(self.actors)
        if waiting:
            await self.take_up(await self.router.leases.forlorn(waiting))

    async def take_up(self, tables: Iterable[str]) -> None:
        """Read tables from the store, so that each goes on by itself."""
        for table in tables:
            try:
                await self.actor(table)
            except Refused:  # another node was first
                continue
            except Exception:
                LOG.exception("table %s can't be read", table)

    async def beat(self) -> None:
        """Note in the store that the server is up."""
        await self.store.deadlines.beat(self.now())

    async def __aexit__(
        self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.drop_all()
        if self.router is not None:
            await self.router.leave()
        for task in self.errands:
            task.cancel()
        if self.errands:
            await asyncio.wait(set(self.errands), timeout=END_SECONDS)
        if self.router is not None:
            await self.router.close()
        self.bots.close()
        await self.beat()
        await self.store.close()

    def later(self, errand: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        """Do something that nobody waits for; a refusal is dropped, and any other error is logged."""

        async def run() -> None:
            try:
                await errand
            except (Refused, Trouble):
                pass
            except Exception:
                LOG.exception("an errand failed")

        task = asyncio.create_task(run())
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)
        task.add_done_callback(lambda _: errand.close())  # it may have been cancelled before it began
        return task

    # time

    def ring(self, table: str) -> None:
        self.later(self.time_is_up(table))

    async def time_is_up(self, table: str) -> None:
        await (await self.actor(table)).ring()

    async def sweep(self) -> None:
        """Drop tables that nobody uses from memory, and expired sessions from the store."""
        now = self.now()
        for actor in self.open_actors():
            if actor.is_idle(before=now - IDLE_SECONDS * SECOND, until=now + 2 * SWEEP_SECONDS * SECOND):
                self.drop(actor)
        await self.store.people.end_old_sessions(now)
        if self.router is not None:
            await self.router.leases.hold(self.actors)

    # actors

    async def actor(self, table: str) -> TableActor:
        """Return the one actor of a table, reading it from the store if need be, or raise TableElsewhere."""
        if table not in self.actors:
            self.actors[table] = asyncio.create_task(self.read_actor(table))
        reading = self.actors[table]
        try:
            actor = await asyncio.shield(reading)
        except Exception:
            if self.actors.get(table) is reading:
                del self.actors[table]
            raise
        actor.used = self.now()
        return actor

    def open_actors(self) -> list[TableActor]:
        return [
            task.result()
            for task in self.actors.values()
            if task.done() and not task.cancelled() and not task.exception()
        ]

    def drop(self, actor: TableActor) -> None:
        self.actors.pop(actor.id, None)
        actor.close()

    def drop_all(self) -> None:
        for actor in self.open_actors():
            self.drop(actor)

    def read_again(self, actor: TableActor) -> None:
        """Drop a table from memory and read it again a little later, so that its bots go on too."""

        async def wake() -> None:
            await asyncio.sleep(1)
            await self.actor(actor.id)

        self.drop(actor)
        self.later(wake())

    async def read_actor(self, table: str) -> TableActor:
        stored = await self.store.tables.find(table) if IS_ID.fullmatch(table) else None
        if stored is None:
            raise Refused(404, "no-table")
        await self.claim(table)
        token = new_id()
        await self.store.tables.take(table, token)
        settings = msgspec.json.decode(stored.settings, type=TableSettings)
        room = await self.read_room(table, Room.new(settings, stored.secret, stored.edition))
        times = Clocks(settings.clock, settings.seats)
        for seat, until, left in await self.store.deadlines.of_table(table):
            times.seats[seat].until, times.seats[seat].store = until, left
        actor = TableActor(self, table, token, room, times)
        actor.go_on()
        return actor

    async def claim(self, table: str) -> None:
        if self.router is not None:
            await self.router.leases.claim(table)

    async def read_room(self, table: str, room: Room) -> Room:
        for count, event in enumerate(await self.store.tables.events(table), 1):
            room.apply(DECODE.decode(event.data))
            room.hear(event.person, event.said)
            if count % AT_A_TIME == 0:
                await asyncio.sleep(0)
        return room

    # tables

    async def create(self, host: str, settings: TableSettings) -> str:
        check_settings(settings)
        table = new_id()
        await self.claim(table)
        await self.store.tables.open_table(
            NewTable(
                id=table,
                game=settings.game,
                edition=find(settings.game).edition,
                seats=settings.seats,
                settings=msgspec.json.encode(settings).decode(),
                host=host,
                open=settings.open,
                secret=new_secret(),
                created=self.now(),
            )
        )
        actor = await self.actor(table)
        for seat, bot in settings.bots.items():
            chair = Sat(int(seat), bot, bot=bot)
            await actor.want(lambda room, chair=chair: chair)  # type: ignore[misc]
        return table

    async def host(self, table: str) -> str:
        stored = await self.store.tables.find(table)
        return stored.host if stored else ""

    async def rematch(self, old: Room) -> str:
        """Make a new table with the same settings for the same people, each one seat further on."""
        first, *others = [old.chairs[seat] for seat in old.people()]
        table = await self.create(first.person, old.settings)
        actor = await self.actor(table)
        for chair in (*others, first):
            await actor.want(lambda room, chair=chair: room.sit(chair.person, chair.name, None))  # type: ignore[misc]
        with suppress(Refused):  # the table can't start if somebody resigned, who was not asked and left a free seat
            await actor.want(Room.start)
        return table


def checked_kit(game: str, text: str) -> AnyKit:
    try:
        return kit_of(game, text)
    except BadKit as trouble:
        raise Refused(409, "bad-kit", reason=trouble.figures["reason"]) from None


def check_settings(settings: TableSettings) -> None:
    """Refuse what the game itself would refuse, before anything is written."""
    game = find(settings.game)
    game.checked_seats(settings.seats)
    game.checked_options(settings.options)
    for code in (*settings.bots.values(), settings.level):
        make(code, Dice(0))
    kit = checked_kit(game.name, settings.kit_text)
    if settings.kit not in ("", kit.name):
        raise Refused(409, "no-kit", given=settings.kit, known=kit.name)
    if any(int(seat) >= settings.seats for seat in settings.bots):
        raise Refused(409, "bot-without-seat", seats=settings.seats)
    if settings.pace == "days" and game.referee(game.checked_options(settings.options), settings.slower).is_live:
        raise Refused(409, "live-over-days")
    if settings.clock.move is not None and settings.clock.game is not None:
        raise Refused(409, "two-clocks")
