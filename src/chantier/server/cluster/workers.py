"""Several processes serve one address, and one that dies is replaced by a new one."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

AGAIN_SECONDS = 1
LOOK_SECONDS = 0.5
STOP_SECONDS = 15

Serve = Callable[[socket.socket], None]


def serve_with_workers(serve: Serve, listening: socket.socket, count: int, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; every process then ends as it would alone."""
    asked: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda given, _: asked.append(given))
    processes = [started(serve, listening) for _ in range(count)]
    ready()
    while not asked:
        wait([process.sentinel for process in processes], LOOK_SECONDS)
        dead = [process for process in processes if not process.is_alive()]
        if dead and not asked:
            time.sleep(AGAIN_SECONDS)  # the reason why it ended may last a while
            processes = [process for process in processes if process not in dead]
            processes += [started(serve, listening) for _ in dead]
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(STOP_SECONDS)
        process.kill()


def started(serve: Serve, listening: socket.socket) -> SpawnProcess:
    process = multiprocessing.get_context("spawn").Process(target=run, args=(serve, listening))
    process.start()
    return process


def run(serve: Serve, listening: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches every process, also before its server handles it
    serve(listening)
