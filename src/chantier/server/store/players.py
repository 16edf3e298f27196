"""Players are people as others see them: by their names, marks and results."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import select, update

from chantier.server.store.database import Database, Row
from chantier.server.store.results import Result, Results, parts
from chantier.server.store.schema import people, result_seats, results, tables


class Player(NamedTuple):
    id: str
    who: str  # what others call the person by
    name: str
    mark: str
    shown: str  # who may see the person's page: all, tables or me
    created: int


class Players:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.results = Results(database)

    async def by_who(self, who: str) -> Player | None:
        rows = await self.database.read(select(people).where(people.c.who == who)) if who else []
        return player_of(rows[0]) if rows else None

    async def find(self, chosen: Collection[str]) -> dict[str, Player]:
        """Return those of some people who are still known."""
        found: dict[str, Player] = {}
        for part in parts(list(chosen)):
            rows = await self.database.read(select(people).where(people.c.id.in_(part)))
            found |= {row["id"]: player_of(row) for row in rows}
        return found

    async def show_to(self, person: str, shown: str) -> None:
        await self.database.write(update(people).where(people.c.id == person).values(shown=shown))

    async def met(self, person: str) -> set[str]:
        """Return whom a person has played with."""
        own = result_seats.alias()
        both = (own.c.table == result_seats.c.table) & (own.c.person == person)
        found = select(result_seats.c.person).join(own, both).where(result_seats.c.person.is_not(None)).distinct()
        return {row["person"] for row in await self.database.read(found)} - {person}

    async def results_of(self, person: str) -> list[Result]:
        """Return all results of a person, the latest first."""
        own = select(result_seats.c.table).where(result_seats.c.person == person)
        order = (results.c.ended.desc(), results.c.table)
        return await self.results.read(select(results).where(results.c.table.in_(own)).order_by(*order))

    async def still_there(self, chosen: Collection[str]) -> set[str]:
        """Return those of some tables that were not deleted, so that they can be seen again."""
        found: set[str] = set()
        for part in parts(list(chosen)):
            rows = await self.database.read(select(tables.c.id).where(tables.c.id.in_(part)))
            found |= {row["id"] for row in rows}
        return found


def player_of(row: Row) -> Player:
    return Player(**{name: row[name] for name in Player._fields})
