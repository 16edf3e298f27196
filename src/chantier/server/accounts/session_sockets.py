"""A socket ends with the session that opened it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from chantier.server.accounts.accounts import hashed
from chantier.server.store.sessions import Sessions

SIGNED_OUT = 4401  # this code tells a client that its session has ended


class Ending(Protocol):
    def end(self, code: int, *last: bytes) -> None: ...


class OpenSockets:
    """These are the sockets at this node, by the hash of the token that opened each."""

    def __init__(self, sessions: Sessions, now: Callable[[], int]) -> None:
        self.sessions = sessions
        self.now = now
        self.by_session: dict[str, set[Ending]] = {}

    @contextmanager
    def open(self, token: str, socket: Ending) -> Iterator[None]:
        """Know a socket while it is open; a spectator without a name has no session."""
        session = hashed(token) if token else ""
        self.by_session.setdefault(session, set()).add(socket)
        try:
            yield
        finally:
            self.by_session[session].discard(socket)
            if not self.by_session[session]:
                del self.by_session[session]

    async def end_with_sessions(self) -> None:
        """End the sockets whose session has ended, here or at another node or by an operator."""
        known = self.by_session.keys() - {""}
        for session in known - await self.sessions.still_open(known, self.now()) if known else ():
            for socket in list(self.by_session.get(session, ())):
                socket.end(SIGNED_OUT)
