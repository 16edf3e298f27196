"""Invitations are kept here: who asked whom to a table or into a group."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import delete, func, insert, or_, select, update

from chantier.server.store.database import Database, Taken
from chantier.server.store.schema import groups, invitations, tables


class Invitation(NamedTuple):
    about: str  # the table or group
    person: str
    kind: str  # one of table and group
    by: str
    at: int
    state: str = "asked"  # asked, declined, or hidden from a person who has blocked the other


class Invitations:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Invitation) -> bool:
        """Keep an invitation; return False if the person was asked before."""
        with suppress(Taken):
            await self.database.write(insert(invitations).values(new._asdict()))
            return True
        return False

    async def to(self, about: str) -> list[Invitation]:
        """Return all invitations to a table or group that were not accepted, the first first."""
        found = select(invitations).where(invitations.c.about == about).order_by(invitations.c.at, invitations.c.person)
        return [Invitation(**row) for row in await self.database.read(found)]

    async def of(self, person: str) -> list[Invitation]:
        """Return what a person is invited to and can still accept, the latest first."""
        is_waiting = select(tables.c.id).where(tables.c.id == invitations.c.about, tables.c.status == "waiting")
        is_group = select(groups.c.id).where(groups.c.id == invitations.c.about)
        own = (invitations.c.person == person) & (invitations.c.state == "asked")
        found = select(invitations).where(own, or_(is_waiting.exists(), is_group.exists()))
        return [Invitation(**row) for row in await self.database.read(found.order_by(invitations.c.at.desc()))]

    async def decline(self, about: str, person: str) -> Invitation | None:
        """Decline an invitation and return it; None if there is none."""
        own = (invitations.c.about == about) & (invitations.c.person == person) & (invitations.c.state == "asked")
        rows = await self.database.read(select(invitations).where(own))
        if not rows or not await self.database.write(update(invitations).where(own).values(state="declined")):
            return None
        return Invitation(**rows[0])

    async def end(self, about: str, person: str) -> None:
        """Forget an invitation, since it was accepted."""
        own = (invitations.c.about == about) & (invitations.c.person == person)
        await self.database.write(delete(invitations).where(own))

    async def sent_since(self, by: str, since: int) -> int:
        own = select(func.count().label("count")).where(invitations.c.by == by, invitations.c.at > since)
        return int((await self.database.read(own))[0]["count"])

    async def forget_old(self, before: int) -> None:
        await self.database.write(delete(invitations).where(invitations.c.at < before))
