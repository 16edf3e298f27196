"""People ask each other to their tables, by link or by name; what is asked survives, and nobody is pestered."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chantier.server.club.invitations import qr_code
from chantier.server.ids import called
from chantier.server.store.results import Result, SeatResult

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def with_account(served: Served, name: str) -> Guest:
    guest = served.guest(name)
    answer = guest.request("PUT", "/api/me/password", json={"sign_in": name, "password": "pont et voûte de pierre"})
    assert answer.is_success, answer.text
    return guest


def person(guest: Guest) -> str:
    return str(guest.get("/api/me")["id"])


def ended(table: str, order: list[str]) -> Result:
    seats = [
        SeatResult(seat, who, "", who, seat + 1, 9 - seat, seat == 0, False, 0, True) for seat, who in enumerate(order)
    ]
    return Result(table, "sealed_bids", "unhurried", len(seats), False, 1, 2, 0, "", seats)


def codes(answers: list[object]) -> list[str]:
    return [answer.json()["code"] for answer in answers]  # type: ignore[attr-defined]


def test_somebody_is_asked_by_name_and_sits_down_or_declines(served: Served) -> None:
    ada, bo, cy = served.guest("Ada"), with_account(served, "Bo l’Ancien"), with_account(served, "Cyprien")
    table = ada.new_table(seats=4)
    asked = [ada.post(f"/api/tables/{table}/invite", name=name) for name in ("bo l’ancien", "Cyprien")]
    assert [204, 204] == [answer.status_code for answer in asked]
    again = [ada.post(f"/api/tables/{table}/invite", **whom) for whom in ({"name": "Cyprien"}, {"name": "Zoé"})]
    again.append(bo.post(f"/api/tables/{table}/invite", name="Cyprien"))

    assert ["invited-already", "nobody-of-that-name", "not-host"] == codes([*again])
    [invited] = bo.get("/api/me/invitations")
    assert ("table", table, "Ada", 3) == (invited["kind"], invited["id"], invited["by"], invited["free"])
    assert 1 == bo.join(table)
    assert [] == bo.get("/api/me/invitations")
    assert 204 == cy.request("DELETE", f"/api/me/invitations/{table}").status_code
    assert [("Cyprien", True)] == [(one["name"], one["declined"]) for one in ada.get(f"/api/tables/{table}/invited")]
    assert [] == bo.get(f"/api/tables/{table}/invited"), "only the host is told"
    told = f"SELECT kind FROM notices WHERE \"table\" = '{table}' AND way = 'push' ORDER BY id"
    assert [("invited",), ("invited",), ("declined",)] == served.rows(told)
    assert 204 == ada.post(f"/api/tables/{table}/bots", bots={"2": "apprentice", "3": "master"}).status_code
    ada.start(table)
    sitting = [seat.get("bot", "") for seat in ada.get(f"/api/tables/{table}")["table"]["seats"]]
    assert ["", "", "apprentice", "master"] == sitting


def test_whoever_has_blocked_somebody_is_not_asked_by_them(served: Served) -> None:
    ada, bo = served.guest("Ada"), with_account(served, "Bérengère")
    served.call(served.node.store.blocks.block(person(bo), person(ada), "Ada"))
    table = ada.new_table()

    assert 204 == ada.post(f"/api/tables/{table}/invite", who=called(person(bo))).status_code
    assert [] == bo.get("/api/me/invitations")
    assert [] == served.rows(f"SELECT kind FROM notices WHERE \"table\" = '{table}'")
    assert [False] == [one["declined"] for one in ada.get(f"/api/tables/{table}/invited")], "and Ada does not learn it"
    own = bo.new_table()
    assert "blocked-by-you" == bo.post(f"/api/tables/{own}/invite", who=called(person(ada))).json()["code"]


def test_a_group_asks_its_members_and_counts_its_own_games(served: Served) -> None:
    ada, bo, cy = with_account(served, "Adélaïde"), served.guest("Bo"), served.guest("Cy")
    group = ada.post("/api/groups", name="The Tuesday table").json()["id"]
    path = f"/api/groups/{group}"
    for guest in (bo, cy):
        assert 204 == guest.request("POST", f"{path}/join").status_code
    made = bo.post(f"{path}/tables", game="sealed_bids", seats=2).json()["id"]
    assert [[made], [made], []] == [[one["id"] for one in who.get("/api/me/invitations")] for who in (ada, cy, bo)]
    assert [made] == [row["id"] for row in cy.get(path)["tables"]]
    served.call(served.node.store.results.keep(ended(made, [person(bo), person(ada)])))
    seen = cy.get(path)
    assert [("Bo", 1, 1, 1.0), ("Adélaïde", 1, 0, 0.0), ("Cy", 0, 0, 0.0)] == [
        (one["name"], one["games"], one["won"], one["points"]) for one in seen["standings"]
    ]
    assert [0, 2] == [who.get(path)["games"][0]["place"] for who in (cy, ada)]
    assert [] == served.guest("Zoé").get(path)["games"], "only members see them"

    assert "not-group-host" == bo.post(f"{path}/remove", who=called(person(cy))).json()["code"]
    assert 204 == ada.post(f"{path}/remove", who=called(person(cy))).status_code
    assert "no-member" == cy.post(f"{path}/tables", game="sealed_bids", seats=2).json()["code"]
    assert 204 == ada.post(f"{path}/host", who=called(person(bo))).status_code
    assert "member-already" == bo.post(f"{path}/invite", name="Adélaïde").json()["code"]
    assert 204 == bo.request("POST", f"{path}/leave").status_code
    assert ada.get(path)["host"], "a group whose host goes gets the longest member"
    assert 204 == ada.request("POST", f"{path}/leave").status_code
    assert 404 == ada.request("GET", path).status_code


def test_a_link_is_drawn_as_squares() -> None:
    drawn = qr_code("https://chantier.example/table/abc")

    assert drawn.path.startswith("M0 0h7v1h-7z"), "the corner by which a camera finds it"
    assert drawn.size == 29
