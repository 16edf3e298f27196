"""People sit down and get up before the start; later they may give up, or let a bot play on and come back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from chantier.server.accounts.names import apart
from chantier.server.errors import Refused
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Away, Back, Helped, Left, Resigned, Sat, Started


def sit(room: Room, person: str, name: str, seat: int | None, mark: str = "") -> Sat:
    if room.status != "waiting":
        raise Refused(409, "started-already")
    if room.seat_of(person) is not None:
        raise Refused(409, "seated-already")
    if person in room.barred:
        raise Refused(403, "barred")
    free = [i for i, chair in enumerate(room.chairs) if chair.is_free]
    if not free or (seat is not None and seat not in free):
        raise Refused(409, "seat-taken" if free else "table-full")
    names = [chair.name for chair in room.chairs if not chair.is_free]
    return Sat(free[0] if seat is None else seat, apart(name, names), person=person, mark=mark)


def sit_bot(room: Room, seat: int, bot: str, name: str) -> Sat:
    """Return the event by which a bot takes a free seat."""
    if room.status != "waiting":
        raise Refused(409, "started-already")
    if seat >= len(room.chairs):
        raise Refused(409, "bot-without-seat", seats=len(room.chairs))
    if not room.chairs[seat].is_free:
        raise Refused(409, "seat-taken")
    return Sat(seat, name, bot=bot)


def get_up(room: Room, person: str) -> Left:
    if room.status != "waiting":
        raise Refused(409, "started-already")
    return Left(own_seat(room, person))


def start(room: Room, entries: Sequence[str] = ()) -> Started:
    """Return the event of the start, with what the table goes on from and the draws that come before the next move."""
    if room.status != "waiting":
        raise Refused(409, "started-already")
    if any(chair.is_free for chair in room.chairs):
        raise Refused(409, "seats-free")
    table = room.lay_out(entries)
    played = table.version
    table.settle()
    return Started([table.texts.text[entry.code] for entry in table.entries[played:]], list(entries))


def resign(room: Room, seat: int) -> Resigned:
    if room.status != "playing" or room.chairs[seat].resigned:
        raise Refused(409, "not-playing")
    return Resigned(seat)


def take_over(room: Room, seat: int, why: Literal["time", "gone"]) -> Away:
    """Return the event by which a bot plays on for somebody who is late or has gone."""
    if room.status != "playing" or room.chairs[seat].is_bots:
        raise Refused(409, "not-playing")
    return Away(seat, why)


def may_be_helped(room: Room, seat: int) -> bool:
    """Say whether a seat may ask what a bot would play: alone against bots, or where the table was made so.

    The site of the day is played alone.
    """
    return not room.settings.day and (room.settings.hints or room.people() == [seat])


def help_once(room: Room, seat: int) -> Helped:
    """Return the event by which everybody learns that a player was helped; once is enough."""
    if room.status != "playing" or room.chairs[seat].helped:
        raise Refused(409, "not-playing")
    return Helped(seat)


def come_back(room: Room, seat: int) -> Back:
    if not room.chairs[seat].away:
        raise Refused(409, "not-away")
    return Back(seat)


def forget(room: Room, person: str) -> Left | Resigned:
    """Return the event by which a person who is deleted gets up, or gives up."""
    seat = own_seat(room, person)
    return get_up(room, person) if room.status == "waiting" else resign(room, seat)


def own_seat(room: Room, person: str) -> int:
    seat = room.seat_of(person)
    if seat is None:
        raise Refused(403, "not-seated")
    return seat
