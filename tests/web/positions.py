"""Tables laid into a server's database: the setup, a late position with full hands, and the end of a bots' game."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import msgspec

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.server.ids import new_id
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import RoomEvent
from chantier.server.wire.requests import TableSettings

NAMES = ("Iris", "Marguerite", "Bastien")
SECRET = "5" * 64  # the same draws every time
LATE = 0.7  # of the game


@dataclass
class Moment:
    number: int  # of events before it
    status: str
    waiting: list[int]


def game_of(game: str, person: str) -> tuple[Room, list[RoomEvent], list[Moment]]:
    """A game of three, told as its events, and how it stood after each."""
    room = Room.new(TableSettings(game, len(NAMES)), SECRET)
    told: list[RoomEvent] = []
    moments: list[Moment] = []

    def happen(event: RoomEvent) -> None:
        room.apply(event)
        told.append(event)
        moments.append(Moment(room.number, room.status, list(room.waiting)))

    for seat, name in enumerate(NAMES):
        happen(room.sit(person if seat == 0 else new_id(), name, seat))
    happen(room.start())
    bots = [make("greedy", Dice(seat)) for seat in range(len(NAMES))]
    while room.status == "playing":
        table, seat = room.playing(), room.waiting[0]
        moves = Moves()
        table.state.legal(seat, moves)
        code = bots[seat].choose(table.state.seen_by(seat), seat, moves)
        happen(room.move(seat, table.texts.text[code]))
    return room, told, moments


def lay(database: Path, game: str, person: str) -> dict[str, str]:
    """The ids of three tables: where the person is first asked, where they are asked late, and where all is over."""
    room, told, moments = game_of(game, person)
    asked = [moment for moment in moments if 0 in moment.waiting]
    late = next(moment for moment in asked if moment.number > LATE * len(told))
    stages = {"setup": asked[0], "middle": late, "end": moments[-1]}
    with closing(sqlite3.connect(database, timeout=20)) as store, store:
        return {stage: write(store, room, told, moment) for stage, moment in stages.items()}


def write(store: sqlite3.Connection, room: Room, told: list[RoomEvent], moment: Moment) -> str:
    table, now = new_id(), int(time.time() * 1000)
    settings = msgspec.json.encode(room.settings).decode()
    waiting = sum(1 << seat for seat in moment.waiting)
    game = find(room.settings.game)
    row = (
        table,
        game.name,
        str(game.edition),
        room.settings.seats,
        settings,
        "",
        0,
        moment.status,
        SECRET,
        now,
        now,
        waiting,
        0,
    )
    columns = "id, game, edition, seats, settings, host, open, status, secret, created, touched, waiting, thinking"
    store.execute(f"INSERT INTO tables ({columns}) VALUES ({', '.join('?' * len(row))})", row)
    events = [
        (table, number, now, msgspec.json.encode(event).decode())
        for number, event in enumerate(told[: moment.number], 1)
    ]
    store.executemany('INSERT INTO events ("table", number, at, data) VALUES (?, ?, ?, ?)', events)
    chairs = [(table, seat, chair.person or None, chair.name) for seat, chair in enumerate(room.chairs)]
    store.executemany('INSERT INTO seats ("table", seat, person, name) VALUES (?, ?, ?, ?)', chairs)
    return table
