"""People write notes for themselves beside a table."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import insert, select, update

from chantier.server.store.database import Database, Taken
from chantier.server.store.schema import notes


class Notes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table: str, person: str) -> str:
        own = (notes.c.table == table) & (notes.c.person == person)
        rows = await self.database.read(select(notes.c.text).where(own))
        return str(rows[0]["text"]) if rows else ""

    async def write(self, table: str, person: str, text: str) -> None:
        own = (notes.c.table == table) & (notes.c.person == person)
        if not await self.database.write(update(notes).where(own).values(text=text)):
            with suppress(Taken):  # the same person wrote twice at once, so either note may stay
                await self.database.write(insert(notes).values(table=table, person=person, text=text))
