"""What a seat can't know, and worlds that fit what it knows (WK-35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import LOOKED
from chantier.kernel.bits import count, lowest
from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice
from chantier.kernel.state import UNKNOWN

OF_FOUR: Final[i64] = 4

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def seen_by(s: WestState, seat: i64) -> WestState:
    """Cards that the seat can't know are back among those not drawn; how many there are, and where, stays known."""
    view = s.clone()
    for other in range(s.players):
        if other != seat:
            hide_hand(view, other)
            view.passed[other] = 0
    for i in range(view.under_count):
        if view.under_by[i] != seat and view.under[i] != UNKNOWN:
            view.buildings |= BIT[view.under[i]]
            view.under[i] = UNKNOWN
    return view


def hide_hand(s: WestState, seat: i64) -> None:
    s.buildings |= s.hands[seat]
    s.hands[seat] = 0
    for i in range(seat * LOOKED, (seat + 1) * LOOKED):
        card = s.looking[i]
        if card >= 0:
            s.buildings |= BIT[card]
            s.looking[i] = UNKNOWN


def filled(s: WestState, dice: Dice) -> WestState:
    """Every card that is not known is drawn from those not drawn.

    One that was passed on in the draft (WK-3) was kept by somebody, or left over; it is not in the deck.
    """
    world = s.clone()
    for seat in range(s.players):
        while count(world.hands[seat]) < world.cards[seat]:
            world.hands[seat] |= BIT[kept_building(world, dice)]
    for i in range(len(world.looking)):
        if world.looking[i] == UNKNOWN:
            world.looking[i] = any_building(world, dice)
    for i in range(world.under_count):
        if world.under[i] == UNKNOWN:
            world.under[i] = any_building(world, dice)
    return world


def kept_building(s: WestState, dice: Dice) -> i64:
    """Three of four times one that was passed on, as long as there are any."""
    passed: i64 = 0
    for seat in range(s.players):
        passed |= s.passed[seat]
    passed &= s.buildings
    if passed == 0 or dice.below(OF_FOUR) == 0:
        return any_building(s, dice)
    card = any_of(passed, dice)
    s.buildings ^= BIT[card]
    return card


def any_building(s: WestState, dice: Dice) -> i64:
    card = any_of(s.buildings, dice)
    s.buildings ^= BIT[card]
    return card


def any_of(mask: i64, dice: Dice) -> i64:
    """One bit of a mask, each as likely as any other."""
    for _ in range(dice.below(count(mask))):
        mask &= mask - 1
    return lowest(mask)
