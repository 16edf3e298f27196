"""TW-11: who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from windy_towers.state import TowersState

POINT_RANK = 100  # one point counts more than any hand


def score(s: TowersState, seat: int) -> int:
    """TW-11: the first storey counts 1, the second 2, and so on."""
    height = s.height(seat)
    return height * (height + 1) // 2


def standing(s: TowersState, seat: int) -> int:
    """TW-11: of equals the one with more stones in hand."""
    return POINT_RANK * score(s, seat) + s.stones(seat)
