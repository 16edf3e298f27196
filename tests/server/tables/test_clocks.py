"""Time for a move and for a game. The server's clock is turned on by hand."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest

from chantier.server.tables.clocks import LEAST, Clocks
from chantier.server.wire.requests import Clock

if TYPE_CHECKING:
    from tests.server.conftest import Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_time_for_the_game_is_stored_and_stands_still_while_the_server_is_down(own_served: Served) -> None:
    ada = own_served.guest()
    table = ada.new_table(bots={"1": "random"}, clock={"game": 600, "gain": 5}, pace="days")
    ada.start(table)
    player = ada.live(table)
    player.until(lambda _: player.is_asked)
    own_served.pass_time(100)
    began = time.monotonic()
    player.do("move", move=player.moves[0], version=player.update["version"])
    player.until(lambda _: player.is_asked)
    left = player.update["seats"][0]["store"]
    own_served.pass_time(50)
    until = player.update["seats"][0]["until"] - player.update["now"] - 50_000
    own_served.restart(down=7200)
    again = ada.live(table)

    assert 495_000 < left <= 505_000
    assert left == again.update["seats"][0]["store"]
    still = again.update["seats"][0]["until"] - again.update["now"]
    spent = (time.monotonic() - began) * 1000  # at most, while the server was up
    assert until - spent <= still <= until + 6000  # what the heartbeat had not yet noted is given, not taken
    own_served.pass_time(still / 1000 + 1)
    again.until(lambda update: update["seats"][0].get("away"))


def test_a_deadline_fires_after_a_restart_with_nobody_connected(own_served: Served) -> None:
    ada = own_served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"}, clock={"move": 60}, pace="days")
    ada.start(table)
    own_served.restart()
    own_served.pass_time(70)
    for _ in range(3):  # a round each; the bot that plays on is on no clock
        ada.get("/api/health")
    watcher = own_served.guest("Bo").live(table)
    watcher.until(lambda update: update["status"] == "over")

    assert watcher.update["seats"][0]["played_for"] >= 3


def test_an_empty_store_still_gives_ten_seconds_a_move() -> None:
    clocks = Clocks(Clock(game=5), 1)
    clocks.count([0], None, now=0)
    clocks.count([0], 0, now=8000)

    assert (0, 8000 + LEAST) == (clocks.seats[0].store, clocks.seats[0].until)


def test_taking_a_move_back_gains_no_time() -> None:
    clocks = Clocks(Clock(game=100, gain=10), 2)
    clocks.count([0], None, now=0)
    clocks.count([1], 0, now=20_000)
    clocks.count([0], None, now=25_000)

    assert [90_000, 95_000] == [own.store for own in clocks.seats]


def test_bots_have_no_clock(served: Served) -> None:
    ada = served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"}, clock={"move": 60})
    ada.start(table)
    player = ada.live(table)
    player.play_on(random.Random(1))

    assert all(not update["seats"][1].get("until") for update in player.heard if update["type"] == "update")
