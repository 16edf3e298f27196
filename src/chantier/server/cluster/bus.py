"""Nodes send each other messages through Redis; the sender learns, at once or later, which can't be delivered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from chantier.server.cluster.leases import channel
from chantier.server.cluster.messages import DECODE, ENCODE, Closed, NodeMessage

LOG = logging.getLogger("chantier.post")
MOST_UNSENT = 10_000
AT_ONCE = 100
AGAIN_SECONDS = 0.5


class Bus:
    """A bus has one sender and one listener, so that messages arrive in their order."""

    def __init__(
        self,
        url: str,
        node: str,
        deliver: Callable[[NodeMessage], None],
        undelivered: Callable[[NodeMessage, bool], None],
    ) -> None:
        self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))  # a message must not be sent twice
        self.node = node
        self.deliver = deliver
        self.undelivered = undelivered  # its second argument is False if Redis may have delivered the message after all
        self.listening = asyncio.Event()
        self.unsent: asyncio.Queue[tuple[str, NodeMessage]] = asyncio.Queue(MOST_UNSENT)

    def send(self, to: str, message: NodeMessage) -> None:
        try:
            self.unsent.put_nowait((to, message))
        except asyncio.QueueFull:
            LOG.warning("too many messages")
            self.undelivered(message, True)

    async def send_all(self) -> None:
        while True:
            batch = [await self.unsent.get()]
            while len(batch) < AT_ONCE and not self.unsent.empty():
                batch.append(self.unsent.get_nowait())
            for (to, message), listeners in zip(batch, await self.publish(batch), strict=True):
                self.unsent.task_done()
                if not listeners:
                    self.undelivered(message, listeners is not None)
                # to say it twice does no harm, and nobody is left waiting
                if listeners is None and isinstance(message, Closed):
                    asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.send, to, message)

    async def publish(self, batch: list[tuple[str, NodeMessage]]) -> list[int | None]:
        """Return how many nodes have got each message; None means that nobody knows."""
        try:
            async with self.redis.pipeline(transaction=False) as together:
                for to, message in batch:
                    together.publish(channel(to), ENCODE.encode(message))
                return [int(listeners) for listeners in await together.execute()]
        except (RedisError, OSError) as trouble:
            LOG.warning("messages are not sent: %s", trouble)
            return [None] * len(batch)

    async def listen(self, lost: Callable[[], None]) -> None:
        """Listen for ever; `lost` is called when messages to this node may have been lost.

        That is so when the connection ends, and again when there is another: whoever came meanwhile was not heard.
        """
        while True:
            try:
                async with self.redis.pubsub() as ear:
                    await ear.subscribe(channel(self.node))
                    async for message in ear.listen():
                        if message["type"] == "message":
                            self.open(message["data"])
                        elif self.listening.is_set():
                            lost()
                        else:
                            self.listening.set()
            except (RedisError, OSError) as trouble:
                LOG.warning("messages are not received: %s", trouble)
            lost()
            await asyncio.sleep(AGAIN_SECONDS)

    def open(self, message: bytes) -> None:
        try:
            self.deliver(DECODE.decode(message))
        except Exception:  # a message that can't be read must not end the bus
            LOG.exception("a message is left unread")

    async def close(self) -> None:
        await self.redis.aclose()
