"""Presence is who looks at a table at the moment, and since when the others are missing."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from chantier.server.tables.clocks import SECOND
from chantier.server.tables.room import Room
from chantier.server.wire.messages import ENCODE, Present

if TYPE_CHECKING:
    from chantier.server.tables.connection import Connection

# where more than FEW look on, they are told only now and then who has come and gone: with MANY, once in LONGEST_SECONDS
FEW, MANY, LONGEST_SECONDS = 20, 500, 1.0


class Presence:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.connections: set[Connection] = set()
        self.gone: dict[int, int] = {}  # for each seat whose player is missed, the time at which that was noticed
        self.is_attended = not room.people()  # a player is here, or all players are bots
        self.telling: asyncio.TimerHandle | None = None  # everybody is about to be told who is here
        self.is_complete = False  # everybody who plays is here, so that a move makes nobody missed

    def here(self) -> set[int]:
        return {seat for connection in self.connections if (seat := connection.seat) is not None}

    @property
    def watching(self) -> int:
        return sum(connection.seat is None for connection in self.connections)

    def tell(self) -> None:
        """Tell everybody who is here: at once, or where many come and go, once for all of them."""
        if len(self.connections) < FEW:
            self.tell_now()
        elif self.telling is None:
            wait = min(LONGEST_SECONDS, len(self.connections) / MANY)
            self.telling = asyncio.get_running_loop().call_later(wait, self.tell_now)

    def tell_now(self) -> None:
        self.stop_telling()
        present = ENCODE.encode(Present(sorted(self.here()), self.watching))
        for connection in list(self.connections):
            connection.send(present)

    def stop_telling(self) -> None:
        if self.telling is not None:
            self.telling.cancel()
        self.telling = None

    def count(self, now: int) -> None:
        """Note who is here, and who is missing at a live table, as long as somebody else is there."""
        here, people = self.here(), self.room.people()
        self.is_attended = bool(here) or not people
        self.is_complete = here.issuperset(people)
        missed = self.room.settings.pace == "live" and self.room.status == "playing" and here
        absent = [seat for seat in people if seat not in here and not self.room.chairs[seat].away]
        self.gone = {seat: self.gone.get(seat, now) for seat in absent} if missed else {}

    def grace_ends(self) -> list[int]:
        """Return for everybody who is missed the time at which a bot takes over."""
        return [since + self.room.settings.grace * SECOND for since in self.gone.values()]

    def is_gone(self, seat: int, now: int) -> bool:
        return seat in self.gone and self.gone[seat] + self.room.settings.grace * SECOND <= now
