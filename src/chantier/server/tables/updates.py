"""Updates tell each connection what it may see: what `seen_by` shows to its seat, or to nobody for spectators."""

from __future__ import annotations

from bisect import bisect_right
from copy import copy
from typing import Any

import msgspec
from mypy_extensions import i64

from chantier.kernel.foresight import Foresight
from chantier.kernel.outcome import Outcome
from chantier.kernel.table import Noted, Table
from chantier.server.ids import called
from chantier.server.tables.clocks import Clocks
from chantier.server.tables.room import Room
from chantier.server.wire.changes import next_message, view_changes
from chantier.server.wire.messages import ChatLine, LogLine, MoveOffer, SeatInfo, Update
from chantier.server.wire.requests import ForeseenMove, ForetoldLine, RefusedMove


class Updates:
    """Parts that several connections share are made once for each version of the table."""

    def __init__(self, room: Room, clocks: Clocks) -> None:
        self.room = room
        self.clocks = clocks
        self.seats: list[SeatInfo] = []
        self.own_seats: dict[int, list[SeatInfo]] = {}
        self.changed(0)

    def changed(self, now: int) -> None:
        self.logs: dict[tuple[int | None, int], tuple[int, list[LogLine]]] = {}
        self.seen: msgspec.Struct | None = None
        self.at(now)

    def at(self, now: int) -> None:
        """Set the time, and drop the messages that name an older one."""
        self.now = now
        # a message is kept by the seat, the version it was told last, and the id of what the client has
        self.messages: dict[tuple[int | None, int, int], tuple[bytes, Update, Update | None]] = {}
        self.made: dict[tuple[int | None, int], Update] = {}
        # changes are kept by the id of the view before them; keeping that view too means its id is not used again
        self.views: dict[int, tuple[msgspec.Raw, msgspec.Struct]] = {}
        self.has_seats = False  # the seats are those of this moment

    def told(self) -> None:
        """Drop what only the messages needed, once all have been told: a client keeps its log itself."""
        for update in self.made.values():
            update.log, update.chat = [], []
        self.at(self.now)

    def message(self, seat: int | None, told: int, known: Update | None) -> tuple[bytes, Update]:
        """Return the message for a client that has `known` (a whole update if it has nothing), and what it has then."""
        key = (seat, told, id(known))
        if key not in self.messages:
            update = self.update(seat, told)
            view = self.view_changes(known.view, update.view) if known and known.view and update.view else None
            self.messages[key] = next_message(known, update, view), update, known
        message, update, _ = self.messages[key]
        return message, update

    def view_changes(self, before: msgspec.Struct, after: msgspec.Struct) -> msgspec.Raw:
        """Return the changes of the view, which are made once because most connections have the same view."""
        if id(before) not in self.views:
            self.views[id(before)] = view_changes(before, after), before
        return self.views[id(before)][0]

    def update(self, seat: int | None, told: int) -> Update:
        """Return the whole update for a client that knows the log and the chat up to event `told`."""
        if (seat, told) not in self.made:
            self.made[seat, told] = self.public_update(told) if seat is None else self.own_update(seat, told)
        return self.made[seat, told]

    def public_update(self, told: int) -> Update:
        """Return the update of a spectator; those of the seats are made from it."""
        room, table = self.room, self.room.table
        known = Update(
            version=room.version(None),
            status=room.status,
            now=self.now,
            seats=self.seats_for(None),
            waiting=room.waiting,
            proposals={what: list(agree) for what, agree in room.proposals.items()},
            chat=self.chat(None, told),
            signal=room.referee.signal,
            rematch=room.rematch,
            closed=bool(room.closed),
            watchers_chat=room.watchers_chat,
            notices=room.notices,
        )
        if table is not None:
            known.view = self.public(table)
            known.log_from, known.log = self.lines(table, None, told)
            show(known, table, room.outcome, None)
        return known

    def own_update(self, seat: int, told: int) -> Update:
        """Return the update of a seat: the spectator's, with what the seat knows or may do besides."""
        room, table = self.room, self.room.table
        known: Update = copy(self.update(None, told))
        known.version = room.version(seat)
        known.seats = self.seats_for(seat)
        known.chat = self.chat(seat, told)
        if table is not None:
            known.log_from, known.log = self.lines(table, seat, told)
            show_own(known, table, seat)
            if room.closed:
                known.moves = []
            known.undo = table.may_undo(seat) and not table.is_over
            known.turn = room.chairs[seat].turn
            known.prefers = room.chairs[seat].prefers
            known.quote = room.referee.quote(table, seat)
        return known

    def public(self, table: Table) -> msgspec.Struct:
        if self.seen is None:
            self.seen = table.seen(None)
        return self.seen

    def chat(self, seat: int | None, told: int) -> list[ChatLine]:
        lines = self.room.chat
        if not lines or lines[-1].version <= told:
            return []
        version = self.room.versions.version
        return [
            ChatLine(version(seat, line.version), line.at, line.name, line.seat, line.text, line.who)
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
        room, numbers, private = self.room, self.room.numbers, table.game.private_events
        since = bisect_right(numbers, told)
        now = room.version(seat)
        new = [
            line(table, noted, seat, now if number == room.number else room.versions.version(seat, number))
            for i, number in enumerate(numbers[since:], since)
            for noted in table.entries[i].noted
            if noted[1] not in private
        ]
        return self.room.lines[since], new

    def seats_for(self, seat: int | None) -> list[SeatInfo]:
        """Return what is told of the seats; as long as nothing changes there, this is the same list."""
        if not self.has_seats:
            self.has_seats = True
            seats = [self.seat_info(i) for i in range(self.room.settings.seats)]
            if seats != self.seats:
                self.seats, self.own_seats = seats, {}
        if seat is None:
            return self.seats
        if seat not in self.own_seats:
            own = msgspec.structs.replace(self.seats[seat], you=True)
            self.own_seats[seat] = [*self.seats[:seat], own, *self.seats[seat + 1 :]]
        return self.own_seats[seat]

    def seat_info(self, seat: i64) -> SeatInfo:
        chair, clock = self.room.chairs[seat], self.clocks.seats[seat]
        until = self.room.referee.until(seat)
        return SeatInfo(
            name=chair.name,
            taken=not chair.is_free,
            bot=chair.bot,
            who=called(chair.person),
            mark=chair.mark,
            host=bool(chair.person) and chair.person == self.room.host,
            away=chair.away,
            resigned=chair.resigned,
            helped=chair.helped,
            played_for=chair.played_for,
            until=clock.until if until is None else until,
            store=clock.store,
        )


def show(update: Update, table: Table, outcome: Outcome | None, eyes: int | None) -> None:
    """Add to the update what a seat or a spectator is shown besides the public view and the log."""
    if outcome is not None:
        update.outcome = msgspec.to_builtins(outcome)
    if eyes is not None:
        show_own(update, table, eyes)


def show_own(update: Update, table: Table, seat: int) -> None:
    update.own = own(table, update.view, seat)
    update.moves = [MoveOffer(table.texts.text[code], table.about(seat, code)) for code in table.codes(seat)]
    if seat in update.waiting:
        update.question = table.game.questions[table.game.asks(table.state, seat)].name


def own(table: Table, public: msgspec.Struct, seat: int) -> dict[str, Any]:
    """Return the fields of the view that the seat sees differently from a spectator."""
    if table.game.open_information:
        return {"seat": seat}
    seen = table.seen(seat)
    return {name: value for name in seen.__struct_fields__ if (value := getattr(seen, name)) != getattr(public, name)}


def line(table: Table, noted: Noted, eyes: int | None, version: int) -> LogLine:
    known, step = table.known(noted, eyes), table.game.events[noted[1]].step
    return LogLine(version, known.name, known.seat, known.rule, dict(known.figures), known.hidden, step)


def refused_moves(table: Table, seat: int, lang: str) -> list[RefusedMove]:
    """Return the moves that answer what a seat is asked but may not be played, each with its reason."""
    return [
        RefusedMove(text, refusal.code, refusal.said(lang), refusal.rule, dict(refusal.figures))
        for text, refusal in table.refused(seat)
    ]


def foreseen_move(table: Table, found: Foresight) -> ForeseenMove:
    """Put what a move would bring into a message."""
    step = {told.name: told.step for told in table.game.events.values()}
    return ForeseenMove(
        happens=[
            LogLine(0, known.name, known.seat, known.rule, dict(known.figures), known.hidden, step[known.name])
            for known in found.happens
        ],
        sheet=found.sheet,
        leaves=[ForetoldLine(each.name, each.rule, dict(each.figures)) for each in found.leaves],
        question=found.question,
        by_chance=found.by_chance,
        best=found.best,
    )
