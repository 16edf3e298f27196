"""The end of a turn, of a round, of the game (QA-28, QA-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.codes import (
    ASK_STAR,
    LAST_ROUND,
    OVER,
    PALACE_ENDED,
    ROUND_BEGAN,
    ROUNDS_ENDED,
)
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def end_turn(s: QueensState) -> None:
    s.crew = 0
    s.sent = 0
    s.current = (s.current + 1) % s.players
    s.asks = ASK_STAR
    if s.current == s.first:
        end_round(s)


def end_round(s: QueensState) -> None:
    """QA-28: the round in which somebody contributed is the last; QA-30: or round 100."""
    if s.contributed != 0:
        end_game(s, PALACE_ENDED)
    elif s.round == LAST_ROUND:
        end_game(s, ROUNDS_ENDED)
    else:
        s.round += 1
        tell(s, ROUND_BEGAN, CHANCE, s.round)


def end_game(s: QueensState, why: i64) -> None:
    s.asks = OVER
    tell(s, why, CHANCE, s.round)
