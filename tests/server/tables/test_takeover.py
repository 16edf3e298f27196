"""A bot takes over from somebody whose time is up, until they are back. The server's clock is turned on by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chantier.server.tables.seating import take_over

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Player


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
        actor.bot_turns.thinking[0] = None  # type: ignore[assignment] # the bot thinks for ever
        await actor.want(lambda room: take_over(room, 0, "time"))

    ada.guest.served.call(away())
    ada.until(lambda update: update["seats"][0].get("away"))
    ada.play("look")
    del actor.bot_turns.thinking[0]

    assert not ada.update["seats"][0].get("away")
