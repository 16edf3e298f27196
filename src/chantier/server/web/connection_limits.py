"""The door counts who is connected; a connection that only takes up room is ended, so that others get in."""

from __future__ import annotations

import asyncio
import os
from typing import Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from chantier.server.caps import Caps, net_of
from chantier.server.errors import Refused, raw_refusal

SPARE_FILES = 150  # the store, Redis, the bots and the client's files need these besides connections
FEWEST = 50
MOST_FILES = 65_536


def raise_file_limit() -> None:
    """Allow this process as many open files as the system lets it have."""
    if os.name == "posix":
        import resource  # noqa: PLC0415 - only where there is one

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        most = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


def most_connections() -> int:
    if os.name != "posix":
        return FEWEST * 10
    import resource  # noqa: PLC0415 - only where there is one

    return max(FEWEST, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES)


class Hosts(Protocol):
    def __contains__(self, host: str, /) -> bool: ...


class Door:
    """A door is shared by all connections of a process."""

    def __init__(self, caps: Caps, proxies: Hosts = frozenset()) -> None:
        self.caps = caps
        self.proxies = proxies  # many people come through one of them
        self.most = caps.connections or most_connections()
        self.inside: set[HttpProtocol] = set()
        self.each: dict[str, dict[HttpProtocol, None]] = {}  # by address, the oldest first
        self.silent: dict[HttpProtocol, None] = {}  # connections that have not sent a whole request, the oldest first
        self.refusal = raw_refusal(Refused(503, "too-many-connections"))

    def enter(self, guest: HttpProtocol) -> bool:
        """Let a connection in; when the house is full, another has to go."""
        if not self.is_shared(guest) and self.count(guest.address) >= self.caps.connections_each:
            return False
        if len(self.inside) >= self.most:
            leaving = self.least_missed(guest)
            if leaving is None:
                return False
            self.leave(leaving)
            leaving.transport.abort()
        self.inside.add(guest)
        self.each.setdefault(guest.address, {})[guest] = None
        self.silent[guest] = None
        return True

    def is_shared(self, guest: HttpProtocol) -> bool:
        """Say whether many people come from this address, which is then not counted."""
        return not guest.host or guest.host in self.proxies

    def count(self, address: str) -> int:
        return len(self.each.get(address, ()))

    def least_missed(self, guest: HttpProtocol) -> HttpProtocol | None:
        """Return who has to go for a guest: of the address that has most, or else who has said nothing for longest."""
        own = [inside for inside in self.each.values() if not self.is_shared(next(iter(inside)))]
        most = max(own, key=len, default={})
        if len(most) > self.count(guest.address) + 1:
            return next((one for one in most if one in self.silent), next(iter(most)))
        return next(iter(self.silent), None)

    def leave(self, guest: HttpProtocol) -> None:
        self.silent.pop(guest, None)
        if guest in self.inside:
            self.inside.discard(guest)
            del self.each[guest.address][guest]
            if not self.each[guest.address]:
                del self.each[guest.address]


class HttpProtocol(H11Protocol):
    """This is uvicorn's protocol, but a request has to come, and to be answered and read, within some seconds."""

    door: Door
    timer: asyncio.TimerHandle | None = None
    is_answering = False
    host = address = "?"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.address = net_of(self.host)
        if self.door.enter(self):
            self.limit(self.door.caps.head_seconds)
        else:
            transport.write(self.door.refusal)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.limit(None)
        self.door.leave(self)
        super().connection_lost(exc)

    def limit(self, seconds: float | None) -> None:
        """Cut the connection off in some seconds, unless its request makes progress first."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.cut_off)

    def cut_off(self) -> None:
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.timer is None:  # the first bytes of another request
            self.door.silent[self] = None
            self.limit(self.door.caps.head_seconds)
        super().data_received(data)
        self.look()

    def look(self) -> None:
        """Note that a request is whole, so that it is now to be answered."""
        is_answering = self.cycle is not None and not self.cycle.response_complete
        if is_answering and not self.is_answering:
            self.door.silent.pop(self, None)
            self.limit(self.door.caps.request_seconds)
        self.is_answering = is_answering

    def on_response_complete(self) -> None:
        self.is_answering = False
        self.limit(None)  # uvicorn ends a connection that stays silent after an answer
        super().on_response_complete()
        self.look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.limit(None)
        self.door.silent.pop(self, None)
        super().handle_websocket_upgrade(event)
        self.transport.get_protocol().left = lambda: self.door.leave(self)  # type: ignore[attr-defined]
