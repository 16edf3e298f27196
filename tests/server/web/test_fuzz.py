"""Any bytes: a typed refusal, and the server goes on. Bounded, loopback only."""

from __future__ import annotations

import json
import os
import random
import re
import socket
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from websockets.exceptions import ConnectionClosed

from chantier.server.web.routes import ROUTES

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Player, Served

# CHANTIER_HOSTILE makes it as many; of the messages not one in a hundred can be read
HOSTILE = int(os.environ.get("CHANTIER_HOSTILE", "20900"))
REQUESTS, RAW = HOSTILE // 70, HOSTILE // 209
MESSAGES = HOSTILE - REQUESTS - RAW
GOOD: list[dict[str, Any]] = [
    {"type": "move", "id": "1", "move": "choose 1", "version": 3},
    {"type": "undo", "id": "2"},
    {"type": "propose", "id": "3", "what": "undo"},
    {"type": "answer", "id": "4", "what": "rematch", "yes": True},
    {"type": "chat", "id": "5", "text": "hello"},
    {"type": "ping", "id": "6"},
    {"name": "Ada", "lang": "fr"},
    {"game": "queens_architect", "seats": 2, "bots": {"0": "random"}, "clock": {"move": 60}},
]
ODD: list[Any] = [
    None, True, -1, 10**30, 1.5, "", "\x00", "é" * 50, "x" * 3000, [], {}, [[]], {"type": "move"}, "\u202e",
    "' OR 1=1 --",
    "@refused-stale", "NaN", "../../etc/passwd", 2**63, -(2**63),
]  # fmt: skip


def malformed(chance: random.Random) -> bytes:
    """Something near a message that is none: cut, flipped, nested, with odd values, or no JSON at all."""
    message: dict[str, Any] = dict(chance.choice(GOOD))
    kind = chance.randrange(7)
    if kind == 0:
        return chance.randbytes(chance.randrange(200))
    if kind == 1:
        message[chance.choice([*message, "extra"])] = chance.choice(ODD)
    elif kind == 2:
        del message[chance.choice(list(message))]
    elif kind == 3:
        return b"[" * chance.randrange(3000) + json.dumps(message).encode()
    elif kind == 4:
        return json.dumps(chance.choice(ODD)).encode()
    text = bytearray(json.dumps(message).encode())
    if kind == 5:
        return bytes(text[: chance.randrange(len(text))])
    if kind == 6:
        for _ in range(chance.randrange(1, 6)):
            text[chance.randrange(len(text))] = chance.randrange(256)
    return bytes(text)


def test_a_table_survives_any_message(served: Served) -> None:
    chance = random.Random(1)
    player = opened(served)
    answers: Counter[str] = Counter()
    sent = 0
    while sent < MESSAGES:
        served.later += 5000  # so that the limits let them through
        try:
            for _ in range(39):
                message = malformed(chance)
                player.socket.send(message if chance.random() < 0.5 else message.decode("utf-8", "replace"))
                sent += 1
            answers.update(kind for kind in heard_until_pong(player))
        except ConnectionClosed:
            answers["closed"] += 1
            player = player.guest.live(player.table)

    assert MESSAGES <= sent
    assert 0 == answers["closed"]
    assert answers["refused"] > 0.7 * MESSAGES
    assert "playing" == player.guest.get(f"/api/tables/{player.table}")["table"]["status"]


def heard_until_pong(player: Player) -> Iterator[str]:
    player.send("ping", id="still-there")
    while (message := player.read()) != {**message, "type": "pong", "id": "still-there"}:
        yield message["type"]


def opened(served: Served) -> Player:
    ada = served.guest()
    table = ada.new_table(seats=3, bots={"1": "random"})
    served.guest("Bo").join(table)
    ada.start(table)
    return ada.live(table)


def test_the_api_answers_any_request_with_a_refusal(served: Served) -> None:
    chance = random.Random(2)
    player = opened(served)
    statuses: Counter[int] = Counter()
    for _ in range(REQUESTS):
        statuses[odd_request(player.guest, player.table, chance)] += 1

    assert not [status for status in statuses if status >= 500], statuses
    assert statuses[422] > 0.1 * REQUESTS
    assert "up" == served.nobody().get("/api/health")["status"]


def odd_request(guest: Guest, table: str, chance: random.Random) -> int:
    route = chance.choice([route for route in ROUTES if route.answer.__name__ not in ("forget_me", "sign_out")])
    name = chance.choice([table, "x", "%00", "é", "A" * 500, "..%2f..", "9" * 5000, "queens_architect"])
    query = chance.choice(["", "?since=-1", "?since=1e9", "?status=%00&status=over", "?mine=2&x", "?player=%ff%fe"])
    kind = chance.choice(["application/json", "text/plain", "application/json; charset=utf-16"])
    response = guest.request(
        route.method,
        re.sub(r"{\w+}", name, route.path) + query,
        content=malformed(chance),
        headers={"content-type": kind},
    )
    if response.status_code >= 400:
        assert "json" in response.headers["content-type"], (route.path, name, response.url, response.text[:80])
        assert {"code", "says", "figures"} == set(response.json())
    return response.status_code


def test_bytes_that_are_no_http_end_a_connection_and_nothing_else(served: Served) -> None:
    chance = random.Random(3)
    statuses = Counter(odd_bytes(served.address, chance) for _ in range(RAW))

    assert not [status for status in statuses if status >= 500], statuses
    assert statuses[400]
    assert "up" == served.nobody().get("/api/health")["status"]


STARTS = (
    b"GET / HTTP/1.1\r\n",
    b"POST /api/guests HTTP/1.1\r\ncontent-length: -5\r\n\r\n",
    b"\x16\x03\x01",
    b"",
    b"GET /api/tables/x/live HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n",
)


def odd_bytes(address: tuple[str, int], chance: random.Random) -> int:
    """Send bytes that are no HTTP, and return the status of the answer; 0 where there was none."""
    with socket.create_connection(address, timeout=20) as raw:
        raw.sendall(chance.choice(STARTS) + chance.randbytes(chance.randrange(300)) + b"\r\n\r\n")
        raw.shutdown(socket.SHUT_WR)
        answer = raw.recv(100)
    return int(answer.split(b" ")[1]) if answer.startswith(b"HTTP/1.1 ") else 0
