"""Who has won (AG-20, AG-20b, AG-21, AG-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from chantier.games.architecture_game.state import ArchitectureState

TOKEN: Final[i64] = 10
CLOSER: Final[i64] = 1


def has_winner(s: ArchitectureState) -> bool:
    """AG-20b: at least 13; every seat is looked at, not only the one whose turn it is."""
    return winners(s) > 0


def winners(s: ArchitectureState) -> i64:
    count: i64 = 0
    for seat in range(s.players):
        if s.won[seat] >= s.kit.target:
            count += 1
    return count


def points(s: ArchitectureState, seat: i64) -> i64:
    """Ten for a token won. AG-21: of equals the one who completed the building; AG-25: otherwise they share."""
    points = TOKEN * s.won[seat]
    return points + CLOSER if seat == s.closer and s.won[seat] >= s.kit.target else points
