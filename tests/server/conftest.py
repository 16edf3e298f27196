"""A real server on loopback in a thread of its own, with time that passes when told to; and people who use it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import sys
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

import httpx
import pytest
import uvicorn
from limits import RateLimitItem, parse
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chantier.kernel.game import SHELF, shelve
from chantier.server.app import make_app
from chantier.server.house import House
from chantier.server.opening import open_store
from chantier.server.people import now_ms
from chantier.server.serve import configured, listen
from chantier.server.shield import LIMITS
from chantier.server.sitting import usual_kit

T = TypeVar("T")
PATIENCE = 20  # seconds; the machine may be busy
PLENTY = dict.fromkeys(LIMITS, parse("1000000 per minute"))
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


class Served:
    """The server, started and stopped as often as a test likes."""

    def __init__(self, db: Path, limits: dict[str, RateLimitItem] | None = None) -> None:
        self.db = f"sqlite:///{db}"
        self.limits = limits or PLENTY
        self.later = 0  # milliseconds by which the server's clock is ahead
        self.house: House
        self.at_the_end = ExitStack()
        self.start()

    def start(self) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.address = ("127.0.0.1", int(self.listening.getsockname()[1]))
        self.host = f"127.0.0.1:{self.address[1]}"
        self.url = f"http://{self.host}"
        self.up = threading.Event()
        self.thread = threading.Thread(target=asyncio.run, args=(self.run(),))
        self.thread.start()
        assert self.up.wait(PATIENCE), "the server has not started"

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        async with House(await open_store(self.db), 1, lambda: now_ms() + self.later) as self.house:
            self.server = uvicorn.Server(configured(make_app(self.house, limits=self.limits)))
            self.loop.call_soon(self.up.set)
            await self.server.serve(sockets=[self.listening])

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the server has not stopped"

    def restart(self, down: int = 0) -> None:
        """After so many seconds."""
        self.stop()
        self.later += down * 1000
        self.start()

    def pass_time(self, seconds: float) -> None:
        self.later += int(seconds * 1000)
        self.loop.call_soon_threadsafe(self.house.alarms.sooner.set)

    def stop_clock(self) -> StoppedClock:
        """From now on the server has the time that a test gives it, to the millisecond."""
        clock = StoppedClock(self)
        self.house.now = self.house.alarms.now = self.house.people.now = clock
        return clock

    def call(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Inside the server."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        """What is stored."""
        with closing(sqlite3.connect(self.db.removeprefix("sqlite:///"))) as store:
            return store.execute(statement).fetchall()

    def dump(self) -> str:
        with closing(sqlite3.connect(self.db.removeprefix("sqlite:///"))) as store:
            return "\n".join(store.iterdump())

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
        headers = {"origin": self.served.url, **given.pop("headers", {})}
        return self.browser.request(method, self.served.url + path, headers=headers, **given)

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

    def live(self, table: str, since: int = 0, **options: Any) -> Player:
        cookies = "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())
        address = f"ws://{self.served.host}/api/tables/{table}/live?since={since}"
        origin: Any = self.served.url
        headers = {"cookie": cookies} if cookies else {}
        opened = connect(address, origin=origin, additional_headers=headers, close_timeout=1, **options)
        return Player(self, table, self.served.at_the_end.enter_context(opened))


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


class Serve(Protocol):
    def __call__(self, limits: dict[str, RateLimitItem] | None = None) -> Served: ...


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    running: list[Served] = []

    def start(limits: dict[str, RateLimitItem] | None = None) -> Served:
        running.append(Served(tmp_path / "chantier.db", limits))
        return running[-1]

    yield start
    for served in running:
        served.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One for all tests of a file that neither count everybody's tables nor turn the clock far on."""
    served = Served(tmp_path_factory.mktemp("shared") / "chantier.db")
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
