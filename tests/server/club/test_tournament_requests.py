"""People join a tournament, withdraw and begin it over the API."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.server.conftest import Served


def test_a_tournament_is_called_joined_and_begun(served: Served) -> None:
    ada, bo, cy = (served.guest(name) for name in ("Ada", "Bo", "Cy"))
    settings = {"game": "sealed_bids", "seats": 2, "rounds": 1, "level": "random", "open": True}
    made = ada.post("/api/tournaments", name="Monday", **settings).json()["id"]
    path = f"/api/tournaments/{made}"
    assert "too-few-players" == ada.post(f"{path}/start").json()["code"]
    assert [204] * 3 == [who.request("POST", f"{path}/join").status_code for who in (ada, bo, cy)]
    assert "joined-already" == bo.post(f"{path}/join").json()["code"]
    assert 204 == cy.request("POST", f"{path}/withdraw").status_code
    assert [made] == [row["id"] for row in served.nobody().get("/api/tournaments")]
    assert "not-tournament-host" == bo.post(f"{path}/start").json()["code"]
    assert 204 == ada.request("POST", f"{path}/start").status_code
    served.call(served.node.director.look())

    seen = bo.get(path)
    assert ("playing", 1, 2) == (seen["state"], seen["round"], seen["you"])
    [table] = seen["tables"]
    assert ["Ada", "Bo"] == sorted(seat["name"] for seat in table["seats"])
    assert [0, 0] == [row["points"] for row in seen["standings"]]

    def mine() -> list[str]:
        return [row["status"] for row in ada.get("/api/tables?mine=true") if row["id"] == table["table"]]

    served.until(mine)  # the server's own director may be about to make it
    assert ["waiting"] == mine()
    assert "tournament-over" == cy.post(f"{path}/join").json()["code"], "this is the last round"
    players = [ada.live(table["table"]), bo.live(table["table"])]
    served.call(served.node.director.look())
    assert "playing" == players[0].until(lambda update: update["status"] == "playing")["status"], "both are here"
    assert 204 == ada.request("DELETE", path).status_code
    assert "over" == bo.get(path)["state"]


def test_a_tournament_takes_no_more_tables_than_its_host_may_make(served: Served) -> None:
    eve = served.guest("Eve")
    settings = {"game": "sealed_bids", "seats": 2, "level": "random"}

    def begun(**more: object) -> str:
        made = eve.post("/api/tournaments", name="Many", **settings, **more).json()["id"]
        answer = eve.post(f"/api/tournaments/{made}/start")
        eve.request("DELETE", f"/api/tournaments/{made}")
        return "" if answer.status_code == 204 else str(answer.json()["code"])

    assert "quota-tables" == begun(bots=64, rounds=1)
    assert "quota-today" == begun(bots=20, rounds=20)
    assert "quota-today" == begun(bots=16, form="round-robin")
    assert "" == begun(bots=16, form="round-robin", pace="days", term=24 * 3600)
