"""Other moves, tried from a moment of a game that was played: the rules play them, and the judge says what they bring.

A line is a list of moves as a record has them ("1: go labour"). Draws are not chosen: they come from dice of the record
and the moment, so that the same line always meets the same luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from chantier.analysis.judging import JudgedTurn, OpenGame, judge, kit_of, seed_of
from chantier.analysis.turns import PlayedTurn, unplayed_like
from chantier.kernel.dice import Dice
from chantier.kernel.errors import BadInput
from chantier.kernel.record import parse_entry, parse_record
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table

MOST_MOVES = 200  # of a line


def table_at(played: Table, moment: int) -> Table:
    """Return a table as a moment of its replay shows it: after a move and the draws that followed it."""
    ends = [
        number
        for number in range(1, len(played.entries) + 1)
        if number == len(played.entries) or played.entries[number].seat != CHANCE
    ]
    if not 0 <= moment < len(ends):
        raise BadInput("no-moment", given=moment, most=len(ends) - 1)
    return table_after(played, ends[moment])


def table_after(played: Table, entries: int) -> Table:
    again = unplayed_like(played)
    for entry in played.entries[:entries]:
        again.enter(entry.seat, entry.code)
    return again


def tried(played: Table, moment: int, moves: Sequence[str], seed: int) -> Iterator[Table]:
    """Yield the one table at a moment, and again after each move of a line and the draws that follow it."""
    again = table_at(played, moment)
    again.dice = Dice(seed + moment)
    yield again
    for number, entry in enumerate(moves, 1):
        seat, text = parse_entry(number, entry, again.seats)
        if seat == CHANCE:
            raise BadInput("line-draw", given=entry)
        again.play(text, seat)
        yield again


def last_turn(table: Table) -> PlayedTurn | None:
    """Return the turn that was played last, once it is over."""
    first = end = max((number for number, entry in enumerate(table.entries, 1) if entry.seat >= 0), default=0)
    if not end or (end == table.version and table.is_asked(table.entries[-1].seat)):
        return None
    seat = table.entries[end - 1].seat
    while first and table.entries[first - 1].seat == seat:
        first -= 1
    again, is_forced = table_after(table, first), True
    for entry in table.entries[first:end]:
        is_forced = is_forced and len(again.codes(seat)) == 1
        again.enter(seat, entry.code)
    return PlayedTurn(0, seat, first, [entry.code for entry in table.entries[first:end]], is_forced)


@lru_cache(maxsize=4)
def replayed(content: bytes, kit_text: str) -> tuple[Table, int]:
    """Return the table of a record and the seed of its judgements; those that were read last are kept."""
    record = parse_record(content)
    return Table.replay(record, kit=kit_of(record, kit_text)), seed_of(record)


def judge_line(content: bytes, kit_text: str, moment: int, moves: list[str], tries: int) -> JudgedTurn | None:
    """Judge the last turn of a line from what its player could see; None as long as it goes on."""
    played, seed = replayed(content, kit_text)
    *_, table = tried(played, moment, moves, seed)
    turn = last_turn(table)
    if turn is None:
        return None
    before = table_after(table, turn.first).state
    return judge(OpenGame(table, [turn], [before], seed + turn.first), 0, tries)
