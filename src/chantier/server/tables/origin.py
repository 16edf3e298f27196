"""A table may go on from a moment of another one that is over: then nothing in it is secret any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier.server.errors import Refused
from chantier.server.tables.playback import moments
from chantier.server.tables.room import Room
from chantier.server.wire.requests import Origin, TableSettings

if TYPE_CHECKING:
    from chantier.server.cluster.node import Node


async def old_room(node: Node, origin: Origin) -> Room:
    """Read the table that another goes on from; it must be over."""
    room = await node.read_stored_room(origin.table)
    if room.status != "over" or room.table is None:
        raise Refused(409, "not-over")
    return room


async def check_origin(node: Node, settings: TableSettings) -> str:
    """Refuse to go on with another game than the one that was played, and return the edition of its rules."""
    assert settings.origin is not None, "the caller has looked"
    seat = settings.origin.seat
    if seat is not None and (seat >= settings.seats or str(seat) in settings.bots):
        raise Refused(409, "seat-taken")
    old = await old_room(node, settings.origin)
    same = ("game", "seats", "options", "kit_text")
    if any(getattr(old.settings, name) != getattr(settings, name) for name in same):
        raise Refused(409, "other-game")
    if old.playing().game.referee(old.playing().options, 1).is_live:
        raise Refused(409, "origin-live")
    await node.replays.run(entries_until, old, settings.origin.moment)
    return old.edition


def entries_until(old: Room, moment: int) -> list[str]:
    """Return what had been played at a table by a moment of its replay, without what was taken back."""
    table = old.playing()
    for number, again in enumerate(moments(table)):
        if number == moment and not again.is_over:
            return again.history.copy()
    raise Refused(409, "no-such-moment")


async def entries_before(node: Node, settings: TableSettings) -> list[str]:
    """Return what a table that is about to start begins with."""
    if settings.origin is None:
        return []
    return await node.replays.run(entries_until, await old_room(node, settings.origin), settings.origin.moment)
