"""Labour: a wage for all, a little more for those who can farm (QA-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.artisans import count, is_employed, work
from chantier.games.queens_architect.codes import (
    ASK_LABOURERS,
    CHARACTERS,
    COLLECT,
    EARNED,
    HAS_WORKED,
    LABOUR_BONUS,
    NO_LABOURER,
    NOT_EMPLOYED,
    WAGE,
    WORK,
)
from chantier.games.queens_architect.rounds import end_turn
from chantier.kernel.codes import BIT, LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def wage(s: QueensState, seat: i64) -> i64:
    """A thaler for every two artisans, rounded up."""
    return (count(s, seat) + 1) // 2


def legal_collect(moves: Moves) -> None:
    moves.add(COLLECT)


def play_collect(s: QueensState, seat: i64) -> None:
    s.thalers[seat] += wage(s, seat)
    tell(s, WAGE, seat, wage(s, seat))
    ask_labourers(s, seat)


def can_work(s: QueensState, seat: i64) -> bool:
    for character in range(CHARACTERS):
        if why_not_work(s, seat, character) == LEGAL:
            return True
    return False


def ask_labourers(s: QueensState, seat: i64) -> None:
    if can_work(s, seat):
        s.asks = ASK_LABOURERS
    else:
        end_turn(s)


def why_not_work(s: QueensState, seat: i64, character: i64) -> i64:
    if s.crew & BIT[character] != 0:
        return HAS_WORKED + RULE * 13
    if not is_employed(s, seat, character):
        return NOT_EMPLOYED + RULE * 13
    return LEGAL if s.kit.labourer[character] != 0 else NO_LABOURER + RULE * 13


def legal_work(s: QueensState, seat: i64, moves: Moves) -> None:
    for character in range(CHARACTERS):
        if why_not_work(s, seat, character) == LEGAL:
            moves.add(WORK + A * character)


def play_work(s: QueensState, seat: i64, character: i64) -> None:
    s.crew |= BIT[character]
    s.thalers[seat] += LABOUR_BONUS
    tell(s, EARNED, seat, character, LABOUR_BONUS)
    work(s, seat, character)
    ask_labourers(s, seat)
