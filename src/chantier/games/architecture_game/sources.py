"""Where everybody's tokens came from, read from what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chantier.games.architecture_game.codes import COMPLETED, TOKENS_WON
from chantier.games.architecture_game.tables import Kit


def sources(kit: Kit, noted: Iterable[Sequence[int]], seats: int) -> list[dict[str, int]]:
    """AG-16: tokens are won when a building is completed; those of each seat, building by building."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    line = ""
    for _, kind, seat, figure, *_ in noted:
        if kind == COMPLETED:
            line = f"building-{kit.building_ids[figure]}"
            for won in found:
                won[line] = 0
        elif kind == TOKENS_WON:
            found[seat][line] = figure
    return found
