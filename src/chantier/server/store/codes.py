"""Codes that can be used once are kept here by their hash: to recover an account, or to use a passkey."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from sqlalchemy import delete, func, insert, select

from chantier.server.store.database import Database
from chantier.server.store.schema import codes

CodeKind = Literal["recovery", "mail", "confirm", "add-passkey", "passkey"]


class Code(NamedTuple):
    code: str  # the hash of the code
    person: str | None  # None for the challenge of a passkey, where nobody has said yet who they are
    kind: CodeKind
    about: str = ""  # the address that the code confirms
    expires: int | None = None


class Codes:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def replace(self, person: str, kind: CodeKind, new: Iterable[Code]) -> None:
        """Give a person new codes of a kind, which replace the old ones."""
        old = delete(codes).where(codes.c.person == person, codes.c.kind == kind)
        await self.database.write(old, *(insert(codes).values(code._asdict()) for code in new))

    async def add(self, code: Code) -> None:
        await self.database.write(insert(codes).values(code._asdict()))

    async def is_known(self, code: str) -> bool:
        """Say whether there is such a code, which may still be too old or of another kind."""
        return bool(await self.database.read(select(codes.c.kind).where(codes.c.code == code)))

    async def use(self, code: str, kind: CodeKind, now: int) -> Code | None:
        """Return a code and delete it, so that only one caller gets it; return None if it is not valid."""
        rows = await self.database.read(select(codes).where(codes.c.code == code, codes.c.kind == kind))
        if not rows or not await self.database.write(delete(codes).where(codes.c.code == code)):
            return None
        found = Code(**{name: rows[0][name] for name in Code._fields})
        return found if found.expires is None or found.expires > now else None

    async def left(self, person: str, kind: CodeKind) -> int:
        """Return how many codes of a kind a person has left."""
        own = select(func.count().label("left")).where(codes.c.person == person, codes.c.kind == kind)
        return int((await self.database.read(own))[0]["left"])

    async def last_until(self, person: str, kind: CodeKind, about: str = "") -> int:
        """Return until when the last code of a kind is valid that a person has, or that went to an address; or 0."""
        is_theirs = codes.c.person == person
        if about:
            is_theirs |= func.lower(codes.c.about) == about.lower()
        own = select(func.max(codes.c.expires).label("until")).where(is_theirs, codes.c.kind == kind)
        return int((await self.database.read(own))[0]["until"] or 0)

    async def end_old(self, now: int) -> None:
        await self.database.write(delete(codes).where(codes.c.expires < now))
