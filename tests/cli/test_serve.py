"""chantier serve, and chantier alone: a process that says where it is, serves, and stops when told to."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


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
    assert (0, "") == (server.returncode, errors)


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

    for option in ("--host", "--port", "--db", "--redis", "--workers", "CHANTIER_PORT"):
        assert option in said
