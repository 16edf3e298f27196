"""Tables of Queen's Architect on a server, and clients that play and watch them."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, UnsetType
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

GAME = "queens_architect"
AT_A_TIME = 20  # tables are made, so that nothing waits too long


class Offer(msgspec.Struct):
    text: str


class Update(msgspec.Struct):
    """What a player must know to go on; what is missing is as it was."""

    version: int = 0
    status: str | UnsetType = UNSET
    waiting: list[int] | UnsetType = UNSET
    moves: list[Offer] | UnsetType = UNSET


DECODE = msgspec.json.Decoder(Update)
UPDATE, DONE, REFUSED = b'{"type":"update","version":', b'{"type":"done"', b'{"type":"refused"'
CHANGE = b'{"type":"change","version":'


class Client(WSListener):
    """One socket. It reads no more than it must: the driver shares the machine with the server."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.transport: WSTransport
        self.unread: list[bytes] = []
        self.known = Update(0, "", [], [])
        self.up = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        now = perf_counter()
        if frame.msg_type == WSMsgType.CLOSE:
            self.table.trouble(f"closed with {frame.get_close_code()}")
        if frame.msg_type != WSMsgType.TEXT:
            return
        said = frame.get_payload_as_bytes()
        if said.startswith((UPDATE, CHANGE)):
            self.unread.append(said)
            if said.startswith(UPDATE):
                self.table.times.wholes.append(len(said))
            if not self.up.done():
                self.up.set_result(None)
            self.table.shown(self, said, now)
        elif said.startswith(DONE):
            self.table.acknowledged(now)
        elif said.startswith(REFUSED):
            self.table.trouble(said.decode())

    def knows(self) -> Update:
        """What it has been told, put together when somebody asks."""
        for said in self.unread:
            told = DECODE.decode(said)
            whole = said.startswith(UPDATE)
            for name in ("version", "status", "waiting", "moves"):
                if (value := getattr(told, name)) is not UNSET:
                    setattr(self.known, name, value)
                elif whole:  # an update leaves out what is empty
                    setattr(self.known, name, [])
        self.unread.clear()
        return self.known

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.table.closed = True  # a move under way is never heard of by all


class Table:
    """One table and its clients. At most one move is under way."""

    ids = itertools.count(1)

    def __init__(self, id_: str, people: Sequence[str], times: Times) -> None:
        self.id = id_
        self.people = people  # cookies, seat by seat
        self.times = times
        self.clients: list[Client] = []
        self.sent = 0.0  # when the move under way was; 0 for none
        self.unseen = 0  # clients that have not heard of it
        self.version = 0
        self.closed = False
        self.next: Callable[[Table], None] | None = None  # once everybody has heard of a move

    async def connect(self, url: str, watching: int) -> None:
        seats: list[int | None] = [*range(len(self.people)), *[None] * watching]
        for seat in seats:
            headers = {"Origin": url} if seat is None else {"Origin": url, "Cookie": self.people[seat]}
            address = f"{url.replace('http', 'ws')}/api/tables/{self.id}/live?wire=3"
            client = Client(self, seat)
            self.clients.append(client)
            await ws_connect(lambda client=client: client, address, extra_headers=headers)
            await client.up

    def play(self, chance: random.Random) -> bool:
        """Send a random move of whoever is to move, unless one is under way or it is over."""
        if self.sent or self.closed:
            return False
        known = self.clients[0].knows()
        if known.status != "playing":
            return False
        mover = self.clients[known.waiting[0]]
        moves = mover.knows().moves
        move = chance.choice(moves).text
        self.version, self.unseen = known.version, len(self.clients) + 1
        said = {"type": "move", "id": str(next(self.ids)), "move": move, "version": known.version}
        self.sent = perf_counter()
        mover.transport.send(WSMsgType.TEXT, msgspec.json.encode(said))
        return True

    def shown(self, client: Client, said: bytes, now: float) -> None:
        if self.sent and int(said[len(UPDATE) : said.index(b",", len(UPDATE))]) > self.version:
            self.times.screens.append(now - self.sent)
            self.times.sizes.append(len(said))
            self.heard()

    def acknowledged(self, now: float) -> None:
        self.times.answers.append(now - self.sent)
        self.heard()

    def heard(self) -> None:
        self.unseen -= 1
        if not self.unseen:
            self.sent = 0.0
            self.times.moves += 1
            if self.next is not None:
                self.next(self)

    def trouble(self, what: str) -> None:
        self.times.troubles.append(what)

    def disconnect(self) -> None:
        for client in self.clients:
            client.transport.disconnect()


class Times:
    """From sending a move, in seconds: to its own acknowledgement, and to every screen."""

    def __init__(self) -> None:
        self.start_again()
        self.troubles: list[str] = []
        self.wholes: list[int] = []  # sizes of whole updates, which say how large the state is

    def start_again(self) -> None:
        self.answers: list[float] = []
        self.screens: list[float] = []
        self.sizes: list[int] = []  # of updates, in bytes
        self.moves = 0
        self.cores = 0.0  # that the server used


class Tables:
    """Makes tables on a server, as browsers do."""

    def __init__(self, url: str, times: Times) -> None:
        self.url = url
        self.times = times
        again = httpx.Limits(keepalive_expiry=1)  # the server ends a silent connection after 5 seconds
        self.browser = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60, limits=again)

    async def make(self, count: int, seats: int) -> list[Table]:
        """The same people play at all of them."""
        people = [await self.guest(f"Guest {seat}") for seat in range(seats)]
        made: list[Table] = []
        while len(made) < count:
            some = min(AT_A_TIME, count - len(made))
            made += await asyncio.gather(*(self.make_one(people) for _ in range(some)))
        return made

    async def make_one(self, people: Sequence[str]) -> Table:
        made = await self.post("/api/tables", people[0], game=GAME, seats=len(people), grace=24 * 3600)
        id_ = made.json()["id"]
        for person in people[1:]:
            await self.post(f"/api/tables/{id_}/join", person)
        await self.post(f"/api/tables/{id_}/start", people[0])
        return Table(id_, people, self.times)

    async def guest(self, name: str) -> str:
        """Their cookie."""
        response = await self.browser.post("/api/guests", json={"name": name})
        self.browser.cookies.clear()
        response.raise_for_status()
        return response.headers["set-cookie"].partition(";")[0]

    async def post(self, path: str, person: str, **body: Any) -> httpx.Response:
        response = await self.browser.post(path, json=body, headers={"cookie": person})
        response.raise_for_status()
        return response

    async def connect(self, tables: Sequence[Table], watching: int) -> None:
        for first in range(0, len(tables), AT_A_TIME):
            await asyncio.gather(*(table.connect(self.url, watching) for table in tables[first : first + AT_A_TIME]))
