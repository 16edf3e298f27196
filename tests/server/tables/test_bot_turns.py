"""Bots at a table."""

from __future__ import annotations

import json
import random
import threading
from typing import TYPE_CHECKING

import pytest

from chantier import Table, parse_record

if TYPE_CHECKING:
    from tests.server.conftest import Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_two_people_and_a_bot_play_a_whole_game(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table(seats=3, bots={"1": "random"})
    bo.join(table)
    ada.start(table)
    players = [ada.live(table), bo.live(table)]
    threads = [threading.Thread(target=player.play_on, args=(random.Random(i),)) for i, player in enumerate(players)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    record = parse_record(json.dumps(ada.get(f"/api/tables/{table}/record")).encode())
    replayed = Table.replay(record)

    assert replayed.outcome is not None
    for player in players:
        assert replayed.outcome.points == player.update["outcome"]["points"]
        assert [line["name"] for line in player.log] == [event.name for event in replayed.log()]
