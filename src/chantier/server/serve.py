"""This runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import uvicorn
from starlette.types import ASGIApp

from chantier.server.bots.pool import end_with_the_parent
from chantier.server.cluster.node import Node
from chantier.server.cluster.workers import serve_with_workers
from chantier.server.logs import write_logs
from chantier.server.settings import Settings
from chantier.server.store.opening import CannotOpen, check_redis, open_store
from chantier.server.web.app import make_app
from chantier.server.web.websocket import WebSocketProtocol

BACKLOG = 2048
# the garbage collector runs seldom, since a run holds up every table, and nearly everything is freed without it
GARBAGE = (50_000, 20, 10)
SHUTDOWN_SECONDS = 5  # requests that are under way get so much time to end
# a longer message ends its socket, while one over connection.MOST_MESSAGE_BYTES is only refused
MOST_FRAME_BYTES = 64 * 1024


class Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals, but do not raise them again as uvicorn does, because the node must still be closed."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def configured(app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="h11",  # h11 limits the size of headers, and httptools does not
        h11_max_incomplete_event_size=MOST_FRAME_BYTES,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ws=WebSocketProtocol,
        ws_max_size=MOST_FRAME_BYTES,
        ws_per_message_deflate=False,  # compression takes 300 kB a connection, and its length can betray secrets
    )


def listen(host: str, port: int) -> socket.socket:
    """Open the listening socket, and bound what the system holds back for a slow client."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.create_server((host, port), family=family, backlog=BACKLOG)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_FRAME_BYTES)
    return listening


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Run the server; `ready` is called with its address once everything could be opened."""
    if settings.workers > 1 and not (settings.db.startswith("postgresql") and settings.redis):
        raise CannotOpen("alone-only", workers=settings.workers)
    with listen(settings.host, settings.port) as listening:
        host, port = listening.getsockname()[:2]
        tell = partial(ready, f"http://{f'[{host}]' if ':' in host else host}:{port}")
        if settings.workers == 1:
            serve_here(settings, listening, tell)
        else:
            asyncio.run(check(settings))
            serve_with_workers(partial(serve_as_one_of_many, settings), listening, settings.workers, tell)


async def check(settings: Settings) -> None:
    """Bring the database up to date and say what is wrong, once instead of once for each process."""
    await (await open_store(settings.db)).close()
    await check_redis(settings.redis)


def serve_as_one_of_many(settings: Settings, listening: socket.socket) -> None:
    end_with_the_parent()
    serve_here(settings, listening, lambda: None)


def serve_here(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    write_logs()
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(serve_on(listening, settings, ready))


async def serve_on(listening: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    store = await open_store(settings.db)
    if settings.redis:
        await check_redis(settings.redis)
    async with Node(store, settings.thinkers, redis=settings.redis) as node:
        gc.freeze()  # the program itself is no garbage, and searching it would hold up every table
        gc.set_threshold(*GARBAGE)
        app = make_app(node, https=settings.https, redis=settings.redis)
        ready()
        await Server(configured(app)).serve(sockets=[listening])


def work(redis: str, processes: int, ready: Callable[[], None]) -> None:
    """Let bots think here for the servers at that Redis."""

    async def run() -> None:
        await check_redis(redis)
        from chantier.server.bots.queue import Worker  # noqa: PLC0415 - redis is in the extra [scale]

        await Worker(redis, processes).run(ready)

    write_logs()
    asyncio.run(run())
