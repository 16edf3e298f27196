"""A client's socket at one node, for a table that another node keeps.

The node that keeps the table holds a `Connection` to it as to any other, so that order, `since` and secrecy are the
same wherever a client sits.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from chantier.server.cluster.messages import Closed, Frame, Open
from chantier.server.ids import new_id
from chantier.server.tables.connection import MESSAGES, MOST_REFUSED, RESYNC, Bucket
from chantier.server.web.websocket import ClientSocket, Hear
from chantier.server.wire.messages import Resync, encoded
from chantier.server.wire.requests import Person

if TYPE_CHECKING:
    from chantier.server.cluster.router import Router

MOST_UNHEARD = 128  # before that is heard, the connection is cut off for too many messages


class RemoteSocket:
    """A client's socket that another node holds."""

    def __init__(self, router: Router, node: str, id_: str) -> None:
        self.router = router
        self.node = node
        self.id = id_
        self.listener: Hear | None = None
        self.unheard: list[bytes] = []  # as long as nobody listens
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def listen(self, hear: Hear) -> None:
        for said in self.unheard:
            hear(said)
        self.unheard, self.listener = [], hear
        await self.over

    def send(self, message: bytes) -> bool:
        self.router.post.send(self.node, Frame(self.id, message))
        return True  # how much is left unread is known there

    def end(self, code: int, *last: bytes) -> None:
        for message in last:
            self.send(message)
        self.router.post.send(self.node, Closed(self.id, code))
        self.lost()

    def hear(self, said: bytes) -> None:
        if self.over.done():
            return
        if self.listener is not None:
            self.listener(said)
        elif len(self.unheard) < MOST_UNHEARD:
            self.unheard.append(said)

    def lost(self) -> None:
        """There is nobody at the other end."""
        self.unheard, self.listener = [], None
        if not self.over.done():
            self.over.set_result(None)


class SocketRelay:
    """A client's socket here, of a table that is kept elsewhere."""

    def __init__(self, router: Router, node: str, socket: ClientSocket) -> None:
        self.router = router
        self.node = node
        self.id = new_id()
        self.socket = socket
        burst, per_second = MESSAGES
        self.messages = Bucket(burst + 2 * MOST_REFUSED, per_second, router.node.now)

    async def run(self, table: str, person: Person | None, told: int, wire: int) -> None:
        """Until either side, or the other node, has had enough."""
        self.router.relays[self.id] = self
        self.router.post.send(self.node, Open(self.id, self.router.node_id, table, person, told, wire))
        try:
            await self.socket.listen(self.pass_on)
        finally:
            del self.router.relays[self.id]
            self.router.post.send(self.node, Closed(self.id, 1000))

    def pass_on(self, said: bytes) -> None:
        """No more than it takes to be cut off there for too many: the rest would be in the way of others' messages."""
        if self.messages.take():
            self.router.post.send(self.node, Frame(self.id, said))

    def tell(self, message: bytes) -> None:
        if not self.socket.send(message):
            self.lost()

    def close(self, code: int) -> None:
        self.socket.end(code)

    def lost(self) -> None:
        """The client has to connect again. That the other node can't be told so does not end it again."""
        if self.socket.closing is None:
            self.socket.end(RESYNC, encoded(Resync()))
            self.router.post.send(self.node, Closed(self.id, RESYNC))
