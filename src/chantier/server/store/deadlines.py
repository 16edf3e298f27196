"""This keeps the deadlines of all tables, and the heartbeat that says until when the server was up."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, insert, select, update

from chantier.server.store.database import Database, Filled
from chantier.server.store.schema import clocks, heartbeat

FIND_CLOCKS = select(clocks).where(clocks.c.table == bindparam("of"))


class Deadline(NamedTuple):
    table: str
    until: int


class SeatTimes(NamedTuple):
    """These are the times of one seat in milliseconds: its deadline, and what it has left for the game."""

    seat: int
    until: int | None
    store: int | None


class Deadlines:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def running(self) -> list[Deadline]:
        """Return all deadlines, the next one first."""
        found = select(clocks.c.table, clocks.c.until).where(clocks.c.until.is_not(None)).order_by(clocks.c.until)
        return [Deadline(row["table"], row["until"]) for row in await self.database.read(found)]

    async def overdue(self, now: int) -> list[str]:
        """Return the tables where somebody's time is up."""
        rows = await self.database.read(select(clocks.c.table).where(clocks.c.until <= now))
        return [row["table"] for row in rows]

    async def of_table(self, table: str) -> list[SeatTimes]:
        rows = await self.database.read(Filled(FIND_CLOCKS, {"of": table}))
        return [SeatTimes(row["seat"], row["until"], row["store"]) for row in rows]

    async def beat(self, now: int) -> None:
        """Note that the server is up."""
        if not await self.database.write(update(heartbeat).values(at=now)):
            await self.database.write(insert(heartbeat).values(id=1, at=now))

    async def last_beat(self) -> int | None:
        rows = await self.database.read(select(heartbeat))
        return int(rows[0]["at"]) if rows else None

    async def move_on(self, now: int) -> None:
        """Move every deadline on by the time that the server was down."""
        last = await self.last_beat()
        if last is not None:
            down = max(now - last, 0)
            moved = update(clocks).where(clocks.c.until.is_not(None)).values(until=clocks.c.until + down)
            await self.database.write(moved, update(heartbeat).values(at=now))
        else:
            await self.beat(now)
