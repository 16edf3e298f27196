"""Travel along the roads (QA-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.codes import (
    ALREADY_THERE,
    JOURNEY,
    LONGEST_JOURNEY,
    TOO_DEAR,
    TOO_FAR,
    TRAVELLED,
)
from chantier.games.queens_architect.rounds import end_turn
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def distance(s: QueensState, seat: i64, place: i64) -> i64:
    """In spaces, by the shortest way."""
    return s.map.distance[s.carriage[seat] * s.map.places + place]


def why_not_journey(s: QueensState, seat: i64, place: i64) -> i64:
    spaces = distance(s, seat, place)
    if spaces == 0:
        return ALREADY_THERE + RULE * 19
    if spaces > LONGEST_JOURNEY:
        return TOO_FAR + RULE * 19 + NEED * spaces + HAVE * LONGEST_JOURNEY
    cost = s.kit.travel[spaces - 1]
    if cost > s.thalers[seat]:
        return TOO_DEAR + RULE * 19 + NEED * cost + HAVE * s.thalers[seat]
    return LEGAL


def legal_journey(s: QueensState, seat: i64, moves: Moves) -> None:
    for place in range(s.map.places):
        if why_not_journey(s, seat, place) == LEGAL:
            moves.add(JOURNEY + A * place)


def play_journey(s: QueensState, seat: i64, place: i64) -> None:
    spaces = distance(s, seat, place)
    s.thalers[seat] -= s.kit.travel[spaces - 1]
    s.carriage[seat] = place
    tell(s, TRAVELLED, seat, place, spaces, s.kit.travel[spaces - 1])
    end_turn(s)
