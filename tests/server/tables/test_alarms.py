"""Alarms: one for each table."""

from __future__ import annotations

import asyncio

from chantier.server.tables.alarms import Alarms


def test_they_stop_when_told_to_even_if_one_is_set_at_that_moment() -> None:
    async def stop() -> bool:
        alarms = Alarms(lambda table: None, lambda: 0)
        running = asyncio.create_task(alarms.run())
        await asyncio.sleep(0.01)
        alarms.set("a table", 10**6)
        running.cancel()
        await asyncio.wait([running], timeout=1)
        stopped = running.cancelled()
        running.cancel()
        return stopped

    assert asyncio.run(stop())
