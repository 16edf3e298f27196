"""While there is no database, a refusal says why, whatever is asked. CHANTIER_HOSTILE asks for a longer run."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.conftest import Place, Served
from tests.server.web.test_fuzz import odd_bytes, odd_request, opened

if TYPE_CHECKING:
    from tests.conftest import Service
    from tests.server.conftest import Guest

INPUTS = int(os.environ.get("CHANTIER_HOSTILE", "40"))
AT_ONCE = 8


@pytest.fixture(scope="module")
def kind() -> str:
    return "postgresql"


def test_hostile_inputs_get_no_other_5xx_than_503_without_a_database(postgres: str, postgres_service: Service) -> None:
    served = Served(Place(postgres))
    try:
        player = opened(served)
        guests = [served.guest() for _ in range(AT_ONCE)]
        postgres_service.kill()
        with ThreadPoolExecutor(AT_ONCE) as threads:
            each = threads.map(lambda guest: hostile_inputs(guest, player.table, guests.index(guest)), guests)
            statuses = sum(each, Counter[int]())
        health = served.nobody().request("GET", "/api/health").status_code
        ready = served.nobody().request("GET", "/api/ready").status_code
        postgres_service.start()

        assert not [status for status in statuses if status >= 500 and status != 503], statuses
        assert statuses[503] > 0.3 * INPUTS
        assert (200, 503) == (health, ready)
        served.until(lambda: 200 == served.nobody().request("GET", "/api/ready").status_code)
        assert "playing" == player.guest.get(f"/api/tables/{player.table}")["table"]["status"]
        print(f"{INPUTS} inputs without a database: {dict(statuses.most_common())}")  # noqa: T201
    finally:
        served.close()


def test_a_server_without_redis_names_it_and_goes_on_when_it_is_back(
    new_place: Callable[[], Place], redis_service: Service
) -> None:
    served = Served(new_place())
    try:
        ada = served.guest()
        redis_service.kill()
        ready = served.nobody().request("GET", "/api/ready")
        redis_service.start()

        assert (503, "Not ready: redis.") == (ready.status_code, ready.json()["says"])
        served.until(lambda: 200 == served.nobody().request("GET", "/api/ready").status_code)
        assert "Ada" == ada.get("/api/me")["name"]
    finally:
        served.close()


def test_a_server_whose_database_is_away_ends_without_an_error(postgres: str, postgres_service: Service) -> None:
    served = Served(Place(postgres))
    served.guest()
    postgres_service.kill()
    try:
        served.close()  # an error in its thread would be one of this test
    finally:
        postgres_service.start()


def hostile_inputs(guest: Guest, table: str, seed: int) -> Counter[int]:
    """Return the statuses of the answers to one guest's share of the inputs."""
    chance = random.Random(seed)
    return Counter(hostile(guest, table, chance) for _ in range(INPUTS // AT_ONCE))


def hostile(guest: Guest, table: str, chance: random.Random) -> int:
    """Send a request, a socket or any bytes, and return the status of the answer; 0 where there was none."""
    match chance.randrange(20):
        case 0:
            return odd_bytes(guest.served.address, chance)
        case 1:
            try:
                guest.live(table)
            except InvalidStatus as refused:
                return refused.response.status_code
            return 101
        case _:
            return odd_request(guest, table, chance)
