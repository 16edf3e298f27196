"""Deleted means deleted: of somebody who did all that one can do, no table of the store has the name or a word."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.conftest import Player, Served

NAMES = ("Bogumil Fernstern", "Old Fernstern", "fernstern@example.org")
WORDS = ("Fernstern was here", "note of Fernstern")


def play_out(players: list[Player]) -> None:
    chance = random.Random(1)
    while players[0].update["status"] != "over":
        mover = next(player for player in players if player.is_asked)
        mover.play(chance.choice(mover.moves))
        for player in players:
            player.catch_up(mover)


def test_games_stay_and_the_name_goes_from_every_table_of_the_store(own_served: Served) -> None:
    ada, bo = own_served.guest("Ada"), own_served.guest("Old Fernstern")
    first = ada.new_table("sealed_bids", open=True)
    bo.join(first)
    bo.request("PUT", "/api/me", json={"name": "Bogumil Fernstern"})
    ada.start(first)
    players = [ada.live(first), bo.live(first)]
    players[1].do("chat", text=WORDS[0])
    play_out(players)
    own_served.call(own_served.node.bookkeeper.look())
    players[0].do("propose", what="rematch")
    players[1].until(lambda update: update.get("proposals"))
    players[1].do("answer", what="rematch", yes=True)
    again = players[0].until(lambda update: update.get("rematch"))["rematch"]
    who = ada.get(f"/api/tables/{first}")["table"]["seats"][1]["who"]
    bo.request("PUT", f"/api/tables/{first}/note", json={"text": WORDS[1]})
    bo.request("PUT", f"/api/tables/{first}/opinion", json={"enjoyed": 4, "length": 0, "again": True})
    bo.request("PUT", "/api/me/password", json={"sign_in": "Bogumil Fernstern", "password": "correct horse battery"})
    for act in ("block", "report"):
        ada.post(f"/api/tables/{first}/{act}", who=who, **({"why": "rude"} if act == "report" else {}))
    before, results = own_served.dump(), own_served.rows('SELECT "table", place, points FROM result_seats')

    assert any(name in before for name in NAMES)
    assert all(word in before for word in WORDS)

    assert 204 == bo.request("DELETE", "/api/me").status_code
    after = own_served.dump()

    assert [] == [said for said in (*NAMES, *WORDS, "Fernstern") if said in after]
    assert results == own_served.rows('SELECT "table", place, points FROM result_seats')
    for table in (first, again):
        assert "" in [seat["name"] for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]]
    assert 404 == own_served.nobody().request("GET", f"/api/players/{who}").status_code
    assert "Fernstern" not in ada.request("GET", "/api/games/sealed_bids/leaders").text
