"""Limits guard the API: where a request may come from, how often, how large, and what browsers may do."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from limits.storage import storage_from_string
from starlette.datastructures import Headers

from chantier.server.errors import Refused

MOST_BODY_BYTES = 16 * 1024  # a body may have so many bytes
MOST_KIT_BYTES = 64 * 1024  # a body that may bring a kit may have more
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}
LIMITS: dict[str, RateLimitItem] = {
    "requests": parse("1200 per minute"),
    "guests": parse("20 per minute"),
    "sign-in": parse("10 per minute"),
    "tables": parse("30 per minute"),
    "sockets": parse("120 per minute"),
}


def check_origin(headers: Headers) -> None:
    """Refuse a page of another site that acts for somebody, who is known by a cookie."""
    origin = headers.get("origin")
    if origin is None:
        if "cookie" in headers:
            raise Refused(403, "no-origin")
    elif not is_own(origin, headers.get("host", "")):
        raise Refused(403, "foreign-origin")


def is_own(origin: str, host: str) -> bool:
    try:
        return urlsplit(origin).netloc == host
    except ValueError:
        return False


class Limiter:
    """A limiter counts requests by address, for each limit."""

    def __init__(self, redis: str, limits: dict[str, RateLimitItem]) -> None:
        shared: dict[str, str | bool] = {
            "implementation": "redispy",
            "key_prefix": "chantier:limits",
            "wrap_exceptions": True,
        }
        storage: Any = storage_from_string(f"async+{redis}", **shared) if redis else MemoryStorage()
        self.window = MovingWindowRateLimiter(storage)
        self.limits = limits

    async def check(self, limit: str, who: str) -> None:
        try:
            allowed = not limit or await self.window.hit(self.limits[limit], limit, who)
        except StorageError:
            raise Refused(503, "no-keeper") from None
        if not allowed:
            raise Refused(429, "too-many-requests")
