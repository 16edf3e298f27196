"""Setting up (WK-1, WK-2, WK-4) and the draft (WK-3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_CHARACTER,
    ASK_KEEP,
    BECOME,
    BEGIN,
    CARD_KEPT,
    CARDS,
    CARDS_PASSED,
    CHARACTER_DEALT,
    CHARACTER_TAKEN,
    DEAL,
    DEALT,
    DRAW_APPRENTICE,
    DRAW_BUILDING,
    DRAW_CHARACTER,
    DRAW_FIRST,
    DRAW_LOOKED,
    DRAW_SMALL,
    FIRST_PLAYER,
    GAINS,
    GOODS,
    KEEP,
    KEPT,
    LOOKED,
    NONE,
    NOT_IN_HAND,
    PROMO_CHARACTER,
    SILVER,
    TURN,
)
from chantier.games.west_kingdom.decks import add_to_hand, is_looking_at, look_at, look_no_more, put_under
from chantier.games.west_kingdom.purse import gain_good, take_debt
from chantier.games.west_kingdom.todo import pop, push
from chantier.kernel.bits import count, lowest
from chantier.kernel.codes import BIT, LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell, tell_secret

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState

CHOSEN: Final[i64] = 2  # characters are chosen, not dealt


def set_up(s: WestState) -> None:
    """What will be drawn, the last thing first: market, apprentices, characters or the first player, cards to draft."""
    s.buildings_left = count(s.buildings)
    push(s, BEGIN, 0)
    push(s, ASK_KEEP, 0)
    push(s, DEAL, 0)
    if s.characters:
        for seat in range(s.players):
            push(s, ASK_CHARACTER if s.characters == CHOSEN else DRAW_CHARACTER, s.players - 1 - seat)
    else:
        push(s, DRAW_FIRST, 0)
    push(s, DRAW_APPRENTICE, 0)
    push(s, DRAW_SMALL, 0)


def begin_with(s: WestState, first: i64) -> None:
    """WK-2: silver by turn order. With characters it is theirs (WK-4)."""
    s.first = first
    tell(s, FIRST_PLAYER, first)
    if not s.characters:
        for turn in range(s.players):
            seat = (first + turn) % s.players
            s.goods[seat * GOODS + SILVER] = s.kit.silver[turn]


def why_not_become(s: WestState, character: i64) -> i64:
    """WK-4: all different, and promo characters only with the promos."""
    if s.characters_left & BIT[character] != 0:
        return LEGAL
    for seat in range(s.players):
        if s.character[seat] == character:
            return CHARACTER_TAKEN + RULE * 4 + NEED * seat
    return PROMO_CHARACTER + RULE * 4


def legal_become(s: WestState, moves: Moves) -> None:
    left = s.characters_left
    while left != 0:
        moves.add(BECOME + A * lowest(left))
        left &= left - 1


def play_become(s: WestState, seat: i64, character: i64) -> None:
    """WK-4: one after the other, for all to see."""
    pop(s)
    become(s, seat, character)


def become(s: WestState, seat: i64, character: i64) -> None:
    """WK-4: silver, virtue, prisoners; the highest virtue of all starts."""
    kit = s.kit
    s.characters_left ^= BIT[character]
    s.character[seat] = character
    s.virtue[seat] = kit.character_virtue[character]
    s.goods[seat * GOODS + SILVER] = kit.character_silver[character]
    s.prison[seat] = kit.prisoners[character]
    s.home[seat] -= kit.prisoners[character]
    tell(s, CHARACTER_DEALT, seat, character)
    if seat == s.players - 1:
        begin_with(s, most_virtuous(s))


def most_virtuous(s: WestState) -> i64:
    best: i64 = 0
    for seat in range(s.players):
        if s.virtue[seat] > s.virtue[best]:
            best = seat
    return best


def deal(s: WestState) -> None:
    """WK-3: four cards each, in turn order."""
    for turn in range(s.players):
        push(s, DRAW_LOOKED, (s.first + s.players - 1 - turn) % s.players, DEALT)


# the draft


def why_not_keep(s: WestState, seat: i64, card: i64, rule: i64) -> i64:
    return LEGAL if is_looking_at(s, seat, card) else NOT_IN_HAND + RULE * rule


def legal_keep(s: WestState, seat: i64, moves: Moves) -> None:
    for i in range(seat * LOOKED, (seat + 1) * LOOKED):
        if s.looking[i] != NONE:
            moves.add(KEEP + A * s.looking[i])


def play_keep(s: WestState, seat: i64, card: i64) -> None:
    """WK-3: all at the same time, and secretly."""
    look_no_more(s, seat, card)
    add_to_hand(s, seat, card)
    tell_secret(s, CARD_KEPT, seat, card)
    s.kept |= BIT[seat]
    if s.kept == BIT[s.players] - 1:
        s.kept = 0
        s.passes += 1
        if s.passes < KEPT:
            pass_on(s)
        else:
            end_draft(s)


def pass_on(s: WestState) -> None:
    """WK-3: the rest goes to the left."""
    passed = s.looking[:]
    for i in range(len(s.looking)):
        s.looking[i] = NONE
    for seat in range(s.players):
        left = (seat + 1) % s.players
        for i in range(seat * LOOKED, (seat + 1) * LOOKED):
            if passed[i] != NONE:
                s.passed[seat] |= BIT[passed[i]]
                look_at(s, left, passed[i])
                tell_secret(s, CARDS_PASSED, left, passed[i])


def end_draft(s: WestState) -> None:
    """WK-3: the last cards go under the deck, in turn order."""
    pop(s)
    for turn in range(s.players):
        seat = (s.first + turn) % s.players
        card = s.looking[seat * LOOKED]
        if card != NONE:
            look_no_more(s, seat, card)
            put_under(s, seat, card)


def begin(s: WestState) -> None:
    """WK-4: what a character has besides comes after the draft; then the first turn."""
    s.current = s.first
    push(s, TURN, 0)
    if s.characters:
        for turn in range(s.players):
            give_extras(s, (s.first + s.players - 1 - turn) % s.players)


def give_extras(s: WestState, seat: i64) -> None:
    row = s.kit.character_extra[s.character[seat]] * GAINS
    for good in range(GOODS):
        gain_good(s, seat, good, s.kit.gains[row + good])
    if s.kit.gains[row + CARDS] > 0:
        push(s, DRAW_BUILDING, seat, s.kit.gains[row + CARDS])
    for _ in range(s.kit.gains[row + CARDS + 1]):
        take_debt(s, seat)
