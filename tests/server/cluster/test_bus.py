"""Messages between nodes while Redis comes and goes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest
from redis import Redis

from chantier.server.cluster.bus import Bus
from chantier.server.cluster.messages import Closed, NodeMessage

if TYPE_CHECKING:
    from tests.conftest import Service

pytestmark = pytest.mark.heavy
PATIENCE = 30


class Ear:
    """A node that only listens."""

    def __init__(self, url: str, node: str) -> None:
        self.heard: list[NodeMessage] = []
        self.losses = 0
        self.bus = Bus(url, node, self.heard.append, lambda message, is_sure: None)

    async def open(self) -> None:
        self.listening = asyncio.create_task(self.bus.listen(self.lose))
        await asyncio.wait_for(self.bus.listening.wait(), PATIENCE)

    def lose(self) -> None:
        self.losses += 1

    async def close(self) -> None:
        self.listening.cancel()
        await self.bus.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


def test_who_came_while_a_node_heard_nothing_counts_as_lost_too(redis_service: Service) -> None:
    url = f"{redis_service.url}/15"

    async def losses() -> int:
        ear = Ear(url, "deaf")
        await ear.open()
        with Redis.from_url(url) as redis:
            for client in redis.client_list():
                if client["db"] == "15" and client["sub"] == "1":
                    redis.client_kill_filter(_id=client["id"])
            await until(lambda: ear.losses > 0)
            await until(lambda: redis.pubsub_numsub("chantier:to:deaf")[0][1] == 1)
        await asyncio.sleep(0.2)
        await ear.close()
        return ear.losses

    assert 2 == asyncio.run(losses())


def test_that_a_socket_is_closed_is_said_again_until_it_is_heard(redis_service: Service) -> None:
    async def heard() -> list[NodeMessage]:
        ear = Ear(redis_service.url, "other")
        await ear.open()
        sending = asyncio.create_task(ear.bus.send_all())
        redis_service.kill()
        ear.bus.send("other", Closed("socket", 4408))
        await until(ear.bus.unsent.empty)
        redis_service.start()
        await until(lambda: bool(ear.heard))
        sending.cancel()
        await ear.close()
        return ear.heard

    assert [Closed("socket", 4408)] == asyncio.run(heard())
