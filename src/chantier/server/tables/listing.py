"""Finding tables: open ones, mine, those where it is my turn."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, select

from chantier.server.errors import Refused
from chantier.server.store.schema import seats, tables
from chantier.server.store.store import Store
from chantier.server.wire.requests import Person, TableRow

MOST = 100


class Listing(msgspec.Struct):
    status: str = ""
    game: str = ""
    player: str = ""  # part of the name of somebody who sits there
    mine: bool = False
    before: int = 0  # the last one's `touched`, to go on from there


async def listed(store: Store, wanted: Listing, person: Person | None) -> list[TableRow]:
    """The latest first. Those that are reached by link only are listed for their own people only."""
    if wanted.mine and person is None:
        raise Refused(401, "who-are-you")
    rows = await store.read(statement(wanted, person.id if person else ""))
    ids = [row["id"] for row in rows]
    names: dict[str, list[str]] = {}
    own: dict[str, int] = {}
    for seat in await store.read(select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
        names.setdefault(seat["table"], []).append(seat["name"])
        if person and seat["person"] == person.id:
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
