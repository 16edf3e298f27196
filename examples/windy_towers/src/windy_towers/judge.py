"""What bots are told: a storey is worth its height, and a stone in hand that fits is half-way to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from chantier import Adviser, State
from windy_towers.kit import SIZES
from windy_towers.scoring import score

if TYPE_CHECKING:
    from windy_towers.state import TowersState

POINT = 100
EDGE = 500  # who is five points ahead wins about three games of four
SPARE = 12  # any stone may become a prop
CHANCE_TO_LAY = 6  # of ten: the next stone that fits, and of those the one after it, and so on


def judge(s: TowersState, seat: int) -> int:
    height, worth = s.height(seat), 0
    sure = POINT
    for _ in range(min(fitting(s, seat), s.kit.storeys - height)):
        height += 1
        sure = sure * CHANCE_TO_LAY // 10
        worth += height * sure
    return POINT * score(s, seat) + worth + SPARE * s.stones(seat)


def fitting(s: TowersState, seat: int) -> int:
    """Stones in hand that could follow, laid from the widest to the narrowest; of a hidden hand, half."""
    known = sum(s.held(seat, size) for size in range(SIZES) if size <= s.top(seat))
    return known + s.hidden[seat] // 2


class TowersAdviser(Adviser):
    """What the state hands to bots."""

    def judge(self, s: State, seat: int) -> int:
        return judge(cast("TowersState", s), seat)

    def edge(self) -> int:
        return EDGE

    def playout(self) -> int:
        return 0  # the judge sees enough


ADVISER = TowersAdviser()
