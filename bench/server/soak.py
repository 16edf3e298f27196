"""`python -m bench.server.soak [--minutes 20]`: people play, leave and come for a long time; the memory must stay flat.

Each round makes new tables, plays them for a while with players and spectators at about half of what the server can do
here, and leaves them. The first rounds do not count: what they leave behind is used again.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import uvloop

from bench.server.processes import Process, chantier
from bench.server.scenarios import Span, flat_out, play_at, quantile, report_troubles
from bench.server.tables import Tables, Times

ROUND_SECONDS = 30
WARM = 0.25  # of the rounds
SOON = 5  # seconds after which a table that everybody left is put to sleep
GROWTH = 0.03  # so much more memory at the end is noise of the allocator
TABLES, SEATS, WATCHING = 50, 2, 2
LIMIT_MOVES = 30  # moves of each table with which the full load is measured


async def soak(folder: Path, minutes: float) -> bool:
    times, sizes, began = Times(), [], time.monotonic()
    with chantier(folder, SOON) as server:
        makes = Tables(server.url, times)
        rate = await half_load(makes, times)
        print(
            f"half load: {rate} moves a second, {TABLES} tables of {SEATS} players and {WATCHING} spectators",
            flush=True,
        )
        while time.monotonic() - began < 60 * minutes:
            sizes.append(await one_round(server, makes, times, rate))
            print(f"{time.monotonic() - began:6.0f} s  {told(times)}  {sizes[-1] / 1e6:7.1f} MB", flush=True)
        report_troubles(times)
    return is_flat(sizes) and not times.troubles


async def half_load(makes: Tables, times: Times) -> int:
    """Moves a second, half of what is possible when every table always has a move under way."""
    tables = await makes.make(TABLES, SEATS)
    await makes.connect(tables, WATCHING)
    times.start_again()
    start = time.perf_counter()
    await flat_out(tables, LIMIT_MOVES)
    rate = times.moves / (time.perf_counter() - start) / 2
    for table in tables:
        table.disconnect()
    return max(1, round(rate))


async def one_round(server: Process, makes: Tables, times: Times, rate: int) -> int:
    """Play new tables and leave them; return the memory that is used when all are asleep."""
    tables = await makes.make(TABLES, SEATS)
    await makes.connect(tables, WATCHING)
    for table in tables:
        table.next = None
    times.start_again()
    span = Span(server)
    await play_at(tables, rate, ROUND_SECONDS)
    times.cores = span.figures(times)["server cores"]
    await asyncio.sleep(0.5)  # what is under way arrives
    for table in tables:
        table.disconnect()
    await asyncio.sleep(3 * SOON)
    return server.memory()


def told(times: Times) -> str:
    p50, p99 = quantile(times.answers, 50), quantile(times.answers, 99)
    return f"{times.moves} moves, answers p50 {p50:.1f} ms, p99 {p99:.1f} ms, {times.cores:.2f} cores"


def is_flat(sizes: Sequence[int]) -> bool:
    warm = sizes[int(len(sizes) * WARM) :]
    third = max(1, len(warm) // 3)
    first, last = statistics.median(warm[:third]), statistics.median(warm[-third:])
    print(
        f"memory after the first rounds {first / 1e6:.1f} MB, at the end {last / 1e6:.1f} MB ({last / first - 1:+.1%})"
    )
    return last <= first * (1 + GROWTH)


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.server.soak", description=__doc__)
    asked.add_argument("--minutes", type=float, default=20)
    given = asked.parse_args()
    with tempfile.TemporaryDirectory(prefix="chantier-soak-") as folder:
        flat = uvloop.run(soak(Path(folder), given.minutes))
    print("flat" if flat else "not flat")


if __name__ == "__main__":
    main()
