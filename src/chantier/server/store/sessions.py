"""Sessions of browsers and tokens of programs are kept here; of each token, only the hash is known."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import bindparam, delete, insert, select, update

from chantier.server.store.database import Database, Filled
from chantier.server.store.people import person_of
from chantier.server.store.schema import people, sessions
from chantier.server.wire.requests import Person


class Session(NamedTuple):
    token: str  # the hash of the token
    person: str
    label: str  # the name of a program; empty for a browser
    created: int
    expires: int
    seen: int = 0  # the last day on which it was used
    device: str = ""


# these statements are made once, since requests of everybody need them
ADD_SESSION = insert(sessions)
FIND_SESSIONS = (
    select(sessions)
    .where(sessions.c.person == bindparam("of"), sessions.c.expires > bindparam("now"))
    .order_by(sessions.c.seen.desc(), sessions.c.created.desc())
)
FIND_KNOWN = (
    select(people, sessions.c.seen.label("used"))
    .join(sessions, sessions.c.person == people.c.id)
    .where(sessions.c.token == bindparam("of"), sessions.c.expires > bindparam("now"), people.c.banned.is_(None))
)


class Known(NamedTuple):
    """This is the person whom a token proves, and when the token was last used."""

    person: Person
    seen: int


class Sessions:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, session: Session) -> None:
        await self.database.write(Filled(ADD_SESSION, session._asdict()))

    async def known(self, token: str, now: int) -> Known | None:
        rows = await self.database.read(Filled(FIND_KNOWN, {"of": token, "now": now}))
        return Known(person_of(rows[0]), rows[0]["used"]) if rows else None

    async def note_seen(self, token: str, person: str, now: int, expires: int) -> None:
        """Note that a session was used, which gives it time until then."""
        await self.database.write(
            update(sessions).where(sessions.c.token == token).values(seen=now, expires=expires),
            update(people).where(people.c.id == person).values(seen=now),
        )

    async def of_person(self, person: str, now: int) -> list[Session]:
        """Return the sessions that have not ended, the latest first."""
        rows = await self.database.read(Filled(FIND_SESSIONS, {"of": person, "now": now}))
        return [Session(**{name: row[name] for name in Session._fields}) for row in rows]

    async def still_open(self, tokens: Collection[str], now: int) -> set[str]:
        """Return those of some sessions that have not ended."""
        found = select(sessions.c.token).join(people, sessions.c.person == people.c.id)
        found = found.where(sessions.c.token.in_(tokens), sessions.c.expires > now, people.c.banned.is_(None))
        return {row["token"] for row in await self.database.read(found)}

    async def end(self, token: str) -> None:
        await self.database.write(delete(sessions).where(sessions.c.token == token))

    async def end_all(self, person: str, except_token: str = "") -> None:
        """End all sessions of a person, or all but one."""
        own = delete(sessions).where(sessions.c.person == person)
        await self.database.write(own.where(sessions.c.token != except_token))

    async def end_old(self, now: int) -> None:
        await self.database.write(delete(sessions).where(sessions.c.expires < now))
