"""Hostile guests. Each attacks a server of this machine for some seconds, and then stops by itself.

`python -m bench.attack.guests ATTACK[,ATTACK…] URL SECONDS` is a process of its own, so that the one that
measures is not busy.
"""

from __future__ import annotations

import itertools
import json
import random
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

MOST_SECONDS = 60
PATIENCE = 20
AT_ONCE = 64 * 1024
GAME, TOO_DEEP = "queens_architect", ".".join(["a"] * 19_000) + "=1"
LONG = "search:iterations=1000000000"
FAILED = (OSError, httpx.HTTPError, WebSocketException, KeyError, ValueError, AssertionError, EOFError)


class Server:
    """The server under attack, and addresses of this machine to attack it from: one that is no proxy, or many."""

    def __init__(self, url: str, seconds: float) -> None:
        place = urlsplit(url)
        if place.hostname != "127.0.0.1":
            raise SystemExit("only a server of this machine is attacked")
        self.url = url
        self.place = (place.hostname, place.port or 80)
        self.seconds = min(seconds, MOST_SECONDS)
        self.until = time.monotonic() + self.seconds
        self.counted = itertools.count()

    def begin(self) -> None:
        """Say that the attack begins now, after everything was prepared."""
        self.until = time.monotonic() + self.seconds
        print("now", flush=True)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def again(self) -> Iterator[int]:
        """Count up as long as the attack lasts."""
        while self.goes_on:
            yield next(self.counted)

    def raw(self, address: str) -> socket.socket:
        return socket.create_connection(self.place, PATIENCE, (address, 0))

    def browser(self, address: str) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=self.url, transport=transport, headers={"origin": self.url}, timeout=PATIENCE)

    def guest(self, address: str) -> httpx.Client:
        browser = self.browser(address)
        browser.post("/api/guests", json={"name": "Eve"}).raise_for_status()
        return browser

    def table(self, guest: httpx.Client, **settings: Any) -> str:
        asked = {"game": GAME, "seats": 2, **settings}
        made = guest.post("/api/tables", json=asked, timeout=PATIENCE)
        made.raise_for_status()
        return str(made.json()["id"])

    def started(self, guest: httpx.Client, bot: str, **settings: Any) -> str:
        bots = {str(seat): bot for seat in range(settings.get("seats", 2))}
        table = self.table(guest, bots=bots, **settings)
        guest.post(f"/api/tables/{table}/start").raise_for_status()
        return table

    def watch(self, table: str, address: str) -> ClientConnection:
        origin: Any = self.url
        address_ = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live?wire=3"
        return connect(address_, origin=origin, sock=self.raw(address), close_timeout=0.1, max_queue=4)

    def several(self, count: int, do: Callable[[str], None]) -> None:
        """From as many addresses at once, each again and again."""

        def run(address: str) -> None:
            for _ in self.again():
                with suppress(*FAILED):
                    do(address)

        threads = [threading.Thread(target=run, args=(f"127.0.1.{i + 1}",), daemon=True) for i in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(max(0, self.until - time.monotonic()) + 1)


def flood(server: Server, frame: Frame, sockets: int) -> None:
    table = server.table(server.guest("127.0.1.1"))
    server.begin()
    many = frame.serialize(mask=True) * (AT_ONCE // len(frame.serialize(mask=True)))

    def send(address: str) -> None:
        with server.watch(table, address) as opened:
            opened.socket.settimeout(0.5)
            while server.goes_on:
                with suppress(TimeoutError):
                    opened.socket.sendall(many)

    server.several(sockets, send)


def pings(server: Server) -> None:
    """Empty control frames."""
    flood(server, Frame(Opcode.PING, b""), 2)


def texts(server: Server) -> None:
    """Messages, far more than anybody may send."""
    flood(server, Frame(Opcode.TEXT, b'{"type":"ping","id":"1"}'), 2)


def half_open(server: Server) -> None:
    """Connections that never send a whole request."""
    held: list[socket.socket] = []
    server.begin()
    for number in server.again():
        with suppress(OSError):
            raw = server.raw(f"127.0.1.{1 + number % 8}")
            raw.sendall(b"GET /api/health HTTP/1.1\r\nhost: x\r\n" if number % 2 else POST)
            held.append(raw)
        if len(held) >= 2000:
            time.sleep(max(0, server.until - time.monotonic()))


POST = b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"


def spectators(server: Server) -> None:
    """A thousand who come and go."""
    table = server.table(server.guest("127.0.1.1"))
    held: list[ClientConnection] = []
    server.begin()

    def come(address: str) -> None:
        opened = server.watch(table, address)
        held.append(opened)
        if len(held) > 1000:
            held.pop(0).socket.close()

    server.several(20, come)


def kits(server: Server) -> None:
    """Texts that take long to read, and figures that make the rules slow."""
    guests: dict[str, httpx.Client] = {}
    slow = slow_kit(server)
    server.begin()

    def send(address: str) -> None:
        if address not in guests:
            guests[address] = server.guest(address)
        another = f"\n# {next(server.counted)}"  # which the server has not met yet
        for game, text in ((GAME, TOO_DEEP), ("west_kingdom", slow)):
            guests[address].post("/api/tables", json={"game": game, "seats": 2, "kit_text": text + another})

    server.several(4, send)


def slow_kit(server: Server) -> str:
    from chantier.kernel.game import find  # noqa: PLC0415 - the other attacks need nothing of ours

    return (find("west_kingdom").folder / "kit.toml").read_text("utf-8").replace("pay = 2", "pay = 1000")


def names(server: Server) -> None:
    """Names of letters from all over the world, each to be compared with those that look alike."""
    guests: dict[str, httpx.Client] = {}
    chance = random.Random(1)
    server.begin()

    def send(address: str) -> None:
        if address not in guests:
            guests[address] = server.guest(address)
        name = "".join(chr(chance.randrange(*chance.choice(LETTERS))) for _ in range(40))
        guests[address].put("/api/me", json={"name": name})

    server.several(8, send)


LETTERS = ((0x370, 0x52F), (0xAC00, 0xD7A3), (0x1D400, 0x1D7FF), (0xFB50, 0xFDFB))


def played_out(server: Server, guest: httpx.Client) -> str:
    """Return a table of bots whose game is over."""
    table = server.started(guest, "random", seats=4)
    give_up = time.monotonic() + 60
    while guest.get(f"/api/tables/{table}").json()["table"]["status"] != "over" and time.monotonic() < give_up:
        time.sleep(0.2)
    return table


def replays(server: Server) -> None:
    """Every page of a finished game and of the lessons, again and again."""
    table = played_out(server, server.guest("127.0.1.1"))
    server.begin()
    browsers: dict[str, httpx.Client] = {}

    def ask(address: str) -> None:
        browser = browsers.setdefault(address, server.browser(address))
        number = next(server.counted)
        path = f"/api/tables/{table}/film?from={60 * (number % 6)}&seat={number % 4}"
        browser.get(path if number % 4 else f"/api/games/{GAME}/lesson")

    server.several(8, ask)


def studies(server: Server) -> None:
    """All that bots do besides playing: analyses, other moves tried and judged, hints, puzzles."""
    host, chance = server.guest("127.0.1.1"), random.Random(1)
    over = [played_out(server, host) for _ in range(2)]
    open_table = server.table(host, hints=True, bots={"1": "random"})
    host.post(f"/api/tables/{open_table}/start").raise_for_status()
    guests: dict[str, httpx.Client] = {}
    server.begin()

    def study(address: str) -> None:
        guest = guests.get(address) or guests.setdefault(address, server.guest(address))
        table = chance.choice(over)
        match next(server.counted) % 4:
            case 0:
                guest.post(f"/api/tables/{table}/analysis")
            case 1:
                host.post(f"/api/tables/{open_table}/hint")
            case 2:
                line = {"moment": chance.randrange(100), "why": True}
                shown = guest.post(f"/api/tables/{table}/line", json=line).json()["frames"][0]
                move = f"{shown['waiting'][0]}: {chance.choice(shown['moves'])['text']}"
                guest.post(f"/api/tables/{table}/line/judgement", json={**line, "moves": [move]})
            case _:
                solve(guest, chance)

    server.several(8, study)


def solve(guest: httpx.Client, chance: random.Random) -> None:
    moves: list[str] = []
    path = f"/api/games/{GAME}/puzzles/{chance.randrange(1, 30)}"
    while "solved" not in (shown := guest.post(path, json={"moves": moves}).json()):
        moves.append(chance.choice(shown["frame"]["moves"])["text"])


def passwords(server: Server) -> None:
    """Passwords that take long to judge, and sign-ins, each of which takes a hash."""
    guests: dict[str, httpx.Client] = {}
    server.begin()

    def send(address: str) -> None:
        guest = guests.get(address) or guests.setdefault(address, server.guest(address))
        number = next(server.counted)
        guest.put("/api/me/password", json={"sign_in": f"eve-{number}", "password": LEET})
        guest.post("/api/sign-in", json={"sign_in": f"eve-{number}", "password": LEET})

    server.several(8, send)


LEET = "@4(8{[<369!1|0$57+2" * 3


def searches(server: Server) -> None:
    """Lists and pages that the database has to look for, beside two hundred tables and as many names."""
    for number in range(10):
        host = server.guest(f"127.0.1.{1 + number}")
        for _ in range(20):
            server.table(host, open=True)
    browsers: dict[str, httpx.Client] = {}
    server.begin()

    def ask(address: str) -> None:
        browser = browsers.get(address) or browsers.setdefault(address, server.guest(address))
        browser.get(SEARCHES[next(server.counted) % len(SEARCHES)])

    server.several(8, ask)


SEARCHES = (
    "/api/tables?player=ve", "/api/tables?player=v&status=waiting", "/api/tables", "/api/me/export", "/api/data/tables",
    f"/api/games/{GAME}/leaders", "/api/day", "/api/days", "/api/tournaments", "/api/groups", "/api/me/known", "/sw.js",
    f"/api/qr?text=https://{'x' * 190}", "/api/openapi.json", "/api/metrics", "/api/ready", "/api/me/notices",
)  # fmt: skip


def tournaments(server: Server) -> None:
    """Tournaments of bots, each with as many tables as a host may have, and groups."""
    server.begin()

    def call(address: str) -> None:
        host = server.guest(address)
        settings = {"name": "Many", "game": GAME, "seats": 2, "rounds": 3, "bots": 40, "level": "grandmaster"}
        made = host.post("/api/tournaments", json=settings).json()["id"]
        host.post(f"/api/tournaments/{made}/start").raise_for_status()
        host.get(f"/api/tournaments/{made}")
        host.post("/api/groups", json={"name": "Many"})

    server.several(4, call)


def strongest_bots(server: Server) -> None:
    """Twenty tables of the strongest bots, by one guest."""
    guest = server.guest("127.0.1.1")
    server.begin()
    for _ in range(20):
        with suppress(*FAILED):
            server.started(guest, "grandmaster", seats=4)
    time.sleep(max(0, server.until - time.monotonic()))


def parameters(server: Server) -> None:
    """Bots that would think for ever."""
    guest = server.guest("127.0.1.1")
    server.begin()
    for _ in range(20):
        with suppress(*FAILED):
            server.started(guest, LONG)
    time.sleep(max(0, server.until - time.monotonic()))


def random_bots(server: Server) -> None:
    """Tables of bots that need no time at all."""
    guest = server.guest("127.0.1.1")
    server.begin()
    for _ in range(29):
        with suppress(*FAILED):
            server.started(guest, "random", seats=4)
    time.sleep(max(0, server.until - time.monotonic()))


def creation(server: Server) -> None:
    """Guests and tables, as many as ten addresses may make."""
    server.begin()

    def make(address: str) -> None:
        guest = server.guest(address)
        server.table(guest, open=True)
        server.table(guest, open=True)

    server.several(10, make)


def requests(server: Server) -> None:
    """Pages and lists, as fast as four connections can ask."""
    server.begin()
    asked = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\nGET / HTTP/1.1\r\nhost: x\r\n\r\n"

    def ask(address: str) -> None:
        with server.raw(address) as raw:
            raw.settimeout(0.5)
            while server.goes_on:
                with suppress(TimeoutError):
                    raw.sendall(asked * 20)
                    raw.recv(AT_ONCE)

    server.several(4, ask)


ATTACKS: dict[str, Callable[[Server], None]] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        pings, texts, half_open, spectators, kits, names, replays, strongest_bots, parameters, random_bots, creation,
        requests, studies, passwords, searches, tournaments,
    )
}  # fmt: skip


def main() -> None:
    attacks, url, seconds = sys.argv[1].split(","), sys.argv[2], float(sys.argv[3])
    signal.alarm(int(len(attacks) * min(seconds, MOST_SECONDS)) + 120)  # whatever happens
    for attack in attacks:
        server = Server(url, seconds)
        with suppress(*FAILED):
            ATTACKS[attack](server)
        print(json.dumps({"attack": attack, "tried": next(server.counted)}), flush=True)


if __name__ == "__main__":
    main()
