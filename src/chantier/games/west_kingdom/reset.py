"""A reset of the black market, stage by stage (WK-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    AT_RESET,
    DRAW_LARGE,
    DRAW_SMALL,
    GAIN_IF_NOBODY_IN_PRISON,
    MARKET_RESET,
    NONE,
    RELEASE,
    RELEASE_AT_RESET,
    RESET_APPRENTICES,
    RESET_DEBTS,
    RESET_FLIP,
    RESET_LOSSES,
    STALLS,
)
from chantier.games.west_kingdom.guardhouse import leave_prison
from chantier.games.west_kingdom.purse import ability_amount, amount_at, gain, gain_at, has, lose_virtue, take_debt
from chantier.games.west_kingdom.todo import push
from chantier.kernel.bits import lowest
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState

SHAMEFUL: Final[i64] = 3  # own workers in prison


def reset(s: WestState, seat: i64) -> None:
    """WK-21: its workers to prison, then the other stages, each by all from the active player on."""
    tell(s, MARKET_RESET, CHANCE)
    push(s, RESET_DEBTS, seat)
    push(s, RESET_LOSSES, seat)
    push(s, RESET_APPRENTICES, seat)
    push(s, RESET_FLIP, seat)
    for stall in range(STALLS):
        if s.stalls[stall] != NONE:
            s.prison[s.stalls[stall]] += 1
            s.stalls[stall] = NONE


def flip_market(s: WestState) -> None:
    """WK-21: the top card to the right place, the next one is on top. WK-33: not when the pile is empty."""
    push(s, DRAW_SMALL, 0)
    push(s, DRAW_LARGE, 0)


def reset_apprentices(s: WestState, active: i64) -> None:
    """WK-21: who leaves prison does so before Squires look into it; nothing is asked."""
    for turn in range(s.players):
        seat = (active + turn) % s.players
        release(s, seat)
        gain_at(s, seat, s.crew[seat], AT_RESET)
        if s.prison[seat] == 0:
            reward_the_blameless(s, seat)


def release(s: WestState, seat: i64) -> None:
    """The Gatekeeper, and Fara."""
    freed = amount_at(s, s.crew[seat], AT_RESET, RELEASE)
    if has(s, seat, RELEASE_AT_RESET):
        freed += ability_amount(s, seat)
    leave_prison(s, seat, min(s.prison[seat], freed))


def reward_the_blameless(s: WestState, seat: i64) -> None:
    """The Squires."""
    acting = s.crew[seat] & s.kit.acting[AT_RESET]
    while acting != 0:
        card = lowest(acting)
        acting &= acting - 1
        if s.kit.apprentice_effect[card] == GAIN_IF_NOBODY_IN_PRISON:
            gain(s, seat, s.kit.apprentice_gain[card])


def reset_losses(s: WestState, active: i64) -> None:
    """WK-21: three or more own workers in prison cost a virtue."""
    for turn in range(s.players):
        seat = (active + turn) % s.players
        if s.prison[seat] >= SHAMEFUL:
            lose_virtue(s, seat, 1)


def reset_debts(s: WestState, active: i64) -> None:
    """WK-21: whoever has most in prison takes a debt, all who tie, nobody at none."""
    most: i64 = 1
    for seat in range(s.players):
        most = max(most, s.prison[seat])
    for turn in range(s.players):
        seat = (active + turn) % s.players
        if s.prison[seat] == most:
            take_debt(s, seat)
