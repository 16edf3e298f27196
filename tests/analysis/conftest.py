"""A short game to analyse: two greedy bots, and one careless one."""

from __future__ import annotations

import pytest

from chantier import Table
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.moves import Moves


def played(game: str, seats: int, bots: list[str], seed: int = 3) -> Table:
    """A game of bots, to its end."""
    table = Table(game, seats, seed)
    sitting = [make(bots[seat % len(bots)], Dice(seat)) for seat in range(seats)]
    while table.seat is not None:
        moves = Moves()
        table.state.legal(table.seat, moves)
        code = int(sitting[table.seat].choose(table.state.seen_by(table.seat), table.seat, moves))
        table.play(table.texts.text[code])
    return table


@pytest.fixture(scope="session")
def over() -> Table:
    return played("queens_architect", 2, ["greedy", "random"])
