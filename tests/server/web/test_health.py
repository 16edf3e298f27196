"""Health that is true: alive and ready are two things, the log names no secret, and figures are of all processes."""

from __future__ import annotations

import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from chantier.server.logs import Lines
from chantier.server.metrics import FOLDER

if TYPE_CHECKING:
    from tests.server.conftest import Pair, Serve, Served


def pages(served: Served) -> int:
    return int(served.rows("PRAGMA page_count")[0][0])


def fill_disk(served: Served, most: int) -> None:
    """SQLite itself refuses to let the file grow, as a full disk would."""

    async def limit() -> None:
        database: Any = served.node.store.database
        database.writing.connection.execute(f"PRAGMA max_page_count = {most}")

    served.call(limit())


def test_a_server_whose_disk_is_full_is_alive_but_not_ready_and_loses_nothing(serve: Serve) -> None:
    served = serve()
    ada = served.guest()
    table = ada.new_table("sealed_bids", bots={"1": "random"})
    ada.start(table)
    player = ada.live(table)
    served.until(lambda: 200 == ada.request("GET", "/api/ready").status_code)  # the processes of bots have to start
    before = served.rows(f"SELECT count(*) FROM events WHERE \"table\" = '{table}'")
    fill_disk(served, pages(served))
    while (refused := served.nobody().post("/api/guests", name="Bo")).is_success:  # until the last page is full
        pass

    assert (503, "store-down") == (refused.status_code, refused.json()["code"])
    assert 200 == ada.request("GET", "/api/health").status_code
    fill_disk(served, 10**6)
    assert before == served.rows(f"SELECT count(*) FROM events WHERE \"table\" = '{table}'")
    assert "done" == player.guest.live(table).say("move", move="look", version=player.update["version"])["type"]
    served.until(lambda: 200 == ada.request("GET", "/api/ready").status_code)


def test_a_damaged_file_is_said_and_what_is_whole_can_still_be_read(serve: Serve) -> None:
    served = serve()
    ada = served.guest()
    table = ada.new_table("sealed_bids", open=True)
    [[root]] = served.rows("SELECT rootpage FROM sqlite_master WHERE name = 'events'")
    [[size]] = served.rows("PRAGMA page_size")
    served.stop()
    with Path(served.db.removeprefix("sqlite:///")).open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xa5" * size)
    served.start()
    answers = [ada.request("GET", path) for path in (f"/api/tables/{table}", "/api/ready", "/api/tables", "/api/me")]

    assert [503, 503, 200, 200] == [answer.status_code for answer in answers]
    assert ["store-down", "not-ready"] == [answer.json()["code"] for answer in answers[:2]]
    assert "store" in answers[1].json()["says"]


def test_a_server_whose_bots_are_stuck_is_not_ready(serve: Serve) -> None:
    served = serve()
    served.node.bots.brief.stuck_at = 1.0
    served.node.bots.free.remove(served.node.bots.brief)
    answer = served.nobody().request("GET", "/api/ready")

    assert (503, "Not ready: bots.") == (answer.status_code, answer.json()["says"])


def test_every_request_leaves_a_line_with_an_id_and_no_secret(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    ada = served.guest()
    table = ada.new_table()
    caplog.clear()
    with caplog.at_level(logging.INFO, "chantier.access"):
        answer = ada.request("GET", f"/api/tables/{table}?since=0", headers={"authorization": "Bearer secret-token"})
        ada.request("GET", f"/api/tabels/{table}")
        ada.post("/api/sign-in", sign_in="ada", password="secret-password")
    lines = [json.loads(Lines().format(record)) for record in caplog.records if record.name == "chantier.access"]
    text = json.dumps(lines)

    assert "GET /api/tables/{id}" == lines[0]["says"]
    assert (answer.headers["x-request-id"], answer.status_code) == (lines[0]["request"], lines[0]["status"])
    assert ("127.0.0.1", table[:6]) == (lines[0]["address"], lines[0]["table"])
    assert "a sign-in failed" in [line["says"] for line in lines]
    assert not [secret for secret in (table, "secret-", "ada", "since") if secret in text], text


def test_figures_have_histograms_and_tell_of_no_private_event(served: Served, pair: Pair) -> None:
    ada, bo = pair()
    mover = ada if ada.is_asked else bo
    mover.play(mover.moves[0])
    figures = served.nobody().request("GET", "/api/metrics").text

    assert re.search(r'chantier_events_total{kind="moved"} [1-9]', figures)
    assert "chantier_event_seconds_bucket" in figures
    assert 'chantier_request_seconds_count{route="/api/tables/{id}/start"}' in figures
    assert "chantier_loop_lag_seconds_sum" in figures
    assert "chantier_store_seconds_bucket" in figures
    assert "chantier_memory_bytes" in figures


COUNT = """
import sys
from chantier.server.metrics import Metrics
metrics = Metrics()
metrics.sockets.inc(int(sys.argv[1]))
metrics.connections.set(int(sys.argv[1]))
metrics.event_seconds.observe(0.01)
print(metrics.text().decode())
"""


def test_the_figures_of_all_processes_are_added_up(tmp_path: Path) -> None:
    told = ""
    for count in ("2", "5"):
        told = subprocess.run(
            [sys.executable, "-c", COUNT, count],
            env={**os.environ, FOLDER: str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert "chantier_sockets_total 7.0" in told
    assert "chantier_event_seconds_count 2.0" in told
