"""Tables: made, found, joined, started; notes, digests, and what is refused."""

from __future__ import annotations

import gc
import random
import weakref
from typing import TYPE_CHECKING

import pytest

from chantier.bots.cast import PEOPLE

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Served

LEVEL = {person.name: person.level for person in PEOPLE}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_whoever_makes_a_table_sits_at_it_and_bots_have_their_seats(served: Served) -> None:
    ada = served.guest()
    table = ada.new_table(seats=3, bots={"0": "random", "2": "greedy"})
    seats = ada.get(f"/api/tables/{table}")["table"]["seats"]

    assert ["random", "", "greedy"] == [seat.get("bot", "") for seat in seats]
    assert "Ada" == seats[1]["name"]
    assert {"apprentice", "journeyman"} == {LEVEL[seats[i]["name"]] for i in (0, 2)}
    assert [False, True, False] == [seat.get("you", False) for seat in seats]


def test_a_name_never_sits_twice_at_a_table(served: Served) -> None:
    ada, gaspard, other = served.guest("Ada"), served.guest("Gaspard"), served.guest("ada")
    table = gaspard.new_table(seats=5, game="west_kingdom", bots={str(seat): "journeyman" for seat in (0, 1, 2)})
    ada.post(f"/api/tables/{table}/join")
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]]
    pair = ada.new_table()
    other.post(f"/api/tables/{pair}/join")

    assert {"Ada", "Gaspard", "Clara", "Yusuf", "Rosa"} == set(names)
    assert ["Ada", "ada 2"] == [seat["name"] for seat in ada.get(f"/api/tables/{pair}")["table"]["seats"]]


def test_a_table_starts_when_every_seat_is_taken(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    table = ada.new_table()

    assert "seats-free" == ada.request("POST", f"/api/tables/{table}/start").json()["code"]
    assert 1 == bo.join(table)
    ada.start(table)
    assert "started-already" == ada.request("POST", f"/api/tables/{table}/start").json()["code"]


def test_a_seat_is_taken_once_and_free_again_after_leaving(served: Served) -> None:
    ada, bo, cleo = served.guest("Ada"), served.guest("Bo"), served.guest("Cleo")
    table = ada.new_table()

    assert "seated-already" == ada.post(f"/api/tables/{table}/join").json()["code"]
    assert "seat-taken" == bo.post(f"/api/tables/{table}/join", seat=0).json()["code"]
    assert 1 == bo.join(table)
    assert "table-full" == cleo.post(f"/api/tables/{table}/join").json()["code"]
    assert 204 == bo.request("POST", f"/api/tables/{table}/leave").status_code
    assert 1 == cleo.join(table)


def test_a_stranger_does_not_start_a_table(served: Served) -> None:
    table = served.guest("Ada").new_table(bots={"1": "random"})

    assert "not-seated" == served.guest("Bo").request("POST", f"/api/tables/{table}/start").json()["code"]


def test_open_tables_are_listed_for_everybody_and_others_for_their_people(own_served: Served) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Bo")
    shown, hidden = ada.new_table(open=True), ada.new_table()

    assert [shown] == [row["id"] for row in bo.get("/api/tables")]
    assert [hidden, shown] == [row["id"] for row in ada.get("/api/tables?mine=true")]
    assert 401 == own_served.nobody().request("GET", "/api/tables?mine=true").status_code


def test_a_listed_table_tells_its_variants(own_served: Served) -> None:
    own_served.guest("Ada").new_table("queens_architect", open=True, options={"city_bonus": "at-once"})

    assert [{"city_bonus": "at-once"}] == [row["options"] for row in own_served.guest("Bo").get("/api/tables")]


def test_tables_are_found_by_status_game_and_player(own_served: Served) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Bo_%")
    one, other = ada.new_table(open=True, bots={"1": "random"}), bo.new_table("sealed_bids", open=True)
    ada.start(one)

    assert [one] == [row["id"] for row in bo.get("/api/tables?status=playing")]
    assert [other] == [row["id"] for row in bo.get("/api/tables?game=sealed_bids")]
    assert [other] == [row["id"] for row in bo.get("/api/tables?player=o_%25")]
    assert [] == bo.get("/api/tables?status=over")
    earlier = next(row for row in bo.get("/api/tables") if row["id"] == one)["touched"]
    assert [other] == [row["id"] for row in bo.get(f"/api/tables?before={earlier}")]


def test_my_tables_say_where_it_is_my_turn(pair: Pair) -> None:
    ada, bo = pair()
    turns = [player.guest.get("/api/tables?mine=true")[0]["your_turn"] for player in (ada, bo)]

    assert [seat in ada.update["waiting"] for seat in (0, 1)] == turns


def test_a_note_is_its_writers_alone(pair: Pair) -> None:
    ada, bo = pair()
    ada.guest.request("PUT", f"/api/tables/{ada.table}/note", json={"text": "watch the tavern"})

    assert {"text": "watch the tavern"} == ada.guest.get(f"/api/tables/{ada.table}/note")
    assert {"text": ""} == bo.guest.get(f"/api/tables/{ada.table}/note")


def test_the_digest_begins_after_ones_own_last_turn(pair: Pair) -> None:
    ada, bo = pair("sealed_bids")
    ada.play(ada.moves[0])
    bo.until(lambda update: update["version"] == ada.update["version"])
    bo.play("look")
    digest = ada.guest.get(f"/api/tables/{ada.table}/events")
    everything = ada.guest.get(f"/api/tables/{ada.table}/events?since=0")

    assert ["looked"] == [line["name"] for line in digest["log"]]
    assert digest["log"][-1] == everything["log"][-1]
    assert len(everything["log"]) == digest["log_from"] + 1


def test_the_commitment_is_there_before_the_start_and_the_record_only_at_the_end(served: Served) -> None:
    ada = served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    commitment = ada.get(f"/api/tables/{table}")["commitment"]
    ada.start(table)
    player = ada.live(table)

    assert "not-over" == ada.request("GET", f"/api/tables/{table}/record").json()["code"]
    player.play_on(random.Random(1))
    assert commitment == ada.get(f"/api/tables/{table}/record")["commitment"]


@pytest.mark.parametrize("table", ["x", "A" * 24, "%00" * 24, "..%2f..%2fetc", "é" * 24])
def test_no_table_is_found_under_a_made_up_id(served: Served, table: str) -> None:
    assert served.guest().request("GET", f"/api/tables/{table}").status_code == 404


def test_tables_nobody_uses_leave_memory_and_come_back(own_served: Served) -> None:
    ada = own_served.guest()
    used, idle = ada.new_table(), ada.new_table(bots={"1": "random"})
    ada.start(idle)
    ada.live(used)
    actor = own_served.node.actors[idle].result()
    own_served.until(lambda: actor.room.waiting == [0] and not actor.busy)  # the bot has moved, and its move is stored
    own_served.pass_time(3600)
    own_served.call(own_served.node.sweep())

    assert [used] == list(own_served.node.actors)
    assert "playing" == ada.get(f"/api/tables/{idle}")["table"]["status"]


def test_a_table_that_nobody_uses_leaves_memory_at_once_and_comes_back_as_it_was(pair: Pair) -> None:
    ada, bo = pair()
    ada.play_on(random.Random(1), 1) if ada.is_asked else bo.play_on(random.Random(1), 1)
    served, version = ada.guest.served, ada.guest.get(f"/api/tables/{ada.table}")["table"]["version"]
    kept = weakref.ref(served.node.actors[ada.table].result().presence)  # nobody but the table has it
    for player in (ada, bo):
        player.close()
    served.until_left(ada.table)
    served.pass_time(3600)
    gc.disable()  # it is not the garbage collector's business
    try:
        served.call(served.node.sweep())
        served.until(lambda: kept() is None)
    finally:
        gc.enable()

    assert version == ada.guest.live(ada.table).update["version"]
