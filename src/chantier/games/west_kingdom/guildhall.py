"""The guildhall (WK-22) and building (WK-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.cathedral import why_not_cathedral
from chantier.games.west_kingdom.codes import (
    ASK_GUILDHALL,
    ASK_SAVING,
    BUILD,
    BUILT,
    CARD_WHEN_BUILDING,
    CATHEDRAL,
    DRAW_BUILDING,
    EFFECT,
    GOODS,
    GUILD_ACTED,
    LESS_WOOD_OR_STONE,
    NOTHING_TO_BUILD,
    NOTHING_TO_SAVE,
    SAVE,
    SKILL_MISSING,
    SKILLS,
    STONE,
    WOOD,
)
from chantier.games.west_kingdom.decks import take_from_hand, why_not_in_hand
from chantier.games.west_kingdom.purse import ability_amount, change_virtue, has, less, pay_goods, why_not_goods
from chantier.games.west_kingdom.reset import reset
from chantier.games.west_kingdom.todo import number, pop, push
from chantier.kernel.bits import lowest
from chantier.kernel.codes import BIT, LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def why_not_guildhall(s: WestState, seat: i64) -> i64:
    """WK-9: not with nothing to build."""
    if why_not_cathedral(s, seat) == LEGAL:
        return LEGAL
    hand = s.hands[seat]
    while hand != 0:
        if why_not_build(s, seat, lowest(hand)) == LEGAL:
            return LEGAL
        hand &= hand - 1
    return NOTHING_TO_BUILD + RULE * 9


def go_to_guildhall(s: WestState, seat: i64) -> None:
    """WK-22: the worker lies there for the rest of the game."""
    s.guild[seat] += 1
    push(s, GUILD_ACTED, seat, laid(s))
    push(s, ASK_GUILDHALL, seat)


def laid(s: WestState) -> i64:
    """Workers in the guildhall."""
    total: i64 = 0
    for seat in range(s.players):
        total += s.guild[seat]
    return total


def guild_acted(s: WestState, seat: i64, worker: i64) -> None:
    """WK-21: some guildhall workers reset the black market when they have acted."""
    at = 2 * s.players
    if worker == s.kit.guild_resets[at] or worker == s.kit.guild_resets[at + 1]:
        reset(s, seat)


def legal_guildhall(s: WestState, seat: i64, moves: Moves) -> None:
    if why_not_cathedral(s, seat) == LEGAL:
        moves.add(CATHEDRAL)
    hand = s.hands[seat]
    while hand != 0:
        card = lowest(hand)
        hand &= hand - 1
        if why_not_build(s, seat, card) == LEGAL:
            moves.add(BUILD + A * card)


# building


def why_not_build(s: WestState, seat: i64, card: i64) -> i64:
    """WK-23: skills of one's apprentices, and the cost."""
    why = why_not_in_hand(s, seat, card, 23)
    if why != LEGAL:
        return why
    for skill in range(SKILLS):
        if s.kit.asked[card] & BIT[skill] != 0 and s.crew[seat] & s.kit.skilled[skill] == 0:
            return SKILL_MISSING + RULE * 23 + NEED * skill
    return why_not_cost(s, seat, card)


def why_not_cost(s: WestState, seat: i64, card: i64) -> i64:
    if not has(s, seat, LESS_WOOD_OR_STONE):
        return why_not_goods(s, seat, s.kit.cost, card * GOODS, 23)
    if s.kit.cost[card * GOODS + WOOD] > 0 and why_not_saving(s, seat, card, WOOD) == LEGAL:
        return LEGAL
    if s.kit.cost[card * GOODS + STONE] > 0 and why_not_saving(s, seat, card, STONE) == LEGAL:
        return LEGAL
    return why_not_goods(s, seat, s.kit.cost, card * GOODS, 23)


def play_build(s: WestState, seat: i64, card: i64) -> None:
    pop(s)
    wood_and_stone = s.kit.cost[card * GOODS + WOOD] + s.kit.cost[card * GOODS + STONE]
    if has(s, seat, LESS_WOOD_OR_STONE) and wood_and_stone > 0:
        push(s, ASK_SAVING, seat, card)
    else:
        build(s, seat, card)


def build(s: WestState, seat: i64, card: i64) -> None:
    """WK-23: pay, virtue, then the immediate effect; WK-32: Clovis' card after it."""
    pay_goods(s, seat, s.kit.cost, card * GOODS)
    take_from_hand(s, seat, card)
    s.built[seat] |= BIT[card]
    tell(s, BUILT, seat, card)
    if has(s, seat, CARD_WHEN_BUILDING):
        push(s, DRAW_BUILDING, seat, ability_amount(s, seat))
    push(s, EFFECT, seat, card)
    change_virtue(s, seat, s.kit.build_virtue[card])


# Lothaire saves a wood or a stone (WK-4, WK-32)


def why_not_saving(s: WestState, seat: i64, card: i64, good: i64) -> i64:
    """What is saved is lent for the moment, and the rest must be payable."""
    asked = s.kit.cost[card * GOODS + good]
    if asked == 0:
        return NOTHING_TO_SAVE + RULE * 32
    saved = asked - less(asked, ability_amount(s, seat))
    s.goods[seat * GOODS + good] += saved
    why = why_not_goods(s, seat, s.kit.cost, card * GOODS, 23)
    s.goods[seat * GOODS + good] -= saved
    return why


def legal_saving(s: WestState, seat: i64, moves: Moves) -> None:
    for choice in range(STONE - WOOD + 1):
        if why_not_saving(s, seat, number(s), WOOD + choice) == LEGAL:
            moves.add(SAVE + A * choice)


def play_saving(s: WestState, seat: i64, choice: i64) -> None:
    card = number(s)
    good = WOOD + choice
    asked = s.kit.cost[card * GOODS + good]
    pop(s)
    s.goods[seat * GOODS + good] += asked - less(asked, ability_amount(s, seat))
    build(s, seat, card)
