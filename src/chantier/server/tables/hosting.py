"""The host looks after a table; each decision returns an event, or refuses."""

from __future__ import annotations

from chantier.server.errors import Refused
from chantier.server.ids import called
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import ChatOpened, Closed, Hosted, Left, Muted, Resigned


def check_host(room: Room, person: str) -> None:
    if person != room.host:
        raise Refused(403, "not-host")


def find(room: Room, who: str) -> str:
    """Return the person at the table whom others call so: somebody who sits there, or who said something."""
    found = {called(person): person for person in room.seated} | room.speakers
    if who not in found:
        raise Refused(404, "nobody-there")
    return found[who]


def name_of(room: Room, who: str) -> str:
    """Return the name under which somebody is known at the table."""
    seats = {called(chair.person): chair.name for chair in room.chairs if chair.person}
    spoken = {line.who: line.name for line in room.chat}
    return (spoken | seats).get(who, "")


def mute(room: Room, host: str, who: str, *, muted: bool) -> Muted:
    check_host(room, host)
    person = find(room, who)
    if person == host:
        raise Refused(409, "not-oneself")
    return Muted(person, muted)


def remove(room: Room, host: str, who: str) -> Left | Resigned:
    """Free the seat of somebody before the start; later only somebody for whom a bot plays already can be removed."""
    check_host(room, host)
    person = find(room, who)
    seat = room.seat_of(person)
    if person == host or seat is None:
        raise Refused(409, "not-oneself" if person == host else "not-seated")
    if room.status == "waiting":
        return Left(seat, barred=True)
    if room.status != "playing" or not room.chairs[seat].away or room.chairs[seat].resigned:
        raise Refused(409, "still-playing")
    return Resigned(seat)


def hand_over(room: Room, host: str, who: str) -> Hosted:
    check_host(room, host)
    person = find(room, who)
    if room.seat_of(person) is None:
        raise Refused(409, "not-seated")
    return Hosted(person)


def open_chat(room: Room, host: str, *, watchers: bool) -> ChatOpened:
    check_host(room, host)
    return ChatOpened(watchers)


def close(room: Room, host: str) -> Closed:
    """End a table that is under way; where others still play, they would lose their game to the host."""
    check_host(room, host)
    if room.status != "playing":
        raise Refused(409, "not-playing")
    if any(room.chairs[seat].person != host and not room.chairs[seat].away for seat in room.people()):
        raise Refused(409, "others-play")
    return Closed("host")
