"""Time: for a move, for a game, for being gone. The server's clock is turned on by hand."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING

import pytest

from chantier.server.tables.clocks import LEAST, Clocks
from chantier.server.wire.requests import Clock

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Player, Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def in_turn(ada: Player, bo: Player) -> tuple[Player, Player]:
    return (ada, bo) if ada.is_asked else (bo, ada)


def test_when_time_for_a_move_is_up_a_bot_plays_on(pair: Pair) -> None:
    mover, other = in_turn(*pair(clock={"move": 60}, pace="days"))
    seat = mover.seat
    mover.guest.served.pass_time(59)
    assert "pong" == mover.say("ping")["type"]
    assert not mover.update["seats"][seat].get("away")
    mover.guest.served.pass_time(2)
    other.until(lambda update: update["seats"][seat].get("away") and update["seats"][seat].get("played_for"))


def test_who_comes_back_has_the_seat_back_at_once(pair: Pair) -> None:
    mover, _ = in_turn(*pair(clock={"move": 60}, pace="days"))
    seat = mover.seat
    mover.guest.served.pass_time(61)
    mover.until(lambda update: update["seats"][seat].get("away"))
    mover.do("back")
    mover.until(lambda update: not update["seats"][seat].get("away"))

    assert "not-away" == mover.say("back")["code"]


def test_connecting_is_coming_back(pair: Pair) -> None:
    mover, other = in_turn(*pair(clock={"move": 60}, pace="days"))
    seat = mover.seat
    mover.close()
    mover.guest.served.pass_time(61)
    other.until(lambda update: update["seats"][seat].get("away"))
    mover.guest.live(mover.table)
    other.until(lambda update: not update["seats"][seat].get("away"))


def test_a_move_is_coming_back(pair: Pair) -> None:
    ada, _ = pair("sealed_bids", clock={"move": 3600}, pace="days", level="random")
    node = ada.guest.served.node
    actor = node.actors[ada.table].result()

    async def away() -> None:
        actor.thinking[0] = None  # type: ignore[assignment] # the bot thinks for ever
        await actor.want(lambda room: room.take_over(0, "time"))

    ada.guest.served.call(away())
    ada.until(lambda update: update["seats"][0].get("away"))
    ada.play("look")
    del actor.thinking[0]

    assert not ada.update["seats"][0].get("away")


def test_who_is_gone_from_a_live_table_is_replaced_after_the_grace_if_somebody_waits(pair: Pair) -> None:
    ada, bo = pair("sealed_bids", grace=30)
    served = ada.guest.served
    ada.until(lambda _: ada.present.get("here") == [0, 1])
    bo.close()
    ada.until(lambda _: ada.present.get("here") == [0])
    served.pass_time(29)
    assert "pong" == ada.say("ping")["type"]
    assert not ada.update["seats"][1].get("away")
    served.pass_time(2)
    ada.until(lambda update: update["seats"][1].get("away"))
    back = bo.guest.live(bo.table)
    back.until(lambda update: not update["seats"][1].get("away"))


def test_where_nobody_waits_nobody_is_replaced(pair: Pair) -> None:
    ada, bo = pair("sealed_bids", grace=30)
    ada.close()
    bo.close()
    ada.guest.served.until_left(ada.table)
    ada.guest.served.pass_time(3600)
    seats = ada.guest.get(f"/api/tables/{ada.table}")["table"]["seats"]

    assert [False, False] == [seat.get("away", False) for seat in seats]


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
