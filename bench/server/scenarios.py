"""What is measured. Each gives figures by name."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import statistics
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

import httpx

from bench.server.boardgame_io import Matches, boardgame_io, install
from bench.server.processes import Process, all_cpu, chantier, own_cpu
from bench.server.tables import Tables, Times

Figures = dict[str, float]
PATIENCE = 300  # seconds; the machine may be busy
SOON = 2  # seconds
MOVES_EACH = 120  # of a match played flat out: fewer than either game has


class Playing(Protocol):
    next: Callable[[Any], None] | None

    def play(self, chance: random.Random) -> bool: ...


class Span:
    """What was used between its making and its end."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.start = (time.perf_counter(), server.cpu(), own_cpu(), all_cpu())

    def figures(self, times: Times) -> Figures:
        now = (time.perf_counter(), self.server.cpu(), own_cpu(), all_cpu())
        seconds, server, driver, everything = (after - before for after, before in zip(now, self.start, strict=True))
        return {
            "moves": times.moves,
            "moves/s": times.moves / seconds,
            "answer p50 ms": quantile(times.answers, 50),
            "answer p99 ms": quantile(times.answers, 99),
            "screen p50 ms": quantile(times.screens, 50),
            "screen p99 ms": quantile(times.screens, 99),
            "bytes/update": statistics.fmean(times.sizes or [0]),
            "bytes/update, median": statistics.median(times.sizes or [0]),
            "bytes of the whole state": statistics.median(times.wholes or times.sizes or [0]),
            "server CPU us/move": 1e6 * server / max(times.moves, 1),
            "moves per server CPU s": times.moves / server,
            "server cores": server / seconds,
            "driver cores": driver / seconds,
            "others' cores": (everything - server - driver) / seconds,
            "troubles": len(times.troubles),
        }


def quantile(seconds: Sequence[float], percent: int) -> float:
    """In milliseconds."""
    return 1000 * statistics.quantiles(seconds, n=100)[percent - 1] if len(seconds) > 1 else float("nan")


async def many_tables(folder: Path, tables: int, rate: int, seconds: int) -> Figures:
    """Tables with 4 players and 4 spectators each, so many moves a second over all; and what a connection takes."""
    times = Times()
    with chantier(folder) as server:
        makes = Tables(server.url, times)
        made = await makes.make(tables, seats=4)
        before = server.memory()
        await makes.connect(made, watching=4)
        per_socket = (server.memory() - before) / (8 * tables)
        await play_at(made, rate, 3)
        await asyncio.sleep(1)
        times.start_again()
        span = Span(server)
        await play_at(made, rate, seconds)
        found = span.figures(times)
        played = (server.memory() - before) / (8 * tables)
        found |= {"sockets": 8 * tables, "kB/socket idle": per_socket / 1000, "kB/socket playing": played / 1000}
        report_troubles(times)
        return found


async def play_at(tables: Sequence[Playing], rate: int, seconds: float) -> None:
    """Moves are sent when they are due, whether or not earlier ones were answered."""
    chance = random.Random(1)
    start = time.perf_counter()
    sent = turn = 0
    while (passed := time.perf_counter() - start) < seconds:
        while sent < passed * rate:
            sent += 1
            turn = next((t for t in range(turn + 1, turn + 1 + len(tables)) if tables[t % len(tables)].play(chance)), 0)
        await asyncio.sleep(max(0.0, start + (sent + 1) / rate - time.perf_counter()))


async def flat_out(matches: Sequence[Playing], each: int) -> None:
    """Every match has always a move under way, until each has had so many."""
    chance = random.Random(1)
    left = dict.fromkeys(map(id, matches), each)
    done = asyncio.Event()

    def go_on(match: Playing) -> None:
        left[id(match)] -= 1
        if left[id(match)] <= 0 or not match.play(chance):
            del left[id(match)]
            if not left:
                done.set()

    for match in matches:
        match.next = go_on
        match.play(chance)
    await asyncio.wait_for(done.wait(), PATIENCE)


async def flat_out_chantier(folder: Path, matches: int) -> AsyncGenerator[Figures]:
    """Round by round."""
    times = Times()
    with chantier(folder) as server:
        makes = Tables(server.url, times)
        while True:
            tables = await makes.make(matches, seats=2)
            await makes.connect(tables, watching=0)
            times.start_again()
            span = Span(server)
            await flat_out(tables, MOVES_EACH)
            figures = span.figures(times)
            for table in tables:
                table.disconnect()
            report_troubles(times)
            yield figures


async def flat_out_boardgame_io(scratch: Path, matches: int, *, delta: bool) -> AsyncGenerator[Figures]:
    """Round by round; none where there is no Node."""
    times = Times()
    if not install(scratch):
        return
    with boardgame_io(scratch, delta=delta) as server:
        makes = Matches(server.url, times)
        while True:
            made = await makes.make(matches)
            await makes.connect(made)
            times.start_again()
            span = Span(server)
            await flat_out(made, MOVES_EACH)
            figures = span.figures(times)
            for match in made:
                match.disconnect()
            yield figures


async def in_turns(rounds: int, *sides: AsyncGenerator[Figures]) -> list[list[Figures]]:
    """Both servers run and take turns, because the machine is not always the same."""
    found: list[list[Figures]] = [[] for _ in sides]
    for _ in range(rounds):
        for side, rows in zip(sides, found, strict=True):
            row = await anext(side, None)
            if row is not None:
                rows.append(row)
    for side in sides:
        await side.aclose()
    return found


async def idle_tables(folder: Path, tables: int, moves: int) -> Figures:
    """Tables that have been played for a while and that everybody has left: in memory, and put to sleep."""
    awake = await idle_memory(folder / "awake", tables, moves)
    asleep = await idle_memory(folder / "asleep", tables, moves, SOON)
    return {"tables": tables, "moves each": moves, "kB/table in memory": awake, "kB/table asleep": asleep}


async def idle_memory(folder: Path, tables: int, moves: int, *idle: int) -> float:
    """The first hundred are not counted: what they leave behind is used again by the others."""
    folder.mkdir()
    times = Times()
    with chantier(folder, *idle) as server:
        makes = Tables(server.url, times)
        before = 0
        for _ in range(0, tables + 100, 100):
            made = await makes.make(100, seats=4)
            await makes.connect(made, watching=0)
            await flat_out(made, moves)
            for table in made:
                table.disconnect()
            await asyncio.sleep(2 * SOON)
            before = before or server.memory()
        report_troubles(times)
        return (server.memory() - before) / 1000 / tables


async def finished_tables(folder: Path, count: int) -> Figures:
    """How long the listing takes."""
    with chantier(folder) as server:
        fill(folder / "bench.db", count)
        found: Figures = {"tables": count}
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as browser:
            for query in (
                "",
                "?status=over",
                "?game=queens_architect",
                "?player=Guest+17",
                "?player=nobody",
                "?before=5000",
            ):
                found |= await timed(browser, f"/api/tables{query}")
            guest = await browser.post("/api/guests", json={"name": "Ada"})
            guest.raise_for_status()
            found |= await timed(browser, "/api/tables?mine=true", origin=server.url)
        return found


async def timed(browser: httpx.AsyncClient, path: str, **headers: str) -> Figures:
    spent = []
    for _ in range(50):
        start = time.perf_counter()
        (await browser.get(path, headers=headers)).raise_for_status()
        spent.append(1000 * (time.perf_counter() - start))
    return {f"GET {path} p50 ms": statistics.median(spent), f"GET {path} slowest ms": max(spent)}


def fill(db: Path, count: int) -> None:
    """Finished tables, as rows. Nobody looks into them here."""
    tables = [
        (
            f"finished-{n:015}",
            "queens_architect" if n % 4 else "west_kingdom",
            4,
            "{}",
            "host",
            1,
            "over",
            "x",
            n,
            n,
            0,
            0,
        )
        for n in range(count)
    ]
    seats = [
        (id_, seat, f"person-{n % 500}-{seat}", f"Guest {n % 500}", None)
        for n, (id_, *_) in enumerate(tables)
        for seat in range(4)
    ]
    with closing(sqlite3.connect(db, timeout=30)) as store, store:
        store.executemany(
            "INSERT INTO tables (id, game, seats, settings, host, open, status, secret, created, touched, waiting,"
            " thinking) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            tables,
        )
        store.executemany('INSERT INTO seats ("table", seat, person, name, bot) VALUES (?, ?, ?, ?, ?)', seats)


def report_troubles(times: Times) -> None:
    for what in times.troubles[:5]:
        print(f"trouble: {what[:200]}")
