"""The store keeps everything of the server, behind verbs; no other room knows SQL."""

from __future__ import annotations

from chantier.server.store.admin import AdminQueries
from chantier.server.store.analyses import Analyses
from chantier.server.store.blocks_and_reports import BlocksAndReports
from chantier.server.store.codes import Codes
from chantier.server.store.database import Database
from chantier.server.store.days import Days
from chantier.server.store.deadlines import Deadlines
from chantier.server.store.groups import Groups
from chantier.server.store.invitations import Invitations
from chantier.server.store.listing import Listing, Listings
from chantier.server.store.notes import Notes
from chantier.server.store.notices import Notices
from chantier.server.store.opinions import Opinions
from chantier.server.store.passkeys import Passkeys
from chantier.server.store.people import People
from chantier.server.store.players import Players
from chantier.server.store.results import Results
from chantier.server.store.retention import Retention
from chantier.server.store.sessions import Sessions
from chantier.server.store.tables import Tables
from chantier.server.store.tournaments import Tournaments


class Store:
    """Verbs are grouped under a noun: `store.tables.append_event(…)`, `store.people.add(…)`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.people = People(database)
        self.sessions = Sessions(database)
        self.codes = Codes(database)
        self.passkeys = Passkeys(database)
        self.retention = Retention(database)
        self.blocks = BlocksAndReports(database)
        self.admin = AdminQueries(database)
        self.tables = Tables(database)
        self.listings = Listings(database)
        self.deadlines = Deadlines(database)
        self.notes = Notes(database)
        self.opinions = Opinions(database)
        self.analyses = Analyses(database)
        self.results = Results(database)
        self.notices = Notices(database)
        self.players = Players(database)
        self.invitations = Invitations(database)
        self.groups = Groups(database)
        self.tournaments = Tournaments(database)
        self.days = Days(database)

    async def check(self, now: int) -> bool:
        """Write and read something; this raises whatever is wrong with the database."""
        await self.deadlines.beat(now)
        await self.listings.find(Listing(), "")
        await self.database.check()
        return True

    async def close(self) -> None:
        await self.database.close()
