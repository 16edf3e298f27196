"""Hugo buys himself out of debts (WK-4, WK-32). The only question that may be asked out of turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import ACCEPT, BUY_OFF, DEBT_BOUGHT_OFF
from chantier.games.west_kingdom.purse import ability_amount, add_debt, pay_price, why_not_price
from chantier.games.west_kingdom.todo import pop
from chantier.kernel.codes import LEGAL
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def why_not_buy_off(s: WestState, seat: i64) -> i64:
    return why_not_price(s, seat, 0, ability_amount(s, seat), 32)


def legal_debt(s: WestState, seat: i64, moves: Moves) -> None:
    moves.add(ACCEPT)
    if why_not_buy_off(s, seat) == LEGAL:
        moves.add(BUY_OFF)


def play_accept(s: WestState, seat: i64) -> None:
    pop(s)
    add_debt(s, seat)


def play_buy_off(s: WestState, seat: i64) -> None:
    pop(s)
    pay_price(s, seat, 0, ability_amount(s, seat))
    tell(s, DEBT_BOUGHT_OFF, seat, ability_amount(s, seat))
