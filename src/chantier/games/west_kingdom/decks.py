"""Cards in hands, decks, and what lies under them (WK-33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import CARD_UNDER, LOOKED, NONE, NOT_IN_HAND
from chantier.kernel.codes import BIT, LEGAL, RULE
from chantier.kernel.state import tell_secret

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def has_building_to_draw(s: WestState) -> bool:
    return s.buildings_left + s.under_count > 0


def take_building(s: WestState, card: i64) -> None:
    """WK-33: from the deck; what was put under it comes up when the rest is used up, in the order put."""
    if s.buildings_left > 0:
        s.buildings ^= BIT[card]
        s.buildings_left -= 1
        return
    s.under_count -= 1
    for i in range(s.under_count):
        s.under[i] = s.under[i + 1]
        s.under_by[i] = s.under_by[i + 1]
    s.under[s.under_count] = NONE
    s.under_by[s.under_count] = NONE


def put_under(s: WestState, seat: i64, card: i64) -> None:
    """WK-35: known to whoever put it there."""
    s.under[s.under_count] = card
    s.under_by[s.under_count] = seat
    s.under_count += 1
    tell_secret(s, CARD_UNDER, seat, card)


def add_to_hand(s: WestState, seat: i64, card: i64) -> None:
    s.hands[seat] |= BIT[card]
    s.cards[seat] += 1


def take_from_hand(s: WestState, seat: i64, card: i64) -> None:
    s.hands[seat] ^= BIT[card]
    s.cards[seat] -= 1


def why_not_in_hand(s: WestState, seat: i64, card: i64, rule: i64) -> i64:
    return LEGAL if s.hands[seat] & BIT[card] != 0 else NOT_IN_HAND + RULE * rule


def take_apprentice(s: WestState, card: i64) -> None:
    """WK-33, for apprentices; those that were dismissed are known to all."""
    if s.apprentices != 0:
        s.apprentices ^= BIT[card]
        return
    s.dismissed_count -= 1
    for i in range(s.dismissed_count):
        s.dismissed[i] = s.dismissed[i + 1]
    s.dismissed[s.dismissed_count] = NONE


def put_apprentice_under(s: WestState, card: i64) -> None:
    s.dismissed[s.dismissed_count] = card
    s.dismissed_count += 1


def is_looking_at(s: WestState, seat: i64, card: i64) -> bool:
    for i in range(seat * LOOKED, (seat + 1) * LOOKED):
        if s.looking[i] == card:
            return True
    return False


def look_at(s: WestState, seat: i64, card: i64) -> None:
    """Behind those drawn before."""
    i = seat * LOOKED
    while s.looking[i] != NONE:
        i += 1
    s.looking[i] = card


def look_no_more(s: WestState, seat: i64, card: i64) -> None:
    """The others close up, in the order drawn."""
    last = (seat + 1) * LOOKED - 1
    i = seat * LOOKED
    while s.looking[i] != card:
        i += 1
    while i < last:
        s.looking[i] = s.looking[i + 1]
        i += 1
    s.looking[last] = NONE
