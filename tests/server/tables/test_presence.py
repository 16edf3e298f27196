"""Who is here, and who is missed. The server's clock is turned on by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Pair


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_everybody_sees_who_is_here_and_how_many_watch(pair: Pair) -> None:
    ada, bo = pair()
    spectator = ada.guest.served.nobody().live(ada.table)
    ada.until(lambda _: ada.present == {"type": "present", "here": [0, 1], "watching": 1})
    bo.close()
    ada.until(lambda _: ada.present["here"] == [0])
    spectator.close()
    ada.until(lambda _: ada.present["watching"] == 0)


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
