"""What bots have found out about games that are over is kept here."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import insert, select, update

from chantier.server.store.database import Database, Taken
from chantier.server.store.schema import analyses


class Analyses:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table: str) -> str:
        """Return the best analysis of a table so far, or nothing."""
        rows = await self.database.read(select(analyses.c.content).where(analyses.c.table == table))
        return str(rows[0]["content"]) if rows else ""

    async def keep(self, table: str, tries: int, content: str) -> None:
        """Keep an analysis, unless there is one already that was made with as many tries."""
        worse = (analyses.c.table == table) & (analyses.c.tries < tries)
        if not await self.database.write(update(analyses).where(worse).values(tries=tries, content=content)):
            with suppress(Taken):  # there is one that is as good
                await self.database.write(insert(analyses).values(table=table, tries=tries, content=content))
