"""The cathedral (WK-24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ACOLYTES,
    ASK_MIX,
    ASK_STEP_DISCARD,
    AT_THE_TOP,
    DISCARD,
    DRAW_REWARD,
    GO_UP,
    GOODS,
    GOODS_MISSING,
    LESS_WOOD_OR_STONE,
    NO_CARD_TO_DISCARD,
    NO_DISCARD,
    PAY,
    STEP_FULL,
    STEP_REACHED,
    STEPS,
    STONE,
    TOO_WICKED,
    WOOD,
    WRONG_MIX,
)
from chantier.games.west_kingdom.decks import put_under, take_from_hand
from chantier.games.west_kingdom.purse import (
    ability_amount,
    has,
    less,
    owns,
    pay_goods,
    spend,
    why_not_goods,
    win_virtue,
)
from chantier.games.west_kingdom.todo import pop, push
from chantier.kernel.bits import lowest
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def why_not_cathedral(s: WestState, seat: i64) -> i64:
    """WK-24: virtue, a free place on the next step, its cost, a card to discard."""
    step = s.step[seat]
    if s.virtue[seat] < s.kit.cathedral_from:
        return TOO_WICKED + RULE * 25 + NEED * s.kit.cathedral_from + HAVE * s.virtue[seat]
    if step == STEPS:
        return AT_THE_TOP + RULE * 24
    if standing(s, step + 1) >= s.kit.step_places[step]:
        return STEP_FULL + RULE * 24 + NEED * (step + 1)
    if s.cards[seat] == 0 and not has(s, seat, NO_DISCARD):
        return NO_CARD_TO_DISCARD + RULE * 24
    return why_not_step_cost(s, seat, step)


def standing(s: WestState, step: i64) -> i64:
    """Markers on a step; one that moves up frees its place."""
    found: i64 = 0
    for seat in range(s.players):
        if s.step[seat] == step:
            found += 1
    return found


def why_not_step_cost(s: WestState, seat: i64, step: i64) -> i64:
    short = mix(s, seat, step) - owns(s, seat, WOOD) - owns(s, seat, STONE)
    if short > 0:
        return GOODS_MISSING + RULE * 24 + NEED * WOOD + HAVE * short
    return why_not_goods(s, seat, s.kit.step_cost, step * GOODS, 24)


def mix(s: WestState, seat: i64, step: i64) -> i64:
    """So much wood and stone in all; Lothaire pays less (WK-4)."""
    asked = s.kit.step_mix[step]
    return less(asked, ability_amount(s, seat)) if has(s, seat, LESS_WOOD_OR_STONE) else asked


def play_cathedral(s: WestState, seat: i64) -> None:
    """WK-24: pay, discard, go up."""
    pop(s)
    push(s, GO_UP, seat)
    if not has(s, seat, NO_DISCARD):
        push(s, ASK_STEP_DISCARD, seat)
    step = s.step[seat]
    pay_goods(s, seat, s.kit.step_cost, step * GOODS)
    if s.kit.step_mix[step] > 0:
        push(s, ASK_MIX, seat)


# the mix of wood and stone


def why_not_mix(s: WestState, seat: i64, wood: i64) -> i64:
    stone = mix(s, seat, s.step[seat]) - wood
    if stone < 0 or wood > owns(s, seat, WOOD) or stone > owns(s, seat, STONE):
        return WRONG_MIX + RULE * 24 + NEED * owns(s, seat, WOOD) + HAVE * owns(s, seat, STONE)
    return LEGAL


def legal_mix(s: WestState, seat: i64, moves: Moves) -> None:
    for wood in range(mix(s, seat, s.step[seat]) + 1):
        if why_not_mix(s, seat, wood) == LEGAL:
            moves.add(PAY + A * wood)


def play_mix(s: WestState, seat: i64, wood: i64) -> None:
    pop(s)
    spend(s, seat, WOOD, wood)
    spend(s, seat, STONE, mix(s, seat, s.step[seat]) - wood)


# the card, and going up


def legal_discard(s: WestState, seat: i64, moves: Moves) -> None:
    hand = s.hands[seat]
    while hand != 0:
        moves.add(DISCARD + A * lowest(hand))
        hand &= hand - 1


def discard(s: WestState, seat: i64, card: i64) -> None:
    """WK-7, WK-24: under the deck, unseen by the others."""
    take_from_hand(s, seat, card)
    put_under(s, seat, card)


def go_up(s: WestState, seat: i64) -> None:
    """WK-24: then a reward, or a virtue if none is left, then the Acolytes."""
    s.step[seat] += 1
    tell(s, STEP_REACHED, seat, s.step[seat])
    push(s, ACOLYTES, seat)
    if s.rewards_left > 0:
        push(s, DRAW_REWARD, seat)
    else:
        win_virtue(s, seat, 1)
