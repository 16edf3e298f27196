"""Goods, prices and tax (WK-8); virtue and debts (WK-25 to WK-27); who has which ability (WK-4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_DEBT,
    BUY_OFF_DEBTS,
    CARDS,
    CLAY,
    DEBT_DESTROYED,
    DEBT_TAKEN,
    DEBTS,
    DRAW_BUILDING,
    GAIN,
    GAINED,
    GAINED_ALL,
    GAINS,
    GOLD,
    GOLD_IS_MARBLE,
    GOODS,
    GOODS_MISSING,
    LESS_TAX,
    MARBLE,
    NONE,
    PAID,
    SILVER,
    TOO_DEAR,
    TOP_VIRTUE,
    VIRTUE,
    VIRTUE_LOST,
    VIRTUE_WASTED,
    VIRTUE_WON,
)
from chantier.games.west_kingdom.todo import push
from chantier.kernel.bits import lowest
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, ZERO
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def has(s: WestState, seat: i64, ability: i64) -> bool:
    """WK-4."""
    who = s.character[seat]
    return who != NONE and s.kit.ability[who] == ability


def ability_amount(s: WestState, seat: i64) -> i64:
    return s.kit.ability_amount[s.character[seat]]


def owns(s: WestState, seat: i64, good: i64) -> i64:
    return s.goods[seat * GOODS + good]


def silver(s: WestState, seat: i64) -> i64:
    return s.goods[seat * GOODS + SILVER]


# prices


def tax_due(s: WestState, seat: i64, tax: i64) -> i64:
    """WK-8: waivers of a low virtue and of Ada add up; nobody pays what is waived."""
    due = tax - s.kit.waived[s.virtue[seat]]
    if has(s, seat, LESS_TAX):
        due -= ability_amount(s, seat)
    return due if due > 0 else ZERO


def why_not_price(s: WestState, seat: i64, tax: i64, coins: i64, rule: i64) -> i64:
    price = tax_due(s, seat, tax) + coins
    have = silver(s, seat)
    if price <= have:
        return LEGAL
    return TOO_DEAR + RULE * rule + NEED * price + HAVE * have


def pay_price(s: WestState, seat: i64, tax: i64, coins: i64) -> None:
    """WK-8: tax coins to the tax stand, the others to the bank."""
    due = tax_due(s, seat, tax)
    s.goods[seat * GOODS + SILVER] -= due + coins
    s.tax += due
    if due + coins > 0:
        tell(s, PAID, seat, due + coins, due)


# goods


def why_not_goods(s: WestState, seat: i64, costs: vec[i64], at: i64, rule: i64) -> i64:
    """Six figures of a table of costs; the first good that is missing is named."""
    first = seat * GOODS
    for good in range(GOODS):
        short = costs[at + good] - s.goods[first + good]
        if short > 0 and short > spare_twin(s, seat, costs, at, good):
            return GOODS_MISSING + RULE * rule + NEED * good + HAVE * short
    return LEGAL


def spare_twin(s: WestState, seat: i64, costs: vec[i64], at: i64, good: i64) -> i64:
    """WK-4: to Therese gold is marble and marble is gold; what she does not need of the one pays for the other."""
    if (good != GOLD and good != MARBLE) or not has(s, seat, GOLD_IS_MARBLE):
        return ZERO
    twin = GOLD + MARBLE - good
    return s.goods[seat * GOODS + twin] - costs[at + twin]


def pay_goods(s: WestState, seat: i64, costs: vec[i64], at: i64) -> None:
    """WK-32: Therese pays the printed kind first."""
    for good in range(GOODS):
        spend(s, seat, good, costs[at + good])
    for good in range(GOLD, MARBLE + 1):
        short = -s.goods[seat * GOODS + good]
        if short > 0:
            s.goods[seat * GOODS + good] = 0
            s.goods[seat * GOODS + GOLD + MARBLE - good] -= short


def spend(s: WestState, seat: i64, good: i64, amount: i64) -> None:
    s.goods[seat * GOODS + good] -= amount


def gain_good(s: WestState, seat: i64, good: i64, amount: i64) -> None:
    s.goods[seat * GOODS + good] += amount
    if amount > 0:
        tell(s, GAINED, seat, good, amount)


def gain(s: WestState, seat: i64, row: i64) -> None:
    """All that a row of gains gives: goods, virtue, debts; building cards are drawn next."""
    gains = s.kit.gains
    at = row * GAINS
    given: i64 = 0
    for good in range(GOODS):
        s.goods[seat * GOODS + good] += gains[at + good]
        given += gains[at + good]
    if given > 0:
        tell(s, GAINED_ALL, seat, row)
    if gains[at + CARDS] > 0:
        push(s, DRAW_BUILDING, seat, gains[at + CARDS])
    win_virtue(s, seat, gains[at + VIRTUE])
    for _ in range(gains[at + DEBTS]):
        take_debt(s, seat)


def gain_at(s: WestState, seat: i64, crew: i64, moment: i64) -> None:
    """What the apprentices give at a place or moment."""
    acting = crew & s.kit.acting[moment]
    while acting != 0:
        card = lowest(acting)
        acting &= acting - 1
        if s.kit.apprentice_effect[card] == GAIN:
            gain(s, seat, s.kit.apprentice_gain[card])


def amount_at(s: WestState, crew: i64, moment: i64, effect: i64) -> i64:
    """How much the apprentices save, release or count for, all together."""
    total: i64 = 0
    acting = crew & s.kit.acting[moment]
    while acting != 0:
        card = lowest(acting)
        acting &= acting - 1
        if s.kit.apprentice_effect[card] == effect:
            total += s.kit.apprentice_amount[card]
    return total


def less(price: i64, saved: i64) -> i64:
    """A price is never below nothing."""
    return price - saved if price > saved else ZERO


# virtue and debts


def change_virtue(s: WestState, seat: i64, by: i64) -> None:
    if by >= 0:
        win_virtue(s, seat, by)
    else:
        lose_virtue(s, seat, -by)


def win_virtue(s: WestState, seat: i64, by: i64) -> None:
    """WK-26: above 14 each point destroys an unpaid debt, if there is one."""
    before = s.virtue[seat]
    wasted: i64 = 0
    for _ in range(by):
        if s.virtue[seat] < TOP_VIRTUE:
            s.virtue[seat] += 1
        elif s.unpaid[seat] > 0:
            destroy_debt(s, seat)
        else:
            wasted += 1
    if s.virtue[seat] > before:
        tell(s, VIRTUE_WON, seat, s.virtue[seat] - before, s.virtue[seat])
    if wasted > 0:
        tell(s, VIRTUE_WASTED, seat, wasted, TOP_VIRTUE)


def lose_virtue(s: WestState, seat: i64, by: i64) -> None:
    """WK-26: below 0 each point brings a debt."""
    before = s.virtue[seat]
    left = before - by
    s.virtue[seat] = left if left > 0 else ZERO
    if s.virtue[seat] < before:
        tell(s, VIRTUE_LOST, seat, before - s.virtue[seat], s.virtue[seat])
    while left < 0:
        take_debt(s, seat)
        left += 1


def take_debt(s: WestState, seat: i64) -> None:
    """WK-27: debts never run out. WK-32: Hugo is asked at every debt."""
    if has(s, seat, BUY_OFF_DEBTS):
        push(s, ASK_DEBT, seat)
    else:
        add_debt(s, seat)


def add_debt(s: WestState, seat: i64) -> None:
    s.unpaid[seat] += 1
    tell(s, DEBT_TAKEN, seat, s.unpaid[seat])


def destroy_debt(s: WestState, seat: i64) -> None:
    s.unpaid[seat] -= 1
    tell(s, DEBT_DESTROYED, seat, s.unpaid[seat])


def materials(s: WestState, seat: i64) -> i64:
    """Clay, wood and stone."""
    return s.goods[seat * GOODS + CLAY] + s.goods[seat * GOODS + CLAY + 1] + s.goods[seat * GOODS + CLAY + 2]
