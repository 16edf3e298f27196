"""A message is written to a client's socket at once, without task or queue, as long as the client keeps up."""

from __future__ import annotations

import asyncio
from asyncio import BaseTransport
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_UNSENT = 64
Hear = Callable[[bytes], None]
SLOW_SECONDS = 10  # a client has so much time to read the last message before its socket is cut off


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """This is uvicorn's protocol, but others can write to it and listen to it directly."""

    hear: Hear | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.told: list[bytes] = []  # what was written in this turn of the loop

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # otherwise the socket was refused
            self.scope["state"]["wire"] = self

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
            self.loop.call_soon(self.flush)
        self.told += (head(len(message)), message)
        return True

    def flush(self) -> None:
        told, self.told = b"".join(self.told), []
        if told and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(told)


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
