"""The workshop: plans (WK-16) and apprentices (WK-15, WK-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_DISMISS,
    ASK_WORKSHOP,
    CHEAP_HIRE,
    COINS_LAID,
    COINS_TAKEN,
    COLUMNS,
    DISMISS,
    DISMISSED,
    DRAW_APPRENTICE,
    DRAW_BUILDING,
    GOODS,
    HIRE,
    HIRED,
    HIRING,
    NONE,
    NOT_EMPLOYED,
    NOT_FACE_UP,
    PLANS,
    SHOWN,
    SILVER,
    TAKE_APPRENTICE,
    WORKSHOP,
)
from chantier.games.west_kingdom.decks import put_apprentice_under
from chantier.games.west_kingdom.gathering import own_workers
from chantier.games.west_kingdom.purse import ability_amount, change_virtue, has, less, pay_price, why_not_price
from chantier.games.west_kingdom.todo import asked, pop, push
from chantier.kernel.bits import count, lowest
from chantier.kernel.codes import BIT, LEGAL, RULE, ZERO, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def plans(s: WestState, seat: i64) -> i64:
    """WK-16: a card, and one more for every two workers."""
    return 1 + own_workers(s, seat, WORKSHOP) // 2


def play_plans(s: WestState, seat: i64) -> None:
    pop(s)
    push(s, DRAW_BUILDING, seat, plans(s, seat))


# hiring


def slot_of(s: WestState, apprentice: i64) -> i64:
    for slot in range(SHOWN):
        if s.shown[slot] == apprentice:
            return slot
    return NONE


def missing_workers(s: WestState, seat: i64, slot: i64) -> i64:
    """WK-15: a coin for each, on the first cards of the row."""
    missing = slot % COLUMNS + 1 - own_workers(s, seat, WORKSHOP)
    return missing if missing > 0 else ZERO


def hire_silver(s: WestState, seat: i64) -> i64:
    """WK-4: Rudolf pays less, of the silver only."""
    silver = s.kit.hire_silver
    return less(silver, ability_amount(s, seat)) if has(s, seat, CHEAP_HIRE) else silver


def why_not_hire(s: WestState, seat: i64, apprentice: i64) -> i64:
    """WK-15 in the workshop; the black market (WK-20) and the Tavern have been paid for."""
    slot = slot_of(s, apprentice)
    if slot == NONE:
        return NOT_FACE_UP + RULE * 15
    if asked(s) != ASK_WORKSHOP:
        return LEGAL
    return why_not_price(s, seat, s.kit.hire_tax, hire_silver(s, seat) + missing_workers(s, seat, slot), 15)


def legal_hire(s: WestState, seat: i64, moves: Moves) -> None:
    for slot in range(SHOWN):
        if s.shown[slot] != NONE and why_not_hire(s, seat, s.shown[slot]) == LEGAL:
            moves.add(HIRE + A * s.shown[slot])


def legal_workshop(s: WestState, seat: i64, moves: Moves) -> None:
    moves.add(PLANS)
    legal_hire(s, seat, moves)


def play_hire(s: WestState, seat: i64, apprentice: i64) -> None:
    slot = slot_of(s, apprentice)
    if asked(s) == ASK_WORKSHOP:
        missing = missing_workers(s, seat, slot)
        pay_price(s, seat, s.kit.hire_tax, hire_silver(s, seat))
        s.goods[seat * GOODS + SILVER] -= missing
        for skipped in range(missing):
            s.coins[slot - slot % COLUMNS + skipped] += 1
        if missing > 0:
            tell(s, COINS_LAID, seat, missing)
    pop(s)
    push(s, TAKE_APPRENTICE, seat, apprentice)
    if count(s.crew[seat]) >= most_apprentices(s, seat):
        tell(s, HIRING, seat, apprentice)
        push(s, ASK_DISMISS, seat)


def most_apprentices(s: WestState, seat: i64) -> i64:
    """WK-17."""
    who = s.character[seat]
    most = s.kit.most_apprentices
    return most if who == NONE else most + s.kit.more_apprentices[who]


def take(s: WestState, seat: i64, apprentice: i64) -> None:
    """WK-15: with the silver on the card; the row slides left and a new card comes."""
    slot = slot_of(s, apprentice)
    s.crew[seat] |= BIT[apprentice]
    tell(s, HIRED, seat, apprentice)
    if s.coins[slot] > 0:
        s.goods[seat * GOODS + SILVER] += s.coins[slot]
        tell(s, COINS_TAKEN, seat, s.coins[slot])
    slide(s, slot)
    push(s, DRAW_APPRENTICE, 0)
    change_virtue(s, seat, s.kit.hire_virtue[apprentice])


def slide(s: WestState, slot: i64) -> None:
    while slot % COLUMNS < COLUMNS - 1:
        s.shown[slot] = s.shown[slot + 1]
        s.coins[slot] = s.coins[slot + 1]
        slot += 1
    s.shown[slot] = NONE
    s.coins[slot] = 0


# dismissing


def why_not_dismiss(s: WestState, seat: i64, apprentice: i64) -> i64:
    return LEGAL if s.crew[seat] & BIT[apprentice] != 0 else NOT_EMPLOYED + RULE * 17


def legal_dismiss(s: WestState, seat: i64, moves: Moves) -> None:
    crew = s.crew[seat]
    while crew != 0:
        moves.add(DISMISS + A * lowest(crew))
        crew &= crew - 1


def play_dismiss(s: WestState, seat: i64, apprentice: i64) -> None:
    """WK-17: under the deck, seen by all; its virtue stays as it is."""
    pop(s)
    s.crew[seat] ^= BIT[apprentice]
    put_apprentice_under(s, apprentice)
    tell(s, DISMISSED, seat, apprentice)
