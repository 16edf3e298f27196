"""A game learns small nets by playing itself (`chantier learn`): they tell the worth of a position.

Its `insight.json` has a net for each number of seats that was learnt apart, such as "2" and "3"; a table with another
number takes the next lower one.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final[i64] = 64
NOTHING: Final = 0.0
MOST_SEATS: Final = 8


class Traits:
    """These traits describe a position for one seat; the game fills them, the caller owns them."""

    def __init__(self) -> None:
        self.values = vec[float]([0.0] * ROOM)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, value: float) -> None:
        self.values[self.count] = value
        self.count += 1

    def listed(self) -> list[float]:
        return list(self.values[: self.count])


class Insight:
    """The net has a weight for each trait, and a hidden layer, whose units add nothing below 0, for combinations."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.traits = Traits()
        self.straight = vec[float](weights["straight"])
        self.bias = vec[float](weights["bias"])  # the bias of each hidden unit
        self.layer = vec[float](weights["layer"])  # a row of weights for each hidden unit
        self.out = vec[float](weights["out"])  # the weight with which each hidden unit adds to the worth

    def worth(self) -> float:
        """Return the worth of the position whose traits were told last."""
        values = self.traits.values
        count = len(self.straight)
        worth = NOTHING
        for i in range(count):
            worth += self.straight[i] * values[i]
        at: i64 = 0
        for unit in range(len(self.out)):
            heard = self.bias[unit]
            for i in range(count):
                heard += self.layer[at + i] * values[i]
            at += count
            if heard > NOTHING:
                worth += self.out[unit] * heard
        return worth


def read_insights(folder: Path) -> list[Insight]:
    """Read the nets of a game, by the number of seats."""
    written = json.loads((folder / "insight.json").read_text("utf-8"))
    nets = {int(seats): Insight(weights) for seats, weights in written.items()}
    fewest = min(nets)
    return [nets[max((known for known in nets if known <= seats), default=fewest)] for seats in range(MOST_SEATS + 1)]
