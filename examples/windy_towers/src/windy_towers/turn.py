"""TW-4 to TW-9: fetch, pick, lay, or take down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier import Moves
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, A
from chantier.kernel.state import tell
from windy_towers.codes import (
    FETCH,
    FETCHED,
    HAND_FULL,
    LAID,
    LAY,
    NO_PROP,
    NO_TOWER,
    NOT_HELD,
    NOT_OPEN,
    PICK,
    PICKED,
    PROP,
    PROP_TOO_LIGHT,
    PROPPED,
    TAKE_DOWN,
    TAKEN_DOWN,
    TOO_WIDE,
)
from windy_towers.kit import SIZES
from windy_towers.rounds import end_turn

if TYPE_CHECKING:
    from windy_towers.state import TowersState

FETCHED_AT_ONCE = 2


def legal_turns(s: TowersState, seat: int, moves: Moves) -> None:
    """TW-4: one of four; fetching is the plainest, so it comes first."""
    moves.add(FETCH)
    for size in range(SIZES):
        if why_not_pick(s, seat, size) == LEGAL:
            moves.add(PICK + A * size)
    for size in range(SIZES):
        if why_not_lay(s, seat, size) == LEGAL:
            moves.add(LAY + A * size)
    if why_not_take_down(s, seat) == LEGAL:
        moves.add(TAKE_DOWN)


def play_fetch(s: TowersState, seat: int) -> None:
    """TW-5: two stones from the pile, fewer if the hand or the pile says so."""
    s.to_fetch = max(0, min(FETCHED_AT_ONCE, s.kit.hand - s.stones(seat), s.left()))
    tell(s, FETCHED, seat, s.to_fetch)
    if s.to_fetch == 0:
        end_turn(s)


def why_not_pick(s: TowersState, seat: int, size: int) -> int:
    """TW-6: an open stone, if the hand has room."""
    if s.quarry[size] == 0:
        return NOT_OPEN + RULE * 6
    return LEGAL if s.stones(seat) < s.kit.hand else HAND_FULL + RULE * 5 + NEED * s.kit.hand


def play_pick(s: TowersState, seat: int, size: int) -> None:
    s.quarry[size] -= 1
    s.hands[seat * SIZES + size] += 1
    tell(s, PICKED, seat, size)
    end_turn(s)


def why_not_lay(s: TowersState, seat: int, size: int) -> int:
    """TW-7: not wider than the stone below; TW-8: heavy enough for the wind, or propped."""
    if s.held(seat, size) == 0:
        return NOT_HELD + RULE * 7
    if size > s.top(seat):
        return TOO_WIDE + RULE * 7 + NEED * s.top(seat)
    missing = s.wind - (size + 1)
    if missing > best_prop(s, seat, size):
        return NO_PROP + RULE * 8 + NEED * missing + HAVE * s.wind
    return LEGAL


def best_prop(s: TowersState, seat: int, laid: int) -> int:
    """The heaviest stone in hand besides the one that is laid; 0 if there is none."""
    return max((size + 1 for size in range(SIZES) if s.held(seat, size) > (size == laid)), default=0)


def play_lay(s: TowersState, seat: int, size: int) -> None:
    s.hands[seat * SIZES + size] -= 1
    if size + 1 < s.wind:
        s.laying = size  # TW-8: it needs a prop
        return
    put_on_top(s, seat, size)


def put_on_top(s: TowersState, seat: int, size: int) -> None:
    s.towers[seat * s.kit.storeys + s.height(seat)] = size
    tell(s, LAID, seat, size, s.height(seat))
    end_turn(s)


def legal_props(s: TowersState, seat: int, moves: Moves) -> None:
    for size in range(SIZES):
        if why_not_prop(s, seat, size) == LEGAL:
            moves.add(PROP + A * size)


def why_not_prop(s: TowersState, seat: int, size: int) -> int:
    """TW-8: the two stones together are at least as heavy as the wind."""
    if s.held(seat, size) == 0:
        return NOT_HELD + RULE * 8
    missing = s.wind - (s.laying + 1)
    return LEGAL if size + 1 >= missing else PROP_TOO_LIGHT + RULE * 8 + NEED * missing


def play_prop(s: TowersState, seat: int, size: int) -> None:
    s.hands[seat * SIZES + size] -= 1
    s.lost[size] += 1
    tell(s, PROPPED, seat, size)
    laid, s.laying = s.laying, -1
    put_on_top(s, seat, laid)


def why_not_take_down(s: TowersState, seat: int) -> int:
    """TW-9: the highest stone goes back to the hand, if that has room."""
    if s.height(seat) == 0:
        return NO_TOWER + RULE * 9
    return LEGAL if s.stones(seat) < s.kit.hand else HAND_FULL + RULE * 5 + NEED * s.kit.hand


def play_take_down(s: TowersState, seat: int) -> None:
    size = s.top(seat)
    s.towers[seat * s.kit.storeys + s.height(seat) - 1] = -1
    s.hands[seat * SIZES + size] += 1
    tell(s, TAKEN_DOWN, seat, size)
    end_turn(s)
