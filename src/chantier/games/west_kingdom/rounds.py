"""Turn after turn (WK-5 to WK-7), and when it ends (WK-28, WK-34)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_DISCARD,
    ASK_PLACE,
    ASK_TAKE_BACK,
    BOARDS,
    END_TURN,
    ENDED,
    GUILDHALL,
    LARGE,
    LARGE_PLACE_FIRST,
    LAST_ROUND,
    MARKET_LEFT,
    NONE,
    NONE_OF_YOURS,
    OVER,
    PRISON,
    STAYS_IN_GUILDHALL,
    TAKE_BACK,
    TOOK_BACK,
    TURN,
    TURN_SKIPPED,
    TURNS_ENDED,
)
from chantier.games.west_kingdom.gathering import own_workers
from chantier.games.west_kingdom.guildhall import laid
from chantier.games.west_kingdom.scoring import finish
from chantier.games.west_kingdom.todo import pop, push
from chantier.kernel.codes import LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def begin_turn(s: WestState) -> None:
    """WK-5, WK-6: place a worker; with none at home take one back; all in the guildhall: the turn is skipped."""
    seat = s.current
    push(s, END_TURN, seat)
    if s.home[seat] > 0:
        push(s, ASK_PLACE, seat)
    elif s.guild[seat] < s.kit.workers:
        push(s, ASK_TAKE_BACK, seat)
    else:
        tell(s, TURN_SKIPPED, seat)


def end_turn(s: WestState, seat: i64) -> None:
    """WK-7: first the hand, one card at a time; WK-28, WK-34: then perhaps the end."""
    if s.cards[seat] > s.kit.hand:
        push(s, END_TURN, seat)
        push(s, ASK_DISCARD, seat)
        return
    s.turns += 1
    s.current = (seat + 1) % s.players
    s.serving = 0
    s.visited = 0
    if s.last_turns == NONE:
        look_for_the_end(s)
    else:
        s.last_turns -= 1
    if s.last_turns == 0:
        tell(s, ENDED, CHANCE)
        end_game(s)
    elif s.last_turns == NONE and s.turns >= s.kit.turns * s.players:
        tell(s, TURNS_ENDED, CHANCE, s.kit.turns)
        end_game(s)
    else:
        push(s, TURN, 0)


def look_for_the_end(s: WestState) -> None:
    """WK-28: the last guildhall place is filled: everybody has one more turn."""
    if laid(s) >= s.kit.guild_places[s.players]:
        s.last_turns = s.players
        tell(s, LAST_ROUND, CHANCE)


def end_game(s: WestState) -> None:
    finish(s)
    push(s, OVER, 0)


# taking a worker back


def has_large(s: WestState, seat: i64) -> bool:
    for place in range(LARGE):
        if own_workers(s, seat, place) > 0:
            return True
    return False


def why_not_take_back(s: WestState, seat: i64, source: i64) -> i64:
    """WK-6: from a large place; if there is none, from the market, prison or another board; never the guildhall."""
    if source == GUILDHALL:
        return STAYS_IN_GUILDHALL + RULE * 6
    if workers_at(s, seat, source) == 0:
        return NONE_OF_YOURS + RULE * 6
    if source >= LARGE and has_large(s, seat):
        return LARGE_PLACE_FIRST + RULE * 6
    return LEGAL


def workers_at(s: WestState, seat: i64, source: i64) -> i64:
    found: i64 = 0
    if source < LARGE:
        found = own_workers(s, seat, source)
    elif source < GUILDHALL:
        if s.stalls[source - MARKET_LEFT] == seat:
            found = 1
    elif source == PRISON:
        found = s.prison[seat]
    elif source >= BOARDS:
        found = s.captives[(source - BOARDS) * s.players + seat]
    return found


def legal_take_back(s: WestState, seat: i64, moves: Moves) -> None:
    for source in range(BOARDS + s.players):
        if why_not_take_back(s, seat, source) == LEGAL:
            moves.add(TAKE_BACK + A * source)


def play_take_back(s: WestState, seat: i64, source: i64) -> None:
    pop(s)
    s.home[seat] += 1
    if source < LARGE:
        s.workers[seat * LARGE + source] -= 1
    elif source < GUILDHALL:
        s.stalls[source - MARKET_LEFT] = NONE
    elif source == PRISON:
        s.prison[seat] -= 1
    else:
        s.captives[(source - BOARDS) * s.players + seat] -= 1
    tell(s, TOOK_BACK, seat, source)
