"""An actor keeps one table: it carries out what people, bots and clocks want, one wish after another.

An event is stored before anybody is told of it, and questions about the table wait in the same queue. If storing fails,
the actor is dropped with all it has in memory, and the next one reads the table again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

from mypy_extensions import i64

from chantier.kernel.errors import Trouble
from chantier.kernel.referee import Decision, Referee
from chantier.server.errors import Refused
from chantier.server.store.database import Taken
from chantier.server.store.deadlines import SeatTimes
from chantier.server.store.tables import ClockChanges, SeatLeft, SeatTaken, Standing, StoredEvent
from chantier.server.tables.bot_turns import BotTurns
from chantier.server.tables.clocks import SECOND, Clocks
from chantier.server.tables.presence import Presence
from chantier.server.tables.proposals import agreed, undo_agreed
from chantier.server.tables.real_time import RealTime
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Given, Left, Moved, Rematched, RoomEvent, Sat, Started
from chantier.server.tables.seating import come_back
from chantier.server.tables.takeover import take_over_from_late
from chantier.server.tables.updates import Updates
from chantier.server.token_bucket import TokenBucket
from chantier.server.wire.messages import ENCODE

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node
    from chantier.server.tables.connection import Connection

LOG = logging.getLogger("chantier.tables")
MOST_WISHES = 200  # more wishes in the queue of one table are an attack
Wish = Callable[[Room], RoomEvent]
Answer = Callable[[Any, Exception | None], None]  # is called with the result of a wish, or with the reason of a refusal
T = TypeVar("T")


class QueuedWork:
    """This is what somebody asks of a table: that a wish is carried out, or that a question is answered."""

    def __init__(
        self,
        answer: Answer,
        *,
        wish: Wish | None = None,
        question: Callable[[], Any] | None = None,
        person: str = "",
        said: str = "",
    ) -> None:
        self.answer = answer
        self.wish = wish
        self.question = question
        self.person = person
        self.said = said


class TableActor:
    def __init__(self, node: Node, table: str, token: str, room: Room, clocks: Clocks, host: str) -> None:
        self.node = node
        self.id = table
        self.host = host  # bots think at the expense of the person who made the table
        self.token = token  # the store accepts nothing under this token once another actor has taken the table
        self.room = room
        self.clocks = clocks
        self.updates = Updates(room, clocks)
        self.updates.changed(node.now())
        self.presence = Presence(room)
        self.real_time = RealTime()
        self.bot_turns = BotTurns()
        self.has_referee = type(room.referee) is not Referee  # the game adds something to real time
        self.rematching: asyncio.Task[None] | None = None
        self.queue: deque[QueuedWork] = deque()
        self.busy: QueuedWork | None = None  # the work that is being done or stored
        self.alarm: int | None = 0  # the time of the alarm that was set; at first nobody knows
        self.used = node.now()
        self.began = 0.0  # the moment at which the wish that is being stored was carried out
        self.chats: dict[str, TokenBucket] = {}  # of each person, whatever sockets they have
        self.closed = False

    # the queue

    async def want(self, wish: Wish, person: str = "", said: str = "") -> Any:
        """Ask for something to happen; return when it is stored, or raise the refusal."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.ask(wish, partial(settle, done), person, said)
        return await done

    async def look(self, question: Callable[[], T]) -> T:
        """Ask how the table stands, from within the queue, so that nobody sees anything that is not stored."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.put(QueuedWork(partial(settle, done), question=question))
        return await done

    def ask(self, wish: Wish, answer: Answer, person: str = "", said: str = "") -> None:
        """Ask as `want` does, but with a callback instead of a task, since a socket has many messages."""
        self.put(QueuedWork(answer, wish=wish, person=person, said=said))

    def put(self, work: QueuedWork) -> None:
        if self.closed:
            raise Refused(503, "not-stored")
        if len(self.queue) == MOST_WISHES:
            raise Refused(429, "too-many-messages")
        self.queue.append(work)
        self.go_through()

    def go_through(self) -> None:
        """Carry out the queue one by one, and wait while something is being stored."""
        while self.queue and self.busy is None:
            work = self.busy = self.queue.popleft()
            self.used = self.node.now()
            if work.question is not None:
                self.through(work.answer, *tried(work.question))
            elif work.wish is not None:
                self.carry_out(work, work.wish)

    def through(self, answer: Answer, result: Any, trouble: Exception | None) -> None:
        self.busy = None
        answer(result, trouble)

    def carry_out(self, work: QueuedWork, wish: Wish) -> None:
        """Carry out a wish, unless the same message was carried out before."""
        room, person, said = self.room, work.person, work.said
        if room.has_heard(person, said):
            self.through(work.answer, None, None)
            return
        now = self.used
        self.began = perf_counter()
        try:
            event = wish(room)
            room.apply(event)
            room.hear(person, said)
            self.store(event, person, said, now).add_done_callback(partial(self.stored, work.answer, event, now))
        except (Refused, Trouble) as trouble:
            self.through(work.answer, None, trouble)
        except Exception as trouble:
            self.lose(work.answer, trouble)

    def stored(self, answer: Answer, event: RoomEvent, now: int, stored: asyncio.Future[int]) -> None:
        """Tell everybody what is now stored, unless the table was closed meanwhile."""
        lost = Taken("the loop") if stored.cancelled() else stored.exception()
        if self.closed:
            return
        if lost is not None:
            self.lose(answer, lost)
            return
        if not self.room.is_private:  # a private event must not show in the public metrics
            self.node.metrics.events[type(event)].inc()
            self.node.metrics.event_seconds.observe(perf_counter() - self.began)
        failed: Exception | None = None
        try:
            self.tell(event, now)
        except Exception as trouble:
            failed = trouble
        self.through(answer, event, failed)
        self.go_through()

    def lose(self, answer: Answer, trouble: BaseException) -> None:
        """Drop the table, because what is in memory is not what is stored."""
        taken = isinstance(trouble, Taken)  # another node has taken the table, which is no error
        why = None if taken else trouble
        LOG.log(logging.INFO if taken else logging.ERROR, "table %s is read again", self.id, exc_info=why)
        self.through(answer, None, Refused(503, "not-stored"))
        self.node.read_again(self)

    # storing

    def store(self, what: RoomEvent, person: str, said: str, now: int) -> asyncio.Future[int]:
        """Write the event, and how the table stands after it."""
        event = StoredEvent(self.room.number, now, ENCODE.encode(what).decode(), person, said)
        changes = (self.standing(now), seat_change(what), self.clock_changes(what, now))
        return self.node.store.tables.append_event(self.id, self.token, event, *changes)

    def standing(self, now: i64) -> Standing:
        waiting = self.room.waiting
        thinking = any(self.room.chairs[seat].is_bots for seat in waiting)
        return Standing(self.room.status, waiting, thinking, None if self.room.is_private else now)

    def clock_changes(self, what: RoomEvent, now: i64) -> ClockChanges | None:
        room = self.room
        if room.is_private or not self.clocks.are_limited:  # clocks are public, so that a private event moves none
            return None
        timed = [] if room.table and room.referee.has_own_limits(room.table) else room.waiting
        asked = [seat for seat in timed if not room.chairs[seat].is_bots]
        mover = what.seat if isinstance(what, Moved | Given) else None
        changed = self.clocks.count(asked, mover, now)
        if isinstance(what, Started):
            return ClockChanges(times(self.clocks, range(room.settings.seats)), are_new=True)
        return ClockChanges(times(self.clocks, changed))

    # what follows an event

    def tell(self, event: RoomEvent, now: i64) -> None:
        """Tell everybody who may know of the last event, and go on."""
        if not (self.presence.is_complete and isinstance(event, Moved)):
            self.presence.count(now)
        if self.has_referee:
            self.show_referee(now)
        self.updates.changed(now)
        only = self.room.private
        for connection in list(self.presence.connections):
            if only is None or connection.seat == only:
                connection.tell()
        self.updates.told()
        self.go_on()

    def go_on(self) -> None:
        """Do what the table does by itself, also after it was read from the store."""
        room = self.room
        if self.has_referee:
            self.let_referee_act()
        if room.proposals:
            self.follow_proposals()
        for seat in room.waiting:
            if room.chairs[seat].is_bots:
                self.bot_turns.begin(self, seat)
        self.set_alarm()

    def follow_proposals(self) -> None:
        if agreed(self.room, "undo"):
            self.node.later(self.want(undo_agreed))
        if agreed(self.room, "rematch") and not self.room.rematch and self.rematching is None:
            self.rematching = self.node.later(self.make_rematch())

    async def make_rematch(self) -> None:
        table = await self.node.table_maker.rematch(self.room)
        await self.want(lambda room: Rematched(table))

    # the game's referee

    def show_referee(self, now: int) -> None:
        """Show the referee how the table stands, before anybody is told."""
        if self.room.table is not None:
            times = [chair.time for chair in self.room.chairs]
            self.room.referee.look(self.room.table, times, now, is_attended=self.presence.is_attended)

    def let_referee_act(self) -> None:
        now = self.node.now()
        self.show_referee(now)
        if self.room.referee.signal is not None or self.real_time.is_ruling or self.decision(now) is not None:
            self.real_time.act(self, now)

    def decision(self, now: int) -> Decision | None:
        """Return what the referee decides now."""
        room = self.room
        if room.table is None or room.closed:
            return None
        return room.referee.due(room.table, [chair.prefers for chair in room.chairs], now)

    # who comes and goes

    def enter(self, connection: Connection) -> None:
        """Let a connection in; this must be called from the queue."""
        now, seat = self.node.now(), connection.seat
        self.presence.connections.add(connection)
        self.presence.count(now)
        connection.told = self.room.versions.number(seat, connection.told)
        self.show_referee(now)
        self.updates.at(now)
        connection.tell()
        self.updates.told()
        self.presence.tell()
        self.go_on()
        if seat is not None and self.room.chairs[seat].away:
            self.node.later(self.want(partial(come_back, seat=seat)))

    def people_here(self) -> set[str]:
        return {self.room.chairs[seat].person for seat in self.presence.here()}

    def leave(self, connection: Connection) -> None:
        presence = self.presence
        if connection in presence.connections:
            presence.connections.discard(connection)
            if not presence.connections:
                self.updates.changed(self.updates.now)  # nobody looks, so nothing is kept ready
            presence.tell()
            presence.count(self.node.now())
            self.set_alarm()

    # time

    def set_alarm(self) -> None:
        """Set the table's alarm to the next time at which something is to be done."""
        at = self.next_alarm()
        if at != self.alarm:
            self.alarm = at
            self.node.alarms.set(self.id, at)

    def next_alarm(self) -> int | None:
        clock, presence, real_time = self.clocks.next(), self.presence, self.real_time
        times = [] if clock is None else [clock]
        if presence.gone:
            times += presence.grace_ends()
        referee = self.room.referee
        ruling = referee.next(self.node.now()) if self.has_referee and not self.room.closed else None
        if real_time.waits or ruling is not None or referee.signal is not None:
            times += real_time.times(referee.signal, ruling)
        return min(times, default=None)

    async def ring(self) -> None:
        """Do what is due, and let a bot play for everybody who is late or has gone, until they are back."""
        self.alarm = None  # it has rung
        self.real_time.wake(self.node.now())
        self.let_referee_act()
        await take_over_from_late(self)
        self.set_alarm()

    def may_chat(self, person: str) -> bool:
        if person not in self.chats:
            self.chats = {who: bucket for who, bucket in self.chats.items() if not bucket.is_full}
            self.chats[person] = TokenBucket(self.node.caps.chats, lambda: self.node.now() / SECOND)
        return self.chats[person].take()

    # the end

    def is_idle(self, before: i64, until: i64) -> bool:
        """Say whether nobody has used the table since `before` and nothing is to happen until `until`."""
        alarm = self.next_alarm()
        busy = self.presence.connections or self.bot_turns.thinking or self.busy
        return not busy and (alarm is None or alarm >= until) and self.used < before

    def close(self) -> None:
        """Stop the table: clients are asked to connect again, and everybody who waits for an answer gets one."""
        self.closed = True
        self.real_time.waits.clear()
        self.bot_turns.stop()
        self.presence.stop_telling()
        for connection in list(self.presence.connections):
            self.presence.connections.discard(connection)
            connection.give_up()
        if self.busy is not None:  # nobody knows whether this work is stored
            self.busy.answer(None, Refused(503, "no-answer"))
        while self.queue:
            self.queue.popleft().answer(None, Refused(503, "not-stored"))


def settle(done: asyncio.Future[Any], result: Any, trouble: Exception | None) -> None:
    """Settle a future with an answer, unless the caller who waited for it has gone."""
    if done.done():
        return
    if trouble is None:
        done.set_result(result)
    else:
        done.set_exception(trouble)


def tried(doing: Callable[[], T]) -> tuple[T | None, Exception | None]:
    """Call a function, and return its result or the exception that it raised."""
    try:
        return doing(), None
    except Exception as trouble:
        return None, trouble


def times(clocks: Clocks, seats: Iterable[int]) -> list[SeatTimes]:
    return [SeatTimes(seat, clocks.seats[seat].until, clocks.seats[seat].store) for seat in seats]


def seat_change(what: RoomEvent) -> SeatTaken | SeatLeft | None:
    match what:
        case Sat():
            return SeatTaken(what.seat, what.name, what.person, what.bot)
        case Left():
            return SeatLeft(what.seat)
    return None
