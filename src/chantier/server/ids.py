"""People, tables and messages have names that nobody can guess."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """Return an id of 144 random bits, which nobody can guess."""
    return secrets.token_urlsafe(18)
