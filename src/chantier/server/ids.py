"""People, tables and messages have names that nobody can guess."""

from __future__ import annotations

import hashlib
import re
import secrets
from functools import lru_cache

MOST_CALLED = 10_000  # the number of people for whom `called` keeps its answer, since every update asks for it


IS_ID = re.compile(r"[A-Za-z0-9_-]{24}")


def new_id() -> str:
    """Return an id of 144 random bits, which nobody can guess."""
    return secrets.token_urlsafe(18)


def is_id(text: str) -> bool:
    """Say whether a text could be an id, since databases do not take every text for one."""
    return IS_ID.fullmatch(text) is not None


@lru_cache(MOST_CALLED)
def called(person: str) -> str:
    """Return what others call a person by, which does not tell the person's id."""
    return hashlib.sha256(person.encode()).hexdigest()[:12] if person else ""
