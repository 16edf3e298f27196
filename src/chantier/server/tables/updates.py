"""What each connection may see of a table: made from `seen_by` of its seat, or of nobody for spectators."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import msgspec

from chantier.kernel.outcome import Outcome
from chantier.kernel.table import Known, Table
from chantier.server.tables.clocks import Clocks
from chantier.server.tables.room import Room
from chantier.server.wire.changes import Parts, change, joined, parts_of, view_changes, view_parts
from chantier.server.wire.messages import ChatLine, LogLine, MoveOffer, SeatInfo, Update, encoded


class Updates:
    """Whatever several connections get alike is made once for each version of the table."""

    def __init__(self, room: Room, clocks: Clocks) -> None:
        self.room = room
        self.clocks = clocks
        self.changed(0)

    def changed(self, now: int) -> None:
        self.logs: dict[tuple[int | None, int], tuple[int, list[LogLine]]] = {}
        self.seen: msgspec.Struct | None = None
        self.view: dict[str, bytes] | None = None
        self.at(now)

    def told(self) -> None:
        """All have been told. What the messages were made of is dropped: kept for 500 tables, it would keep the garbage
        collector busy, which holds up every table."""
        self.seen = None
        self.at(self.now)

    def at(self, now: int) -> None:
        """Nothing has changed but the time."""
        self.now = now
        self.messages: dict[tuple[int | None, int, int], tuple[bytes, Parts, Parts | None]] = {}  # by what it has
        self.parts: dict[tuple[int | None, int], tuple[Update, Parts]] = {}
        self.view_changes: dict[int, tuple[bytes, dict[str, bytes]]] = {}  # and since what, which keeps its id
        self.seats: list[SeatInfo] = []

    def message(self, seat: int | None, told: int, known: Parts | None) -> tuple[bytes, Parts]:
        """What is sent to a connection that has `known`, and what it has then. Without anything it gets the whole."""
        key = (seat, told, id(known))
        if key not in self.messages:
            update, parts = self.made(seat, told)
            if known is not None and known.view is not None and parts.view is not None:
                message = change(update, known, parts, self.changes(known.view, parts.view))
            else:
                message = encoded(update)
            self.messages[key] = message, parts, known
        message, parts, _ = self.messages[key]
        return message, parts

    def made(self, seat: int | None, told: int) -> tuple[Update, Parts]:
        if (seat, told) not in self.parts:
            update = self.update(seat, told)
            self.parts[seat, told] = update, parts_of(update, self.view)
        return self.parts[seat, told]

    def changes(self, before: dict[str, bytes], after: dict[str, bytes]) -> bytes:
        """Most connections have the same view, so that they need the same changes."""
        if id(before) not in self.view_changes:
            self.view_changes[id(before)] = view_changes(before, after), before
        return self.view_changes[id(before)][0]

    def update(self, seat: int | None, told: int) -> Update:
        """All that a connection needs that knows what happened up to `told`."""
        room = self.room
        known = Update(
            version=room.version(seat),
            status=room.status,
            now=self.now,
            seats=self.seats_for(seat),
            waiting=room.waiting,
            proposals={what: list(agree) for what, agree in room.proposals.items()},
            chat=self.chat(seat, told),
            signal=room.referee.signal,
            rematch=room.rematch,
        )
        if room.table is not None:
            self.add_table(known, room.table, seat, told)
        return known

    def add_table(self, known: Update, table: Table, seat: int | None, told: int) -> None:
        known.view = self.public_view(table)
        known.log_from, known.log = self.lines(table, seat, told)
        show(known, table, self.public(table), self.room.outcome, seat)
        if seat is not None:
            known.undo = table.why_not_undo(seat) is None
            known.turn = self.room.version(seat, self.room.chairs[seat].turn)
            known.prefers = self.room.chairs[seat].prefers
            known.quote = self.room.referee.quote(table, seat)

    def public(self, table: Table) -> msgspec.Struct:
        if self.seen is None:
            self.seen = table.seen(None)
        return self.seen

    def public_view(self, table: Table) -> msgspec.Raw:
        if self.view is None:
            self.view = view_parts(self.public(table))
        return msgspec.Raw(joined(self.view))

    def chat(self, seat: int | None, told: int) -> list[ChatLine]:
        lines = self.room.chat
        if not lines or lines[-1].version <= told:
            return []
        version = self.room.version
        return [
            ChatLine(version(seat, line.version), line.at, line.name, line.seat, line.text)
            for line in lines
            if line.version > told
        ]

    def lines(self, table: Table, seat: int | None, told: int) -> tuple[int, list[LogLine]]:
        """Where in the log the client should go on, and the lines from there. Without secrets all read the same.

        What happened in private is no line, for nobody: what was seen is to be remembered, not read again.
        """
        key = (None if table.game.open_information else seat, told)
        if key not in self.logs:
            self.logs[key] = self.new_lines(table, *key)
        return self.logs[key]

    def new_lines(self, table: Table, seat: int | None, told: int) -> tuple[int, list[LogLine]]:
        numbers, version, private = self.room.numbers, self.room.version, table.game.private_events
        since = bisect_right(numbers, told)
        new = [
            line(table.known(noted, seat), version(seat, numbers[i]))
            for i in range(since, len(numbers))
            for noted in table.entries[i].noted
            if noted[1] not in private
        ]
        return self.room.lines[since], new

    def seats_for(self, seat: int | None) -> list[SeatInfo]:
        if not self.seats:
            self.seats = [self.seat_info(i) for i in range(self.room.settings.seats)]
        if seat is None:
            return self.seats
        own = msgspec.structs.replace(self.seats[seat], you=True)
        return [*self.seats[:seat], own, *self.seats[seat + 1 :]]

    def seat_info(self, seat: int) -> SeatInfo:
        chair, clock = self.room.chairs[seat], self.clocks.seats[seat]
        until = self.room.referee.until(seat)
        return SeatInfo(
            name=chair.name,
            taken=not chair.is_free,
            bot=chair.bot,
            away=chair.away,
            resigned=chair.resigned,
            played_for=chair.played_for,
            until=clock.until if until is None else until,
            store=clock.store,
        )


def show(update: Update, table: Table, public: msgspec.Struct, outcome: Outcome | None, eyes: int | None) -> None:
    """What a seat, or a spectator, is shown of a table besides the public view and the log."""
    if outcome is not None:
        update.outcome = msgspec.to_builtins(outcome)
    if eyes is not None:
        update.own = own(table, public, eyes)
        update.moves = [MoveOffer(table.texts.text[code], table.about(eyes, code)) for code in table.codes(eyes)]
        if eyes in update.waiting:
            update.question = table.game.questions[table.game.asks(table.state, eyes)].name


def own(table: Table, public: msgspec.Struct, seat: int) -> dict[str, Any]:
    """What the seat sees otherwise than a spectator."""
    if table.game.open_information:
        return {"seat": seat}
    seen = table.seen(seat)
    return {name: value for name in seen.__struct_fields__ if (value := getattr(seen, name)) != getattr(public, name)}


def line(known: Known, version: int) -> LogLine:
    return LogLine(version, known.name, known.seat, known.rule, dict(known.figures), known.hidden)
