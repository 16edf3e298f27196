"""The race: everybody keeps one, the quicker chooses the pawn (AG-9 to AG-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.architecture_game import piles, playing, search
from chantier.games.architecture_game.codes import (
    ABOVE,
    FINISHED,
    FINISHER,
    KEPT,
    KEPT_ONE,
    KEPT_THIS,
    LATE,
    LIVE,
    NONE,
    PAWN,
    PAWN_GONE,
    PAWN_TAKEN,
    PLACED,
    PLACES,
    RACING,
    RANKED,
    SEARCHING,
    SIGNAL,
    TIME_UP,
    TURNS,
)
from chantier.games.architecture_game.hands import take_in_hand
from chantier.kernel.codes import BIT, LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell, tell_secret

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def begin_race(s: ArchitectureState) -> None:
    """AG-9: the signal, when all have a pile; whoever has none searches nothing (AG-23)."""
    s.searchers = 0
    s.ranked = 0
    s.chosen = 0
    for seat in range(s.players):
        s.order[seat] = NONE
        s.late[seat] = 0
        s.at[seat] = ABOVE
        s.furthest[seat] = 0
        s.turned[seat] = 0
        if s.holds[seat] != NONE:
            s.stage[seat] = SEARCHING
            s.searchers += 1
    s.current = NONE
    s.phase = RACING
    tell(s, SIGNAL, CHANCE)
    if s.searchers == 0:
        end_race(s)


def choosing_seat(s: ArchitectureState) -> i64:
    """AG-11: the next in the finishing order takes a pawn."""
    return s.order[s.chosen] if s.chosen < s.ranked else NONE


def racing_seats(s: ArchitectureState) -> i64:
    """All who search, and whoever chooses a pawn."""
    mask: i64 = 0
    for seat in range(s.players):
        if s.stage[seat] == SEARCHING:
            mask |= BIT[seat]
    chooser = choosing_seat(s)
    return mask if chooser == NONE else mask | BIT[chooser]


def play_keep(s: ArchitectureState, seat: i64) -> None:
    """AG-10: exactly one. Everybody sees that, nobody which."""
    fragment = search.in_view(s, seat)
    piles.take_out(s, seat, s.holds[seat], s.at[seat])
    take_in_hand(s, seat, fragment)
    s.at[seat] = ABOVE
    s.stage[seat] = KEPT
    tell(s, KEPT_ONE, seat)
    tell_secret(s, KEPT_THIS, seat, fragment)
    find_order(s)


def is_anybody(s: ArchitectureState, stage: i64) -> bool:
    for seat in range(s.players):
        if s.stage[seat] == stage:
            return True
    return False


def find_order(s: ArchitectureState) -> None:
    """Ranks that follow from what is known: all of them in `turns`, in `live` those that are left over."""
    if is_anybody(s, SEARCHING):
        return
    if s.tempo == TURNS or in_time(s) <= 1:
        rank_the_rest(s)
    take_last_pawn(s)


def in_time(s: ArchitectureState) -> i64:
    """Seats that have kept one before their time was up, and have no rank yet."""
    found: i64 = 0
    for seat in range(s.players):
        if s.stage[seat] == KEPT and s.late[seat] == 0:
            found += 1
    return found


def rank_the_rest(s: ArchitectureState) -> None:
    """AG-13: fewest turn-overs first, ties by the lower old pawn; AG-12: those whose time was up come last."""
    while s.ranked < s.searchers:
        best = NONE
        for seat in range(s.players):
            if s.stage[seat] == KEPT and (best == NONE or is_before(s, seat, best)):
                best = seat
        rank(s, best)


def is_before(s: ArchitectureState, seat: i64, other: i64) -> bool:
    if s.late[seat] != s.late[other]:
        return s.late[seat] < s.late[other]
    if s.turned[seat] != s.turned[other] and s.late[seat] == 0:
        return s.turned[seat] < s.turned[other]
    return s.pawns[seat] < s.pawns[other]


def rank(s: ArchitectureState, seat: i64) -> None:
    s.order[s.ranked] = seat
    s.ranked += 1
    s.stage[seat] = RANKED
    tell(s, FINISHED, seat, s.ranked)


def legal_finisher(s: ArchitectureState, moves: Moves) -> None:
    """AG-12: whoever has kept one may be found to be the quickest of those without a rank."""
    for seat in range(s.players):
        if s.tempo == LIVE and s.stage[seat] == KEPT and s.late[seat] == 0:
            moves.add(FINISHER + A * seat)


def waits_for_outside(s: ArchitectureState) -> bool:
    """A rank may be given, or somebody's time may be up."""
    return is_anybody(s, SEARCHING) or (s.tempo == LIVE and in_time(s) > 0)


def play_finisher(s: ArchitectureState, seat: i64) -> None:
    rank(s, seat)
    find_order(s)


def legal_late(s: ArchitectureState, moves: Moves) -> None:
    """AG-12, AG-13b: only who still searches can run out of time."""
    for seat in range(s.players):
        if s.stage[seat] == SEARCHING:
            moves.add(LATE + A * seat)


def play_late(s: ArchitectureState, seat: i64) -> None:
    """AG-12: the fragment in view is kept, or else the top one."""
    s.late[seat] = 1
    tell(s, TIME_UP, seat)
    if s.at[seat] == ABOVE:
        search.turn_to(s, seat, 0)
    if s.looking == NONE:
        play_keep(s, seat)


def place_of_pawn(s: ArchitectureState, pawn: i64) -> i64:
    for place in range(PLACES):
        if s.pawn_at[place] == pawn:
            return place
    return NONE


def why_not_pawn(s: ArchitectureState, pawn: i64) -> i64:
    return PAWN_GONE + RULE * 11 if place_of_pawn(s, pawn) == NONE else LEGAL


def legal_pawn(s: ArchitectureState, moves: Moves) -> None:
    for pawn in range(s.players):
        if why_not_pawn(s, pawn) == LEGAL:
            moves.add(PAWN + A * pawn)


def play_pawn(s: ArchitectureState, seat: i64, pawn: i64) -> None:
    take_pawn(s, seat, pawn)
    take_last_pawn(s)


def take_pawn(s: ArchitectureState, seat: i64, pawn: i64) -> None:
    """AG-11: the pile goes to where the pawn stood; its symbol stays with it."""
    place = place_of_pawn(s, pawn)
    pile = s.holds[seat]
    s.pawn_at[place] = NONE
    s.pile_at[place] = pile
    s.holds[seat] = NONE
    s.pawns[seat] = pawn
    s.stage[seat] = PLACED
    s.chosen += 1
    tell(s, PAWN_TAKEN, seat, pawn + 1, pile)


def take_last_pawn(s: ArchitectureState) -> None:
    """AG-11: the last one has no choice."""
    if s.chosen == s.searchers - 1 and s.ranked == s.searchers:
        pawn: i64 = 0
        while place_of_pawn(s, pawn) == NONE:
            pawn += 1
        take_pawn(s, choosing_seat(s), pawn)
    if s.chosen == s.searchers:
        end_race(s)


def end_race(s: ArchitectureState) -> None:
    """AG-13a: everybody's stock of looks grows, also of those who found no pile."""
    if s.tempo == TURNS:
        for seat in range(s.players):
            s.looks[seat] = min(s.looks[seat] + s.kit.more_looks, s.kit.most_looks)
    playing.begin_playing(s)
