"""What the lab counts at the end of a game, besides who won."""

from __future__ import annotations

from chantier.games.queens_architect.codes import NONE
from chantier.games.queens_architect.state import QueensState


def measures(s: QueensState) -> dict[str, int]:
    return {
        "rounds": s.round,
        "buildings": sum(lot != NONE for lot in s.lots),
        "steps": sum(s.esteem),
        "artisans-gone": s.gone,
        "bonds": sum(s.bonds),
        "trust": sum(s.trust),
    }
