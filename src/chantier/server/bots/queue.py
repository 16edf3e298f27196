"""Bots can think elsewhere: `chantier worker`, on any machine, takes tasks from a list in Redis.

A list is enough: the answer comes over the bus that nodes have anyway, and a task that is lost with its worker is
solved by the server after a while, since solving it twice does no harm.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from chantier.server.bots.pool import BotPool
from chantier.server.bots.task import BotTask
from chantier.server.caps import PLENTY, Caps
from chantier.server.cluster.leases import channel
from chantier.server.cluster.messages import ENCODE, Thought
from chantier.server.ids import new_id

if TYPE_CHECKING:
    from chantier.server.cluster.router import Router

LOG = logging.getLogger("chantier.bot_queue")
TASKS, WORKERS = "chantier:puzzles", "chantier:workers"
WORKERS_LAST = 3000  # in milliseconds; a worker that has not reported for longer counts as gone
PATIENCE_SECONDS = 10  # the server waits no longer for workers, which may be busy or gone
TAKE_SECONDS = 1
MOST_EACH = 4  # the most tasks of one person in the list at a time; the server itself solves the others, in turn


class QueuedTask(msgspec.Struct, rename={"node": "house", "task": "puzzle"}):
    """This is a task in the list, which servers and workers of other versions read too."""

    id: str
    node: str
    task: BotTask


DECODE = msgspec.json.Decoder(QueuedTask)


class BotQueue:
    def __init__(self, router: Router) -> None:
        self.router = router
        self.is_open = False  # True while there are workers
        self.asked: Counter[str] = Counter()  # for each person, how many tasks are in the list

    async def solve(self, task: BotTask, person: str = "") -> str | None:
        """Return the move that a worker has found, or None if nobody has an answer or the person has asked enough."""
        if self.asked[person] >= MOST_EACH:
            return None
        self.asked[person] += 1
        try:
            return await self.ask(task)
        finally:
            self.asked[person] -= 1
            self.asked += Counter()  # this drops those who wait for nothing

    async def ask(self, task: BotTask) -> str | None:
        order = QueuedTask(new_id(), self.router.node_id, task)
        thought: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.router.thought[order.id] = thought
        redis, encoded = self.router.redis, msgspec.json.encode(order).decode()
        try:
            await (redis.lpush if task.is_brief else redis.rpush)(TASKS, encoded)  # a brief thought comes first
            move = await asyncio.wait_for(thought, PATIENCE_SECONDS)
            return move if move in task.texts else None
        except (RedisError, OSError, TimeoutError):
            with suppress(RedisError, OSError):
                await redis.lrem(TASKS, 1, encoded)
            return None
        finally:
            del self.router.thought[order.id]


class Worker:
    """A worker solves several tasks at a time, until it is told to stop."""

    def __init__(self, redis: str, processes: int) -> None:
        self.redis = Redis.from_url(redis)
        self.processes = processes
        self.bots = BotPool(processes, Caps(bot_seconds=PLENTY, bot_moves=PLENTY))  # servers count whose they are
        self.stopping = asyncio.Event()

    async def run(self, ready: Callable[[], None]) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.stopping.set())
        ready()
        try:
            await asyncio.gather(self.be_there(), *(self.solve_all() for _ in range(self.processes)))
        finally:
            self.bots.close()
            await self.redis.aclose()

    async def be_there(self) -> None:
        while not self.stopping.is_set():
            with suppress(RedisError, OSError):
                await self.redis.set(WORKERS, 1, px=WORKERS_LAST)
            await asyncio.sleep(WORKERS_LAST / 3000)

    async def solve_all(self) -> None:
        while not self.stopping.is_set():
            try:
                taken = await self.redis.blpop([TASKS], TAKE_SECONDS)
                if taken is not None:
                    await self.solve(DECODE.decode(taken[1]))
            except (RedisError, OSError, msgspec.MsgspecError) as trouble:
                LOG.warning("no task could be solved: %s", trouble)
                await asyncio.sleep(TAKE_SECONDS)

    async def solve(self, order: QueuedTask) -> None:
        if await self.redis.exists(f"chantier:house:{order.node}"):  # otherwise nobody waits for the move any more
            move = await self.bots.choose(order.task)
            await self.redis.publish(channel(order.node), ENCODE.encode(Thought(order.id, move)))
