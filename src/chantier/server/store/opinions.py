"""After a game its players say how they liked it; whoever designs the game reads it."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import desc, insert, select, update

from chantier.server.store.database import Database, Taken
from chantier.server.store.schema import opinions, tables
from chantier.server.wire.requests import Opinion


class TableOpinion(NamedTuple):
    """These are the answers of one player, who is not named."""

    table: str
    game: str
    edition: str
    seats: int
    settings: str  # TableSettings as JSON
    at: int
    enjoyed: int
    length: int
    again: bool


class Opinions:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self, table: str, person: str) -> Opinion | None:
        own = (opinions.c.table == table) & (opinions.c.person == person)
        rows = await self.database.read(select(opinions).where(own))
        return Opinion(rows[0]["enjoyed"], rows[0]["length"], bool(rows[0]["again"])) if rows else None

    async def write(self, table: str, person: str, said: Opinion, now: int) -> None:
        """Keep what a player says; who answers again has changed their mind."""
        own = (opinions.c.table == table) & (opinions.c.person == person)
        values = {"enjoyed": said.enjoyed, "length": said.length, "again": said.again, "at": now}
        if not await self.database.write(update(opinions).where(own).values(**values)):
            with suppress(Taken):  # the same person answered twice at once, so either answer may stay
                await self.database.write(insert(opinions).values(table=table, person=person, **values))

    async def all_of(self, game: str, limit: int) -> list[TableOpinion]:
        """Return what players of a game have said, the latest first."""
        wanted = (
            select(
                opinions.c.table,
                tables.c.game,
                tables.c.edition,
                tables.c.seats,
                tables.c.settings,
                opinions.c.at,
                opinions.c.enjoyed,
                opinions.c.length,
                opinions.c.again,
            )
            .join(tables, tables.c.id == opinions.c.table)
            .where(tables.c.game == game)
            .order_by(desc(opinions.c.at))
            .limit(limit)
        )
        return [TableOpinion(**{**row, "again": bool(row["again"])}) for row in await self.database.read(wanted)]
