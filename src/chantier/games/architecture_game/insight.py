"""What a position is like for a seat, for a net that learns what it is worth (`chantier learn architecture_game`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.architecture_game.codes import FRAGMENTS, FULL_HAND, KEPT, NONE, PLACED, ROOM, SEARCHING
from chantier.games.architecture_game.judge import (
    BALANCED,
    COMES_NEXT,
    COMPLETES,
    EDGE,
    FITS,
    LATER,
    WON,
    best_in_pile,
    fragment_worth,
    gain,
    judge,
    judge_at,
    kind_of,
    tokens_laid,
)
from chantier.games.architecture_game.memory import disturbances, sighting
from chantier.kernel.insight import Traits

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState

NEAR_THE_END: Final[i64] = 8  # tokens won


def describe(s: ArchitectureState, seat: i64, traits: Traits) -> None:
    looks = float(judge(s, seat, BALANCED)) / float(EDGE)
    won = float(s.won[seat]) / float(s.kit.target)
    traits.add(looks)
    traits.add(looks * looks)
    traits.add(won)
    traits.add(won * won)
    traits.add(float(max(s.won[seat] - NEAR_THE_END, 0)) / float(s.kit.target))
    traits.add(float(tokens_laid(s, seat)) / 3.0)
    traits.add(float(tokens_laid(s, seat)) / 3.0 * won)
    for kind in (COMPLETES, FITS, COMES_NEXT, LATER):
        traits.add(in_hand(s, seat, kind))
    for kind in (COMPLETES, FITS, COMES_NEXT):
        traits.add(in_memory(s, seat, kind))
    traits.add(float(s.pawns[seat]) / 4.0)
    traits.add(1.0 if s.pawns[seat] == 0 else 0.0)
    traits.add(float(s.looks[seat]) / 10.0)
    traits.add(float(min(s.looks[seat], 3)) / 3.0)
    describe_race(s, seat, traits)


def describe_race(s: ArchitectureState, seat: i64, traits: Traits) -> None:
    """What a seat may find in the pile in front of it, and what it has spent; all 0 where it holds none."""
    hopes = 0.0
    sees = 0.0
    spent = 0.0
    has_pile = 0.0
    if s.holds[seat] != NONE and s.stage[seat] <= SEARCHING:
        who = judge_at(s)
        has_pile = 1.0
        hopes = float(gain(s, seat, best_in_pile(s, seat, who), who)) / float(WON)
        spent = float(max(s.turned[seat], 0)) / 5.0
        if s.stage[seat] == SEARCHING and s.at[seat] >= 0 and s.looking != seat:
            worth = fragment_worth(s, s.piles[ROOM * s.holds[seat] + s.at[seat]], who)
            sees = float(gain(s, seat, worth, who)) / float(WON)
    traits.add(has_pile)
    traits.add(hopes)
    traits.add(sees)
    traits.add(spent)
    traits.add(hopes * float(s.looks[seat]) / 10.0)
    traits.add(1.0 if s.stage[seat] == KEPT else 0.0)
    traits.add(float(s.turned[seat]) / 5.0 if s.stage[seat] == KEPT else 0.0)
    traits.add(1.0 if s.stage[seat] == PLACED else 0.0)
    traits.add(1.0 if s.current == seat else 0.0)
    traits.add(float(s.held[seat]) / 3.0)


def in_hand(s: ArchitectureState, seat: i64, kind: i64) -> float:
    """How many fragments of this kind."""
    found = 0.0
    for i in range(FULL_HAND * seat, FULL_HAND * seat + s.held[seat]):
        if s.hands[i] >= 0 and kind_of(s, s.hands[i]) == kind:
            found += 1.0
    return found


def in_memory(s: ArchitectureState, seat: i64, kind: i64) -> float:
    """The same of those it has seen in piles; the less the more was taken from there since."""
    found = 0.0
    for fragment in range(FRAGMENTS):
        seen = sighting(s, seat, fragment)
        if seen != NONE and kind_of(s, fragment) == kind:
            found += 1.0 / float(1 + disturbances(s, seat, seen))
    return found
