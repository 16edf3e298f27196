"""What everybody has to agree to: an undo that is no longer free, and a rematch."""

from __future__ import annotations

import pytest

from chantier.kernel.errors import CannotUndo
from chantier.server.errors import Refused
from chantier.server.tables import decisions, proposals, seating
from chantier.server.tables.room_events import Undone
from tests.server.tables.rooms import started


def test_an_undo_goes_back_when_everybody_who_can_be_asked_agrees() -> None:
    room = started("queens_architect")
    seat = room.waiting[0]
    entries = room.playing().version
    with pytest.raises(CannotUndo):
        proposals.propose(room, seat, "undo")
    room.apply(decisions.move(room, seat, room.playing().moves(seat)[0]))
    room.apply(proposals.propose(room, seat, "undo"))
    with pytest.raises(Refused, match="proposed-already"):
        proposals.propose(room, seat, "undo")
    with pytest.raises(Refused, match="not-proposed"):
        proposals.undo_agreed(room)
    room.apply(proposals.answer(room, 1 - seat, "undo", yes=True))

    assert Undone(seat, entries) == proposals.undo_agreed(room)


def test_one_no_ends_a_proposal() -> None:
    room = started("queens_architect")
    seat = room.waiting[0]
    room.apply(decisions.move(room, seat, room.playing().moves(seat)[0]))
    room.apply(proposals.propose(room, seat, "undo"))
    room.apply(proposals.answer(room, 1 - seat, "undo", yes=False))

    assert {} == room.proposals
    with pytest.raises(Refused, match="not-proposed"):
        proposals.answer(room, seat, "undo", yes=True)


def test_whoever_has_resigned_is_not_asked() -> None:
    room = started("queens_architect")
    seat = room.waiting[0]
    room.apply(decisions.move(room, seat, room.playing().moves(seat)[0]))
    room.apply(seating.resign(room, 1 - seat))
    room.apply(proposals.propose(room, seat, "undo"))

    assert proposals.agreed(room, "undo")


def test_a_rematch_is_proposed_only_after_the_end() -> None:
    with pytest.raises(Refused, match="not-over"):
        proposals.propose(started("queens_architect"), 0, "rematch")
