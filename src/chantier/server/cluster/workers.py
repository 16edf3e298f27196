"""Several processes serve one address, and one that dies is replaced by a new one."""

from __future__ import annotations

import multiprocessing
import os
import select
import signal
import socket
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from typing import NamedTuple

from chantier.server.errors import Refused, raw_refusal
from chantier.server.metrics import FOLDER, forget_process

AGAIN_SECONDS = 1
LOOK_SECONDS = 0.5
STOP_SECONDS = 15
PATIENT_SECONDS = 5  # a connection that has waited longer for a process to serve it is told that there is none

Serve = Callable[[socket.socket, Callable[[], None]], None]


class Worker(NamedTuple):
    process: SpawnProcess
    up: Event  # is set when it serves

    @property
    def is_serving(self) -> bool:
        return self.up.is_set() and self.process.is_alive()


def serve_with_workers(serve: Serve, listening: socket.socket, count: int, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; every process then ends as it would alone."""
    asked: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda given, _: asked.append(given))
    with tempfile.TemporaryDirectory(prefix="chantier-metrics-") as folder:
        os.environ[FOLDER] = folder  # where the processes count together
        keep_serving(serve, listening, count, ready, asked)


def keep_serving(
    serve: Serve, listening: socket.socket, count: int, ready: Callable[[], None], asked: list[int]
) -> None:
    workers = [started(serve, listening) for _ in range(count)]
    ready()
    served = time.monotonic()
    while not asked:
        wait([worker.process.sentinel for worker in workers], LOOK_SECONDS)
        dead = [worker for worker in workers if not worker.process.is_alive()]
        if dead and not asked:
            time.sleep(AGAIN_SECONDS)  # the reason why it ended may last a while
            workers = [worker for worker in workers if worker not in dead]
            workers += [started(serve, listening) for _ in dead]
            for worker in dead:
                forget_process(worker.process.pid or 0)
        if any(worker.is_serving for worker in workers):
            served = time.monotonic()
        elif time.monotonic() > served + PATIENT_SECONDS:
            turn_away(listening)
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join(STOP_SECONDS)
        worker.process.kill()


def turn_away(listening: socket.socket) -> None:
    """Answer everybody who waits while no process serves."""
    listening.setblocking(False)
    with suppress(OSError):
        while select.select([listening], [], [], 0)[0]:
            waiting, _ = listening.accept()
            with waiting, suppress(OSError):
                waiting.settimeout(LOOK_SECONDS)
                waiting.sendall(raw_refusal(Refused(503, "not-up")))
                waiting.shutdown(socket.SHUT_WR)
                waiting.recv(65536)  # otherwise the system may drop the answer together with what was not read


def started(serve: Serve, listening: socket.socket) -> Worker:
    context = multiprocessing.get_context("spawn")
    up = context.Event()
    process = context.Process(target=run, args=(serve, listening, up))
    process.start()
    return Worker(process, up)


def run(serve: Serve, listening: socket.socket, up: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches every process, also before its server handles it
    serve(listening, up.set)
