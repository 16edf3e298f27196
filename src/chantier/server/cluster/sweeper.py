"""The sweeper looks at everything that is kept, a little at a time, so that nothing grows for ever."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Literal

from chantier.server.accounts.accounts import nameless
from chantier.server.club.herald import KEPT as NOTICES_KEPT
from chantier.server.errors import Refused
from chantier.server.settings import Keep
from chantier.server.store.retention import OldPerson, OldTable
from chantier.server.tables.clocks import DAY
from chantier.server.tables.seating import forget

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node

LOG = logging.getLogger("chantier.sweeper")
AT_A_TIME = 500  # the number of tables and people that are looked at in one go
SECONDS = 300  # the time between two looks


def is_old(seen: int, days: int, now: int) -> bool:
    return bool(days) and seen < now - days * DAY


def fate(table: OldTable, keep: Keep, now: int) -> Literal["delete", "quieten", ""]:
    """Say what becomes of a table; one that somebody played is kept as long as that person is known."""
    if table.status == "waiting":
        return "delete" if is_old(table.touched, keep.unstarted, now) else ""
    if not table.has_people and is_old(table.touched, keep.deserted, now):
        return "delete"
    if table.status == "over" and is_old(table.touched, keep.finished, now):
        return "delete"
    return "quieten" if table.status == "over" and not table.quiet and is_old(table.touched, keep.chat, now) else ""


def is_idle(person: OldPerson, keep: Keep, now: int) -> bool:
    days = keep.accounts if person.account else keep.players if person.has_played else keep.guests
    return is_old(person.seen, days, now)


class Sweeper:
    def __init__(self, node: Node, keep: Keep) -> None:
        self.node = node
        self.keep = keep
        self.store = node.store.retention
        self.last_table = self.last_person = ""  # where the next look begins

    async def sweep(self) -> None:
        """Look at the next tables and people, and let go of what is old."""
        now = self.node.now()
        await self.node.store.sessions.end_old(now)
        await self.node.store.codes.end_old(now)
        await self.node.store.notices.forget_old(now - NOTICES_KEPT)
        await self.node.store.invitations.forget_old(now - NOTICES_KEPT)
        await self.node.store.groups.forget_empty()
        await self.node.store.tournaments.forget_old(now - NOTICES_KEPT)
        if self.keep.reports:
            await self.node.store.admin.forget_settled(now - self.keep.reports * DAY)
        await self.sweep_people(now)
        await self.sweep_tables(now)

    async def sweep_tables(self, now: int) -> None:
        found = await self.store.tables(self.last_table, AT_A_TIME)
        self.last_table = found[-1].id if len(found) == AT_A_TIME else ""
        fates = {table.id: fate(table, self.keep, now) for table in found}
        gone = [table for table, what in fates.items() if what == "delete"]
        await self.store.delete_tables(gone)
        for table in (table for table, what in fates.items() if what == "quieten"):
            await self.store.quieten(table, map(nameless, await self.store.chat_of(table)))
        if gone:
            LOG.info("%d old tables are deleted", len(gone))

    async def sweep_people(self, now: int) -> None:
        found = await self.store.people(self.last_person, AT_A_TIME)
        self.last_person = found[-1].id if len(found) == AT_A_TIME else ""
        idle = [person.id for person in found if is_idle(person, self.keep, now)]
        for person in idle:
            await self.forget(person)
        if idle:
            LOG.info("%d people who no longer come are forgotten", len(idle))

    async def forget(self, person: str) -> None:
        """Forget a person as if they had asked for it; a bot plays on where they sat."""
        actors = []
        for table in await self.node.store.people.tables_of(person):
            try:
                actor = await self.node.actor(table)
                actors.append(actor)
                await actor.want(lambda room: forget(room, person), person)
            except Refused as refused:
                if refused.status == 503:  # another node keeps the table: this can wait
                    return
        await self.node.people.forget(person)
        for actor in actors:
            self.node.drop(actor)  # it is read again without the name when somebody comes
