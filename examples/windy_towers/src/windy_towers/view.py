"""What a seat sees."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from chantier.kernel.state import NOBODY
from windy_towers.kit import SIZES
from windy_towers.scoring import score

if TYPE_CHECKING:
    from windy_towers.state import TowersState


class Seat(msgspec.Struct):
    tower: list[int]  # the size of each storey, from below
    stones: int  # in hand
    points: int


class View(msgspec.Struct):
    round: int
    turn: int
    wind: int  # 0: not yet told
    pile: int
    quarry: list[int]  # sizes of the open stones
    laying: int | None  # the size of a stone that needs a prop
    hand: list[int]  # sizes of one's own stones
    seats: list[Seat]


def view(s: TowersState, seat: int) -> View:
    own = [] if seat == NOBODY else s.hands[seat * SIZES : (seat + 1) * SIZES]
    return View(
        round=s.round,
        turn=s.turn,
        wind=s.wind,
        pile=s.left(),
        quarry=sizes(s.quarry),
        laying=s.laying + 1 if s.laying >= 0 else None,
        hand=sizes(own),
        seats=[
            Seat([size + 1 for size in s.tower(other) if size >= 0], s.stones(other), score(s, other))
            for other in range(s.players)
        ],
    )


def sizes(counts: list[int]) -> list[int]:
    return [size + 1 for size, count in enumerate(counts) for _ in range(count)]


def sheet(s: TowersState, seat: int) -> dict[str, int]:
    return {"storeys": s.height(seat), "stones": s.stones(seat), "points": score(s, seat)}


def conserved(s: TowersState) -> dict[str, int]:
    """Every stone is somewhere."""
    laid = sum(size >= 0 for size in s.towers) + (s.laying >= 0)
    return {"stones": sum(s.pile) + sum(s.quarry) + sum(s.lost) + sum(s.hands) + laid}
