"""A client's socket at one house, for a table that another house keeps.

The house that keeps the table holds a `Connection` to it as to any other, so that order, `since` and secrecy are the
same wherever a client sits.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from chantier.server.letters import Closed, Frame, Open
from chantier.server.live import MOST_UNSENT, RESYNC, SLOW_SECONDS
from chantier.server.messages import ENCODE, Resync
from chantier.server.people import new_id
from chantier.server.requests import Person

if TYPE_CHECKING:
    from chantier.server.switchboard import Switchboard

MOST_UNHEARD = 128  # before that is heard, the connection is cut off for too many messages


class FarSocket:
    """A client's socket that another house holds."""

    def __init__(self, board: Switchboard, house: str, id_: str) -> None:
        self.board = board
        self.house = house
        self.id = id_
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue(MOST_UNHEARD)

    async def receive(self) -> dict[str, Any]:
        return await self.heard.get()

    async def send_text(self, data: str) -> None:
        self.board.post.send(self.house, Frame(self.id, data.encode()))

    async def close(self, code: int = 1000) -> None:
        self.board.post.send(self.house, Closed(self.id, code))

    def hear(self, content: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self.heard.put_nowait({"type": "websocket.receive", "bytes": content})

    def end(self) -> None:
        while not self.heard.empty():
            self.heard.get_nowait()
        self.heard.put_nowait({"type": "websocket.disconnect"})


class Relay:
    """A client's socket here, of a table that is kept elsewhere."""

    def __init__(self, board: Switchboard, house: str, socket: WebSocket) -> None:
        self.board = board
        self.house = house
        self.id = new_id()
        self.socket = socket
        self.unsent: asyncio.Queue[str | int] = asyncio.Queue(MOST_UNSENT)
        self.sending: asyncio.Task[None] | None = None
        self.ended = False

    async def run(self, table: str, person: Person | None, told: int) -> None:
        """Until either side, or the other house, has had enough."""
        self.board.relays[self.id] = self
        self.board.post.send(self.house, Open(self.id, self.board.house_id, table, person, told))
        self.sending = asyncio.create_task(self.send_all())
        both = [self.sending, asyncio.create_task(self.listen())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self.board.relays[self.id]
            self.board.post.send(self.house, Closed(self.id, 1000))
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def listen(self) -> None:
        while (message := await self.socket.receive())["type"] != "websocket.disconnect":
            said = message.get("bytes") or (message.get("text") or "").encode()
            self.board.post.send(self.house, Frame(self.id, said))

    async def send_all(self) -> None:
        while isinstance(content := await self.unsent.get(), str):
            await self.socket.send_text(content)
        await self.socket.close(content)

    def tell(self, content: str | int) -> None:
        """A message, or the code to close with. A client too slow to take them has to connect again."""
        try:
            self.unsent.put_nowait(content)
        except asyncio.QueueFull:
            self.end()

    def end(self) -> None:
        if self.ended:  # that the other house can't be told so does not end it again
            return
        self.ended = True
        self.board.post.send(self.house, Closed(self.id, RESYNC))
        while not self.unsent.empty():
            self.unsent.get_nowait()
        self.unsent.put_nowait(ENCODE.encode(Resync()).decode())
        self.unsent.put_nowait(RESYNC)
        if self.sending is not None:
            asyncio.get_running_loop().call_later(SLOW_SECONDS, self.sending.cancel)
