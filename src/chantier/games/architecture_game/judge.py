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

# in hundredths of a token won
WON: Final[i64] = 100
LAID: Final[i64] = 70  # on a building that may yet be completed
COMPLETES: Final[i64] = 150
FITS: Final[i64] = 55
COMES_NEXT: Final[i64] = 30
LATER: Final[i64] = 6
STRANGER: Final[i64] = 50  # what an unseen fragment promises, as long as there are looks
TURN_OVER: Final[i64] = 3  # the later, the higher the pawn
MANY: Final[i64] = 12  # turn-overs: more are no worse, so that turning to and fro leads to nothing new
LOOK_LEFT: Final[i64] = 2
PAWN_STEP: Final[i64] = 6
VICTORY: Final[i64] = 100_000
IN_DOUBT: Final[i64] = 3
EDGE: Final[i64] = 7 * WON
SLIP: Final[i64] = 4 * TURN_OVER
EAGER: Final[i64] = 1_000
NEVER: Final[i64] = 10_000

STYLES: Final = ("balanced", "haste", "choice", "sense")
BALANCED: Final[i64] = 0
ENOUGH: Final = vec[i64]([0, COMES_NEXT, NEVER, FITS])  # what ends a search; who is balanced weighs each look instead


def judge(s: ArchitectureState, seat: i64, style: i64) -> i64:
    if s.phase == OVER:
        return VICTORY * lead(s, seat)
    worth = WON * (2 * s.won[seat] - most_won(s, seat)) + LAID * tokens_laid(s, seat)
    worth += hand_worth(s, seat) - PAWN_STEP * s.pawns[seat]
    if s.tempo == TURNS and s.looks[seat] > 0:
        worth += LOOK_LEFT * s.looks[seat]
    if s.holds[seat] != NONE and s.stage[seat] <= SEARCHING:
        worth += gain(s, seat, best_in_pile(s, seat)) - TURN_OVER * min(max(s.turned[seat], 0), MANY)
        if s.looking == seat and ENOUGH[style] > 0:
            worth += EAGER if best_seen(s, seat) < ENOUGH[style] else -EAGER
    return worth


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


def fragment_worth(s: ArchitectureState, fragment: i64) -> i64:
    building = s.kit.building_of[fragment]
    if site_of(s, fragment) != NONE:
        return COMPLETES if missing(s, building) == 1 else FITS
    if building == s.next_building:
        return COMES_NEXT
    return LATER


def missing(s: ArchitectureState, building: i64) -> i64:
    left: i64 = 0
    for i in range(s.kit.parts[building]):
        if s.built[s.kit.part[MOST_PARTS * building + i]] == NONE:
            left += 1
    return left


def hand_worth(s: ArchitectureState, seat: i64) -> i64:
    """One fragment is played a round: the best counts whole, the others half."""
    total: i64 = 0
    for i in range(FULL_HAND * seat, FULL_HAND * seat + s.held[seat]):
        if s.hands[i] >= 0:
            total += fragment_worth(s, s.hands[i])
    return (total + best_in_hand(s, seat)) // 2


def best_in_hand(s: ArchitectureState, seat: i64) -> i64:
    best: i64 = 0
    for i in range(FULL_HAND * seat, FULL_HAND * seat + s.held[seat]):
        if s.hands[i] >= 0:
            best = max(best, fragment_worth(s, s.hands[i]))
    return best


def gain(s: ArchitectureState, seat: i64, worth: i64) -> i64:
    """What a fragment of this worth would add to the hand."""
    return (worth + max(worth - best_in_hand(s, seat), 0)) // 2


def best_seen(s: ArchitectureState, seat: i64) -> i64:
    """Of the fragments turned up in this search; the one the seat turns to now is not seen yet."""
    best: i64 = 0
    for at in range(ROOM * s.holds[seat], ROOM * s.holds[seat] + s.furthest[seat] - 1):
        best = max(best, fragment_worth(s, s.piles[at]))
    return best


def best_in_pile(s: ArchitectureState, seat: i64) -> i64:
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
            best = max(best, fragment_worth(s, s.piles[ROOM * pile + at]) - TURN_OVER * way)
        elif at >= here:
            best = max(best, STRANGER - TURN_OVER * way)
    for fragment in range(FRAGMENTS):
        best = max(best, remembered_worth(s, seat, fragment, pile, here, reach))
    return best


def remembered_worth(s: ArchitectureState, seat: i64, fragment: i64, pile: i64, here: i64, reach: i64) -> i64:
    seen = sighting(s, seat, fragment)
    if seen == NONE or pile_of(seen) != pile:
        return NONE
    doubts = disturbances(s, seat, seen)
    at = position_of(seen)
    if doubts == 0 or at < here or at >= reach + 1:
        return NONE
    return fragment_worth(s, fragment) * (PILES * IN_DOUBT) // (PILES * IN_DOUBT + doubts) - TURN_OVER * (at - here)
