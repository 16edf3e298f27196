"""The bookkeeper keeps the result of every table that is over, and the ratings that follow from it.

It finds these tables in the store, some time after they ended: so no move waits for it, and whatever is killed, nothing
is forgotten and nothing counted twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress

import msgspec

from chantier.server.club.ratings import changes, from_the_beginning, rated
from chantier.server.club.results import Ended, result
from chantier.server.store.database import Taken, Unavailable
from chantier.server.store.results import Book, RatingChange, Result
from chantier.server.store.store import Store
from chantier.server.tables.clocks import SECOND
from chantier.server.tables.kits import kit_of
from chantier.server.tables.room import Room
from chantier.server.wire.requests import TableSettings

LOG = logging.getLogger("chantier.club")
SECONDS = 2  # the time between two looks
MOST = 20  # so many tables are read at one look
RECENT = 600 * SECOND  # most looks are only for tables that ended so lately
OTHERS = 30 * SECOND  # a table that another node has open is left to it for so long
AT_A_TIME = 50  # after so many events others get their turn
TRIES = 20  # so often somebody else may change the same ratings at the same moment
OpenHere = Callable[[], Collection[str] | None]  # the tables that are open here; None if there is no other node


class Bookkeeper:
    def __init__(self, store: Store, now: Callable[[], int], open_here: OpenHere = lambda: None) -> None:
        self.store = store
        self.results = store.results
        self.now = now
        self.open_here = open_here
        self.looked_at_all = 0  # when all tables were last looked at

    async def look(self) -> None:
        """Keep the results of tables that have ended since the last look; now and then of all that have none."""
        now, here = self.now(), self.open_here()
        is_due = now - self.looked_at_all >= RECENT
        found = await self.results.unbooked(0 if is_due else now - 2 * RECENT, MOST)
        if is_due and len(found) < MOST:  # otherwise there are more
            self.looked_at_all = now
        for table in found:
            if here is None or table.id in here or table.touched < now - OTHERS:
                await self.keep_safely(table.id)

    async def keep_safely(self, table: str) -> None:
        """Keep a result; a table that can't be read gets an empty one, because another look would not help."""
        try:
            await self.keep(table)
        except (Taken, Unavailable):  # another node was quicker, or the next look has better luck
            pass
        except Exception:
            LOG.exception("table %s can't be read", table)
            await self.results.keep(unread(table, self.now()))

    async def keep(self, table: str) -> None:
        """Keep the result of one table; it counts at once if none that counts has ended later."""
        new = await self.read(table)
        if new is None:
            return
        if new.uncounted:
            await self.results.keep(new)
            return
        for _ in range(TRIES):
            try:
                await self.results.keep(new, await self.change(new))
                return
            except Taken:
                if await self.results.find(table) is not None:
                    return
        raise Taken(table)

    async def change(self, new: Result) -> RatingChange:
        """Return what a result changes; if another that counts has ended later, all ratings are made again."""
        book = await self.results.book(new.game, new.tempo)
        if new.order < book.last:
            return await self.all_again(book, new)
        before = await self.results.ratings(new.game, new.tempo, {seat.player for seat in new.seated})
        after = rated(new, before)
        return RatingChange(book, after, new.order, changes(new, before, after))

    async def all_again(self, book: Book, *new: Result) -> RatingChange:
        """Return the ratings of a book, made from all results and some new ones."""
        counted = sorted([*await self.results.counted(book.game, book.tempo), *new], key=lambda one: one.order)
        known, changed = await asyncio.to_thread(from_the_beginning, counted)
        return RatingChange(book, known, counted[-1].order if counted else (0, ""), changed, whole=True)

    async def rate_again(self, game: str, tempo: str) -> None:
        for _ in range(TRIES):
            with suppress(Taken):
                await self.results.change_ratings(await self.all_again(await self.results.book(game, tempo)))
                return
        raise Taken(game)

    async def recompute(self) -> int:
        """Read every table that is over again from its log, and make all ratings anew; return how many tables."""
        count, last = 0, ""
        while chosen := await self.results.over(last, AT_A_TIME):
            for table in chosen:
                kept = await self.results.find(table)
                again = await self.read(table, kept)
                if again is not None and kept is None:
                    await self.results.keep(again)
                elif again is not None and kept is not None:
                    await self.results.correct(again)
                count += again is not None
            last = chosen[-1]
        for game, tempo in await self.results.books():
            await self.rate_again(game, tempo)
        return count

    async def read(self, table: str, kept: Result | None = None) -> Result | None:
        """Read the result of a table from its log; None if the table is gone."""
        stored = await self.store.tables.find(table)
        if stored is None:
            return None
        settings = msgspec.json.decode(stored.settings, type=TableSettings)
        if settings.kit_text:
            await asyncio.to_thread(kit_of, settings.game, settings.kit_text, stored.edition)
        follows = Ended(Room.new(settings, stored.secret, stored.edition))
        for count, event in enumerate(await self.store.tables.events(table), 1):
            follows.apply(event)
            if count % AT_A_TIME == 0:
                await asyncio.sleep(0)
        return result(table, follows, kept)


def unread(table: str, now: int) -> Result:
    return Result(table, "", "", 0, open=False, began=now, ended=now, rounds=0, uncounted="unread", seated=[])
