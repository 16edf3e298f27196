"""Every draw: characters, the first player, market cards, apprentices, buildings, rewards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    APPRENTICE_SHOWN,
    CARD_DRAWN,
    CARD_SEEN,
    DRAW_APPRENTICE,
    DRAW_BUILDING,
    DRAW_CHARACTER,
    DRAW_FIRST,
    DRAW_LARGE,
    DRAW_LOOKED,
    DRAW_REWARD,
    DRAW_SMALL,
    LARGE_SHOWN,
    NONE,
    REWARD_TAKEN,
    SHOWN,
    SMALL_SHOWN,
)
from chantier.games.west_kingdom.decks import (
    add_to_hand,
    has_building_to_draw,
    look_at,
    take_apprentice,
    take_building,
)
from chantier.games.west_kingdom.purse import gain
from chantier.games.west_kingdom.secrets import any_of
from chantier.games.west_kingdom.setup import become, begin_with
from chantier.games.west_kingdom.todo import asked, count_down, number, pop, whose
from chantier.kernel.bits import lowest
from chantier.kernel.codes import BIT, A
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves
from chantier.kernel.state import CHANCE, tell, tell_secret

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def is_open(s: WestState) -> bool:
    """Is there something to draw, and a place for it? WK-33: where there is too little, one takes what there is."""
    kind = asked(s)
    if kind == DRAW_SMALL:
        return s.small == NONE and s.market_cards != 0
    if kind == DRAW_LARGE:
        return s.small != NONE
    if kind == DRAW_APPRENTICE:
        return open_slot(s) != NONE and (s.apprentices != 0 or s.dismissed_count > 0)
    if kind in (DRAW_BUILDING, DRAW_LOOKED):
        return number(s) > 0 and has_building_to_draw(s)
    return True


def open_slot(s: WestState) -> i64:
    for slot in range(SHOWN):
        if s.shown[slot] == NONE:
            return slot
    return NONE


def candidates(s: WestState) -> i64:
    """The cards that may be drawn, as a mask."""
    kind = asked(s)
    if kind in (DRAW_BUILDING, DRAW_LOOKED):
        return s.buildings if s.buildings_left > 0 else BIT[s.under[0]]
    if kind == DRAW_APPRENTICE:
        return s.apprentices if s.apprentices != 0 else BIT[s.dismissed[0]]
    if kind == DRAW_CHARACTER:
        return s.characters_left
    if kind == DRAW_FIRST:
        return BIT[s.players] - 1
    if kind == DRAW_LARGE:
        return with_small(s, s.small)
    return s.market_cards


def with_small(s: WestState, small: i64) -> i64:
    """Market cards of the pile that look like this from above (WK-35)."""
    found: i64 = 0
    for card in range(len(s.kit.small_kind)):
        if s.market_cards & BIT[card] != 0 and s.kit.small_kind[card] == small:
            found |= BIT[card]
    return found


def legal_draw(s: WestState, moves: Moves) -> None:
    kind = asked(s)
    if kind == DRAW_REWARD:
        for reward in range(len(s.rewards)):
            if s.rewards[reward] > 0:
                moves.add(DRAW_REWARD + A * reward)
    elif kind == DRAW_SMALL:
        for card in range(len(s.kit.small_kind)):
            if s.kit.small_kind[card] == card and with_small(s, card) != 0:
                moves.add(DRAW_SMALL + A * card)
    else:
        mask = candidates(s)
        while mask != 0:
            moves.add(kind + A * lowest(mask))
            mask &= mask - 1


def draw(s: WestState, dice: Dice) -> i64:
    kind = asked(s)
    if kind == DRAW_REWARD:
        left: i64 = 0
        for reward in range(len(s.rewards)):
            left += s.rewards[reward]
        return DRAW_REWARD + A * dice.kind(s.rewards, left)
    drawn = any_of(candidates(s), dice)
    return kind + A * (s.kit.small_kind[drawn] if kind == DRAW_SMALL else drawn)


def play_draw(s: WestState, kind: i64, drawn: i64) -> None:
    seat = whose(s)
    if kind == DRAW_BUILDING:
        count_down(s)
        take_building(s, drawn)
        add_to_hand(s, seat, drawn)
        tell_secret(s, CARD_DRAWN, seat, drawn)
    elif kind == DRAW_LOOKED:
        count_down(s)
        take_building(s, drawn)
        look_at(s, seat, drawn)
        tell_secret(s, CARD_SEEN, seat, drawn)
    elif kind == DRAW_APPRENTICE:
        show_apprentice(s, drawn)
    elif kind == DRAW_REWARD:
        pop(s)
        take_reward(s, seat, drawn)
    elif kind == DRAW_SMALL:
        pop(s)
        s.small = drawn
        tell(s, SMALL_SHOWN, CHANCE, s.kit.small_gain[drawn])
    elif kind == DRAW_LARGE:
        pop(s)
        flip(s, drawn)
    elif kind == DRAW_FIRST:
        pop(s)
        begin_with(s, drawn)
    else:
        pop(s)
        become(s, seat, drawn)


def show_apprentice(s: WestState, card: i64) -> None:
    """WK-15: on the open place; the draw goes on while there is another."""
    slot = open_slot(s)
    take_apprentice(s, card)
    s.shown[slot] = card
    tell(s, APPRENTICE_SHOWN, CHANCE, card)


def take_reward(s: WestState, seat: i64, reward: i64) -> None:
    """WK-24."""
    s.rewards[reward] -= 1
    s.rewards_left -= 1
    tell(s, REWARD_TAKEN, seat)
    gain(s, seat, s.kit.reward_gain[reward])


def flip(s: WestState, card: i64) -> None:
    """WK-21: the top card shows its large side on the right place; the one it covers is out of play."""
    s.market_cards ^= BIT[card]
    s.small = NONE
    s.large = card
    tell(s, LARGE_SHOWN, CHANCE, s.kit.large_gain[card])
