"""A bot process is a process of its own in which one bot thinks at a time, and not for ever."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

LOG = logging.getLogger("chantier.bots")
START_SECONDS = 20.0  # a process has to read its program first
WALL = 6  # on a busy machine a thought may take six times its processor time
CONTEXT: Any = multiprocessing.get_context("forkserver" if os.name == "posix" else "spawn")
if os.name == "posix":
    # a process that replaces another is there at once
    CONTEXT.set_forkserver_preload([__name__, "chantier.server.bots.task"])


def end_with_the_parent() -> None:
    """End this process when its parent ends: a server that was killed can't tell its bots to stop."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def work(tasks: Connection, niceness: int) -> None:
    """Call one function after another; the system ends this process when a call takes too long."""
    end_with_the_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server
    if os.name == "posix":
        os.nice(niceness)
    while True:
        try:
            seconds, function, given = tasks.recv()
        except EOFError:
            return
        allow(seconds)
        try:
            answer = function(*given), ""
        except Exception as trouble:
            answer = None, repr(trouble)
        allow(0)
        tasks.send(answer)


def allow(seconds: float) -> None:
    """Let the system end this process after some seconds of processor time, whatever runs in it then; 0 means never."""
    if os.name == "posix":
        signal.setitimer(signal.ITIMER_PROF, seconds)


class BotProcess:
    """This is the process as the server knows it; its methods that wait are called in threads."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness  # the server itself goes before its bots
        self.process: multiprocessing.process.BaseProcess | None = None
        self.tasks: Connection
        self.lock = threading.Lock()
        self.is_closed = False
        self.stuck_at = 0.0  # by this time the call under way must have ended; 0 if there is none

    def call(self, about: str, seconds: float, function: Callable[..., Any], *given: Any) -> Any:
        """Return what the function returns in the process, or None if it failed, of which the log then tells."""
        self.stuck_at = monotonic() + WALL * seconds
        try:
            self.stuck_at += self.start()
            self.tasks.send((seconds, function, given))
            if not self.tasks.poll(self.stuck_at - monotonic()):
                raise EOFError
            answer, trouble = self.tasks.recv()
        except (EOFError, OSError):
            self.end()
            if not self.is_closed:
                LOG.warning("it took too long and was stopped: %s", about)
            return None
        finally:
            self.stuck_at = 0.0
        if trouble:
            LOG.error("it failed: %s: %s", about, trouble)
        return answer

    def start(self) -> float:
        """Start the process unless it runs, and return how many seconds its first answer may take longer."""
        with self.lock:
            if self.is_closed:
                raise EOFError
            if self.process is None or not self.process.is_alive():
                self.tasks, theirs = CONTEXT.Pipe()
                self.process = CONTEXT.Process(target=work, args=(theirs, self.niceness), name="bots", daemon=True)
                self.process.start()
                theirs.close()
                return START_SECONDS
        return 0.0

    @property
    def is_stuck(self) -> bool:
        return 0 < self.stuck_at < monotonic()

    def end(self) -> None:
        """Kill the process; whoever waits for its answer gets none."""
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
                self.process = None

    def close(self) -> None:
        self.is_closed = True
        self.end()
