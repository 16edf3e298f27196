"""Updates tell each connection what it may see: what `seen_by` shows to its seat, or to nobody for spectators."""

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
    """Parts that several connections share are made once for each version of the table."""

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
        """Drop what the messages were made of, once all have been told.

        If 500 tables kept it, the garbage collector would be busy with it, which holds up every table.
        """
        self.seen = None
        self.at(self.now)

    def at(self, now: int) -> None:
        """Set the time, and drop the messages that name an older one."""
        self.now = now
        # a message is kept by the seat, the version it was told last, and the id of what the client has
        self.messages: dict[tuple[int | None, int, int], tuple[bytes, Parts, Parts | None]] = {}
        self.parts: dict[tuple[int | None, int], tuple[Update, Parts]] = {}
        # changes are kept by the id of the view before them; keeping that view too means its id is not used again
        self.view_changes: dict[int, tuple[bytes, dict[str, bytes]]] = {}
        self.seats: list[SeatInfo] = []

    def message(self, seat: int | None, told: int, known: Parts | None) -> tuple[bytes, Parts]:
        """Return the message for a client that has `known` (a whole update if it has nothing), and what it has then."""
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
        """Return the changes of the view, which are made once because most connections have the same view."""
        if id(before) not in self.view_changes:
            self.view_changes[id(before)] = view_changes(before, after), before
        return self.view_changes[id(before)][0]

    def update(self, seat: int | None, told: int) -> Update:
        """Return the whole update for a client that knows the log and the chat up to event `told`."""
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
        """Return how many lines of the log the client keeps, and the lines that it adds.

        In a game of open information everybody reads the same lines. A private event has no line for anybody, because
        its player has to remember it and must not read it again.
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
    """Add to the update what a seat or a spectator is shown besides the public view and the log."""
    if outcome is not None:
        update.outcome = msgspec.to_builtins(outcome)
    if eyes is not None:
        update.own = own(table, public, eyes)
        update.moves = [MoveOffer(table.texts.text[code], table.about(eyes, code)) for code in table.codes(eyes)]
        if eyes in update.waiting:
            update.question = table.game.questions[table.game.asks(table.state, eyes)].name


def own(table: Table, public: msgspec.Struct, seat: int) -> dict[str, Any]:
    """Return the fields of the view that the seat sees differently from a spectator."""
    if table.game.open_information:
        return {"seat": seat}
    seen = table.seen(seat)
    return {name: value for name in seen.__struct_fields__ if (value := getattr(seen, name)) != getattr(public, name)}


def line(known: Known, version: int) -> LogLine:
    return LogLine(version, known.name, known.seat, known.rule, dict(known.figures), known.hidden)
