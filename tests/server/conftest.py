"""A real server on loopback in a thread of its own, with time that passes when told to; and people who use it."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from typing import Any, NamedTuple, Protocol, TypeVar, cast

import asyncpg  # type: ignore[import-untyped]
import httpx
import msgspec
import pytest
import uvicorn
from limits import RateLimitItem, parse
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chantier.kernel.game import SHELF, shelve
from chantier.server.caps import UNCAPPED, Caps
from chantier.server.cluster.node import Node
from chantier.server.serve import configured, listen
from chantier.server.settings import Settings
from chantier.server.store.opening import open_store
from chantier.server.store.schema import METADATA
from chantier.server.tables.clocks import now_ms
from chantier.server.tables.kits import usual_kit
from chantier.server.web.app import make_app
from chantier.server.web.limits import LIMITS
from chantier.server.web.websocket import WebSocketProtocol
from chantier.server.wire.changes import merged

T = TypeVar("T")
PATIENCE = 20  # seconds; the machine may be busy
PLENTY = dict.fromkeys(LIMITS, parse("1000000 per minute"))
REDIS = itertools.count(1)  # its databases: one for each server
Update = dict[str, Any]

sys.setswitchinterval(0.0005)  # client and server share an interpreter here: neither should wait long for the other


@pytest.fixture(scope="module", autouse=True)
def sealed_bids() -> Iterator[None]:
    """A game with secrets, on the shelf for a while."""
    shelve("sealed_bids", "chantier.testing.sealed_bids")
    yield
    del SHELF["sealed_bids"]


class StoppedClock:
    """Stands still until it is turned."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.time = 1_800_000_000_000

    def __call__(self) -> int:
        return self.time

    def turn(self, milliseconds: int) -> None:
        self.time += milliseconds
        self.served.pass_time(0)


class Place(NamedTuple):
    """Where everything is kept, and where several nodes find each other; only one if there is no Redis."""

    db: str
    redis: str = ""


class Served:
    """The server, started and stopped as often as a test likes.

    At a place with Redis it is two nodes: sockets and reading requests come in at the second, which passes them on to
    the first, since that is where tables are made.
    """

    def __init__(
        self, place: Place, limits: dict[str, RateLimitItem] | None = None, caps: Caps | None = None, later: int = 0
    ) -> None:
        self.db, self.redis = place
        self.limits = limits or PLENTY
        self.caps = caps or msgspec.structs.replace(UNCAPPED, chats=Caps().chats)
        self.later = later  # milliseconds by which the server's clock is ahead
        self.node: Node
        self.at_the_end = ExitStack()
        self.start()

    def start(self) -> None:
        self.listening = [listen("127.0.0.1", 0) for _ in range(2 if self.redis else 1)]
        addresses = [("127.0.0.1", int(listening.getsockname()[1])) for listening in self.listening]
        self.address, self.far_address = addresses[0], addresses[-1]
        self.host, self.far_host = (f"{host}:{port}" for host, port in (self.address, self.far_address))
        self.url, self.far_url = f"http://{self.host}", f"http://{self.far_host}"
        self.up = threading.Event()
        self.thread = threading.Thread(target=asyncio.run, args=(self.run(),))
        self.thread.start()
        assert self.up.wait(PATIENCE), "the server has not started"

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.servers: list[uvicorn.Server] = []
        async with AsyncExitStack() as nodes:
            self.nodes = [await nodes.enter_async_context(await self.new_node()) for _ in self.listening]
            self.node = self.nodes[0]
            for node in self.nodes:
                app = make_app(node, limits=self.limits)
                self.servers.append(uvicorn.Server(configured(app, Settings(db="", caps=self.caps))))
            self.loop.call_soon(self.up.set)
            serving = zip(self.servers, self.listening, strict=True)
            await asyncio.gather(*(server.serve(sockets=[listening]) for server, listening in serving))

    async def new_node(self) -> Node:
        return Node(await open_store(self.db), 1, lambda: now_ms() + self.later, self.redis, caps=self.caps)

    def stop(self) -> None:
        for server in self.servers:
            server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server has not stopped"

    def restart(self, down: int = 0) -> None:
        """After so many seconds."""
        self.stop()
        self.later += down * 1000
        self.start()

    def pass_time(self, seconds: float) -> None:
        self.later += int(seconds * 1000)
        for node in self.nodes:
            self.loop.call_soon_threadsafe(node.alarms.sooner.set)

    def stop_clock(self) -> StoppedClock:
        """From now on the server has the time that a test gives it, to the millisecond."""
        clock = StoppedClock(self)
        self.node.now = self.node.alarms.now = self.node.people.now = clock
        return clock

    def call(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Inside the server."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def until(self, holds: Callable[[], Any]) -> None:
        give_up = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < give_up, "it does not come about"
            time.sleep(0.01)

    def until_left(self, table: str) -> None:
        """Until the ends of all sockets there are known; somebody waited for would be replaced as time passes."""
        self.until(lambda: not self.node.actors[table].result().presence.connections)

    def sockets(self) -> list[Any]:
        """The server's end of all sockets."""
        inside = [wire for server in self.servers for wire in server.server_state.connections]
        return [wire for wire in inside if isinstance(wire, WebSocketProtocol)]

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        """What is stored."""
        return stored(self.db, statement)

    def dump(self) -> str:
        return "\n".join(str(row) for name in METADATA.tables for row in self.rows(f"SELECT * FROM {name}"))

    def guest(self, name: str = "Ada") -> Guest:
        guest = Guest(self, name)
        self.at_the_end.callback(guest.browser.close)
        return guest

    def nobody(self) -> Guest:
        return self.guest("")

    def close(self) -> None:
        self.at_the_end.close()
        if self.thread.is_alive():
            self.stop()


class Guest:
    """Somebody with a browser."""

    def __init__(self, served: Served, name: str) -> None:
        self.served = served
        self.name = name
        self.browser = httpx.Client(headers={"accept-language": "en"}, timeout=PATIENCE)
        if name:
            assert 200 == self.post("/api/guests", name=name, lang="en").status_code

    def request(self, method: str, path: str, **given: Any) -> httpx.Response:
        url = self.served.far_url if method == "GET" else self.served.url
        headers = {"origin": url, **given.pop("headers", {})}
        return self.browser.request(method, url + path, headers=headers, **given)

    def get(self, path: str) -> Any:
        response = self.request("GET", path)
        assert response.is_success, response.text
        return response.json()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.request("POST", path, json=body)

    def new_table(self, game: str = "queens_architect", seats: int = 2, **settings: Any) -> str:
        response = self.post("/api/tables", game=game, seats=seats, **settings)
        assert response.is_success, response.text
        return str(response.json()["id"])

    def join(self, table: str) -> int:
        return int(self.post(f"/api/tables/{table}/join").json()["seat"])

    def start(self, table: str) -> None:
        assert 204 == self.request("POST", f"/api/tables/{table}/start").status_code

    def live(self, table: str, since: int = 0, wire: int = 3, client: str = "", **options: Any) -> Player:
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        address = f"ws://{self.served.far_host}/api/tables/{table}/live?since={since}&wire={wire}&client={client}"
        origin: Any = self.served.far_url
        headers = {"cookie": cookies} if cookies else {}
        opened = connect(address, origin=origin, additional_headers=headers, close_timeout=1, **options)
        return Player(self, table, self.served.at_the_end.enter_context(opened))

    def live_without_reading(self, table: str) -> Player:
        """Somebody whose system holds back little, and who reads only when a test does.

        Like a browser, it sends no pings of its own: their answers would wait among what is not read, so that after
        40 seconds the library ends the socket (1006), whatever the server does.
        """
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(self.served.far_address)
        return self.live(table, max_queue=1, sock=narrow, ping_interval=None)


class Player:
    """Somebody at a table: keeps what was told as a client does."""

    ids = itertools.count(1)

    def __init__(self, guest: Guest, table: str, socket: ClientConnection) -> None:
        self.guest = guest
        self.table = table
        self.socket = socket
        self.received: list[str | bytes] = []
        self.heard: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.update: Update = {}
        self.present: dict[str, Any] = {}
        self.hear("update")

    def read(self, timeout: float = PATIENCE) -> dict[str, Any]:
        self.received.append(self.socket.recv(timeout))
        message: dict[str, Any] = json.loads(self.received[-1])
        if message["type"] == "change":
            message = merged(self.update, message)
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
            self.log = self.log[: message.get("log_from", 0)] + message.get("log", [])
            self.chat += message.get("chat", [])
        elif message["type"] == "present":
            self.present = message
        elif message["type"] == "measure":
            self.send("measured", id=message["id"])
        return message

    def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := self.read())["type"] != kind:
            pass
        return message

    def until(self, holds: Callable[[Update], Any]) -> Update:
        while not holds(self.update):
            self.read()
        return self.update

    def catch_up(self, other: Player) -> None:
        self.until(lambda update: update["version"] >= other.update["version"])

    def catch_up_with_public(self, other: Player) -> None:
        """Where what happens may be private, versions differ: until both have the same log."""
        self.until(lambda _: len(self.log) >= len(other.log))

    def read_to_the_end(self) -> int:
        """Until the server closes the socket, and with which code."""
        with suppress(ConnectionClosed):
            while True:
                self.read()
        code = self.socket.close_code
        assert code is not None, "the server says why"
        return code

    def send(self, type_: str, **about: Any) -> str:
        given = str(about.pop("id", "")) or str(next(self.ids))
        self.socket.send(json.dumps({"type": type_, "id": given, **about}))
        return given

    def say(self, type_: str, **about: Any) -> dict[str, Any]:
        """Say something, and what is answered to it."""
        said = self.send(type_, **about)
        while (message := self.read()).get("id") != said:
            pass
        return message

    def do(self, type_: str, **about: Any) -> None:
        answer = self.say(type_, **about)
        assert "done" == answer["type"], answer

    @property
    def seat(self) -> int:
        return next(i for i, seat in enumerate(self.update["seats"]) if seat.get("you"))

    @property
    def moves(self) -> list[str]:
        return [move["text"] for move in self.update.get("moves", [])]

    @property
    def is_asked(self) -> bool:
        return self.update["status"] == "playing" and self.seat in self.update["waiting"]

    def play(self, move: str) -> None:
        self.guest.served.later += 200  # nobody plays faster than the limit of messages
        self.do("move", move=move, version=self.update["version"])
        self.until(lambda update: update["version"] > 0)

    def play_on(self, chance: random.Random, moves: int = 10**6) -> None:
        """Play at random whenever asked, so many moves or to the end."""
        while moves and self.update["status"] != "over":
            if self.is_asked:
                self.play(chance.choice(self.moves))
                moves -= 1
            else:
                self.read()

    # Le Jeu de l'Architecture

    @property
    def search(self) -> dict[str, Any]:
        """One's own."""
        search: dict[str, Any] = self.update["own"]["search"]
        return search

    def take_piles(self, *others: Player) -> None:
        """Everybody takes the first pile that is left, and knows that all have."""
        players = (self, *others)
        for _ in players:
            mover = next(player for player in players if player.is_asked)
            mover.play(mover.moves[0])
            for player in players:
                player.catch_up_with_public(mover)

    def sensible(self, chance: random.Random) -> str:
        """A move that gets the game to its end: keep and build what fits, otherwise whatever."""
        moves, kit = self.moves, cast(Any, usual_kit("architecture_game"))
        build = [move for move in moves if move.startswith("build")]
        if "keep" not in moves:
            return build[0] if build else chance.choice(moves)
        building = kit.building_ids[kit.building_of[kit.fragment_ids.index(self.search["fragment"])]]
        fits = building in [site["building"] for site in self.update["view"]["sites"] if site]
        return "keep" if fits or "next" not in moves else "next"

    def close(self) -> None:
        self.socket.close()


def stored(db: str, statement: str) -> list[tuple[Any, ...]]:
    async def ask() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(db)
        found = [tuple(row) for row in await connection.fetch(statement)]
        await connection.close()
        return found

    if db.startswith("postgresql"):
        return asyncio.run(ask())
    with closing(sqlite3.connect(db.removeprefix("sqlite:///"))) as store:
        return store.execute(statement).fetchall()


@pytest.fixture(scope="module")
def kind() -> str:
    """Of the store. A file of tests that should hold on both has one of its own, with both."""
    return "sqlite"


@pytest.fixture(scope="module")
def new_place(
    kind: str, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Callable[[], Place]:
    def make() -> Place:
        if kind == "sqlite":
            return Place(f"sqlite:///{tmp_path_factory.mktemp('served') / 'chantier.db'}")
        return Place(
            request.getfixturevalue("new_database")(), f"{request.getfixturevalue('redis_server')}/{next(REDIS)}"
        )

    return make


# the libraries are loaded once; each server is a process of its own, forked from there
FORKS = """
import os, signal, sys
from chantier.server.caps import UNCAPPED
from chantier.server.serve import serve, warm_up
from chantier.server.settings import Settings
from chantier.server.web.limits import LIMITS
from limits import parse
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
LIMITS.update(dict.fromkeys(LIMITS, parse("1000000 per minute")))
push = os.environ.get("CHANTIER_PUSH", "")
settings = Settings(port=0, db=sys.argv[1], redis=sys.argv[2], thinkers=1, caps=UNCAPPED, push=push)
warm_up()
for _ in sys.stdin:
    if os.fork() == 0:
        said = []
        try:
            serve(settings, lambda url: said.append(print(os.getpid(), url, flush=True)))
        except BaseException as trouble:
            said or print(os.getpid(), "".join(str(trouble).split()), flush=True)
        os._exit(0)
"""


class Process(NamedTuple):
    """A server that can be killed."""

    pid: int
    url: str

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


class Processes:
    """Servers at one place, each a process."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.parent = subprocess.Popen(
            [sys.executable, "-c", FORKS, *place],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def start(self) -> Process:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write("\n")
        self.parent.stdin.flush()
        pid, url = self.parent.stdout.readline().split()
        assert url.startswith("http"), url
        return Process(int(pid), url)

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        return stored(self.place.db, statement)

    def close(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.parent.pid, signal.SIGKILL)
        self.parent.communicate()


@pytest.fixture
def processes(new_place: Callable[[], Place]) -> Iterator[Processes]:
    processes = Processes(new_place())
    yield processes
    processes.close()


class Serve(Protocol):
    def __call__(self, limits: dict[str, RateLimitItem] | None = None, caps: Caps | None = None) -> Served: ...


@pytest.fixture
def serve(new_place: Callable[[], Place]) -> Iterator[Serve]:
    running: list[Served] = []

    def start(limits: dict[str, RateLimitItem] | None = None, caps: Caps | None = None) -> Served:
        running.append(Served(new_place(), limits, caps))
        return running[-1]

    yield start
    for served in running:
        served.close()


@pytest.fixture(scope="module")
def served(new_place: Callable[[], Place]) -> Iterator[Served]:
    """One for all tests of a file that neither count everybody's tables nor turn the clock far on."""
    served = Served(new_place())
    yield served
    served.close()


@pytest.fixture
def own_served(serve: Serve) -> Served:
    return serve()


class Pair(Protocol):
    def __call__(self, game: str = "queens_architect", **settings: Any) -> tuple[Player, Player]: ...


@pytest.fixture
def pair(served: Served) -> Pair:
    """Two people at a table that has started."""

    def sit(game: str = "queens_architect", **settings: Any) -> tuple[Player, Player]:
        ada, bo = served.guest("Ada"), served.guest("Bo")
        table = ada.new_table(game, **settings)
        bo.join(table)
        ada.start(table)
        return ada.live(table), bo.live(table)

    return sit
