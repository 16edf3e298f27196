"""A proposal asks the others to agree: to a rematch, or to taking back a move that is no longer free to take back."""

from __future__ import annotations

from mypy_extensions import i64

from chantier.kernel.errors import CannotUndo
from chantier.server.errors import Refused
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import Answered, Proposed, Undone
from chantier.server.wire.messages import Proposal


def propose(room: Room, seat: i64, what: Proposal) -> Proposed:
    if what == "rematch" and room.status != "over":
        raise Refused(409, "not-over")
    if what == "undo":
        if room.settings.day:  # who has seen a draw does not go back before it
            raise Refused(409, "day-no-undo")
        check_undo(room, seat)
    if what in room.proposals:
        raise Refused(409, "proposed-already")
    return Proposed(seat, what)


def answer(room: Room, seat: i64, what: Proposal, *, yes: bool) -> Answered:
    if what not in room.proposals:
        raise Refused(409, "not-proposed")
    return Answered(seat, what, yes)


def agreed(room: Room, what: Proposal) -> bool:
    """Say whether everybody who can be asked has agreed."""
    return what in room.proposals and set(room.people()) <= set(room.proposals[what])


def undo_agreed(room: Room) -> Undone:
    """Return the event that goes back to before the last move of the player who proposed it."""
    if not agreed(room, "undo"):
        raise Refused(409, "not-proposed")
    seat = room.proposals["undo"][0]
    check_undo(room, seat)
    return Undone(seat, last_move(room, seat) or 0)


def check_undo(room: Room, seat: i64) -> None:
    """Refuse an undo where a game has private events and something was revealed since."""
    entry = last_move(room, seat) if room.status == "playing" else None
    if entry is None:
        raise CannotUndo("undo-nothing")
    if room.playing().game.private_events and room.playing().has_revealed(entry):
        raise CannotUndo("undo-revealed")


def last_move(room: Room, seat: i64) -> int | None:
    """Return the number of the entry of the seat's last move."""
    entries = room.playing().entries
    return next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), None)
