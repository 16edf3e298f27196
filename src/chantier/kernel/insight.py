"""A small net that a game has learnt by playing itself (`chantier learn`): from traits of a position to its worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final[i64] = 64
NOTHING: Final = 0.0


class Traits:
    """What is told of a position, for the eyes of one seat: filled by the game, owned by the caller."""

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
    """Straight weights for each trait, and a hidden layer that sees where traits meet (units below 0 are silent)."""

    def __init__(self, weights: dict[str, Any]) -> None:
        self.traits = Traits()
        self.straight = vec[float](weights["straight"])
        self.bias = vec[float](weights["bias"])  # of each unit
        self.layer = vec[float](weights["layer"])  # a row of weights for each unit
        self.out = vec[float](weights["out"])  # what each unit adds

    def worth(self) -> float:
        """Of the traits told last."""
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


def read_insight(folder: Path) -> Insight:
    return Insight(json.loads((folder / "insight.json").read_text("utf-8")))
