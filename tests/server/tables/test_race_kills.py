"""Kill -9 in the middle of a live race: what was seen is still there, and the race goes on."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import httpx
import pytest
from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from tests.server.conftest import Processes

PATIENCE = 60


@pytest.fixture(scope="module")
def kind() -> str:
    return "sqlite"


def test_a_race_goes_on_after_a_kill(processes: Processes) -> None:
    server = processes.start()
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as browser:
        browser.headers["origin"] = server.url
        browser.post("/api/guests", json={"name": "Ada"})
        token = browser.post("/api/me/tokens", json={"label": "test"}).json()["token"]
        settings = {"game": "architecture_game", "seats": 2, "bots": {"1": "random"}, "options": {"tempo": "live"}}
        table = browser.post("/api/tables", json=settings).json()["id"]
        browser.post(f"/api/tables/{table}/start")
    seen: dict[str, Any] = {}
    for turns in (2, 4):
        shown = asyncio.run(search(server.url, token, table, seen, turns))
        server.kill()
        assert shown["turned"] == turns
        server = processes.start()
        seen = shown
    kept = asyncio.run(search(server.url, token, table, seen, None))

    assert {} == kept


async def search(url: str, token: str, table: str, seen: dict[str, Any], turns: int | None) -> dict[str, Any]:
    """Turn so often, with what was seen before still there; or keep it and go on until the race is over."""
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
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
            elif message["type"] in ("update", "signal") and is_signalled and update.get("quote"):
                move = "keep" if turns is None else "next"
                asked = {"type": "timed", "move": move, "quote": update["quote"]}
                await socket.send(json.dumps({**asked, "id": f"search-{found['turned']}-{move}"}))
    raise AssertionError("the server has closed the socket")
