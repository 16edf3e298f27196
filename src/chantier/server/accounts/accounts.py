"""Guests, accounts and their sessions.

A guest gives a name and plays. The browser keeps an opaque token, the database its hash. An account is a guest who set
a password. A program has a token of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Executable, RowMapping, delete, insert, select, update

from chantier.server.errors import Refused
from chantier.server.ids import new_id
from chantier.server.store.schema import events, notes, people, seats, sessions
from chantier.server.store.store import Store, Taken
from chantier.server.tables.clocks import DAY
from chantier.server.tables.room_events import DECODE, Chatted, Sat
from chantier.server.wire.messages import ENCODE
from chantier.server.wire.requests import Export, Person

SESSION_DAYS = 400
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP's profile: 36 ms here
HASHING = asyncio.Semaphore(4)  # each takes 19 MiB
PERSONAL = (sessions, seats, events, notes)  # tables with a column `person`
NOBODY_HASH = HASHER.hash(secrets.token_hex())  # checked when there is no such account, so that both take the same time


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def person_of(row: RowMapping) -> Person:
    return Person(row["id"], row["name"], row["lang"], row["password"] is not None)


class Accounts:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def guest(self, name: str, lang: str) -> tuple[Person, str]:
        """A new person, and the token that proves it."""
        person = Person(new_id(), name, lang, account=False)
        row = insert(people).values(id=person.id, name=name, lang=lang, created=self.now())
        token, session = self.new_session(person.id)
        await self.store.write(row, session)
        return person, token

    async def by_token(self, token: str) -> Person | None:
        joined = select(people).join(sessions, sessions.c.person == people.c.id)
        rows = await self.store.read(joined.where(sessions.c.token == hashed(token), sessions.c.expires > self.now()))
        return person_of(rows[0]) if rows else None

    async def rename(self, person: Person, name: str, lang: str) -> Person:
        await self.store.write(update(people).where(people.c.id == person.id).values(name=name, lang=lang))
        return msgspec.structs.replace(person, name=name, lang=lang)

    async def set_password(self, person: Person, sign_in: str, password: str) -> Person:
        """A guest becomes an account; an account gets another password."""
        values = {"sign_in": sign_in.casefold(), "password": await hash_password(password)}
        try:
            await self.store.write(update(people).where(people.c.id == person.id).values(values))
        except Taken:
            raise Refused(409, "name-taken", name=sign_in) from None
        return msgspec.structs.replace(person, account=True)

    async def sign_in(self, sign_in: str, password: str) -> tuple[Person, str]:
        rows = await self.store.read(select(people).where(people.c.sign_in == sign_in.casefold()))
        known = rows[0]["password"] if rows else NOBODY_HASH
        if not await is_password(known, password) or not rows:
            raise Refused(403, "sign-in-wrong")
        token, session = self.new_session(rows[0]["id"])
        await self.store.write(session)
        return person_of(rows[0]), token

    async def sign_out(self, token: str) -> None:
        await self.store.write(delete(sessions).where(sessions.c.token == hashed(token)))

    async def program_token(self, person: Person, label: str) -> str:
        token, session = self.new_session(person.id, label)
        await self.store.write(session)
        return token

    def new_session(self, person: str, label: str = "") -> tuple[str, Executable]:
        token = secrets.token_urlsafe(32)
        now = self.now()
        values = {"token": hashed(token), "person": person, "label": label}
        return token, insert(sessions).values(**values, created=now, expires=now + SESSION_DAYS * DAY)

    async def tables(self, person: Person) -> list[str]:
        """Where a person sits or sat."""
        rows = await self.store.read(select(seats.c.table).where(seats.c.person == person.id))
        return [row["table"] for row in rows]

    async def export(self, person: Person) -> Export:
        """Everything that is kept about a person; of the sessions not the hash of the token."""
        own = {table: await self.store.read(select(table).where(table.c.person == person.id)) for table in PERSONAL}
        [row] = await self.store.read(select(people).where(people.c.id == person.id))
        return Export(
            person={name: row[name] for name in ("id", "name", "sign_in", "lang", "created")},
            sessions=[{name: r[name] for name in ("label", "created", "expires")} for r in own[sessions]],
            tables=[{name: r[name] for name in ("table", "seat", "name")} for r in own[seats]],
            events=[{name: r[name] for name in ("table", "at", "data")} for r in own[events]],
            notes=[{name: r[name] for name in ("table", "text")} for r in own[notes]],
        )

    async def forget(self, person: Person) -> None:
        """The person is gone; their moves stay, with nobody's name on the seat and nothing they said."""
        told = await self.store.read(select(events).where(events.c.person == person.id))
        await self.store.write(
            *(nameless(row) for row in told),
            update(seats).where(seats.c.person == person.id).values(person=None, name=""),
            delete(notes).where(notes.c.person == person.id),
            delete(sessions).where(sessions.c.person == person.id),
            delete(people).where(people.c.id == person.id),
        )


def nameless(row: RowMapping) -> Executable:
    what = DECODE.decode(row["data"])
    if isinstance(what, Sat):
        what = Sat(what.seat, "")
    elif isinstance(what, Chatted):
        what = Chatted("", "", what.at, what.seat)
    own = update(events).where(events.c.table == row["table"], events.c.number == row["number"])
    return own.values(person=None, said=None, data=ENCODE.encode(what).decode())


async def hash_password(password: str) -> str:
    async with HASHING:
        return await asyncio.to_thread(HASHER.hash, password)


async def is_password(known: str, password: str) -> bool:
    def check() -> bool:
        try:
            return HASHER.verify(known, password)
        except VerificationError:
            return False

    async with HASHING:
        return await asyncio.to_thread(check)
