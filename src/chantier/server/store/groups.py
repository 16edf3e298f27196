"""Groups are people who play together again and again: their members, and the tables that were made for them."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from chantier.server.store.database import Database, Taken
from chantier.server.store.results import Result, Results
from chantier.server.store.schema import group_members, group_tables, groups, invitations, results, tables


class Group(NamedTuple):
    id: str
    name: str
    host: str  # the member who looks after it
    created: int


class Groups:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.results = Results(database)

    async def found(self, new: Group) -> None:
        """Keep a new group, whose first member is its host."""
        first = {"group": new.id, "person": new.host, "since": new.created}
        await self.database.write(
            insert(groups).values(new._asdict()),
            insert(group_members).values(first),
        )

    async def find(self, group: str) -> Group | None:
        rows = await self.database.read(select(groups).where(groups.c.id == group))
        return Group(**rows[0]) if rows else None

    async def of(self, person: str) -> list[Group]:
        """Return the groups of a person, by their names."""
        own = select(group_members.c.group).where(group_members.c.person == person)
        found = select(groups).where(groups.c.id.in_(own)).order_by(groups.c.name, groups.c.id)
        return [Group(**row) for row in await self.database.read(found)]

    async def members(self, group: str) -> list[str]:
        """Return the members of a group, the longest one first."""
        found = select(group_members.c.person).where(group_members.c.group == group)
        rows = await self.database.read(found.order_by(group_members.c.since, group_members.c.person))
        return [row["person"] for row in rows]

    async def join(self, group: str, person: str, now: int) -> None:
        with suppress(Taken):  # the person is a member already, or the group is gone
            await self.database.write(insert(group_members).values(group=group, person=person, since=now))
        asked = (invitations.c.about == group) & (invitations.c.person == person)
        await self.database.write(delete(invitations).where(asked))

    async def leave(self, group: str, person: str) -> None:
        """Let a member go; a group whose host goes gets the longest member, and one without members is deleted."""
        await self.database.write(
            delete(group_members).where(group_members.c.group == group, group_members.c.person == person)
        )
        await self.tidy(group)

    async def tidy(self, group: str) -> None:
        found, members = await self.find(group), await self.members(group)
        if found is not None and not members:
            await self.database.write(delete(groups).where(groups.c.id == group))
        elif found is not None and found.host not in members:
            await self.hand_over(group, members[0])

    async def forget_empty(self) -> None:
        """Delete groups whose members were all deleted."""
        some = select(group_members.c.group).where(group_members.c.group == groups.c.id)
        await self.database.write(delete(groups).where(~some.exists()))

    async def hand_over(self, group: str, person: str) -> None:
        await self.database.write(update(groups).where(groups.c.id == group).values(host=person))

    async def rename(self, group: str, name: str) -> None:
        await self.database.write(update(groups).where(groups.c.id == group).values(name=name))

    # tables

    async def add_table(self, group: str, table: str, now: int) -> None:
        await self.database.write(insert(group_tables).values(table=table, group=group, created=now))

    async def open_tables(self, group: str) -> list[str]:
        """Return the tables of a group that are not over, the latest first."""
        found = (
            select(tables.c.id)
            .join(group_tables, group_tables.c.table == tables.c.id)
            .where(group_tables.c.group == group, tables.c.status != "over")
        )
        rows = await self.database.read(found.order_by(tables.c.created.desc(), tables.c.id))
        return [row["id"] for row in rows]

    async def results_of(self, group: str) -> list[Result]:
        """Return how the tables of a group ended, the latest first."""
        own = select(group_tables.c.table).where(group_tables.c.group == group)
        found = select(results).where(results.c.table.in_(own)).order_by(results.c.ended.desc(), results.c.table)
        return await self.results.read(found)
