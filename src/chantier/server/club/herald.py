"""The herald notes what people should be told while they are away: your turn, your table begins, your game is over.

It finds this in the store and at the tables that are open here, so that no move waits for it. Whatever it noted waits
in the store until the postman has sent it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from typing import Protocol

import msgspec

from chantier.server.ids import called
from chantier.server.store.notices import Notice, Waiting
from chantier.server.store.store import Store
from chantier.server.tables.clocks import DAY, SECOND
from chantier.server.wire.notices import Choices

SECONDS = 5  # the time between two looks
AWAY = 60 * SECOND  # somebody for whom a table waits is told after so long
SILENCE = 7200 * SECOND  # mail about a turn comes after so much more
TOGETHER = 60 * SECOND  # other mail waits so long for more of it
LATEST = 3 * DAY  # nobody is told of what is older
KEPT = 60 * DAY  # then nothing is known any more of what was sent


class OpenTable(Protocol):
    """This is what a herald asks a table that is open here."""

    def people_here(self) -> Collection[str]: ...


def choices_of(kept: str) -> Choices:
    return msgspec.json.decode(kept, type=Choices) if kept else Choices()


def notices(kind: str, one: Waiting, since: int, choices: Choices, now: int) -> Iterator[Notice]:
    """Yield a notice for each way in which the person wants to be told, or one that goes nowhere."""
    ways = getattr(choices, kind)
    for way in ways or ("none",):
        later = 0 if way != "mail" else SILENCE if kind == "turn" else TOGETHER
        state = "due" if ways else "dropped"
        yield Notice(one.person, kind, one.table, one.game, since, way, now, now + later, state)


class Herald:
    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        open_here: Callable[[], Mapping[str, OpenTable]],
        kept_elsewhere: Callable[[Collection[str]], Awaitable[Collection[str]]],
    ) -> None:
        self.store = store.notices
        self.now = now
        self.open_here = open_here
        self.kept_elsewhere = kept_elsewhere  # of some tables, those that another node has open

    async def look(self) -> None:
        now = self.now()
        await self.note_all("turn", await self.store.waiting(now - LATEST, now - AWAY), now)
        await self.note_all("over", await self.store.ended(now - LATEST), now)
        for notice in await self.store.all_due("round"):
            if self.is_here(notice.table, notice.person):  # who came need not be told
                await self.store.settle(notice, "dropped", now)

    def is_here(self, table: str, person: str) -> bool:
        here = self.open_here()
        return table in here and person in here[table].people_here()

    async def note_all(self, kind: str, found: list[Waiting], now: int) -> None:
        here = self.open_here()
        elsewhere = await self.kept_elsewhere({one.table for one in found} - set(here)) if found else ()
        for one in found:
            if one.table in elsewhere:
                continue
            if not self.is_here(one.table, one.person):
                await self.note(kind, one, now)
            elif kind == "over":  # who saw it need not be told
                await self.store.add([Notice(one.person, kind, one.table, one.game, 0, "none", now, now, "dropped")])

    async def note(self, kind: str, one: Waiting, now: int) -> None:
        reader = await self.store.reader(one.person)
        if reader is None:
            return
        since = 0
        if kind == "turn":
            since, has_played = await self.store.last_event(one.table, one.person)
            kind = "turn" if has_played else "ready"
        await self.store.add(notices(kind, one, since, choices_of(reader.notices), now))

    async def invited(self, about: str, game: str, person: str) -> None:
        """Note that somebody is invited to a table, or into a group if there is no game."""
        await self.note("invited", Waiting(about, game, 0, person), self.now())

    async def round_made(self, table: str, game: str, person: str) -> None:
        """Note that somebody's table of a tournament round is ready; once for each table."""
        await self.note("round", Waiting(table, game, 0, person), self.now())

    async def declined(self, table: str, game: str, host: str, person: str) -> None:
        """Note for a host that somebody does not come, once for each who does not."""
        reader = await self.store.reader(host)
        if reader is not None:
            one, since = Waiting(table, game, 0, host), int(called(person)[:7], 16)
            await self.store.add(notices("declined", one, since, choices_of(reader.notices), self.now()))

    async def begun(self, table: str, game: str, absent: Mapping[int, str]) -> None:
        """Note that a table has begun, for those who are not there."""
        for seat, person in absent.items():
            await self.note("turn", Waiting(table, game, seat, person), self.now())
