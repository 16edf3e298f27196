"""SQLite writes what many have asked for in one transaction, and does not hold up readers (WAL).

The server's own thread writes, because another thread would wait for it at every statement, which takes far longer than
the statement.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from time import monotonic
from typing import Any

import msgspec
from sqlalchemy import ClauseElement, Connection, Executable, create_engine, event, text
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError, IntegrityError

from chantier.server.store.database import Filled, Row, Statement, Taken, Unavailable
from chantier.server.store.errors import CannotOpen

BUSY_SECONDS = 30
CHECK_SECONDS = 600
NAMED = dialect(paramstyle="named")
GATHER_SECONDS = 0.003  # a transaction costs more than what it writes, so that there is at most one in so long
READERS = 2  # the threads that read much at once; each more of them would hold up the server's own
ENDING_SECONDS = 3.0  # a server that still has the file open by then is not about to end


class Work(msgspec.Struct, gc=False):
    """This is what one caller wants to be written, and the future that the caller waits for."""

    statements: tuple[Statement, ...]
    guard: Statement | None
    done: asyncio.Future[int]


class SqliteDatabase:
    def __init__(self, url: str, lock: sqlite3.Connection | None = None) -> None:
        self.engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(self.engine, "connect", prepare)
        event.listen(self.engine, "begin", begin)
        self.lock = lock  # an operator who works beside the server has none
        self.writing = self.engine.connect()
        self.reading = ThreadPoolExecutor(READERS, "sqlite")
        self.asked: list[Work] = []
        self.next_write = 0.0  # when the next transaction may be, by the clock of the loop
        self.checked: float | None = None  # when the file was last found to be whole

    async def read(self, statement: Statement) -> Sequence[Row]:
        if isinstance(statement, Filled):
            return self.few_rows(statement)
        return await asyncio.get_running_loop().run_in_executor(self.reading, self.rows, statement)

    def few_rows(self, filled: Filled) -> list[Row]:
        """Read in the server's own thread, without SQLAlchemy: the way to another thread and back takes far longer."""
        asked, usual = query(filled.statement)
        try:
            found: Any = self.writing.connection.cursor().execute(asked, {**usual, **filled.values})
            names = [column[0] for column in found.description]
            return [dict(zip(names, row, strict=True)) for row in found]
        except sqlite3.Error as trouble:
            raise unavailable(trouble) from None

    def rows(self, statement: Executable) -> Sequence[Row]:
        try:
            with self.engine.connect() as connection:
                return list(connection.execute(statement).mappings())
        except DBAPIError as trouble:
            raise unavailable(trouble) from None

    def write(self, *statements: Statement, guard: Statement | None = None) -> asyncio.Future[int]:
        """Write soon: at once after a pause, and under load together with what others ask for meanwhile."""
        loop = asyncio.get_running_loop()
        if not self.asked:
            self.next_write = max(loop.time(), self.next_write)
            loop.call_at(self.next_write, self.write_all)
            self.next_write += GATHER_SECONDS
        work = Work(statements, guard, loop.create_future())
        self.asked.append(work)
        return work.done

    def write_all(self) -> None:
        """Write whatever has been asked for by now, in one transaction."""
        batch, self.asked = self.asked, []
        if not batch:  # it was written when the store was closed
            return
        told: list[int | Exception]
        try:
            told = [*self.write_together(batch)]
        except Exception:
            told = self.write_apart(batch)
        for work, answer in zip(batch, told, strict=True):
            if work.done.cancelled():
                continue
            if isinstance(answer, Exception):
                work.done.set_exception(answer)
            else:
                work.done.set_result(answer)

    def write_together(self, batch: list[Work]) -> list[int]:
        """Write a batch; one of filled statements alone does without SQLAlchemy, which takes longer than SQLite."""
        guards = [work.guard for work in batch if isinstance(work.guard, Filled)]
        changes = [each for work in batch for each in work.statements if isinstance(each, Filled)]
        if len(guards) + len(changes) == sum((work.guard is not None) + len(work.statements) for work in batch):
            with plain_transaction(self.writing.connection) as raw:
                if carry_out_filled(raw, guards) != len(guards):
                    raise Taken("a guard")
                carry_out_filled(raw, changes)
            return [1] * len(batch)
        with self.writing.begin():
            return [carry_out(self.writing, work) for work in batch]

    def write_apart(self, batch: list[Work]) -> list[int | Exception]:
        """Write a batch in which some work fails, so that the rest of it is written all the same."""
        try:
            with self.writing.begin():
                return [carry_out_apart(self.writing, work) for work in batch]
        except Exception as trouble:  # the disk may be full, for example
            return [unavailable(trouble)] * len(batch)

    async def check(self) -> None:
        """Look through the whole file now and then, because a damaged page is not noticed until it is read."""
        if self.checked is None or monotonic() > self.checked + CHECK_SECONDS:
            found = await asyncio.to_thread(self.rows, text("PRAGMA quick_check(1)"))
            if found[0]["quick_check"] != "ok":
                raise Unavailable(str(found[0]["quick_check"]))
            self.checked = monotonic()

    async def close(self) -> None:
        if self.asked:
            self.write_all()
        self.reading.shutdown(cancel_futures=True)
        self.writing.close()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()


def locked(path: str) -> sqlite3.Connection:
    """Lock the file until this process ends, because two servers would both keep its tables.

    One that was just killed may need a moment to end.
    """
    lock = sqlite3.connect(f"{path}.lock", timeout=ENDING_SECONDS, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        raise CannotOpen("in-use", file=path) from None
    return lock


@contextmanager
def plain_transaction(raw: Any) -> Iterator[Any]:
    raw.execute("BEGIN")
    try:
        yield raw
        raw.execute("COMMIT")
    except BaseException:
        raw.execute("ROLLBACK")
        raise


def carry_out_filled(raw: Any, statements: list[Filled]) -> int:
    """Carry out each statement with all the values that it was filled with, and return how many rows were touched."""
    alike: dict[tuple[Executable, tuple[str, ...]], list[dict[str, Any]]] = {}
    for statement, values in statements:
        alike.setdefault((statement, tuple(values)), []).append(values)
    return sum(int(raw.executemany(sql(*text), several).rowcount) for text, several in alike.items())


def carry_out_apart(connection: Connection, work: Work) -> int | Exception:
    """Carry out one work inside the batch's transaction, so that it can fail alone."""
    raw = connection.connection
    raw.execute("SAVEPOINT work")
    try:
        return carry_out(connection, work)
    except Exception as trouble:
        raw.execute("ROLLBACK TO work")
        taken = isinstance(trouble, IntegrityError | sqlite3.IntegrityError)
        return Taken(str(trouble)) if taken else unavailable(trouble)
    finally:
        raw.execute("RELEASE work")


def unavailable(trouble: Exception) -> Exception:
    """Return what is wrong with the file or its disk as Unavailable, and mistakes of our own as they are."""
    found = trouble.orig if isinstance(trouble, DBAPIError) else trouble
    ours = isinstance(found, sqlite3.ProgrammingError | sqlite3.InterfaceError | sqlite3.DataError)
    return Unavailable(str(found)) if isinstance(found, sqlite3.DatabaseError) and not ours else trouble


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
def query(statement: Executable) -> tuple[str, dict[str, Any]]:
    """Return the SQL of a filled statement that reads, and the values that are always the same."""
    assert isinstance(statement, ClauseElement), "it can be compiled"
    compiled = statement.compile(dialect=NAMED)
    return str(compiled), dict(compiled.params)


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
