"""The royal storehouse (WK-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_EXCHANGE,
    COUNTS_AS_WORKER,
    DONE,
    EXCHANGE,
    EXCHANGED,
    GOODS,
    NONE,
    NOT_OFFERED,
    STOREHOUSE,
)
from chantier.games.west_kingdom.gathering import own_workers
from chantier.games.west_kingdom.purse import amount_at, gain, pay_goods, why_not_goods
from chantier.games.west_kingdom.todo import count_down, push
from chantier.kernel.codes import BIT, LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def go_to_storehouse(s: WestState, seat: i64) -> None:
    """WK-14: the number of exchanges is fixed on entering."""
    exchanges = own_workers(s, seat, STOREHOUSE) + amount_at(s, s.serving, STOREHOUSE, COUNTS_AS_WORKER)
    push(s, ASK_EXCHANGE, seat, exchanges)


def why_not_exchange(s: WestState, seat: i64, exchange: i64) -> i64:
    """WK-14: own apprentices add kinds of exchange."""
    owner = s.kit.exchange_of[exchange]
    if owner != NONE and s.serving & BIT[owner] == 0:
        return NOT_OFFERED + RULE * 14
    return why_not_goods(s, seat, s.kit.exchange_pay, exchange * GOODS, 14)


def legal_exchange(s: WestState, seat: i64, moves: Moves) -> None:
    moves.add(DONE)
    for exchange in range(len(s.kit.exchange_of)):
        if why_not_exchange(s, seat, exchange) == LEGAL:
            moves.add(EXCHANGE + A * exchange)


def play_exchange(s: WestState, seat: i64, exchange: i64) -> None:
    """WK-14: what one gives may pay the next."""
    count_down(s)
    pay_goods(s, seat, s.kit.exchange_pay, exchange * GOODS)
    tell(s, EXCHANGED, seat, exchange)
    gain(s, seat, s.kit.exchange_gain[exchange])
