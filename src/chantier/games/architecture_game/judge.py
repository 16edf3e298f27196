"""How good a position looks to a seat, from what that seat knows (for bots).

Three styles are simple players that differ in one thing, when a search ends: haste keeps the first fragment that it can
use now or on the next building, sense the first that it can use now, choice looks at all it may and keeps the best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.architecture_game.codes import (
    FRAGMENTS,
    FULL_HAND,
    MOST_PARTS,
    NONE,
    OVER,
    PILES,
    ROOM,
    SEARCHING,
    SITES,
    TURNS,
)
from chantier.games.architecture_game.memory import disturbances, pile_of, position_of, sighting
from chantier.games.architecture_game.playing import site_of, tokens_on
from chantier.games.architecture_game.scoring import points
from chantier.kernel.codes import BIT

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState

# what a fragment is good for, from little to much
KINDS: Final[i64] = 4
LATER: Final[i64] = 0
COMES_NEXT: Final[i64] = 1
FITS: Final[i64] = 2
COMPLETES: Final[i64] = 3
NOTHING_YET: Final[i64] = 4  # more than any fragment is

# In thousandths of a token won, by who judges: bots with two players, bots with more, simple players. The bots' come
# from over 100,000 games: with two, others seldom take what one needs, and who plays first gains little.
PAIR: Final[i64] = 0
CROWD: Final[i64] = 1
SIMPLE: Final[i64] = 2
WON: Final[i64] = 1_000
WORTH: Final = vec[i64]([35, 220, 820, 2_200, 22, 270, 800, 1_090, 60, 300, 550, 1_500])  # of a fragment, by its kind
LAID: Final = vec[i64]([450, 740, 700])  # on a building that may yet be completed
REST: Final = vec[i64]([90, 65, 50])  # what counts of the hand besides its best fragment, in percent
STRANGER: Final = vec[i64]([520, 450, 500])  # what an unseen fragment promises, as long as there are looks
TURN_OVER: Final = vec[i64]([16, 15, 30])  # the later, the higher the pawn
LOOK_LEFT: Final = vec[i64]([27, 16, 20])
PAWN_STEP: Final = vec[i64]([18, 53, 60])
IN_DOUBT: Final = vec[i64]([8, 4, 3])
MANY: Final[i64] = 12  # turn-overs: more are no worse, so that turning to and fro leads to nothing new
FOUND_AGAIN: Final[i64] = 100  # percent of its worth, on top of a pile of one
FEW: Final[i64] = 1
DRY: Final[i64] = 60  # for each seat that finds no pile
VICTORY: Final[i64] = 1_000_000
EDGE: Final[i64] = 7 * WON
SLIP: Final[i64] = 120
EAGER: Final[i64] = 10_000
PERCENT: Final[i64] = 100

STYLES: Final = ("balanced", "haste", "choice", "sense")
BALANCED: Final[i64] = 0
ENOUGH: Final = vec[i64]([0, COMES_NEXT, NOTHING_YET, FITS])  # ends a search; who is balanced weighs each look instead


def judge(s: ArchitectureState, seat: i64, style: i64) -> i64:
    if s.phase == OVER:
        return VICTORY * lead(s, seat)
    who = judge_at(s) if style == BALANCED else SIMPLE
    worth = WON * (2 * s.won[seat] - most_won(s, seat)) + LAID[who] * tokens_laid(s, seat)
    worth += hand_worth(s, seat, who) - PAWN_STEP[who] * s.pawns[seat] + piles_worth(s, seat, who)
    if s.tempo == TURNS and s.looks[seat] > 0:
        worth += LOOK_LEFT[who] * s.looks[seat]
    if s.holds[seat] != NONE and s.stage[seat] <= SEARCHING:
        worth += gain(s, seat, best_in_pile(s, seat, who), who) - TURN_OVER[who] * min(max(s.turned[seat], 0), MANY)
        if s.looking == seat and style != BALANCED:
            worth += EAGER if best_seen(s, seat) < ENOUGH[style] else -EAGER
    return worth


def piles_worth(s: ArchitectureState, seat: i64, who: i64) -> i64:
    """What the seat has given back is found again sooner in a low pile; AG-23: without a pile nobody finds anything."""
    worth: i64 = 0
    dry: i64 = 0
    for pile in range(PILES):
        size = s.sizes[pile]
        if size == 0:
            dry += 1
        elif s.known[ROOM * pile + size - 1] & BIT[seat] != 0:
            again = fragment_worth(s, s.piles[ROOM * pile + size - 1], who)
            worth += again * FOUND_AGAIN // (PERCENT * (size + FEW))
    return worth - DRY * max(dry + s.players - PILES, 0)


def judge_at(s: ArchitectureState) -> i64:
    """Whose figures hold at this table."""
    return PAIR if s.players == 2 else CROWD


def lead(s: ArchitectureState, seat: i64) -> i64:
    best: i64 = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, points(s, other))
    return points(s, seat) - best


def most_won(s: ArchitectureState, seat: i64) -> i64:
    most: i64 = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.won[other])
    return most


def tokens_laid(s: ArchitectureState, seat: i64) -> i64:
    tokens: i64 = 0
    for site in range(SITES):
        if s.sites[site] != NONE:
            tokens += tokens_on(s, seat, s.sites[site])
    return tokens


def fragment_worth(s: ArchitectureState, fragment: i64, who: i64) -> i64:
    return WORTH[KINDS * who + kind_of(s, fragment)]


def kind_of(s: ArchitectureState, fragment: i64) -> i64:
    building = s.kit.building_of[fragment]
    if site_of(s, fragment) != NONE:
        return COMPLETES if missing(s, building) == 1 else FITS
    return COMES_NEXT if building == s.next_building else LATER


def missing(s: ArchitectureState, building: i64) -> i64:
    left: i64 = 0
    for i in range(s.kit.parts[building]):
        if s.built[s.kit.part[MOST_PARTS * building + i]] == NONE:
            left += 1
    return left


def hand_worth(s: ArchitectureState, seat: i64, who: i64) -> i64:
    """One fragment is played a round: the best counts whole, the others in part."""
    total: i64 = 0
    for i in range(FULL_HAND * seat, FULL_HAND * seat + s.held[seat]):
        if s.hands[i] >= 0:
            total += fragment_worth(s, s.hands[i], who)
    best = best_in_hand(s, seat, who)
    return best + (total - best) * REST[who] // PERCENT


def best_in_hand(s: ArchitectureState, seat: i64, who: i64) -> i64:
    best: i64 = 0
    for i in range(FULL_HAND * seat, FULL_HAND * seat + s.held[seat]):
        if s.hands[i] >= 0:
            best = max(best, fragment_worth(s, s.hands[i], who))
    return best


def gain(s: ArchitectureState, seat: i64, worth: i64, who: i64) -> i64:
    """What a fragment of this worth would add to the hand."""
    rest = REST[who]
    return (worth * rest + max(worth - best_in_hand(s, seat, who), 0) * (PERCENT - rest)) // PERCENT


def best_seen(s: ArchitectureState, seat: i64) -> i64:
    """What the fragments turned up in this search are good for; the one the seat turns to now is not seen yet."""
    best: i64 = NONE
    for at in range(ROOM * s.holds[seat], ROOM * s.holds[seat] + s.furthest[seat] - 1):
        best = max(best, kind_of(s, s.piles[at]))
    return best


def best_in_pile(s: ArchitectureState, seat: i64, who: i64) -> i64:
    """The best that the seat expects of the pile in front of it: what it sees, knows, remembers, or may find."""
    pile = s.holds[seat]
    here: i64 = 0
    if s.stage[seat] == SEARCHING:
        here = max(s.at[seat], here)
    reach = s.sizes[pile]
    if s.tempo == TURNS:
        reach = min(reach, max(s.furthest[seat], here) + s.looks[seat])
    best: i64 = 0
    for at in range(reach):
        way = at - here if at > here else here - at
        if s.known[ROOM * pile + at] & BIT[seat] != 0:
            best = max(best, fragment_worth(s, s.piles[ROOM * pile + at], who) - TURN_OVER[who] * way)
        elif at >= here:
            best = max(best, STRANGER[who] - TURN_OVER[who] * way)
    for fragment in range(FRAGMENTS):
        best = max(best, remembered_worth(s, seat, fragment, pile, here, reach, who))
    return best


def remembered_worth(s: ArchitectureState, seat: i64, fragment: i64, pile: i64, here: i64, reach: i64, who: i64) -> i64:
    seen = sighting(s, seat, fragment)
    if seen == NONE or pile_of(seen) != pile:
        return NONE
    doubts = disturbances(s, seat, seen)
    at = position_of(seen)
    if doubts == 0 or at < here or at >= reach + 1:
        return NONE
    sure = PILES * IN_DOUBT[who]
    return fragment_worth(s, fragment, who) * sure // (sure + doubts) - TURN_OVER[who] * (at - here)
