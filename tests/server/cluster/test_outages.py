"""While there is no database, a refusal says why, whatever is asked. CHANTIER_HOSTILE asks for a longer run."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import Place, Served
from tests.server.web.test_fuzz import odd_request, opened

if TYPE_CHECKING:
    from tests.conftest import Service

REQUESTS = int(os.environ.get("CHANTIER_HOSTILE", "2800")) // 70


@pytest.fixture(scope="module")
def kind() -> str:
    return "postgresql"


def test_hostile_requests_get_no_other_5xx_than_503_without_a_database(
    postgres: str, postgres_service: Service
) -> None:
    served = Served(Place(postgres))
    try:
        chance = random.Random(5)
        player = opened(served)
        postgres_service.kill()
        statuses = Counter(odd_request(player.guest, player.table, chance) for _ in range(REQUESTS))
        health = served.nobody().request("GET", "/api/health").status_code
        ready = served.nobody().request("GET", "/api/ready").status_code
        postgres_service.start()

        assert not [status for status in statuses if status >= 500 and status != 503], statuses
        assert statuses[503] > 0.3 * REQUESTS
        assert (200, 503) == (health, ready)
        served.until(lambda: 200 == served.nobody().request("GET", "/api/ready").status_code)
        assert "playing" == player.guest.get(f"/api/tables/{player.table}")["table"]["status"]
        print(f"{REQUESTS} requests without a database: {dict(statuses)}")  # noqa: T201
    finally:
        served.close()
