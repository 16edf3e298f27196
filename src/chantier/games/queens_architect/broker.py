"""The broker: trust, or thalers for bonds (QA-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.codes import (
    BOND_WORTH,
    CASH,
    CASHED,
    FULL_TRUST,
    NO_BOND,
    TOO_MANY_BONDS,
    TOP_TRUST,
    TRUST,
    TRUSTED,
)
from chantier.games.queens_architect.rounds import end_turn
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def why_not_trust(s: QueensState, seat: i64) -> i64:
    return LEGAL if s.trust[seat] < TOP_TRUST else FULL_TRUST + RULE * 18


def why_not_cash(s: QueensState, seat: i64, bonds: i64) -> i64:
    """QA-18: no more than the broker's trust allows, and no more than the player has."""
    if s.bonds[seat] == 0:
        return NO_BOND + RULE * 18
    if bonds > s.trust[seat] or bonds > s.bonds[seat]:
        return TOO_MANY_BONDS + RULE * 18 + NEED * s.trust[seat] + HAVE * s.bonds[seat]
    return LEGAL


def legal_broker(s: QueensState, seat: i64, moves: Moves) -> None:
    if why_not_trust(s, seat) == LEGAL:
        moves.add(TRUST)
    for bonds in range(1, TOP_TRUST + 1):
        if why_not_cash(s, seat, bonds) == LEGAL:
            moves.add(CASH + A * (bonds - 1))


def play_trust(s: QueensState, seat: i64) -> None:
    s.trust[seat] += 1
    tell(s, TRUSTED, seat, s.trust[seat])
    end_turn(s)


def play_cash(s: QueensState, seat: i64, bonds: i64) -> None:
    s.bonds[seat] -= bonds
    s.supply += bonds
    s.thalers[seat] += BOND_WORTH * bonds
    tell(s, CASHED, seat, bonds, BOND_WORTH * bonds)
    end_turn(s)
