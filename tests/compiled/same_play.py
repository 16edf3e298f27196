"""What both sides of the comparison play."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from chantier import Table
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, find
from chantier.kernel.moves import Moves
from chantier.kernel.perft import perft
from chantier.kernel.playout import trace

BOTS = ("apprentice", "planner:turns=2,width=3", "master:iterations=12", "grandmaster:iterations=12")
SEEDS = range(3)
DEPTH = 3


def everything() -> dict[str, Any]:
    traces, counts, records, choices = {}, {}, {}, {}
    for name in SHELF:
        for seats in find(name).seats:
            for seed in SEEDS:
                label = f"{name} {seats} {seed}"
                state = Table.unplayed(name, seats).fresh_state()
                state.log = None
                traces[label] = trace(state, Dice(seed))
                table = half_played(name, seats, seed)
                records[label] = {"record": msgspec.to_builtins(table.record()), "view": table.view(0)}
            choices[f"{name} {seats}"] = [choice(half_played(name, seats, 0), code) for code in BOTS]
            counts[f"{name} {seats}"] = int(perft(Table(name, seats, 1).state, DEPTH))
    return {"traces": traces, "perft": counts, "records": records, "choices": choices}


def choice(table: Table, code: str) -> str:
    seat, moves = table.waiting[0], Moves()
    table.state.legal(seat, moves)
    return table.texts.text[make(code, Dice(1)).choose(table.state.seen_by(seat), seat, moves)]


def half_played(name: str, seats: int, seed: int) -> Table:
    table = Table(name, seats=seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(120):
        if table.seat is not None:
            table.play(chance.choice(table.moves()))
    return table
