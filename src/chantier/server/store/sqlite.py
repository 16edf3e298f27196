"""SQLite writes what many have asked for in one transaction, and does not hold up readers (WAL).

The server's own thread writes, because another thread would wait for it at every statement, which takes far longer than
the statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import ClauseElement, Connection, Executable, RowMapping, create_engine, event
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import IntegrityError

from chantier.server.store.database import Filled, Statement, Taken

BUSY_SECONDS = 30
NAMED = dialect(paramstyle="named")


class Work(NamedTuple):
    """A work is some statements, and the future of the caller who waits for them."""

    statements: tuple[Statement, ...]
    guard: Statement | None
    done: asyncio.Future[int]


class SqliteDatabase:
    def __init__(self, url: str) -> None:
        self.engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self.lock = locked(self.engine.url.database or "")
        self.writing = self.engine.connect()
        self.asked: list[Work] = []

    async def read(self, statement: Executable) -> list[RowMapping]:
        return await asyncio.to_thread(self.rows, statement)

    def rows(self, statement: Executable) -> list[RowMapping]:
        with self.engine.connect() as connection:
            return list(connection.execute(statement).mappings())

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        loop = asyncio.get_running_loop()
        if not self.asked:
            loop.call_soon(self.write_all)
        work = Work(statements, guard, loop.create_future())
        self.asked.append(work)
        return work.done

    def write_all(self) -> None:
        """Write whatever has been asked for by now, in one transaction."""
        batch, self.asked = self.asked, []
        told: list[int | Exception]
        try:
            with self.transaction(batch):
                told = [carry_out(self.writing, work) for work in batch]
        except Exception:
            told = self.write_apart(batch)
        for work, answer in zip(batch, told, strict=True):
            if work.done.cancelled():
                continue
            if isinstance(answer, Exception):
                work.done.set_exception(answer)
            else:
                work.done.set_result(answer)

    def write_apart(self, batch: list[Work]) -> list[int | Exception]:
        """Write a batch in which some work fails, so that the rest of it is written all the same."""
        try:
            with self.transaction(batch):
                return [carry_out_apart(self.writing, work) for work in batch]
        except Exception as trouble:  # the disk may be full, for example
            return [trouble] * len(batch)

    def transaction(self, batch: list[Work]) -> AbstractContextManager[object]:
        """Return a transaction; a batch of moves alone does without SQLAlchemy's, which takes longer."""
        if all(isinstance(statement, Filled) for work in batch for statement in work.statements):
            return plain_transaction(self.writing.connection)
        return self.writing.begin()

    async def close(self) -> None:
        if self.asked:
            self.write_all()
        self.writing.close()
        self.engine.dispose()
        self.lock.close()


def locked(path: str) -> sqlite3.Connection:
    """Lock the file until this process ends, because two servers would both keep its tables."""
    lock = sqlite3.connect(f"{path}.lock", timeout=0, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise OSError(f"{path} is open in another server") from None
    return lock


@contextmanager
def plain_transaction(raw: Any) -> Iterator[None]:
    raw.execute("BEGIN")
    try:
        yield
        raw.execute("COMMIT")
    except BaseException:
        raw.execute("ROLLBACK")
        raise


def carry_out_apart(connection: Connection, work: Work) -> int | Exception:
    """Carry out one work inside the batch's transaction, so that it can fail alone."""
    raw = connection.connection
    raw.execute("SAVEPOINT work")
    try:
        return carry_out(connection, work)
    except Exception as trouble:
        raw.execute("ROLLBACK TO work")
        taken = isinstance(trouble, IntegrityError | sqlite3.IntegrityError)
        return Taken(str(trouble)) if taken else trouble
    finally:
        raw.execute("RELEASE work")


def carry_out(connection: Connection, work: Work) -> int:
    if work.guard is not None and not execute(connection, work.guard):
        raise Taken("the guard")
    rows = 0
    for statement in work.statements:
        rows = execute(connection, statement)
    return rows


def execute(connection: Connection, statement: Statement) -> int:
    """Execute a statement and return how many rows it touched."""
    if isinstance(statement, Filled):
        made, values = statement
        return int(connection.connection.execute(sql(made, tuple(values)), values).rowcount)
    return int(connection.execute(statement).rowcount)


@cache
def sql(statement: Executable, names: tuple[str, ...]) -> str:
    """Return the SQL of a filled statement; there are few of them, so that each is kept."""
    assert isinstance(statement, ClauseElement), "it can be compiled"
    return str(statement.compile(dialect=NAMED, column_keys=list(names)))


def prepare(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we send BEGIN ourselves, because sqlite3 would send it too late for savepoints
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
