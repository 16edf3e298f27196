"""The tavern: rest for whole guilds (QA-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.queens_architect.artisans import is_employed, rest
from chantier.games.queens_architect.codes import (
    ASK_GUILDS,
    BAR,
    CHARACTERS,
    DORMITORY,
    ENTER,
    ENTRANCE,
    GUILDS,
    NOT_AT_ENTRANCE,
    REST_TILES_SHIFTED,
    SEND,
    SENT,
    TOO_DEAR,
)
from chantier.games.queens_architect.rounds import end_turn
from chantier.kernel.codes import HAVE, LEGAL, NEED, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.queens_architect.state import QueensState


def legal_enter(moves: Moves) -> None:
    moves.add(ENTER)


def play_enter(s: QueensState, seat: i64) -> None:
    shift_rest_tiles(s, seat)
    tell(s, REST_TILES_SHIFTED, seat)
    ask_guilds(s, seat)


def shift_rest_tiles(s: QueensState, seat: i64) -> None:
    """First the dormitory empties to the entrance, then the bar to the dormitory."""
    for tile in range(seat * GUILDS, (seat + 1) * GUILDS):
        if s.rest[tile] == DORMITORY:
            s.rest[tile] = ENTRANCE
        elif s.rest[tile] == BAR:
            s.rest[tile] = DORMITORY


def fee(s: QueensState) -> i64:
    """What the next rest tile costs: the k-th costs k more."""
    if s.sent == 0:
        return s.kit.tavern[0]
    return s.kit.tavern[s.sent] - s.kit.tavern[s.sent - 1]


def why_not_send(s: QueensState, seat: i64, guild: i64) -> i64:
    if s.rest[seat * GUILDS + guild] != ENTRANCE:
        return NOT_AT_ENTRANCE + RULE * 20
    if fee(s) > s.thalers[seat]:
        return TOO_DEAR + RULE * 20 + NEED * fee(s) + HAVE * s.thalers[seat]
    return LEGAL


def legal_send(s: QueensState, seat: i64, moves: Moves) -> None:
    for guild in range(GUILDS):
        if why_not_send(s, seat, guild) == LEGAL:
            moves.add(SEND + A * guild)


def can_send(s: QueensState, seat: i64) -> bool:
    for guild in range(GUILDS):
        if why_not_send(s, seat, guild) == LEGAL:
            return True
    return False


def ask_guilds(s: QueensState, seat: i64) -> None:
    if can_send(s, seat):
        s.asks = ASK_GUILDS
    else:
        end_turn(s)


def play_send(s: QueensState, seat: i64, guild: i64) -> None:
    cost = fee(s)
    s.thalers[seat] -= cost
    s.sent += 1
    s.rest[seat * GUILDS + guild] = BAR
    tell(s, SENT, seat, guild, cost)
    for character in range(CHARACTERS):
        if s.kit.guild[character] == guild and is_employed(s, seat, character):
            rest(s, seat, character)
    ask_guilds(s, seat)
