"""A connection is one socket of a client that plays or watches a table."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol

import msgspec

from chantier.kernel.errors import IllegalMove, Trouble
from chantier.server.errors import Refused, Unheeded
from chantier.server.tables.lag import Lag
from chantier.server.tables.room import TimedMove, Wanted
from chantier.server.web.websocket import Hear
from chantier.server.wire.changes import Parts
from chantier.server.wire.messages import (
    DECODE_CLIENT,
    DECODE_OLD,
    Chat,
    Done,
    FromClient,
    FromServer,
    Ignored,
    Measure,
    Measured,
    Ping,
    Pong,
    RefusedMessage,
    Resync,
    Timed,
    encoded,
)
from chantier.server.wire.requests import Person

if TYPE_CHECKING:
    from chantier.server.tables.actor import TableActor

LOG = logging.getLogger("chantier.live")
MOST_MESSAGE_BYTES = 4096
MESSAGES = (40, 10.0)  # a client may send so many messages at once, then so many a second
CHATS = (5, 0.5)  # the same limits for lines of chat
MOST_REFUSED = 40  # the socket is closed after so many messages in a row that came too fast
MEASURE_SECONDS = 2  # the time between two measures of a client's lag, in games where the moment of a move counts
CHANGES = 2  # clients of this edition of the wire get changes; clients of the first edition get whole updates
RESYNC, TOO_MUCH = 4408, 4429  # these codes tell the client why the server closes its socket


class Bucket:
    """A bucket limits messages: a few may come at once, then so many a second."""

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
    """These methods are all that a connection needs of its socket, which may be at another node."""

    async def listen(self, hear: Hear) -> None:
        """Pass each message to `hear` until the socket is closed."""
        ...

    def send(self, message: bytes) -> bool:
        """Send the message, or return False if the client has left too much unread."""
        ...

    def end(self, code: int, *last: bytes) -> None: ...


class Connection:
    """A connection tells its client what happens; a client that reads too slowly has to connect again."""

    def __init__(self, socket: Socket, person: Person | None, actor: TableActor, told: int, wire: int) -> None:
        self.socket = socket
        self.person = person
        self.actor = actor
        # the client knows everything up to this version of its seat; once it has entered, this is an event's number
        self.told = told
        self.wire = wire
        self.known: Parts | None = None  # what the client has; None if it must get a whole update
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

    # what the client is told

    def tell(self) -> None:
        """Send whatever has happened since the client was last told."""
        message, has_now = self.actor.updates.message(self.seat, self.told, self.known)
        if self.wire >= CHANGES:
            self.known = has_now
        self.send(message)
        self.told = self.actor.room.number

    def say(self, message: FromServer) -> None:
        self.send(encoded(message))

    def send(self, message: bytes) -> None:
        if not self.socket.send(message):
            self.give_up()

    def give_up(self) -> None:
        """End this connection, because the client can't be brought up to date here, and ask it to connect again."""
        self.actor.node.counts["resyncs", ""] += 1
        self.hang_up(RESYNC, Resync())

    def hang_up(self, code: int, why: FromServer) -> None:
        self.actor.leave(self)
        self.socket.end(code, encoded(why))

    # what the client says

    async def run(self) -> None:
        """Serve the connection until either side ends it."""
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
        """Say whether the game's referee needs to know the lag of this client."""
        room = self.actor.room
        return room.referee.is_live and room.status != "over"

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
        """Tell the client once that it sends too many messages, and close the socket if it goes on."""
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
            self.refuse_unreadable(said, str(trouble))
        except Refused as refused:
            self.refuse("", refused)
        else:
            self.do(spoken, arrived)

    def refuse_unreadable(self, said: bytes, reason: str) -> None:
        """Refuse a message that can't be read, and ask the player to reload if the page is of an older edition."""
        if self.wire < CHANGES:
            with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
                old = DECODE_OLD.decode(said)
                self.refuse(old.id, Refused(409, "reload"))
                return
        self.refuse("", Refused(400, "unreadable", reason=reason))

    def do(self, spoken: FromClient, arrived: int) -> None:
        match spoken:
            case Ping():
                self.say(Pong(spoken.id, self.actor.node.now()))
            case Measured():
                self.measured(spoken, arrived)
            case _:
                try:
                    self.want(spoken, arrived)
                except (Refused, Trouble) as trouble:
                    self.answer(spoken.id, trouble)

    def want(self, spoken: Wanted | Timed | Chat, arrived: int) -> None:
        """Hand the wish to the table; only somebody who sits there may want anything but chat."""
        person, seat = self.person, self.seat
        if person is None or (seat is None and not isinstance(spoken, Chat)):
            raise Refused(403, "not-seated")

        def answer(_: object, trouble: Exception | None) -> None:
            self.answer(spoken.id, trouble)

        if isinstance(spoken, Chat):
            if not self.chats.take():
                raise Refused(429, "too-many-messages")
            self.actor.ask(lambda room: room.say(person.name, seat, spoken.text, arrived), answer, person.id, spoken.id)
        elif isinstance(spoken, Timed):
            self.actor.ask_timed(TimedMove(seat or 0, spoken, arrived, self.lag.value(), person.id), answer)
        else:
            self.actor.ask(lambda room: room.decide(seat or 0, spoken), answer, person.id, spoken.id)

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

    def measured(self, spoken: Measured, arrived: int) -> None:
        self.lag.answered(spoken.id, arrived)
        if self.seat is not None:
            self.actor.room.referee.measured(self.seat, self.lag.value())

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
