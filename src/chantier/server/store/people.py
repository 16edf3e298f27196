"""People and their sessions are kept here; of a session's token, only the hash is known."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Executable, RowMapping, delete, insert, select, update

from chantier.server.store.database import Database
from chantier.server.store.schema import events, notes, people, seats, sessions
from chantier.server.wire.requests import Export, Person


class Session(NamedTuple):
    token: str  # the hash of the token
    person: str
    label: str  # the name of a program; empty for a browser
    created: int
    expires: int


class Credentials(NamedTuple):
    """This is an account and the hash of its password."""

    person: Person
    password: str


class OwnEvent(NamedTuple):
    """This is something that a person brought about at a table."""

    table: str
    number: int
    data: str


class People:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: Person, session: Session) -> None:
        row = {"id": person.id, "name": person.name, "lang": person.lang, "created": session.created}
        await self.database.write(insert(people).values(row), new_session(session))

    async def rename(self, person: str, name: str, lang: str) -> None:
        await self.database.write(update(people).where(people.c.id == person).values(name=name, lang=lang))

    async def set_password(self, person: str, sign_in: str, password: str) -> None:
        """Set the name and the password to sign in with; raise Taken if somebody else has the name."""
        own = update(people).where(people.c.id == person)
        await self.database.write(own.values(sign_in=sign_in, password=password))

    async def by_sign_in(self, sign_in: str) -> Credentials | None:
        rows = await self.database.read(select(people).where(people.c.sign_in == sign_in))
        return Credentials(person_of(rows[0]), rows[0]["password"]) if rows else None

    async def by_token(self, token: str, now: int) -> Person | None:
        joined = select(people).join(sessions, sessions.c.person == people.c.id)
        rows = await self.database.read(joined.where(sessions.c.token == token, sessions.c.expires > now))
        return person_of(rows[0]) if rows else None

    async def add_session(self, session: Session) -> None:
        await self.database.write(new_session(session))

    async def end_session(self, token: str) -> None:
        await self.database.write(delete(sessions).where(sessions.c.token == token))

    async def end_old_sessions(self, now: int) -> None:
        await self.database.write(delete(sessions).where(sessions.c.expires < now))

    async def tables_of(self, person: str) -> list[str]:
        """Return the tables where a person sits or sat."""
        rows = await self.database.read(select(seats.c.table).where(seats.c.person == person))
        return [row["table"] for row in rows]

    async def export(self, person: str) -> Export:
        """Return everything that is kept about a person, except the hashes of tokens and password."""
        [row] = await self.database.read(select(people).where(people.c.id == person))
        return Export(
            person={name: row[name] for name in ("id", "name", "sign_in", "lang", "created")},
            sessions=await self.rows(sessions, person, "label", "created", "expires"),
            tables=await self.rows(seats, person, "table", "seat", "name"),
            events=await self.rows(events, person, "table", "at", "data"),
            notes=await self.rows(notes, person, "table", "text"),
        )

    async def rows(self, table: Any, person: str, *names: str) -> list[dict[str, Any]]:
        found = await self.database.read(select(table).where(table.c.person == person))
        return [{name: row[name] for name in names} for row in found]

    async def events_of(self, person: str) -> list[OwnEvent]:
        rows = await self.database.read(select(events).where(events.c.person == person))
        return [OwnEvent(row["table"], row["number"], row["data"]) for row in rows]

    async def forget(self, person: str, rewritten: Iterable[OwnEvent]) -> None:
        """Delete the person; their events stay, in words that do not name them."""
        await self.database.write(
            *(as_nobodys(event) for event in rewritten),
            update(seats).where(seats.c.person == person).values(person=None, name=""),
            delete(notes).where(notes.c.person == person),
            delete(sessions).where(sessions.c.person == person),
            delete(people).where(people.c.id == person),
        )


def new_session(session: Session) -> Executable:
    return insert(sessions).values(session._asdict())


def as_nobodys(event: OwnEvent) -> Executable:
    own = update(events).where(events.c.table == event.table, events.c.number == event.number)
    return own.values(person=None, said=None, data=event.data)


def person_of(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["lang"], row["password"] is not None)
