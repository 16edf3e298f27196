"""Guests, accounts, programs; and what is kept of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_a_guest_gives_a_name_and_is_the_same_person_after_a_reload(served: Served) -> None:
    ada = served.guest("Ada")

    assert "Ada" == ada.get("/api/me")["name"]
    served.restart()
    assert "Ada" == ada.get("/api/me")["name"]


def test_the_store_has_the_hash_of_a_token_and_not_the_token(own_served: Served) -> None:
    ada = own_served.guest()
    [token] = ada.browser.cookies.values()
    [[kept]] = own_served.rows("SELECT token FROM sessions")

    assert token not in kept
    assert 64 == len(kept)


def test_a_guest_who_sets_a_password_can_sign_in_elsewhere(served: Served) -> None:
    ada, elsewhere = served.guest(), served.nobody()
    ada.request("PUT", "/api/me/password", json={"sign_in": "Ada", "password": "correct horse"})

    assert 403 == elsewhere.post("/api/sign-in", sign_in="ada", password="battery staple").status_code
    assert 403 == elsewhere.post("/api/sign-in", sign_in="bo", password="correct horse").status_code
    assert 200 == elsewhere.post("/api/sign-in", sign_in="ADA", password="correct horse").status_code
    assert ada.get("/api/me")["id"] == elsewhere.get("/api/me")["id"]
    assert elsewhere.get("/api/me")["account"]


def test_a_name_that_no_store_could_hold_is_refused(served: Served) -> None:
    assert 422 == served.nobody().post("/api/sign-in", sign_in="a\0", password="correct horse").status_code


def test_a_name_to_sign_in_with_belongs_to_one(own_served: Served) -> None:
    ada, other = own_served.guest(), own_served.guest()
    password = {"sign_in": "Ada", "password": "correct horse"}

    assert 200 == ada.request("PUT", "/api/me/password", json=password).status_code
    assert 409 == other.request("PUT", "/api/me/password", json=password).status_code


def test_who_signs_out_is_nobody(served: Served) -> None:
    ada = served.guest()
    ada.request("POST", "/api/sign-out")

    assert 401 == ada.request("GET", "/api/me").status_code


def test_a_session_ends_after_400_days(own_served: Served) -> None:
    ada = own_served.guest()
    own_served.pass_time(401 * 24 * 3600)
    own_served.call(own_served.node.sweep())

    assert 401 == ada.request("GET", "/api/me").status_code
    assert [] == own_served.rows("SELECT token FROM sessions")


def test_a_program_plays_with_a_token_and_needs_no_origin(served: Served) -> None:
    token = served.guest().post("/api/me/tokens", label="my bot").json()["token"]
    program = served.nobody().browser
    program.headers["authorization"] = f"Bearer {token}"
    table = program.post(f"{served.url}/api/tables", json={"game": "queens_architect", "seats": 2}).json()["id"]

    assert "Ada" == program.get(f"{served.url}/api/me").json()["name"]
    assert ["Ada"] == [row["players"][0] for row in program.get(f"{served.url}/api/tables?mine=true").json()]
    assert 204 == program.post(f"{served.url}/api/tables/{table}/leave").status_code


def test_an_export_has_everything_that_is_kept(served: Served, pair: Pair) -> None:
    ada, _ = pair()
    ada.do("chat", text="Good luck!")
    ada.guest.request("PUT", f"/api/tables/{ada.table}/note", json={"text": "watch the tavern"})
    kept = ada.guest.get("/api/me/export")

    assert "Ada" == kept["person"]["name"]
    assert [ada.table] == [table["table"] for table in kept["tables"]]
    assert ["watch the tavern"] == [note["text"] for note in kept["notes"]]
    assert any("Good luck!" in event["data"] for event in kept["events"])


def test_who_is_forgotten_leaves_neither_name_nor_words_and_the_table_goes_on(served: Served, pair: Pair) -> None:
    ada, bo = pair()
    ada.guest.request("PUT", "/api/me", json={"name": "Ada the Great"})
    ada.do("chat", text="Nobody will ever know this")
    assert 204 == ada.guest.request("DELETE", "/api/me").status_code
    bo = bo.guest.live(bo.table)
    bo.until(lambda update: bo.is_asked)
    everything = served.dump()

    assert 401 == ada.guest.request("GET", "/api/me").status_code
    assert ["", "Bo"] == [seat["name"] for seat in bo.update["seats"]]
    assert "Ada the Great" not in everything
    assert "Nobody will ever know" not in everything
    served.restart()
    assert "playing" == bo.guest.get(f"/api/tables/{bo.table}")["table"]["status"]
