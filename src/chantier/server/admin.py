"""An operator looks after people and tables while the server runs, which notices within a few seconds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from chantier.kernel.record import check_sum
from chantier.server.accounts.accounts import forget
from chantier.server.club.bookkeeper import Bookkeeper
from chantier.server.club.open_data import OpenData
from chantier.server.ids import new_id
from chantier.server.store.admin import PersonSummary, TableSummary
from chantier.server.store.errors import CannotOpen
from chantier.server.store.store import Store
from chantier.server.store.tables import Standing, StoredEvent
from chantier.server.tables.kits import usual_kit
from chantier.server.tables.room_events import Closed
from chantier.server.wire.messages import ENCODE
from chantier.server.wire.requests import TableSettings

MOST = 50  # no list is longer
MOST_OPINIONS = 10_000


class Operator:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.admin = store.admin
        self.now = now

    async def tables(self, status: str) -> list[dict[str, Any]]:
        return [one._asdict() for one in await self.admin.tables(status, MOST)]

    async def table(self, table: str) -> dict[str, Any]:
        return (await self.known_table(table))._asdict()

    async def close(self, table: str) -> None:
        """Close a table that is not over: whoever sits there keeps its record, and nothing more happens at it."""
        known = await self.known_table(table)
        if known.status == "over":
            raise CannotOpen("admin-over", table=table)
        writer = new_id()  # from now on no server may write to the table, until it has read it again
        await self.store.tables.take(table, writer)
        number = len(await self.store.tables.events(table)) + 1
        event = StoredEvent(number, self.now(), ENCODE.encode(Closed("operator")).decode())
        over = Standing("over", (), thinking=False, touched=self.now())
        await self.store.tables.append_event(table, writer, event, over)

    async def delete(self, table: str) -> None:
        await self.known_table(table)
        await self.admin.delete_table(table)

    async def people(self, name: str) -> list[dict[str, Any]]:
        return [one._asdict() for one in await self.admin.people(name, MOST)]

    async def person(self, who: str) -> dict[str, Any]:
        return (await self.known_person(who))._asdict()

    async def ban(self, who: str) -> None:
        """Keep somebody out; their sessions are good for nothing meanwhile, and an account can't be entered."""
        await self.admin.ban((await self.known_person(who)).id, self.now())

    async def unban(self, who: str) -> None:
        await self.admin.ban((await self.known_person(who)).id, None)

    async def quota(self, who: str, tables: int | None) -> None:
        await self.admin.set_quota((await self.known_person(who)).id, tables)

    async def forget(self, who: str) -> None:
        """Delete a person and everything they said, as they could themselves; tables under way must be closed first."""
        person = await self.known_person(who)
        for table in await self.store.people.tables_of(person.id):
            known = await self.admin.table(table)
            if known is not None and known.status == "playing":
                raise CannotOpen("admin-under-way", table=table)
            await self.store.tables.take(table, new_id())  # the server reads it again without the name
        await forget(self.store.people, person.id)

    async def reports(self, *, settled: bool) -> list[dict[str, Any]]:
        return [one._asdict() for one in await self.admin.reports(settled=settled, limit=MOST)]

    async def opinions(self, game: str) -> list[dict[str, Any]]:
        """Return what players of a game have said of it, with the check sum of the kit that they played with."""
        return [
            {
                "id": one.table,
                "kit": kit_check(game, one.settings, one.edition),
                **{name: getattr(one, name) for name in ("seats", "at", "enjoyed", "length", "again")},
            }
            for one in await self.store.opinions.all_of(game, MOST_OPINIONS)
        ]

    async def settle(self, report: str) -> None:
        if not report.isdecimal() or not await self.admin.settle(int(report), self.now()):
            raise CannotOpen("admin-no-report", report=report)

    async def ratings(self) -> dict[str, Any]:
        """Read all tables that are over again from their logs, and make all ratings anew from them."""
        return {"id": "ratings", "tables": await Bookkeeper(self.store, self.now).recompute()}

    async def dump(self, file: str) -> dict[str, Any]:
        """Write the records of all finished open tables into a compressed file, a line each (docs/open-data.md)."""
        return {"id": file, "tables": await OpenData(self.store, self.now).dump(Path(file))}

    async def known_table(self, table: str) -> TableSummary:
        known = await self.admin.table(table)
        if known is None:
            raise CannotOpen("admin-no-table", table=table)
        return known

    async def known_person(self, who: str) -> PersonSummary:
        known = await self.admin.person(who)
        if known is None:
            raise CannotOpen("admin-no-person", person=who)
        return known


def kit_check(game: str, settings: str, edition: str) -> str:
    text = msgspec.json.decode(settings, type=TableSettings).kit_text
    return check_sum((text or usual_kit(game, edition).source).encode())
