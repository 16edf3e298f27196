"""What stands before the API: origins, cookies, headers, limits, sizes; and what never comes out."""

from __future__ import annotations

import json
import logging
import re
import socket
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from limits import parse
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from chantier.server.logs import Lines
from chantier.server.web.app import make_app
from chantier.server.web.limits import LIMITS

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Serve, Served

FOREIGN = ["https://evil.example", "null", "http://[", "http://127.0.0.1", ""]


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_page_of_another_site_cannot_act_for_somebody(served: Served, origin: str) -> None:
    ada = served.guest()

    assert 403 == ada.request("POST", "/api/tables", json={}, headers={"origin": origin}).status_code


@pytest.mark.parametrize("origin", [*FOREIGN, None])
def test_nor_open_a_socket(served: Served, origin: Any) -> None:
    ada = served.guest()
    table = ada.new_table()
    cookies = "; ".join(f"{name}={value}" for name, value in ada.browser.cookies.items())
    address = f"ws://{served.host}/api/tables/{table}/live"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(address, origin=origin, additional_headers={"cookie": cookies}),
    ):
        pass

    assert 403 == refused.value.response.status_code
    assert json.loads(refused.value.response.body or b"")["code"].endswith("-origin")


def test_a_cookie_without_an_origin_is_not_enough(served: Served) -> None:
    ada = served.guest()

    assert "no-origin" == ada.browser.post(f"{served.url}/api/sign-out").json()["code"]


def test_a_cookie_is_for_the_server_alone(served: Served) -> None:
    [cookie] = served.nobody().post("/api/guests", name="Ada").headers.get_list("set-cookie")

    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}


def test_behind_https_a_cookie_is_for_https_only(served: Served) -> None:
    app = make_app(served.node, https=True, limits=served.limits)

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="https://chantier.example") as client:
            return await client.post("/api/guests", json={"name": "Ada"})

    cookie = served.call(ask()).headers["set-cookie"]
    assert cookie.startswith("__Host-chantier=")
    assert "secure" in cookie.lower()


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/games", "/api/me", "/nothing", "/api/openapi.json"])
def test_every_answer_tells_browsers_what_they_may_do(served: Served, path: str) -> None:
    answer = served.nobody().request("GET", path)

    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "nosniff" == answer.headers["x-content-type-options"]


@pytest.mark.parametrize(
    ("limit", "method", "path", "body"),
    [
        ("guests", "POST", "/api/guests", {"name": "Ada"}),
        ("sign-in", "POST", "/api/sign-in", {"sign_in": "ada", "password": "?"}),
        ("tables", "POST", "/api/tables", {"game": "queens_architect", "seats": 2}),
        ("requests", "GET", "/api/games", None),
    ],
)
def test_too_much_at_once_is_refused_with_a_reason(
    serve: Serve, limit: str, method: str, path: str, body: dict[str, Any] | None
) -> None:
    most = 20
    ada = serve({**LIMITS, limit: parse(f"{most} per minute")}).guest()
    statuses = [ada.request(method, path, json=body).status_code for _ in range(most - 1)]
    last = [ada.request(method, path, json=body) for _ in range(3)][-1]

    assert 429 not in statuses[: most - 2]
    assert (429, "too-many-requests") == (last.status_code, last.json()["code"])
    assert last.json()["says"]


def test_chat_has_a_limit_of_its_own(pair: Pair) -> None:
    ada, _ = pair()
    answers = [ada.say("chat", text="hello") for _ in range(7)]

    assert "too-many-messages" == answers[-1]["code"]
    assert "done" == answers[0]["type"]


def test_the_limit_of_chat_is_a_persons_whatever_sockets_they_open(pair: Pair) -> None:
    ada, _ = pair()
    sockets = [ada.guest.live(ada.table) for _ in range(6)]
    answers = [socket.say("chat", text="hello") for socket in sockets]

    assert "too-many-messages" == answers[-1]["code"]
    assert "done" == answers[0]["type"]


def test_a_refusal_has_the_id_of_the_message_also_if_the_rest_makes_no_sense(pair: Pair) -> None:
    ada, _ = pair()
    long = ada.say("chat", text="x" * 5000, id="long")
    odd = ada.say("dance", id="odd")

    assert ("too-long", "long") == (long["code"], long["id"])
    assert ("unreadable", "odd") == (odd["code"], odd["id"])


def test_a_body_that_is_too_long_is_refused(served: Served) -> None:
    long = served.guest().request("POST", "/api/guests", json={"name": "x" * 20_000})

    assert (413, "too-long") == (long.status_code, long.json()["code"])


def test_headers_that_are_too_long_are_refused(served: Served) -> None:
    with socket.create_connection(served.address) as raw, suppress(ConnectionError):
        raw.sendall(b"GET /api/health HTTP/1.1\r\nx-long: " + b"x" * 1_000_000)
        assert raw.recv(100).startswith(b"HTTP/1.1 400")
    assert "up" == served.nobody().get("/api/health")["status"]


def test_a_message_that_is_too_long_is_refused_and_one_beyond_that_ends_the_socket(pair: Pair) -> None:
    ada, _ = pair()
    ada.socket.send("x" * 5000)
    assert "too-long" == ada.hear("refused")["code"]
    ada.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        ada.hear("pong")

    assert 1009 == closed.value.rcvd.code  # type: ignore[union-attr]


def test_what_breaks_inside_is_not_told_outside(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the password is swordfish")

    with monkeypatch.context() as patch:
        patch.setattr(served.node.people, "guest", broken)
        answer = served.nobody().post("/api/guests", name="Ada")

    assert (500, "broken") == (answer.status_code, answer.json()["code"])
    assert "swordfish" not in answer.text
    assert "Traceback" not in answer.text


def test_a_log_line_is_json_and_has_no_parameters_of_statements() -> None:
    try:
        raise ValueError("bad")
    except ValueError as trouble:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "said %s", ("so",), (ValueError, trouble, None))
    line = json.loads(Lines().format(record))

    assert ("error", "said so", "ValueError: bad") == (line["level"], line["says"], line["trace"])


def test_no_two_ids_are_alike_or_near(served: Served) -> None:
    ada = served.guest()
    tables = {ada.new_table() for _ in range(20)}

    assert 20 == len(tables)
    assert {24} == set(map(len, tables))


def test_health_and_metrics_are_there_for_whoever_watches(served: Served, pair: Pair) -> None:
    pair()
    metrics = served.nobody().request("GET", "/api/metrics").text

    assert "up" == served.nobody().get("/api/health")["status"]
    assert "chantier_connections " in metrics
    assert re.search(r'chantier_events_total{kind="started"} [1-9]', metrics)


def test_a_path_says_which_methods_it_takes(served: Served) -> None:
    answer = served.nobody().request("PATCH", "/api/me")

    assert 405 == answer.status_code
    assert {"GET", "HEAD", "PUT", "DELETE"} == set(answer.headers["allow"].split(", "))
