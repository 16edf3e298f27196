"""Requests of everybody share half of the time, step by step, so that tables always have the other half."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Generator
from time import perf_counter
from typing import Any

from chantier.server.bots.fair_queue import FairQueue

AHEAD_SECONDS = 0.005  # requests that come now and then take this much at once, without a pause
LONGEST_STEP = 0.02  # a step that takes longer is itself held up, by a machine that is busy or was asleep


class Entrance:
    """After each step of a request, everybody else has as much time as that step has taken.

    So a flood of requests waits here, where addresses take turns, and not before the moves of those who play: a move,
    and a bot's answer to it, are many short steps, of which each would wait for another request.
    """

    def __init__(self) -> None:
        self.waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self.free_at = 0.0  # until then tables have the time
        self.is_open = False  # somebody is about to be let in

    @property
    def is_free(self) -> bool:
        return not self.is_open and perf_counter() >= self.free_at - AHEAD_SECONDS

    def turn(self, address: str) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self.waiting.put(address, "", turn)
        if not self.is_open:
            self.is_open = True
            self.rest(loop)
        return turn

    def let_in(self, loop: asyncio.AbstractEventLoop) -> None:
        turn = self.waiting.take()
        while turn is not None and turn.done():  # whoever waited has gone
            turn = self.waiting.take()
        if turn is None:
            self.is_open = False
        else:
            turn.set_result(None)
            loop.call_soon(self.rest, loop)  # after the step that this begins

    def rest(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let nobody in for as long as the last step has held up the loop."""
        loop.call_later(max(0.0, self.free_at - AHEAD_SECONDS - perf_counter()), self.let_in, loop)

    def note(self, began: float) -> None:
        """Count a step, which has just ended; what was owed when it began is still owed."""
        now = perf_counter()
        self.free_at = now + max(0.0, self.free_at - began) + min(LONGEST_STEP, now - began)


class Paced:
    """A request waits for its turn before each of its steps, unless the entrance is free."""

    def __init__(self, entrance: Entrance, address: str, work: Coroutine[Any, Any, None]) -> None:
        self.entrance = entrance
        self.address = address
        self.work = work
        self.is_let_go = False  # it has become a socket, which is counted by its frames
        self.is_hearing = False  # it waits for its client, whose time is limited, and must not wait longer

    def __await__(self) -> Generator[Any, None, None]:
        trouble: BaseException | None = None
        while True:
            try:
                if trouble is None and not (self.is_let_go or self.is_hearing or self.entrance.is_free):
                    yield from self.entrance.turn(self.address)
            except BaseException as given_up:
                trouble = given_up
            began = perf_counter()
            try:
                awaited = self.work.send(None) if trouble is None else self.work.throw(trouble)
            except StopIteration:
                return
            finally:
                if not self.is_let_go:
                    self.entrance.note(began)
            trouble = None
            try:
                yield awaited
            except BaseException as thrown:
                trouble = thrown
