"""An actor keeps one table: it carries out what people, bots and clocks want, one wish after another.

An event is stored before anybody is told of it, and questions about the table wait in the same queue. If storing fails,
the actor is dropped with all it has in memory, and the next one reads the table again.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from chantier.bots.registry import pace_of
from chantier.kernel.errors import Trouble
from chantier.kernel.referee import Decision
from chantier.kernel.table import Table
from chantier.server.errors import Refused
from chantier.server.store.database import Taken
from chantier.server.store.deadlines import SeatTimes
from chantier.server.store.tables import ClockChanges, SeatLeft, SeatTaken, Standing, StoredEvent
from chantier.server.tables.clocks import SECOND, Clocks
from chantier.server.tables.room import Room, TimedMove, TooSoon
from chantier.server.tables.room_events import Given, Left, Moved, Rematched, RoomEvent, Sat, Started
from chantier.server.tables.updates import Updates
from chantier.server.wire.messages import ENCODE, Present, Signal, encoded
from chantier.server.wire.requests import Clock

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node
    from chantier.server.tables.connection import Connection

LOG = logging.getLogger("chantier.tables")
CHANCE = random.Random()  # a generator of our own, which no seed set elsewhere makes predictable
AGAIN = 50  # if a decision of the referee can't be carried out, it is tried again after so many milliseconds
MOST_WISHES = 200  # more wishes in the queue of one table are an attack
Wish = Callable[[Room], RoomEvent]
Answer = Callable[[Any, Exception | None], None]  # is called with the result of a wish, or with the reason of a refusal
T = TypeVar("T")


class QueuedWork(NamedTuple):
    run: Callable[[], None]
    answer: Answer


class TableActor:
    def __init__(self, node: Node, table: str, token: str, room: Room, clocks: Clocks) -> None:
        self.node = node
        self.id = table
        self.token = token  # the store accepts nothing under this token once another actor has taken the table
        self.room = room
        self.clocks = clocks
        self.updates = Updates(room, clocks)
        self.updates.changed(node.now())
        self.connections: set[Connection] = set()
        self.gone: dict[int, int] = {}  # for each seat whose player has gone, the time at which that was noticed
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.rematching: asyncio.Task[None] | None = None
        self.queue: deque[QueuedWork] = deque()
        self.busy: QueuedWork | None = None  # the work that is being done or stored
        self.waits: list[tuple[int, Callable[[], None]]] = []  # functions that are called at a given time
        self.signalled: int | None = None  # the last signal that clients were told
        self.is_ruling = self.is_ruling_again = False
        self.ruled = 0  # the time at which the referee was last asked for a decision
        self.used = node.now()
        self.closed = False

    # the queue

    async def want(self, wish: Wish, person: str = "", said: str = "") -> Any:
        """Ask for something to happen; return when it is stored, or raise the refusal."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.ask(wish, answer_to(done), person, said)
        return await done

    async def look(self, question: Callable[[], T]) -> T:
        """Ask how the table stands, from within the queue, so that nobody sees anything that is not stored."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        answer = answer_to(done)
        self.put(QueuedWork(lambda: self.through(answer, *tried(question)), answer))
        return await done

    def ask(self, wish: Wish, answer: Answer, person: str = "", said: str = "") -> None:
        """Ask as `want` does, but with a callback instead of a task, since a socket has many messages."""
        self.put(QueuedWork(lambda: self.carry_out(wish, answer, person, said), answer))

    def put(self, errand: QueuedWork) -> None:
        if self.closed:
            raise Refused(503, "not-stored")
        if len(self.queue) == MOST_WISHES:
            raise Refused(429, "too-many-messages")
        self.queue.append(errand)
        self.go_through()

    def go_through(self) -> None:
        """Carry out the queue one by one, and wait while something is being stored."""
        while self.queue and self.busy is None:
            self.busy = self.queue.popleft()
            self.used = self.node.now()
            self.busy.run()

    def through(self, answer: Answer, result: Any, trouble: Exception | None) -> None:
        self.busy = None
        answer(result, trouble)

    def carry_out(self, wish: Wish, answer: Answer, person: str, said: str) -> None:
        """Carry out a wish, unless the same message was carried out before."""
        if self.room.has_heard(person, said):
            self.through(answer, None, None)
            return
        now = self.node.now()
        try:
            event = wish(self.room)
            self.room.apply(event)
            self.room.hear(person, said)
            stored = self.store(event, person, said, now)
            stored.add_done_callback(lambda stored: self.stored(stored, event, answer, now))
        except (Refused, Trouble) as trouble:
            self.through(answer, None, trouble)
        except Exception as trouble:
            self.lose(answer, trouble)

    def stored(self, stored: asyncio.Future[int], event: RoomEvent, answer: Answer, now: int) -> None:
        """Tell everybody what is now stored, unless the table was closed meanwhile."""
        trouble = Taken("the loop") if stored.cancelled() else stored.exception()
        if self.closed:
            return
        if trouble is not None:
            self.lose(answer, trouble)
            return
        if not self.room.is_private:  # a private event must not show in the public metrics
            self.node.counts["events", type(event).__name__.lower()] += 1
        _, failed = tried(lambda: self.tell(now))
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

    def standing(self, now: int) -> Standing:
        waiting = self.room.waiting
        thinking = any(self.room.chairs[seat].is_bots for seat in waiting)
        return Standing(self.room.status, waiting, thinking, None if self.room.is_private else now)

    def clock_changes(self, what: RoomEvent, now: int) -> ClockChanges | None:
        room = self.room
        if room.is_private:  # a private event moves no clock, because clocks are public
            return None
        timed = [] if room.table and room.referee.has_own_limits(room.table) else room.waiting
        asked = [seat for seat in timed if not room.chairs[seat].is_bots]
        mover = what.seat if isinstance(what, Moved | Given) else None
        changed = self.clocks.count(asked, mover, now)
        if isinstance(what, Started) and room.settings.clock != Clock():
            return ClockChanges(times(self.clocks, range(room.settings.seats)), are_new=True)
        return ClockChanges(times(self.clocks, changed))

    # what follows an event

    def tell(self, now: int) -> None:
        """Tell everybody who may know of the last event, and go on."""
        self.show_referee(now)
        self.updates.changed(now)
        only = self.room.private
        for connection in list(self.connections):
            if only is None or connection.seat == only:
                connection.tell()
        self.updates.told()
        self.go_on()

    def go_on(self) -> None:
        """Do what the table does by itself, also after it was read from the store."""
        room = self.room
        self.let_referee_act()
        self.count_absent()
        if room.agreed("undo"):
            self.node.later(self.want(Room.undo_agreed))
        if room.agreed("rematch") and not room.rematch and self.rematching is None:
            self.rematching = self.node.later(self.make_rematch())
        for seat in room.waiting:
            if room.chairs[seat].is_bots and seat not in self.thinking and room.referee.lets_think(room.playing()):
                self.thinking[seat] = self.node.later(self.think(seat))

    async def make_rematch(self) -> None:
        table = await self.node.rematch(self.room)
        await self.want(lambda room: Rematched(table))

    async def think(self, seat: int) -> None:
        """Let a bot choose from what its seat may see; its move goes through the queue like everybody's."""
        try:
            task = await self.look(lambda: self.node.bots.task(self.room, seat))
            move = await self.node.bots.choose(task) if task else ""
            await self.human_pace(seat)
        finally:
            del self.thinking[seat]
        if move:
            try:
                await self.want(lambda room: room.bot_move(seat, move, self.node.now()))
            except (Refused, Trouble):  # meanwhile the player is back, or a move was taken back
                self.go_on()

    # what the game's referee adds to real time

    def ask_timed(self, move: TimedMove, answer: Answer, *, has_waited: bool = False) -> None:
        """Play a move at once or when the referee says so, and answer then."""

        def answered(result: Any, trouble: Exception | None) -> None:
            if isinstance(trouble, TooSoon):
                self.wait(trouble.until, lambda: self.ask_timed(move, answer, has_waited=True))
            else:
                answer(result, trouble)

        try:
            wish = lambda room: room.timed_move(move, has_waited=has_waited)  # noqa: E731
            self.ask(wish, answered, move.person, move.said.id)
        except Refused as refused:
            answer(None, refused)

    async def human_pace(self, seat: int) -> None:
        chair, settings = self.room.chairs[seat], self.room.settings
        at = self.room.referee.bot_moves_at(seat, pace_of(chair.bot or settings.level), CHANCE.random())
        if at is not None:
            is_time = asyncio.Event()
            self.wait(at, is_time.set)
            await is_time.wait()

    def show_referee(self, now: int) -> None:
        """Show the referee how the table stands, before anybody is told."""
        if self.room.table is not None:
            is_attended = bool(self.here()) or not self.room.people()
            times = [chair.time for chair in self.room.chairs]
            self.room.referee.look(self.room.table, times, now, is_attended=is_attended)

    def let_referee_act(self) -> None:
        now, referee = self.node.now(), self.room.referee
        self.show_referee(now)
        if referee.signal is not None and referee.signal != self.signalled and referee.signal <= now:
            self.signalled = referee.signal
            signal = encoded(Signal(referee.stage))
            for connection in list(self.connections):
                connection.send(signal)
        if self.is_ruling:
            self.is_ruling_again = True
        elif self.decision(self.room.table, now) is not None:
            self.is_ruling = True
            self.node.later(self.rule())

    def decision(self, table: Table | None, now: int) -> Decision | None:
        if table is None:
            return None
        return self.room.referee.due(table, [chair.prefers for chair in self.room.chairs], now)

    async def rule(self) -> None:
        """Carry out the referee's decisions one after another, until nothing is due."""
        try:
            while True:
                self.is_ruling_again = False
                try:
                    await self.want(self.ruled_event)
                except (Refused, Trouble):
                    if not self.is_ruling_again:
                        return
        finally:
            self.is_ruling = False
            self.set_alarm()

    def ruled_event(self, room: Room) -> RoomEvent:
        self.ruled = self.node.now()
        decision = self.decision(room.table, self.ruled)
        if decision is None:
            raise Refused(409, "nothing-due")
        return room.rule(decision)

    def next_ruling(self) -> int | None:
        """Return the time of the referee's next decision; one that could not be carried out is tried again soon."""
        at = None if self.is_ruling else self.room.referee.next(self.node.now())
        return at if at is None or at > self.ruled else self.ruled + AGAIN

    def wait(self, until: int, then: Callable[[], None]) -> None:
        self.waits.append((until, then))
        self.set_alarm()

    def wake(self) -> None:
        """Do everything whose time has come."""
        now = self.node.now()
        due = [then for at, then in self.waits if at <= now]
        self.waits = [(at, then) for at, then in self.waits if at > now]
        for then in due:
            then()

    # who is here, and for how long others may be away

    def enter(self, connection: Connection) -> None:
        """Let a connection in; this must be called from the queue."""
        self.connections.add(connection)
        seat = connection.seat
        connection.told = self.room.versions.number(seat, connection.told)
        self.show_referee(self.node.now())
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
                self.updates.changed(self.updates.now)  # nobody looks, so nothing is kept ready
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
        """Note who is missing at a live table, as long as somebody else is there."""
        here = self.here()
        missed = self.room.settings.pace == "live" and self.room.status == "playing" and here
        absent = [seat for seat in self.room.people() if seat not in here and not self.room.chairs[seat].away]
        self.gone = {seat: self.gone.get(seat, self.node.now()) for seat in absent} if missed else {}
        self.set_alarm()

    def set_alarm(self) -> None:
        self.node.alarms.set(self.id, self.next_alarm())

    def next_alarm(self) -> int | None:
        grace = self.room.settings.grace * SECOND
        times = [since + grace for since in self.gone.values()] + [at for at, _ in self.waits]
        times += [at for at in (self.clocks.next(), self.next_ruling()) if at is not None]
        return min(times, default=None)

    async def ring(self) -> None:
        """Do what is due, and let a bot play for everybody who is late or has gone, until they are back."""
        self.wake()
        self.let_referee_act()
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
        if why is None:  # the player moved, or came back, at the last moment
            raise Refused(409, "not-away")
        decision = room.referee.at_deadline(room.playing(), seat) if why == "time" else None
        return room.rule(decision) if decision else room.take_over(seat, why)

    # the end

    def is_idle(self, before: int, until: int) -> bool:
        """Say whether nobody has used the table since `before` and nothing is to happen until `until`."""
        alarm = self.next_alarm()
        busy = self.connections or self.thinking or self.busy or (alarm is not None and alarm < until)
        return not busy and self.used < before

    def close(self) -> None:
        """Stop the table: clients are asked to connect again, and everybody who waits for an answer gets one."""
        self.closed = True
        self.waits.clear()
        for task in self.thinking.values():
            task.cancel()
        connections, self.connections = self.connections, set()
        for connection in connections:
            connection.give_up()
        if self.busy is not None:  # nobody knows whether this work is stored
            self.busy.answer(None, Refused(503, "no-answer"))
        while self.queue:
            self.queue.popleft().answer(None, Refused(503, "not-stored"))


def answer_to(done: asyncio.Future[Any]) -> Answer:
    """Return an answer that settles a future, unless the caller who waited for it has gone."""

    def answer(result: Any, trouble: Exception | None) -> None:
        if done.done():
            return
        if trouble is None:
            done.set_result(result)
        else:
            done.set_exception(trouble)

    return answer


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
