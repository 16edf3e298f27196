"""How good a position looks, in hundredths of a point (docs/designing-artisans-builders.md says where the figures come from).

A style is a taste: the same player who likes castles, income or contracts a little more than is reasonable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.artisans_builders.codes import (
    CASTLE_WORKER,
    CASTLES,
    COINS,
    CUBES_A_POINT,
    EFFECT,
    FEE,
    GET,
    GIVE,
    GOODS,
    KINDS,
    MIX,
    MOST_PLACES,
    NONE,
    OVER,
    REAP,
    REBATE,
    REPLACE,
    STONE,
    TIMES,
    TRADE_IN,
    WOOD,
    ZERO,
)
from chantier.games.artisans_builders.contracts import is_on
from chantier.games.artisans_builders.scoring import score
from chantier.kernel.codes import BIT

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState

STYLES: Final = ("balanced", "castles", "income", "contracts")
BALANCED: Final[i64] = 0

POINT: Final[i64] = 100
CUBE: Final[i64] = 85  # while it can be built with
CUBE_AT_THE_END: Final[i64] = 50
COIN: Final[i64] = 32
COIN_AT_THE_END: Final[i64] = 20
WORKER: Final[i64] = 130  # still to be placed
PLENTY: Final[i64] = 9  # cubes of one kind; more are worth little
USUAL_ROUNDS: Final[i64] = 7
PERCENT: Final[i64] = 100

# by style: a castle standing, the weight of income and of contracts in percent
CASTLE_TASTE: Final = vec[i64]([250, 500, 100, 150])
INCOME_TASTE: Final = vec[i64]([100, 75, 160, 90])
CONTRACT_TASTE: Final = vec[i64]([100, 60, 80, 260])

# how much of a contract's worth lies in having 0 to 4 of its badges, in percent
BADGES_TASTE: Final = vec[i64]([0, 6, 18, 42, 90])


def judge(s: ArtisansState, seat: i64, style: i64) -> i64:
    if s.asks == OVER:
        return POINT * (score(s, seat) + GOODS * lead(s, seat))
    worth = standing(s, seat, style)
    if triggered(s):
        worth += POINT * lead(s, seat) // 2
    return worth


def lead(s: ArtisansState, seat: i64) -> i64:
    """Points before the best of the others; behind, it is negative."""
    best: i64 = 0
    for other in range(s.players):
        if other != seat:
            theirs = score(s, other) + final_workers(s, other)
            best = max(best, theirs)
    return score(s, seat) + final_workers(s, seat) - best


def final_workers(s: ArtisansState, seat: i64) -> i64:
    """Points that workers will bring on castles."""
    return CASTLE_WORKER * s.workers[seat] if s.castles[seat] == CASTLES else s.workers[seat]


def triggered(s: ArtisansState) -> bool:
    for seat in range(s.players):
        if s.castles[seat] == CASTLES:
            return True
    return False


def rounds_left(s: ArtisansState) -> i64:
    """How many more times income will come, as far as one can tell."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, s.castles[seat])
    if most == CASTLES:
        return ZERO
    left = USUAL_ROUNDS - s.round
    least = CASTLES - most
    return max(least, left)


def standing(s: ArtisansState, seat: i64, style: i64) -> i64:
    left = rounds_left(s)
    return (
        POINT * s.glory[seat]
        + CASTLE_TASTE[style] * s.castles[seat]
        + workers_worth(s, seat)
        + goods_worth(s, seat, left)
        + income_worth(s, seat, left) * INCOME_TASTE[style] // PERCENT
        + contracts_worth(s, seat) * CONTRACT_TASTE[style] // PERCENT
        + recruiter_worth(s, seat)
    )


def workers_worth(s: ArtisansState, seat: i64) -> i64:
    each = POINT * CASTLE_WORKER if s.castles[seat] == CASTLES else WORKER
    return each * s.workers[seat] + POINT * CASTLE_WORKER * s.improved[seat]


def goods_worth(s: ArtisansState, seat: i64, left: i64) -> i64:
    if s.castles[seat] == CASTLES:
        return CUBE_AT_THE_END * (s.wood[seat] + s.stone[seat]) + COIN_AT_THE_END * s.coins[seat]
    coin = COIN if left > 0 else COIN_AT_THE_END
    return cubes_worth(s.wood[seat], left) + cubes_worth(s.stone[seat], left) + coin * s.coins[seat]


def cubes_worth(cubes: i64, left: i64) -> i64:
    each = CUBE if left > 0 else (CUBE + CUBE_AT_THE_END) // 2
    if cubes <= PLENTY:
        return each * cubes
    return each * PLENTY + CUBE_AT_THE_END * (cubes - PLENTY)


def income_worth(s: ArtisansState, seat: i64, left: i64) -> i64:
    at = seat * GOODS
    return left * (CUBE * (s.income[at + WOOD] + s.income[at + STONE]) + COIN * s.income[at + COINS])


def contracts_worth(s: ArtisansState, seat: i64) -> i64:
    worth: i64 = 0
    for kind in range(KINDS):
        if is_on(s, seat, kind):
            worth += POINT
        else:
            worth += contract_worth(s, seat, kind) * BADGES_TASTE[badges_shown(s, seat, kind)] // PERCENT
    return worth


def contract_worth(s: ArtisansState, seat: i64, kind: i64) -> i64:
    """A point and the power, less the fees."""
    worth = POINT + effect_worth(s, seat, s.kit.powers[kind])
    for other in range(s.players):
        if s.fulfilled[other] & BIT[kind] != 0:
            worth -= FEE * COIN
    return worth


def badges_shown(s: ArtisansState, seat: i64, kind: i64) -> i64:
    """How many of a contract's four badges the district shows."""
    contract = s.contracts[kind]
    if contract == NONE:
        return ZERO
    shown: i64 = 0
    for badge in range(KINDS):
        asked = s.kit.contract_badges[contract * KINDS + badge]
        have = s.badges[seat * KINDS + badge]
        shown += min(have, asked)
    return shown


def recruiter_worth(s: ArtisansState, seat: i64) -> i64:
    """What others will pay at the free places of one's artisan, and what one can't have there."""
    worth: i64 = 0
    for slot in range(1, s.cast.count):
        if s.recruiter[slot] == seat:
            best: i64 = 0
            for place in range(s.kit.places[s.faces[slot]]):
                if s.standing[slot * MOST_PLACES + place] == NONE:
                    at = s.faces[slot] * MOST_PLACES + place
                    worth += COIN * s.kit.prices[at] * 2 // 5
                    gain = effect_worth(s, seat, s.kit.place_effect[at]) - COIN * s.kit.prices[at]
                    best = max(best, gain)
            worth -= best // 3
    return worth


def effect_worth(s: ArtisansState, seat: i64, effect: i64) -> i64:
    """Roughly, before it is known how it is carried out."""
    at = effect * EFFECT
    effects = s.kit.effects
    kind = effects[at]
    if kind == MIX:
        return CUBE * effects[at + TIMES]
    got = CUBE * (effects[at + GET + WOOD] + effects[at + GET + STONE]) + COIN * effects[at + GET + COINS]
    if kind == TRADE_IN:
        given = CUBE * (effects[at + GIVE + WOOD] + effects[at + GIVE + STONE]) + COIN * effects[at + GIVE + COINS]
        return (got - given) * (effects[at + TIMES] + 1) // 2
    if kind == REBATE or kind == REPLACE:
        return got + POINT // 4
    if kind == REAP:
        return CUBE * CUBES_A_POINT
    return got
