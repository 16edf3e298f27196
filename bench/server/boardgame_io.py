"""boardgame.io's own server with a small game of ours, played by the same kind of clients.

It is installed from npm into a scratch folder when Node is there. koa-compose is held back: with 4.2 the lobby of
boardgame.io 0.50 answers 404 to everything.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.processes import Process, started
from bench.server.tables import Times

PACKAGE = {"private": True, "dependencies": {"boardgame.io": "0.50.2"}, "overrides": {"koa-compose": "4.1.0"}}
OFFERS = 12
SPACE = "/village,"  # of the game, in socket.io's frames


def install(scratch: Path) -> bool:
    """False where there is no Node."""
    if not shutil.which("node") or not shutil.which("npm"):
        return False
    scratch.mkdir(parents=True, exist_ok=True)
    (scratch / "package.json").write_bytes(msgspec.json.encode(PACKAGE))
    if not (scratch / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=scratch, check=True)
    shutil.copy(Path(__file__).with_name("village.js"), scratch)
    return True


@contextmanager
def boardgame_io(scratch: Path, *, delta: bool) -> Iterator[Process]:
    """Its server: it sends the whole state after each move, or with its option deltaState what has changed."""
    settings = {"NODE_ENV": "production", "DELTA": str(int(delta))}
    with started(["node", str(scratch / "village.js")], settings) as server:
        yield server


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - theirs
    gameover: object = None


class State(msgspec.Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Updated(msgspec.Struct, array_like=True):
    name: str
    match: str
    state: State


class Operation(msgspec.Struct):
    path: str
    value: object = None


class Patched(msgspec.Struct, array_like=True):
    name: str
    match: str
    before: int
    number: int
    operations: list[Operation]

    def after(self, state: State) -> State:
        """What a player has to know of the new state."""
        changed = {operation.path: operation.value for operation in self.operations}
        player = str(changed.get("/ctx/currentPlayer", state.ctx.currentPlayer))
        return State(Context(player, changed.get("/ctx/gameover")), self.number)


class Sync(msgspec.Struct):
    state: State


class Synced(msgspec.Struct, array_like=True):
    name: str
    match: str
    sync: Sync


UPDATED = msgspec.json.Decoder(Updated)
PATCHED = msgspec.json.Decoder(Patched)
SYNCED = msgspec.json.Decoder(Synced)


class Client(WSListener):
    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.transport: WSTransport
        self.up = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def say(self, text: str) -> None:
        self.transport.send(WSMsgType.TEXT, text.encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """0 opens, 2 is a ping, 40 says that the game's space is joined, 42 is an event."""
        now = perf_counter()
        said = frame.get_payload_as_utf8_text()
        if said.startswith("0"):
            self.say(f"40{SPACE}")
        elif said.startswith("40"):
            who = [self.match.id, str(self.seat), self.match.people[self.seat], 2]
            self.say(f"42{SPACE}" + msgspec.json.encode(["sync", *who]).decode())
        elif said == "2":
            self.say("3")
        elif said.startswith(f'42{SPACE}["update"'):
            self.match.shown(self, UPDATED.decode(said.removeprefix(f"42{SPACE}")).state, len(said), now)
        elif said.startswith(f'42{SPACE}["patch"'):
            patched = PATCHED.decode(said.removeprefix(f"42{SPACE}"))
            self.match.shown(self, patched.after(self.match.state), len(said), now)
        elif said.startswith(f'42{SPACE}["sync"'):
            self.match.state = SYNCED.decode(said.removeprefix(f"42{SPACE}")).sync.state
            self.match.times.wholes.append(len(said))
            self.up.set_result(None)


class Match:
    def __init__(self, id_: str, people: list[str], times: Times) -> None:
        self.id = id_
        self.people = people  # credentials, seat by seat
        self.times = times
        self.state: State
        self.clients: list[Client] = []
        self.sent = 0.0
        self.unseen = 0
        self.next: Callable[[Match], None] | None = None

    async def connect(self, url: str) -> None:
        address = f"{url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        for seat in (0, 1):
            client = Client(self, seat)
            self.clients.append(client)
            headers = {"Origin": "http://localhost"}
            await ws_connect(lambda client=client: client, address, extra_headers=headers)
            await client.up

    def play(self, chance: random.Random) -> bool:
        if self.sent or self.state.ctx.gameover is not None:
            return False
        player = self.state.ctx.currentPlayer
        act = {"type": "build", "args": [chance.randrange(OFFERS)], "playerID": player}
        payload = {**act, "credentials": self.people[int(player)]}
        move = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.state.number, self.id, player]
        self.unseen = 2
        self.sent = perf_counter()
        self.clients[int(player)].say(f"42{SPACE}" + msgspec.json.encode(move).decode())
        return True

    def shown(self, client: Client, state: State, size: int, now: float) -> None:
        """There is no acknowledgement but one's own update."""
        self.times.sizes.append(size)
        own = client.seat == int(self.state.ctx.currentPlayer)
        (self.times.answers if own else self.times.screens).append(now - self.sent)
        self.unseen -= 1
        if not self.unseen:
            self.sent = 0.0
            self.state = state
            self.times.moves += 1
            if self.next is not None:
                self.next(self)

    def disconnect(self) -> None:
        for client in self.clients:
            client.transport.disconnect()


class Matches:
    def __init__(self, url: str, times: Times) -> None:
        self.url = url
        self.times = times
        self.browser = httpx.AsyncClient(base_url=f"{url}/games/village", timeout=60)

    async def make(self, count: int) -> list[Match]:
        return [await self.make_one() for _ in range(count)]

    async def make_one(self) -> Match:
        made = await self.browser.post("/create", json={"numPlayers": 2})
        id_ = made.raise_for_status().json()["matchID"]
        people = []
        for seat in "01":
            joined = await self.browser.post(f"/{id_}/join", json={"playerID": seat, "playerName": f"Guest {seat}"})
            people.append(joined.raise_for_status().json()["playerCredentials"])
        return Match(id_, people, self.times)

    async def connect(self, matches: list[Match]) -> None:
        for match in matches:
            await match.connect(self.url)
