"""Bots that think elsewhere: puzzles in a list in Redis, taken by `chantier worker` on any machine.

A list is all it takes: the answer comes by the post that houses have anyway, and a puzzle that is lost with its worker
is solved here after a while, since solving it twice does no harm.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from chantier.server.leases import channel
from chantier.server.letters import ENCODE, Thought
from chantier.server.people import new_id
from chantier.server.thinkers import Puzzle, Thinkers

if TYPE_CHECKING:
    from chantier.server.switchboard import Switchboard

LOG = logging.getLogger("chantier.workshop")
PUZZLES, WORKERS = "chantier:puzzles", "chantier:workers"
WORKERS_LAST = 3000  # milliseconds; without a worker for so long, we think here
PATIENCE_SECONDS = 10  # for workers that are busy or gone
TAKE_SECONDS = 1


class Order(msgspec.Struct):
    id: str
    house: str
    puzzle: Puzzle


DECODE = msgspec.json.Decoder(Order)


class Workshop:
    def __init__(self, board: Switchboard) -> None:
        self.board = board
        self.is_open = False  # there are workers

    async def solve(self, puzzle: Puzzle) -> str | None:
        """None if nobody has an answer."""
        order = Order(new_id(), self.board.house_id, puzzle)
        thought: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.board.thought[order.id] = thought
        redis, encoded = self.board.redis, msgspec.json.encode(order).decode()
        try:
            await redis.rpush(PUZZLES, encoded)
            move = await asyncio.wait_for(thought, PATIENCE_SECONDS)
            return move if move in puzzle.texts else None
        except (RedisError, OSError, TimeoutError):
            with suppress(RedisError, OSError):
                await redis.lrem(PUZZLES, 1, encoded)
            return None
        finally:
            del self.board.thought[order.id]


class Worker:
    """Solves so many puzzles at a time, until it is told to stop."""

    def __init__(self, redis: str, processes: int) -> None:
        self.redis = Redis.from_url(redis)
        self.processes = processes
        self.thinkers = Thinkers(processes)
        self.stopping = asyncio.Event()

    async def run(self, ready: Callable[[], None]) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.stopping.set())
        ready()
        try:
            await asyncio.gather(self.be_there(), *(self.solve_all() for _ in range(self.processes)))
        finally:
            self.thinkers.close()
            await self.redis.aclose()

    async def be_there(self) -> None:
        while not self.stopping.is_set():
            with suppress(RedisError, OSError):
                await self.redis.set(WORKERS, 1, px=WORKERS_LAST)
            await asyncio.sleep(WORKERS_LAST / 3000)

    async def solve_all(self) -> None:
        while not self.stopping.is_set():
            try:
                taken = await self.redis.blpop([PUZZLES], TAKE_SECONDS)
                if taken is not None:
                    await self.solve(DECODE.decode(taken[1]))
            except (RedisError, OSError, msgspec.MsgspecError) as trouble:
                LOG.warning("no puzzle could be solved: %s", trouble)
                await asyncio.sleep(TAKE_SECONDS)

    async def solve(self, order: Order) -> None:
        if await self.redis.exists(f"chantier:house:{order.house}"):  # else nobody waits for it any more
            move = await self.thinkers.choose(order.puzzle)
            await self.redis.publish(channel(order.house), ENCODE.encode(Thought(order.id, move)))
