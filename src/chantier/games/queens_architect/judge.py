"""How good a position looks for a seat, in thousandths of a point of esteem.

The others are left out: they can hardly be hindered, and whoever is fastest wins. Of the weights that were tried, with
these the games of planners were shortest: `chantier simulate queens_architect --bots planner` plays such games.

A style is a taste: the same player who likes thalers, artisans or sites a little more than is reasonable.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.queens_architect.artisans import notch, performance
from chantier.games.queens_architect.codes import (
    CAPITAL,
    CHARACTERS,
    ESTEEM_BONUS,
    GUILDS,
    LAST_NOTCH,
    LOTS,
    NONE,
)
from chantier.games.queens_architect.construction import bonus, builders, has_built
from chantier.games.queens_architect.scoring import has_contributed
from chantier.games.queens_architect.travel import distance
from chantier.kernel.codes import BIT, ZERO

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState

THOUSAND: Final[i64] = 1000
EDGE: Final[i64] = 8_000

# the palace beats everything; the sooner the better, and among contributors performance decides (QA-29)
PALACE: Final[i64] = 1_000_000_000
ROUND_SOONER: Final[i64] = 1_000_000

# a point on the track is the measure of all else. Early in the game means are worth as much; who still hoards them
# later never gets to the palace, so points grow from round to round
POINT: Final[i64] = 1000
POINT_GROWS: Final[i64] = 80
MIDGAME: Final[i64] = 16

# means to climb, worth less and less as the points to go get fewer, but never nothing: the way to the palace costs too
STYLES: Final = ("balanced", "thrift", "crew", "sites")
BALANCED: Final[i64] = 0
OUTLOOK: Final[i64] = 4  # the row for telling who will win, which is another task than choosing a turn
THALER: Final[i64] = 0
BOND: Final[i64] = 1  # next to nothing, so that it is cashed: a point that could have been a step, and lies idle
BEYOND: Final[i64] = 2  # one that the broker would not take at the next visit
TRUST: Final[i64] = 3  # each step of it
USE: Final[i64] = 4  # each point of an artisan's performance when he works next
PROSPECT: Final[i64] = 5  # the next building: most of its points, but not all, or it would never be built
LAST_WORTH: Final[i64] = 6  # means are worth as if so many more points were to go
WEIGHTS: Final[i64] = 7
# fmt: off
TASTES: Final = vec[i64]([  # a row for each style
    300, 10, 10, 900, 320, 700, 4,
    330, 10, 10, 950, 320, 700, 4,
    300, 10, 10, 900, 340, 700, 4,
    300, 10, 10, 900, 320, 740, 4,
    300, 200, 200, 0, 320, 700, 4,
])
# fmt: on
# what a search likes besides winning, or it would leave the broker alone
LIKED_TRUST: Final[i64] = 2667  # each step of it
IDLE_BOND: Final[i64] = 1760
USE_FADES: Final[i64] = 850  # in thousandths, from one use to the next: the game may be over by then
FULL_WORTH: Final[i64] = 50  # points to go, and more, at which means have their full worth

# what the next building still lacks
GUILD_MISSING: Final[i64] = 4000  # a hire, that is a turn and its price
SPACE_AWAY: Final[i64] = 1200  # a journey, that is a share of a turn and its price

# the palace asks for performance, and that is thought of when few points are to go; for the carriage at home only when
# none is, or it would stay there and never build the last building. To be so far must outweigh all that is missing then
SOON_THERE: Final[i64] = 15
TOO_WEAK_BY_ONE: Final[i64] = 700
TRACK_CLIMBED: Final[i64] = 15_000
SPACE_FROM_HOME: Final[i64] = 1500


def judge(s: QueensState, seat: i64, number: i64) -> i64:
    """`number` is that of the style; inside, a style is where its row of weights begins."""
    style = WEIGHTS * number
    total = performance(s, seat)
    if has_contributed(s, seat):
        return PALACE - ROUND_SOONER * s.round + POINT * total
    to_go = points_to_go(s, seat)
    near = nearness(s, seat, total, to_go)
    return summed_up(s, to_go, means(s, seat, style), prospect(s, seat, total, to_go), near, style)


def summed_up(s: QueensState, to_go: i64, has: i64, ahead: i64, near: i64, style: i64) -> i64:
    """Means, the best prospect and how near the palace is, beside the points to go."""
    worth = has * still_needed(to_go, style) // FULL_WORTH + ahead * TASTES[style + PROSPECT] // THOUSAND
    return worth - to_go * point_weight(s) + near


def still_needed(to_go: i64, style: i64) -> i64:
    """How much means count, of FULL_WORTH."""
    return min(to_go + TASTES[style + LAST_WORTH], FULL_WORTH)


def points_to_go(s: QueensState, seat: i64) -> i64:
    total: i64 = 0
    for step in range(s.esteem[seat], s.kit.steps):
        total += s.tokens[step]
    return total


def point_weight(s: QueensState) -> i64:
    return POINT + POINT_GROWS * max(s.round - MIDGAME, ZERO)


def means(s: QueensState, seat: i64, style: i64) -> i64:
    total = TASTES[style + THALER] * s.thalers[seat] + bonds_worth(s, seat, style) + trust_worth(s, seat, style)
    for character in range(CHARACTERS):
        total += artisan(s, character, notch(s, seat, character), style)
    return total


def bonds_worth(s: QueensState, seat: i64, style: i64) -> i64:
    """QA-18."""
    soon = min(s.bonds[seat], s.trust[seat])
    return TASTES[style + BOND] * soon + TASTES[style + BEYOND] * (s.bonds[seat] - soon)


def trust_worth(s: QueensState, seat: i64, style: i64) -> i64:
    return TASTES[style + TRUST] * (s.trust[seat] - 1)


def taste(s: QueensState, seat: i64) -> i64:
    """What a search likes besides winning: trust that is raised, and bonds that do not lie idle."""
    return LIKED_TRUST * (s.trust[seat] - 1) - IDLE_BOND * s.bonds[seat]


def artisan(s: QueensState, character: i64, at: i64, style: i64) -> i64:
    """All the performances an artisan has left, the next one first."""
    if at == NONE:
        return ZERO
    total: i64 = 0
    weight = TASTES[style + USE]
    for use in range(at, LAST_NOTCH + 1):
        total += weight * s.kit.values[character * 6 + use]
        weight = weight * USE_FADES // THOUSAND
    return total


def prospect(s: QueensState, seat: i64, total: i64, to_go: i64) -> i64:
    """The best site to build at next. What is quick to see comes first: most sites are out of the question by then."""
    best: i64 = 0
    guilds = guilds_employed(s, seat)
    for site in range(CAPITAL + 1, s.map.places):
        if s.requests[site] != NONE:
            worth = POINT * min(points_there(s, site, total), to_go) - SPACE_AWAY * distance(s, seat, site)
            if worth > best and not has_built(s, seat, site):
                best = max(best, worth - GUILD_MISSING * guilds_missing(s, site, guilds))
    return best


def points_there(s: QueensState, site: i64, total: i64) -> i64:
    """QA-22, for a performance."""
    before = min(builders(s, site), LOTS - 1)
    return min(total - s.kit.terrain[before] + bonus(s, site, ESTEEM_BONUS), s.kit.caps[s.map.kind[site]])


def guilds_missing(s: QueensState, site: i64, guilds: i64) -> i64:
    count: i64 = 0
    asked = s.kit.request_guilds[s.requests[site]]
    for guild in range(GUILDS):
        if asked & BIT[guild] != 0 and guilds & BIT[guild] == 0:
            count += 1
    return count


def guilds_employed(s: QueensState, seat: i64) -> i64:
    """A bit for each."""
    guilds: i64 = 0
    for character in range(CHARACTERS):
        if notch(s, seat, character) != NONE:
            guilds |= BIT[s.kit.guild[character]]
    return guilds


def nearness(s: QueensState, seat: i64, total: i64, to_go: i64) -> i64:
    """QA-27: how near the palace is."""
    missing = max(s.kit.palace - total, ZERO)
    worth = -TOO_WEAK_BY_ONE * missing * max(SOON_THERE - to_go, ZERO) // SOON_THERE
    if to_go == 0:
        worth += TRACK_CLIMBED - SPACE_FROM_HOME * distance(s, seat, CAPITAL)
    return worth
