"""The other houses at this address: what they ask of our tables, and what we ask of theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from chantier.server.leases import RENEW_SECONDS, Leases
from chantier.server.letters import Answer, Ask, Closed, Frame, Letter, Open, Thought
from chantier.server.live import RESYNC, Connection
from chantier.server.post import Post
from chantier.server.refused import Refused
from chantier.server.relay import FarSocket, Relay
from chantier.server.workshop import WORKERS, Workshop

if TYPE_CHECKING:
    from chantier.server.house import House

ANSWER_SECONDS = 20
FLUSH_SECONDS = 2


class Switchboard:
    def __init__(self, house: House, url: str) -> None:
        self.house = house
        self.redis = Redis.from_url(url, retry=Retry(NoBackoff(), 1))  # a connection may have ended unnoticed
        self.leases = Leases(self.redis)
        self.house_id = self.leases.house
        self.post = Post(url, self.house_id, self.deliver, self.undelivered)
        self.answering: Callable[[Ask], Awaitable[Answer]]  # set by the doors
        self.asked: dict[str, tuple[str, asyncio.Future[Answer | None]]] = {}  # whom, and who waits for it
        self.workshop = Workshop(self)
        self.thought: dict[str, asyncio.Future[str]] = {}  # by a worker
        self.relays: dict[str, Relay] = {}
        self.far: dict[str, FarSocket] = {}

    async def open(self, first: Callable[[], Awaitable[None]]) -> None:
        for errand in (self.post.send_all(), self.post.listen(self.lost), self.look_around()):
            self.house.later(errand)
        await self.post.listening.wait()
        await self.leases.open(first)
        self.house.later(self.leases.run(self.lost))

    async def leave(self) -> None:
        """Our tables are for others from now on."""
        with suppress(RedisError, OSError, TimeoutError):
            await asyncio.wait_for(self.post.unsent.join(), FLUSH_SECONDS)
            await self.leases.end()

    async def close(self) -> None:
        await self.post.close()
        await self.redis.aclose()

    # asking

    async def ask(self, house: str, ask: Ask) -> Answer | None:
        """None if the house is not there: somebody else may take the table."""
        done: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self.asked[ask.id] = house, done
        self.post.send(house, ask)
        try:
            return await asyncio.wait_for(done, ANSWER_SECONDS)
        except TimeoutError:
            raise Refused(503, "no-answer") from None
        finally:
            del self.asked[ask.id]

    # letters

    def deliver(self, letter: Letter) -> None:
        match letter:
            case Ask():
                self.house.later(self.answer(letter))
            case Open():
                self.far[letter.id] = FarSocket(self, letter.sender, letter.id)
                self.house.later(self.connect(letter))
            case Answer() if letter.id in self.asked:
                settle(self.asked[letter.id][1], letter)
            case Thought() if letter.id in self.thought:
                settle(self.thought[letter.id], letter.move)
            case Frame() if letter.id in self.relays:
                self.relays[letter.id].tell(letter.content)
            case Closed() if letter.id in self.relays:
                self.relays[letter.id].close(letter.code)
            case Frame() if letter.id in self.far:
                self.far[letter.id].hear(letter.content)
            case Closed() if letter.id in self.far:
                self.far[letter.id].lost()

    async def answer(self, ask: Ask) -> None:
        self.post.send(ask.sender, await self.answering(ask))

    async def connect(self, opened: Open) -> None:
        socket = self.far[opened.id]
        try:
            keeper = await self.house.keeper(opened.table)
            await Connection(socket, opened.person, keeper, opened.told).run()
        finally:
            del self.far[opened.id]
            socket.end(RESYNC)  # where it was closed before, nobody listens any more

    # losing touch

    def undelivered(self, letter: Letter, is_sure: bool) -> None:
        if letter.id in self.asked:
            done = self.asked[letter.id][1]
            settle(done, None) if is_sure else fail(done, Refused(503, "no-answer"))
        if letter.id in self.relays:
            self.relays[letter.id].lost()
        if letter.id in self.far:
            self.far[letter.id].lost()

    async def look_around(self) -> None:
        """Whoever waits for a house that is gone is told; and are there workers?"""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with suppress(RedisError, OSError):
                self.workshop.is_open = bool(await self.redis.exists(WORKERS))
                if others := self.others():
                    for house in await self.leases.gone(others):
                        self.let_go(house)

    def others(self) -> set[str]:
        return {end.house for end in self.ends()} | {house for house, _ in self.asked.values()}

    def ends(self) -> list[Relay | FarSocket]:
        return [*self.relays.values(), *self.far.values()]

    def let_go(self, gone: str) -> None:
        for end in self.ends():
            if end.house == gone:
                end.lost()
        for house, done in self.asked.values():
            if house == gone:
                fail(done, Refused(503, "no-answer"))

    def lost(self) -> None:
        """Letters may have been lost, and others may have taken our tables: everybody has to come again."""
        for house in self.others():
            self.let_go(house)
        self.house.drop_all()


def settle(waiting: asyncio.Future[Any], answer: Any) -> None:
    if not waiting.done():
        waiting.set_result(answer)


def fail(waiting: asyncio.Future[Any], trouble: Exception) -> None:
    if not waiting.done():
        waiting.set_exception(trouble)
