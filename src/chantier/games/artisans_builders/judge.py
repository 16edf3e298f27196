"""How good a position looks, in hundredths of a point. docs/designing-artisans-builders.md tells why these figures.

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
PERCENT: Final[i64] = 100
EDGE: Final[i64] = 12 * POINT
PLENTY: Final[i64] = 8  # cubes of one kind; what is beyond is spare
CUBE_AT_THE_END: Final[i64] = 50
COIN_AT_THE_END: Final[i64] = 20
ROUGHLY: Final[i64] = 6  # places: by so many the order in which they are taken may be wrong
BUILDING: Final[i64] = 350  # what a visitor has of a building that is built on the spot, besides the rebate
WINNING: Final[i64] = 3  # how much more than a point a point before the others counts when all is over

# what a taste is made of
CUBE: Final[i64] = 0  # while it can be built with
SPARE: Final[i64] = 1  # a cube that is one too many
COIN: Final[i64] = 2
WORKER: Final[i64] = 3  # still to be placed
CASTLE: Final[i64] = 4  # a castle that stands, besides its points
HURRY: Final[i64] = 5  # the same, more of it in each round
INCOME: Final[i64] = 6  # percent of what it will bring
CONTRACTS: Final[i64] = 7  # percent of what they bring
VISITS: Final[i64] = 8  # percent: how often each of the others who can will pay at a place that is well worth it
MISSED: Final[i64] = 9  # percent of what one can't have there
HORIZON: Final[i64] = 10  # rounds that a game is expected to take
BEGINNING: Final[i64] = 11  # the token: being first in the next round
WEIGHTS: Final[i64] = 12

# fmt: off
TASTES: Final = vec[i64]([  # a row for each style
    88, 33, 24, 90, 330, 60, 40, 80, 50, 0, 6, 60,
    88, 33, 24, 90, 380, 65, 38, 70, 50, 0, 6, 60,
    88, 33, 24, 90, 310, 60, 52, 70, 50, 0, 6, 60,
    88, 33, 24, 90, 330, 60, 40, 120, 50, 0, 6, 60,
])
# fmt: on

# how much of a contract's worth lies in having 0 to 4 of its badges, in percent
BADGES_SHOWN: Final = vec[i64]([0, 3, 12, 40, 85])


def judge(s: ArtisansState, seat: i64, number: i64) -> i64:
    """`number` is that of the style; inside, a style is where its row of weights begins."""
    style = WEIGHTS * number
    if s.asks == OVER:
        return POINT * (score(s, seat) + WINNING * lead(s, seat))
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


def rounds_left(s: ArtisansState, style: i64) -> i64:
    """How many more times income will come, as far as one can tell."""
    most: i64 = 0
    for seat in range(s.players):
        most = max(most, s.castles[seat])
    if most == CASTLES:
        return ZERO
    left = TASTES[style + HORIZON] - s.round
    least = CASTLES - most
    return max(least, left)


def standing(s: ArtisansState, seat: i64, style: i64) -> i64:
    left = rounds_left(s, style)
    return (
        POINT * s.glory[seat]
        + (TASTES[style + CASTLE] + TASTES[style + HURRY] * s.round) * s.castles[seat]
        + workers_worth(s, seat, style)
        + goods_worth(s, seat, style, left)
        + income_worth(s, seat, style) * left * TASTES[style + INCOME] // PERCENT
        + contracts_worth(s, seat, style)
        + recruiter_worth(s, seat, style)
        + token_worth(s, seat, style, left)
    )


def workers_worth(s: ArtisansState, seat: i64, style: i64) -> i64:
    each = POINT * CASTLE_WORKER if s.castles[seat] == CASTLES else TASTES[style + WORKER]
    return each * s.workers[seat] + POINT * CASTLE_WORKER * s.improved[seat]


def goods_worth(s: ArtisansState, seat: i64, style: i64, left: i64) -> i64:
    if s.castles[seat] == CASTLES:
        return CUBE_AT_THE_END * (s.wood[seat] + s.stone[seat]) + COIN_AT_THE_END * s.coins[seat]
    coin = TASTES[style + COIN] if left > 0 else COIN_AT_THE_END
    return cubes_worth(s.wood[seat], style) + cubes_worth(s.stone[seat], style) + coin * s.coins[seat]


def cubes_worth(cubes: i64, style: i64) -> i64:
    if cubes <= PLENTY:
        return TASTES[style + CUBE] * cubes
    return TASTES[style + CUBE] * PLENTY + TASTES[style + SPARE] * (cubes - PLENTY)


def income_worth(s: ArtisansState, seat: i64, style: i64) -> i64:
    """Of one round."""
    at = seat * GOODS
    cubes = s.income[at + WOOD] + s.income[at + STONE]
    return TASTES[style + CUBE] * cubes + TASTES[style + COIN] * s.income[at + COINS]


def contracts_worth(s: ArtisansState, seat: i64, style: i64) -> i64:
    """A point for each that is fulfilled, and something for the badges of the two that are nearest."""
    done: i64 = 0
    nearest: i64 = 0
    second: i64 = 0
    for kind in range(KINDS):
        if is_on(s, seat, kind):
            done += POINT
        else:
            hope = contract_worth(s, kind, style) * BADGES_SHOWN[badges_shown(s, seat, kind)] // PERCENT
            if hope > nearest:
                second = nearest
                nearest = hope
            elif hope > second:
                second = hope
    return done + (nearest + second // 2) * TASTES[style + CONTRACTS] // PERCENT


def contract_worth(s: ArtisansState, kind: i64, style: i64) -> i64:
    """A point and the power, less the fees."""
    worth = POINT + effect_worth(s, s.kit.powers[kind], style)
    for other in range(s.players):
        if s.fulfilled[other] & BIT[kind] != 0:
            worth -= FEE * TASTES[style + COIN]
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


def token_worth(s: ArtisansState, seat: i64, style: i64, left: i64) -> i64:
    return TASTES[style + BEGINNING] if left > 0 and s.token == seat else ZERO


def recruiter_worth(s: ArtisansState, seat: i64, style: i64) -> i64:
    """What others will pay at the free places of one's artisan, and what one can't have there."""
    worth: i64 = 0
    for slot in range(1, s.cast.count):
        if s.recruiter[slot] == seat:
            worth += artisan_worth(s, slot, style)
    return worth


def artisan_worth(s: ArtisansState, slot: i64, style: i64) -> i64:
    """The price of each free place as often as it is expected to be paid."""
    if len(s.kit.gains) == 0:
        s.kit.gains = visitors_gains(s)
    paid: i64 = 0
    best: i64 = 0
    workers = others_workers(s, slot)
    for place in range(s.kit.places[s.faces[slot]]):
        if s.standing[slot * MOST_PLACES + place] == NONE:
            at = s.faces[slot] * MOST_PLACES + place
            best = max(best, s.kit.gains[at])
            if s.kit.prices[at] > 0:
                visits = expected_visits(workers, better_places(s, s.kit.gains[at]))
                paid += TASTES[style + COIN] * s.kit.prices[at] * visits // PERCENT
    return paid * TASTES[style + VISITS] // PERCENT - best * TASTES[style + MISSED] // PERCENT


def visitors_gains(s: ArtisansState) -> vec[i64]:
    """By place: what its effect is worth, less its price."""
    gains = []
    for at in range(len(s.kit.prices)):
        price = TASTES[COIN] * s.kit.prices[at]
        gains.append(effect_worth(s, s.kit.place_effect[at], BALANCED) - price)
    return vec[i64](gains)


def others_workers(s: ArtisansState, slot: i64) -> i64:
    """Who may still come to somebody's artisan."""
    found: i64 = 0
    for seat in range(s.players):
        if seat != s.recruiter[slot]:
            found += s.workers[seat]
    return found


def better_places(s: ArtisansState, gain: i64) -> i64:
    """How many free places, at all artisans, bring a visitor more."""
    found: i64 = 0
    for slot in range(s.cast.count):
        face = s.faces[slot] * MOST_PLACES
        for place in range(s.kit.places[s.faces[slot]]):
            if s.kit.gains[face + place] > gain and s.standing[slot * MOST_PLACES + place] == NONE:
                found += 1
    return found


def expected_visits(workers: i64, better: i64) -> i64:
    """At one place, in percent: workers go where they gain most, and some of them build instead."""
    return max(min(PERCENT * (workers + ROUGHLY - better) // (2 * ROUGHLY), PERCENT), ZERO)


def effect_worth(s: ArtisansState, effect: i64, style: i64) -> i64:
    """Roughly, before it is known how it is carried out."""
    at = effect * EFFECT
    effects = s.kit.effects
    kind = effects[at]
    cube = TASTES[style + CUBE]
    coin = TASTES[style + COIN]
    if kind == MIX:
        return cube * effects[at + TIMES]
    got = cube * (effects[at + GET + WOOD] + effects[at + GET + STONE]) + coin * effects[at + GET + COINS]
    if kind == TRADE_IN:
        given = cube * (effects[at + GIVE + WOOD] + effects[at + GIVE + STONE]) + coin * effects[at + GIVE + COINS]
        return (got - given) * (effects[at + TIMES] + 1) // 2
    if kind == REBATE:
        return got + BUILDING
    if kind == REPLACE:
        return got + POINT // 2
    if kind == REAP:
        return cube * CUBES_A_POINT
    return got
