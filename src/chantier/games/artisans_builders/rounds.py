"""The round: income (AB-11 to AB-13), whose turn it is (AB-15), how round and game end (AB-29 to AB-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import (
    ASK_ACTION,
    ASK_RECRUIT,
    CASTLE_IMPROVED,
    CASTLES,
    CASTLES_ENDED,
    GOODS,
    INCOME,
    LAST_ROUND,
    NO_EFFECT,
    NONE,
    OVER,
    ROUND_BEGAN,
    ROUNDS_ENDED,
    TOKEN_GIVEN,
    TOKEN_LAID,
    WORKERS,
)
from chantier.games.artisans_builders.goods import take
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def begin_round(s: ArtisansState) -> None:
    """AB-11: every plot pays; AB-12: in round 1 too. Then recruiting, in round 1 from the last player to the first."""
    s.round += 1
    tell(s, ROUND_BEGAN, CHANCE, s.round)
    for seat in range(s.players):
        take(s, seat, INCOME, s.income, seat * GOODS)
    s.picks = 0
    s.current = before(s, s.first) if s.round == 1 else s.first
    s.asks = ASK_RECRUIT


def before(s: ArtisansState, seat: i64) -> i64:
    """The seat to the right: anticlockwise."""
    return (seat + s.players - 1) % s.players


def after(s: ArtisansState, seat: i64) -> i64:
    """The seat to the left: clockwise, as turns go."""
    return (seat + 1) % s.players


def spend_worker(s: ArtisansState, seat: i64) -> None:
    """AB-16: after the first player's first action the token lies in the middle."""
    if seat == s.first and s.token == seat and s.workers[seat] == WORKERS:
        s.token = NONE
        tell(s, TOKEN_LAID, seat)
    s.workers[seat] -= 1
    s.last = seat


def workers_left(s: ArtisansState) -> i64:
    left: i64 = 0
    for seat in range(s.players):
        left += s.workers[seat]
    return left


def end_turn(s: ArtisansState) -> None:
    """AB-15: clockwise, until all workers are used; AB-15b: who has none left is skipped.

    AB-31: who has three castles has nothing to choose any more, so it is not asked.
    """
    s.effect = NO_EFFECT
    s.powered = 0
    seat = s.current
    while workers_left(s) > 0:
        seat = after(s, seat)
        if s.workers[seat] > 0:
            if s.castles[seat] < CASTLES:
                s.current = seat
                s.asks = ASK_ACTION
                return
            improve_castle(s, seat)
    end_round(s)


def improve_castle(s: ArtisansState, seat: i64) -> None:
    """AB-31: a worker on one of one's own castles."""
    spend_worker(s, seat)
    s.improved[seat] += 1
    tell(s, CASTLE_IMPROVED, seat)


def is_triggered(s: ArtisansState) -> bool:
    """AB-30: somebody has built a third castle."""
    for seat in range(s.players):
        if s.third[seat] > 0:
            return True
    return False


def end_round(s: ArtisansState) -> None:
    """AB-29; AB-30: the round of a third castle is the last; AB-34: or round 20."""
    if is_triggered(s):
        end_game(s, CASTLES_ENDED)
    elif s.round == LAST_ROUND:
        end_game(s, ROUNDS_ENDED)
    else:
        come_home(s)
        begin_round(s)


def end_game(s: ArtisansState, why: i64) -> None:
    s.asks = OVER
    tell(s, why, CHANCE, s.round)


def come_home(s: ArtisansState) -> None:
    """AB-29: workers and recruiters come home; a token nobody took goes to whoever placed the last worker."""
    if s.token == NONE:
        s.token = s.last
        tell(s, TOKEN_GIVEN, s.token)
    s.first = s.token
    for seat in range(s.players):
        s.workers[seat] = WORKERS
    for slot in range(len(s.recruiter)):
        s.recruiter[slot] = NONE
    for place in range(len(s.standing)):
        s.standing[place] = NONE
