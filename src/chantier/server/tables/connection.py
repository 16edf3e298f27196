"""One socket: a client that plays or watches a table."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

import msgspec

from chantier.kernel.errors import IllegalMove, Trouble
from chantier.server.errors import Refused
from chantier.server.tables.race import Lag
from chantier.server.tables.racing import Unheeded
from chantier.server.web.websocket import Hear
from chantier.server.wire.messages import (
    DECODE_CLIENT,
    Answer,
    Back,
    Chat,
    Done,
    FromClient,
    FromServer,
    Ignored,
    Measure,
    Measured,
    Move,
    Ping,
    Pong,
    Prefer,
    Propose,
    RefusedMessage,
    Resign,
    Resync,
    Search,
    Undo,
    encoded,
)
from chantier.server.wire.requests import Person

if TYPE_CHECKING:
    from chantier.server.tables.actor import TableActor, Wish

LOG = logging.getLogger("chantier.live")
MOST_MESSAGE_BYTES = 4096
MESSAGES = (40, 10.0)  # at once, then so many a second
CHATS = (5, 0.5)
MOST_REFUSED = 40  # messages that came too fast, one after another, before the socket is closed
MEASURE_SECONDS = 2  # between two pings at a table with live races
RESYNC, TOO_MUCH = 4408, 4429  # why the server closes a socket


class Bucket:
    """A few messages at once, then so many a second."""

    def __init__(self, burst: int, per_second: float, now: Callable[[], int]) -> None:
        self.burst = burst
        self.per_second = per_second
        self.now = now
        self.left = float(burst)
        self.at = now()

    def take(self) -> bool:
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.at) * self.per_second / 1000)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Socket(Protocol):
    """What is needed of one; it may be at another node."""

    async def listen(self, hear: Hear) -> None:
        """Until it is closed."""
        ...

    def send(self, message: bytes) -> bool:
        """False if too much is left unread."""
        ...

    def end(self, code: int, *last: bytes) -> None: ...


class Connection:
    """A client too slow to take what it is told has to connect again."""

    def __init__(self, socket: Socket, person: Person | None, actor: TableActor, told: int) -> None:
        self.socket = socket
        self.person = person
        self.actor = actor
        self.told = told  # as its seat counts; when it has entered, the number of the event
        self.lag = Lag()
        self.messages = Bucket(*MESSAGES, actor.node.now)
        self.chats = Bucket(*CHATS, actor.node.now)
        self.refused = 0

    @property
    def seat(self) -> int | None:
        return self.actor.room.seat_of(self.person.id) if self.person else None

    @property
    def lang(self) -> str:
        return self.person.lang if self.person else "fr"

    # telling

    def tell(self) -> None:
        """Whatever has happened since it was last told."""
        self.send(self.actor.updates.message(self.seat, self.told))
        self.told = self.actor.room.number

    def say(self, message: FromServer) -> None:
        self.send(encoded(message))

    def send(self, message: bytes) -> None:
        if not self.socket.send(message):
            self.give_up()

    def give_up(self) -> None:
        """It can't be brought up to date here: it is asked to come again."""
        self.actor.node.counts["resyncs", ""] += 1
        self.hang_up(RESYNC, Resync())

    def hang_up(self, code: int, why: FromServer) -> None:
        self.actor.leave(self)
        self.socket.end(code, encoded(why))

    # listening

    async def run(self) -> None:
        """Until either side has had enough."""
        await self.actor.look(lambda: self.actor.enter(self))
        measuring = asyncio.create_task(self.measure()) if self.measures else None
        try:
            await self.socket.listen(self.hear)
        finally:
            if measuring is not None:
                measuring.cancel()
            self.actor.leave(self)

    @property
    def measures(self) -> bool:
        """AG-12c: how long the line is, where there are live races."""
        room = self.actor.room
        return room.settings.options.get("tempo") == "live" and room.status != "over"

    async def measure(self) -> None:
        for number in itertools.count(1):
            if not self.measures:
                return
            if self.seat is not None:
                self.lag.ping(f"lag-{number}", self.actor.node.now())
                self.say(Measure(f"lag-{number}"))
            await asyncio.sleep(MEASURE_SECONDS)

    def hear(self, said: bytes) -> None:
        try:
            if self.messages.take():
                self.refused = 0
                self.understand(said, self.actor.node.now())
            else:
                self.refuse_too_many()
        except Exception as trouble:
            self.fail(trouble)

    def fail(self, trouble: Exception) -> None:
        LOG.error("a socket failed", exc_info=trouble)
        self.give_up()

    def refuse_too_many(self) -> None:
        """Told so once, and cut off if that does not help."""
        self.refused += 1
        too_many = Refused(429, "too-many-messages")
        if self.refused == 1:
            self.refuse("", too_many)
        elif self.refused == MOST_REFUSED:
            self.hang_up(TOO_MUCH, refusal_message("", too_many, self.lang))

    def understand(self, said: bytes, arrived: int) -> None:
        try:
            if len(said) > MOST_MESSAGE_BYTES:
                raise Refused(413, "too-long")
            spoken = DECODE_CLIENT.decode(said)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
            self.refuse("", Refused(400, "unreadable", reason=str(trouble)))
        except Refused as refused:
            self.refuse("", refused)
        else:
            self.do(spoken, arrived)

    def do(self, spoken: FromClient, arrived: int) -> None:
        match spoken:
            case Ping():
                self.say(Pong(spoken.id, self.actor.node.now()))
            case Measured():
                self.measured(spoken, arrived)
            case Search():
                self.actor.node.later(self.search(spoken, arrived))
            case _:
                self.carry_out(spoken)

    def carry_out(self, spoken: FromClient) -> None:
        person = self.person.id if self.person else ""
        try:
            self.actor.ask(self.wish(spoken), lambda _, trouble: self.answer(spoken.id, trouble), person, spoken.id)
        except (Refused, Trouble) as trouble:
            self.answer(spoken.id, trouble)

    def answer(self, said: str, trouble: Exception | None) -> None:
        match trouble:
            case None:
                self.say(Done(said))
            case Unheeded():
                self.say(Ignored(said))
            case Refused() | Trouble():
                self.refuse(said, trouble)
            case _:
                self.fail(trouble)

    async def search(self, spoken: Search, arrived: int) -> None:
        """One that is held does not hold up the next."""
        seat, trouble = self.seat, None
        try:
            if self.person is None or seat is None:
                raise Refused(403, "not-seated")
            await self.actor.racing.command(seat, spoken, arrived, self.lag.value(), self.person.id)
        except (Refused, Trouble) as refused:
            trouble = refused
        self.answer(spoken.id, trouble)

    def measured(self, spoken: Measured, arrived: int) -> None:
        self.lag.answered(spoken.id, arrived)
        if self.seat is not None:
            self.actor.racing.measured(self.seat, self.lag.value())

    def wish(self, spoken: FromClient) -> Wish:
        if self.person is None:
            raise Refused(403, "not-seated")
        name, seat, now = self.person.name, self.seat, self.actor.node.now()
        if isinstance(spoken, Chat):
            if not self.chats.take():
                raise Refused(429, "too-many-messages")
            return lambda room: room.say(name, seat, spoken.text, now)
        if seat is None:
            raise Refused(403, "not-seated")
        match spoken:
            case Move():
                return lambda room: self.actor.racing.plain_move(room, seat, spoken.move, spoken.version)
            case Prefer():
                return lambda room: room.prefer(seat, spoken.pawns)
            case Undo():
                return lambda room: room.undo(seat)
            case Propose():
                return lambda room: room.propose(seat, spoken.what)
            case Answer():
                return lambda room: room.answer(seat, spoken.what, yes=spoken.yes)
            case Back():
                return lambda room: room.come_back(seat)
            case Resign():
                return lambda room: room.resign(seat)
        raise AssertionError(f"a ping is no wish: {spoken}")

    def refuse(self, to: str, trouble: Refused | Trouble) -> None:
        self.actor.node.counts["refusals", "socket"] += 1
        self.say(refusal_message(to, trouble, self.lang))


def refusal_message(to: str, trouble: Refused | Trouble, lang: str) -> RefusedMessage:
    if isinstance(trouble, IllegalMove):
        why = trouble.refusal
        return RefusedMessage(to, why.code, why.said(lang), why.rule, dict(why.figures))
    if isinstance(trouble, Trouble):
        return RefusedMessage(to, trouble.message, trouble.says(lang), figures=dict(trouble.figures))
    return RefusedMessage(to, trouble.code, trouble.said(lang), figures=dict(trouble.figures))
