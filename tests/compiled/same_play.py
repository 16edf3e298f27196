"""What both sides of the comparison play."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from chantier import Table
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, find
from chantier.kernel.perft import perft
from chantier.kernel.playout import trace

SEEDS = range(3)
DEPTH = 3


def everything() -> dict[str, Any]:
    traces, counts, records = {}, {}, {}
    for name in SHELF:
        for seats in find(name).seats:
            for seed in SEEDS:
                label = f"{name} {seats} {seed}"
                state = Table.unplayed(name, seats).fresh_state()
                state.log = None
                traces[label] = trace(state, Dice(seed))
                table = half_played(name, seats, seed)
                records[label] = {"record": msgspec.to_builtins(table.record()), "view": table.view(0)}
            counts[f"{name} {seats}"] = int(perft(Table(name, seats, 1).state, DEPTH))
    return {"traces": traces, "perft": counts, "records": records}


def half_played(name: str, seats: int, seed: int) -> Table:
    table = Table(name, seats=seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(120):
        if table.seat is not None:
            table.play(chance.choice(table.moves()))
    return table
