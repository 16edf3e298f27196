"""Passwords are hashed with argon2, and refused if they are easy to guess."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from chantier.server.errors import Refused

if TYPE_CHECKING:
    from chantier.server.bots.pool import BotPool

HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)  # OWASP recommends these figures
HASHING = asyncio.Semaphore(4)  # no more hashes are made at a time, because each takes 19 MiB
NOBODY_HASH = HASHER.hash(secrets.token_hex())  # is checked where there is no account, which takes the same time
STRONG = 2  # zxcvbn's figure from 0 to 4: 2 is a million guesses, which back-off makes hopeless
LOOKED_AT = 64  # what is longer is strong enough
GUESS_SECONDS = 1  # the processor time; zxcvbn takes 12 seconds for 64 signs that may each stand for a letter


async def hash_password(password: str) -> str:
    async with HASHING:
        return await asyncio.to_thread(HASHER.hash, password)


async def is_password(known: str, password: str) -> bool:
    def check() -> bool:
        try:
            return HASHER.verify(known or NOBODY_HASH, password)
        except VerificationError:
            return False

    async with HASHING:
        return await asyncio.to_thread(check) and bool(known)


class Strength:
    """Passwords are looked at in a process that stands back, since whoever chooses one can make that take long."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool

    async def check(self, person: str, password: str, *own: str) -> None:
        """Refuse a password that is on every list of stolen ones, or that follows from the person's names.

        One that could not be judged in time has so many readings that it is on no list.
        """
        if len(password) <= LOOKED_AT and await self.pool.run(
            "a password", person, GUESS_SECONDS, guessable, password, own
        ):
            raise Refused(409, "password-common")


def guessable(password: str, own: tuple[str, ...]) -> bool:
    from zxcvbn import zxcvbn  # noqa: PLC0415 - its lists are long, and most servers never need them

    return int(zxcvbn(password, user_inputs=["chantier", *own])["score"]) < STRONG
