"""A game seen again, moment by moment: a finished table through any seat's eyes, or a lesson."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from chantier.kernel.state import CHANCE
from chantier.kernel.table import Entry, Table
from chantier.server.tables.room import resigned_last
from chantier.server.tables.updates import line
from chantier.server.wire.messages import LogLine, MoveOffer, SeatInfo, Update

PAGE = 60  # moments in one answer


class Playback(msgspec.Struct):
    moments: int  # in all
    frames: list[Update]  # `version` is the number of the moment; the first is the table before anybody moved


class ScoreHistory(msgspec.Struct):
    line: str  # of the sheet: what people call the score
    points: list[list[int]]  # moment by moment, by seat


def moments(table: Table) -> Iterator[Table]:
    """The table again from its beginning, after each move with the draws it brought."""
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
    """Of the moments from `first` on as many as fit one answer."""
    found: list[Update] = []
    lines = shown = count = 0
    for number, again in enumerate(moments(table)):
        count = number + 1
        new = again.entries[shown:]
        shown = again.version
        told = log_lines(again, new, eyes, number)
        if first <= number < first + PAGE:
            found.append(frame(again, list(seats), eyes, number, lines, told))
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
) -> Update:
    public = table.view(None)
    moment = Update(
        version=number,
        status="over" if table.outcome else "playing",
        now=0,
        seats=seats,
        waiting=table.waiting,
        view=public,
        log_from=lines,
        log=told,
    )
    if table.outcome is not None:
        moment.outcome = msgspec.to_builtins(resigned_last(table.outcome, [seat.resigned for seat in seats]))
    if eyes is not None:
        moment.own = own(table, public, eyes)
        moment.moves = [MoveOffer(table.texts.text[code], dict(table.about(eyes, code))) for code in table.codes(eyes)]
        if eyes in table.waiting:
            moment.question = table.game.questions[table.game.asks(table.state, eyes)].name
    return moment


def own(table: Table, public: dict[str, Any], seat: int) -> dict[str, Any]:
    """What the seat sees otherwise than a spectator."""
    return {key: value for key, value in table.view(seat).items() if value != public[key]}
