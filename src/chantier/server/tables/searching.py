"""What the server asks of a table where fragments are searched: Le Jeu de l'Architecture."""

from __future__ import annotations

from chantier.games.architecture_game.codes import KEPT, LIVE, NONE, PLACED, RACING, RANKED, SEARCHING
from chantier.games.architecture_game.race import choosing_seat
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.table import Table

TURNS = ("next", "previous")
KEEP = "keep"


def race_at(table: Table | None) -> ArchitectureState | None:
    """The state of a table whose players are in a race; None if they are not."""
    state = table.state if table is not None else None
    return state if isinstance(state, ArchitectureState) and state.phase == RACING else None


def is_live(state: ArchitectureState) -> bool:
    return state.tempo == LIVE


def searches(state: ArchitectureState, seat: int) -> bool:
    return state.stage[seat] == SEARCHING


def chooser(state: ArchitectureState) -> int | None:
    """Whose turn it is to take a pawn."""
    seat = int(choosing_seat(state))
    return None if seat == NONE else seat


def has_kept(state: ArchitectureState, seat: int) -> bool:
    """Before its time was up."""
    return state.stage[seat] in (KEPT, RANKED, PLACED) and not state.late[seat]


def may_prefer(table: Table, seat: int, pawns: list[int]) -> bool:
    """A wish is for the race that is on, until the seat has a pawn."""
    state = race_at(table)
    known = set(pawns) <= set(range(1, table.seats + 1)) and len(set(pawns)) == len(pawns)
    return state is not None and known and state.holds[seat] != NONE and state.stage[seat] != PLACED


def pawn_move(table: Table, seat: int, prefers: list[int]) -> str | None:
    """The move that takes the pawn it would like best of those that are left."""
    free = table.moves(seat)
    return next((move for pawn in prefers if (move := f"pawn {pawn}") in free), None)


def lowest_pawn(table: Table, seat: int) -> str:
    """AG-12e: taken for whoever does not choose. The rules list pawns from the lowest."""
    return table.moves(seat)[0]
