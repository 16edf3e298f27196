"""The town hall: captures (WK-18), and those that buildings make for free (WK-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom.codes import (
    ASK_CAPTURE,
    CAME_HOME,
    CAPTURE,
    CAPTURED,
    DONE,
    LARGE,
    LESS_SILVER,
    LIBERATE,
    LIBERATED,
    MUST_ACT,
    NOBODY_CAPTURED,
    NOBODY_TO_CAPTURE,
    OTHER_PLACE,
    TOWN_HALL,
)
from chantier.games.west_kingdom.gathering import own_workers
from chantier.games.west_kingdom.purse import amount_at, less, pay_price, why_not_price
from chantier.games.west_kingdom.todo import asked, count_down, pop, push
from chantier.kernel.bits import count
from chantier.kernel.codes import BIT, LEGAL, NEED, RULE, A, B
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def why_not_town_hall(s: WestState, seat: i64) -> i64:
    """WK-9: the first capture must be paid; there is always somebody to capture, the new worker."""
    return why_not_price(s, seat, s.kit.first_capture_tax, s.kit.first_capture_silver, 18)


def go_to_town_hall(s: WestState, seat: i64) -> None:
    """WK-18: up to one capture for each own worker there."""
    s.visited = 0
    push(s, ASK_CAPTURE, seat, own_workers(s, seat, TOWN_HALL))


def further_silver(s: WestState) -> i64:
    """WK-31: the Conspirator saves the silver of each further capture."""
    return less(s.kit.further_capture_silver, amount_at(s, s.serving, TOWN_HALL, LESS_SILVER))


def why_not_capture_price(s: WestState, seat: i64) -> i64:
    """WK-18: a tax coin for the first, silver for each further one; WK-31: nothing for a building's."""
    if asked(s) != ASK_CAPTURE:
        return LEGAL
    if s.visited == 0:
        return why_not_town_hall(s, seat)
    return why_not_price(s, seat, s.kit.further_capture_tax, further_silver(s), 18)


def why_not_at(s: WestState, place: i64) -> i64:
    """WK-18: all captures of a visit are at one place, or at two with two or three players."""
    if asked(s) != ASK_CAPTURE or s.visited & BIT[place] != 0:
        return LEGAL
    most = s.kit.capture_places[s.players]
    return LEGAL if count(s.visited) < most else OTHER_PLACE + RULE * 18 + NEED * most


def why_not_capture(s: WestState, seat: i64, place: i64, whose: i64) -> i64:
    if own_workers(s, whose, place) == 0:
        return NOBODY_TO_CAPTURE + RULE * 18
    why = why_not_at(s, place)
    return why if why != LEGAL else why_not_capture_price(s, seat)


def legal_capture(s: WestState, seat: i64, moves: Moves) -> None:
    if why_not_capture_price(s, seat) != LEGAL:
        return
    for place in range(LARGE):
        if why_not_at(s, place) == LEGAL:
            for whose in range(s.players):
                if own_workers(s, whose, place) > 0:
                    moves.add(CAPTURE + A * place + B * whose)


def why_not_stop(s: WestState) -> i64:
    """WK-9: the first capture must be done."""
    return LEGAL if s.visited != 0 else MUST_ACT + RULE * 9


def legal_visit(s: WestState, seat: i64, moves: Moves) -> None:
    if why_not_stop(s) == LEGAL:
        moves.add(DONE)
    legal_capture(s, seat, moves)


def play_capture(s: WestState, seat: i64, place: i64, whose: i64) -> None:
    if asked(s) == ASK_CAPTURE:
        if s.visited == 0:
            pay_price(s, seat, s.kit.first_capture_tax, s.kit.first_capture_silver)
        else:
            pay_price(s, seat, s.kit.further_capture_tax, further_silver(s))
        s.visited |= BIT[place]
    count_down(s)
    capture(s, seat, place, whose)


def capture(s: WestState, seat: i64, place: i64, whose: i64) -> None:
    """WK-18: all workers of one colour at one place. One's own come home, others sit on one's board."""
    workers = own_workers(s, whose, place)
    s.workers[whose * LARGE + place] = 0
    if whose == seat:
        s.home[seat] += workers
        tell(s, CAME_HOME, seat, workers, place)
    else:
        s.captives[seat * s.players + whose] += workers
        tell(s, CAPTURED, seat, workers, whose, place)


# workers on the boards of others


def captured(s: WestState, seat: i64) -> i64:
    """A seat's workers on other boards."""
    total: i64 = 0
    for board in range(s.players):
        total += s.captives[board * s.players + seat]
    return total


def captives(s: WestState, seat: i64) -> i64:
    """Others' workers on a seat's board."""
    total: i64 = 0
    for whose in range(s.players):
        total += s.captives[seat * s.players + whose]
    return total


def liberate(s: WestState, seat: i64) -> None:
    """WK-19: all own workers, from all other boards."""
    workers = captured(s, seat)
    for board in range(s.players):
        s.captives[board * s.players + seat] = 0
    s.home[seat] += workers
    tell(s, LIBERATED, seat, workers)


def why_not_liberate(s: WestState, seat: i64) -> i64:
    return LEGAL if captured(s, seat) > 0 else NOBODY_CAPTURED + RULE * 19


def legal_barracks(s: WestState, seat: i64, moves: Moves) -> None:
    """Free all own workers from other boards, or make a capture."""
    if why_not_liberate(s, seat) == LEGAL:
        moves.add(LIBERATE)
    legal_capture(s, seat, moves)


def play_liberate(s: WestState, seat: i64) -> None:
    pop(s)
    liberate(s, seat)
