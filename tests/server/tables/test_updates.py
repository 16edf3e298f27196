"""Updates are made once for all who may see the same, and have what a client lacks."""

from __future__ import annotations

import msgspec

from chantier.server.tables.clocks import Clocks
from chantier.server.tables.decisions import move
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Chatted
from chantier.server.tables.updates import Updates
from tests.server.tables.rooms import started


def updates_of(room: Room) -> Updates:
    updates = Updates(room, Clocks(room.settings.clock, room.settings.seats))
    updates.changed(1000)
    return updates


def play(room: Room, updates: Updates) -> None:
    seat = room.waiting[0]
    room.apply(move(room, seat, room.playing().moves(seat)[0]))
    updates.changed(2000)


def test_spectators_share_one_message_and_a_player_has_another() -> None:
    updates = updates_of(started("queens_architect"))
    first, second = updates.message(None, 0, None), updates.message(None, 0, None)

    assert first[0] is second[0]
    assert first[0] != updates.message(0, 0, None)[0]


def test_a_client_that_has_something_gets_what_has_changed_and_another_the_whole() -> None:
    room = started("queens_architect")
    updates = updates_of(room)
    _, known = updates.message(0, 0, None)
    told = room.number
    updates.told()
    play(room, updates)
    change, _ = updates.message(0, told, known)
    whole, _ = updates.message(0, told, None)

    assert "change" == msgspec.json.decode(change)["type"]
    assert "update" == msgspec.json.decode(whole)["type"]
    assert 3 * len(change) < len(whole)


def test_only_the_seat_that_may_move_is_offered_moves() -> None:
    room = started("queens_architect")
    updates = updates_of(room)
    [seat] = room.waiting
    offered = {eyes: updates.update(eyes, 0).moves for eyes in (None, 0, 1)}

    assert [seat] == [eyes for eyes, moves in offered.items() if moves]
    assert room.playing().moves(seat) == [offer.text for offer in offered[seat]]


def test_lines_of_log_and_chat_are_told_since_the_event_that_a_client_knows() -> None:
    room = started("queens_architect")
    updates = updates_of(room)
    before = room.number
    room.apply(Chatted("Ada", "hello", 5, 0, "person 0"))
    play(room, updates)
    update = updates.update(1, before)

    assert ["hello"] == [line.text for line in update.chat]
    assert update.log
    assert {room.version(1)} == {line.version for line in update.log}
    assert room.lines[-1] == update.log_from + len(update.log)
    assert [] == updates.update(1, room.number).log
