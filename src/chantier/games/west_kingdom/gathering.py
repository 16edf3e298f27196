"""Forest, quarry, mine, silversmith and tax stand (WK-10 to WK-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_MINE,
    CLAY,
    DIG,
    FOREST,
    GOLD,
    GOODS,
    LARGE,
    LESS_VIRTUE,
    MINE,
    NO_SILVER_THERE,
    QUARRY,
    SILVER,
    SILVERSMITH,
    STONE,
    TAX_STAND,
    TAX_TAKEN,
    TOO_FEW_WORKERS,
    WOOD,
)
from chantier.games.west_kingdom.purse import amount_at, gain_at, gain_good, less, lose_virtue
from chantier.games.west_kingdom.todo import pop, push
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState

FOR_CLAY: Final[i64] = 0
FOR_GOLD: Final[i64] = 1
TAX_STAND_VIRTUE: Final[i64] = 2


def own_workers(s: WestState, seat: i64, place: i64) -> i64:
    return s.workers[seat * LARGE + place]


def go_to_forest(s: WestState, seat: i64) -> None:
    """WK-10."""
    gain_good(s, seat, WOOD, own_workers(s, seat, FOREST))
    gain_at(s, seat, s.serving, FOREST)


def go_to_quarry(s: WestState, seat: i64) -> None:
    """WK-10."""
    gain_good(s, seat, STONE, own_workers(s, seat, QUARRY))
    gain_at(s, seat, s.serving, QUARRY)


def go_to_silversmith(s: WestState, seat: i64) -> None:
    """WK-12."""
    gain_good(s, seat, SILVER, 1 + own_workers(s, seat, SILVERSMITH))
    gain_at(s, seat, s.serving, SILVERSMITH)


# the mine


def go_to_mine(s: WestState, seat: i64) -> None:
    push(s, ASK_MINE, seat)


def ore(choice: i64) -> i64:
    """What is dug for: clay, or gold."""
    return GOLD if choice == FOR_GOLD else CLAY


def why_not_dig(s: WestState, seat: i64, choice: i64) -> i64:
    """WK-11: gold needs two workers."""
    if choice == FOR_GOLD and own_workers(s, seat, MINE) < 2:
        return TOO_FEW_WORKERS + RULE * 11 + NEED * 2 + HAVE * own_workers(s, seat, MINE)
    return LEGAL


def legal_dig(s: WestState, seat: i64, moves: Moves) -> None:
    moves.add(DIG + A * FOR_CLAY)
    if why_not_dig(s, seat, FOR_GOLD) == LEGAL:
        moves.add(DIG + A * FOR_GOLD)


def dug(s: WestState, seat: i64, choice: i64) -> i64:
    """WK-11: a clay more than workers, or gold for every two."""
    workers = own_workers(s, seat, MINE)
    return workers // 2 if choice == FOR_GOLD else workers + 1


def play_dig(s: WestState, seat: i64, choice: i64) -> None:
    pop(s)
    gain_good(s, seat, ore(choice), dug(s, seat, choice))
    gain_at(s, seat, s.serving, MINE)


# the tax stand


def why_not_tax_stand(s: WestState) -> i64:
    """WK-9: not an empty one."""
    if s.tax == 0:
        return NO_SILVER_THERE + RULE * 9
    return LEGAL


def go_to_tax_stand(s: WestState, seat: i64) -> None:
    """WK-13: all its silver, then two virtue."""
    s.goods[seat * GOODS + SILVER] += s.tax
    tell(s, TAX_TAKEN, seat, s.tax)
    s.tax = 0
    gain_at(s, seat, s.serving, TAX_STAND)
    lose_virtue(s, seat, less(TAX_STAND_VIRTUE, amount_at(s, s.serving, TAX_STAND, LESS_VIRTUE)))
