"""Searching a pile, everybody at once and each in private (AG-9, AG-10, AG-13a, AG-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.architecture_game import race
from chantier.games.architecture_game.codes import (
    ABOVE,
    FIRST_FRAGMENT,
    KEEP,
    LAST_FRAGMENT,
    NEXT,
    NO_LOOK_LEFT,
    NONE,
    NOTHING_SHOWN,
    PREVIOUS,
    ROOM,
    SHOWN,
    TURNED,
    TURNS,
)
from chantier.games.architecture_game.memory import LOOKED_AT, remember
from chantier.kernel.codes import BIT, LEGAL, LETTER, RULE
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell_secret

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState


def spot(s: ArchitectureState, seat: i64) -> i64:
    """Where in the piles the seat looks."""
    return ROOM * s.holds[seat] + s.at[seat]


def in_view(s: ArchitectureState, seat: i64) -> i64:
    """The fragment the seat looks at; NONE above the pile, or if nobody has ever seen it."""
    return s.piles[spot(s, seat)] if s.at[seat] != ABOVE else NONE


def costs_a_look(s: ArchitectureState, seat: i64) -> bool:
    """AG-13a: the next fragment, if not yet seen in this search; a live race has a clock instead."""
    return s.tempo == TURNS and s.at[seat] + 1 >= s.furthest[seat]


def why_not_keep(s: ArchitectureState, seat: i64) -> i64:
    return NOTHING_SHOWN + RULE * 14 if s.at[seat] == ABOVE else LEGAL


def why_not_next(s: ArchitectureState, seat: i64) -> i64:
    """AG-14: not beyond the last; AG-13a: not without a look."""
    if s.at[seat] + 1 >= s.sizes[s.holds[seat]]:
        return LAST_FRAGMENT + RULE * 14
    if costs_a_look(s, seat) and s.looks[seat] == 0:
        return NO_LOOK_LEFT + RULE * (13 + LETTER)
    return LEGAL


def why_not_previous(s: ArchitectureState, seat: i64) -> i64:
    return FIRST_FRAGMENT + RULE * 14 if s.at[seat] <= 0 else LEGAL


def legal_search(s: ArchitectureState, seat: i64, moves: Moves) -> None:
    if why_not_keep(s, seat) == LEGAL:
        moves.add(KEEP)
    if why_not_next(s, seat) == LEGAL:
        moves.add(NEXT)
    if why_not_previous(s, seat) == LEGAL:
        moves.add(PREVIOUS)


def play_next(s: ArchitectureState, seat: i64) -> None:
    """AG-14: a turn-over; AG-13a: and a look, if it is new in this search."""
    if costs_a_look(s, seat):
        s.looks[seat] -= 1
    turn_to(s, seat, s.at[seat] + 1)


def play_previous(s: ArchitectureState, seat: i64) -> None:
    turn_to(s, seat, s.at[seat] - 1)


def turn_to(s: ArchitectureState, seat: i64, at: i64) -> None:
    """What the seat knows to lie there it sees at once; all else chance shows it, whether drawn already or not."""
    s.at[seat] = at
    s.turned[seat] += 1
    if s.furthest[seat] <= at:
        s.furthest[seat] = at + 1
    tell_secret(s, TURNED, seat, s.turned[seat], s.looks[seat])
    if s.known[spot(s, seat)] & BIT[seat] != 0:
        show(s, seat)
    else:
        s.looking = seat


def play_look(s: ArchitectureState, fragment: i64) -> None:
    """A fragment that nobody has seen is drawn from those; one that lies there is only shown."""
    seat = s.looking
    s.looking = NONE
    if in_view(s, seat) == NONE:
        s.piles[spot(s, seat)] = fragment
        s.undrawn[fragment] = 0
        s.undrawn_left -= 1
    s.known[spot(s, seat)] |= BIT[seat]
    show(s, seat)
    if s.late[seat] != 0:
        race.play_keep(s, seat)


def show(s: ArchitectureState, seat: i64) -> None:
    """To this seat only; it is the seat's to remember."""
    fragment = in_view(s, seat)
    remember(s, seat, fragment, s.holds[seat], s.at[seat], LOOKED_AT)
    tell_secret(s, SHOWN, seat, fragment, s.at[seat] + 1)
