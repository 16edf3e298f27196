"""A bot takes over from a player who is late or has gone, until the player is back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from chantier.server.errors import Refused
from chantier.server.tables import seating
from chantier.server.tables.decisions import rule
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import RoomEvent

if TYPE_CHECKING:
    from chantier.server.tables.actor import TableActor


async def take_over_from_late(actor: TableActor) -> None:
    """Let a bot play for everybody whose time is up, or do what the game's referee decides about them."""
    for seat in range(actor.room.settings.seats):
        if reason(actor, seat):
            await actor.want(lambda room, seat=seat: take_over(actor, room, seat))  # type: ignore[misc]


def reason(actor: TableActor, seat: int) -> Literal["time", "gone"] | None:
    now = actor.node.now()
    if seat in actor.clocks.overdue(now):
        return "time"
    return "gone" if actor.presence.is_gone(seat, now) else None


def take_over(actor: TableActor, room: Room, seat: int) -> RoomEvent:
    why = reason(actor, seat)
    if why is None:  # the player moved, or came back, at the last moment
        raise Refused(409, "not-away")
    decision = room.referee.at_deadline(room.playing(), seat) if why == "time" else None
    return rule(room, decision) if decision else seating.take_over(room, seat, why)
