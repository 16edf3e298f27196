"""Rooms as plain objects, for tests without sockets."""

from __future__ import annotations

from typing import Any

from chantier.kernel.facts import facts, fields
from chantier.server.tables import seating
from chantier.server.tables.room import Room
from chantier.server.wire.messages import Move
from chantier.server.wire.requests import TableSettings

SECRET = "5" * 64
TABLES = {
    "queens_architect": TableSettings("queens_architect", 2),
    "west_kingdom": TableSettings("west_kingdom", 2),
    "artisans_builders": TableSettings("artisans_builders", 2),
    "architecture_game": TableSettings("architecture_game", 2, {"tempo": "turns"}),
    "live race": TableSettings("architecture_game", 3, {"tempo": "live"}),
    "timed bids": TableSettings("timed_bids", 2),
}


def snapshot(room: Room) -> dict[str, Any]:
    """All that a room remembers. What its referee remembers is lost with a restart, and not compared."""
    kept = {name: getattr(room, name) for name in fields(room) if name not in ("table", "referee", "versions")}
    table = room.table
    return {
        **kept,
        "unheard": room.versions.unheard,
        "table": table and [table.history, table.entries, facts(table.state), table.state.waiting(), table.is_watched],
        "next draw": table and table.dice.copy().word(),
    }


def seated(name: str) -> Room:
    room = Room.new(TABLES[name], SECRET)
    for seat in range(room.settings.seats):
        room.apply(seating.sit(room, f"person {seat}", f"Name {seat}", None))
    return room


def started(name: str) -> Room:
    room = seated(name)
    room.apply(seating.start(room))
    return room


def move(room: Room, seat: int, text: str) -> Move:
    return Move("1", text, room.version(seat))


def look(room: Room, now: int) -> None:
    room.referee.look(room.playing(), [chair.time for chair in room.chairs], now, is_attended=True)
