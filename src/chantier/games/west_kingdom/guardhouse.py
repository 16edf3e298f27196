"""The guardhouse: captives, prisoners, ransom and debts (WK-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_GUARD,
    AT_CAPTIVES_SOLD,
    AT_DEBT_PAID,
    CAPTIVES_SOLD,
    DEBT_PAID,
    DONE,
    GUARD,
    GUARD_ACTIONS,
    GUARDHOUSE,
    LEAVE_PRISON,
    LEFT_PRISON,
    LOSE_VIRTUE,
    MUST_ACT,
    NO_CAPTIVES,
    NO_DEBT,
    NOBODY_IN_PRISON,
    NOTHING_TO_GUARD,
    RANSOM,
    RANSOM_BY_DEBT,
    SELL_CAPTIVES,
    SILVER,
    SILVER_FOR_CAPTIVES,
)
from chantier.games.west_kingdom.gathering import own_workers
from chantier.games.west_kingdom.purse import (
    ability_amount,
    gain_at,
    gain_good,
    has,
    pay_price,
    take_debt,
    why_not_price,
    win_virtue,
)
from chantier.games.west_kingdom.todo import number, other_number, pop, push
from chantier.games.west_kingdom.town_hall import captives, liberate, why_not_liberate
from chantier.kernel.codes import LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def why_not_guardhouse(s: WestState, seat: i64) -> i64:
    """WK-9: not with nothing to do."""
    for action in range(GUARD_ACTIONS):
        if why_not_guard(s, seat, action) == LEGAL:
            return LEGAL
    return NOTHING_TO_GUARD + RULE * 9


def go_to_guardhouse(s: WestState, seat: i64) -> None:
    """WK-19: an action for each own worker there."""
    push(s, ASK_GUARD, seat, own_workers(s, seat, GUARDHOUSE))


def why_not_guard(s: WestState, seat: i64, action: i64) -> i64:
    """WK-19: each needs at least one worker or debt to act on."""
    if action == SELL_CAPTIVES:
        return LEGAL if captives(s, seat) > 0 else NO_CAPTIVES + RULE * 19
    if action == LEAVE_PRISON:
        return LEGAL if s.prison[seat] > 0 else NOBODY_IN_PRISON + RULE * 19
    if action == RANSOM:
        why = why_not_liberate(s, seat)
        return why if why != LEGAL else why_not_price(s, seat, s.kit.ransom_tax, s.kit.ransom_silver, 19)
    if action == RANSOM_BY_DEBT:
        return why_not_liberate(s, seat)
    if s.unpaid[seat] == 0:
        return NO_DEBT + RULE * 19
    return why_not_price(s, seat, s.kit.settle_tax, s.kit.settle_silver, 19)


def why_not_leave(s: WestState) -> i64:
    """WK-9: the first action must be done."""
    return LEGAL if other_number(s) > 0 else MUST_ACT + RULE * 9


def legal_guard(s: WestState, seat: i64, moves: Moves) -> None:
    if why_not_leave(s) == LEGAL:
        moves.add(DONE)
    for action in range(GUARD_ACTIONS):
        if why_not_guard(s, seat, action) == LEGAL:
            moves.add(GUARD + A * action)


def play_guard(s: WestState, seat: i64, action: i64) -> None:
    """WK-19; one action less is left, and what is left may be declined."""
    left = number(s) - 1
    pop(s)
    if left > 0:
        push(s, ASK_GUARD, seat, left, 1)
    if action == SELL_CAPTIVES:
        sell_captives(s, seat)
    elif action == LEAVE_PRISON:
        leave_prison(s, seat, s.prison[seat])
    elif action == RANSOM:
        pay_price(s, seat, s.kit.ransom_tax, s.kit.ransom_silver)
        liberate(s, seat)
    elif action == RANSOM_BY_DEBT:
        liberate(s, seat)
        push(s, LOSE_VIRTUE, seat, 1)
        take_debt(s, seat)
    else:
        settle(s, seat)


def sell_captives(s: WestState, seat: i64) -> None:
    """All captives to prison, for a silver each."""
    sold = captives(s, seat)
    for whose in range(s.players):
        s.prison[whose] += s.captives[seat * s.players + whose]
        s.captives[seat * s.players + whose] = 0
    tell(s, CAPTIVES_SOLD, seat, sold)
    gain_good(s, seat, SILVER, sold)
    if has(s, seat, SILVER_FOR_CAPTIVES):
        gain_good(s, seat, SILVER, ability_amount(s, seat))
    gain_at(s, seat, s.serving, AT_CAPTIVES_SOLD)


def leave_prison(s: WestState, seat: i64, workers: i64) -> None:
    s.prison[seat] -= workers
    s.home[seat] += workers
    if workers > 0:
        tell(s, LEFT_PRISON, seat, workers)


def settle(s: WestState, seat: i64) -> None:
    """The debt flips to its paid side; a virtue, and the Debt Collectors."""
    pay_price(s, seat, s.kit.settle_tax, s.kit.settle_silver)
    s.unpaid[seat] -= 1
    s.paid[seat] += 1
    tell(s, DEBT_PAID, seat, s.unpaid[seat])
    win_virtue(s, seat, 1)
    gain_at(s, seat, s.serving, AT_DEBT_PAID)
