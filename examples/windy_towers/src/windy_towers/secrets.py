"""What a seat can't know: the stones in other hands. They count as not yet drawn; how many there are stays known."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier import Dice
from windy_towers.kit import SIZES
from windy_towers.setup import drawn

if TYPE_CHECKING:
    from windy_towers.state import TowersState


def seen_by(s: TowersState, seat: int) -> TowersState:
    view = s.clone()
    for other in range(s.players):
        if other != seat:
            hide(view, other)
    return view


def hide(s: TowersState, seat: int) -> None:
    s.hidden[seat] = s.stones(seat)
    for size in range(SIZES):
        s.pile[size] += s.held(seat, size)
        s.hands[seat * SIZES + size] = 0


def filled(s: TowersState, dice: Dice) -> TowersState:
    """Deal the hidden hands again, from all stones that they may be; whoever needs a prop holds one (TW-8)."""
    world = s.clone()
    if s.laying >= 0 and s.hidden[s.turn] > 0:
        deal(world, s.turn, s.wind - (s.laying + 1), dice)
    for seat in range(s.players):
        while world.hidden[seat] > 0:
            deal(world, seat, 0, dice)
    return world


def deal(s: TowersState, seat: int, least: int, dice: Dice) -> None:
    """A stone that is at least so heavy."""
    size = drawn([count if size + 1 >= least else 0 for size, count in enumerate(s.pile)], dice)
    s.pile[size] -= 1
    s.hands[seat * SIZES + size] += 1
    s.hidden[seat] -= 1
