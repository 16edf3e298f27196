"""Placing a worker: where one may go, and what one does there (WK-5, WK-9, WK-9b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.west_kingdom import (
    gathering,
    guardhouse,
    guildhall,
    market,
    storehouse,
    town_hall,
)
from chantier.games.west_kingdom.codes import (
    ASK_WORKSHOP,
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    LARGE,
    MINE,
    PLACE,
    PLACES,
    QUARRY,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_HALL,
    WORKER_PLACED,
    WORKSHOP,
)
from chantier.games.west_kingdom.todo import pop, push
from chantier.kernel.codes import LEGAL, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.west_kingdom.state import WestState


def why_not_place(s: WestState, seat: i64, place: i64) -> i64:
    """WK-9: only where something can be done and paid."""
    if place == TAX_STAND:
        return gathering.why_not_tax_stand(s)
    if place == TOWN_HALL:
        return town_hall.why_not_town_hall(s, seat)
    if place == GUARDHOUSE:
        return guardhouse.why_not_guardhouse(s, seat)
    if place == GUILDHALL:
        return guildhall.why_not_guildhall(s, seat)
    if place < LARGE:
        return LEGAL
    return market.why_not_market(s, seat, place)


def legal_place(s: WestState, seat: i64, moves: Moves) -> None:
    for place in range(PLACES):
        if why_not_place(s, seat, place) == LEGAL:
            moves.add(PLACE + A * place)


def play_place(s: WestState, seat: i64, place: i64) -> None:
    """WK-5: one worker, then that place's action. WK-9b: with the apprentices of this moment."""
    pop(s)
    s.home[seat] -= 1
    s.serving = s.crew[seat]
    tell(s, WORKER_PLACED, seat, place)
    if place < LARGE:
        s.workers[seat * LARGE + place] += 1
        go_to(s, seat, place)
    elif place == GUILDHALL:
        guildhall.go_to_guildhall(s, seat)
    else:
        market.go_to_market(s, seat, place)


def go_to(s: WestState, seat: i64, place: i64) -> None:
    """The action of a large place."""
    if place == FOREST:
        gathering.go_to_forest(s, seat)
    elif place == QUARRY:
        gathering.go_to_quarry(s, seat)
    elif place == MINE:
        gathering.go_to_mine(s, seat)
    elif place == SILVERSMITH:
        gathering.go_to_silversmith(s, seat)
    elif place == STOREHOUSE:
        storehouse.go_to_storehouse(s, seat)
    elif place == WORKSHOP:
        push(s, ASK_WORKSHOP, seat)
    elif place == TAX_STAND:
        gathering.go_to_tax_stand(s, seat)
    elif place == TOWN_HALL:
        town_hall.go_to_town_hall(s, seat)
    else:
        guardhouse.go_to_guardhouse(s, seat)
