"""How good a position looks, for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.scoring import points

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def judge(s: WestState, seat: i64) -> i64:
    return points(s, seat)
