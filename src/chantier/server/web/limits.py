"""Limits guard the API: how often a request may come, how large it may be, and what browsers may do."""

from __future__ import annotations

from typing import Any

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string

from chantier.server.errors import Refused

MOST_BODY_BYTES = 16 * 1024  # the largest body of most requests
MOST_KIT_BYTES = 64 * 1024  # the largest body of a request that may bring a kit
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
LIMITS: dict[str, RateLimitItem] = {
    "requests": parse("1200 per minute"),
    "guests": parse("20 per minute"),
    "sign-in": parse("10 per minute"),
    "account": parse("30 per minute"),
    "mail": parse("5 per minute"),
    "tables": parse("30 per minute"),
    "sockets": parse("120 per minute"),
    "ready": parse("120 per minute"),
    "playback": parse("120 per minute"),
    "data": parse("30 per minute"),
    # what stays in the database, guesses at passwords, and mail to strangers are counted over a day too
    "guests-a-day": parse("400 per day"),
    "tables-a-day": parse("1000 per day"),
    "sign-in-a-day": parse("300 per day"),
    "mail-a-day": parse("30 per day"),
}
OF_EACH_PROCESS = ("ready",)  # it has to answer also while Redis is away


class Limiter:
    """A limiter counts requests by address, for each limit; processes at one address count together, by Redis."""

    def __init__(self, redis: str, limits: dict[str, RateLimitItem]) -> None:
        shared: dict[str, str | bool] = {
            "implementation": "redispy",
            "key_prefix": "chantier:limits",
            "wrap_exceptions": True,
        }
        self.own = MovingWindowRateLimiter(MemoryStorage())
        storage: Any = storage_from_string(f"async+{redis}", **shared) if redis else MemoryStorage()
        self.window = MovingWindowRateLimiter(storage)
        self.limits = limits

    async def check(self, limit: str, who: str) -> None:
        try:
            allowed = not limit or await self.hit(limit, who)
        except StorageError:
            raise Refused(503, "redis-down") from None
        if not allowed:
            raise Refused(429, "too-many-requests")

    async def hit(self, limit: str, who: str) -> bool:
        """Count a request, and say whether it is within its limit and, where there is one, within that of the day."""
        names = [name for name in (limit, f"{limit}-a-day") if name in self.limits]
        window = self.own if limit in OF_EACH_PROCESS else self.window
        return all([await window.hit(self.limits[name], name, who) for name in names])
