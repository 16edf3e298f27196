"""Keeps one table: a queue of what people, bots and clocks want, carried out one after another.

What happens is stored before anybody is told, and whoever asks how the table stands waits in the same queue. If storing
fails, the keeper is thrown away with all it has in memory; the next one reads the table again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from sqlalchemy import bindparam, delete, insert, update

from chantier.kernel.errors import Trouble
from chantier.server import schema
from chantier.server.audience import Audience
from chantier.server.clocks import SECOND, Clock, Clocks
from chantier.server.happenings import Given, Happening, Left, Moved, Rematched, Sat, Started
from chantier.server.messages import ENCODE, Present, encoded
from chantier.server.racing import Racing
from chantier.server.refused import Refused
from chantier.server.sitting import Sitting
from chantier.server.store import Filled, Statement, Taken

if TYPE_CHECKING:
    from chantier.server.house import House
    from chantier.server.live import Connection

LOG = logging.getLogger("chantier.tables")
MOST_WISHES = 200  # more than that on one table's queue is an attack
ADD_EVENT = insert(schema.events)
CHANGE_TABLE = update(schema.tables).where(
    schema.tables.c.id == bindparam("of"), schema.tables.c.keeper == bindparam("ours")
)
CHANGE_CLOCK = update(schema.clocks).where(
    schema.clocks.c.table == bindparam("of"), schema.clocks.c.seat == bindparam("its")
)
Wish = Callable[[Sitting], Happening]
Answer = Callable[[Any, Exception | None], None]  # what came of something that was wanted, or why nothing did
T = TypeVar("T")


class Errand(NamedTuple):
    run: Callable[[], None]
    answer: Answer


class Keeper:
    def __init__(self, house: House, table: str, token: str, sitting: Sitting, clocks: Clocks) -> None:
        self.house = house
        self.id = table
        self.token = token  # the store takes nothing from a keeper whose table another has taken
        self.sitting = sitting
        self.clocks = clocks
        self.audience = Audience(sitting, clocks)
        self.audience.changed(house.now())
        self.racing = Racing(self)
        self.connections: set[Connection] = set()
        self.gone: dict[int, int] = {}  # since when somebody is missed by somebody who is here
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.rematching: asyncio.Task[None] | None = None
        self.queue: deque[Errand] = deque()
        self.busy: Errand | None = None  # what is being done, or stored
        self.used = house.now()
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
        self.put(Errand(lambda: self.through(answer, *tried(question)), answer))
        return await done

    def ask(self, wish: Wish, answer: Answer, person: str = "", said: str = "") -> None:
        """The same as `want`, without a task in between: a socket's messages are many."""
        self.put(Errand(lambda: self.carry_out(wish, answer, person, said), answer))

    def put(self, errand: Errand) -> None:
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
            self.used = self.house.now()
            self.busy.run()

    def through(self, answer: Answer, result: Any, trouble: Exception | None) -> None:
        self.busy = None
        answer(result, trouble)

    def carry_out(self, wish: Wish, answer: Answer, person: str, said: str) -> None:
        """A message that was carried out before is not carried out again."""
        if self.sitting.has_heard(person, said):
            self.through(answer, None, None)
            return
        now = self.house.now()
        try:
            happening = wish(self.sitting)
            self.sitting.hear(person, said)
            statements = self.statements(happening, person, said, now)
            stored = self.house.store.write(*statements, guard=self.guard(now))
            stored.add_done_callback(lambda stored: self.stored(stored, happening, answer, now))
        except (Refused, Trouble) as trouble:
            self.through(answer, None, trouble)
        except Exception as trouble:
            self.lose(answer, trouble)

    def stored(self, stored: asyncio.Future[int], happening: Happening, answer: Answer, now: int) -> None:
        """Now everybody may hear of it. If the table was closed meanwhile, whoever waited has been told."""
        trouble = Taken("the loop") if stored.cancelled() else stored.exception()
        if self.closed:
            return
        if trouble is not None:
            self.lose(answer, trouble)
            return
        if not self.sitting.is_private:  # otherwise everybody could count it
            self.house.counts["happenings", type(happening).__name__.lower()] += 1
        _, failed = tried(lambda: self.tell(now))
        self.through(answer, happening, failed)
        self.go_through()

    def lose(self, answer: Answer, trouble: BaseException) -> None:
        """What is in memory is not what is stored."""
        taken = isinstance(trouble, Taken)  # by another house: nothing is wrong
        why = None if taken else trouble
        LOG.log(logging.INFO if taken else logging.ERROR, "table %s is read again", self.id, exc_info=why)
        self.through(answer, None, Refused(503, "not-stored"))
        self.house.read_again(self)

    # storing

    def statements(self, what: Happening, person: str, said: str, now: int) -> list[Statement]:
        sitting = self.sitting
        event = {"table": self.id, "number": sitting.number, "at": now, "person": person or None, "said": said or None}
        event["data"] = ENCODE.encode(what).decode()
        return [
            Filled(ADD_EVENT, event),
            *self.seat_statements(what),
            *self.clock_statements(what, now),
        ]

    def guard(self, now: int) -> Statement:
        """The table's own row, as long as it is ours to write."""
        waiting = self.sitting.waiting
        row = {
            "status": self.sitting.status,
            "waiting": sum(1 << seat for seat in waiting),
            "thinking": any(self.sitting.chairs[seat].is_bots for seat in waiting),
            **({} if self.sitting.is_private else {"touched": now}),  # lists of tables show it
        }
        return Filled(CHANGE_TABLE, {"of": self.id, "ours": self.token, **row})

    def seat_statements(self, what: Happening) -> list[Statement]:
        """Who sits where, beside the log: for finding a person's tables."""
        seats = schema.seats
        if isinstance(what, Sat):
            row = {"table": self.id, "seat": what.seat, "person": what.person or None, "name": what.name}
            return [insert(seats).values(**row, bot=what.bot or None)]
        if isinstance(what, Left):
            return [delete(seats).where(seats.c.table == self.id, seats.c.seat == what.seat)]
        return []

    def clock_statements(self, what: Happening, now: int) -> list[Statement]:
        sitting = self.sitting
        if sitting.is_private:  # a search has one clock from beginning to end (AG-13b)
            return []
        timed = [] if self.racing.live_state() else sitting.waiting  # a live race has limits of its own
        asked = [seat for seat in timed if not sitting.chairs[seat].is_bots]
        mover = what.seat if isinstance(what, Moved | Given) else None
        changed = self.clocks.count(asked, mover, now)
        if isinstance(what, Started) and sitting.settings.clock != Clock():
            first = [{"table": self.id, "seat": i, **times(self.clocks, i)} for i in range(sitting.settings.seats)]
            return [insert(schema.clocks).values(first)]
        return [Filled(CHANGE_CLOCK, {"of": self.id, "its": seat, **times(self.clocks, seat)}) for seat in changed]

    # telling, and what follows

    def tell(self, now: int) -> None:
        """Whoever may know of it; and go on."""
        self.racing.look()
        self.audience.changed(now)
        only = self.sitting.private
        for connection in list(self.connections):
            if only is None or connection.seat == only:
                connection.tell()
        self.audience.told()
        self.go_on()

    def go_on(self) -> None:
        """Whatever the table does of itself: also after it was read from the store."""
        sitting = self.sitting
        self.racing.go_on()
        self.count_absent()
        if sitting.agreed("undo"):
            self.house.later(self.want(Sitting.undo_agreed))
        if sitting.agreed("rematch") and not sitting.rematch and self.rematching is None:
            self.rematching = self.house.later(self.make_rematch())
        for seat in sitting.waiting:
            if sitting.chairs[seat].is_bots and seat not in self.thinking and self.racing.may_think():
                self.thinking[seat] = self.house.later(self.think(seat))

    async def make_rematch(self) -> None:
        table = await self.house.rematch(self.sitting)
        await self.want(lambda sitting: sitting.happen(Rematched(table)))

    async def think(self, seat: int) -> None:
        """A bot gets what a browser in its place would get, and answers through the same door."""
        try:
            puzzle = await self.look(lambda: self.house.thinkers.puzzle(self.sitting, seat))
            move = await self.house.thinkers.choose(puzzle) if puzzle else ""
            await self.racing.human_pace(seat)
        finally:
            del self.thinking[seat]
        if move:
            try:
                await self.want(lambda sitting: self.racing.bot_move(sitting, seat, move))
            except (Refused, Trouble):  # meanwhile somebody is back, or a move was taken back
                self.go_on()

    # who is here, and until when

    def enter(self, connection: Connection) -> None:
        """Call it in turn."""
        self.connections.add(connection)
        seat = connection.seat
        connection.told = self.sitting.hearing.number(seat, connection.told)
        self.racing.look()
        self.audience.at(self.house.now())
        connection.tell()
        self.tell_present()
        self.go_on()
        if seat is not None and self.sitting.chairs[seat].away:
            self.house.later(self.want(lambda sitting: sitting.come_back(seat)))

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.discard(connection)
            if not self.connections:
                self.audience.changed(self.audience.now)  # nobody looks: nothing need be kept ready
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
        missed = self.sitting.settings.pace == "live" and self.sitting.status == "playing" and here
        absent = [seat for seat in self.sitting.people() if seat not in here and not self.sitting.chairs[seat].away]
        self.gone = {seat: self.gone.get(seat, self.house.now()) for seat in absent} if missed else {}
        self.set_alarm()

    def set_alarm(self) -> None:
        self.house.alarms.set(self.id, self.next_alarm())

    def next_alarm(self) -> int | None:
        grace = self.sitting.settings.grace * SECOND
        times = [since + grace for since in self.gone.values()]
        times += [at for at in (self.clocks.next(), self.racing.next()) if at is not None]
        return min(times, default=None)

    async def ring(self) -> None:
        """A bot of the table's level plays on for whoever is late or has gone, until they are back."""
        self.racing.wake()
        self.racing.go_on()
        for seat in range(self.sitting.settings.seats):
            if self.why_take_over(seat):
                await self.want(lambda sitting, seat=seat: self.take_over(sitting, seat))  # type: ignore[misc]
        self.set_alarm()

    def why_take_over(self, seat: int) -> Any:
        now = self.house.now()
        if seat in self.clocks.overdue(now):
            return "time"
        grace = self.sitting.settings.grace * SECOND
        return "gone" if seat in self.gone and self.gone[seat] + grace <= now else None

    def take_over(self, sitting: Sitting, seat: int) -> Happening:
        why = self.why_take_over(seat)
        if why is None:  # they moved, or came back, at the last moment
            raise Refused(409, "not-away")
        raced = self.racing.time_is_up(sitting, seat) if why == "time" else None
        return raced or sitting.take_over(seat, why)

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


def times(clocks: Clocks, seat: int) -> dict[str, int | None]:
    own = clocks.seats[seat]
    return {"until": own.until, "store": own.store}
