"""A node is one process of the server: it has the open tables, and finds the way to each."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import msgspec

from chantier.kernel.errors import Trouble
from chantier.kernel.game import AnyKit
from chantier.server.accounts.accounts import Accounts
from chantier.server.accounts.mail import Mailer
from chantier.server.accounts.passkeys import Passkeys
from chantier.server.accounts.passwords import Strength
from chantier.server.accounts.recovery import Recovery
from chantier.server.accounts.session_sockets import OpenSockets
from chantier.server.bots.analyst import Analyst
from chantier.server.bots.kit_trial import KitTrials
from chantier.server.bots.pool import BotPool
from chantier.server.caps import Caps
from chantier.server.club import bookkeeper, director, herald, postman
from chantier.server.club.bookkeeper import Bookkeeper
from chantier.server.club.day_sites import DaySites
from chantier.server.club.director import Director
from chantier.server.club.herald import Herald
from chantier.server.club.postman import Postman
from chantier.server.cluster import sweeper
from chantier.server.cluster.sweeper import Sweeper
from chantier.server.errors import Refused
from chantier.server.ids import is_id, new_id
from chantier.server.metrics import Metrics, memory
from chantier.server.settings import Keep, Quotas
from chantier.server.store.database import Unavailable
from chantier.server.store.store import Store
from chantier.server.store.tables import StoredTable
from chantier.server.tables.actor import TableActor
from chantier.server.tables.alarms import Alarms
from chantier.server.tables.clocks import SECOND, Clocks, now_ms
from chantier.server.tables.kits import kit_of
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import DECODE
from chantier.server.tables.table_maker import TableMaker
from chantier.server.web.replays import Replays
from chantier.server.wire.requests import TableSettings

if TYPE_CHECKING:
    from chantier.server.cluster.router import Router

LOG = logging.getLogger("chantier.node")
HEARTBEAT_SECONDS = 5
PATROL_SECONDS = 2
END_SECONDS = 5
LAG_SECONDS = 0.25
CHECK_SECONDS = 12
SWEEP_SECONDS = 60
WATCH_SECONDS = 5  # the time after which a node notices what operators and other nodes have done
IDLE_SECONDS = 600
AT_A_TIME = 50  # a long game is read in pieces of fifty events, so that it does not hold up others


class Node:
    def __init__(
        self,
        store: Store,
        bot_processes: int = 2,
        now: Callable[[], int] = now_ms,
        redis: str = "",
        *,
        keep: Keep | None = None,
        quotas: Quotas | None = None,
        kits: Mapping[str, str] | None = None,
        mailer: Mailer | None = None,
        caps: Caps | None = None,
        public: str = "",
        push: str = "",
    ) -> None:
        self.store = store
        self.caps = caps or Caps()
        self.now = now
        self.bots = BotPool(bot_processes, self.caps)
        self.aside = self.bots.aside()  # for what somebody sent and may be hostile
        self.people = Accounts(store, now, Strength(self.aside))
        self.sockets = OpenSockets(store.sessions, now)
        self.recovery = Recovery(self.people, store, mailer)
        self.passkeys = Passkeys(self.people, store)
        self.table_maker = TableMaker(self, quotas or Quotas(), kits or {})
        self.sweeper = Sweeper(self, keep or Keep())
        self.bookkeeper = Bookkeeper(store, now, lambda: self.actors if self.router else None)
        self.herald = Herald(store, now, self.attended, self.kept_elsewhere)
        self.director = Director(self)
        self.postman = Postman(store, now, mailer, public, push)
        self.kits = KitTrials(self.aside)
        self.analyst = Analyst(self.bots, store.analyses)
        self.replays = Replays()
        self.days = DaySites(store)
        self.alarms = Alarms(self.ring, now)
        self.actors: dict[str, asyncio.Task[TableActor]] = {}
        self.errands: set[asyncio.Task[Any]] = set()
        self.metrics = Metrics()
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
        self.later(self.watch_loop())
        self.later(self.every(HEARTBEAT_SECONDS, self.beat))
        self.later(self.every(SWEEP_SECONDS, self.sweep))
        self.later(self.every(sweeper.SECONDS, self.sweeper.sweep))
        self.later(self.every(bookkeeper.SECONDS, self.bookkeeper.look))
        self.later(self.every(herald.SECONDS, self.herald.look))
        self.later(self.every(director.SECONDS, self.director.look))
        self.later(self.every(postman.SECONDS, self.postman.look))
        self.later(self.every(WATCH_SECONDS, self.watch))
        self.later(self.every(WATCH_SECONDS, self.sockets.end_with_sessions))
        return self

    async def every(self, seconds: float, errand: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again, even if the store or Redis can't be reached for a while."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await errand()
            except Unavailable as trouble:
                LOG.warning("%s failed, since the store does not answer: %s", errand.__name__, trouble)
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
        self.measure()
        with self.metrics.store_seconds.time():
            await self.store.deadlines.beat(self.now())

    def measure(self) -> None:
        """Set the figures that are as they are now, instead of counting up."""
        actors, shown = self.open_actors(), self.metrics
        shown.tables.set(len(actors))
        shown.connections.set(sum(len(actor.presence.connections) for actor in actors))
        shown.bots_thinking.set(sum(len(actor.bot_turns.thinking) for actor in actors))
        shown.bots_waiting.set(self.bots.queued)
        shown.memory.set(memory())

    async def watch_loop(self) -> None:
        """Measure how late the loop is, which is how long every table is held up."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self.metrics.loop_lag_seconds.observe(max(0.0, loop.time() - due))

    async def troubles(self) -> list[str]:
        """Return which parts do not work: a write to the store, Redis, the processes of bots."""
        checks: dict[str, Awaitable[Any]] = {"store": self.store.check(self.now()), "bots": self.bots.is_ready()}
        if self.router is not None:
            checks["redis"] = self.router.redis.ping()

        async def works(check: Awaitable[Any]) -> bool:
            try:
                return bool(await asyncio.wait_for(check, CHECK_SECONDS))
            except Exception as trouble:
                LOG.warning("not ready: %r", trouble)
                return False

        answers = await asyncio.gather(*map(works, checks.values()))
        return [name for name, is_well in zip(checks, answers, strict=True) if not is_well]

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
        self.aside.close()
        self.replays.close()
        self.postman.close()
        with suppress(Unavailable):
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

    async def watch(self) -> None:
        """Drop tables that an operator has closed or deleted, or that another node has taken."""
        actors = self.open_actors()
        writers = await self.store.tables.writers([actor.id for actor in actors]) if actors else {}
        for actor in actors:
            if writers.get(actor.id) != actor.token and not actor.closed:
                self.drop(actor)

    def end_sockets(self) -> None:
        """End the sockets of a session that has just ended, without waiting for it."""
        self.later(self.sockets.end_with_sessions())

    # time

    def ring(self, table: str) -> None:
        self.later(self.time_is_up(table))

    async def time_is_up(self, table: str) -> None:
        await (await self.actor(table)).ring()

    async def sweep(self) -> None:
        """Drop tables that nobody uses from memory."""
        now = self.now()
        for actor in self.open_actors():
            if actor.is_idle(before=now - IDLE_SECONDS * SECOND, until=now + 2 * SWEEP_SECONDS * SECOND):
                self.drop(actor)
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

    def attended(self) -> dict[str, TableActor]:
        """Return the tables that are open here, which know who is at them."""
        return {actor.id: actor for actor in self.open_actors()}

    async def kept_elsewhere(self, tables: Collection[str]) -> Collection[str]:
        """Return those of some tables that another node has open."""
        return set(tables) - set(await self.router.leases.forlorn(set(tables))) if self.router and tables else ()

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

    async def read_stored_room(self, table: str) -> Room:
        """Return a table as it is in the store, only to look at: whoever keeps it goes on keeping it."""
        stored = await self.find_stored(table)
        settings = msgspec.json.decode(stored.settings, type=TableSettings)
        await self.kit(stored.host, settings, stored.edition)
        return await self.read_room(table, new_room(settings, stored))

    async def find_stored(self, table: str) -> StoredTable:
        stored = await self.store.tables.find(table) if is_id(table) else None
        if stored is None:
            raise Refused(404, "no-table")
        return stored

    async def read_actor(self, table: str) -> TableActor:
        stored = await self.find_stored(table)
        await self.claim(table)
        token = new_id()
        await self.store.tables.take(table, token)
        settings = msgspec.json.decode(stored.settings, type=TableSettings)
        await self.kit(stored.host, settings, stored.edition)
        room = await self.read_room(table, new_room(settings, stored))
        times = Clocks(settings.clock, settings.seats)
        for seat, until, left in await self.store.deadlines.of_table(table):
            times.seats[seat].until, times.seats[seat].store = until, left
        actor = TableActor(self, table, token, room, times, stored.host)
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

    async def kit(self, host: str, settings: TableSettings, edition: str = "") -> AnyKit:
        """Return the table's kit; one that somebody wrote is tried first, and read without holding up other tables."""
        game, text = settings.game, settings.kit_text
        await self.kits.check(host, game, text, edition, settings.seats, dict(settings.options))
        return await asyncio.to_thread(kit_of, game, text, edition) if text else kit_of(game, text, edition)


def new_room(settings: TableSettings, stored: StoredTable) -> Room:
    room = Room.new(settings, stored.secret, stored.edition)
    room.host = stored.host
    room.watchers_chat = not settings.open if settings.watchers_chat is None else settings.watchers_chat
    return room
