"""Engines play many games at once: in this process, in several processes of this machine, or on many machines by Ray.

A game is known by its number alone, so every engine gives the same results. Numbers travel in chunks of about half a
second, since a message for each game would cost more than a quick game does.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from chantier.kernel.errors import BadInput

R = TypeVar("R")
Play = Callable[[int], R]

CHUNK_SECONDS = 0.5
LARGEST_CHUNK = 1000
GROWTH = 8  # a chunk is at most so many times as large as those before, since a few games tell little about their time
IN_FLIGHT = 3  # chunks for each worker, so that none waits for the next
FEW_GAMES = 20  # with fewer, starting processes takes longer than it saves
MOST_FAILURES = 3  # of workers, one after another, before the run is given up


class Chunk(NamedTuple, Generic[R]):
    """The results of some games, in the order of their numbers, and how long they took."""

    numbers: Sequence[int]
    results: list[R]
    seconds: float


class WorkerLost(Exception):
    """A worker died before it had finished its chunk, or several chunks, of which these are the handles."""

    def __init__(self, handles: Sequence[Any]) -> None:
        super().__init__(f"{len(handles)} chunks were lost with their worker")
        self.handles = handles


def play_chunk(play: Play[R], numbers: Sequence[int]) -> Chunk[R]:
    begun = perf_counter()
    results = [play(number) for number in numbers]
    return Chunk(numbers, results, perf_counter() - begun)


class Engine:
    """An engine hands out chunks and takes them back in the order in which they end."""

    workers: int

    def submit(self, play: Play[Any], numbers: Sequence[int]) -> Any:
        """Hand a chunk to a worker, and return a handle for it."""
        raise NotImplementedError

    def next_finished(self, handles: Sequence[Any]) -> tuple[Any, Chunk[Any]]:
        """Wait for a chunk; raise WorkerLost if its worker died."""
        raise NotImplementedError

    def renew(self) -> None:
        """Replace what has died."""

    def close(self) -> None:
        """End all workers."""

    def __enter__(self) -> Engine:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.close()

    def results(self, play: Play[R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        """Yield each number with its result, in the order in which the games end."""
        for chunk in self.chunks(play, numbers):
            yield from zip(chunk.numbers, chunk.results, strict=True)

    def chunks(self, play: Play[R], numbers: Iterable[int]) -> Iterator[Chunk[R]]:
        left = deque(numbers)
        under_way: dict[Any, Sequence[int]] = {}
        size = 1
        failures = 0
        while left or under_way:
            while left and len(under_way) < IN_FLIGHT * self.workers:
                taken = [left.popleft() for _ in range(min(size, len(left)))]
                under_way[self.submit(play, taken)] = taken
            try:
                handle, chunk = self.next_finished(list(under_way))
            except WorkerLost as lost:
                failures += 1
                if failures > MOST_FAILURES:
                    raise
                left.extendleft(reversed([number for handle in lost.handles for number in under_way.pop(handle)]))
                self.renew()
                continue
            failures = 0
            del under_way[handle]
            size = next_size(size, chunk)
            yield chunk


def next_size(size: int, chunk: Chunk[Any]) -> int:
    """Return how many games take about half a second."""
    wanted = CHUNK_SECONDS * len(chunk.numbers) / max(chunk.seconds, 1e-6)
    return max(1, min(int(wanted), size * GROWTH, LARGEST_CHUNK))


class InThisProcess(Engine):
    """One after another, here: nothing is started, and a debugger sees every game."""

    workers = 1

    def submit(self, play: Play[Any], numbers: Sequence[int]) -> Callable[[], Chunk[Any]]:
        return partial(play_chunk, play, numbers)

    def next_finished(self, handles: Sequence[Any]) -> tuple[Any, Chunk[Any]]:
        return handles[0], handles[0]()


HERE = InThisProcess()


class Processes(Engine):
    """As many processes of this machine as told, or as it has cores."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or os.cpu_count() or 1
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, get_context("forkserver" if os.name == "posix" else "spawn"))

    def submit(self, play: Play[Any], numbers: Sequence[int]) -> Future[Chunk[Any]]:
        try:
            return self.pool.submit(play_chunk, play, numbers)
        except BrokenProcessPool:  # it is noticed with the chunks under way
            self.renew()
            return self.pool.submit(play_chunk, play, numbers)

    def next_finished(self, handles: Sequence[Any]) -> tuple[Any, Chunk[Any]]:
        done, _ = wait(handles, return_when=FIRST_COMPLETED)
        sound = [handle for handle in done if not isinstance(handle.exception(), BrokenProcessPool)]
        if not sound:
            raise WorkerLost(handles)
        return sound[0], sound[0].result()

    def renew(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self.new_pool()

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def engine(workers: int | None = None, ray: str = "", games: int = FEW_GAMES) -> Engine:
    """Return the engine for a number of processes here, or for a cluster of Ray: `auto`, or its address.

    If nothing is told, a few games are played here and more of them on all cores.
    """
    if ray:
        from chantier.lab.engine_ray import OnRay  # noqa: PLC0415 - only who asks for Ray needs it

        return OnRay(ray)
    if workers is not None and workers < 1:
        raise BadInput("no-workers", given=workers)
    return HERE if workers == 1 or (workers is None and games < FEW_GAMES) else Processes(workers)
