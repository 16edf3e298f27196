"""Names that can't be guessed, for people, tables and messages."""

from __future__ import annotations

import secrets


def new_id() -> str:
    """144 random bits: an id that can't be guessed."""
    return secrets.token_urlsafe(18)
