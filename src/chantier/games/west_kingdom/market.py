"""The black market (WK-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_LOOK,
    ASK_MIDDLE,
    AT_MARKET,
    CARD_AT_MARKET,
    DRAW_BUILDING,
    DRAW_LOOKED,
    LESS_SILVER,
    LESS_VIRTUE,
    LOOK,
    LOOKED,
    LOOKED_KEPT,
    MARKET_EXTRAS,
    MARKET_FULL,
    MARKET_LEFT,
    MARKET_MIDDLE,
    NONE,
    NOTHING_TO_TAKE,
    SELL,
    STALL_TAKEN,
    STALLS,
    TOO_VIRTUOUS,
)
from chantier.games.west_kingdom.decks import add_to_hand, has_building_to_draw, look_no_more, put_under
from chantier.games.west_kingdom.purse import (
    ability_amount,
    amount_at,
    gain,
    gain_at,
    has,
    less,
    lose_virtue,
    pay_price,
    why_not_price,
)
from chantier.games.west_kingdom.reset import reset
from chantier.games.west_kingdom.todo import pop, push
from chantier.games.west_kingdom.workshop import legal_hire
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell_secret

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def market_silver(s: WestState, crew: i64, stall: i64) -> i64:
    """WK-20; the Trickster pays less."""
    return less(s.kit.market_silver[stall], amount_at(s, crew, AT_MARKET, LESS_SILVER))


def market_virtue(s: WestState, crew: i64) -> i64:
    """WK-20; the Illusionist loses none."""
    return less(s.kit.market_virtue, amount_at(s, crew, AT_MARKET, LESS_VIRTUE))


def why_not_market(s: WestState, seat: i64, place: i64) -> i64:
    stall = place - MARKET_LEFT
    if s.virtue[seat] > s.kit.market_to:
        return TOO_VIRTUOUS + RULE * 25 + NEED * s.kit.market_to + HAVE * s.virtue[seat]
    if s.stalls[stall] != NONE:
        return STALL_TAKEN + RULE * 20 + NEED * s.stalls[stall]
    if place == MARKET_MIDDLE and not has_card_to_take(s):
        return NOTHING_TO_TAKE + RULE * 9
    return why_not_price(s, seat, 0, market_silver(s, s.crew[seat], stall), 20)


def has_card_to_take(s: WestState) -> bool:
    """WK-9: an apprentice face up, or a building to look at."""
    return s.shown[0] != NONE or s.shown[4] != NONE or has_building_to_draw(s)


def go_to_market(s: WestState, seat: i64, place: i64) -> None:
    """WK-20: silver, virtue, goods or card, apprentices' extras, then a reset."""
    stall = place - MARKET_LEFT
    s.stalls[stall] = seat
    pay_price(s, seat, 0, market_silver(s, s.serving, stall))
    push(s, MARKET_FULL, seat)
    push(s, MARKET_EXTRAS, seat)
    push(s, SELL, seat, stall)
    lose_virtue(s, seat, market_virtue(s, s.serving))


def small_side(s: WestState) -> i64:
    """What the left place gives, as a row of gains. WK-33: what the board shows when the pile is empty."""
    return s.kit.board_small if s.small == NONE else s.kit.small_gain[s.small]


def large_side(s: WestState) -> i64:
    """What the right place gives, as a row of gains. WK-1: what the board shows, until the first reset."""
    return s.kit.board_large if s.large == NONE else s.kit.large_gain[s.large]


def sell(s: WestState, seat: i64, stall: i64) -> None:
    if stall == 0:
        gain(s, seat, small_side(s))
    elif stall == 1:
        push(s, ASK_MIDDLE, seat)
    else:
        gain(s, seat, large_side(s))


def give_extras(s: WestState, seat: i64) -> None:
    """WK-20, WK-32: what apprentices give, and Caroline's card, also for a look."""
    if has(s, seat, CARD_AT_MARKET):
        push(s, DRAW_BUILDING, seat, ability_amount(s, seat))
    gain_at(s, seat, s.serving, AT_MARKET)


def reset_if_full(s: WestState, seat: i64) -> None:
    """WK-21: when all three places are occupied and the last one's action is over."""
    for stall in range(STALLS):
        if s.stalls[stall] == NONE:
            return
    reset(s, seat)


# the middle place


def why_not_look(s: WestState) -> i64:
    return LEGAL if has_building_to_draw(s) else NOTHING_TO_TAKE + RULE * 20


def legal_middle(s: WestState, seat: i64, moves: Moves) -> None:
    if why_not_look(s) == LEGAL:
        moves.add(LOOK)
    legal_hire(s, seat, moves)


def play_look(s: WestState, seat: i64) -> None:
    """WK-20: five buildings, of which one is kept."""
    pop(s)
    push(s, ASK_LOOK, seat)
    push(s, DRAW_LOOKED, seat, s.kit.look)


def play_keep_one(s: WestState, seat: i64, card: i64) -> None:
    """WK-20: the others go under the deck in the order drawn."""
    pop(s)
    look_no_more(s, seat, card)
    add_to_hand(s, seat, card)
    tell_secret(s, LOOKED_KEPT, seat, card)
    while s.looking[seat * LOOKED] != NONE:
        other = s.looking[seat * LOOKED]
        look_no_more(s, seat, other)
        put_under(s, seat, other)
