"""Tables are found here: the open ones, a person's own, those of a game or a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, select

from chantier.server.store.database import Database, Row
from chantier.server.store.schema import seats, tables
from chantier.server.wire.requests import TableRow, TableSettings

MOST = 100


class Listing(msgspec.Struct):
    status: str = ""
    game: str = ""
    player: str = ""  # a part of the name of somebody who sits there
    mine: bool = False
    before: int = 0  # `touched` of the last table that was listed, to go on from there


class Listings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, wanted: Listing, person: str) -> list[TableRow]:
        """Return tables, the latest first; a table that is not open is listed only for people who sit there."""
        return await self.told(await self.database.read(statement(wanted, person)), person)

    async def these(self, chosen: Sequence[str], person: str) -> list[TableRow]:
        """Return some tables, whoever may find them otherwise, in the order in which they were chosen."""
        rows = await self.database.read(select(tables).where(tables.c.id.in_(chosen)))
        return await self.told(sorted(rows, key=lambda row: chosen.index(row["id"])), person)

    async def told(self, rows: Sequence[Row], person: str) -> list[TableRow]:
        sitting = select(seats).where(seats.c.table.in_([row["id"] for row in rows])).order_by(seats.c.seat)
        names: dict[str, dict[int, str]] = {}
        own: dict[str, int] = {}
        for seat in await self.database.read(sitting):
            names.setdefault(seat["table"], {})[seat["seat"]] = seat["name"]
            if person and seat["person"] == person:
                own[seat["table"]] = seat["seat"]
        return [entry(row, names.get(row["id"], {}), own.get(row["id"])) for row in rows]


def statement(wanted: Listing, person: str) -> Select[Any]:
    found = select(tables).order_by(tables.c.touched.desc()).limit(MOST)
    conditions: list[ColumnElement[bool]] = [tables.c.status == wanted.status] if wanted.status else []
    if wanted.game:
        conditions.append(tables.c.game == wanted.game)
    if wanted.player:
        named = select(seats.c.table).where(seats.c.name.icontains(wanted.player, autoescape=True))
        conditions.append(tables.c.id.in_(named))
    if wanted.before:
        conditions.append(tables.c.touched < wanted.before)
    if wanted.mine:
        found = found.join(seats, and_(seats.c.table == tables.c.id, seats.c.person == person))
    else:
        conditions.append(tables.c.open)
    return found.where(*conditions)


def entry(row: Any, names: dict[int, str], seat: int | None) -> TableRow:
    settings = msgspec.json.decode(row["settings"], type=TableSettings)
    return TableRow(
        id=row["id"],
        game=row["game"],
        seats=row["seats"],
        players=list(names.values()),
        status=row["status"],
        touched=row["touched"],
        your_turn=seat is not None and bool(row["waiting"] >> seat & 1),
        sitting=[names.get(seat, "") for seat in range(row["seats"])],
        pace=settings.pace,
        options=settings.options,
    )
