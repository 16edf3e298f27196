"""A client's socket may be at one node and its table at another.

The node that keeps the table has a `Connection` for it as for any other client, so that order, `since` and secrecy are
the same at whichever node a client arrives.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from chantier.server.cluster.messages import Closed, Frame, Open
from chantier.server.ids import new_id
from chantier.server.tables.connection import RESYNC
from chantier.server.web.websocket import ClientSocket, Hear
from chantier.server.wire.messages import ENCODE, Resync
from chantier.server.wire.requests import Person

if TYPE_CHECKING:
    from chantier.server.cluster.router import Router

MOST_UNHEARD = 128  # no more messages are kept, and no client can send as many at once


class RemoteSocket:
    """This stands, at the node that keeps the table, for a client's socket at another node."""

    def __init__(self, router: Router, node: str, id_: str) -> None:
        self.router = router
        self.node = node
        self.id = id_
        self.listener: Hear | None = None
        self.unheard: list[bytes] = []  # the messages that came before anybody listened
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def listen(self, hear: Hear) -> None:
        for said in self.unheard:
            hear(said)
        self.unheard, self.listener = [], hear
        await self.over

    def send(self, message: bytes) -> bool:
        self.router.post.send(self.node, Frame(self.id, message))
        return True  # only the other node knows how much the client has left unread

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
        """End here, because nobody is at the other end any more."""
        self.unheard, self.listener = [], None
        if not self.over.done():
            self.over.set_result(None)


class SocketRelay:
    """A relay passes messages between a client's socket here and the node that keeps its table."""

    def __init__(self, router: Router, node: str, socket: ClientSocket) -> None:
        self.router = router
        self.node = node
        self.id = new_id()
        self.socket = socket

    async def run(self, table: str, person: Person | None, told: int, wire: int, client: str) -> None:
        """Pass messages on until the client, the table or the other node ends it."""
        self.router.relays[self.id] = self
        self.router.post.send(self.node, Open(self.id, self.router.node_id, table, person, told, wire, client))
        try:
            await self.socket.listen(self.pass_on)
        finally:
            del self.router.relays[self.id]
            self.router.post.send(self.node, Closed(self.id, 1000))

    def pass_on(self, said: bytes) -> None:
        self.router.post.send(self.node, Frame(self.id, said))

    def tell(self, message: bytes) -> None:
        if not self.socket.send(message):
            self.lost()

    def close(self, code: int) -> None:
        self.socket.end(code)

    def lost(self) -> None:
        """Ask the client to connect again; this is done once, even if telling the other node fails too."""
        if self.socket.closing is None:
            self.socket.end(RESYNC, ENCODE.encode(Resync()))
            self.router.post.send(self.node, Closed(self.id, RESYNC))
