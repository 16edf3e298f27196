"""Points and ties (AB-32, AB-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import CASTLE_WORKER, COINS_A_POINT, CUBES_A_POINT, KINDS
from chantier.kernel.codes import BIT, ZERO

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState

RANK: Final[i64] = 10  # points are told apart before ties
FIRST_TO_THREE: Final[i64] = 5


def contracts_fulfilled(s: ArtisansState, seat: i64) -> i64:
    count: i64 = 0
    for kind in range(KINDS):
        if s.fulfilled[seat] & BIT[kind] != 0:
            count += 1
    return count


def score(s: ArtisansState, seat: i64) -> i64:
    """AB-32: buildings, contracts, workers on castles, coins and resources left."""
    return (
        s.glory[seat]
        + contracts_fulfilled(s, seat)
        + CASTLE_WORKER * s.improved[seat]
        + s.coins[seat] // COINS_A_POINT
        + (s.wood[seat] + s.stone[seat]) // CUBES_A_POINT
    )


def ranked(s: ArtisansState, seat: i64) -> i64:
    """AB-33: of equal scores the earliest third castle is best; those without one share."""
    order = s.third[seat]
    return RANK * score(s, seat) + (FIRST_TO_THREE - order if order > 0 else ZERO)
