"""PostgreSQL and Redis of the tests' own, started where a test wants them."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from chantier.cli.installed import is_compiled

# the machine is shared: a slow example is not a failing one; and a failure must be found again by the next run
settings.register_profile("chantier", deadline=None, derandomize=True, max_examples=8)
settings.register_profile("quick", settings.get_profile("chantier"), max_examples=2)
settings.load_profile("chantier")

PATIENCE = 60
QUICK = "not heavy"  # what CONTRIBUTING.md calls the quick loop: pytest -m "not heavy"
HEAVY_FIXTURES = {
    "postgres_service",
    "redis_service",
    "everything_there",
}  # the last is asked for by tests with a browser
SETTINGS = ("fsync=off", "unix_socket_directories=", "listen_addresses=127.0.0.1", "max_connections=200")


def pytest_configure(config: pytest.Config) -> None:
    """The quick loop tries every random thing, but fewer times."""
    if config.option.markexpr == QUICK:
        settings.load_profile("quick")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever starts a server or a browser is heavy, so that `-m "not heavy"` is a quick loop for people at work.

    Where the rules are compiled, what replaces or watches them can't be tried.
    """
    for item in items:
        if is_compiled() and item.get_closest_marker("interpreted"):
            item.add_marker(pytest.mark.skip("the rules are compiled here"))
        chosen = getattr(item, "callspec", None)
        on_postgres = chosen is not None and "postgresql" in chosen.params.values()
        if on_postgres or HEAVY_FIXTURES.intersection(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.heavy)


class Service:
    """A server that a test may kill and start again; it keeps its port and its folder."""

    def __init__(self, url: str, command: list[str], is_ready: Callable[[], bool], user: dict[str, Any]) -> None:
        self.url = url
        self.command = command
        self.is_ready = is_ready
        self.user = user
        self.start()

    def start(self) -> None:
        give_up = time.monotonic() + PATIENCE
        while True:  # after a kill PostgreSQL refuses to start as long as one of its processes is still there
            silent = subprocess.DEVNULL
            self.process = subprocess.Popen(self.command, stdout=silent, stderr=silent, **self.user)
            while self.process.poll() is None:
                if self.is_ready():
                    return
                assert time.monotonic() < give_up, f"{self.command[0]} has not started"
                time.sleep(0.05)
            assert time.monotonic() < give_up, f"{self.command[0]} has ended"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> None:
        self.process.send_signal(2)  # PostgreSQL ends at once, whoever is connected
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)


@pytest.fixture(scope="session")
def postgres_server(postgres_service: Service) -> str:
    return postgres_service.url


@pytest.fixture(scope="session")
def redis_server(redis_service: Service) -> str:
    return redis_service.url


@pytest.fixture(scope="session")
def postgres_service() -> Iterator[Service]:
    """A cluster for this run, without a password; PostgreSQL does not want to be run by root."""
    initdb, postgres, pg_isready = program("initdb"), program("postgres"), program("pg_isready")
    port = free_port()

    def is_ready() -> bool:
        asked = subprocess.run([pg_isready, "-q", "-h", "127.0.0.1", "-p", str(port)], check=False)
        return asked.returncode == 0

    with folder() as place:
        user: dict[str, Any] = {"cwd": place}
        if os.geteuid() == 0:
            shutil.chown(place, "postgres", "postgres")
            user |= {"user": "postgres", "group": "postgres", "extra_groups": []}
        data = f"{place}/data"
        start = [initdb, "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"]
        subprocess.run(start, check=True, stdout=subprocess.DEVNULL, **user)
        flags = [part for setting in SETTINGS for part in ("-c", setting)]
        command = [postgres, "-D", data, "-p", str(port), *flags]
        service = Service(f"postgresql://postgres@127.0.0.1:{port}", command, is_ready, user)
        yield service
        service.stop()


@pytest.fixture(scope="session")
def redis_service() -> Iterator[Service]:
    port = free_port()
    with folder() as place:
        command = [
            program("redis-server"),
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--dir",
            place,
            "--databases",
            "1000",
        ]
        service = Service(f"redis://127.0.0.1:{port}", command, lambda: answers(port), {"cwd": place})
        yield service
        service.stop()


@pytest.fixture(scope="session")
def new_database(postgres_server: str) -> Callable[[], str]:
    """Empty ones, each with its URL."""
    import asyncpg  # type: ignore[import-untyped] # noqa: PLC0415 - only the tests that ask for it need it

    async def create(name: str) -> None:
        connection = await asyncpg.connect(f"{postgres_server}/postgres")
        await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    def make() -> str:
        name = f"test_{time.time_ns()}"
        asyncio.run(create(name))
        return f"{postgres_server}/{name}"

    return make


@pytest.fixture
def postgres(new_database: Callable[[], str]) -> str:
    return new_database()


def program(name: str) -> str:
    """Where it is; without it a test is skipped, and fails where nothing may be skipped."""
    debian = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = shutil.which(name) or (str(debian[-1]) if debian else None)
    if found is None:
        (pytest.fail if os.environ.get("CHANTIER_REQUIRE_SERVICES") else pytest.skip)(f"{name} is not installed")
    return found


@contextmanager
def folder() -> Iterator[str]:
    """Not pytest's: another user has to get at it."""
    place = tempfile.mkdtemp(prefix="chantier-")
    yield place
    shutil.rmtree(place, ignore_errors=True)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True
