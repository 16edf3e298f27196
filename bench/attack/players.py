"""Two tables that are played while the server is attacked: one of two people, and one against a bot."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAME, BOT = "queens_architect", "journeyman"
BETWEEN = 0.08  # seconds between two moves, so that nobody plays faster than a client may
PATIENCE = 60
GONE = (TimeoutError, WebSocketException, OSError, httpx.HTTPError)


class Seat:
    """One socket, and what it was told."""

    ids = itertools.count(1)

    def __init__(self, url: str, table: str, cookie: str) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{table}/live"
        self.headers = {"cookie": cookie, "origin": url}
        self.update: dict[str, Any] = {}
        self.waited = 0  # the number of updates after which others had to move
        self.connected: ClientConnection | None = None

    async def open(self) -> None:
        self.connected = await connect(self.address, additional_headers=self.headers, open_timeout=PATIENCE)
        await self.read_until("update")

    @property
    def socket(self) -> ClientConnection:
        assert self.connected is not None, "it was opened"
        return self.connected

    async def read_until(self, kind: str) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.take(message)
            if message["type"] == kind:
                return message

    def take(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.update = message
            self.waited += message["status"] == "playing" and not message.get("moves")

    async def move(self, chance: random.Random) -> float:
        """Play a random move, and return how long its answer took."""
        said = {"type": "move", "id": f"m{next(self.ids)}", "version": self.update["version"]}
        said["move"] = chance.choice(self.update["moves"])["text"]
        began = time.perf_counter()
        await self.socket.send(json.dumps(said))
        while True:
            answer: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.take(answer)
            if answer.get("id") == said["id"]:
                break
        spent = time.perf_counter() - began
        while answer["type"] == "done" and self.update["version"] <= said["version"]:
            await self.read_until("update")
        return spent


class Players:
    def __init__(self, url: str, bot: str = BOT) -> None:
        self.url = url
        self.bot = bot
        self.chance = random.Random(4)
        self.moves: list[float] = []
        self.thoughts: list[float] = []
        self.at_the_end: list[Seat] = []  # who has to leave then

    async def sit_down(self) -> None:
        self.ada, self.bo = await self.sit({"seats": 2}, 2)
        (self.cleo,) = await self.sit({"seats": 2, "bots": {"1": self.bot}}, 1)

    async def sit(self, settings: dict[str, Any], people: int) -> list[Seat]:
        async with httpx.AsyncClient(base_url=self.url, headers={"origin": self.url}, timeout=PATIENCE) as browser:
            cookies = []
            for _ in range(people):
                made = await browser.post("/api/guests", json={"name": "Ada"})
                cookies.append(made.headers["set-cookie"].partition(";")[0])
                browser.cookies.clear()
            host = {"cookie": cookies[0]}
            made = await browser.post("/api/tables", json={"game": GAME, **settings}, headers=host)
            table = made.json()["id"]
            for cookie in cookies[1:]:
                await browser.post(f"/api/tables/{table}/join", json={}, headers={"cookie": cookie})
            (await browser.post(f"/api/tables/{table}/start", headers=host)).raise_for_status()
        seats = [Seat(self.url, table, cookie) for cookie in cookies]
        for seat in seats:
            self.at_the_end.append(seat)
            await seat.open()
        return seats

    async def leave(self) -> None:
        for seat in self.at_the_end:
            if seat.connected is not None:
                await seat.connected.close()

    async def play(self, seconds: float) -> None:
        """Play at both tables for some seconds; what is under way at the end counts as long as it has taken."""
        self.moves, self.thoughts = [], []
        until = time.perf_counter() + seconds
        await asyncio.gather(self.play_together(until), self.play_with_a_bot(until))

    async def play_together(self, until: float) -> None:
        while time.perf_counter() < until:
            mover = self.ada if self.ada.update.get("moves") else self.bo
            if not mover.update.get("moves"):
                await asyncio.gather(self.ada.read_until("update"), return_exceptions=True)
                continue
            began = time.perf_counter()
            try:
                self.moves.append(await mover.move(self.chance))
                other = self.bo if mover is self.ada else self.ada
                while other.update["version"] < mover.update["version"]:
                    await other.read_until("update")
            except GONE:
                self.moves.append(time.perf_counter() - began)
                (self.ada, self.bo) = await self.sit({"seats": 2}, 2)
            if self.ada.update["status"] == "over":
                self.ada, self.bo = await self.sit({"seats": 2}, 2)
            await asyncio.sleep(BETWEEN)

    async def play_with_a_bot(self, until: float) -> None:
        """Count what a move of the bot takes from the person's move on: updates may arrive several at once."""
        while time.perf_counter() < until:
            try:
                if self.cleo.update["status"] == "over":
                    (self.cleo,) = await self.sit({"seats": 2, "bots": {"1": self.bot}}, 1)
                await asyncio.sleep(BETWEEN)
                began, self.cleo.waited = time.perf_counter(), 0
                if self.cleo.update.get("moves"):
                    await self.cleo.move(self.chance)
                while not self.cleo.update.get("moves") and self.cleo.update["status"] != "over":
                    await self.cleo.read_until("update")
                if moved := self.cleo.waited:
                    self.thoughts += [(time.perf_counter() - began) / moved] * moved
            except GONE:
                self.thoughts.append(PATIENCE)
                (self.cleo,) = await self.sit({"seats": 2, "bots": {"1": self.bot}}, 1)
