"""People are guests or have an account, and each has sessions.

A guest gives a name and plays. The browser keeps a random token, and the database keeps its hash. An account is a guest
who has set a password. A program has a token of its own.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from chantier.server.errors import Refused
from chantier.server.ids import new_id
from chantier.server.store.database import Taken
from chantier.server.store.people import OwnEvent, Session
from chantier.server.store.store import Store
from chantier.server.tables.clocks import DAY
from chantier.server.tables.room_events import DECODE, Chatted, Sat
from chantier.server.wire.messages import ENCODE
from chantier.server.wire.requests import Export, Person

SESSION_DAYS = 400
HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP recommends these figures
HASHING = asyncio.Semaphore(4)  # no more hashes are made at a time, because each takes 19 MiB
NOBODY_HASH = HASHER.hash(secrets.token_hex())  # is checked where there is no account, which takes the same time


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


class Accounts:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store.people
        self.now = now

    async def guest(self, name: str, lang: str) -> tuple[Person, str]:
        """Return a new person, and the token that proves who they are."""
        person = Person(new_id(), name, lang, account=False)
        token, session = self.new_session(person.id)
        await self.store.add(person, session)
        return person, token

    async def by_token(self, token: str) -> Person | None:
        return await self.store.by_token(hashed(token), self.now())

    async def rename(self, person: Person, name: str, lang: str) -> Person:
        await self.store.rename(person.id, name, lang)
        return msgspec.structs.replace(person, name=name, lang=lang)

    async def set_password(self, person: Person, sign_in: str, password: str) -> Person:
        """Turn a guest into an account, or give an account another password."""
        try:
            await self.store.set_password(person.id, sign_in.casefold(), await hash_password(password))
        except Taken:
            raise Refused(409, "name-taken", name=sign_in) from None
        return msgspec.structs.replace(person, account=True)

    async def sign_in(self, sign_in: str, password: str) -> tuple[Person, str]:
        known = await self.store.by_sign_in(sign_in.casefold())
        if not await is_password(known.password if known else NOBODY_HASH, password) or known is None:
            raise Refused(403, "sign-in-wrong")
        return known.person, await self.program_token(known.person, "")

    async def sign_out(self, token: str) -> None:
        await self.store.end_session(hashed(token))

    async def program_token(self, person: Person, label: str) -> str:
        token, session = self.new_session(person.id, label)
        await self.store.add_session(session)
        return token

    def new_session(self, person: str, label: str = "") -> tuple[str, Session]:
        token, now = secrets.token_urlsafe(32), self.now()
        return token, Session(hashed(token), person, label, now, now + SESSION_DAYS * DAY)

    async def tables(self, person: Person) -> list[str]:
        """Return the tables where a person sits or sat."""
        return await self.store.tables_of(person.id)

    async def export(self, person: Person) -> Export:
        return await self.store.export(person.id)

    async def forget(self, person: Person) -> None:
        """Delete the person and everything they said; their moves stay, without a name on the seat."""
        await self.store.forget(person.id, map(nameless, await self.store.events_of(person.id)))


def nameless(event: OwnEvent) -> OwnEvent:
    what = DECODE.decode(event.data)
    if isinstance(what, Sat):
        what = Sat(what.seat, "")
    elif isinstance(what, Chatted):
        what = Chatted("", "", what.at, what.seat)
    return event._replace(data=ENCODE.encode(what).decode())


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
