"""SQLite: one thread writes, and commits what many have asked for at once; readers are not held up (WAL)."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from typing import Any, NamedTuple

from sqlalchemy import Connection, Executable, RowMapping, create_engine, event
from sqlalchemy.exc import IntegrityError

from chantier.server.store import Statements, Taken

MOST_AT_ONCE = 500
BUSY_SECONDS = 30


class Work(NamedTuple):
    """Some statements, and who waits for them."""

    statements: Statements
    guard: Executable | None
    done: asyncio.Future[int]
    loop: asyncio.AbstractEventLoop

    def tell(self, rows: int, trouble: Exception | None) -> None:
        def answer() -> None:
            if not self.done.cancelled():
                self.done.set_exception(trouble) if trouble else self.done.set_result(rows)

        self.loop.call_soon_threadsafe(answer)


class SqliteStore:
    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self.lock = locked(self.engine.url.database or "")
        self.asked: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.writer.start()

    async def read(self, statement: Executable) -> list[RowMapping]:
        return await asyncio.to_thread(self.rows, statement)

    def rows(self, statement: Executable) -> list[RowMapping]:
        with self.engine.connect() as connection:
            return list(connection.execute(statement).mappings())

    async def write(self, *statements: Executable, guard: Executable | None = None) -> int:
        loop = asyncio.get_running_loop()
        work = Work(statements, guard, loop.create_future(), loop)
        self.asked.put(work)
        return await work.done

    def write_all(self) -> None:
        with self.engine.connect() as connection:
            while (batch := self.next_batch()) is not None:
                told = [(work, *carry_out(connection, work)) for work in batch]
                connection.commit()
                for work, rows, trouble in told:
                    work.tell(rows, trouble)

    def next_batch(self) -> list[Work] | None:
        """Whatever has been asked for by now; None is the end."""
        batch: list[Work] = []
        work = self.asked.get()
        while work is not None:
            batch.append(work)
            if self.asked.empty() or len(batch) == MOST_AT_ONCE:
                return batch
            work = self.asked.get()
        self.asked.put(None)
        return batch or None

    async def close(self) -> None:
        self.asked.put(None)
        await asyncio.to_thread(self.writer.join)
        self.engine.dispose()
        self.lock.close()


def locked(path: str) -> sqlite3.Connection:
    """Two servers on one file would both keep its tables. The lock ends with the process, however that ends."""
    lock = sqlite3.connect(f"{path}.lock", timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise OSError(f"{path} is open in another server") from None
    return lock


def carry_out(connection: Connection, work: Work) -> tuple[int, Exception | None]:
    """Inside the batch's transaction, so that one that fails leaves the others alone."""
    try:
        with connection.begin_nested():
            if work.guard is not None and not connection.execute(work.guard).rowcount:
                raise Taken("the guard")
            rows = 0
            for statement in work.statements:
                rows = connection.execute(statement).rowcount
            return rows, None
    except IntegrityError as trouble:
        return 0, Taken(str(trouble.orig))
    except Exception as trouble:
        return 0, trouble


def prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves: sqlite3 would say it too late for savepoints
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
