"""The node: every table that is open, and the way to it."""

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
from sqlalchemy import delete, insert, select, update

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadKit, Trouble
from chantier.kernel.fair import new_secret
from chantier.kernel.game import AnyKit, find
from chantier.server.accounts.accounts import Accounts
from chantier.server.bots.pool import BotPool
from chantier.server.errors import Refused
from chantier.server.ids import new_id
from chantier.server.store import schema
from chantier.server.store.store import Store
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
AT_A_TIME = 50  # events are read, so that a long game does not hold up the other tables
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
        self.counts: Counter[tuple[str, str]] = Counter()  # for the metrics
        self.router: Router | None = None  # to the other nodes at this address
        if redis:
            from chantier.server.cluster.router import Router  # noqa: PLC0415 - redis is in the extra [scale]

            self.router = Router(self, redis)
            self.bots.bot_queue = self.router.bot_queue

    # opening and closing

    async def __aenter__(self) -> Self:
        """Clocks stood still while we were down; bots that were thinking think again."""
        if self.router is None:
            await self.move_clocks_on()
            await self.set_alarms()
            self.later(self.take_up(await self.thinking()))
        else:
            await self.router.open(first=self.move_clocks_on)
            self.later(self.every(PATROL_SECONDS, self.patrol))
        self.later(self.alarms.run())
        self.later(self.every(HEARTBEAT_SECONDS, self.beat))
        self.later(self.every(SWEEP_SECONDS, self.sweep))
        return self

    async def every(self, seconds: float, errand: Callable[[], Awaitable[None]]) -> None:
        """Again and again, also when the store or Redis could not be reached for a while."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await errand()
            except Exception:
                LOG.exception("%s failed", errand.__name__)

    async def move_clocks_on(self) -> None:
        clocks, now = schema.clocks, self.now()
        rows = await self.store.read(select(schema.heartbeat))
        if not rows:
            await self.store.write(insert(schema.heartbeat).values(id=1, at=now))
            return
        down = max(now - rows[0]["at"], 0)
        await self.store.write(
            update(clocks).where(clocks.c.until.is_not(None)).values(until=clocks.c.until + down),
            update(schema.heartbeat).values(at=now),
        )

    async def set_alarms(self) -> None:
        clocks = schema.clocks
        for row in await self.store.read(select(clocks).where(clocks.c.until.is_not(None)).order_by(clocks.c.until)):
            if row["table"] not in self.alarms.due:
                self.alarms.set(row["table"], row["until"])

    async def patrol(self) -> None:
        """Tables that wait for a bot or a deadline and that no node keeps: the one that kept them is gone."""
        assert self.router is not None, "alone there is nobody to take over from"
        waiting = {*await self.thinking(), *await self.overdue()} - set(self.actors)
        if waiting:
            await self.take_up(await self.router.leases.forlorn(waiting))

    async def thinking(self) -> list[str]:
        """Tables where a bot is to move."""
        tables = schema.tables
        rows = await self.store.read(select(tables.c.id).where(tables.c.thinking, tables.c.status == "playing"))
        return [row["id"] for row in rows]

    async def overdue(self) -> list[str]:
        clocks = schema.clocks
        rows = await self.store.read(select(clocks.c.table).where(clocks.c.until <= self.now()))
        return [row["table"] for row in rows]

    async def take_up(self, tables: Iterable[str]) -> None:
        """A table that is read goes on by itself."""
        for table in tables:
            try:
                await self.actor(table)
            except Refused:  # another node was first
                continue
            except Exception:
                LOG.exception("table %s can't be read", table)

    async def beat(self) -> None:
        """What is counted as having been up."""
        await self.store.write(update(schema.heartbeat).values(at=self.now()))

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
        await self.store.write(update(schema.heartbeat).values(at=self.now()))
        await self.store.close()

    def later(self, errand: Coroutine[Any, Any, Any]) -> asyncio.Task[None]:
        """What nobody waits for. A refusal is an answer; anything else is worth a line in the log."""

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
        task.add_done_callback(lambda _: errand.close())  # one that was cancelled before it began
        return task

    # time

    def ring(self, table: str) -> None:
        self.later(self.time_is_up(table))

    async def time_is_up(self, table: str) -> None:
        await (await self.actor(table)).ring()

    async def sweep(self) -> None:
        """Tables nobody uses leave memory, sessions that have expired leave the store."""
        now = self.now()
        for actor in self.open_actors():
            if actor.is_idle(before=now - IDLE_SECONDS * SECOND, until=now + 2 * SWEEP_SECONDS * SECOND):
                self.drop(actor)
        await self.store.write(delete(schema.sessions).where(schema.sessions.c.expires < now))
        if self.router is not None:
            await self.router.leases.hold(self.actors)

    # actors

    async def actor(self, table: str) -> TableActor:
        """The one actor of a table; read from the store by whoever asks first. Or the table is TableElsewhere."""
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
        """What it has in memory is not what is stored. Its people come again by themselves, its bots do not."""

        async def wake() -> None:
            await asyncio.sleep(1)
            await self.actor(actor.id)

        self.drop(actor)
        self.later(wake())

    async def read_actor(self, table: str) -> TableActor:
        tables, clocks = schema.tables, schema.clocks
        rows = await self.store.read(select(tables).where(tables.c.id == table)) if IS_ID.fullmatch(table) else []
        if not rows:
            raise Refused(404, "no-table")
        await self.claim(table)
        token = new_id()
        await self.store.write(update(tables).where(tables.c.id == table).values(keeper=token))
        settings = msgspec.json.decode(rows[0]["settings"], type=TableSettings)
        room = await self.read_room(table, Room.new(settings, rows[0]["secret"]))
        times = Clocks(settings.clock, settings.seats)
        for row in await self.store.read(select(clocks).where(clocks.c.table == table)):
            times.seats[row["seat"]].until, times.seats[row["seat"]].store = row["until"], row["store"]
        actor = TableActor(self, table, token, room, times)
        actor.go_on()
        return actor

    async def claim(self, table: str) -> None:
        if self.router is not None:
            await self.router.leases.claim(table)

    async def read_room(self, table: str, room: Room) -> Room:
        log = select(schema.events).where(schema.events.c.table == table).order_by(schema.events.c.number)
        for count, row in enumerate(await self.store.read(log), 1):
            room.happen(DECODE.decode(row["data"]))
            room.hear(row["person"] or "", row["said"] or "")
            if count % AT_A_TIME == 0:
                await asyncio.sleep(0)
        return room

    # tables

    async def create(self, host: str, settings: TableSettings) -> str:
        check_settings(settings)
        table, now = new_id(), self.now()
        await self.claim(table)
        row = {"id": table, "game": settings.game, "seats": settings.seats, "host": host, "open": settings.open}
        await self.store.write(
            insert(schema.tables).values(
                **row,
                settings=msgspec.json.encode(settings).decode(),
                status="waiting",
                secret=new_secret(),
                created=now,
                touched=now,
                waiting=0,
                thinking=False,
            )
        )
        actor = await self.actor(table)
        for seat, bot in settings.bots.items():
            chair = Sat(int(seat), bot, bot=bot)
            await actor.want(lambda room, chair=chair: room.happen(chair))  # type: ignore[misc]
        return table

    async def host(self, table: str) -> str:
        rows = await self.store.read(select(schema.tables.c.host).where(schema.tables.c.id == table))
        return str(rows[0]["host"]) if rows else ""

    async def rematch(self, old: Room) -> str:
        """The same people at a new table with the same settings, each one seat further on."""
        first, *others = [old.chairs[seat] for seat in old.people()]
        table = await self.create(first.person, old.settings)
        actor = await self.actor(table)
        for chair in (*others, first):
            await actor.want(lambda room, chair=chair: room.sit(chair.person, chair.name, None))  # type: ignore[misc]
        with suppress(Refused):  # somebody resigned, and so was not asked: the seat is free
            await actor.want(Room.start)
        return table


def checked_kit(game: str, text: str) -> AnyKit:
    try:
        return kit_of(game, text)
    except BadKit as trouble:
        raise Refused(409, "bad-kit", reason=trouble.figures["reason"]) from None


def check_settings(settings: TableSettings) -> None:
    """Whatever the game itself would refuse, before anything is written."""
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
    if settings.pace == "days" and settings.options.get("tempo") == "live":
        raise Refused(409, "race-over-days")
    if settings.clock.move is not None and settings.clock.game is not None:
        raise Refused(409, "two-clocks")
