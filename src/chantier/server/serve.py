"""This runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import uvicorn
from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from chantier.kernel.game import shelf
from chantier.kernel.words import LANGUAGES
from chantier.server.accounts import names
from chantier.server.accounts.mail import Mailer
from chantier.server.bots.process import end_with_the_parent
from chantier.server.cluster.node import Node
from chantier.server.cluster.workers import serve_with_workers
from chantier.server.logs import write_logs
from chantier.server.settings import Settings
from chantier.server.store.errors import CannotOpen
from chantier.server.store.opening import check_redis, open_store
from chantier.server.tables.kits import usual_kit
from chantier.server.web import game_files
from chantier.server.web.app import make_app
from chantier.server.web.connection_limits import Door, HttpProtocol, raise_file_limit
from chantier.server.web.websocket import WebSocketProtocol

BACKLOG = 2048
HSTS = ("strict-transport-security", "max-age=31536000")  # a browser that came over https comes back over it for a year
# the garbage collector runs seldom, since a run holds up every table, and nearly everything is freed without it
GARBAGE = (50_000, 20, 10)
SWITCH_SECONDS = 0.001  # a thread that replays a game holds up the tables no longer than this
SHUTDOWN_SECONDS = 5  # the time in which requests that are under way may end
MOST_HEAD_BYTES = 16 * 1024
# a longer message ends its socket, while one over connection.MOST_MESSAGE_BYTES is only refused
MOST_FRAME_BYTES = 64 * 1024


class Server(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals, but do not raise them again as uvicorn does, because the node must still be closed."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def configured(app: ASGIApp, settings: Settings | None = None) -> uvicorn.Config:
    """Return how uvicorn serves the app, through a door that lets in no more than the caps allow."""
    settings = settings or Settings(db="")
    served: Any = app  # Starlette and uvicorn give the same thing different types
    # uvicorn reads the list of proxies, so that whomever it believes counts as a proxy at the door too
    door = Door(settings.caps, ProxyHeadersMiddleware(served, settings.proxies).trusted_hosts)
    http = type("Http", (HttpProtocol,), {"door": door})  # h11 limits the size of headers, and httptools does not
    live = type("Live", (WebSocketProtocol,), {"frames_allowed": settings.caps.frames, "unflushed": []})
    return uvicorn.Config(
        app,
        forwarded_allow_ips=settings.proxies,
        headers=[HSTS] if settings.https else [],
        http=http,
        h11_max_incomplete_event_size=MOST_HEAD_BYTES,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        ws=live,
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


def serve_as_one_of_many(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    end_with_the_parent()
    serve_here(settings, listening, ready)


def serve_here(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    write_logs()
    raise_file_limit()
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=uvicorn.Config("", log_config=None).get_loop_factory()) as runner:
        runner.run(serve_on(listening, settings, ready))


def warm_up() -> None:
    """Read what the first visitor needs, since everybody else would wait with them: games, kits, words, rules."""
    names.official()
    game_files.fingerprint()
    for game in shelf():
        usual_kit(game.name)
        for lang in LANGUAGES:
            game.called(lang)


async def serve_on(listening: socket.socket, settings: Settings, ready: Callable[[], None]) -> None:
    store = await open_store(settings.db)
    if settings.redis:
        await check_redis(settings.redis)
    node = Node(
        store,
        settings.thinkers,
        redis=settings.redis,
        keep=settings.keep,
        quotas=settings.quotas,
        kits=settings.kits,
        mailer=Mailer(settings.smtp, settings.mail_from) if settings.smtp else None,
        caps=settings.caps,
        public=settings.public,
        push=settings.push,
    )
    warm_up()
    async with node:
        gc.freeze()  # the program itself is no garbage, and searching it would hold up every table
        gc.set_threshold(*GARBAGE)
        app = make_app(node, https=settings.https, redis=settings.redis, public=settings.public)
        ready()
        await Server(configured(app, settings)).serve(sockets=[listening])


def work(redis: str, processes: int, ready: Callable[[], None]) -> None:
    """Let bots think here for the servers at that Redis."""

    async def run() -> None:
        await check_redis(redis)
        from chantier.server.bots.queue import Worker  # noqa: PLC0415 - redis is in the extra [scale]

        await Worker(redis, processes).run(ready)

    write_logs()
    asyncio.run(run())
