"""Operators look after people and tables here, while the server runs."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import delete, func, or_, select, update

from chantier.server.store.database import Database, Row
from chantier.server.store.schema import events, people, reports, seats, sessions, tables


class TableSummary(NamedTuple):
    id: str
    game: str
    status: str
    seats: int
    open: bool
    host: str
    created: int
    touched: int
    events: int
    players: list[str]


class PersonSummary(NamedTuple):
    id: str
    name: str
    sign_in: str
    created: int
    seen: int
    banned: int | None
    quota: int | None
    tables: int  # tables that the person made and that are not over
    sessions: int


class Report(NamedTuple):
    id: int
    at: int
    reporter: str | None
    person: str | None
    name: str
    table: str
    said: str
    why: str
    settled: int | None


class AdminQueries:
    def __init__(self, database: Database) -> None:
        self.database = database

    # tables

    async def tables(self, status: str, limit: int) -> list[TableSummary]:
        found = select(tables).order_by(tables.c.touched.desc()).limit(limit)
        rows = await self.database.read(found.where(tables.c.status == status) if status else found)
        return [await self.summary(row) for row in rows]

    async def table(self, table: str) -> TableSummary | None:
        rows = await self.database.read(select(tables).where(tables.c.id == table))
        return await self.summary(rows[0]) if rows else None

    async def summary(self, row: Row) -> TableSummary:
        counted = select(func.count().label("events")).where(events.c.table == row["id"])
        [count] = await self.database.read(counted)
        sitting = await self.database.read(select(seats).where(seats.c.table == row["id"]).order_by(seats.c.seat))
        known = {name: row[name] for name in ("id", "game", "status", "seats", "open", "host", "created", "touched")}
        return TableSummary(**known, events=count["events"], players=[seat["name"] for seat in sitting])

    async def delete_table(self, table: str) -> int:
        return await self.database.write(delete(tables).where(tables.c.id == table))

    # people

    async def people(self, name: str, limit: int) -> list[PersonSummary]:
        """Return people with this in their name, or with exactly this id or name to sign in with; the latest first."""
        found = select(people).order_by(people.c.seen.desc()).limit(limit)
        if name:
            same = (people.c.id == name, people.c.sign_in == name.casefold())
            found = found.where(or_(people.c.name.icontains(name, autoescape=True), *same))
        return [await self.person_summary(row) for row in await self.database.read(found)]

    async def person(self, who: str) -> PersonSummary | None:
        """Return the person with this id or name to sign in with."""
        same = or_(people.c.id == who, people.c.sign_in == who.casefold())
        rows = await self.database.read(select(people).where(same))
        return await self.person_summary(rows[0]) if rows else None

    async def person_summary(self, row: Row) -> PersonSummary:
        made = select(func.count().label("count")).where(tables.c.host == row["id"], tables.c.status != "over")
        signed_in = select(func.count().label("count")).where(sessions.c.person == row["id"])
        counts = [(await self.database.read(one))[0]["count"] for one in (made, signed_in)]
        known: dict[str, Any] = {name: row[name] for name in ("id", "name", "created", "seen", "banned", "quota")}
        return PersonSummary(**known, sign_in=row["sign_in"] or "", tables=counts[0], sessions=counts[1])

    async def ban(self, person: str, at: int | None) -> None:
        """Keep a person out from now on, or let them in again."""
        await self.database.write(update(people).where(people.c.id == person).values(banned=at))

    async def set_quota(self, person: str, tables_: int | None) -> None:
        await self.database.write(update(people).where(people.c.id == person).values(quota=tables_))

    # reports

    async def reports(self, *, settled: bool, limit: int) -> list[Report]:
        chosen = reports.c.settled.is_not(None) if settled else reports.c.settled.is_(None)
        rows = await self.database.read(select(reports).where(chosen).order_by(reports.c.id.desc()).limit(limit))
        return [Report(**{name: row[name] for name in Report._fields}) for row in rows]

    async def settle(self, report: int, now: int) -> int:
        return await self.database.write(update(reports).where(reports.c.id == report).values(settled=now))

    async def forget_settled(self, before: int) -> None:
        await self.database.write(delete(reports).where(reports.c.settled < before))
