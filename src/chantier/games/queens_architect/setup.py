"""The draft (QA-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.artisans import employ
from chantier.games.queens_architect.codes import (
    ASK_CHOOSE,
    ASK_STAR,
    ASK_TURN,
    CHOOSE,
    CHOSE,
    FIRST_PLAYER,
    LAST_NOTCH,
    NONE,
    ROUND_BEGAN,
    TAKEN,
    TURN,
    TURNED_FOR_THALERS,
)
from chantier.kernel.codes import LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def begin_draft(s: QueensState, first: i64) -> None:
    s.first = first
    s.current = first
    s.asks = ASK_CHOOSE
    tell(s, FIRST_PLAYER, first)


def why_not_choose(s: QueensState, place: i64) -> i64:
    if place >= len(s.beside) or s.beside[place] == NONE:
        return TAKEN + RULE * 10
    return LEGAL


def legal_choose(s: QueensState, moves: Moves) -> None:
    for place in range(len(s.beside)):
        if why_not_choose(s, place) == LEGAL:
            moves.add(CHOOSE + A * place)


def play_choose(s: QueensState, seat: i64, place: i64) -> None:
    """QA-10: a drafted tile starts at its first notch; then its owner may turn it on."""
    s.newcomer = s.beside[place]
    s.beside[place] = NONE
    s.asks = ASK_TURN
    employ(s, seat, s.newcomer, 0)
    tell(s, CHOSE, seat, s.newcomer)


def legal_turn(moves: Moves) -> None:
    for notches in range(LAST_NOTCH + 1):
        moves.add(TURN + A * notches)


def play_turn(s: QueensState, seat: i64, notches: i64) -> None:
    """QA-10: a thaler for each notch."""
    employ(s, seat, s.newcomer, notches)
    s.thalers[seat] += notches
    tell(s, TURNED_FOR_THALERS, seat, s.newcomer, notches)
    s.newcomer = NONE
    next_pick(s)


def next_pick(s: QueensState) -> None:
    """QA-10: clockwise, then back, so that the last seat picks twice in a row."""
    s.picks += 1
    if s.picks == 2 * s.players:
        s.current = s.first
        s.round = 1
        s.asks = ASK_STAR
        tell(s, ROUND_BEGAN, CHANCE, 1)
        return
    turn = s.picks if s.picks < s.players else 2 * s.players - 1 - s.picks
    s.current = (s.first + turn) % s.players
    s.asks = ASK_CHOOSE
