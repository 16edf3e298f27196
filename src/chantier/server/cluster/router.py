"""The router lets nodes at one address ask each other about the tables that they keep."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from chantier.server.bots.queue import WORKERS, BotQueue
from chantier.server.cluster.bus import Bus
from chantier.server.cluster.leases import RENEW_SECONDS, Leases
from chantier.server.cluster.messages import Ask, Closed, Frame, NodeMessage, Open, Reply, Thought
from chantier.server.cluster.sockets import RemoteSocket, SocketRelay
from chantier.server.errors import Refused
from chantier.server.tables.connection import RESYNC, Connection

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node

ANSWER_SECONDS = 20
FLUSH_SECONDS = 2


class Router:
    def __init__(self, node: Node, url: str) -> None:
        self.node = node
        self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 1))  # a connection may have ended without our notice
        self.leases = Leases(self.redis)
        self.node_id = self.leases.node
        self.post = Bus(url, self.node_id, self.deliver, self.undelivered)
        self.answering: Callable[[Ask], Awaitable[Reply]]  # the web application sets this
        # for each question that is open, the node that was asked and the future that waits for its reply
        self.asked: dict[str, tuple[str, asyncio.Future[Reply | None]]] = {}
        self.bot_queue = BotQueue(self)
        self.thought: dict[str, asyncio.Future[str]] = {}  # the moves that workers are looking for
        self.relays: dict[str, SocketRelay] = {}
        self.far: dict[str, RemoteSocket] = {}

    async def open(self, first: Callable[[], Awaitable[None]]) -> None:
        for errand in (self.post.send_all(), self.post.listen(self.lost), self.look_around()):
            self.node.later(errand)
        await self.post.listening.wait()
        await self.leases.open(first)
        self.node.later(self.leases.run(self.lost))

    async def leave(self) -> None:
        """Give up our tables, so that other nodes can take them."""
        with suppress(RedisError, OSError, TimeoutError):
            await asyncio.wait_for(self.post.unsent.join(), FLUSH_SECONDS)
            await self.leases.end()

    async def close(self) -> None:
        await self.post.close()
        await self.redis.aclose()

    # asking other nodes

    async def ask(self, node: str, ask: Ask) -> Reply | None:
        """Return the reply of a node, or None if the node is gone and another may take the table."""
        done: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self.asked[ask.id] = node, done
        self.post.send(node, ask)
        try:
            return await asyncio.wait_for(done, ANSWER_SECONDS)
        except TimeoutError:
            raise Refused(503, "no-answer") from None
        finally:
            del self.asked[ask.id]

    # messages that arrive

    def deliver(self, message: NodeMessage) -> None:
        match message:
            case Ask():
                self.node.later(self.answer(message))
            case Open():
                self.far[message.id] = RemoteSocket(self, message.sender, message.id)
                self.node.later(self.connect(message))
            case Reply() if message.id in self.asked:
                settle(self.asked[message.id][1], message)
            case Thought() if message.id in self.thought:
                settle(self.thought[message.id], message.move)
            case Frame() if message.id in self.relays:
                self.relays[message.id].tell(message.content)
            case Closed() if message.id in self.relays:
                self.relays[message.id].close(message.code)
            case Frame() if message.id in self.far:
                self.far[message.id].hear(message.content)
            case Closed() if message.id in self.far:
                self.far[message.id].lost()

    async def answer(self, ask: Ask) -> None:
        self.post.send(ask.sender, await self.answering(ask))

    async def connect(self, opened: Open) -> None:
        socket = self.far[opened.id]
        try:
            actor = await self.node.actor(opened.table)
            await Connection(socket, opened.person, actor, opened.told, opened.wire, opened.client).run()
        finally:
            del self.far[opened.id]
            socket.end(RESYNC)  # if it was closed before, nobody hears this

    # nodes that are gone

    def undelivered(self, message: NodeMessage, is_sure: bool) -> None:
        if message.id in self.asked:
            done = self.asked[message.id][1]
            settle(done, None) if is_sure else fail(done, Refused(503, "no-answer"))
        if message.id in self.relays:
            self.relays[message.id].lost()
        if message.id in self.far:
            self.far[message.id].lost()

    async def look_around(self) -> None:
        """Check again and again whether there are workers, and let go of nodes that are gone."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with suppress(RedisError, OSError):
                self.bot_queue.is_open = bool(await self.redis.exists(WORKERS))
                if others := self.others():
                    for node in await self.leases.gone(others):
                        self.let_go(node)

    def others(self) -> set[str]:
        return {end.node for end in self.ends()} | {node for node, _ in self.asked.values()}

    def ends(self) -> list[SocketRelay | RemoteSocket]:
        return [*self.relays.values(), *self.far.values()]

    def let_go(self, gone: str) -> None:
        for end in self.ends():
            if end.node == gone:
                end.lost()
        for node, done in self.asked.values():
            if node == gone:
                fail(done, Refused(503, "no-answer"))

    def lost(self) -> None:
        """Drop all tables and far sockets, because messages may be lost and other nodes may have taken our tables."""
        for node in self.others():
            self.let_go(node)
        self.node.drop_all()


def settle(waiting: asyncio.Future[Any], answer: Any) -> None:
    if not waiting.done():
        waiting.set_result(answer)


def fail(waiting: asyncio.Future[Any], trouble: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(trouble)
