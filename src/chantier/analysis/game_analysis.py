"""The analysis of a whole game: every turn judged, first roughly and then better, while somebody waits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import monotonic

import msgspec

from chantier.analysis.judging import JudgedTurn, judged, opened
from chantier.analysis.luck import Draw, draws_of

PASSES = (30, 120, 480, 1920)  # tries a turn: each pass judges all turns anew, four times as well
PASS_COSTS = 5.0  # times the one before: deeper trees cost more a try
SECONDS = 60.0

JudgeAll = Callable[[Callable[[int], JudgedTurn], Iterable[int]], Iterable[tuple[int, JudgedTurn]]]


class Analysis(msgspec.Struct, frozen=True):
    """What is known of a game: all its turns, judged with so many tries each, and what luck did."""

    tries: int
    turns: list[JudgedTurn]
    draws: list[Draw]


def passes(seconds: float = SECONDS) -> Iterator[int]:
    """Yield how many tries the next pass takes, as long as it will be over in time, as far as one can tell."""
    began = pass_began = monotonic()
    for tries in PASSES:
        now = monotonic()
        if tries != PASSES[0] and now - began + PASS_COSTS * (now - pass_began) > seconds:
            return
        pass_began = now
        yield tries


def analyse(
    content: bytes, kit_text: str, judge_all: JudgeAll, *, tries: int | None = None, seconds: float = SECONDS
) -> Iterator[Analysis | None]:
    """Yield None for each judged turn, and the analysis after each pass; `tries` makes one pass of so many.

    `judge_all` calls a function for many numbers, here or in other processes, and yields each number with its result.
    """
    began = monotonic()
    game = opened(content, kit_text)
    draws = list(draws_of(game.table))
    for wanted in [tries] if tries else passes(seconds):
        found: dict[int, JudgedTurn] = {}
        for number, turn in judge_all(partial(judged, content, kit_text, wanted), range(len(game.turns))):
            found[number] = turn
            yield None
            if not tries and wanted != PASSES[0] and monotonic() - began > seconds:
                return  # what is there already is whole, and nobody waits longer
        yield Analysis(wanted, [found[number] for number in sorted(found)], draws)
