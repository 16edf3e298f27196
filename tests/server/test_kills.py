"""Kill -9 at any instant: every acknowledged move is there, every table goes on, bots think again."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ROUNDS = 20
TABLES = 4
PATIENCE = 20
# the libraries are loaded once; each server is a process of its own, forked from there
FORKS = """
import os, signal, sys
from chantier.server.serve import serve
from chantier.server.settings import Settings
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for _ in sys.stdin:
    if os.fork() == 0:
        serve(Settings(port=0, db=sys.argv[1], workers=1), lambda url: print(os.getpid(), url, flush=True))
        os._exit(0)
"""


class Servers:
    def __init__(self, db: Path) -> None:
        self.db = db
        command = [sys.executable, "-c", FORKS, f"sqlite:///{db}"]
        self.parent = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.pid, self.url = 0, ""

    def start(self) -> None:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write("\n")
        self.parent.stdin.flush()
        pid, self.url = self.parent.stdout.readline().split()
        self.pid = int(pid)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.db)) as store:
            return store.execute(statement).fetchall()

    def close(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.parent.pid, signal.SIGKILL)
        self.parent.communicate()


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[Servers]:
    servers = Servers(tmp_path / "chantier.db")
    yield servers
    servers.close()


class Heard:
    """What clients were told over all lives of the server."""

    def __init__(self) -> None:
        self.acknowledged: set[str] = set()
        self.versions: dict[str, int] = {}


def test_a_server_killed_at_any_instant_has_lost_nothing(servers: Servers) -> None:
    heard, chance = Heard(), random.Random(8)
    servers.start()
    token, tables = open_tables(servers)
    moves_by_bots = []
    for _ in range(ROUNDS):
        asyncio.run(play_and_kill(servers, token, tables, heard, chance))
        assert heard.acknowledged <= {said for (said,) in servers.rows("SELECT said FROM events")}
        stored = dict(servers.rows('SELECT "table", max(number) FROM events GROUP BY "table"'))
        assert all(stored[table] >= version for table, version in heard.versions.items())
        moves_by_bots.append(servers.rows('SELECT count(*) FROM events WHERE data LIKE \'%"by":"bot"%\'')[0][0])
        servers.start()
    for table in tables:
        info = httpx.get(f"{servers.url}/api/tables/{table}", timeout=PATIENCE).json()
        assert info["table"]["version"] >= heard.versions[table]
        assert info["table"]["status"] in ("playing", "over")
    assert 2 * ROUNDS < len(heard.acknowledged)
    assert moves_by_bots[0] < moves_by_bots[-1]


def open_tables(servers: Servers) -> tuple[str, list[str]]:
    with httpx.Client(base_url=servers.url, timeout=PATIENCE) as browser:
        browser.headers["origin"] = servers.url
        browser.post("/api/guests", json={"name": "Ada"})
        token = browser.post("/api/me/tokens", json={"label": "test"}).json()["token"]
        tables = []
        for _ in range(TABLES):
            settings = {"game": "queens_architect", "seats": 3, "bots": {"1": "random", "2": "random"}}
            tables.append(browser.post("/api/tables", json=settings).json()["id"])
            browser.post(f"/api/tables/{tables[-1]}/start")
    return token, tables


async def play_and_kill(servers: Servers, token: str, tables: list[str], heard: Heard, chance: random.Random) -> None:
    """Some time after every table has gone on."""
    on = [asyncio.Event() for _ in tables]
    players = [
        asyncio.create_task(play(servers, token, table, heard, chance, moved))
        for table, moved in zip(tables, on, strict=True)
    ]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(moved.wait() for moved in on))
    await asyncio.sleep(chance.uniform(0, 0.2))
    servers.kill()
    await asyncio.gather(*players)


async def play(
    servers: Servers, token: str, table: str, heard: Heard, chance: random.Random, moved: asyncio.Event
) -> None:
    """As fast as answers come, until the server is gone."""
    address = f"{servers.url.replace('http', 'ws')}/api/tables/{table}/live"
    with suppress(WebSocketException, OSError):
        async with connect(address, additional_headers={"authorization": f"Bearer {token}"}, close_timeout=1) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "done":
                    heard.acknowledged.add(message["id"])
                    moved.set()
                elif message["type"] == "update":
                    heard.versions[table] = max(message["version"], heard.versions.get(table, 0))
                    if message["status"] == "over":
                        moved.set()
                    if message.get("moves"):
                        move = chance.choice(message["moves"])["text"]
                        said = f"{table[:8]}-{message['version']}-{chance.getrandbits(32)}"
                        asked = {"type": "move", "move": move, "version": message["version"], "id": said}
                        await socket.send(json.dumps(asked))


def test_a_race_goes_on_after_a_kill(servers: Servers) -> None:
    servers.start()
    with httpx.Client(base_url=servers.url, timeout=PATIENCE) as browser:
        browser.headers["origin"] = servers.url
        browser.post("/api/guests", json={"name": "Ada"})
        token = browser.post("/api/me/tokens", json={"label": "test"}).json()["token"]
        settings = {"game": "architecture_game", "seats": 2, "bots": {"1": "random"}, "options": {"tempo": "live"}}
        table = browser.post("/api/tables", json=settings).json()["id"]
        browser.post(f"/api/tables/{table}/start")
    seen: dict[str, Any] = {}
    for turns in (2, 4):
        shown = asyncio.run(search(servers, token, table, seen, turns))
        servers.kill()
        assert shown["turned"] == turns
        servers.start()
        seen = shown
    kept = asyncio.run(search(servers, token, table, seen, None))

    assert {} == kept


async def search(servers: Servers, token: str, table: str, seen: dict[str, Any], turns: int | None) -> dict[str, Any]:
    """Turn so often, with what was seen before still there; or keep it and go on until the race is over."""
    address = f"{servers.url.replace('http', 'ws')}/api/tables/{table}/live"
    update: dict[str, Any] = {}
    is_signalled = False
    async with (
        asyncio.timeout(2 * PATIENCE),
        connect(address, additional_headers={"authorization": f"Bearer {token}"}, close_timeout=1) as socket,
    ):
        async for text in socket:
            message = json.loads(text)
            is_signalled = is_signalled or message["type"] == "signal"
            if message["type"] == "update":
                if not update and seen:
                    assert seen == message["own"]["search"]
                update = message
            found = update.get("own", {}).get("search", {})
            if turns is None and update and update["view"]["phase"] != "racing":
                return dict(found)
            if found.get("turned") == turns:
                return dict(found)
            if message["type"] == "update" and update.get("question") in ("pile", "pawn"):
                asked = {"type": "move", "move": update["moves"][0]["text"], "version": update["version"]}
                await socket.send(json.dumps({**asked, "id": f"move-{update['version']}"}))
            elif message["type"] in ("update", "signal") and is_signalled and found:
                move = "keep" if turns is None else "next"
                asked = {"type": "search", "round": update["view"]["round"], "turn": found["turned"], "move": move}
                await socket.send(json.dumps({**asked, "id": f"search-{found['turned']}-{move}"}))
    raise AssertionError("the server has closed the socket")
