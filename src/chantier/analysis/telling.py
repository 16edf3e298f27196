"""An analysis in words, for whoever reads it in a terminal, a browser or a program of their own."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from chantier.analysis.game_analysis import Analysis
from chantier.analysis.judging import Choice, JudgedTurn
from chantier.analysis.luck import Draw
from chantier.analysis.marks import LIMITS, Summary, mark_of, summary
from chantier.kernel.state import CHANCE
from chantier.kernel.table import Table
from chantier.kernel.words import Words


class ToldChoice(msgspec.Struct, frozen=True):
    moves: list[str]
    says: list[str]  # the same moves in words
    share: float  # of the win, that it was expected to bring
    reasons: list[str]


class ToldTurn(msgspec.Struct, frozen=True):
    """A turn with its mark. Moments are counted as in a replay: each is a move with the draws that follow it."""

    number: int
    seat: int
    begins: int  # the moment before it
    ends: int  # the moment after it
    mark: str
    before: list[float]  # each seat's chance to win, if it is played as well as the judge can
    after: list[float]  # and after what was played
    loss: float
    error: float
    choices: list[ToldChoice]  # the best first
    played: int  # which of the choices it was


class ToldAnalysis(msgspec.Struct, frozen=True):
    tries: int
    turns: list[ToldTurn]
    draws: list[Draw]
    summary: Summary
    limits: dict[str, float]


def told_analysis(found: Analysis, table: Table, names: Sequence[str], lang: str) -> ToldAnalysis:
    """Put an analysis of a table into words; without names, players are called by their colours."""
    words = table.game.words.calling(names) if names else table.game.words
    moments = moments_at(table)
    return ToldAnalysis(
        tries=found.tries,
        turns=[told_turn(turn, table, words, lang, moments) for turn in found.turns],
        draws=found.draws,
        summary=summary(found.turns, found.draws, table.seats, len(found.turns)),
        limits=LIMITS,
    )


def told_turn(turn: JudgedTurn, table: Table, words: Words, lang: str, moments: Sequence[int]) -> ToldTurn:
    return ToldTurn(
        number=turn.number,
        seat=turn.seat,
        begins=moments[turn.first],
        ends=moments[turn.after],
        mark=mark_of(turn),
        before=turn.before,
        after=turn.chances,
        loss=round(turn.loss, 4),
        error=round(turn.error, 4),
        choices=[told_choice(choice, table, words, lang) for choice in turn.choices],
        played=turn.played,
    )


def told_choice(choice: Choice, table: Table, words: Words, lang: str) -> ToldChoice:
    return ToldChoice(
        moves=[step.text for step in choice.steps],
        says=[step.says(table, words, lang) for step in choice.steps],
        share=choice.share,
        reasons=[reason.says(table.game, lang) for reason in choice.reasons],
    )


def moments_at(table: Table) -> list[int]:
    """Return for each number of entries the moment of the replay that shows it: a move and the draws that follow it."""
    found, moment = [], 0
    for number in range(len(table.entries) + 1):
        found.append(moment)
        is_shown = number > 0 and (number == len(table.entries) or table.entries[number].seat != CHANCE)
        moment += is_shown
    return found
