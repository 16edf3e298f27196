"""What a seat does not see (QA-31): only the order of the pile, which is not there before a tile is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.kernel.dice import Dice

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def seen_by(s: QueensState, seat: i64) -> QueensState:
    return s.clone()


def filled(s: QueensState, dice: Dice) -> QueensState:
    return s.clone()
