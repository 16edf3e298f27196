"""Kill -9 at any instant: every acknowledged move is there, once; every table goes on; bots think again.

With SQLite one process serves, and is killed and started again. With PostgreSQL and Redis three do, players of one
table are connected to any of them, and whichever keeps a table is killed, and now and then Redis or PostgreSQL itself.
CHANTIER_KILLS makes a longer run.
"""

from __future__ import annotations

import asyncio
import os
from functools import partial
from typing import TYPE_CHECKING

import pytest

from tests.server.cluster.world import World

if TYPE_CHECKING:
    from tests.server.conftest import Processes

KILLS = int(os.environ.get("CHANTIER_KILLS", "4"))
SELDOM = 20  # for so many servers, Redis and PostgreSQL are killed once


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_whatever_is_killed_nothing_is_lost(processes: Processes, kind: str, request: pytest.FixtureRequest) -> None:
    world = World(processes, 1 if kind == "sqlite" else 3)
    kills = [world.kill_server] * KILLS
    if kind == "postgresql":
        services = [request.getfixturevalue(f"{name}_service") for name in ("redis", "postgres")]
        for number in range(0, KILLS, SELDOM):
            kills[number:number] = [partial(world.kill_service, service) for service in services]
    asyncio.run(world.run(*kills))

    world.check_all()
