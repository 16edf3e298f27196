"""Building (AB-19 to AB-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import (
    ASK_PAYMENT,
    ASK_PLOT,
    ASK_REBATE,
    BUILD,
    BUILT,
    CASTLE,
    CASTLE_STANDS,
    CASTLES,
    COINS,
    COVERED,
    EFFECT,
    GET,
    GOODS,
    GOODS_MISSING,
    KINDS,
    LEVEL_CARDS,
    MARKET,
    MARKET_PAID,
    NO_EFFECT,
    NONE,
    NONE_TO_SPARE,
    NOT_FOR_SALE,
    ON_MARKET,
    PAID,
    PAY,
    PLOT,
    PLOTS,
    ROW,
    STONE,
    THIRD_CASTLE,
    TOO_FEW_COINS,
    USE,
    WOOD,
)
from chantier.games.artisans_builders.contracts import after_action
from chantier.games.artisans_builders.goods import take
from chantier.games.artisans_builders.rounds import spend_worker
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, ZERO, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def cost(s: ArtisansState, card: i64, good: i64, effect: i64) -> i64:
    """AB-5c: a rebate lowers each kind of the cost, never below 0."""
    price = s.kit.cost[card * GOODS + good]
    rebate = s.kit.effects[effect * EFFECT + GET + good] if effect != NO_EFFECT else ZERO
    return price - rebate if price > rebate else ZERO


def reach(s: ArtisansState, seat: i64, good: i64, effect: i64) -> i64:
    """The most a card may cost of wood or stone: a quick look that leaves out most of the market."""
    have = s.wood[seat] if good == WOOD else s.stone[seat]
    return have + s.kit.effects[effect * EFFECT + GET + good] if effect != NO_EFFECT else have


def why_not_afford(s: ArtisansState, seat: i64, card: i64, effect: i64, coins: i64) -> i64:
    """AB-19: coins of the cost may be paid with wood and stone, not the other way round."""
    wood_left = s.wood[seat] - cost(s, card, WOOD, effect)
    stone_left = s.stone[seat] - cost(s, card, STONE, effect)
    if wood_left < 0 or stone_left < 0 or cost(s, card, COINS, effect) > coins + wood_left + stone_left:
        return GOODS_MISSING + RULE * 19
    return LEGAL


def why_not_build(s: ArtisansState, seat: i64, card: i64) -> i64:
    if s.lies[card] != ON_MARKET:
        return NOT_FOR_SALE + RULE * 19
    return why_not_afford(s, seat, card, s.effect, s.coins[seat])


def legal_build(s: ArtisansState, seat: i64, moves: Moves) -> None:
    effect = s.effect
    coins = s.coins[seat]
    wood = reach(s, seat, WOOD, effect)
    stone = reach(s, seat, STONE, effect)
    costs = s.kit.cost
    for place in range(MARKET):
        card = s.market[place]
        in_reach = card != NONE and costs[card * GOODS] <= wood and costs[card * GOODS + STONE] <= stone
        if in_reach and why_not_afford(s, seat, card, effect, coins) == LEGAL:
            moves.add(BUILD + A * card)


def can_build(s: ArtisansState, seat: i64, effect: i64, coins: i64) -> bool:
    wood = reach(s, seat, WOOD, effect)
    stone = reach(s, seat, STONE, effect)
    costs = s.kit.cost
    for place in range(MARKET):
        card = s.market[place]
        in_reach = card != NONE and costs[card * GOODS] <= wood and costs[card * GOODS + STONE] <= stone
        if in_reach and why_not_afford(s, seat, card, effect, coins) == LEGAL:
            return True
    return False


def play_build(s: ArtisansState, seat: i64, card: i64) -> None:
    """AB-21: the build place is never full. With a rebate the worker stands on the artisan already (AB-5c)."""
    if s.asks != ASK_REBATE:
        spend_worker(s, seat)
    s.card = card
    wood = cost(s, card, WOOD, s.effect)
    stone = cost(s, card, STONE, s.effect)
    s.due = cost(s, card, COINS, s.effect)
    s.wood[seat] -= wood
    s.stone[seat] -= stone
    tell(s, BUILT, seat, card)
    if wood + stone > 0:
        tell(s, PAID, seat, wood, stone)
    ask_payment(s, seat)


def ask_payment(s: ArtisansState, seat: i64) -> None:
    """AB-19: is there anything to decide about the coins of the cost?"""
    if s.due == 0 or s.wood[seat] + s.stone[seat] == 0:
        play_pay(s, seat)
    elif s.coins[seat] < s.due and s.wood[seat] == 0:
        play_use(s, seat, STONE)
    elif s.coins[seat] < s.due and s.stone[seat] == 0:
        play_use(s, seat, WOOD)
    else:
        s.asks = ASK_PAYMENT


def why_not_pay(s: ArtisansState, seat: i64) -> i64:
    if s.coins[seat] < s.due:
        return TOO_FEW_COINS + RULE * 19 + NEED * s.due + HAVE * s.coins[seat]
    return LEGAL


def why_not_use(s: ArtisansState, seat: i64, good: i64) -> i64:
    cubes = s.wood[seat] if good == WOOD else s.stone[seat]
    return LEGAL if cubes > 0 else NONE_TO_SPARE + RULE * 19


def legal_payment(s: ArtisansState, seat: i64, moves: Moves) -> None:
    if why_not_pay(s, seat) == LEGAL:
        moves.add(PAY)
    for good in range(COINS):
        if why_not_use(s, seat, good) == LEGAL:
            moves.add(USE + A * good)


def play_pay(s: ArtisansState, seat: i64) -> None:
    """The rest of the cost in coins."""
    s.coins[seat] -= s.due
    if s.due > 0:
        tell(s, PAID, seat, ZERO, ZERO, s.due)
    s.due = 0
    ask_plot(s, seat)


def play_use(s: ArtisansState, seat: i64, good: i64) -> None:
    """A cube instead of a coin."""
    if good == WOOD:
        s.wood[seat] -= 1
        tell(s, PAID, seat, 1)
    else:
        s.stone[seat] -= 1
        tell(s, PAID, seat, ZERO, 1)
    s.due -= 1
    ask_payment(s, seat)


def is_castle(card: i64) -> bool:
    return card >= CASTLE * LEVEL_CARDS


def why_not_plot(s: ArtisansState, seat: i64, plot: i64) -> i64:
    """AB-20: a castle can't be covered. AB-21: otherwise any level goes on any plot."""
    return CASTLE_STANDS + RULE * 20 if is_castle(s.top[seat * PLOTS + plot]) else LEGAL


def legal_plot(s: ArtisansState, seat: i64, moves: Moves) -> None:
    for plot in range(PLOTS):
        if why_not_plot(s, seat, plot) == LEGAL:
            moves.add(PLOT + A * plot)


def ask_plot(s: ArtisansState, seat: i64) -> None:
    """Only where there is more than one."""
    s.asks = ASK_PLOT
    if s.castles[seat] == CASTLES - 1:
        for plot in range(PLOTS):
            if why_not_plot(s, seat, plot) == LEGAL:
                play_plot(s, seat, plot)
                return


def play_plot(s: ArtisansState, seat: i64, plot: i64) -> None:
    card = s.card
    s.card = NONE
    cover(s, seat, plot)
    erect(s, seat, plot, card)
    place = place_of(s, card)
    pay_market(s, seat, place % ROW)
    slide(s, place)
    if s.refill == NONE:
        after_action(s)


def cover(s: ArtisansState, seat: i64, plot: i64) -> None:
    """AB-20: a covered building keeps its residual income and its points; its badges are gone.

    AB-12: a covered plot pays no longer what is printed on the board.
    """
    kit = s.kit
    old = s.top[seat * PLOTS + plot]
    if old == NONE:
        s.income[seat * GOODS + COINS] -= kit.printed[s.board[seat] * PLOTS + plot]
        return
    for good in range(GOODS):
        s.income[seat * GOODS + good] += kit.residual[old * GOODS + good] - kit.income[old * GOODS + good]
    for badge in range(KINDS):
        s.badges[seat * KINDS + badge] -= kit.badges[old * KINDS + badge]
    tell(s, COVERED, seat, old)


def erect(s: ArtisansState, seat: i64, plot: i64, card: i64) -> None:
    """AB-20; AB-13: a castle pays the one cube of its card; AB-30: a third one triggers the end."""
    kit = s.kit
    s.top[seat * PLOTS + plot] = card
    s.lies[card] = seat * PLOTS + plot
    s.glory[seat] += kit.points[card]
    for good in range(GOODS):
        s.income[seat * GOODS + good] += kit.income[card * GOODS + good]
    for badge in range(KINDS):
        s.badges[seat * KINDS + badge] += kit.badges[card * KINDS + badge]
    if is_castle(card):
        s.castles[seat] += 1
        if s.castles[seat] == CASTLES:
            note_third_castle(s, seat)


def note_third_castle(s: ArtisansState, seat: i64) -> None:
    """AB-33: who comes first is remembered."""
    order: i64 = 1
    for other in range(s.players):
        if s.third[other] > 0:
            order += 1
    s.third[seat] = order
    tell(s, THIRD_CASTLE, seat)


def place_of(s: ArtisansState, card: i64) -> i64:
    """Where a card lies in the market."""
    place: i64 = 0
    while s.market[place] != card:
        place += 1
    return place


def pay_market(s: ArtisansState, seat: i64, column: i64) -> None:
    """AB-22: the market place pays the builder, then every other player in turn."""
    for after in range(s.players):
        other = (seat + after) % s.players
        table = s.kit.builder if other == seat else s.kit.others
        take(s, other, MARKET_PAID, table, column * GOODS)


def slide(s: ArtisansState, place: i64) -> None:
    """AB-23: cards to the right slide one to the left; a new one comes in if the deck has one."""
    row = place // ROW
    while place % ROW < ROW - 1:
        s.market[place] = s.market[place + 1]
        place += 1
    s.market[place] = NONE
    if s.left[row] > 0:
        s.refill = row
