"""How often a request may come."""

from __future__ import annotations

import asyncio

import pytest
from limits import parse

from chantier.server.errors import Refused
from chantier.server.web.limits import LIMITS, Limiter


def test_what_stays_is_counted_over_a_day_too() -> None:
    async def come() -> None:
        limiter = Limiter("", {"guests": parse("10 per minute"), "guests-a-day": parse("3 per day")})
        for _ in range(3):
            await limiter.check("guests", "192.0.2.1")
        await limiter.check("guests", "192.0.2.2")
        with pytest.raises(Refused):
            await limiter.check("guests", "192.0.2.1")

    asyncio.run(come())


def test_whether_a_server_is_ready_is_asked_also_while_redis_is_away() -> None:
    async def ask() -> None:
        limiter = Limiter("redis://127.0.0.1:1", LIMITS)  # nobody listens there
        await limiter.check("ready", "192.0.2.1")
        with pytest.raises(Refused, match="redis-down"):
            await limiter.check("requests", "192.0.2.1")

    asyncio.run(ask())


def test_every_limit_of_a_day_belongs_to_one_of_a_minute() -> None:
    assert {name.removesuffix("-a-day") for name in LIMITS} <= set(LIMITS)
