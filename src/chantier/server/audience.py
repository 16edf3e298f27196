"""What each connection may see of a table: made from `seen_by` of its seat, or of nobody for spectators."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import msgspec

from chantier.kernel.table import Known, Table
from chantier.server.clocks import Clocks
from chantier.server.messages import ENCODE, ChatLine, LogLine, MoveOffer, SeatInfo, Update
from chantier.server.sitting import Sitting


class Audience:
    """Whatever several connections get alike is made once: the public view, and the whole update of all spectators."""

    def __init__(self, sitting: Sitting, clocks: Clocks) -> None:
        self.sitting = sitting
        self.clocks = clocks
        self.now = 0
        self.signal: int | None = None  # of a live race
        self.race_until: dict[int, int] = {}  # the deadlines it has for seats
        self.public: dict[str, Any] | None = None
        self.view: msgspec.Raw | None = None
        self.encoded: dict[tuple[int | None, int], bytes] = {}

    def changed(self, now: int) -> None:
        self.public = self.view = None
        self.at(now)

    def at(self, now: int) -> None:
        """Nothing has changed but the time."""
        self.now = now
        self.encoded.clear()

    def message(self, seat: int | None, told: int) -> bytes:
        """An update, encoded."""
        key = (seat, told)
        if key not in self.encoded:
            self.encoded[key] = ENCODE.encode(self.update(seat, told))
        return self.encoded[key]

    def update(self, seat: int | None, told: int) -> Update:
        """All that a connection needs that knows what happened up to `told`."""
        sitting = self.sitting
        known = Update(
            version=sitting.version(seat),
            status=sitting.status,
            now=self.now,
            seats=[self.seat_info(i, seat) for i in range(sitting.settings.seats)],
            waiting=sitting.waiting,
            proposals={what: list(agree) for what, agree in sitting.proposals.items()},
            chat=self.chat(seat, told),
            signal=self.signal,
            rematch=sitting.rematch,
        )
        if sitting.table is not None:
            self.add_table(known, sitting.table, seat, told)
        return known

    def add_table(self, known: Update, table: Table, seat: int | None, told: int) -> None:
        known.view = self.public_view(table)
        known.log_from, known.log = self.lines(table, seat, told)
        if table.is_over:
            known.outcome = msgspec.to_builtins(self.sitting.outcome)
        if seat is not None:
            known.own = self.own(table, seat)
            known.moves = self.offers(table, seat)
            known.undo = table.why_not_undo(seat) is None
            known.turn = self.sitting.version(seat, self.sitting.chairs[seat].turn)
            known.prefers = self.sitting.chairs[seat].prefers
            if seat in table.waiting:
                known.question = table.game.questions[table.game.asks(table.state, seat)].name

    def public_view(self, table: Table) -> msgspec.Raw:
        if self.view is None:
            self.public = table.view(None)
            self.view = msgspec.Raw(ENCODE.encode(self.public))
        return self.view

    def chat(self, seat: int | None, told: int) -> list[ChatLine]:
        lines = self.sitting.chat
        if not lines or lines[-1].version <= told:
            return []
        version = self.sitting.version
        return [
            ChatLine(version(seat, line.version), line.at, line.name, line.seat, line.text)
            for line in lines
            if line.version > told
        ]

    def lines(self, table: Table, seat: int | None, told: int) -> tuple[int, list[LogLine]]:
        """Where in the log the client should go on, and the lines from there.

        What happened in private is no line, for nobody: what was seen is to be remembered, not read again (AG-27).
        """
        numbers, version, private = self.sitting.numbers, self.sitting.version, table.game.private_events
        since = bisect_right(numbers, told)
        new = [
            line(table.known(noted, seat), version(seat, numbers[i]))
            for i in range(since, len(numbers))
            for noted in table.entries[i].noted
            if noted[1] not in private
        ]
        if not private:
            return sum(len(entry.noted) for entry in table.entries[:since]), new
        return sum(noted[1] not in private for entry in table.entries[:since] for noted in entry.noted), new

    def seat_info(self, seat: int, own: int | None) -> SeatInfo:
        chair, clock = self.sitting.chairs[seat], self.clocks.seats[seat]
        return SeatInfo(
            name=chair.name,
            taken=not chair.is_free,
            bot=chair.bot,
            you=seat == own,
            away=chair.away,
            resigned=chair.resigned,
            played_for=chair.played_for,
            until=self.race_until.get(seat, clock.until),
            store=clock.store,
        )

    def own(self, table: Table, seat: int) -> dict[str, Any]:
        """What the seat sees otherwise than a spectator."""
        if table.game.open_information:
            return {"seat": seat}
        assert self.public is not None, "the public view is made first"
        return {key: value for key, value in table.view(seat).items() if value != self.public[key]}

    def offers(self, table: Table, seat: int) -> list[MoveOffer]:
        return [MoveOffer(table.texts.text[code], dict(table.about(seat, code))) for code in table.codes(seat)]


def line(known: Known, version: int) -> LogLine:
    return LogLine(version, known.name, known.seat, known.rule, dict(known.figures), known.hidden)
