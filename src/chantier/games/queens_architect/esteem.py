"""Spending points of esteem: steps of the track, then bonds (QA-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.codes import ASK_ESTEEM, BONDS, BONDS_WON, CLIMB, CLIMBED, POINTS_LOST
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def can_climb(s: QueensState, seat: i64) -> bool:
    """The next step costs its token; above the last there is none."""
    step = s.esteem[seat]
    return step < s.kit.steps and s.purse >= s.tokens[step]


def legal_esteem(moves: Moves) -> None:
    """Asked only while a step can be paid, so both answers are always open."""
    moves.add(CLIMB)
    moves.add(BONDS)


def climb(s: QueensState, seat: i64) -> None:
    cost = s.tokens[s.esteem[seat]]
    s.purse -= cost
    s.esteem[seat] += 1
    tell(s, CLIMBED, seat, s.esteem[seat], cost)


def take_bonds(s: QueensState, seat: i64) -> None:
    """A bond for each point left while the supply lasts; the rest is lost."""
    bonds = min(s.purse, s.supply)
    lost = s.purse - bonds
    s.purse = 0
    s.supply -= bonds
    s.bonds[seat] += bonds
    if bonds > 0:
        tell(s, BONDS_WON, seat, bonds)
    if lost > 0:
        tell(s, POINTS_LOST, seat, lost)


def is_asked(s: QueensState, seat: i64) -> bool:
    """Ask for the next step if it can be paid; otherwise the points become bonds at once."""
    if can_climb(s, seat):
        s.asks = ASK_ESTEEM
        return True
    take_bonds(s, seat)
    return False
