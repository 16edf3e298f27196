"""Guests, accounts, programs; and what is kept of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Pair, Served


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


def test_a_session_ends_400_days_after_it_was_last_used(own_served: Served) -> None:
    ada = own_served.guest()
    first = ada.request("GET", "/api/me")
    own_served.pass_time(300 * 24 * 3600)
    renewed = ada.request("GET", "/api/me")
    own_served.pass_time(300 * 24 * 3600)
    again = ada.request("GET", "/api/me")

    assert ["set-cookie" in answer.headers for answer in (first, renewed, again)] == [False, True, True]
    assert 200 == again.status_code
    own_served.pass_time(401 * 24 * 3600)
    own_served.call(own_served.node.sweeper.sweep())
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


PASSWORD, OTHER = "correct horse", "battery staple"


def account(served: Served, sign_in: str) -> Guest:
    ada = served.guest()
    assert 200 == set_password(ada, sign_in, PASSWORD)
    return ada


def set_password(guest: Guest, sign_in: str, password: str, old: str = "") -> int:
    body = {"sign_in": sign_in, "password": password, "old": old}
    return guest.request("PUT", "/api/me/password", json=body).status_code


def signed_in(served: Served, sign_in: str, password: str = PASSWORD) -> Guest:
    elsewhere = served.nobody()
    assert 200 == elsewhere.post("/api/sign-in", sign_in=sign_in, password=password).status_code
    return elsewhere


def test_another_password_needs_the_old_one_and_ends_every_other_session(served: Served) -> None:
    ada = account(served, "ada-changes")
    elsewhere = signed_in(served, "ada-changes")
    program = ada.post("/api/me/tokens", label="my bot").json()["token"]
    assert 403 == set_password(ada, "ada-changes", OTHER)
    assert 403 == set_password(ada, "ada-changes", OTHER, old="not this one")
    assert 200 == set_password(ada, "ada-changes", OTHER, old=PASSWORD)

    assert ada.get("/api/me")["account"]
    assert 401 == elsewhere.request("GET", "/api/me").status_code
    assert 401 == served.nobody().request("GET", "/api/me", headers={"authorization": f"Bearer {program}"}).status_code
    assert 403 == served.nobody().post("/api/sign-in", sign_in="ada-changes", password=PASSWORD).status_code


def test_sessions_and_tokens_are_listed_and_ended_one_by_one(served: Served) -> None:
    ada = account(served, "ada-lists")
    firefox = served.nobody()
    firefox.browser.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
    firefox.post("/api/sign-in", sign_in="ada-lists", password=PASSWORD)
    ada.post("/api/me/tokens", label="my bot")
    listed = ada.get("/api/me/sessions")
    [this] = [one for one in listed if one["this"]]
    [program] = [one for one in listed if one["label"] == "my bot"]
    [other] = [one for one in listed if one["device"] == "Firefox, Linux"]

    assert 3 == len({this["id"], program["id"], other["id"]}) == len(listed)
    for one in (program, other):
        assert 204 == ada.request("DELETE", f"/api/me/sessions/{one['id']}").status_code
    assert 404 == ada.request("DELETE", f"/api/me/sessions/{other['id']}").status_code
    assert 401 == firefox.request("GET", "/api/me").status_code
    assert [this["id"]] == [one["id"] for one in ada.get("/api/me/sessions")]


def test_nobody_ends_a_session_of_somebody_else(served: Served) -> None:
    ada, bo = served.guest("Ada"), served.guest("Bo")
    [own] = ada.get("/api/me/sessions")

    assert 404 == bo.request("DELETE", f"/api/me/sessions/{own['id']}").status_code
    assert 401 == served.nobody().request("GET", "/api/me/sessions").status_code


def test_who_signs_out_everywhere_stays_here_alone(served: Served) -> None:
    ada = account(served, "ada-everywhere")
    elsewhere = signed_in(served, "ada-everywhere")

    assert 204 == ada.request("DELETE", "/api/me/sessions").status_code
    assert [200, 401] == [one.request("GET", "/api/me").status_code for one in (ada, elsewhere)]


def test_a_socket_ends_with_its_session(served: Served, pair: Pair) -> None:
    ada, bo = pair()
    assert 204 == ada.guest.request("POST", "/api/sign-out").status_code
    for node in served.nodes:  # at another node this is noticed a few seconds later
        served.call(node.sockets.end_with_sessions())

    assert 4401 == ada.read_to_the_end()
    bo.do("chat", text="I am still here")


def test_wrong_passwords_make_the_account_wait_wherever_they_come_from(own_served: Served) -> None:
    account(own_served, "ada")
    clock = own_served.stop_clock()
    nobody = own_served.nobody()

    def enter(password: str) -> int:
        return nobody.post("/api/sign-in", sign_in="ada", password=password).status_code

    assert [403] * 5 + [429] * 2 == [enter("a guess") for _ in range(7)]
    assert 429 == enter(PASSWORD)
    clock.turn(15_000)
    assert [403, 429] == [enter("a guess"), enter(PASSWORD)]
    clock.turn(29_000)
    assert 429 == enter(PASSWORD)
    clock.turn(1_000)
    assert [200, 403, 200] == [enter(PASSWORD), enter("a guess"), enter(PASSWORD)]


@pytest.mark.parametrize("password", ["password", "motdepasse", "azertyuiop", "12345678", "ada-common1", "chantier"])
def test_a_password_that_everybody_tries_first_is_refused(served: Served, password: str) -> None:
    body = {"sign_in": "ada-common", "password": password}
    refused = served.guest().request("PUT", "/api/me/password", json=body)

    assert (409, "password-common") == (refused.status_code, refused.json()["code"])


def test_a_name_that_grows_when_compared_is_refused_and_not_broken(served: Served) -> None:
    long = "ß" * 40

    assert 409 == set_password(served.guest(), long, PASSWORD)
    assert 403 == served.nobody().post("/api/sign-in", sign_in=long, password=PASSWORD).status_code


def test_a_name_is_cleaned_when_somebody_comes_in(served: Served) -> None:
    ada = served.guest("A\u200bda\u202e")
    body = {"name": "\u200b\u200b"}

    assert "Ada" == ada.get("/api/me")["name"]
    assert 409 == ada.request("PUT", "/api/me", json=body).status_code


def test_somebody_is_seen_once_a_day(own_served: Served) -> None:
    clock = own_served.stop_clock()
    ada = own_served.guest()
    for _ in range(3):
        clock.turn(15 * 3600 * 1000)
        ada.request("POST", "/api/tables/none/start")  # at the first node, whose clock is turned

    seen = [clock.time - row[0] for row in own_served.rows("SELECT seen FROM people")]
    assert [15 * 3600 * 1000] == seen
