"""Which chapter answers which question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.architecture_game import piles, playing, race, search
from chantier.games.architecture_game.codes import (
    ASK_BUILD,
    ASK_PAWN,
    ASK_PILE,
    ASK_PLAY,
    ASK_SEARCH,
    ASK_UNDER,
    BUILD,
    CHOOSING,
    IDLE,
    KEEP,
    NEXT,
    NONE,
    PASS,
    PAWN,
    PREVIOUS,
    PUT,
    RACING,
    SEARCHING,
    TAKE,
    UNDER,
)
from chantier.kernel.answers import as_bits, is_answer
from chantier.kernel.codes import LEGAL, NEED, NOT_NOW, kind_of, only_of
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


# the questions that each kind of move answers
ANSWERS: Final[dict[i64, tuple[i64, ...]]] = {
    TAKE: (ASK_PILE,),
    KEEP: (ASK_SEARCH,),
    NEXT: (ASK_SEARCH,),
    PREVIOUS: (ASK_SEARCH,),
    PAWN: (ASK_PAWN,),
    UNDER: (ASK_UNDER,),
    PUT: (ASK_PLAY, ASK_BUILD),
    BUILD: (ASK_PLAY, ASK_BUILD),
    PASS: (ASK_PLAY, ASK_BUILD),
}
ANSWERED: Final = as_bits(ANSWERS)


def may_race(s: ArchitectureState, seat: i64) -> bool:
    return s.stage[seat] == SEARCHING or seat == race.choosing_seat(s)


def asked(s: ArchitectureState, seat: i64) -> i64:
    """What this seat is asked; in the race not all are asked the same."""
    if s.phase == CHOOSING:
        return ASK_PILE
    if s.phase == RACING:
        return ASK_SEARCH if s.stage[seat] == SEARCHING else ASK_PAWN
    if s.putting != NONE:
        return ASK_UNDER
    return ASK_BUILD if s.stage[seat] == IDLE else ASK_PLAY


def legal(s: ArchitectureState, seat: i64, moves: Moves) -> None:
    asks = asked(s, seat)
    if asks == ASK_SEARCH:
        search.legal_search(s, seat, moves)
    elif asks == ASK_PILE:
        piles.legal_take(s, moves)
    elif asks == ASK_PAWN:
        race.legal_pawn(s, moves)
    elif asks == ASK_UNDER:
        playing.legal_under(moves)
    else:
        playing.legal_playing(s, seat, moves)


def why_not(s: ArchitectureState, seat: i64, move: i64) -> i64:
    kind = kind_of(move)
    asks = asked(s, seat)
    if not is_answer(ANSWERED, kind, asks):
        return NOT_NOW + NEED * asks
    a = only_of(move)
    if kind == TAKE:
        return piles.why_not_take(s, a)
    if kind == KEEP:
        return search.why_not_keep(s, seat)
    if kind == NEXT:
        return search.why_not_next(s, seat)
    if kind == PREVIOUS:
        return search.why_not_previous(s, seat)
    if kind == PAWN:
        return race.why_not_pawn(s, a)
    if kind == PUT:
        return playing.why_not_put(s, seat, a)
    if kind == BUILD:
        return playing.why_not_build(s, seat, a)
    return playing.why_not_pass(s, seat) if kind == PASS else LEGAL


def play(s: ArchitectureState, seat: i64, move: i64) -> None:
    kind = kind_of(move)
    a = only_of(move)
    if kind == NEXT:
        search.play_next(s, seat)
    elif kind == KEEP:
        race.play_keep(s, seat)
    elif kind == PREVIOUS:
        search.play_previous(s, seat)
    elif kind == TAKE:
        piles.play_take(s, seat, a)
    elif kind == PAWN:
        race.play_pawn(s, seat, a)
    elif kind == PUT:
        playing.play_put(s, seat, a)
    elif kind == UNDER:
        playing.play_under(s, seat, a)
    elif kind == BUILD:
        playing.play_build(s, seat, a)
    elif kind == PASS:
        playing.play_pass(s, seat)
    else:
        raise ValueError(f"no such move: {move}")
