"""The end: effects that waited, points, ties (WK-29, WK-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    BUY_OFF_DEBTS,
    DEBT_BOUGHT_OFF,
    DEBT_POINTS,
    END_VIRTUE,
    GOLD,
    GOLD_IS_MARBLE,
    GOODS,
    MARBLE,
    MOST,
    OF_BUILDINGS,
    OF_CAPTIVES,
    OF_CARPENTRY,
    OF_CATHEDRAL,
    OF_MASONRY,
    OF_MATERIALS,
    OF_PAID_DEBTS,
    OF_VIRTUE,
    OVER,
    PER,
    SILVER,
    WITHOUT_DEBT,
)
from chantier.games.west_kingdom.purse import (
    ability_amount,
    add_debt,
    has,
    materials,
    owns,
    silver,
    win_virtue,
)
from chantier.games.west_kingdom.todo import asked
from chantier.games.west_kingdom.town_hall import captives
from chantier.kernel.bits import count, lowest
from chantier.kernel.codes import ZERO
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState

UNPAID: Final[i64] = -2
COINS: Final[i64] = 10  # for a point
PRISONERS: Final[i64] = 2  # for a point lost
POINT_RANK: Final[i64] = 1_000_000
VIRTUE_RANK: Final[i64] = 10_000
RICHEST: Final[i64] = VIRTUE_RANK - 1
ONCE: Final[i64] = 1


def counted(s: WestState, seat: i64, what: i64) -> i64:
    """What effects count. WK-32: to Therese gold and marble are one."""
    if what < GOODS:
        if (what in (GOLD, MARBLE)) and has(s, seat, GOLD_IS_MARBLE):
            return owns(s, seat, GOLD) + owns(s, seat, MARBLE)
        return owns(s, seat, what)
    if what == OF_VIRTUE:
        return s.virtue[seat]
    if what == OF_CATHEDRAL:
        return s.step[seat]
    if OF_CARPENTRY <= what <= OF_MASONRY:
        return count(s.crew[seat] & s.kit.skilled[what - OF_CARPENTRY])
    if what == OF_MATERIALS:
        return materials(s, seat)
    if what == OF_BUILDINGS:
        return count(s.built[seat])
    if what == OF_CAPTIVES:
        return captives(s, seat)
    if what == OF_PAID_DEBTS:
        return s.paid[seat]
    return ONCE


def times(s: WestState, seat: i64, card: i64) -> i64:
    """How often the end effect of a building counts; WK-32: most is strictly most, per n rounds down."""
    effect = s.kit.effect[card]
    if effect == PER:
        return counted(s, seat, s.kit.end_of[card]) // s.kit.end_each[card]
    if effect == MOST:
        return ONCE if has_most(s, seat, s.kit.end_of[card]) else ZERO
    if effect == WITHOUT_DEBT:
        return ONCE if s.unpaid[seat] == 0 else ZERO
    return ZERO


def has_most(s: WestState, seat: i64, what: i64) -> bool:
    own = counted(s, seat, what)
    for other in range(s.players):
        if other != seat and counted(s, other, what) >= own:
            return False
    return True


# virtue at the end


def finish(s: WestState) -> None:
    """WK-29: end effects on virtue first, gains before losses; nothing is asked."""
    for seat in range(s.players):
        gained = end_virtue(s, seat, ONCE)
        if gained > 0:
            tell(s, END_VIRTUE, seat)
            win_virtue(s, seat, gained)
    for seat in range(s.players):
        lost = end_virtue(s, seat, -1)
        if lost < 0:
            tell(s, END_VIRTUE, seat)
            lose_at_the_end(s, seat, -lost)


def end_virtue(s: WestState, seat: i64, sign: i64) -> i64:
    """Gains (sign 1) or losses (sign -1) of a seat's buildings."""
    total: i64 = 0
    built = s.built[seat]
    while built != 0:
        card = lowest(built)
        built &= built - 1
        if s.kit.end_virtue[card] * sign > 0:
            total += s.kit.end_virtue[card] * times(s, seat, card)
    return total


def lose_at_the_end(s: WestState, seat: i64, by: i64) -> None:
    """WK-32: at the end Hugo pays if he can."""
    for _ in range(by):
        if s.virtue[seat] > 0:
            s.virtue[seat] -= 1
        elif has(s, seat, BUY_OFF_DEBTS) and silver(s, seat) >= ability_amount(s, seat):
            s.goods[seat * GOODS + SILVER] -= ability_amount(s, seat)
            tell(s, DEBT_BOUGHT_OFF, seat, ability_amount(s, seat))
        else:
            add_debt(s, seat)


# the score sheet (WK-29)


def building_points(s: WestState, seat: i64) -> i64:
    total: i64 = 0
    built = s.built[seat]
    while built != 0:
        total += s.kit.worth[lowest(built)]
        built &= built - 1
    return total


def bonus_points(s: WestState, seat: i64) -> i64:
    """Of buildings, at the end."""
    total: i64 = 0
    built = s.built[seat]
    while built != 0:
        card = lowest(built)
        built &= built - 1
        total += s.kit.end_points[card] * times(s, seat, card)
    return total


def cathedral_points(s: WestState, seat: i64) -> i64:
    """WK-24: only the step reached."""
    step = s.step[seat]
    return s.kit.step_points[step - 1] if step > 0 else ZERO


def virtue_points(s: WestState, seat: i64) -> i64:
    return s.kit.track_points[s.virtue[seat]]


def debt_points(s: WestState, seat: i64) -> i64:
    """WK-27; Fountain and Gambler's Den change what each costs (WK-32)."""
    each = UNPAID
    built = s.built[seat]
    while built != 0:
        card = lowest(built)
        built &= built - 1
        if s.kit.effect[card] == DEBT_POINTS:
            each += s.kit.end_points[card]
    return each * s.unpaid[seat]


def treasure_points(s: WestState, seat: i64) -> i64:
    return owns(s, seat, GOLD) + owns(s, seat, MARBLE)


def silver_points(s: WestState, seat: i64) -> i64:
    return silver(s, seat) // COINS


def prison_points(s: WestState, seat: i64) -> i64:
    return -(s.prison[seat] // PRISONERS)


def total_points(s: WestState, seat: i64) -> i64:
    """All of the sheet, of a table that has been finished."""
    held = treasure_points(s, seat) + silver_points(s, seat) + prison_points(s, seat)
    standing = cathedral_points(s, seat) + virtue_points(s, seat) + debt_points(s, seat)
    return building_points(s, seat) + bonus_points(s, seat) + standing + held


def is_over(s: WestState) -> bool:
    return asked(s) == OVER


def virtue_will_change(s: WestState) -> bool:
    """At the end, by somebody's buildings."""
    for seat in range(s.players):
        if end_virtue(s, seat, ONCE) != 0 or end_virtue(s, seat, -ONCE) != 0:
            return True
    return False


def as_if_over(s: WestState) -> WestState:
    """The table as it would be if it ended now."""
    if is_over(s) or not virtue_will_change(s):
        return s
    then = s.clone()
    finish(then)
    return then


def points(s: WestState, seat: i64) -> i64:
    """WK-30: ties go to virtue, then silver, then they are shared; so these count in small parts of a point."""
    then = as_if_over(s)
    coins = silver(then, seat)
    rank = VIRTUE_RANK * then.virtue[seat] + (min(RICHEST, coins))
    return POINT_RANK * total_points(then, seat) + rank
