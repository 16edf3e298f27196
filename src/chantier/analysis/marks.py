"""Marks, accuracy and turning points: what the judged turns of a game add up to.

A turn loses the difference between the share of the win that the best turn was expected to bring and what the one
played was expected to bring. The thresholds are written here and nowhere else.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from chantier.analysis.judging import JudgedTurn
from chantier.analysis.luck import Draw

BEST, GOOD, DOUBTFUL, MISTAKE = "best", "good", "doubtful", "mistake"
FORCED = "forced"
LIMITS = {BEST: 0.01, GOOD: 0.04, DOUBTFUL: 0.08}  # the share that such a turn loses at most; a mistake loses more
SURE = 1.0  # standard errors that are taken off a loss before it is marked: doubt is in favour of the player
STRICTNESS = 10.0  # a turn that loses 4 % counts e^(-0.4): 67 % of one that loses nothing
PHASES = 3  # opening, middle and end are thirds of a game's turns
TURNING_POINTS = 3


class Score(msgspec.Struct, frozen=True):
    """How well a seat played, in the whole game or in a third of it."""

    accuracy: float | None  # from 0 to 1; None if it never had a choice
    turns: int  # with a choice
    marks: dict[str, int]


class SeatScore(msgspec.Struct, frozen=True):
    whole: Score
    phases: list[Score]
    luck: float  # what all draws together brought the seat, in shares of the win


class Summary(msgspec.Struct, frozen=True):
    seats: list[SeatScore]
    turning: list[int]  # the numbers of the turns that cost most, in their order


def mark_of(turn: JudgedTurn) -> str:
    if turn.is_forced:
        return FORCED
    loss = turn.loss - SURE * turn.error
    return next((mark for mark, most in LIMITS.items() if loss <= most), MISTAKE)


def accuracy(turns: Sequence[JudgedTurn]) -> float | None:
    """Return the mean of what each turn counts, or None if there is none."""
    if not turns:
        return None
    return round(sum(math.exp(-STRICTNESS * turn.loss) for turn in turns) / len(turns), 4)


def score(turns: Sequence[JudgedTurn]) -> Score:
    chosen = [turn for turn in turns if not turn.is_forced]
    marks = [mark_of(turn) for turn in chosen]
    return Score(accuracy(chosen), len(chosen), {mark: marks.count(mark) for mark in (*LIMITS, MISTAKE)})


def summary(turns: Sequence[JudgedTurn], draws: Sequence[Draw], seats: int, all_turns: int) -> Summary:
    """Sum up what is judged so far of a game with so many turns."""
    borders = [all_turns * third / PHASES for third in range(PHASES + 1)]
    scores = []
    for seat in range(seats):
        own = [turn for turn in turns if turn.seat == seat]
        phases = [score([turn for turn in own if low <= turn.number < high]) for low, high in pairwise(borders)]
        scores.append(SeatScore(score(own), phases, round(sum(draw.changed[seat] for draw in draws), 4)))
    dearest = sorted((turn for turn in turns if mark_of(turn) in (DOUBTFUL, MISTAKE)), key=lambda turn: -turn.loss)
    return Summary(scores, sorted(turn.number for turn in dearest[:TURNING_POINTS]))
