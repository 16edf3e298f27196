"""Tables are found here: the open ones, a person's own, those of a game or a player."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, select

from chantier.server.store.database import Database
from chantier.server.store.schema import seats, tables
from chantier.server.wire.requests import TableRow

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
        rows = await self.database.read(statement(wanted, person))
        sitting = select(seats).where(seats.c.table.in_([row["id"] for row in rows])).order_by(seats.c.seat)
        names: dict[str, list[str]] = {}
        own: dict[str, int] = {}
        for seat in await self.database.read(sitting):
            names.setdefault(seat["table"], []).append(seat["name"])
            if person and seat["person"] == person:
                own[seat["table"]] = seat["seat"]
        return [entry(row, names.get(row["id"], []), own.get(row["id"])) for row in rows]


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


def entry(row: Any, names: list[str], seat: int | None) -> TableRow:
    return TableRow(
        id=row["id"],
        game=row["game"],
        seats=row["seats"],
        players=names,
        status=row["status"],
        touched=row["touched"],
        your_turn=seat is not None and bool(row["waiting"] >> seat & 1),
    )
