"""Notices wait here until they are sent, with the browsers that take them and the keys that they are signed with."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update

from chantier.server.store.database import Database, Row, Taken
from chantier.server.store.schema import (
    devices,
    events,
    house_keys,
    invitations,
    notices,
    people,
    result_seats,
    results,
    seats,
    tables,
)

MOST = 200
SAT = '{"kind":"sat"%'


class Notice(NamedTuple):
    person: str
    kind: str  # one of turn, ready, over, invited, declined and round
    table: str
    game: str
    since: int  # the person's last event at the table
    way: str  # one of push, mail and none
    at: int
    due: int
    state: str = "due"
    tries: int = 0
    id: int = 0


class Waiting(NamedTuple):
    """This is somebody for whom a table has waited for some time."""

    table: str
    game: str
    seat: int
    person: str


class Device(NamedTuple):
    """This is a browser that takes notices."""

    id: str
    person: str
    endpoint: str
    key: str
    auth: str
    label: str
    created: int


class Reader(NamedTuple):
    """This is what has to be known of a person to tell them something."""

    id: str
    name: str
    lang: str
    mail: str
    notices: str  # which notices the person wants, as JSON


class Notices:
    def __init__(self, database: Database) -> None:
        self.database = database

    # what there is to tell

    async def waiting(self, since: int, before: int) -> list[Waiting]:
        """Return for whom tables wait whose last public event was between two times, and who was not told since."""
        told = select(notices.c.id).where(
            notices.c.table == tables.c.id,
            notices.c.person == seats.c.person,
            notices.c.kind.in_(("turn", "ready")),
            notices.c.at >= tables.c.touched,
        )
        chosen = select(tables.c.id, tables.c.game, tables.c.waiting, seats.c.seat, seats.c.person)
        found = (
            chosen.join(seats, seats.c.table == tables.c.id)
            .join(people, people.c.id == seats.c.person)
            .where(tables.c.open.in_((True, False)), tables.c.status == "playing", tables.c.waiting > 0)
            .where(tables.c.touched >= since, tables.c.touched < before, ~told.exists())
        )
        rows = await self.database.read(found.limit(MOST))
        return [
            Waiting(row["id"], row["game"], row["seat"], row["person"])
            for row in rows
            if row["waiting"] >> row["seat"] & 1
        ]

    async def stands(self, table: str, person: str) -> str:
        """Return how a table stands for somebody who sits there: waiting for them, playing, or empty if it is over."""
        at = (seats.c.table == tables.c.id) & (seats.c.person == person)
        found = select(tables.c.waiting, seats.c.seat).join(seats, at).where(tables.c.id == table)
        rows = await self.database.read(found.where(tables.c.status == "playing"))
        return "" if not rows else "waiting" if rows[0]["waiting"] >> rows[0]["seat"] & 1 else "playing"

    async def is_invited(self, about: str, person: str) -> bool:
        """Say whether somebody may still accept an invitation; a table must not have started."""
        started = select(tables.c.id).where(tables.c.id == about, tables.c.status != "waiting")
        asked = (invitations.c.about == about) & (invitations.c.person == person) & (invitations.c.state == "asked")
        return bool(await self.database.read(select(invitations.c.at).where(asked, ~started.exists())))

    async def last_event(self, table: str, person: str) -> tuple[int, bool]:
        """Return the number of a person's last event at a table, and whether they have done more than sit down."""
        own = (events.c.table == table) & (events.c.person == person)
        [last] = await self.database.read(select(func.max(events.c.number).label("number")).where(own))
        more = select(events.c.number).where(own, ~events.c.data.like(SAT)).limit(1)
        return last["number"] or 0, bool(await self.database.read(more))

    async def ended(self, since: int) -> list[Waiting]:
        """Return who sat at tables that ended lately, and was not told."""
        told = select(notices.c.id).where(
            notices.c.table == results.c.table, notices.c.person == result_seats.c.person, notices.c.kind == "over"
        )
        found = (
            select(results.c.table, results.c.game, result_seats.c.seat, result_seats.c.person)
            .join(result_seats, result_seats.c.table == results.c.table)
            .join(people, people.c.id == result_seats.c.person)
            .where(results.c.ended >= since, ~told.exists())
        )
        rows = await self.database.read(found.limit(MOST))
        return [Waiting(row["table"], row["game"], row["seat"], row["person"]) for row in rows]

    # the queue

    async def add(self, new: Iterable[Notice]) -> None:
        """Add notices; one that was added before is only noted again."""
        for one in new:
            row = {name: getattr(one, name) for name in Notice._fields if name != "id"}
            try:
                await self.database.write(insert(notices).values(row))
            except Taken:
                same = [notices.c[name] == row[name] for name in ("person", "kind", "table", "since", "way")]
                with suppress(Taken):
                    await self.database.write(update(notices).where(*same).values(at=one.at))

    async def due(self, now: int) -> list[Notice]:
        found = select(notices).where(notices.c.state == "due", notices.c.due <= now).order_by(notices.c.due)
        return [notice_of(row) for row in await self.database.read(found.limit(MOST))]

    async def all_due(self, kind: str) -> list[Notice]:
        """Return all notices of a kind that wait, due or not."""
        found = select(notices).where(notices.c.state == "due", notices.c.kind == kind)
        return [notice_of(row) for row in await self.database.read(found.limit(MOST))]

    async def mail_of(self, person: str) -> list[Notice]:
        """Return all mail that waits for a person, due or not."""
        own = (notices.c.person == person) & (notices.c.state == "due") & (notices.c.way == "mail")
        return [notice_of(row) for row in await self.database.read(select(notices).where(own).order_by(notices.c.id))]

    async def last_mail(self, person: str) -> int:
        """Return when a person was last sent mail; 0 if never."""
        own = (notices.c.person == person) & (notices.c.state == "sent") & (notices.c.way == "mail")
        [row] = await self.database.read(select(func.max(notices.c.due).label("at")).where(own))
        return row["at"] or 0

    async def claim(self, notice: Notice, now: int) -> bool:
        """Say that a notice is being sent; return False if somebody else was first."""
        own = update(notices).where(notices.c.id == notice.id, notices.c.state == "due")
        return bool(await self.database.write(own.values(state="sending", due=now, tries=notice.tries + 1)))

    async def settle(self, notice: Notice, state: str, due: int) -> None:
        """Note what became of a notice: for one that was sent, `due` is when."""
        await self.database.write(update(notices).where(notices.c.id == notice.id).values(state=state, due=due))

    async def drop(self, dropped: Collection[Notice], now: int) -> None:
        """Note that some notices are not sent to anybody."""
        chosen = update(notices).where(notices.c.id.in_([notice.id for notice in dropped]))
        await self.database.write(chosen.values(state="dropped", due=now))

    async def take_up(self, before: int) -> None:
        """Let notices be sent again that somebody was about to send, and did not come back from."""
        stuck = update(notices).where(notices.c.state == "sending", notices.c.due < before)
        await self.database.write(stuck.values(state="due"))

    async def forget_old(self, before: int) -> None:
        await self.database.write(delete(notices).where(notices.c.at < before))

    # people

    async def reader(self, person: str) -> Reader | None:
        rows = await self.database.read(select(people).where(people.c.id == person))
        if not rows:
            return None
        [row] = rows
        return Reader(row["id"], row["name"], row["lang"], row["mail"] or "", row["notices"])

    async def choose(self, person: str, choices: str) -> None:
        await self.database.write(update(people).where(people.c.id == person).values(notices=choices))

    # browsers

    async def add_device(self, new: Device) -> None:
        """Add a browser; it takes notices for one person, the last who asked it to."""
        await self.database.write(delete(devices).where(devices.c.id == new.id), insert(devices).values(new._asdict()))

    async def devices_of(self, person: str) -> list[Device]:
        found = select(devices).where(devices.c.person == person).order_by(devices.c.created)
        return [Device(**row) for row in await self.database.read(found)]

    async def end_device(self, person: str, device: str) -> int:
        return await self.database.write(delete(devices).where(devices.c.id == device, devices.c.person == person))

    # keys

    async def house_key(self, name: str, make: Callable[[], str]) -> str:
        """Return a key of the house, which is made once."""
        own = select(house_keys.c.key).where(house_keys.c.name == name)
        if not await self.database.read(own):
            with suppress(Taken):  # another server was first
                await self.database.write(insert(house_keys).values(name=name, key=make()))
        return str((await self.database.read(own))[0]["key"])


def notice_of(row: Row) -> Notice:
    return Notice(**{name: row[name] for name in Notice._fields})
