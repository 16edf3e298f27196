"""The store keeps everything of the server, behind verbs; no other room knows SQL."""

from __future__ import annotations

from chantier.server.store.database import Database
from chantier.server.store.deadlines import Deadlines
from chantier.server.store.listing import Listings
from chantier.server.store.notes import Notes
from chantier.server.store.people import People
from chantier.server.store.tables import Tables


class Store:
    """Verbs are grouped under a noun: `store.tables.append_event(…)`, `store.people.add(…)`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.tables = Tables(database)
        self.listings = Listings(database)
        self.deadlines = Deadlines(database)
        self.notes = Notes(database)

    async def close(self) -> None:
        await self.database.close()
