"""A turn: the star (QA-11, QA-12), declining and being done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect import construction
from chantier.games.queens_architect.codes import (
    ACTIONS,
    ASK_REPAIRERS,
    DECLINED,
    GO,
    LONGEST_WALK,
    OUT_OF_REACH,
    WENT,
)
from chantier.games.queens_architect.rounds import end_turn
from chantier.kernel.codes import LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def walk(s: QueensState, seat: i64, action: i64) -> i64:
    """Spaces clockwise from the architect to an action."""
    return (action - s.star[seat] + ACTIONS) % ACTIONS


def why_not_go(s: QueensState, seat: i64, action: i64) -> i64:
    """QA-11: one to three spaces, never none."""
    spaces = walk(s, seat, action)
    if spaces == 0 or spaces > LONGEST_WALK:
        return OUT_OF_REACH + RULE * 11 + NEED * spaces
    return LEGAL


def legal_go(s: QueensState, seat: i64, moves: Moves) -> None:
    for spaces in range(1, LONGEST_WALK + 1):
        moves.add(GO + A * ((s.star[seat] + spaces) % ACTIONS))


def play_go(s: QueensState, seat: i64, action: i64) -> None:
    tell(s, WENT, seat, action, walk(s, seat, action))
    s.star[seat] = action
    s.asks = action


def play_decline(s: QueensState, seat: i64) -> None:
    """QA-11: nothing happens."""
    tell(s, DECLINED, seat, s.asks)
    construction.end_recruitment(s)


def play_done(s: QueensState, seat: i64) -> None:
    if s.asks == ASK_REPAIRERS:
        construction.finish_repair(s, seat)
    else:
        end_turn(s)
