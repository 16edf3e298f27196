"""`python -m bench.server [SCENARIO …]`: the server under load, on this machine only. See docs/server.md."""

from __future__ import annotations

import argparse
import asyncio
import signal
import statistics
import sys
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import uvloop

from bench.server import scenarios
from bench.server.processes import raise_file_limit
from bench.server.scenarios import Figures

MOST_SECONDS = 600  # for each
SCENARIOS = ("many", "flat-out", "idle", "finished")


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    asked.add_argument(
        "scenario", nargs="*", metavar="SCENARIO", help=f"{', '.join(SCENARIOS)}; all of them unless said otherwise"
    )
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--rate", type=int, default=600, help="moves a second over all tables")
    asked.add_argument("--seconds", type=int, default=20)
    asked.add_argument("--rounds", type=int, default=3, help="of matches played flat out")
    asked.add_argument("--scratch", type=Path, default=Path(tempfile.gettempdir()) / "chantier-bench", help="for npm")
    given = asked.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that the server is stopped too
    raise_file_limit()
    for scenario in given.scenario or SCENARIOS:
        with tempfile.TemporaryDirectory(prefix="chantier-bench-") as folder:
            run(scenario, given, Path(folder))


def run(scenario: str, given: argparse.Namespace, folder: Path) -> None:
    match scenario:
        case "many":
            show(f"{given.tables} tables", done(scenarios.many_tables(folder, given.tables, given.rate, given.seconds)))
        case "flat-out":
            own = scenarios.flat_out_chantier(folder, 50)
            other = scenarios.flat_out_boardgame_io(given.scratch, 50, delta=False)
            ours, theirs = done(scenarios.in_turns(given.rounds, own, other))
            show_rounds("chantier", ours)
            show_rounds("boardgame.io", theirs)
            show_ratio("boardgame.io", ours, theirs)
            sparing = scenarios.flat_out_boardgame_io(given.scratch, 10, delta=True)
            [deltas] = done(scenarios.in_turns(1, sparing))
            show_ratio("boardgame.io with deltaState", ours, deltas)
        case "idle":
            show("idle tables", done(scenarios.idle_tables(folder, given.tables, 60)))
        case "finished":
            show("finished tables", done(scenarios.finished_tables(folder, 10_000)))
        case _:
            sys.exit(f"no scenario {scenario}; there are {', '.join(SCENARIOS)}")


def done(measuring: Coroutine[Any, Any, Any]) -> Any:
    return uvloop.run(asyncio.wait_for(measuring, MOST_SECONDS))


def show(title: str, found: Figures) -> None:
    print(f"\n{title}")
    for name, value in found.items():
        print(f"  {name:45} {value:10,.2f}")


def show_rounds(title: str, rounds: list[Figures]) -> None:
    for found in rounds:
        show(f"{title}, flat out", found)


def show_ratio(title: str, ours: list[Figures], theirs: list[Figures]) -> None:
    """The ratio of the medians of what counts; nothing where there is no Node."""
    per_cpu = "moves per server CPU s"
    if theirs:
        ratio = statistics.median(f[per_cpu] for f in ours) / statistics.median(f[per_cpu] for f in theirs)
        print(f"\n{per_cpu}: {ratio:.2f} times those of {title}", flush=True)


if __name__ == "__main__":
    main()
