"""Finished open tables are open data: each is told with its record and what could be chosen at every decision.

No name is in it, and a table that was not open to everybody never is (docs/open-data.md).
"""

from __future__ import annotations

import logging
import lzma
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.errors import Trouble
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.server.store.errors import CannotOpen
from chantier.server.store.results import Result
from chantier.server.store.store import Store
from chantier.server.store.tables import StoredEvent, StoredTable
from chantier.server.tables.clocks import SECOND
from chantier.server.tables.kits import kit_of
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import DECODE
from chantier.server.wire.messages import ENCODE
from chantier.server.wire.open_data import DataPage, DataSeat, DataTable, Decision
from chantier.server.wire.requests import TableSettings

LOG = logging.getLogger("chantier.club")
PAGE = 5  # tables in one answer: each is played again
SETTLED = 15 * 60 * SECOND  # by then every result is kept, so that whoever goes on from `after` misses none
Replay = Callable[..., Any]  # plays a table again, aside from play: see web/replays.py


class OpenData:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now

    async def page(self, after: str, replay: Replay) -> DataPage:
        """Return the next tables after a place, and the place to go on from."""
        page = DataPage([], after)
        for result in await self.results(after, PAGE):
            page.after = place_of(result)
            if (found := await self.found(result)) is not None:
                with passed_over(result):
                    page.tables.append(await replay(("data", result.table), told, result, *found))
        return page

    async def all(self) -> AsyncIterator[bytes]:
        """Yield every table as a line of JSON."""
        after = ""
        while results := await self.results(after, PAGE):
            for result in results:
                if (found := await self.found(result)) is not None:
                    with passed_over(result):
                        yield ENCODE.encode(told(result, *found)) + b"\n"
            after = place_of(results[-1])

    async def dump(self, file: Path) -> int:
        """Write a file with all of them, compressed, and return how many; what exists is not replaced."""
        if file.exists():
            raise CannotOpen("backup-exists", file=str(file))
        draft, count = file.with_name(f"{file.name}.part"), 0
        with lzma.open(draft, "wb") as out:
            async for line in self.all():
                out.write(line)
                count += 1
        draft.rename(file)
        return count

    async def results(self, after: str, most: int) -> list[Result]:
        ended, _, table = after.partition("-")
        return await self.store.results.open_ones((int(ended or 0), table), self.now() - SETTLED, most)

    async def found(self, result: Result) -> tuple[StoredTable, list[StoredEvent]] | None:
        stored = await self.store.tables.find(result.table)
        return stored and (stored, list(await self.store.tables.events(result.table)))


@contextmanager
def passed_over(result: Result) -> Iterator[None]:
    """Leave out a table that can't be played again, such as of a game that is no longer installed."""
    try:
        yield
    except Trouble:
        LOG.warning("table %s can't be played again, and is left out of the open data", result.table)


def place_of(result: Result) -> str:
    return f"{result.ended}-{result.table}"


def told(result: Result, stored: StoredTable, events: Sequence[StoredEvent]) -> DataTable:
    """Play a table again from its log, and tell it without names."""
    room = played_again(stored, events)
    table = room.playing()
    return DataTable(
        id=result.table,
        game=result.game,
        tempo=result.tempo,
        began=result.began,
        ended=result.ended,
        counts=not result.uncounted,
        seats=[
            DataSeat(one.bot, one.place, one.points, one.won, one.resigned, one.played_for) for one in result.seated
        ],
        record=table.record(),
        decisions=decisions(table),
        kit_text=room.settings.kit_text,
    )


def played_again(stored: StoredTable, events: Sequence[StoredEvent]) -> Room:
    settings = msgspec.json.decode(stored.settings, type=TableSettings)
    if settings.kit_text:
        kit_of(settings.game, settings.kit_text, stored.edition)
    room = Room.new(settings, stored.secret, stored.edition)
    for event in events:
        room.apply(DECODE.decode(event.data))
    return room


def decisions(table: Table) -> list[Decision]:
    """Return every choice that stood in the end: whose it was, what was chosen, and what could have been."""
    again = Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options)
    found = []
    for entry in table.entries:
        if entry.seat != CHANCE:
            found.append(Decision(entry.seat, table.texts.text[entry.code], again.moves(entry.seat)))
        again.enter(entry.seat, entry.code)
    return found
