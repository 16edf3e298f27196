"""TW-10: turns go round, and the game ends with a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier.kernel.state import tell
from windy_towers.codes import ENDED

if TYPE_CHECKING:
    from windy_towers.state import TowersState

HIGH_TOWER, EMPTY_PILE, LAST_ROUND = 1, 2, 3


def end_turn(s: TowersState) -> None:
    """The next seat has a wind of its own."""
    s.wind = 0
    s.turn = (s.turn + 1) % s.players
    if s.turn == 0:
        s.round += 1
    if is_over(s):
        tell(s, ENDED, -1, reason(s))


def is_over(s: TowersState) -> bool:
    """TW-10: everybody has had the same number of turns, and there is a reason."""
    return s.round > 1 and s.turn == 0 and s.wind == 0 and reason(s) > 0


def reason(s: TowersState) -> int:
    if any(s.height(seat) == s.kit.storeys for seat in range(s.players)):
        return HIGH_TOWER
    if s.left() == 0:
        return EMPTY_PILE
    return LAST_ROUND if s.round > s.kit.rounds else 0
