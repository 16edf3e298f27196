"""People are kept here, with or without an account."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Executable, bindparam, delete, insert, select, update

from chantier.server.ids import called, new_id
from chantier.server.store.database import Database, Filled, Row
from chantier.server.store.schema import (
    blocks,
    codes,
    day_tries,
    devices,
    events,
    group_members,
    groups,
    invitations,
    notes,
    notices,
    opinions,
    passkeys,
    people,
    ratings,
    reports,
    result_seats,
    seats,
    sessions,
    tournament_players,
    tournaments,
)
from chantier.server.wire.requests import Export, Person

# these statements are made once, since requests of everybody need them
ADD_PERSON = insert(people)
FIND_PERSON = select(people).where(people.c.id == bindparam("of"))
RENAME_PERSON = update(people).where(people.c.id == bindparam("of"))


class Account(NamedTuple):
    """This is a person with what they sign in with; a guest's fields are empty."""

    person: Person
    sign_in: str
    password: str  # the hash
    mail: str
    failed: int  # how many times in a row somebody gave a wrong password
    may_try: int  # nobody may try again before this time
    banned: bool  # an operator keeps the person out


class OwnEvent(NamedTuple):
    """This is something that a person brought about at a table."""

    table: str
    number: int
    data: str


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Person, now: int) -> None:
        row = {"id": person.id, "who": called(person.id), "name": person.name, "lang": person.lang}
        await self.database.write(Filled(ADD_PERSON, {**row, "created": now, "seen": now}))

    async def rename(self, person: str, name: str, lang: str, mark: str) -> None:
        await self.database.write(Filled(RENAME_PERSON, {"of": person, "name": name, "lang": lang, "mark": mark}))

    async def set_password(self, person: str, sign_in: str, password: str) -> None:
        """Set the name and the password to sign in with; raise Taken if somebody else has the name."""
        own = update(people).where(people.c.id == person)
        await self.database.write(own.values(sign_in=sign_in, password=password))

    async def by_sign_in(self, sign_in: str) -> Account | None:
        return account_of(await self.database.read(select(people).where(people.c.sign_in == sign_in)))

    async def find(self, person: str) -> Account | None:
        return account_of(await self.database.read(Filled(FIND_PERSON, {"of": person})))

    async def note_try(self, tried: Account, may_try: int, now: int) -> bool:
        """Count a try before its password is checked; return False if nobody may try now, or another was quicker."""
        own = update(people).where(people.c.id == tried.person.id, people.c.failed == tried.failed)
        counted = own.where(people.c.may_try <= now).values(failed=tried.failed + 1, may_try=may_try)
        return bool(await self.database.write(counted))

    async def note_entered(self, person: str) -> None:
        await self.database.write(update(people).where(people.c.id == person).values(failed=0, may_try=0))

    async def set_mail(self, person: str, mail: str) -> None:
        """Keep the mail address that a person has confirmed, or forget the old one if it is empty."""
        await self.database.write(update(people).where(people.c.id == person).values(mail=mail or None))

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables where a person sits or sat."""
        rows = await self.database.read(select(seats.c.table).where(seats.c.person == person))
        return [row["table"] for row in rows]

    async def export(self, person: str) -> Export | None:
        """Return everything that is kept about a person, except the hashes of tokens and password."""
        rows = await self.database.read(select(people).where(people.c.id == person))
        if not rows:
            return None
        [row] = rows
        return Export(
            person={
                name: row[name]
                for name in ("id", "name", "sign_in", "mail", "lang", "created", "seen", "mark", "shown", "notices")
            },
            sessions=await self.rows(sessions, person, "label", "device", "created", "seen", "expires"),
            passkeys=await self.rows(passkeys, person, "label", "created", "seen"),
            blocks=await self.rows(blocks, person, "name"),
            reports=await self.own_reports(person),
            tables=await self.rows(seats, person, "table", "seat", "name"),
            events=await self.rows(events, person, "table", "at", "data"),
            notes=await self.rows(notes, person, "table", "text"),
            opinions=await self.rows(opinions, person, "table", "enjoyed", "length", "again", "at"),
            results=await self.rows(result_seats, person, "table", "seat", "place", "points", "played_for", "change"),
            ratings=await self.own_ratings(person),
            notices=await self.rows(notices, person, "kind", "table", "way", "at", "state"),
            devices=await self.rows(devices, person, "endpoint", "label", "created"),
            invitations=await self.rows(invitations, person, "about", "kind", "at", "state"),
            groups=await self.rows(group_members, person, "group", "since"),
            tournaments=await self.rows(tournament_players, person, "tournament", "number", "name", "left"),
            days=await self.rows(day_tries, person, "day", "table"),
        )

    async def rows(self, table: Any, person: str, *names: str) -> list[dict[str, Any]]:
        found = await self.database.read(select(table).where(table.c.person == person))
        return [{name: row[name] for name in names} for row in found]

    async def own_ratings(self, person: str) -> list[dict[str, Any]]:
        found = await self.database.read(select(ratings).where(ratings.c.player == person))
        return [{name: row[name] for name in ("game", "tempo", "mu", "sigma", "games")} for row in found]

    async def own_reports(self, person: str) -> list[dict[str, Any]]:
        found = await self.database.read(select(reports).where(reports.c.reporter == person))
        return [{name: row[name] for name in ("at", "table", "name", "said", "why")} for row in found]

    async def events_of(self, person: str) -> list[OwnEvent]:
        """Return what a person did, and every event that seats them: a rematch once seated people in nobody's name."""
        seated = events.c.data.startswith('{"kind":"sat"') & events.c.data.contains(f'"person":"{person}"')
        rows = await self.database.read(select(events).where((events.c.person == person) | seated))
        return [OwnEvent(row["table"], row["number"], row["data"]) for row in rows]

    async def forget(self, person: str, rewritten: Iterable[OwnEvent]) -> None:
        """Delete the person; their events stay, in words that do not name them, and their results are nobody's."""
        nobody = new_id()  # the same at all tables, because the ratings of others were made from these results
        await self.database.write(
            *(as_nobodys(event) for event in rewritten),
            update(seats).where(seats.c.person == person).values(person=None, name=""),
            update(result_seats).where(result_seats.c.person == person).values(person=nobody, name=""),
            update(ratings).where(ratings.c.player == person).values(player=nobody),
            update(tournament_players).where(tournament_players.c.person == person).values(person=None, name=""),
            update(day_tries).where(day_tries.c.person == person).values(person=nobody),
            delete(notes).where(notes.c.person == person),
            *(
                delete(table).where(table.c.person == person)
                for table in (sessions, codes, passkeys, blocks, notices, devices, opinions, invitations, group_members)
            ),
            delete(blocks).where(blocks.c.blocked == person),
            delete(invitations).where(invitations.c.by == person),
            *(update(table).where(table.c.host == person).values(host="") for table in (groups, tournaments)),
            update(reports).where(reports.c.reporter == person).values(reporter=None),
            update(reports).where(reports.c.person == person).values(person=None, name="", said=""),
            delete(people).where(people.c.id == person),
        )


def account_of(rows: Sequence[Row]) -> Account | None:
    if not rows:
        return None
    [row] = rows
    kept = (row["sign_in"] or "", row["password"] or "", row["mail"] or "", row["failed"], row["may_try"])
    return Account(person_of(row), *kept, banned=row["banned"] is not None)


def as_nobodys(event: OwnEvent) -> Executable:
    own = update(events).where(events.c.table == event.table, events.c.number == event.number)
    return own.values(person=None, said=None, data=event.data)


def person_of(row: Row) -> Person:
    return Person(row["id"], row["name"], row["lang"], row["password"] is not None, row["mark"])
