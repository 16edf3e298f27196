"""Connections that only take up room: they are counted, they have little time, and they go first."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import httpx
import msgspec
import pytest

from chantier.server.caps import UNCAPPED, Rate
from chantier.server.web.connection_limits import Door, raise_file_limit

if TYPE_CHECKING:
    from tests.server.conftest import Serve, Served

ELSEWHERE = "127.0.0.2"  # an address of this machine that is no proxy
HALF = b"GET /api/health HTTP/1.1\r\nhost: x\r\n"
PATIENCE = 20


@pytest.fixture
def connections() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def connect(served: Served, connections: ExitStack, said: bytes = HALF, address: str = ELSEWHERE) -> socket.socket:
    raw = connections.enter_context(socket.create_connection(served.address, PATIENCE, (address, 0)))
    with suppress(ConnectionError):
        raw.sendall(said)
    return raw


def heard(raw: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    said = b""
    with suppress(ConnectionError):
        while part := raw.recv(4096):
            said += part
    return said


def test_one_address_has_so_many_connections_and_others_still_get_in(serve: Serve, connections: ExitStack) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, connections_each=3))
    for _ in range(3):
        connect(served, connections)
    refused = heard(connect(served, connections))

    assert refused.startswith(b"HTTP/1.1 503")
    assert b"too-many-connections" in refused
    assert "up" == served.nobody().get("/api/health")["status"]
    assert 200 == at(served, "127.0.0.3")


def at(served: Served, address: str) -> int:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=PATIENCE) as client:
        return client.get(f"{served.url}/api/health").status_code


def test_in_a_full_house_the_connection_that_was_silent_longest_goes(serve: Serve, connections: ExitStack) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, connections=10, head_seconds=PATIENCE))
    silent = [connect(served, connections) for _ in range(30)]

    assert "up" == served.nobody().get("/api/health")["status"]
    assert b"" == heard(silent[0])


def test_in_a_full_house_the_address_that_has_most_makes_room(serve: Serve, connections: ExitStack) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, connections=4))
    many = [connect(served, connections, HALF + b"\r\n") for _ in range(4)]
    assert all(one.recv(4096).startswith(b"HTTP/1.1 200") for one in many)

    assert 200 == at(served, "127.0.0.3")
    assert b"HTTP/1.1 503" not in heard(many[0])  # it has ended


def test_spectators_come_in_one_by_one_and_players_do_not_wait_for_them(serve: Serve) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, spectators=Rate(1, 0.01)))
    ada = served.guest()
    table = ada.new_table()
    served.nobody().live(table)
    with pytest.raises(Exception, match="503"):
        served.nobody().live(table)

    assert "pong" == ada.live(table).say("ping")["type"]


def test_a_head_that_does_not_come_ends_the_connection(serve: Serve, connections: ExitStack) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, head_seconds=0.3))
    began = time.monotonic()
    slow = connect(served, connections)
    with suppress(ConnectionError):
        while time.monotonic() < began + PATIENCE:  # a byte now and then does not help
            slow.sendall(b"x")
            time.sleep(0.05)

    assert time.monotonic() - began < PATIENCE


def test_nor_does_the_second_one(serve: Serve, connections: ExitStack) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, head_seconds=0.3))
    slow = connect(served, connections, HALF + b"\r\n" + HALF)

    assert 1 == heard(slow).count(b"HTTP/1.1 200")


def test_a_body_that_does_not_come_is_refused(serve: Serve, connections: ExitStack) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, body_seconds=0.3))
    head = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n"
    said = connect(served, connections, head + b"{")

    assert said.recv(4096).startswith(b"HTTP/1.1 408")


def test_an_answer_that_is_not_read_is_not_kept_for_ever(serve: Serve, connections: ExitStack) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, request_seconds=0.5))
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    slow.connect(served.address)
    connections.enter_context(slow)
    slow.sendall(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 50)
    served.until(lambda: not any(server.server_state.connections for server in served.servers))


def test_a_socket_counts_until_it_ends(serve: Serve) -> None:
    served = serve(caps=msgspec.structs.replace(UNCAPPED, sockets_each=2))
    ada = served.guest()
    table = ada.new_table()
    first, _ = ada.live(table), ada.live(table)
    with pytest.raises(Exception, match="429"):
        ada.live(table)
    first.close()
    served.until(lambda: 1 == len(served.sockets()))

    assert "pong" == ada.live(table).say("ping")["type"]


def test_the_house_leaves_files_for_everything_else() -> None:
    raise_file_limit()

    assert Door(UNCAPPED).most >= 50


def test_a_head_that_is_too_long_is_refused_also_if_it_comes_at_once(serve: Serve) -> None:
    answer = serve().nobody().request("GET", "/api/health", headers={"x-long": "x" * 30_000})

    assert (431, "too-long") == (answer.status_code, answer.json()["code"])
