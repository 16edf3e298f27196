"""Choosing a board (AB-10, AB-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from chantier.games.artisans_builders.codes import (
    BOARD_CHOSEN,
    CHOOSE,
    COINS,
    GOODS,
    KINDS,
    NONE,
    NOT_OFFERED,
    PLOTS,
    SETTING_UP,
)
from chantier.games.artisans_builders.rounds import before
from chantier.kernel.codes import LEGAL, RULE, A
from chantier.kernel.moves import Moves
from chantier.kernel.state import tell

if TYPE_CHECKING:
    from chantier.games.artisans_builders.state import ArtisansState


def is_offered(s: ArtisansState, board: i64) -> bool:
    for place in range(len(s.offered)):
        if s.offered[place] == board:
            return True
    return False


def why_not_choose(s: ArtisansState, board: i64) -> i64:
    return LEGAL if is_offered(s, board) else NOT_OFFERED + RULE * 10


def legal_choose(s: ArtisansState, moves: Moves) -> None:
    for place in range(len(s.offered)):
        if s.offered[place] != NONE:
            moves.add(CHOOSE + A * s.offered[place])


def play_choose(s: ArtisansState, seat: i64, board: i64) -> None:
    """AB-10: anticlockwise, so the first player comes last and takes what is left."""
    settle_in(s, seat, board)
    s.picks += 1
    s.current = before(s, seat)
    if s.picks == s.players - 1:
        for place in range(len(s.offered)):
            if s.offered[place] != NONE:
                settle_in(s, s.current, s.offered[place])
        s.asks = SETTING_UP


def settle_in(s: ArtisansState, seat: i64, board: i64) -> None:
    """AB-12: a bare district pays what is printed on it. Its badge is visible from the start (AB-26)."""
    for place in range(len(s.offered)):
        if s.offered[place] == board:
            s.offered[place] = NONE
    s.board[seat] = board
    s.badges[seat * KINDS + s.kit.board_badge[board]] += 1
    for plot in range(PLOTS):
        s.income[seat * GOODS + COINS] += s.kit.printed[board * PLOTS + plot]
    tell(s, BOARD_CHOSEN, seat, board)
