"""A table goes on from a moment of another one that is over."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest

from chantier import Table, parse_record

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Served


@pytest.fixture
def over(served: Served) -> tuple[str, Guest]:
    ada = served.guest("Ada")
    table = ada.new_table("queens_architect", 2, bots={"0": "random"})
    ada.start(table)
    ada.live(table).play_on(random.Random(4))
    return table, ada


def origin(table: str, moment: int) -> dict[str, Any]:
    return {"origin": {"table": table, "moment": moment}}


def test_it_begins_as_the_other_was_and_is_played_to_its_end(served: Served, over: tuple[str, Guest]) -> None:
    old, ada = over
    record = parse_record(json.dumps(ada.get(f"/api/tables/{old}/record")).encode())
    then = ada.get(f"/api/tables/{old}/film?from=20")["frames"][0]

    table = ada.new_table("queens_architect", 2, bots={"1": "random"}, **origin(old, 20))
    ada.start(table)
    served.restart()
    player = ada.live(table)
    player.play_on(random.Random(5))

    assert {"table": old, "moment": 20} == ada.get(f"/api/tables/{table}")["settings"]["origin"]
    assert then["view"] == ada.get(f"/api/tables/{table}/film?from=20")["frames"][0]["view"]
    played = parse_record(json.dumps(ada.get(f"/api/tables/{table}/record")).encode())
    assert played.entries[:40] == record.entries[:40]
    assert played.entries != record.entries
    assert played.seed is None
    assert Table.replay(played).is_over


@pytest.mark.parametrize(
    ("settings", "refused"),
    [
        ({"seats": 3}, "other-game"),
        ({"moment": 99_999}, "no-such-moment"),
        ({"table": "nowhere"}, "no-table"),
    ],
)
def test_what_cannot_be_gone_on_from_is_refused(
    over: tuple[str, Guest], settings: dict[str, Any], refused: str
) -> None:
    old, ada = over
    asked = {"game": "queens_architect", "seats": settings.get("seats", 2), "bots": {"1": "random"}}
    answer = ada.post("/api/tables", **asked, **origin(settings.get("table", old), settings.get("moment", 20)))

    assert refused == answer.json()["code"]


def test_one_takes_any_seat_and_friends_come_by_the_link(served: Served, over: tuple[str, Guest]) -> None:
    old, ada = over
    asked: dict[str, Any] = {"game": "queens_architect", "seats": 2, "origin": {"table": old, "moment": 20, "seat": 1}}
    assert "seat-taken" == ada.post("/api/tables", **asked, bots={"1": "random"}).json()["code"]

    table = ada.post("/api/tables", **asked).json()["id"]
    bo = served.guest("Bo")
    assert 0 == bo.join(table)
    ada.start(table)
    seats = bo.get(f"/api/tables/{table}")["table"]["seats"]
    assert ["Bo", "Ada"] == [seat["name"] for seat in seats]


def test_a_table_that_is_not_over_is_nobodys_origin(served: Served) -> None:
    ada = served.guest("Ada")
    table = ada.new_table("queens_architect", 2, bots={"0": "random"})
    ada.start(table)

    answer = ada.post("/api/tables", game="queens_architect", seats=2, **origin(table, 0))
    assert "not-over" == answer.json()["code"]
