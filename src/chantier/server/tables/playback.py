"""A playback shows a game again, moment by moment: a finished table as any seat saw it, or a lesson."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from chantier.analysis.luck import shares_of
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Entry, Table
from chantier.server.tables.room import resigned_last
from chantier.server.tables.updates import line, show
from chantier.server.wire.changes import next_message
from chantier.server.wire.messages import Change, LogLine, SeatInfo, Update

PAGE = 60  # the most moments in one answer
MOST_TURNS = 3  # the number of turns that are said to have decided a game


class Playback(msgspec.Struct):
    moments: int  # the number of moments of the whole game
    frames: list[Update | Change]  # `version` is the number of the moment; moment 0 is before anybody moved


class Turn(msgspec.Struct):
    """This is a turn that changed much, with the mover's chances to win before and after it, in percent."""

    at: int  # the moment at which it ends
    seat: int
    before: int
    after: int
    log: list[LogLine]  # what everybody saw of it


class ScoreHistory(msgspec.Struct):
    line: str  # the line of the score sheet that people call the score
    points: list[list[int]]  # for each moment, the score of each seat
    movers: list[int]  # for each moment, the seat that moved; -1 before the first
    decided: list[Turn]  # the turns that changed the chances most, in the order in which they were played


def moments(table: Table) -> Iterator[Table]:
    """Play the table again from its beginning, and stop after each move and the draws that followed it."""
    again = Table.unplayed(table.game, table.seats, kit=table.kit, options=table.options)
    for number, entry in enumerate(table.entries):
        again.enter(entry.seat, entry.code)
        following = table.entries[number + 1 : number + 2]
        if not following or following[0].seat != CHANCE:
            yield again


def score_history(table: Table) -> ScoreHistory:
    """Return how the points went, and the turns that decided the game as its judge sees them."""
    line, sheet = table.game.headline, table.game.sheet
    points: list[list[int]] = []
    movers: list[int] = []
    turns: list[Turn] = []
    chances: list[float] = []
    entries = 0
    last = len(table.entries)
    for number, again in enumerate(moments(table)):
        points.append([sheet(again.state, seat)[line] for seat in range(again.seats)])
        new, entries = again.entries[entries:], again.version
        mover = next((entry.seat for entry in new if entry.seat >= 0), -1)
        movers.append(mover)
        told = log_lines(again, new, None, number)
        ends = entries == last or table.entries[entries].seat != mover
        now = final_chances(table) if entries == last else shares_of(again.state) if ends else chances
        if not turns or turns[-1].seat != mover or not chances:
            before = chances or now
            turns.append(Turn(number, mover, percent(before, mover), percent(now, mover), told))
        else:
            turns[-1].at, turns[-1].after = number, percent(now, mover)
            turns[-1].log += told
        chances = now
    return ScoreHistory(line, points, movers, deciding(turns))


def final_chances(table: Table) -> list[float]:
    won = table.outcome.winners if table.outcome else []
    return [float(seat in won) / max(1, len(won)) for seat in range(table.seats)]


def percent(chances: list[float], seat: int) -> int:
    return round(100 * chances[seat]) if seat >= 0 else 0


def deciding(turns: list[Turn]) -> list[Turn]:
    """Return the turns of players that changed their own chances most, of those of which everybody saw something."""
    told = [turn for turn in turns if turn.seat >= 0 and turn.log and turn.before != turn.after]
    largest = sorted(told, key=lambda turn: -abs(turn.after - turn.before))[:MOST_TURNS]
    return sorted(largest, key=lambda turn: turn.at)


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
            found.append(reel.next(frame(again, list(seats), eyes, number, lines, told)))
        lines += len(told)
    return Playback(count, found)


def log_lines(table: Table, entries: Sequence[Entry], eyes: int | None, number: int) -> list[LogLine]:
    return [
        line(table, noted, eyes, number) for entry in entries for noted in entry.noted if table.reaches(noted, eyes)
    ]


def frame(
    table: Table, seats: list[SeatInfo], eyes: int | None, number: int, lines: int, told: list[LogLine]
) -> Update:
    outcome = resigned_last(table.outcome, [seat.resigned for seat in seats]) if table.outcome else None
    moment = Update(
        version=number,
        status="over" if outcome else "playing",
        now=0,
        seats=seats,
        waiting=table.waiting,
        view=table.seen(None),
        log_from=lines,
        log=told,
    )
    show(moment, table, outcome, eyes)
    return moment


class Reel:
    """A reel turns frames into messages: the first is whole, each later one says what changed since the one before."""

    def __init__(self) -> None:
        self.before: Update | None = None

    def next(self, moment: Update) -> Any:
        message = next_message(self.before, moment)
        self.before = moment
        return msgspec.Raw(message)
