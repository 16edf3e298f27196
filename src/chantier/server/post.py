"""Letters between houses, through Redis. What can't be delivered is known: to the sender at once, or to both."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from chantier.server.leases import channel
from chantier.server.letters import DECODE, ENCODE, Letter

LOG = logging.getLogger("chantier.post")
MOST_UNSENT = 10_000
AT_ONCE = 100
AGAIN_SECONDS = 0.5


class Post:
    """One sender and one listener, so that letters arrive in their order."""

    def __init__(
        self, url: str, house: str, deliver: Callable[[Letter], None], undelivered: Callable[[Letter, bool], None]
    ) -> None:
        self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 0))  # a letter must not be sent twice
        self.house = house
        self.deliver = deliver
        self.undelivered = undelivered  # and whether that is sure: Redis may have taken it, and not said so
        self.listening = asyncio.Event()
        self.unsent: asyncio.Queue[tuple[str, Letter]] = asyncio.Queue(MOST_UNSENT)

    def send(self, to: str, letter: Letter) -> None:
        try:
            self.unsent.put_nowait((to, letter))
        except asyncio.QueueFull:
            LOG.warning("too many letters")
            self.undelivered(letter, True)

    async def send_all(self) -> None:
        while True:
            batch = [await self.unsent.get()]
            while len(batch) < AT_ONCE and not self.unsent.empty():
                batch.append(self.unsent.get_nowait())
            for (_, letter), listeners in zip(batch, await self.publish(batch), strict=True):
                self.unsent.task_done()
                if not listeners:
                    self.undelivered(letter, listeners is not None)

    async def publish(self, batch: list[tuple[str, Letter]]) -> list[int | None]:
        """How many have got each; None is not known."""
        try:
            async with self.redis.pipeline(transaction=False) as together:
                for to, letter in batch:
                    together.publish(channel(to), ENCODE.encode(letter))
                return [int(listeners) for listeners in await together.execute()]
        except (RedisError, OSError) as trouble:
            LOG.warning("letters are not sent: %s", trouble)
            return [None] * len(batch)

    async def listen(self, lost: Callable[[], None]) -> None:
        """`lost` is called when letters to us may have been lost."""
        while True:
            try:
                async with self.redis.pubsub() as ear:
                    await ear.subscribe(channel(self.house))
                    async for message in ear.listen():
                        self.listening.set()  # the first is that we are heard
                        if message["type"] == "message":
                            self.open(message["data"])
            except (RedisError, OSError) as trouble:
                LOG.warning("letters are not received: %s", trouble)
            lost()
            await asyncio.sleep(AGAIN_SECONDS)

    def open(self, letter: bytes) -> None:
        try:
            self.deliver(DECODE.decode(letter))
        except Exception:  # one that can't be read must not end the post
            LOG.exception("a letter is left unread")

    async def close(self) -> None:
        await self.redis.aclose()
