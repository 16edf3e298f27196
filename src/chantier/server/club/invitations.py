"""People ask each other to their tables and into their groups, by a link or by name."""

from __future__ import annotations

from contextlib import suppress
from itertools import groupby

import segno

from chantier.server.accounts import names
from chantier.server.club.herald import Herald
from chantier.server.errors import Refused
from chantier.server.store.invitations import Invitation
from chantier.server.store.store import Store
from chantier.server.tables.clocks import DAY
from chantier.server.wire.invitations import InvitationInfo, Invite, Invitee, KnownPlayer, QrCode

MOST_ASKED = 30  # the most people who are asked to one table or group
A_DAY = 100  # so many invitations one person may send


class Inviting:
    def __init__(self, store: Store, herald: Herald) -> None:
        self.store = store
        self.herald = herald

    async def someone(self, by: str, asked: Invite) -> str:
        """Return whom somebody means: a player, an account of that name, or the one of that name they have met."""
        if asked.who:
            found = await self.store.players.by_who(asked.who)
            chosen = {found.id} if found else set()
        else:
            name = asked.name or ""
            account = await self.store.people.by_sign_in(names.key(name)[: names.LONGEST]) if name else None
            chosen = {account.person.id} if account else await self.met_under(by, name)
        if not chosen:
            raise Refused(404, "nobody-of-that-name", name=asked.name or "")
        if len(chosen) > 1:
            raise Refused(409, "several-of-that-name", name=asked.name or "")
        return chosen.pop()

    async def met_under(self, by: str, name: str) -> set[str]:
        met = await self.store.players.find(await self.store.players.met(by))
        return {one.id for one in met.values() if names.key(one.name) == names.key(name)}

    async def invite(self, by: str, about: str, kind: str, game: str, person: str) -> None:
        """Ask somebody; one who has blocked the other is not told, and the other does not learn of it."""
        now = self.herald.now()
        if person == by:
            raise Refused(409, "not-oneself")
        if await self.has_blocked(by, person):
            raise Refused(409, "blocked-by-you")
        asked = await self.store.invitations.to(about)
        if len(asked) >= MOST_ASKED or await self.store.invitations.sent_since(by, now - DAY) >= A_DAY:
            raise Refused(409, "too-many-invited")
        is_hidden = await self.has_blocked(person, by)
        state = "hidden" if is_hidden else "asked"
        if not await self.store.invitations.add(Invitation(about, person, kind, by, now, state)):
            raise Refused(409, "invited-already")
        if not is_hidden:
            await self.herald.invited(about, game, person)

    async def ask_member(self, by: str, table: str, game: str, member: str) -> None:
        """Ask a member of a group to a table of the group, unless one of the two has blocked the other."""
        with suppress(Refused):
            await self.invite(by, table, "table", game, member)

    async def has_blocked(self, person: str, other: str) -> bool:
        return any(one.blocked == other for one in await self.store.blocks.blocked_by(person))

    async def invitees(self, about: str) -> list[Invitee]:
        asked = await self.store.invitations.to(about)
        known = await self.store.players.find([one.person for one in asked])
        return [
            Invitee(known[one.person].who, known[one.person].name, known[one.person].mark, one.state == "declined")
            for one in asked
            if one.person in known
        ]

    async def of(self, person: str) -> list[InvitationInfo]:
        """Return what a person is invited to."""
        found = await self.store.invitations.of(person)
        hosts = await self.store.players.find({one.by for one in found})
        tables = [one.about for one in found if one.kind == "table"]
        rows = {row.id: row for row in await self.store.listings.these(tables, person)} if tables else {}
        told = []
        for one in found:
            group = await self.store.groups.find(one.about) if one.kind == "group" else None
            row, host = rows.get(one.about), hosts.get(one.by)
            free = row.sitting.count("") if row else 0
            told.append(
                InvitationInfo(
                    kind=one.kind,  # type: ignore[arg-type] # the store has nothing else
                    id=one.about,
                    name=group.name if group else "",
                    game=row.game if row else "",
                    seats=row.seats if row else 0,
                    free=free,
                    by=host.name if host else "",
                    mark=host.mark if host else "",
                    at=one.at,
                )
            )
        return told

    async def known_players(self, person: str) -> list[KnownPlayer]:
        """Return whom a person has played with and has not blocked, by their names."""
        blocked = {one.blocked for one in await self.store.blocks.blocked_by(person)}
        met = await self.store.players.find(await self.store.players.met(person) - blocked)
        return sorted((KnownPlayer(one.who, one.name, one.mark) for one in met.values()), key=lambda one: one.name)


def qr_code(text: str) -> QrCode:
    """Return a link as a QR code, with its dark squares drawn row by row."""
    rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
    drawn = []
    for y, row in enumerate(rows):
        x = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                drawn.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return QrCode(len(rows), "".join(drawn))
