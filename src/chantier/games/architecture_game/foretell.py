"""What a move leaves behind, told before it is made; and what the winner is found by."""

from __future__ import annotations

from chantier.games.architecture_game import codes
from chantier.games.architecture_game.piles import piles_left
from chantier.games.architecture_game.state import ArchitectureState
from chantier.kernel.foresight import Foretold


def foretell(before: ArchitectureState, after: ArchitectureState, seat: int) -> list[Foretold]:
    return [
        *missing(before, after),
        *piles_open(before, after),
        *pawns_free(before, after),
        *deeper(before, after),
    ]


def missing(before: ArchitectureState, after: ArchitectureState) -> list[Foretold]:
    """AG-15 and AG-16: what a building still lacks; whoever lays the last fragment has two tokens on it."""
    grown = [f for f in range(codes.FRAGMENTS) if before.built[f] == codes.NONE != after.built[f]]
    return [
        Foretold("still-missing", "AG-16", {"building:building": building, "fragments": lacking(after, building)})
        for building in {after.kit.building_of[fragment] for fragment in grown}
    ]


def lacking(s: ArchitectureState, building: int) -> int:
    parts = (s.kit.part[codes.MOST_PARTS * building + i] for i in range(s.kit.parts[building]))
    return sum(s.built[part] == codes.NONE for part in parts)


def piles_open(before: ArchitectureState, after: ArchitectureState) -> list[Foretold]:
    """AG-8: what the next player may choose from."""
    if before.phase != codes.CHOOSING or after.phase != codes.CHOOSING or before.round != after.round:
        return []
    return [Foretold("piles-left", "AG-8", {"piles": piles_left(after)})]


def pawns_free(before: ArchitectureState, after: ArchitectureState) -> list[Foretold]:
    """AG-11: what whoever finishes next may choose from."""
    was, left = (sum(pawn != codes.NONE for pawn in s.pawn_at) for s in (before, after))
    return [Foretold("pawns-left", "AG-11", {"pawns": left})] if 0 < left < was else []


def deeper(before: ArchitectureState, after: ArchitectureState) -> list[Foretold]:
    """AG-15: a pile that grows is longer to search."""
    return [
        Foretold("pile-grows", "AG-15", {"symbol:symbol": pile, "fragments": after.sizes[pile]})
        for pile in range(codes.PILES)
        if before.phase == codes.PLAYING and after.sizes[pile] > before.sizes[pile]
    ]


def ranking(s: ArchitectureState, seat: int) -> dict[str, int]:
    """AG-20, AG-21 and AG-25: what is compared, in this order."""
    closes = seat == s.closer and s.won[seat] >= s.kit.target
    return {"tokens": s.won[seat], "completed": int(closes)}
