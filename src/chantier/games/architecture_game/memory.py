"""What each seat has seen (AG-26 to AG-28): the rules know it, for the memory aid and for bots.

A sighting is where and when a seat last saw a fragment, packed into an integer. It ends when the fragment comes into
that seat's own hand or is built, for then the seat sees where it is. What else happens to it the seat can't know: only
that others have taken something from the pile since. As long as nobody has, the seat is certain (`known`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.architecture_game.codes import FRAGMENTS, NONE, PILES

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState

# a sighting is pile + AT * position + UNDER * whether the seat put it there + ROUND * round + SINCE * disturbances
AT: Final[i64] = 8
UNDER: Final[i64] = 512
ROUND: Final[i64] = 1024
SINCE: Final[i64] = 1048576

LOOKED_AT: Final[i64] = 0
PUT_THERE: Final[i64] = 1


def remember(s: ArchitectureState, seat: i64, fragment: i64, pile: i64, at: i64, how: i64) -> None:
    since = s.disturbed[PILES * seat + pile]
    s.memory[FRAGMENTS * seat + fragment] = pile + AT * at + UNDER * how + ROUND * s.round + SINCE * since


def forget(s: ArchitectureState, seat: i64, fragment: i64) -> None:
    s.memory[FRAGMENTS * seat + fragment] = NONE


def everybody_sees(s: ArchitectureState, fragment: i64) -> None:
    """It is built: nobody needs to remember where it was."""
    for seat in range(s.players):
        forget(s, seat, fragment)


def disturb(s: ArchitectureState, seat: i64, pile: i64) -> None:
    """A seat has taken a fragment from a pile: for the others, what they knew of it is no longer certain."""
    for other in range(s.players):
        if other != seat:
            s.disturbed[PILES * other + pile] += 1


def sighting(s: ArchitectureState, seat: i64, fragment: i64) -> i64:
    return s.memory[FRAGMENTS * seat + fragment]


def pile_of(seen: i64) -> i64:
    return seen % AT


def position_of(seen: i64) -> i64:
    return seen % UNDER // AT


def put_there(seen: i64) -> bool:
    return seen % ROUND // UNDER == PUT_THERE


def round_of(seen: i64) -> i64:
    return seen % SINCE // ROUND


def disturbances(s: ArchitectureState, seat: i64, seen: i64) -> i64:
    """How often others have taken from that pile since."""
    return s.disturbed[PILES * seat + pile_of(seen)] - seen // SINCE
