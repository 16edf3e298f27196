"""Contracts, after the main action (AB-17, AB-26 to AB-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import (
    ASK_CONTRACT,
    BADGE_MISSING,
    CONTRACT_BADGES,
    DECLINE,
    FEE,
    FEE_PAID,
    FULFIL,
    FULFILLED,
    FULFILLED_ALREADY,
    GOODS_MISSING,
    KINDS,
)
from chantier.games.artisans_builders.goods import shift
from chantier.games.artisans_builders.rounds import end_turn
from chantier.kernel.codes import BIT, LEGAL, RULE, ZERO, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def after_action(s: ArtisansState) -> None:
    """AB-17: after the main action one contract may be fulfilled; AB-27: at most one a turn."""
    seat = s.current
    if s.powered == 0 and badges_visible(s, seat) >= CONTRACT_BADGES:
        for kind in range(KINDS):
            if why_not_fulfil(s, seat, kind) == LEGAL:
                s.asks = ASK_CONTRACT
                return
    end_turn(s)


def badges_visible(s: ArtisansState, seat: i64) -> i64:
    """How many there are, of whatever kind."""
    at = seat * KINDS
    return s.badges[at] + s.badges[at + 1] + s.badges[at + 2] + s.badges[at + 3] + s.badges[at + 4]


def is_on(s: ArtisansState, seat: i64, kind: i64) -> bool:
    return s.fulfilled[seat] & BIT[kind] != 0


def missing_badges(s: ArtisansState, seat: i64, kind: i64, badge: i64) -> i64:
    """AB-26: how many of a badge the contract asks for beyond what the district shows."""
    missing = s.kit.contract_badges[s.contracts[kind] * KINDS + badge] - s.badges[seat * KINDS + badge]
    return missing if missing > 0 else ZERO


def lacks_badges(s: ArtisansState, seat: i64, kind: i64) -> bool:
    for badge in range(KINDS):
        if missing_badges(s, seat, kind, badge) > 0:
            return True
    return False


def fee(s: ArtisansState, kind: i64) -> i64:
    """AB-27: two coins for each player already on the contract."""
    coins: i64 = 0
    for other in range(s.players):
        if is_on(s, other, kind):
            coins += FEE
    return coins


def why_not_fulfil(s: ArtisansState, seat: i64, kind: i64) -> i64:
    if is_on(s, seat, kind):
        return FULFILLED_ALREADY + RULE * 27
    if lacks_badges(s, seat, kind):
        return BADGE_MISSING + RULE * 26
    return LEGAL if fee(s, kind) <= s.coins[seat] else GOODS_MISSING + RULE * 27


def legal_fulfil(s: ArtisansState, seat: i64, moves: Moves) -> None:
    moves.add(DECLINE)
    for kind in range(KINDS):
        if why_not_fulfil(s, seat, kind) == LEGAL:
            moves.add(FULFIL + A * kind)


def fulfil(s: ArtisansState, seat: i64, kind: i64) -> None:
    """AB-27: the fee goes to each player already there; the power comes next (AB-28)."""
    for other in range(s.players):
        if is_on(s, other, kind):
            shift(s, seat, other, FEE)
            tell(s, FEE_PAID, seat, other, FEE)
    s.fulfilled[seat] |= BIT[kind]
    s.powered = 1
    tell(s, FULFILLED, seat, kind, s.contracts[kind])
