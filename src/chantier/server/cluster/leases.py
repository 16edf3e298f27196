"""Leases in Redis say which of several nodes at one address keeps which table.

A node is there as long as it renews its own lease and listens to its channel, so that others notice at once when it is
killed, and after a few seconds when the network has lost it. A lease only says which node to ask; the database decides
which node may write (the column `keeper` of `tables`).
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from chantier.server.errors import Refused, TableElsewhere
from chantier.server.ids import new_id

LOG = logging.getLogger("chantier.leases")
LEASE = 4000  # in milliseconds; a node that has not renewed its lease for longer counts as gone
RENEW_SECONDS = 1
TABLE = 3600 * 1000  # in milliseconds; the lease of a table is renewed while the table is in memory
OPENING = 10_000

IS_THERE = """
local function is_there(node)
    return redis.call('EXISTS', 'chantier:house:' .. node) == 1
        and redis.call('PUBSUB', 'NUMSUB', 'chantier:to:' .. node)[2] > 0
end
"""
CLAIM = f"""{IS_THERE}
local actor = redis.call('GET', KEYS[1])
if actor and actor ~= ARGV[1] and is_there(actor) then return actor end
if not is_there(ARGV[1]) then return false end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]
"""
FORLORN = f"""{IS_THERE}
local found = {{}}
for _, key in ipairs(KEYS) do
    local actor = redis.call('GET', key)
    if not (actor and is_there(actor)) then found[#found + 1] = key end
end
return found
"""
GONE = f"""{IS_THERE}
local found = {{}}
for _, node in ipairs(ARGV) do
    if not is_there(node) then found[#found + 1] = node end
end
return found
"""
ANYBODY = f"""{IS_THERE}
for _, key in ipairs(redis.call('KEYS', 'chantier:house:*')) do
    if is_there(string.sub(key, 16)) then return 1 end
end
return 0
"""


def channel(node: str) -> str:
    return f"chantier:to:{node}"


def table_key(table: str) -> str:
    return f"chantier:table:{table}"


class Leases:
    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.node = new_id()
        self.key = f"chantier:house:{self.node}"
        self.process = f"{socket.gethostname()}:{os.getpid()}"  # tells people who look into Redis which node is which
        self.sure_until = 0.0  # the lease is ours until then, by the monotonic clock
        self.claiming = redis.register_script(CLAIM)
        self.missing = redis.register_script(FORLORN)
        self.leaving = redis.register_script(GONE)
        self.anybody = redis.register_script(ANYBODY)  # finds out whether any node is at this address

    async def open(self, first: Callable[[], Awaitable[None]]) -> None:
        """Take a lease; a node that opens while no other is there does `first`, and others wait until that is done."""
        while not await self.anybody():
            if await self.redis.set("chantier:opening", self.node, nx=True, px=OPENING):
                if not await self.anybody():
                    await first()
                    await self.renew()
                await self.redis.delete("chantier:opening")
            else:
                await asyncio.sleep(0.1)
        await self.renew()

    async def renew(self) -> bool:
        """Renew the lease, and say whether it had not run out."""
        began = time.monotonic()
        before = await self.redis.set(self.key, self.process, px=LEASE, get=True)
        self.sure_until = began + LEASE / 1000
        return before is not None

    async def run(self, lost: Callable[[], None]) -> None:
        """Renew for ever; `lost` is called when other nodes may have taken the tables."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                if not await self.renew():
                    lost()
            except (RedisError, OSError) as trouble:
                LOG.warning("the lease is not renewed: %s", trouble)
                if self.sure_until < time.monotonic():
                    lost()

    async def claim(self, table: str) -> None:
        """Keep the table at this node from now on, or raise TableElsewhere."""
        try:
            actor: bytes | None = await self.claiming([table_key(table)], [self.node, TABLE])
        except (RedisError, OSError):
            actor = None
        if actor is None:
            raise Refused(503, "no-keeper")
        if actor.decode() != self.node:
            raise TableElsewhere(actor.decode())

    async def hold(self, tables: Iterable[str]) -> None:
        """Renew the leases of the tables in memory."""
        async with self.redis.pipeline(transaction=False) as together:
            for table in tables:
                together.pexpire(table_key(table), TABLE)
            await together.execute()

    async def forlorn(self, tables: Iterable[str]) -> list[str]:
        """Return the tables that no node keeps."""
        keys: list[Any] = [table_key(table) for table in tables]
        return [key.decode().rpartition(":")[2] for key in await self.missing(keys)]

    async def gone(self, nodes: Iterable[str]) -> list[str]:
        asked: list[Any] = list(nodes)
        return [node.decode() for node in await self.leaving([], asked)]

    async def end(self) -> None:
        await self.redis.delete(self.key)
