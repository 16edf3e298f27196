"""Keeps one table: a queue of what people, bots and clocks want, carried out one after another.

What happens is stored before anybody is told, and whoever asks how the table stands waits in the same queue. If storing
fails, the actor is thrown away with all it has in memory; the next one reads the table again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from chantier.kernel.errors import Trouble
from chantier.server.errors import Refused
from chantier.server.store.database import Taken
from chantier.server.store.deadlines import SeatTimes
from chantier.server.store.tables import ClockChanges, SeatLeft, SeatTaken, Standing, StoredEvent
from chantier.server.tables.clocks import SECOND, Clocks
from chantier.server.tables.racing import Racing
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Given, Left, Moved, Rematched, RoomEvent, Sat, Started
from chantier.server.tables.updates import Updates
from chantier.server.wire.messages import ENCODE, Present, encoded
from chantier.server.wire.requests import Clock

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node
    from chantier.server.tables.connection import Connection

LOG = logging.getLogger("chantier.tables")
MOST_WISHES = 200  # more than that on one table's queue is an attack
Wish = Callable[[Room], RoomEvent]
Answer = Callable[[Any, Exception | None], None]  # what came of something that was wanted, or why nothing did
T = TypeVar("T")


class QueuedWork(NamedTuple):
    run: Callable[[], None]
    answer: Answer


class TableActor:
    def __init__(self, node: Node, table: str, token: str, room: Room, clocks: Clocks) -> None:
        self.node = node
        self.id = table
        self.token = token  # the store takes nothing from a actor whose table another has taken
        self.room = room
        self.clocks = clocks
        self.updates = Updates(room, clocks)
        self.updates.changed(node.now())
        self.racing = Racing(self)
        self.connections: set[Connection] = set()
        self.gone: dict[int, int] = {}  # since when somebody is missed by somebody who is here
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.rematching: asyncio.Task[None] | None = None
        self.queue: deque[QueuedWork] = deque()
        self.busy: QueuedWork | None = None  # what is being done, or stored
        self.used = node.now()
        self.closed = False

    # one after another

    async def want(self, wish: Wish, person: str = "", said: str = "") -> Any:
        """Ask for something to happen; returns when it is stored, raises why it is refused."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.ask(wish, answer_to(done), person, said)
        return await done

    async def look(self, question: Callable[[], T]) -> T:
        """Ask how the table stands: of what happens, only what is stored can be seen."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        answer = answer_to(done)
        self.put(QueuedWork(lambda: self.through(answer, *tried(question)), answer))
        return await done

    def ask(self, wish: Wish, answer: Answer, person: str = "", said: str = "") -> None:
        """The same as `want`, without a task in between: a socket's messages are many."""
        self.put(QueuedWork(lambda: self.carry_out(wish, answer, person, said), answer))

    def put(self, errand: QueuedWork) -> None:
        if self.closed:
            raise Refused(503, "not-stored")
        if len(self.queue) == MOST_WISHES:
            raise Refused(429, "too-many-messages")
        self.queue.append(errand)
        self.go_through()

    def go_through(self) -> None:
        """One after another, and none while another is being stored."""
        while self.queue and self.busy is None:
            self.busy = self.queue.popleft()
            self.used = self.node.now()
            self.busy.run()

    def through(self, answer: Answer, result: Any, trouble: Exception | None) -> None:
        self.busy = None
        answer(result, trouble)

    def carry_out(self, wish: Wish, answer: Answer, person: str, said: str) -> None:
        """A message that was carried out before is not carried out again."""
        if self.room.has_heard(person, said):
            self.through(answer, None, None)
            return
        now = self.node.now()
        try:
            event = wish(self.room)
            self.room.hear(person, said)
            stored = self.store(event, person, said, now)
            stored.add_done_callback(lambda stored: self.stored(stored, event, answer, now))
        except (Refused, Trouble) as trouble:
            self.through(answer, None, trouble)
        except Exception as trouble:
            self.lose(answer, trouble)

    def stored(self, stored: asyncio.Future[int], event: RoomEvent, answer: Answer, now: int) -> None:
        """Now everybody may hear of it. If the table was closed meanwhile, whoever waited has been told."""
        trouble = Taken("the loop") if stored.cancelled() else stored.exception()
        if self.closed:
            return
        if trouble is not None:
            self.lose(answer, trouble)
            return
        if not self.room.is_private:  # otherwise everybody could count it
            self.node.counts["events", type(event).__name__.lower()] += 1
        _, failed = tried(lambda: self.tell(now))
        self.through(answer, event, failed)
        self.go_through()

    def lose(self, answer: Answer, trouble: BaseException) -> None:
        """What is in memory is not what is stored."""
        taken = isinstance(trouble, Taken)  # by another node: nothing is wrong
        why = None if taken else trouble
        LOG.log(logging.INFO if taken else logging.ERROR, "table %s is read again", self.id, exc_info=why)
        self.through(answer, None, Refused(503, "not-stored"))
        self.node.read_again(self)

    # storing

    def store(self, what: RoomEvent, person: str, said: str, now: int) -> asyncio.Future[int]:
        """The event, and how the table stands after it."""
        event = StoredEvent(self.room.number, now, ENCODE.encode(what).decode(), person, said)
        changes = (self.standing(now), seat_change(what), self.clock_changes(what, now))
        return self.node.store.tables.append_event(self.id, self.token, event, *changes)

    def standing(self, now: int) -> Standing:
        waiting = self.room.waiting
        thinking = any(self.room.chairs[seat].is_bots for seat in waiting)
        return Standing(self.room.status, waiting, thinking, None if self.room.is_private else now)

    def clock_changes(self, what: RoomEvent, now: int) -> ClockChanges | None:
        room = self.room
        if room.is_private:  # a search has one clock from beginning to end (AG-13b)
            return None
        timed = [] if self.racing.live_state() else room.waiting  # a live race has limits of its own
        asked = [seat for seat in timed if not room.chairs[seat].is_bots]
        mover = what.seat if isinstance(what, Moved | Given) else None
        changed = self.clocks.count(asked, mover, now)
        if isinstance(what, Started) and room.settings.clock != Clock():
            return ClockChanges(times(self.clocks, range(room.settings.seats)), are_new=True)
        return ClockChanges(times(self.clocks, changed))

    # telling, and what follows

    def tell(self, now: int) -> None:
        """Whoever may know of it; and go on."""
        self.racing.look()
        self.updates.changed(now)
        only = self.room.private
        for connection in list(self.connections):
            if only is None or connection.seat == only:
                connection.tell()
        self.updates.told()
        self.go_on()

    def go_on(self) -> None:
        """Whatever the table does of itself: also after it was read from the store."""
        room = self.room
        self.racing.go_on()
        self.count_absent()
        if room.agreed("undo"):
            self.node.later(self.want(Room.undo_agreed))
        if room.agreed("rematch") and not room.rematch and self.rematching is None:
            self.rematching = self.node.later(self.make_rematch())
        for seat in room.waiting:
            if room.chairs[seat].is_bots and seat not in self.thinking and self.racing.may_think():
                self.thinking[seat] = self.node.later(self.think(seat))

    async def make_rematch(self) -> None:
        table = await self.node.rematch(self.room)
        await self.want(lambda room: room.happen(Rematched(table)))

    async def think(self, seat: int) -> None:
        """A bot gets what a browser in its place would get, and answers through the same door."""
        try:
            task = await self.look(lambda: self.node.bots.task(self.room, seat))
            move = await self.node.bots.choose(task) if task else ""
            await self.racing.human_pace(seat)
        finally:
            del self.thinking[seat]
        if move:
            try:
                await self.want(lambda room: self.racing.bot_move(room, seat, move))
            except (Refused, Trouble):  # meanwhile somebody is back, or a move was taken back
                self.go_on()

    # who is here, and until when

    def enter(self, connection: Connection) -> None:
        """Call it in turn."""
        self.connections.add(connection)
        seat = connection.seat
        connection.told = self.room.hearing.number(seat, connection.told)
        self.racing.look()
        self.updates.at(self.node.now())
        connection.tell()
        self.tell_present()
        self.go_on()
        if seat is not None and self.room.chairs[seat].away:
            self.node.later(self.want(lambda room: room.come_back(seat)))

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            if not self.connections:
                self.updates.changed(self.updates.now)  # nobody looks: nothing need be kept ready
            self.tell_present()
            self.count_absent()

    def here(self) -> set[int]:
        return {seat for connection in self.connections if (seat := connection.seat) is not None}

    def tell_present(self) -> None:
        watching = sum(connection.seat is None for connection in self.connections)
        present = encoded(Present(sorted(self.here()), watching))
        for connection in list(self.connections):
            connection.send(present)

    def count_absent(self) -> None:
        """At a live table people are missed, as long as there is somebody to miss them."""
        here = self.here()
        missed = self.room.settings.pace == "live" and self.room.status == "playing" and here
        absent = [seat for seat in self.room.people() if seat not in here and not self.room.chairs[seat].away]
        self.gone = {seat: self.gone.get(seat, self.node.now()) for seat in absent} if missed else {}
        self.set_alarm()

    def set_alarm(self) -> None:
        self.node.alarms.set(self.id, self.next_alarm())

    def next_alarm(self) -> int | None:
        grace = self.room.settings.grace * SECOND
        times = [since + grace for since in self.gone.values()]
        times += [at for at in (self.clocks.next(), self.racing.next()) if at is not None]
        return min(times, default=None)

    async def ring(self) -> None:
        """A bot of the table's level plays on for whoever is late or has gone, until they are back."""
        self.racing.wake()
        self.racing.go_on()
        for seat in range(self.room.settings.seats):
            if self.why_take_over(seat):
                await self.want(lambda room, seat=seat: self.take_over(room, seat))  # type: ignore[misc]
        self.set_alarm()

    def why_take_over(self, seat: int) -> Any:
        now = self.node.now()
        if seat in self.clocks.overdue(now):
            return "time"
        grace = self.room.settings.grace * SECOND
        return "gone" if seat in self.gone and self.gone[seat] + grace <= now else None

    def take_over(self, room: Room, seat: int) -> RoomEvent:
        why = self.why_take_over(seat)
        if why is None:  # they moved, or came back, at the last moment
            raise Refused(409, "not-away")
        raced = self.racing.time_is_up(room, seat) if why == "time" else None
        return raced or room.take_over(seat, why)

    # the end

    def is_idle(self, before: int, until: int) -> bool:
        """Nobody has used it since, and nothing is to happen before `until`."""
        alarm = self.next_alarm()
        busy = self.connections or self.thinking or self.busy or (alarm is not None and alarm < until)
        return not busy and self.used < before

    def close(self) -> None:
        """Stop; whoever is connected has to come again, whoever waits is told."""
        self.closed = True
        self.racing.close()
        for task in self.thinking.values():
            task.cancel()
        connections, self.connections = self.connections, set()
        for connection in connections:
            connection.give_up()
        if self.busy is not None:  # it may be stored, or not
            self.busy.answer(None, Refused(503, "no-answer"))
        while self.queue:
            self.queue.popleft().answer(None, Refused(503, "not-stored"))


def answer_to(done: asyncio.Future[Any]) -> Answer:
    """For whoever waits in a task, and may have gone."""

    def answer(result: Any, trouble: Exception | None) -> None:
        if done.done():
            return
        if trouble is None:
            done.set_result(result)
        else:
            done.set_exception(trouble)

    return answer


def tried(doing: Callable[[], T]) -> tuple[T | None, Exception | None]:
    """What came of it, or what went wrong."""
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
