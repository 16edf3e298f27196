"""A connection is one socket of a client that plays or watches a table."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec
from mypy_extensions import i64

from chantier.kernel.errors import IllegalMove, Trouble
from chantier.kernel.words import ENGLISH
from chantier.server.errors import Refused, Unheeded
from chantier.server.ids import new_id
from chantier.server.tables.decisions import TimedMove, Wanted, decide, say
from chantier.server.tables.lag import Lag
from chantier.server.web.websocket import Hear
from chantier.server.wire.messages import (
    DECODE_CLIENT,
    DECODE_ID,
    DECODE_OLD,
    ENCODE,
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
    Update,
)
from chantier.server.wire.requests import Person

if TYPE_CHECKING:
    from chantier.server.tables.actor import TableActor

LOG = logging.getLogger("chantier.live")
MOST_MESSAGE_BYTES = 4096
MEASURE_SECONDS = 2  # the time between two measures of a client's lag, in games where the moment of a move counts
CHANGES = 3  # clients of this edition of the wire get changes; clients of those before get whole updates
STAMP_BYTES = 16
RESYNC = 4408  # this code tells the client why the server closes its socket


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

    def __init__(
        self, socket: Socket, person: Person | None, actor: TableActor, told: int, wire: int, client: str = ""
    ) -> None:
        self.socket = socket
        self.person = person
        self.actor = actor
        # the client knows everything up to this version of its seat; once it has entered, this is an event's number
        self.told = told
        self.wire = wire
        self.client = client or new_id()  # ids are compared with those of the same client only
        self.known: Update | None = None  # what the client has; None if it must get a whole update
        self.lag = Lag()

    @property
    def seat(self) -> int | None:
        return self.actor.room.seat_of(self.person.id) if self.person else None

    @property
    def lang(self) -> str:
        return self.person.lang if self.person else ENGLISH

    # what the client is told

    def tell(self) -> None:
        """Send whatever has happened since the client was last told."""
        message, has_now = self.actor.updates.message(self.seat, self.told, self.known)
        if self.wire >= CHANGES:
            self.known = has_now
        self.send(message)
        self.told = self.actor.room.number

    def say(self, message: FromServer) -> None:
        self.send(ENCODE.encode(message))

    def send(self, message: bytes) -> None:
        if not self.socket.send(message):
            self.give_up()

    def give_up(self) -> None:
        """End this connection, because the client can't be brought up to date here, and ask it to connect again."""
        self.actor.node.metrics.resyncs.inc()
        self.hang_up(RESYNC, Resync())

    def hang_up(self, code: int, why: FromServer) -> None:
        self.actor.leave(self)
        self.socket.end(code, ENCODE.encode(why))

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
            self.understand(said, self.actor.node.now())
        except Exception as trouble:
            self.fail(trouble)

    def fail(self, trouble: Exception) -> None:
        LOG.error("a socket failed", exc_info=trouble)
        self.give_up()

    def understand(self, said: bytes, arrived: i64) -> None:
        try:
            if len(said) > MOST_MESSAGE_BYTES:
                raise Refused(413, "too-long")
            spoken = DECODE_CLIENT.decode(said)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as trouble:
            self.refuse_unreadable(said, str(trouble))
        except Refused as refused:
            self.refuse(id_of(said), refused)
        else:
            self.do(spoken, arrived)

    def refuse_unreadable(self, said: bytes, reason: str) -> None:
        """Refuse a message that can't be read, and ask the player to reload if the page is of an older edition."""
        if self.wire < CHANGES:
            with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
                old = DECODE_OLD.decode(said)
                self.refuse(old.id, Refused(409, "reload"))
                return
        self.refuse(id_of(said), Refused(400, "unreadable", reason=reason))

    def do(self, spoken: FromClient, arrived: i64) -> None:
        match spoken:
            case Ping():
                self.say(Pong(spoken.id, self.actor.node.now()))
            case Measured():
                self.measured(spoken, arrived)
            case _:
                try:
                    self.want(spoken, arrived)
                except (Refused, Trouble) as trouble:
                    self.answer(spoken.id, None, trouble)

    def want(self, spoken: Wanted | Timed | Chat, arrived: i64) -> None:
        """Hand the wish to the table; only somebody who sits there may want anything but chat."""
        person, seat = self.person, self.seat
        if person is None or (seat is None and not isinstance(spoken, Chat)):
            raise Refused(403, "not-seated")
        said = stamped(self.client, spoken.id)

        answer = partial(self.answer, spoken.id)
        if isinstance(spoken, Chat):
            if not self.actor.may_chat(person.id):
                raise Refused(429, "too-many-messages")
            self.actor.ask(partial(say, person=person, text=spoken.text, now=arrived), answer, person.id, said)
        elif isinstance(spoken, Timed):
            timed = TimedMove(seat or 0, spoken, arrived, self.lag.value(), person.id)
            self.actor.real_time.ask(self.actor, timed, answer, said)
        else:
            self.actor.ask(partial(decide, seat=seat or 0, wanted=spoken), answer, person.id, said)

    def answer(self, said: str, _: object, trouble: Exception | None) -> None:
        match trouble:
            case None:
                self.say(Done(said))
            case Unheeded():
                self.say(Ignored(said))
            case Refused() | Trouble():
                self.refuse(said, trouble)
            case _:
                self.fail(trouble)

    def measured(self, spoken: Measured, arrived: i64) -> None:
        self.lag.answered(spoken.id, arrived)
        if self.seat is not None:
            self.actor.room.referee.measured(self.seat, self.lag.value())

    def refuse(self, to: str, trouble: Refused | Trouble) -> None:
        self.actor.node.metrics.refusals.inc()
        self.say(refusal_message(to, trouble, self.lang))


def stamped(client: str, said: str) -> str:
    """Return the name by which a message is known again, made of its client's name and its own id."""
    return hashlib.blake2b(f"{client} {said}".encode(), digest_size=STAMP_BYTES).hexdigest()


def id_of(said: bytes) -> str:
    try:
        return DECODE_ID.decode(said).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def refusal_message(to: str, trouble: Refused | Trouble, lang: str) -> RefusedMessage:
    if isinstance(trouble, IllegalMove):
        why = trouble.refusal
        return RefusedMessage(to, why.code, why.said(lang), why.rule, dict(why.figures))
    if isinstance(trouble, Trouble):
        return RefusedMessage(to, trouble.message, trouble.says(lang), figures=dict(trouble.figures))
    return RefusedMessage(to, trouble.code, trouble.said(lang), figures=dict(trouble.figures))
