"""Who may sit down, get up, start, give up and come back."""

from __future__ import annotations

import pytest

from chantier.server.errors import Refused
from chantier.server.tables import seating
from chantier.server.tables.decisions import move, undo
from chantier.server.tables.room import MOST_NOTICES, Room
from chantier.server.tables.room_events import Away, Back, Left, Resigned, Sat
from tests.server.tables.rooms import SECRET, TABLES, seated, started


def test_a_seat_is_taken_once_and_nobody_sits_twice() -> None:
    room = Room.new(TABLES["queens_architect"], SECRET)
    room.apply(seating.sit(room, "ada", "Ada", 1))
    for person, seat, code in (("ada", None, "seated-already"), ("bo", 1, "seat-taken")):
        with pytest.raises(Refused, match=code):
            seating.sit(room, person, "Somebody", seat)
    assert Sat(0, "Bo", "bo") == seating.sit(room, "bo", "Bo", None)


def test_whoever_gets_up_leaves_a_free_seat() -> None:
    room = seated("queens_architect")
    room.apply(seating.get_up(room, "person 1"))

    assert room.chairs[1].is_free
    with pytest.raises(Refused, match="not-seated"):
        seating.get_up(room, "person 1")
    with pytest.raises(Refused, match="seats-free"):
        seating.start(room)


def test_after_the_start_nobody_sits_down_gets_up_or_starts_again() -> None:
    room = started("queens_architect")
    for wish in (
        lambda: seating.sit(room, "cleo", "Cleo", None),
        lambda: seating.get_up(room, "person 0"),
        lambda: seating.start(room),
    ):
        with pytest.raises(Refused, match="started-already"):
            wish()


def test_a_bot_takes_over_once_until_the_player_comes_back() -> None:
    room = started("queens_architect")
    with pytest.raises(Refused, match="not-away"):
        seating.come_back(room, 0)
    assert Away(0, "gone") == seating.take_over(room, 0, "gone")
    room.apply(Away(0, "gone"))
    with pytest.raises(Refused, match="not-playing"):
        seating.take_over(room, 0, "time")

    assert Back(0) == seating.come_back(room, 0)


def test_whoever_resigns_does_so_once_and_is_asked_no_more() -> None:
    room = started("queens_architect")
    room.apply(seating.resign(room, 1))

    assert [0] == room.people()
    with pytest.raises(Refused, match="not-playing"):
        seating.resign(room, 1)


def test_somebody_who_is_deleted_gets_up_before_the_start_and_gives_up_later() -> None:
    assert Left(1) == seating.forget(seated("queens_architect"), "person 1")
    assert Resigned(1) == seating.forget(started("queens_architect"), "person 1")


def test_everybody_is_told_what_happens_to_a_player_the_last_times() -> None:
    room = started("queens_architect")
    for event in (*[Away(0, "gone"), Back(0)] * MOST_NOTICES, Away(1, "time"), Resigned(1)):
        room.apply(event)

    assert MOST_NOTICES == len(room.notices)
    assert [("back", 0), ("late", 1), ("resigned", 1)] == [(notice.what, notice.seat) for notice in room.notices[-3:]]
    assert 2 * MOST_NOTICES + 2 == room.notices[-1].n


def test_a_player_who_moves_is_back_and_a_move_taken_back_is_told() -> None:
    room = started("queens_architect")
    seat = room.waiting[0]
    room.apply(move(room, seat, room.playing().moves(seat)[0]))
    before = room.lines[-1]
    room.apply(Away(seat, "gone"))
    room.apply(move(room, seat, room.playing().moves(seat)[0]))
    room.apply(undo(room, seat))

    assert [("gone", before), ("back", before), ("undone", before)] == [(n.what, n.lines) for n in room.notices]
