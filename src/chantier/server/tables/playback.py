"""A playback shows a game again, moment by moment: a finished table as any seat saw it, or a lesson."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from chantier.kernel.state import CHANCE
from chantier.kernel.table import Entry, Table
from chantier.server.tables.room import resigned_last
from chantier.server.tables.updates import line, show
from chantier.server.wire.changes import Parts, joined, next_message, parts_of, view_parts
from chantier.server.wire.messages import Change, LogLine, SeatInfo, Update

PAGE = 60  # one answer has so many moments


class Playback(msgspec.Struct):
    moments: int  # the number of moments of the whole game
    frames: list[Update | Change]  # `version` is the number of the moment; moment 0 is before anybody moved


class ScoreHistory(msgspec.Struct):
    line: str  # the line of the score sheet that people call the score
    points: list[list[int]]  # for each moment, the score of each seat


def moments(table: Table) -> Iterator[Table]:
    """Play the table again from its beginning, and stop after each move and the draws that followed it."""
    again = Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options)
    for number, entry in enumerate(table.entries):
        again.enter(entry.seat, entry.code)
        following = table.entries[number + 1 : number + 2]
        if not following or following[0].seat != CHANCE:
            yield again


def score_history(table: Table) -> ScoreHistory:
    line, sheet = table.game.headline, table.game.sheet
    points = [[sheet(again.state, seat)[line] for seat in range(again.seats)] for again in moments(table)]
    return ScoreHistory(line, points)


def playback(table: Table, seats: Sequence[SeatInfo], eyes: int | None, first: int) -> Playback:
    """Return the moments from `first` on, as many as fit in one answer."""
    found: list[Update | Change] = []
    reel = Reel()
    lines = shown = count = 0
    for number, again in enumerate(moments(table)):
        count = number + 1
        new = again.entries[shown:]
        shown = again.version
        told = log_lines(again, new, eyes, number)
        if first <= number < first + PAGE:
            found.append(reel.next(*frame(again, list(seats), eyes, number, lines, told)))
        lines += len(told)
    return Playback(count, found)


def log_lines(table: Table, entries: Sequence[Entry], eyes: int | None, number: int) -> list[LogLine]:
    return [
        line(table.known(noted, eyes), number)
        for entry in entries
        for noted in entry.noted
        if table.reaches(noted, eyes)
    ]


def frame(
    table: Table, seats: list[SeatInfo], eyes: int | None, number: int, lines: int, told: list[LogLine]
) -> tuple[Update, Parts]:
    public = table.seen(None)
    view = view_parts(public)
    outcome = resigned_last(table.outcome, [seat.resigned for seat in seats]) if table.outcome else None
    moment = Update(
        version=number,
        status="over" if outcome else "playing",
        now=0,
        seats=seats,
        waiting=table.waiting,
        view=msgspec.Raw(joined(view)),
        log_from=lines,
        log=told,
    )
    show(moment, table, public, outcome, eyes)
    return moment, parts_of(moment, view)


class Reel:
    """A reel turns frames into messages: the first is whole, each later one says what changed since the one before."""

    def __init__(self) -> None:
        self.before: Parts | None = None

    def next(self, moment: Update, parts: Parts) -> Any:
        message = next_message(moment, self.before, parts)
        self.before = parts
        return msgspec.Raw(message)
