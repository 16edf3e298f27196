"""TW-1 to TW-3: stones are dealt, the quarry is filled, and the wind blows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier import Dice, Moves
from chantier.kernel.codes import A
from chantier.kernel.state import tell, tell_secret
from windy_towers.codes import BLEW, DEAL, DEALT, OPENED, REFILL, WIND
from windy_towers.kit import SIZES
from windy_towers.rounds import end_turn

if TYPE_CHECKING:
    from windy_towers.state import TowersState


def is_dealing(s: TowersState) -> bool:
    """TW-2: every hand gets its stones before the quarry is filled."""
    return s.dealt < s.players * s.kit.dealt


def is_filling(s: TowersState) -> bool:
    """TW-2, TW-6: open stones are replaced as long as the pile has any."""
    return sum(s.quarry) < s.kit.quarry and s.left() > 0


def is_to_draw(s: TowersState) -> bool:
    return is_dealing(s) or s.to_fetch > 0 or is_filling(s) or s.wind == 0


def legal_draws(s: TowersState, moves: Moves) -> None:
    if is_dealing(s) or s.to_fetch > 0:
        kind, possible = DEAL, s.pile
    elif is_filling(s):
        kind, possible = REFILL, s.pile
    else:
        kind, possible = WIND, [1] * SIZES
    for size in range(SIZES):
        if possible[size]:
            moves.add(kind + A * size)


def draw(s: TowersState, dice: Dice) -> int:
    """A stone is any of the pile, and the wind any face of the die."""
    if is_dealing(s) or s.to_fetch > 0:
        return DEAL + A * drawn(s.pile, dice)
    return REFILL + A * drawn(s.pile, dice) if is_filling(s) else WIND + A * dice.below(SIZES)


def drawn(pile: list[int], dice: Dice) -> int:
    number = dice.below(sum(pile))
    size = 0
    while number >= pile[size]:
        number -= pile[size]
        size += 1
    return size


def play_deal(s: TowersState, size: int) -> None:
    """TW-2 and TW-5: nobody else sees the stone."""
    seat = s.dealt // s.kit.dealt if is_dealing(s) else s.turn
    s.pile[size] -= 1
    s.hands[seat * SIZES + size] += 1
    tell_secret(s, DEALT, seat, size)
    if is_dealing(s):
        s.dealt += 1
        return
    s.to_fetch -= 1
    if s.to_fetch == 0:
        end_turn(s)


def play_refill(s: TowersState, size: int) -> None:
    s.pile[size] -= 1
    s.quarry[size] += 1
    tell(s, OPENED, -1, size)


def play_wind(s: TowersState, face: int) -> None:
    """TW-3: the die tells how strong the wind is."""
    s.wind = face + 1
    tell(s, BLEW, s.turn, s.wind)
