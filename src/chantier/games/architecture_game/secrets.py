"""The one gate of secrets (AG-26, AG-27): what a seat can't know becomes holes, and holes are filled at random.

What lies in a pile where a seat has not looked is a hole that needs no mark: for that seat it is as if it had never
been drawn. So are the fragments in other hands; how many there are stays known.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.architecture_game.codes import (
    ABOVE,
    FRAGMENTS,
    FULL_HAND,
    NONE,
    PILES,
    PLAYING,
    ROOM,
    SEARCHING,
    TURNS,
)
from chantier.games.architecture_game.memory import disturbances, forget, pile_of, position_of, sighting
from chantier.games.architecture_game.playing import site_of
from chantier.kernel.codes import BIT
from chantier.kernel.dice import Dice
from chantier.kernel.state import UNKNOWN

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState

# who takes from a pile takes what fits; seen in games of journeymen, and so believed
NEAR: Final[i64] = 3  # from the top
TAKEN_NEAR: Final[i64] = 70  # percent
TAKEN_BELOW: Final[i64] = 30
PERCENT: Final[i64] = 100


def hide(s: ArchitectureState, eyes: i64) -> None:
    """Leave what these eyes know; those of NOBODY know what is public."""
    own: i64 = 0
    if eyes >= 0:
        own = BIT[eyes]
    hide_piles(s, own)
    for seat in range(s.players):
        if seat != eyes:
            hide_hand(s, seat)
            hide_search(s, seat)
            for fragment in range(FRAGMENTS):
                forget(s, seat, fragment)
    if s.looking != eyes:
        s.looking = NONE
    if s.current != eyes:
        s.putting = NONE


def hide_piles(s: ArchitectureState, own: i64) -> None:
    for pile in range(PILES):
        for at in range(ROOM * pile, ROOM * pile + s.sizes[pile]):
            if s.known[at] & own == 0:
                put_back(s, s.piles[at])
                s.piles[at] = NONE
            s.known[at] &= own


def put_back(s: ArchitectureState, fragment: i64) -> None:
    """Nobody knows where it is."""
    if fragment >= 0:
        s.undrawn[fragment] = 1
        s.undrawn_left += 1


def hide_hand(s: ArchitectureState, seat: i64) -> None:
    for i in range(FULL_HAND * seat, FULL_HAND * seat + s.held[seat]):
        put_back(s, s.hands[i])
        s.hands[i] = UNKNOWN


def hide_search(s: ArchitectureState, seat: i64) -> None:
    s.at[seat] = UNKNOWN
    s.furthest[seat] = UNKNOWN
    s.turned[seat] = UNKNOWN
    s.looks[seat] = UNKNOWN


def fill(s: ArchitectureState, dice: Dice) -> None:
    """Piles first, as well as they are remembered; then what others hold and how far they are.

    What fits and is gone from its pile is believed to be in a hand: it was taken to be built.
    """
    gone: list[i64] = []
    for seat in range(s.players):
        for fragment in range(FRAGMENTS):
            is_remembered = sighting(s, seat, fragment) != NONE and s.undrawn[fragment] != 0
            if is_remembered and not lay_as_remembered(s, seat, fragment, dice) and site_of(s, fragment) != NONE:
                gone.append(take(s, fragment))
    hidden = hidden_fragments(s)
    for seat in range(s.players):
        hidden -= fill_hand(s, seat, gone, hidden, dice)
    for fragment in gone:
        put_back(s, fragment)
    for seat in range(s.players):
        if s.looks[seat] == UNKNOWN:
            fill_search(s, seat, dice)


def take(s: ArchitectureState, fragment: i64) -> i64:
    s.undrawn[fragment] = 0
    s.undrawn_left -= 1
    return fragment


def lay_as_remembered(s: ArchitectureState, seat: i64, fragment: i64, dice: Dice) -> bool:
    """It is still in that pile, unless it was one of those that others took; so far down, or a little higher."""
    seen = sighting(s, seat, fragment)
    pile = pile_of(seen)
    at = position_of(seen)
    for _ in range(disturbances(s, seat, seen)):
        place = dice.below(s.sizes[pile] + 1)
        if place == at or is_wanted(s, fragment, at, dice):
            return False
        if place < at:
            at -= 1
    while at >= 0 and (at >= s.sizes[pile] or s.piles[ROOM * pile + at] != NONE):
        at -= 1
    if at < 0:
        return False
    s.piles[ROOM * pile + at] = take(s, fragment)
    return True


def is_wanted(s: ArchitectureState, fragment: i64, at: i64, dice: Dice) -> bool:
    """Whether somebody who searched there took it because it fits."""
    if site_of(s, fragment) == NONE:
        return False
    return dice.below(PERCENT) < (TAKEN_NEAR if at < NEAR else TAKEN_BELOW)


def hidden_fragments(s: ArchitectureState) -> i64:
    """How many are in hands that are not seen."""
    hidden: i64 = 0
    for seat in range(s.players):
        if has_hidden_hand(s, seat):
            hidden += s.held[seat]
    return hidden


def has_hidden_hand(s: ArchitectureState, seat: i64) -> bool:
    return s.held[seat] > 0 and s.hands[FULL_HAND * seat] == UNKNOWN


def fill_hand(s: ArchitectureState, seat: i64, gone: list[i64], hidden: i64, dice: Dice) -> i64:
    """A hand lies in rising order. What is gone is as likely in one of the hidden places as in any other."""
    if not has_hidden_hand(s, seat):
        return 0
    start = FULL_HAND * seat
    for i in range(s.held[seat]):
        fragment = gone.pop() if dice.below(hidden - i) < len(gone) else take(s, any_fragment(s, dice))
        place = start + i
        while place > start and s.hands[place - 1] > fragment:
            s.hands[place] = s.hands[place - 1]
            place -= 1
        s.hands[place] = fragment
    return s.held[seat]


def any_fragment(s: ArchitectureState, dice: Dice) -> i64:
    return dice.kind(s.undrawn, s.undrawn_left)


def fill_search(s: ArchitectureState, seat: i64, dice: Dice) -> None:
    """AG-13a: a stock that this seat may have by now, and some of it spent."""
    s.looks[seat] = some_looks(s, dice)
    s.at[seat] = ABOVE
    s.furthest[seat] = 0
    s.turned[seat] = 0
    if s.stage[seat] == SEARCHING:
        fill_progress(s, seat, dice)


def some_looks(s: ArchitectureState, dice: Dice) -> i64:
    kit = s.kit
    if s.tempo != TURNS:
        return kit.start_looks
    searches = s.round if s.phase >= PLAYING else s.round - 1
    most = min(kit.start_looks + (kit.more_looks - 1) * max(searches, 0), kit.most_looks)
    return kit.start_looks + dice.below(max(most - kit.start_looks, 0) + 1)


def fill_progress(s: ArchitectureState, seat: i64, dice: Dice) -> None:
    """It has looked at some fragments from the top on, and looks at the last of them."""
    pile = s.holds[seat]
    seen = dice.below(min(s.looks[seat], s.sizes[pile]) + 1)
    for at in range(ROOM * pile, ROOM * pile + seen):
        if s.piles[at] == NONE:
            s.piles[at] = take(s, any_fragment(s, dice))
        s.known[at] |= BIT[seat]
    s.at[seat] = seen - 1
    s.furthest[seat] = seen
    s.turned[seat] = seen
    if s.tempo == TURNS:
        s.looks[seat] -= seen
