"""A message is written to a client's socket at once, without task or queue, as long as the client keeps up."""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from chantier.server.caps import Caps, Rate
from chantier.server.token_bucket import TokenBucket

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library could not be compiled
    from websockets.utils import apply_mask

MOST_UNSENT = 64
Hear = Callable[[bytes], None]
SLOW_SECONDS = 10  # a client that has not read the last message by then is cut off
COUNTED_AT_ONCE = 8  # the bucket is asked about eight frames together, so that most moves do without
WHOLE_TEXT = 0x81  # the first byte of a message in one frame
MASKED, LENGTH = 0x80, 0x7F


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """This is uvicorn's protocol, but others can write to it and listen to it directly.

    Every frame is counted, control frames too. A client that sends too many is not sent away, but read more slowly: the
    rest waits in the client's own system, where it costs the server nothing. A short message in one frame, as nearly
    all are, is read here; everything else is left to uvicorn and its library.
    """

    frames_allowed: Rate = Caps().frames
    unflushed: list[WebSocketProtocol]  # the sockets of this server to which something was written in this turn
    hear: Hear | None = None
    left: Callable[[], None] | None = None  # is called when the connection is lost

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.told: list[bytes] = []  # what was written in this turn of the loop
        self.allowed = TokenBucket(self.frames_allowed)
        self.counted = 0  # the frames that the bucket was not told of yet
        self.unread = b""  # what has come and is not looked at yet
        self.missing = 0  # the bytes of the last frame that are still to come
        self.has_asked = False  # the request for this socket has been read, so that frames follow
        self.slowed: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # it refers to itself, so that it would stay in memory until garbage is looked for
        self.unread = b""
        if self.slowed is not None:
            self.slowed.cancel()
        if self.left is not None:
            self.left()

    def data_received(self, data: bytes) -> None:
        if not self.has_asked:
            self.has_asked = True
            super().data_received(data)
        elif self.slowed is not None:
            self.unread += data
            self.transport.pause_reading()
        elif self.is_between_frames and self.counted < COUNTED_AT_ONCE and self.heard(data):
            self.counted += 1
        else:
            self.read(self.unread + data)

    @property
    def is_between_frames(self) -> bool:
        return not (self.unread or self.missing or self.disconnected or self.transport.is_closing())

    def read(self, data: bytes) -> None:
        """Read frame by frame, and wait between frames when there were too many."""
        at = 0
        while at < len(data) and not (self.disconnected or self.transport.is_closing()):
            if self.counted >= COUNTED_AT_ONCE:
                wait, self.counted = self.allowed.spend(self.counted), 0
                if wait:
                    self.slowed = self.loop.call_later(wait, self.read_on)
                    self.transport.pause_reading()
                    break
            size = self.missing or frame_size(data, at)
            if not size:
                break
            self.read_frame(data[at : at + size])
            self.counted += not self.missing
            at += size
            self.missing = max(0, at - len(data))
        self.unread = data[at:]

    def read_frame(self, data: bytes) -> None:
        """Read a frame, or as much of it as has come."""
        if self.missing or not self.heard(data):
            super().data_received(data)

    def heard(self, data: bytes) -> bool:
        """Hand on a short message that came in one frame, or return False for what the library has to read."""
        if self.hear is None or self.frames or self.close_sent or not is_short_message(data):
            return False
        self.hear(apply_mask(data[6:], data[2:6]))
        return True

    def read_on(self) -> None:
        self.slowed = None
        self.read(self.unread)
        if self.slowed is None and not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        """End a connection that does not answer, unless its answer may be among what is not read yet.

        A client that is gone reads nothing either, so that what it was still to be told is soon dropped.
        """
        if self.slowed is None:
            super().keepalive_timeout()
            self.loop.call_later(SLOW_SECONDS, self.transport.abort)
        else:
            self.pong_timer = self.loop.call_later(self.ping_timeout or 0, self.keepalive_timeout)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # otherwise the socket was refused
            self.scope["state"]["wire"] = self

    async def send(self, message: Any) -> None:
        """Send what the app says; a refusal is an answer too, though uvicorn would log it as a mistake."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Hand on a whole message and go on reading, because the listener refuses what is too much."""
        if self.hear is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            said, self.frames = b"".join(self.frames), []
            self.hear(said)

    def write(self, message: bytes) -> bool:
        """Write a message, or return False while the client has too much unread; one that has gone takes anything.

        Everything written in one turn of the loop goes out in one piece, because handing it to the system costs most.
        """
        if not self.writable.is_set():
            return False
        if not self.told:
            if not self.unflushed:
                self.loop.call_soon(flush_all, self.unflushed)
            self.unflushed.append(self)
        self.told += (head(len(message)), message)
        return True

    def flush(self) -> None:
        told, self.told = b"".join(self.told), []
        if told and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(told)


def flush_all(unflushed: list[WebSocketProtocol]) -> None:
    """Send what was written to all sockets of a server in one turn of the loop."""
    sockets = unflushed.copy()
    unflushed.clear()
    for socket in sockets:
        socket.flush()


def is_short_message(data: bytes) -> bool:
    """Say whether these bytes are one whole text message of less than 126 bytes from a client (RFC 6455, 5.2)."""
    return len(data) >= 6 and data[0] == WHOLE_TEXT and len(data) - 6 == data[1] - MASKED < 126


def frame_size(data: bytes, at: int) -> int:
    """Return the size of the frame that begins there, or 0 if too little has come to know it (RFC 6455, 5.2)."""
    if len(data) < at + 2:
        return 0
    mask, length = 4 * (data[at + 1] >= MASKED), data[at + 1] & LENGTH
    if length < 126:
        return 2 + mask + length
    start, end = at + 2, at + (4 if length == 126 else 10)
    return end - at + mask + int.from_bytes(data[start:end]) if len(data) >= end else 0


def head(length: int) -> bytes:
    """Return the header of a whole text message from the server (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)


class ClientSocket:
    """A client's socket keeps messages that the client can't take yet, up to a limit."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.wire: WebSocketProtocol = socket.scope["state"].pop("wire")  # left there, it would keep itself in memory
        self.unsent: deque[bytes] = deque()
        self.sending: asyncio.Task[None] | None = None
        self.closing: asyncio.Task[None] | None = None

    async def listen(self, hear: Hear) -> None:
        """Listen until the socket is closed, first to what was said before anybody listened."""
        self.wire.hear = hear
        try:
            while (message := await self.socket.receive())["type"] != "websocket.disconnect":
                hear(message.get("bytes") or (message.get("text") or "").encode())
        finally:
            self.wire.hear = None

    def send(self, message: bytes) -> bool:
        """Send a message, or return False if too much is left unread; after the end nothing is sent."""
        if self.closing is not None or (not self.unsent and self.wire.write(message)):
            return True
        if len(self.unsent) == MOST_UNSENT:
            return False
        self.unsent.append(message)
        if self.sending is None:
            self.sending = asyncio.create_task(self.send_rest())
        return True

    async def send_rest(self) -> None:
        while self.unsent:
            await self.wire.writable.wait()
            while self.unsent and self.wire.write(self.unsent[0]):
                self.unsent.popleft()
        self.sending = None

    def end(self, code: int, *last: bytes) -> None:
        """Close the socket: at once after last messages, or without any when everything unsent has gone out."""
        if self.closing is None:
            if last:
                self.unsent.clear()
            for message in last:
                self.send(message)
            self.closing = asyncio.create_task(self.close(code))

    async def close(self, code: int) -> None:
        try:
            async with asyncio.timeout(SLOW_SECONDS):
                if self.sending is not None:
                    await self.sending
                self.wire.flush()
                with suppress(RuntimeError, WebSocketDisconnect):  # the client has closed it already
                    await self.socket.close(code)
        except TimeoutError:
            self.wire.transport.abort()
        else:  # a client that does not close its end is not waited for
            self.wire.loop.call_later(SLOW_SECONDS, self.wire.transport.abort)
