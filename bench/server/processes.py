"""Servers as processes of their own, and what the system says of them."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

TICK = os.sysconf("SC_CLK_TCK")
PATIENCE = 30  # seconds, until a server has stopped
FILES = 12_000  # two for each socket, here and there, and some to spare


def raise_file_limit() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


class Process(NamedTuple):
    pid: int
    url: str

    def cpu(self) -> float:
        """Seconds of all its threads, in the program and in the system on its behalf."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        """Bytes that are in memory now."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def all_cpu() -> float:
    """Seconds that everything on this machine has used."""
    user, nice, system, *_ = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:])
    return (user + nice + system) / TICK


def own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


@contextmanager
def started(command: Sequence[str], env: Mapping[str, str] | None = None) -> Iterator[Process]:
    """Until the end of the block. Its first line of output is its address."""
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **(env or {})})
    try:
        assert running.stdout is not None, "it was asked for"
        address = running.stdout.readline().strip()
        if not address:
            raise OSError(f"{command[0]} has not started")
        yield Process(running.pid, address)
    finally:
        running.terminate()
        try:
            running.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            running.kill()


@contextmanager
def chantier(folder: Path, *idle: int) -> Iterator[Process]:
    with started([sys.executable, "-m", "bench.server.serving", str(folder / "bench.db"), *map(str, idle)]) as server:
        yield server
