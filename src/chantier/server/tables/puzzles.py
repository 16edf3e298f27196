"""The server shows a puzzle as the seat sees it, plays the moves that somebody tries, and tells the solution.

Nothing is kept: a request names the puzzle and the moves so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from chantier.analysis.solving import solution, told_turn
from chantier.analysis.telling import ToldChoice, told_choice
from chantier.bots.cast import cast
from chantier.kernel.game import find
from chantier.kernel.puzzle import Book, Puzzle, book, position
from chantier.kernel.table import Table
from chantier.server.errors import Refused
from chantier.server.tables.playback import frame, log_lines
from chantier.server.wire.messages import MoveText, SeatInfo, Update
from chantier.server.wire.requests import Body

RIVAL = "grandmaster"
LONGEST = 40  # the most moves of a turn


class PuzzleInfo(msgspec.Struct):
    theme: str
    seats: int
    deceives: bool  # another turn looks better at first sight


class Tried(Body):
    """These are the moves that somebody has tried so far, the first of the turn first."""

    moves: Annotated[list[MoveText], msgspec.Meta(max_length=LONGEST)]


class Solved(msgspec.Struct):
    choices: list[ToldChoice]  # the answer, the next best, and what was played if it is none of these
    played: int  # which of them it was
    theme: str


class PuzzleMoment(msgspec.Struct):
    frame: Update
    puzzles: int  # the number of puzzles in the book
    solved: Solved | None = None  # the solution, once the turn is over


def puzzles(game: str, lang: str) -> list[PuzzleInfo]:
    found, words = book(game), find(game).words
    return [
        PuzzleInfo(words.say(lang, f"theme-{one.theme}"), found.games[one.game].seats, one.looks > 0)
        for one in found.puzzles
    ]


def after(found: Book, puzzle: Puzzle, moves: Sequence[str], lang: str) -> Table:
    """Return the table after some moves of the turn, without the draws that may follow it."""
    table = position(found, puzzle)
    for text in moves:
        if (refusal := table.why_not(text, puzzle.seat)) is not None:
            raise Refused(409, "puzzle-move", move=text, reason=refusal.said(lang))
        code = table.texts.read(text)
        assert code is not None, "it was not refused"
        table.enter(puzzle.seat, code)
    return table


def is_unknown(game: str, number: int, moves: Sequence[str], lang: str) -> bool:
    """Say whether the turn is over and none that the book tells of, so that it has to be judged first."""
    found = book(game)
    puzzle = found.puzzles[number]
    is_over = not after(found, puzzle, moves, lang).is_asked(puzzle.seat)
    return is_over and told_turn(puzzle, position(found, puzzle), moves) is None


def moment(game: str, number: int, moves: Sequence[str], share: float | None, lang: str) -> PuzzleMoment:
    """Show a puzzle after some moves; `share` is what the turn is worth, if it is over and the book does not know."""
    found = book(game)
    puzzle = found.puzzles[number]
    before, table = position(found, puzzle), after(found, puzzle, moves, lang)
    rivals = cast([RIVAL] * table.seats, (), f"{game} {number}")
    seats = [SeatInfo(name, taken=True, you=seat == puzzle.seat) for seat, name in enumerate(rivals)]
    told = [
        line for number, entry in enumerate(table.entries, 1) for line in log_lines(table, [entry], puzzle.seat, number)
    ]
    shown = frame(table, seats, puzzle.seat, table.version, 0, told)
    if table.is_asked(puzzle.seat):
        return PuzzleMoment(shown, len(found.puzzles))
    end = solution(puzzle, before, moves, share)
    words = table.game.words.calling(rivals)
    choices = [told_choice(choice, before, words, lang) for choice in end.choices]
    theme = table.game.words.say(lang, f"theme-{puzzle.theme}")
    return PuzzleMoment(shown, len(found.puzzles), Solved(choices, end.played, theme))
