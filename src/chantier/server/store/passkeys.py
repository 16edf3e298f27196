"""The public halves of passkeys are kept here."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select, update

from chantier.server.store.database import Database
from chantier.server.store.schema import passkeys


class StoredPasskey(NamedTuple):
    id: str  # the id that the authenticator gave it, in base64url
    person: str
    key: str  # the public key, in base64url
    uses: int
    label: str
    created: int
    seen: int


class Passkeys:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, passkey: StoredPasskey) -> None:
        """Add a passkey; raise Taken if it is known already."""
        await self.database.write(insert(passkeys).values(passkey._asdict()))

    async def find(self, passkey: str) -> StoredPasskey | None:
        rows = await self.database.read(select(passkeys).where(passkeys.c.id == passkey))
        return StoredPasskey(**rows[0]) if rows else None

    async def of_person(self, person: str) -> list[StoredPasskey]:
        own = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created)
        return [StoredPasskey(**row) for row in await self.database.read(own)]

    async def used(self, passkey: str, uses: int, now: int) -> None:
        await self.database.write(update(passkeys).where(passkeys.c.id == passkey).values(uses=uses, seen=now))

    async def end(self, person: str, passkey: str) -> int:
        """Delete a passkey of a person, and return 0 if there is none."""
        own = delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == passkey)
        return await self.database.write(own)
