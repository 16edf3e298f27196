"""The sweeper looks here at everything that is kept, a little at a time, and deletes what nobody will want."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, bindparam, case, delete, exists, func, select, update

from chantier.server.store.database import Database, Filled
from chantier.server.store.people import OwnEvent, as_nobodys
from chantier.server.store.schema import events, people, seats, tables

CHATTED = '{"kind":"chatted"%'
OWN_KIT = '%"kit_text":"%'


def count(what: ColumnElement[bool]) -> ColumnElement[int]:
    return func.coalesce(func.sum(case((what, 1), else_=0)), 0)


IS_OPEN = tables.c.status != "over"
COUNT_TABLES = select(
    count(IS_OPEN).label("tables"),
    count(and_(IS_OPEN, tables.c.settings.like(OWN_KIT))).label("kits"),
    count(tables.c.created > bindparam("since")).label("today"),
).where(tables.c.host == bindparam("of"))
FIND_QUOTA = select(people.c.quota).where(people.c.id == bindparam("of"))


class OldTable(NamedTuple):
    id: str
    status: str
    touched: int
    quiet: bool  # its chat was wiped
    has_people: bool  # somebody who sits there is still known


class OldPerson(NamedTuple):
    id: str
    seen: int
    account: bool
    has_played: bool  # the person sits or sat at a table that has started


class Usage(NamedTuple):
    """This is what a person takes up."""

    tables: int  # tables that the person made and that are not over
    kits: int  # such tables with a kit of their own
    today: int  # tables that the person made since a given time
    quota: int | None  # the number of tables that an operator allowed, instead of the usual one


class Retention:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, after: str, limit: int) -> list[OldTable]:
        """Return the next tables by their id, which is random, so that all of them are looked at in time."""
        known = exists().where(seats.c.table == tables.c.id, seats.c.person == people.c.id).label("has_people")
        chosen = select(tables.c.id, tables.c.status, tables.c.touched, tables.c.quiet, known)
        rows = await self.database.read(chosen.where(tables.c.id > after).order_by(tables.c.id).limit(limit))
        return [OldTable(**{**row, "has_people": bool(row["has_people"])}) for row in rows]

    async def people(self, after: str, limit: int) -> list[OldPerson]:
        sat = (seats.c.person == people.c.id) & (seats.c.table == tables.c.id) & (tables.c.status != "waiting")
        played = exists().where(sat).label("has_played")
        chosen = select(people.c.id, people.c.seen, people.c.sign_in, played)
        rows = await self.database.read(chosen.where(people.c.id > after).order_by(people.c.id).limit(limit))
        return [OldPerson(row["id"], row["seen"], row["sign_in"] is not None, bool(row["has_played"])) for row in rows]

    async def delete_tables(self, chosen: Iterable[str]) -> None:
        """Delete tables with all that belongs to them: events, seats, clocks, notes and the kit in their settings."""
        for table in chosen:
            await self.database.write(delete(tables).where(tables.c.id == table))

    async def chat_of(self, table: str) -> list[OwnEvent]:
        spoken = select(events).where(events.c.table == table, events.c.data.like(CHATTED))
        return [OwnEvent(row["table"], row["number"], row["data"]) for row in await self.database.read(spoken)]

    async def quieten(self, table: str, wiped: Iterable[OwnEvent]) -> None:
        """Replace what was said at a table, and note that this is done."""
        done = update(tables).where(tables.c.id == table).values(quiet=True)
        await self.database.write(*map(as_nobodys, wiped), done)

    async def usage(self, person: str, since: int) -> Usage:
        [row] = await self.database.read(Filled(COUNT_TABLES, {"of": person, "since": since}))
        quotas = await self.database.read(Filled(FIND_QUOTA, {"of": person}))
        return Usage(int(row["tables"]), int(row["kits"]), int(row["today"]), quotas[0]["quota"] if quotas else None)
