"""Who has won (QA-29, QA-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.queens_architect.artisans import performance
from chantier.games.queens_architect.codes import BOND_WORTH
from chantier.kernel.codes import BIT

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState

PALACE_RANK: Final[i64] = 1_000_000_000
STEP_RANK: Final[i64] = 1_000_000
PERFORMANCE_RANK: Final[i64] = 10_000
RICHEST: Final[i64] = PERFORMANCE_RANK - 1


def has_contributed(s: QueensState, seat: i64) -> bool:
    return s.contributed & BIT[seat] != 0


def wealth(s: QueensState, seat: i64) -> i64:
    """Thalers, and bonds at what they would bring (QA-30)."""
    return s.thalers[seat] + BOND_WORTH * s.bonds[seat]


def points(s: QueensState, seat: i64) -> i64:
    """QA-29: among contributors only performance counts. QA-30 ranks the rest: steps, performance, wealth."""
    if has_contributed(s, seat):
        return PALACE_RANK + performance(s, seat)
    ranked = STEP_RANK * s.esteem[seat] + PERFORMANCE_RANK * performance(s, seat)
    return ranked + min(wealth(s, seat), RICHEST)
