"""A group is people who play together again and again, such as the Tuesday table, with standings of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chantier.server.club.players import Own, played
from chantier.server.errors import Refused
from chantier.server.ids import is_id
from chantier.server.store.groups import Group
from chantier.server.store.players import Player
from chantier.server.store.results import Result, SeatResult
from chantier.server.store.store import Store
from chantier.server.wire.club import PlayedGame
from chantier.server.wire.invitations import GroupInfo, GroupMember, GroupRow

MOST_GROUPS = 20  # the most groups that a person may look after
MOST_MEMBERS = 60
GAMES = 30  # the latest games that are told


class GroupPages:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, group: str) -> Group:
        found = await self.store.groups.find(group) if is_id(group) else None
        if found is None:
            raise Refused(404, "no-group")
        members = await self.store.groups.members(group)
        if found.host not in members:  # the host was deleted
            await self.store.groups.tidy(group)
            return found._replace(host=members[0] if members else "")
        return found

    async def hosted(self, group: str, person: str) -> Group:
        """Return a group that a person looks after."""
        found = await self.find(group)
        if found.host != person:
            raise Refused(403, "not-group-host")
        return found

    async def joined(self, group: str, person: str) -> Group:
        found = await self.find(group)
        if person not in await self.store.groups.members(group):
            raise Refused(403, "no-member")
        return found

    async def join(self, group: str, person: str, now: int) -> None:
        found = await self.find(group)
        if any(one.blocked == person for one in await self.store.blocks.blocked_by(found.host)):
            raise Refused(403, "no-member")
        if len(await self.store.groups.members(group)) >= MOST_MEMBERS:
            raise Refused(409, "too-many-members", most=MOST_MEMBERS)
        await self.check_room(person)
        await self.store.groups.join(group, person, now)

    async def check_room(self, person: str) -> None:
        if len(await self.store.groups.of(person)) >= MOST_GROUPS:
            raise Refused(409, "too-many-groups", most=MOST_GROUPS)

    async def rows(self, person: str) -> list[GroupRow]:
        return [
            GroupRow(one.id, one.name, len(await self.store.groups.members(one.id)), one.host == person)
            for one in await self.store.groups.of(person)
        ]

    async def page(self, group: str, person: str) -> GroupInfo:
        found, members = await self.find(group), await self.store.groups.members(group)
        is_member = person in members
        ended = await self.store.groups.results_of(group) if is_member else []
        known = await self.store.players.find({*members, *(seat.person for one in ended for seat in one.seated)})
        rows = await self.store.listings.these(await self.store.groups.open_tables(group), person) if is_member else []
        there = await self.store.players.still_there([one.table for one in ended[:GAMES]])
        return GroupInfo(
            id=found.id,
            name=found.name,
            member=is_member,
            host=found.host == person,
            standings=standings(found, members, known, ended, person),
            tables=rows,
            games=[game_of(one, person, there) for one in ended[:GAMES] if one.seated],
        )


def standings(
    group: Group, members: Sequence[str], known: dict[str, Player], ended: Iterable[Result], viewer: str
) -> list[GroupMember]:
    """Return members and whoever has played with them, the best mean of places first."""
    shares: dict[str, list[float]] = {person: [] for person in members}
    won = dict.fromkeys(known, 0)
    for one in ended:
        for seat in one.seated:
            if seat.person in known and seat.place and len(one.seated) > 1:
                shares.setdefault(seat.person, []).append(share(seat, one.seated))
                won[seat.person] += seat.won
    told = [
        GroupMember(
            who=known[person].who,
            name=known[person].name,
            mark=known[person].mark,
            you=person == viewer,
            host=person == group.host,
            member=person in members,
            games=len(own),
            won=won[person],
            points=round(sum(own) / len(own), 3) if own else 0.0,
        )
        for person, own in shares.items()
        if person in known
    ]
    return sorted(told, key=lambda one: (not one.games, -one.points, -one.won, one.name))


def share(seat: SeatResult, seated: Sequence[SeatResult]) -> float:
    """Return which share of the others a seat came before; one with whom it shares its place counts half."""
    others = [other for other in seated if other is not seat]
    return sum((other.place > seat.place) + (other.place == seat.place) / 2 for other in others) / len(others)


def game_of(one: Result, viewer: str, there: set[str]) -> PlayedGame:
    """Return a game as a member sees it, who need not have played it."""
    own = next((seat for seat in one.seated if seat.person == viewer), None)
    told = played(Own(one, own or one.seated[0], []), there)
    if own is None:
        told.place, told.change, told.seats[0].you = 0, None, False
    return told
