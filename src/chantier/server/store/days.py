"""Sites of the day are kept here: how each was played, and who has tried it at which table."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import insert, select

from chantier.server.store.database import Database, Taken
from chantier.server.store.schema import day_tries, days


class Day(NamedTuple):
    day: str  # such as 2026-11-18
    settings: str  # TableSettings as JSON


class Try(NamedTuple):
    person: str
    table: str


class Days:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, day: str) -> str:
        """Return the settings of a day, or nothing if nobody has asked for it."""
        rows = await self.database.read(select(days.c.settings).where(days.c.day == day))
        return str(rows[0]["settings"]) if rows else ""

    async def keep(self, day: str, settings: str) -> str:
        """Keep how a day is played, unless that is known already; return what is kept."""
        with suppress(Taken):  # somebody asked for the day before
            await self.database.write(insert(days).values(day=day, settings=settings))
        return await self.find(day)

    async def before(self, day: str, most: int) -> list[Day]:
        """Return the last days before one, the latest first."""
        found = select(days).where(days.c.day < day).order_by(days.c.day.desc()).limit(most)
        return [Day(row["day"], row["settings"]) for row in await self.database.read(found)]

    async def try_of(self, day: str, person: str) -> str:
        """Return the table at which a person tries a day, or nothing."""
        own = (day_tries.c.day == day) & (day_tries.c.person == person)
        rows = await self.database.read(select(day_tries.c.table).where(own))
        return str(rows[0]["table"]) if rows else ""

    async def begin(self, day: str, person: str, table: str) -> str:
        """Note where a person tries a day; who tries twice at once has the first table, which is returned."""
        with suppress(Taken):
            await self.database.write(insert(day_tries).values(day=day, person=person, table=table))
        return await self.try_of(day, person)

    async def tries(self, day: str) -> list[Try]:
        rows = await self.database.read(select(day_tries).where(day_tries.c.day == day))
        return [Try(row["person"], row["table"]) for row in rows]
