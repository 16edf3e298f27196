"""People block and report each other here."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select

from chantier.server.store.database import Database, Taken
from chantier.server.store.schema import blocks, reports


class Blocked(NamedTuple):
    blocked: str
    name: str


class StoredReport(NamedTuple):
    at: int
    reporter: str
    person: str
    name: str
    table: str
    said: str
    why: str


class BlocksAndReports:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def block(self, person: str, blocked: str, name: str) -> None:
        with suppress(Taken):  # the person is blocked already
            await self.database.write(insert(blocks).values(person=person, blocked=blocked, name=name))

    async def unblock(self, person: str, blocked: str) -> None:
        await self.database.write(delete(blocks).where(blocks.c.person == person, blocks.c.blocked == blocked))

    async def blocked_by(self, person: str) -> list[Blocked]:
        rows = await self.database.read(select(blocks).where(blocks.c.person == person).order_by(blocks.c.name))
        return [Blocked(row["blocked"], row["name"]) for row in rows]

    async def report(self, report: StoredReport) -> None:
        await self.database.write(insert(reports).values(report._asdict()))

    async def reports_since(self, reporter: str, since: int) -> int:
        own = select(func.count().label("count")).where(reports.c.reporter == reporter, reports.c.at > since)
        return int((await self.database.read(own))[0]["count"])
