"""Kits of one's own are compared with the usual one, and players say how they liked a game."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from chantier.kernel.game import find
from chantier.server.web.variants import MOST_CHANGES, changes

if TYPE_CHECKING:
    from tests.server.conftest import Served

USUAL = find("queens_architect").read_kit().source
OWN = USUAL.replace("palace = 15", "palace = 7")
LIKED = {"enjoyed": 4, "length": 1, "again": True}


def test_a_kit_is_compared_before_a_table_is_made_with_it(served: Served) -> None:
    answer = served.guest().post("/api/games/queens_architect/variant", kit_text=OWN)

    [change] = answer.json()
    assert ("15", "7") == (change["usual"], change["here"])
    assert change["path"].endswith("palace")


def test_a_kit_that_is_wrong_is_refused_with_the_reason(served: Served) -> None:
    answer = served.guest().post("/api/games/queens_architect/variant", kit_text="palace = -1")

    assert (409, "bad-kit") == (answer.status_code, answer.json()["code"])


def test_a_game_that_is_not_on_the_shelf_has_no_kit(served: Served) -> None:
    assert 404 == served.guest().post("/api/games/chess/variant", kit_text=OWN).status_code


def test_a_table_tells_in_which_places_its_kit_differs(served: Served) -> None:
    ada = served.guest()
    own, usual = ada.new_table(kit_text=OWN, bots={"1": "greedy"}), ada.new_table(bots={"1": "greedy"})

    assert ["7"] == [one["here"] for one in ada.get(f"/api/tables/{own}/variant")]
    assert [] == ada.get(f"/api/tables/{usual}/variant")


def test_no_list_of_changes_is_endless() -> None:
    text = "\n".join(f"key{number} = 1" for number in range(1000))

    assert MOST_CHANGES == len(changes("queens_architect", text, ""))


def test_players_say_how_they_liked_a_game_and_may_change_their_mind(served: Served) -> None:
    ada = served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    early = ada.request("PUT", f"/api/tables/{table}/opinion", json=LIKED)
    ada.live(table).play_on(random.Random(1))
    before = ada.get(f"/api/tables/{table}/opinion")
    for said in (LIKED, {**LIKED, "enjoyed": 2}):
        ada.request("PUT", f"/api/tables/{table}/opinion", json=said)

    assert 409 == early.status_code
    assert {"said": None} == before
    assert {**LIKED, "enjoyed": 2} == ada.get(f"/api/tables/{table}/opinion")["said"]
    assert [2] == [one["enjoyed"] for one in ada.get("/api/me/export")["opinions"]]


def test_who_only_watched_is_not_asked(served: Served) -> None:
    ada = served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    ada.live(table).play_on(random.Random(1))

    assert 403 == served.guest("Bo").request("PUT", f"/api/tables/{table}/opinion", json=LIKED).status_code
