"""Playing a fragment: under a pile, or on its building (AG-15, AG-16, AG-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.architecture_game import piles, rounds
from chantier.games.architecture_game.codes import (
    BUILD,
    BUILD_OR_PASS,
    BUILT,
    COMPLETED,
    FULL_HAND,
    IDLE,
    MOST_PARTS,
    MUST_PLAY,
    NONE,
    NOT_HELD,
    NOT_ON_THE_TABLE,
    PASS,
    PASSED,
    PILES,
    PLAYING,
    PUT,
    PUT_THIS,
    PUT_UNDER,
    SITES,
    TOKENS_WON,
    UNDER,
)
from chantier.games.architecture_game.hands import drop_from_hand, holds_fragment
from chantier.games.architecture_game.memory import PUT_THERE, everybody_sees, remember
from chantier.games.architecture_game.scoring import has_winner
from chantier.kernel.codes import LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell, tell_secret

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def begin_playing(s: ArchitectureState) -> None:
    """AG-15: in the order of the new pawns."""
    s.phase = PLAYING
    s.current = piles.seat_with_pawn(s, 0)


def has_searched(s: ArchitectureState, seat: i64) -> bool:
    return s.stage[seat] != IDLE


def site_of(s: ArchitectureState, fragment: i64) -> i64:
    """Where its building stands, or NONE."""
    building = s.kit.building_of[fragment]
    for site in range(SITES):
        if s.sites[site] == building:
            return site
    return NONE


def why_not_put(s: ArchitectureState, seat: i64, fragment: i64) -> i64:
    """AG-15: any fragment of the hand; AG-23: only after a search."""
    if not has_searched(s, seat):
        return BUILD_OR_PASS + RULE * 23
    return LEGAL if holds_fragment(s, seat, fragment) else NOT_HELD + RULE * 15


def why_not_build(s: ArchitectureState, seat: i64, fragment: i64) -> i64:
    if not holds_fragment(s, seat, fragment):
        return NOT_HELD + RULE * 15
    return NOT_ON_THE_TABLE + RULE * 15 if site_of(s, fragment) == NONE else LEGAL


def why_not_pass(s: ArchitectureState, seat: i64) -> i64:
    return MUST_PLAY + RULE * 15 if has_searched(s, seat) else LEGAL


def legal_playing(s: ArchitectureState, seat: i64, moves: Moves) -> None:
    start = FULL_HAND * seat
    if why_not_pass(s, seat) == LEGAL:
        moves.add(PASS)
    else:
        for i in range(s.held[seat]):
            moves.add(PUT + A * s.hands[start + i])
    for i in range(s.held[seat]):
        if why_not_build(s, seat, s.hands[start + i]) == LEGAL:
            moves.add(BUILD + A * s.hands[start + i])


def play_pass(s: ArchitectureState, seat: i64) -> None:
    tell(s, PASSED, seat)
    next_player(s)


def play_put(s: ArchitectureState, seat: i64, fragment: i64) -> None:
    s.putting = fragment
    tell_secret(s, PUT_THIS, seat, fragment)


def legal_under(moves: Moves) -> None:
    for pile in range(PILES):
        moves.add(UNDER + A * pile)


def play_under(s: ArchitectureState, seat: i64, pile: i64) -> None:
    """AG-15: any of the five piles. Everybody sees which pile, nobody which fragment."""
    fragment = s.putting
    s.putting = NONE
    drop_from_hand(s, seat, fragment)
    remember(s, seat, fragment, pile, s.sizes[pile], PUT_THERE)
    piles.put_under(s, seat, pile, fragment)
    tell(s, PUT_UNDER, seat, pile)
    next_player(s)


def play_build(s: ArchitectureState, seat: i64, fragment: i64) -> None:
    """AG-15: a token of one's own on it; the last fragment of a building gets two."""
    drop_from_hand(s, seat, fragment)
    everybody_sees(s, fragment)
    s.built[fragment] = seat
    tell(s, BUILT, seat, fragment, s.kit.building_of[fragment])
    if is_complete(s, s.kit.building_of[fragment]):
        complete(s, seat, site_of(s, fragment))
        if has_winner(s):
            rounds.end_with_winner(s, seat)
            return
    next_player(s)


def is_complete(s: ArchitectureState, building: i64) -> bool:
    for i in range(s.kit.parts[building]):
        if s.built[s.kit.part[MOST_PARTS * building + i]] == NONE:
            return False
    return True


def complete(s: ArchitectureState, seat: i64, site: i64) -> None:
    """AG-16: it leaves the table at once, and its tokens are won."""
    building = s.sites[site]
    s.sites[site] = NONE
    s.completed[building] = 1
    tell(s, COMPLETED, seat, building)
    for owner in range(s.players):
        tokens = tokens_on(s, owner, building)
        if owner == seat:
            tokens += 1
        if tokens > 0:
            s.won[owner] += tokens
            tell(s, TOKENS_WON, owner, tokens, s.won[owner])
    for i in range(s.kit.parts[building]):
        s.built[s.kit.part[MOST_PARTS * building + i]] = NONE


def tokens_on(s: ArchitectureState, seat: i64, building: i64) -> i64:
    tokens: i64 = 0
    for i in range(s.kit.parts[building]):
        if s.built[s.kit.part[MOST_PARTS * building + i]] == seat:
            tokens += 1
    return tokens


def next_player(s: ArchitectureState) -> None:
    pawn = s.pawns[s.current] + 1
    if pawn == s.players:
        rounds.end_round(s)
    else:
        s.current = piles.seat_with_pawn(s, pawn)
