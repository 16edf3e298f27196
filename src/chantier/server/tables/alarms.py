"""Each table has one alarm, even if nobody looks at it."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable
from contextlib import suppress

LONGEST_SLEEP = 60.0


class Alarms:
    def __init__(self, ring: Callable[[str], None], now: Callable[[], int]) -> None:
        self.ring = ring
        self.now = now
        self.heap: list[tuple[int, str]] = []
        self.due: dict[str, int] = {}
        self.sooner = asyncio.Event()

    def set(self, table: str, at: int | None) -> None:
        if at is None:
            self.due.pop(table, None)
        elif self.due.get(table) != at:
            self.due[table] = at
            heapq.heappush(self.heap, (at, table))
            self.sooner.set()
            if len(self.heap) > 2 * len(self.due) + 100:  # most of the heap is alarms that were moved
                self.heap = [(at, table) for table, at in self.due.items()]
                heapq.heapify(self.heap)

    async def run(self) -> None:
        while True:
            self.sooner.clear()
            self.ring_what_is_due()
            with suppress(TimeoutError):
                async with asyncio.timeout(self.seconds_to_next()):  # wait_for may miss a cancellation
                    await self.sooner.wait()

    def ring_what_is_due(self) -> None:
        now = self.now()
        while self.heap and self.heap[0][0] <= now:
            at, table = heapq.heappop(self.heap)
            if self.due.get(table) == at:  # otherwise the alarm was moved or removed
                del self.due[table]
                self.ring(table)

    def seconds_to_next(self) -> float:
        return min(max(self.heap[0][0] - self.now(), 0) / 1000, LONGEST_SLEEP) if self.heap else LONGEST_SLEEP
