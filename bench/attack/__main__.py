"""`python -m bench.attack [ATTACK …]`: one hostile guest, and how long others wait; on this machine only.

A server is started on loopback for each attack. Two tables are played while nothing else happens, and then during the
attack. With --python another installation of Chantier is attacked, to compare.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from bench.attack.guests import ATTACKS
from bench.attack.players import BOT, Players

FILES = 1024  # of the server
PATIENCE = 60
MOST_SECONDS = 60
WITHIN = 0.2  # seconds, for 99 moves of 100
SLACK = 0.05  # seconds; a bot that answers within a few milliseconds may take this much more


class Found(NamedTuple):
    attack: str
    moves: list[float]
    thoughts: list[float]
    idle_moves: list[float]
    idle_thoughts: list[float]

    @property
    def holds(self) -> bool:
        slow = median(self.thoughts) > 2 * median(self.idle_thoughts) + SLACK
        return percentile(self.moves, 99) < WITHIN and not slow


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    asked.add_argument("attack", nargs="*", metavar="ATTACK", help=f"{', '.join(ATTACKS)}; all unless said otherwise")
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--python", default=sys.executable, help="the interpreter whose Chantier is attacked")
    asked.add_argument("--bot", default=BOT, help=f"who plays against somebody meanwhile; {BOT} unless said otherwise")
    given = asked.parse_args()
    print("| attack | idle p50 / p99 | attacked p50 / p99 | slowest | bot idle | bot attacked | holds |")
    print("|---|---|---|---|---|---|---|")
    for attack in given.attack or ATTACKS:
        found = attacked(attack, min(given.seconds, MOST_SECONDS), given.python, given.bot)
        print(row(found), flush=True)


def attacked(attack: str, seconds: float, python: str = sys.executable, bot: str = BOT) -> Found:
    with tempfile.TemporaryDirectory(prefix="chantier-attack-") as folder, started(Path(folder), python) as url:
        return asyncio.run(measure(attack, url, seconds, bot))


async def measure(attack: str, url: str, seconds: float, bot: str) -> Found:
    players = Players(url, bot)
    await players.sit_down()
    await players.play(1)  # the bots' processes start
    await players.play(seconds / 2)
    idle = players.moves, players.thoughts
    command = [sys.executable, "-m", "bench.attack.guests", attack, url, str(seconds)]
    guests = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    assert guests.stdout is not None, "it was asked for"
    try:
        await asyncio.wait_for(guests.stdout.readline(), 2 * PATIENCE)
        await players.play(seconds)
    finally:
        if guests.returncode is None:
            guests.kill()
        await guests.wait()
    await players.leave()
    return Found(attack, players.moves, players.thoughts, *idle)


@contextmanager
def started(folder: Path, python: str) -> Iterator[str]:
    """The server as `chantier serve` runs it, with as many files as many systems allow."""
    command = [python, "-m", "chantier", "serve", "--port", "0", "--db", f"sqlite:///{folder / 'attack.db'}"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            cwd=folder,
            preexec_fn=few_files,  # noqa: PLW1509 - no thread runs yet
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": os.environ.get("ATTACKED_PATH", "")},
            start_new_session=True,
        )
        assert server.stdout is not None, "it was asked for"
        try:
            said = next(line for line in server.stdout if "http://" in line)
            yield "http://" + said.split("http://")[1].split()[0].rstrip(".,")
        finally:
            server.terminate()
            try:
                server.wait(PATIENCE / 3)
            except subprocess.TimeoutExpired:
                print("the server had to be killed")
            with suppress(ProcessLookupError):  # nothing of it is left
                os.killpg(server.pid, signal.SIGKILL)
            server.wait()
            server.stdout.close()


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


def row(found: Found) -> str:
    cells = [
        found.attack,
        f"{ms(percentile(found.idle_moves, 50))} / {ms(percentile(found.idle_moves, 99))}",
        f"{ms(percentile(found.moves, 50))} / {ms(percentile(found.moves, 99))}",
        ms(max(found.moves, default=0)),
        ms(median(found.idle_thoughts)),
        ms(median(found.thoughts)),
        "yes" if found.holds else "no",
    ]
    return f"| {' | '.join(cells)} |"


def percentile(times: Sequence[float], percent: int) -> float:
    return sorted(times)[min(len(times) - 1, len(times) * percent // 100)] if times else PATIENCE


def median(times: Sequence[float]) -> float:
    return statistics.median(times) if times else PATIENCE


def ms(seconds: float) -> str:
    return f"{1000 * seconds:,.0f} ms"


if __name__ == "__main__":
    main()
