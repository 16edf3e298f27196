"""A puzzle solved: what somebody has played, beside the answer and the next best turns, with shares and reasons."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chantier.analysis.judging import Choice, steps
from chantier.analysis.puzzle_making import BOT_SEED, NOTHING_REMEMBERED, searcher
from chantier.bots.bot import Thought
from chantier.bots.reasons import reasons
from chantier.kernel.facts import Facts, facts
from chantier.kernel.puzzle import Puzzle, book, position
from chantier.kernel.table import Table

TRIES = 100  # of the search that judges a turn which the book does not tell of


class Solution(msgspec.Struct, frozen=True):
    choices: list[Choice]  # the answer first; what was played last, if the book does not tell of it
    played: int  # which of them was played


def told_turn(puzzle: Puzzle, table: Table, turn: Sequence[str]) -> int | None:
    """Return which turn of a puzzle leads to the same position as this one, if any: the order of moves may differ."""
    ends = [end(table, puzzle.seat, told) for told in puzzle.turns]
    reached = end(table, puzzle.seat, turn)
    return ends.index(reached) if reached in ends else None


def end(table: Table, seat: int, turn: Sequence[str]) -> Facts:
    state = table.state.clone()
    for code in codes_of(table, turn):
        state.play(seat, code)
    return facts(state)


def codes_of(table: Table, turn: Sequence[str]) -> list[int]:
    return [code for text in turn if (code := table.texts.read(text)) is not None]


def weighed(game: str, number: int, turn: Sequence[str], tries: int = TRIES) -> float:
    """Return the share of the win that a turn is expected to bring, as the judge sees it from what the seat sees."""
    found = book(game)
    puzzle = found.puzzles[number]
    table = position(found, puzzle)
    view = table.state.seen_by(puzzle.seat)
    bot = searcher(BOT_SEED + puzzle.at, tries, NOTHING_REMEMBERED)
    share = bot.weigh(view, puzzle.seat, codes_of(table, turn), tries).shares[puzzle.seat]
    return min(round(view.adviser().told_share(share, True, table.seats), 3), puzzle.shares[0])


def solution(puzzle: Puzzle, table: Table, turn: Sequence[str], share: float | None) -> Solution:
    """Tell of the turn that was played beside those of the book; the share is needed if it is none of these."""
    known = told_turn(puzzle, table, turn)
    turns, shares = [*puzzle.turns], [*puzzle.shares]
    if known is None:
        turns.append([*turn])
        shares.append(share or 0.0)
    codes = [codes_of(table, told) for told in turns]
    view = table.state.seen_by(puzzle.seat)
    thoughts = [Thought(told[0], one, 0, tuple(told)) for told, one in zip(codes, shares, strict=True)]
    why = reasons(table.game, view, puzzle.seat, thoughts)
    choices = [
        Choice(steps(table, table.state, puzzle.seat, thought.turn), thought.share, its)
        for thought, its in zip(thoughts, why, strict=True)
    ]
    return Solution(choices, len(puzzle.turns) if known is None else known)
