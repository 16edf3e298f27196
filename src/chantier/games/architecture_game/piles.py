"""Choosing piles (AG-8, AG-23), and what happens to a pile: fragments leave it and come under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.architecture_game import race
from chantier.games.architecture_game.codes import (
    CHOOSING,
    IDLE,
    NO_PILE,
    NONE,
    PILE_EMPTY,
    PILE_TAKEN,
    PILES,
    PLACES,
    ROOM,
    ROUND_BEGAN,
    TAKE,
    TOOK,
)
from chantier.games.architecture_game.memory import disturb, forget
from chantier.kernel.codes import BIT, LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def begin_round(s: ArchitectureState) -> None:
    """AG-19: again from the lowest pawn."""
    s.phase = CHOOSING
    s.round += 1
    for seat in range(s.players):
        s.stage[seat] = IDLE
    tell(s, ROUND_BEGAN, CHANCE, s.round)
    let_choose(s, 0)


def let_choose(s: ArchitectureState, pawn: i64) -> None:
    """AG-8: from this pawn on, lowest first. Whoever has one pile to choose from is not asked, nor who has none."""
    while pawn < s.players:
        seat = seat_with_pawn(s, pawn)
        piles = piles_left(s)
        if piles > 1:
            s.current = seat
            return
        if piles == 1:
            take(s, seat, only_pile_left(s))
        else:
            s.stranded += 1
            tell(s, NO_PILE, seat)
        pawn += 1
    race.begin_race(s)


def seat_with_pawn(s: ArchitectureState, pawn: i64) -> i64:
    seat: i64 = 0
    while s.pawns[seat] != pawn:
        seat += 1
    return seat


def place_of(s: ArchitectureState, pile: i64) -> i64:
    """Where a pile lies, or NONE if somebody has it."""
    for place in range(PLACES):
        if s.pile_at[place] == pile:
            return place
    return NONE


def piles_left(s: ArchitectureState) -> i64:
    count: i64 = 0
    for pile in range(PILES):
        if why_not_take(s, pile) == LEGAL:
            count += 1
    return count


def only_pile_left(s: ArchitectureState) -> i64:
    pile: i64 = 0
    while why_not_take(s, pile) != LEGAL:
        pile += 1
    return pile


def why_not_take(s: ArchitectureState, pile: i64) -> i64:
    """AG-8: one of the piles that are left; AG-23: not an empty one."""
    if place_of(s, pile) == NONE:
        return PILE_TAKEN + RULE * 8
    if s.sizes[pile] == 0:
        return PILE_EMPTY + RULE * 23
    return LEGAL


def legal_take(s: ArchitectureState, moves: Moves) -> None:
    for pile in range(PILES):
        if why_not_take(s, pile) == LEGAL:
            moves.add(TAKE + A * pile)


def play_take(s: ArchitectureState, seat: i64, pile: i64) -> None:
    take(s, seat, pile)
    let_choose(s, s.pawns[seat] + 1)


def take(s: ArchitectureState, seat: i64, pile: i64) -> None:
    """AG-8: the pawn stays, visible, where the pile was."""
    place = place_of(s, pile)
    s.pile_at[place] = NONE
    s.pawn_at[place] = s.pawns[seat]
    s.holds[seat] = pile
    tell(s, TOOK, seat, pile, s.pawns[seat] + 1)


def take_out(s: ArchitectureState, seat: i64, pile: i64, at: i64) -> None:
    """AG-10: all others stay in their order. Only whoever took it knows what still lies where."""
    start = ROOM * pile
    last = s.sizes[pile] - 1
    forget(s, seat, s.piles[start + at])
    for i in range(last):
        come_from = i + 1 if i >= at else i
        s.piles[start + i] = s.piles[start + come_from]
        s.known[start + i] = s.known[start + come_from] & BIT[seat]
    s.piles[start + last] = NONE
    s.known[start + last] = 0
    s.sizes[pile] = last
    disturb(s, seat, pile)


def put_under(s: ArchitectureState, seat: i64, pile: i64, fragment: i64) -> None:
    """AG-15: at the bottom, unseen by the others."""
    at = ROOM * pile + s.sizes[pile]
    s.piles[at] = fragment
    s.known[at] = BIT[seat]
    s.sizes[pile] += 1
