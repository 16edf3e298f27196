"""What buildings do at once (WK-23): a closed list, and the odd ones each by its own name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.cathedral import discard, legal_discard
from chantier.games.west_kingdom.codes import (
    ASK_BARRACKS,
    ASK_CHURCH,
    ASK_CRANE,
    ASK_DISMISS,
    ASK_FREE_CAPTURE,
    ASK_GAIN,
    ASK_LIBRARY,
    ASK_TAVERN,
    BARRACKS,
    CAPTURES,
    CHOOSE_GAIN,
    CHURCH,
    CRANE,
    DECLINE,
    DESTROY,
    GAIN_AT_ONCE,
    GAINS,
    GOODS,
    GRAVEYARD,
    HIDEOUT,
    HOIST,
    LIBRARY,
    MONUMENT,
    MOST,
    NO_DEBT,
    NO_WORKER,
    PALACE,
    TAKE,
    TAVERN,
    WATCHTOWER,
)
from chantier.games.west_kingdom.guardhouse import leave_prison
from chantier.games.west_kingdom.guildhall import go_to_guildhall, why_not_guildhall
from chantier.games.west_kingdom.purse import destroy_debt, gain, gain_good, lose_virtue
from chantier.games.west_kingdom.scoring import counted
from chantier.games.west_kingdom.todo import number, pop, push
from chantier.kernel.codes import LEGAL, RULE, A
from chantier.kernel.moves import Moves

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def perform(s: WestState, seat: i64, card: i64) -> None:
    """WK-23: as far as possible; end effects wait."""
    effect = s.kit.effect[card]
    if effect == GAIN_AT_ONCE:
        gain(s, seat, s.kit.building_gain[card])
    elif effect == CHOOSE_GAIN:
        push(s, ASK_GAIN, seat, card)
    elif effect == CAPTURES:
        push(s, ASK_FREE_CAPTURE, seat, s.kit.amount[card])
    elif effect < MOST:
        perform_odd(s, seat, card, effect)


def perform_odd(s: WestState, seat: i64, card: i64, effect: i64) -> None:
    if effect == BARRACKS:
        push(s, ASK_BARRACKS, seat)
    elif effect == CHURCH:
        push(s, ASK_CHURCH, seat)
    elif effect == LIBRARY:
        push(s, ASK_LIBRARY, seat, card)
    elif effect == TAVERN:
        push(s, ASK_TAVERN, seat)
    elif effect == HIDEOUT:
        leave_prison(s, seat, s.prison[seat])
    elif effect == MONUMENT:
        monument(s, seat, card)
    elif effect == WATCHTOWER:
        watchtower(s, seat, card)
    elif effect == PALACE:
        palace(s, seat, card)
    elif effect == CRANE:
        push(s, ASK_CRANE, seat)
    elif effect == GRAVEYARD:
        push(s, ASK_DISMISS, seat)
    else:
        raise ValueError(f"nothing implements effect {effect}")


def monument(s: WestState, seat: i64, card: i64) -> None:
    """Every player gains, the builder first."""
    for turn in range(s.players):
        gain(s, (seat + turn) % s.players, s.kit.building_gain[card])


def watchtower(s: WestState, seat: i64, card: i64) -> None:
    """Everybody with so many workers in prison loses a virtue, the builder too."""
    for turn in range(s.players):
        other = (seat + turn) % s.players
        if s.prison[other] >= s.kit.amount[card]:
            lose_virtue(s, other, 1)


def palace(s: WestState, seat: i64, card: i64) -> None:
    """Goods for every so many virtue."""
    times = counted(s, seat, s.kit.end_of[card]) // s.kit.end_each[card]
    row = s.kit.building_gain[card] * GAINS
    for good in range(GOODS):
        gain_good(s, seat, good, times * s.kit.gains[row + good])


# Treasury, Clay Pit: one of two


def legal_take(moves: Moves) -> None:
    moves.add(TAKE)
    moves.add(TAKE + A)


def play_take(s: WestState, seat: i64, choice: i64) -> None:
    card = number(s)
    pop(s)
    gain(s, seat, s.kit.other_gain[card] if choice == 1 else s.kit.building_gain[card])


# Library: discard a card for gold


def legal_library(s: WestState, seat: i64, moves: Moves) -> None:
    moves.add(DECLINE)
    legal_discard(s, seat, moves)


def play_library(s: WestState, seat: i64, card: i64) -> None:
    library = number(s)
    pop(s)
    discard(s, seat, card)
    gain(s, seat, s.kit.building_gain[library])


# Church: destroy a debt


def why_not_destroy(s: WestState, seat: i64) -> i64:
    return LEGAL if s.unpaid[seat] > 0 else NO_DEBT + RULE * 23


def legal_church(s: WestState, seat: i64, moves: Moves) -> None:
    moves.add(DECLINE)
    if why_not_destroy(s, seat) == LEGAL:
        moves.add(DESTROY)


def play_destroy(s: WestState, seat: i64) -> None:
    pop(s)
    destroy_debt(s, seat)


# Crane: another worker to the guildhall


def why_not_hoist(s: WestState, seat: i64) -> i64:
    """WK-32: a worker at home, and something to build."""
    if s.home[seat] == 0:
        return NO_WORKER + RULE * 32
    return why_not_guildhall(s, seat)


def legal_crane(s: WestState, seat: i64, moves: Moves) -> None:
    moves.add(DECLINE)
    if why_not_hoist(s, seat) == LEGAL:
        moves.add(HOIST)


def play_hoist(s: WestState, seat: i64) -> None:
    pop(s)
    s.home[seat] -= 1
    s.serving = s.crew[seat]
    go_to_guildhall(s, seat)
