"""People who play at servers that are killed: they connect again, anywhere, and say again what was not answered."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from redis import Redis
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from chantier import Table, parse_record
from chantier.server.tables.connection import stamped

if TYPE_CHECKING:
    from tests.conftest import Service
    from tests.server.conftest import Process, Processes

BOTS = ("greedy", "planner:turns=2,width=3", "random")  # one at each table; not compiled, the usual planner is slow
PATIENCE = 60
CLIENT = "one-name"  # with it a message that is said again, at any server, is known
GONE = (WebSocketException, httpx.HTTPError, OSError, KeyError)  # what a client sees of a server that is killed


class World:
    """Servers that are killed, and people who play on."""

    def __init__(self, processes: Processes, nodes: int) -> None:
        self.processes = processes
        self.alive = [processes.start() for _ in range(nodes)]
        self.chance = random.Random(8)
        self.acknowledged: set[str] = set()
        self.tables: dict[str, str] = {}  # by bot, the one that is played
        self.moves: dict[str, int] = {}  # by bot, how many were acknowledged
        self.killed = 0
        self.finished = 0
        self.closing = False

    def check_all(self) -> None:
        """Every acknowledged move is stored, once, and in order; every table was played to its end."""
        said = [said for (said,) in self.processes.rows("SELECT said FROM events WHERE said IS NOT NULL")]
        counts = self.processes.rows('SELECT count(*), max(number) FROM events GROUP BY "table"')
        assert self.acknowledged <= set(said)
        assert len(said) == len(set(said))
        assert all(count == last for count, last in counts)
        assert len(BOTS) <= self.finished
        print(f"{self.killed} killed, {len(self.acknowledged)} moves acknowledged, {self.finished} games over")  # noqa: T201

    async def run(self, *kills: Callable[[], Awaitable[None]]) -> None:
        """Kill one after another, each time after every table has gone on."""
        slots = [asyncio.create_task(self.play_tables(bot)) for bot in BOTS]
        try:
            for kill in kills:
                await self.all_go_on(slots)
                await asyncio.sleep(self.chance.uniform(0, 0.3))
                await kill()
                self.killed += 1
            self.closing = True
            await asyncio.wait_for(asyncio.gather(*slots), 3 * PATIENCE)
        finally:
            for slot in slots:
                slot.cancel()

    async def all_go_on(self, slots: list[asyncio.Task[None]]) -> None:
        """Every table has had a move since the last kill."""
        before = dict(self.moves)
        async with asyncio.timeout(PATIENCE):
            while any(self.moves.get(bot, 0) <= before.get(bot, 0) for bot in BOTS):
                for slot in slots:
                    if slot.done():
                        slot.result()
                await asyncio.sleep(0.01)

    async def kill_service(self, service: Service) -> None:
        """Kill what all servers need, and start it again after a moment."""
        await asyncio.to_thread(service.kill)
        acknowledged = set(self.acknowledged)
        await asyncio.sleep(self.chance.uniform(0, 1))
        await asyncio.to_thread(service.start)
        stored = await asyncio.to_thread(self.processes.rows, "SELECT said FROM events")
        assert acknowledged <= {said for (said,) in stored}

    async def kill_server(self) -> None:
        victim = self.actor()
        victim.kill()
        self.alive.remove(victim)
        acknowledged = set(self.acknowledged)  # by now; the others go on meanwhile
        stored = await asyncio.to_thread(self.processes.rows, "SELECT said FROM events")
        assert acknowledged <= {said for (said,) in stored}
        self.alive.append(await asyncio.to_thread(self.processes.start))

    def actor(self) -> Process:
        """Of one of the tables."""
        if not self.processes.place.redis:
            return self.alive[0]
        with Redis.from_url(self.processes.place.redis, decode_responses=True) as redis:
            node = redis.get(f"chantier:table:{self.tables[self.chance.choice(BOTS)]}")
            process = redis.get(f"chantier:house:{node}")
        assert isinstance(process, str), "the node is there: every table has just gone on"
        return next(alive for alive in self.alive if process.endswith(f":{alive.pid}"))

    def url(self) -> str:
        return self.chance.choice(self.alive).url if self.alive else "http://127.0.0.1:1"  # where nobody listens

    async def play_tables(self, bot: str) -> None:
        while not self.closing:
            with suppress(*GONE):
                table, tokens = await self.new_table(bot)
                self.tables[bot] = table
                clients = [Client(self, bot, table, token) for token in tokens]
                await asyncio.gather(*(client.play() for client in clients))
                await self.check(table, clients)
                self.finished += 1
            await asyncio.sleep(0.02)

    async def new_table(self, bot: str) -> tuple[str, list[str]]:
        """Two people and a bot."""
        async with httpx.AsyncClient(base_url=self.url(), timeout=PATIENCE) as api:
            tokens = [await self.guest(api) for _ in range(2)]
            ada, bo = ({"authorization": f"Bearer {token}"} for token in tokens)
            settings = {"game": "artisans_builders", "seats": 3, "bots": {"1": bot}, "pace": "days"}
            table = (await api.post("/api/tables", json=settings, headers=ada)).json()["id"]
            (await api.post(f"/api/tables/{table}/join", json={}, headers=bo)).raise_for_status()
            (await api.post(f"/api/tables/{table}/start", headers=ada)).raise_for_status()
            return table, tokens

    async def guest(self, api: httpx.AsyncClient) -> str:
        made = await api.post("/api/guests", json={"name": "Ada"})
        cookie = {"cookie": made.headers["set-cookie"].split(";")[0], "origin": str(api.base_url).rstrip("/")}
        api.cookies.clear()
        return str((await api.post("/api/me/tokens", json={"label": "test"}, headers=cookie)).json()["token"])

    async def check(self, table: str, clients: list[Client]) -> None:
        """What everybody has heard is what was played."""
        while True:
            with suppress(*GONE):
                async with httpx.AsyncClient(base_url=self.url(), timeout=PATIENCE) as api:
                    answer = (await api.get(f"/api/tables/{table}/record")).raise_for_status()
                    break
            await asyncio.sleep(0.05)
        replayed = Table.replay(parse_record(answer.content))
        assert replayed.outcome is not None
        for client in clients:
            assert replayed.outcome.points == client.update["outcome"]["points"]
            assert [event.name for event in replayed.log()] == [line["name"] for line in client.log]


class Client:
    """Connects to any server, and to another when that is gone; says again what was not answered."""

    ids = itertools.count(1)

    def __init__(self, world: World, bot: str, table: str, token: str) -> None:
        self.world = world
        self.bot = bot
        self.address = f"/api/tables/{table}/live"
        self.headers = {"authorization": f"Bearer {token}"}
        self.update: dict[str, Any] = {"version": 0, "status": "waiting"}
        self.log: list[dict[str, Any]] = []
        self.said: dict[str, Any] | None = None

    async def play(self) -> None:
        while self.update["status"] != "over":
            since = f"?since={self.update['version']}&client={CLIENT}"
            address = self.world.url().replace("http", "ws") + self.address + since
            with suppress(*GONE):
                async with connect(address, additional_headers=self.headers, close_timeout=1) as socket:
                    await self.talk(socket)
            await asyncio.sleep(0.02)

    async def talk(self, socket: ClientConnection) -> None:
        before = None
        if self.said:
            await socket.send(json.dumps(self.said))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                assert before in (None, message["version"] - 1), "one after another"
                before = message["version"]
                self.hear(message)
            elif message["type"] in ("done", "refused") and self.said:
                await self.hear_answer(message, socket)
            if self.update["status"] == "over":
                return
            if self.said is None and self.update.get("moves"):
                move = self.world.chance.choice(self.update["moves"])["text"]
                said = {"id": f"move-{next(self.ids)}", "move": move, "version": self.update["version"]}
                self.said = {"type": "move", **said}
                await socket.send(json.dumps(self.said))

    def hear(self, update: dict[str, Any]) -> None:
        assert update["version"] >= self.update["version"], "nothing that was told is taken back"
        self.update = update
        self.log = self.log[: update.get("log_from", 0)] + update.get("log", [])

    async def hear_answer(self, answer: dict[str, Any], socket: ClientConnection) -> None:
        assert self.said is not None
        if answer["type"] == "done" and answer["id"] == self.said["id"]:
            self.world.acknowledged.add(stamped(CLIENT, answer["id"]))
            self.world.moves[self.bot] = self.world.moves.get(self.bot, 0) + 1
            self.said = None
        elif answer["type"] == "refused" and answer["code"] == "too-many-messages":
            await asyncio.sleep(0.2)
            await socket.send(json.dumps(self.said))
        elif answer["type"] == "refused" and answer["code"] not in ("no-answer", "not-stored"):
            self.said = None  # another got in between: choose again
