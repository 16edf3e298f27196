"""The result of a table is read from its log: how it ended, and whether it counts for ratings.

What counts is written down in docs/club.md.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from chantier.server.store.results import Result, SeatResult
from chantier.server.store.tables import StoredEvent
from chantier.server.tables.room import Room
from chantier.server.tables.room_events import DECODE, Helped, Started, Undone
from chantier.server.wire.messages import ENCODE

FEW = 3  # a bot may make so many moves for a player, and the game is still the player's
Tempo = Literal["live", "unhurried", "days"]


class Ended:
    """This follows a table from event to event, and notes what its room does not tell."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.began = self.ended = 0
        # a player was helped by a hint, or took back a move after which something was drawn, revealed or answered
        self.helped = False

    def apply(self, event: StoredEvent) -> None:
        what = DECODE.decode(event.data)
        was_over = self.room.status == "over"
        if isinstance(what, Started):
            self.began = event.at
        if isinstance(what, Helped) or (isinstance(what, Undone) and "undo" in self.room.proposals):
            self.helped = True
        self.room.apply(what)
        if self.room.status == "over" and not was_over:
            self.ended = event.at


def tempo_of(room: Room) -> Tempo:
    settings = room.settings
    if settings.pace == "days":
        return "days"
    has_clock = settings.clock.move is not None or settings.clock.game is not None
    return "live" if has_clock or room.referee.is_live else "unhurried"


def result(table: str, ended: Ended, kept: Result | None = None) -> Result:
    """Return the result of a table that is over; who was deleted since is known from the result that was kept."""
    room = ended.room
    counted = room.table.tallies() if room.table and room.outcome else [{}] * room.settings.seats
    seated = [seat_result(room, seat, counted[seat]) for seat in range(room.settings.seats)]
    for before in kept.seated if kept else ():
        if not seated[before.seat].player:
            seated[before.seat] = seated[before.seat]._replace(person=before.person, name=before.name)
    why = why_uncounted(ended, seated)
    return Result(
        table=table,
        game=room.settings.game,
        tempo=tempo_of(room),
        seats=room.settings.seats,
        open=room.settings.open,
        began=ended.began,
        ended=ended.ended,
        rounds=room.table.game.round(room.table.state) if room.table else 0,
        uncounted=why,
        seated=[seat._replace(rated=not why and is_rated(seat)) for seat in seated],
    )


def seat_result(room: Room, seat: int, counted: Mapping[str, int]) -> SeatResult:
    chair, outcome = room.chairs[seat], room.outcome
    return SeatResult(
        seat=seat,
        person=chair.person,
        bot=chair.bot,
        name=chair.name,
        place=outcome.places[seat] if outcome else 0,
        points=outcome.points[seat] if outcome else 0,
        won=bool(outcome and seat in outcome.winners),
        resigned=chair.resigned,
        played_for=chair.played_for,
        rated=False,
        tallies=ENCODE.encode(counted).decode() if counted else "",
    )


def is_rated(seat: SeatResult) -> bool:
    """Say whether a seat was played by whoever is rated for it; who gave up has lost, whatever the bot did then."""
    return bool(seat.player) and (seat.resigned or seat.played_for <= FEW)


def why_uncounted(ended: Ended, seated: Sequence[SeatResult]) -> str:
    """Return why a table does not count for ratings; empty if it does."""
    rated = [seat for seat in seated if is_rated(seat)]
    if ended.room.outcome is None:
        return "closed"
    if ended.room.settings.kit_text:
        return "own-kit"
    if ended.room.settings.origin is not None:
        return "goes-on"
    if ended.helped:
        return "helped"
    if not any(seat.person for seat in rated):
        return "bots"
    return "" if len({seat.player for seat in rated}) > 1 else "alone"
