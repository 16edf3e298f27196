"""chantier serve, and chantier alone: a process that says where it is, serves, and stops when told to."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from redis import Redis

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A command that ran in this process may have turned its logs to a stderr that is soon closed."""
    root, ours = logging.getLogger(), logging.getLogger("chantier")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    yield
    root.handlers[:] = handlers
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


@pytest.mark.parametrize(("arguments", "number"), [(["serve"], signal.SIGTERM), ([], signal.SIGINT)])
def test_it_prints_its_address_and_stops_gracefully(tmp_path: Path, arguments: list[str], number: int) -> None:
    environment = {"CHANTIER_PORT": "0", "CHANTIER_DB": f"sqlite:///{tmp_path / 'c.db'}", "LC_ALL": "C"}
    server = subprocess.Popen(
        [sys.executable, "-m", "chantier", *arguments],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    )
    assert server.stdout is not None
    said = server.stdout.readline()
    address = said.split()[4]
    answer = httpx.get(f"{address}/api/health", timeout=20)
    server.send_signal(number)
    _, errors = server.communicate(timeout=20)

    assert said.startswith("Chantier is open at http://127.0.0.1:")
    assert "up" == answer.json()["status"]
    assert 0 == server.returncode
    assert [("info", "GET /api/health")] == [
        (line["level"], line["says"]) for line in map(json.loads, errors.splitlines())
    ]


def test_a_port_that_is_taken_is_told_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        command = [sys.executable, "-m", "chantier", "serve", "--lang", "en", "--port", str(taken.getsockname()[1])]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)

    assert 1 == done.returncode
    assert done.stderr.startswith("The system refused: Address already in use")
    assert 1 == done.stderr.count("\n")


def test_a_store_that_cannot_be_opened_is_told_in_one_sentence_without_its_password(chantier: Chantier) -> None:
    said = chantier("serve", "--port", "0", "--db", "mysql://ada:swordfish@nowhere/x")

    assert 2 == said.code
    assert said.err.startswith("The store mysql://ada:***@nowhere/x can't be opened: ")
    assert 1 == said.err.count("\n")


def test_help_explains_each_setting(chantier: Chantier) -> None:
    said = chantier("serve", "--help").out

    for option in ("--host", "--port", "--db", "--redis", "--workers", "--thinkers", "CHANTIER_PORT"):
        assert option in said


def test_several_processes_with_sqlite_are_refused_in_one_sentence(chantier: Chantier, tmp_path: Path) -> None:
    said = chantier("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'c.db'}", "--workers", "3")

    assert 2 == said.code
    assert said.err.startswith("3 processes need PostgreSQL (--db postgresql://…) and Redis (--redis redis://…)")
    assert 1 == said.err.count("\n")


def test_several_processes_serve_one_address_and_one_that_dies_is_replaced(postgres: str, redis_server: str) -> None:
    options = ["--port", "0", "--db", postgres, "--redis", redis_server, "--workers", "2", "--thinkers", "1"]
    command = [sys.executable, "-m", "chantier", "serve", *options, "--lang", "en"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    assert server.stdout is not None
    address = server.stdout.readline().split()[4]
    with Redis.from_url(redis_server, decode_responses=True) as redis:
        before = houses(redis, wanted=2)
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        after = houses(redis, wanted=2, without=victim)
        answer = httpx.get(f"{address}/api/health", timeout=20)
        server.send_signal(signal.SIGTERM)
        server.communicate(timeout=60)

        assert before - {victim} < after
        assert "up" == answer.json()["status"]
        assert 0 == server.returncode
        assert set() == houses(redis, wanted=0)


def houses(redis: Redis, wanted: int, without: int = 0) -> set[int]:
    """The processes that serve, once there are so many."""
    give_up = time.monotonic() + 60
    while True:
        values = [redis.get(key) for key in redis.keys("chantier:house:*")]
        found = {int(str(value).rpartition(":")[2]) for value in values if value} - {without}
        if len(found) == wanted:
            return found
        assert time.monotonic() < give_up, f"{found} serve"
        time.sleep(0.1)


def test_a_worker_says_that_it_is_there_and_stops_when_told_to(redis_server: str) -> None:
    command = [sys.executable, "-m", "chantier", "worker", "--redis", redis_server, "--lang", "en"]
    worker = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    assert worker.stdout is not None
    said = worker.stdout.readline()
    worker.send_signal(signal.SIGINT)
    _, errors = worker.communicate(timeout=20)

    assert "2 bots can think here at a time – stop it with Ctrl+C.\n" == said
    assert (0, "") == (worker.returncode, errors)


def test_a_redis_that_cannot_be_reached_is_told_in_one_sentence_without_its_password(chantier: Chantier) -> None:
    said = chantier("worker", "--redis", "redis://ada:swordfish@127.0.0.1:1")

    assert 2 == said.code
    assert said.err.startswith("The Redis redis://ada:***@127.0.0.1:1 can’t be reached: ")
    assert 1 == said.err.count("\n")
