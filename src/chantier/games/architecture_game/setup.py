"""Setting up: fragments and pawns (AG-6, AG-7); the buildings come with AG-5 in `rounds`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.architecture_game.codes import (
    DEALT,
    DEALT_HAND,
    DRAW_PAWN,
    FRAGMENTS,
    NONE,
    PAWN_DRAWN,
    PILES,
)
from chantier.games.architecture_game.hands import take_in_hand
from chantier.games.architecture_game.piles import begin_round
from chantier.kernel.codes import A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell, tell_secret

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def even_sizes(seats: i64) -> vec[i64]:
    """AG-6: five piles as even as can be; the first ones get what is left over."""
    rest = FRAGMENTS - DEALT_HAND * seats
    sizes = vec[i64]([0] * PILES)
    for pile in range(PILES):
        sizes[pile] = (rest + PILES - 1 - pile) // PILES
    return sizes


def deals(s: ArchitectureState) -> i64:
    return DEALT_HAND * s.players


def play_deal(s: ArchitectureState, fragment: i64) -> None:
    """AG-6: two fragments each, secret."""
    seat = s.dealt // DEALT_HAND
    s.dealt += 1
    s.undrawn[fragment] = 0
    s.undrawn_left -= 1
    take_in_hand(s, seat, fragment)
    tell_secret(s, DEALT, seat, fragment)


def has_pawn(s: ArchitectureState, pawn: i64) -> bool:
    for seat in range(s.players):
        if s.pawns[seat] == pawn:
            return True
    return False


def legal_pawn_draw(s: ArchitectureState, moves: Moves) -> None:
    for pawn in range(s.players):
        if not has_pawn(s, pawn):
            moves.add(DRAW_PAWN + A * pawn)


def play_pawn_draw(s: ArchitectureState, pawn: i64) -> None:
    """AG-7: one after the other; then the first round begins."""
    seat = s.dealt - deals(s)
    s.dealt += 1
    s.pawns[seat] = pawn
    tell(s, PAWN_DRAWN, seat, pawn + 1)
    if pawn == 0:
        s.opener = seat
    if s.pawns[s.players - 1] != NONE:
        begin_round(s)
