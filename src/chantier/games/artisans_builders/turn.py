"""A turn: main actions (AB-15), the token (AB-16, AB-25), three coins (AB-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders import artisans, building, contracts, effects
from chantier.games.artisans_builders.codes import (
    CAN_ACT,
    FIRST_ACTION,
    IDLE_COINS,
    NONE,
    REST,
    RESTED,
    TOKEN,
    TOKEN_TAKEN,
    TOKEN_WON,
    WORKERS,
)
from chantier.games.artisans_builders.contracts import after_action
from chantier.games.artisans_builders.rounds import spend_worker
from chantier.kernel.codes import LEGAL, RULE
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def legal_action(s: ArtisansState, seat: i64, moves: Moves) -> None:
    """AB-15: a worker on an artisan, a worker to build, the token; and 3 coins if neither of the first two (AB-24)."""
    none = moves.count
    artisans.legal_visit(s, seat, moves)
    building.legal_build(s, seat, moves)
    if moves.count == none:
        moves.add(REST)
    if why_not_token(s, seat) == LEGAL:
        moves.add(TOKEN)


def why_not_token(s: ArtisansState, seat: i64) -> i64:
    """AB-25: once a round, while it lies in the middle; AB-16: not as the first player's first action."""
    if s.token == NONE:
        return LEGAL
    if seat == s.first and s.workers[seat] == WORKERS:
        return FIRST_ACTION + RULE * 16
    return TOKEN_TAKEN + RULE * 25


def play_token(s: ArtisansState, seat: i64) -> None:
    """AB-25: no worker is placed, so one is left when the others are through."""
    s.token = seat
    tell(s, TOKEN_WON, seat)
    after_action(s)


def why_not_rest(s: ArtisansState, seat: i64) -> i64:
    """AB-24: only for who can neither use an artisan nor build."""
    moves = Moves()
    artisans.legal_visit(s, seat, moves)
    building.legal_build(s, seat, moves)
    return LEGAL if moves.count == 0 else CAN_ACT + RULE * 24


def play_rest(s: ArtisansState, seat: i64) -> None:
    spend_worker(s, seat)
    s.coins[seat] += IDLE_COINS
    tell(s, RESTED, seat, IDLE_COINS)
    after_action(s)


def play_fulfil(s: ArtisansState, seat: i64, kind: i64) -> None:
    """AB-27, AB-28."""
    contracts.fulfil(s, seat, kind)
    effects.begin_effect(s, seat, s.kit.powers[kind])
