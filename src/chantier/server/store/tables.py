"""A table is its log of events; its row in `tables` says how it stands, so that it can be found."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from chantier.server.store.database import Database, Filled, Statement
from chantier.server.store.deadlines import SeatTimes
from chantier.server.store.schema import clocks, events, seats, tables

# these statements are made once, since they are carried out at every move, or whenever a table is made or opened
ADD_TABLE = insert(tables)
FIND_TABLE = select(tables).where(tables.c.id == bindparam("of"))
TAKE_TABLE = update(tables).where(tables.c.id == bindparam("of"))
FIND_EVENTS = select(events).where(events.c.table == bindparam("of")).order_by(events.c.number)
ADD_EVENT = insert(events)
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("of"), tables.c.keeper == bindparam("ours"))
CHANGE_CLOCK = update(clocks).where(clocks.c.table == bindparam("of"), clocks.c.seat == bindparam("its"))


class NewTable(NamedTuple):
    id: str
    game: str
    edition: str  # the edition of the game's rules, which the table keeps to its end
    seats: int
    settings: str  # TableSettings as JSON
    host: str
    open: bool  # an open table is listed for everybody
    secret: str
    created: int


class StoredTable(NamedTuple):
    settings: str
    edition: str
    secret: str
    host: str


class StoredEvent(msgspec.Struct, frozen=True, gc=False):
    number: int  # counts from 1 without gaps
    at: int
    data: str  # the RoomEvent as JSON
    person: str = ""  # the person who asked for the event
    said: str = ""  # the id of the message that asked for it


class Standing(msgspec.Struct, frozen=True, gc=False):
    """This is how a table stands after an event."""

    status: str
    waiting: Sequence[int]  # the seats that may move
    thinking: bool  # True if a bot has to move for one of them
    touched: int | None  # None changes nothing, because what happens in private must not show in lists


class SeatTaken(NamedTuple):
    seat: int
    name: str
    person: str
    bot: str


class SeatLeft(NamedTuple):
    seat: int


class ClockChanges(NamedTuple):
    """These are the clocks that an event changed; at the start of a table all of them are new."""

    seats: Sequence[SeatTimes] = ()
    are_new: bool = False


class Tables:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def open_table(self, new: NewTable) -> None:
        """Add a table at which nothing has happened yet."""
        row = {**new._asdict(), "status": "waiting", "touched": new.created, "waiting": 0, "thinking": False}
        await self.database.write(Filled(ADD_TABLE, row))

    async def find(self, table: str) -> StoredTable | None:
        rows = await self.database.read(Filled(FIND_TABLE, {"of": table}))
        return StoredTable(**{name: rows[0][name] for name in StoredTable._fields}) if rows else None

    async def take(self, table: str, writer: str) -> None:
        """Let only this writer append events to the table from now on."""
        await self.database.write(Filled(TAKE_TABLE, {"of": table, "keeper": writer}))

    async def writers(self, chosen: Collection[str]) -> dict[str, str]:
        """Return who may write to each of some tables; a table that is deleted is left out."""
        rows = await self.database.read(select(tables.c.id, tables.c.keeper).where(tables.c.id.in_(chosen)))
        return {row["id"]: row["keeper"] or "" for row in rows}

    async def events(self, table: str) -> list[StoredEvent]:
        rows = await self.database.read(Filled(FIND_EVENTS, {"of": table}))
        return [
            StoredEvent(row["number"], row["at"], row["data"], row["person"] or "", row["said"] or "") for row in rows
        ]

    def append_event(
        self,
        table: str,
        writer: str,
        event: StoredEvent,
        standing: Standing,
        seat: SeatTaken | SeatLeft | None = None,
        times: ClockChanges | None = None,
    ) -> asyncio.Future[int]:
        """Write all that one event changes, or nothing; raise Taken if the table has another writer by now."""
        row = {
            "table": table,
            "number": event.number,
            "at": event.at,
            "data": event.data,
            "person": event.person or None,
            "said": event.said or None,
        }
        return self.database.write(
            Filled(ADD_EVENT, row),
            *(seat_statements(table, seat) if seat else ()),
            *(clock_statements(table, times) if times else ()),
            guard=standing_statement(table, writer, standing),
        )

    async def with_a_bot_to_move(self) -> list[str]:
        rows = await self.database.read(select(tables.c.id).where(tables.c.thinking, tables.c.status == "playing"))
        return [row["id"] for row in rows]


def standing_statement(table: str, writer: str, standing: Standing) -> Filled:
    values: dict[str, str | int] = {
        "of": table,
        "ours": writer,
        "status": standing.status,
        "waiting": sum(1 << seat for seat in standing.waiting),
        "thinking": standing.thinking,
    }
    if standing.touched is not None:
        values["touched"] = standing.touched
    return Filled(CHANGE_TABLE, values)


def seat_statements(table: str, change: SeatTaken | SeatLeft) -> list[Statement]:
    """Return statements that keep who sits where beside the log, so that a person's tables can be found."""
    if isinstance(change, SeatLeft):
        return [delete(seats).where(seats.c.table == table, seats.c.seat == change.seat)]
    row = {"table": table, "seat": change.seat, "name": change.name}
    return [insert(seats).values(**row, person=change.person or None, bot=change.bot or None)]


def clock_statements(table: str, changed: ClockChanges) -> list[Statement]:
    if changed.are_new:
        return [insert(clocks).values([{"table": table, **times._asdict()} for times in changed.seats])]
    return [
        Filled(CHANGE_CLOCK, {"of": table, "its": times.seat, "until": times.until, "store": times.store})
        for times in changed.seats
    ]
