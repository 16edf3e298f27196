"""Tables laid into a server's database: the setup, a late position with full hands, and the end of a bots' game."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import find
from chantier.kernel.moves import Moves
from chantier.server.ids import new_id
from chantier.server.tables.decisions import move
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import RoomEvent, Sat
from chantier.server.tables.seating import sit, start
from chantier.server.wire.requests import TableSettings

NAMES = ("Iris", "Marguerite", "Bastien")
SECRET = "5" * 64  # the same draws every time
LATE = 0.7  # of the game
FULL_HANDS = {"west_kingdom"}  # where bots that play well never have one, and somebody who plays at random has


@dataclass
class Moment:
    number: int  # of events before it
    status: str
    waiting: list[int]


def game_of(
    game: str, *people: str, bot: str = "", first: str = "greedy"
) -> tuple[Room, list[RoomEvent], list[Moment]]:
    """A game of three, told as its events, and how it stood after each; who is not named is a bot, or a stranger."""
    room = Room.new(TableSettings(game, len(NAMES)), SECRET)
    told: list[RoomEvent] = []
    moments: list[Moment] = []

    def happen(event: RoomEvent) -> None:
        room.apply(event)
        told.append(event)
        moments.append(Moment(room.number, room.status, list(room.waiting)))

    for seat, name in enumerate(NAMES):
        if seat < len(people) or not bot:
            happen(sit(room, people[seat] if seat < len(people) else new_id(), name, seat))
        else:
            happen(Sat(seat, name, bot=bot))
    happen(start(room))
    bots = [make("greedy", Dice(seat)) for seat in range(len(NAMES))]
    bots[0] = make(first, Dice(0))
    while room.status == "playing":
        table, seat = room.playing(), room.waiting[0]
        moves = Moves()
        table.state.legal(seat, moves)
        code = bots[seat].choose(table.state.seen_by(seat), seat, moves)
        happen(move(room, seat, table.texts.text[code]))
    return room, told, moments


def lay(database: Path, game: str, person: str) -> dict[str, str]:
    """The ids of three tables: where the person is first asked, where they are asked late, and where all is over."""
    room, told, moments = game_of(game, person)
    asked = [moment for moment in moments if 0 in moment.waiting]
    late = next(moment for moment in asked if moment.number > LATE * len(told))
    stages = {"setup": (room, told, asked[0]), "middle": (room, told, late), "end": (room, told, moments[-1])}
    if game in FULL_HANDS:
        room, told, moments = game_of(game, person, first="random")
        asked = [moment for moment in moments if 0 in moment.waiting and moment.number > len(told) / 2]
        stages["middle"] = room, told, fullest(room, told, asked)
    with closing(sqlite3.connect(database, timeout=20)) as store, store:
        return {stage: write(store, *position) for stage, position in stages.items()}


def fullest(room: Room, told: list[RoomEvent], moments: list[Moment]) -> Moment:
    """The moment at which the first seat has most: cards in hand, then by the length of all that is its own."""
    again = Room.new(room.settings, SECRET)
    found: list[tuple[int, int, Moment]] = []
    for event in told:
        again.apply(event)
        for moment in (one for one in moments if one.number == again.number):
            view = again.playing().view(0)
            own = view.get("own") or view
            length = len(msgspec.json.encode([own, view["seats"][0]]))
            found.append((len(own.get("hand", [])), length, moment))
    return max(found, key=lambda each: each[:2])[2]


def lay_late(database: Path, game: str, *people: str, bot: str, part: float) -> str:
    """The id of a table where people and a bot have so much of a game behind them."""
    room, told, moments = game_of(game, *people, bot=bot)
    late = next(moment for moment in moments if moment.waiting and moment.number > part * len(told))
    with closing(sqlite3.connect(database, timeout=20)) as store, store:
        return write(store, room, told, late)


def lay_where(database: Path, game: str, person: str, shows: Callable[[dict[str, Any]], bool], bot: str = "") -> str:
    """The id of a table where the person is asked and what they see is as wished for. Others are strangers, or bots."""
    room, told, moments = game_of(game, person, bot=bot)
    again = Room.new(room.settings, SECRET)
    for event, moment in zip(told, moments, strict=True):
        again.apply(event)
        if 0 in moment.waiting and shows(again.playing().view(0)):
            break
    with closing(sqlite3.connect(database, timeout=20)) as store, store:
        return write(store, room, told, moment)


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
