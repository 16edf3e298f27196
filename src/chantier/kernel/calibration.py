"""A search is sometimes too sure of itself, sometimes not enough; a game keeps how far, and shares are told true.

The odds that a search finds, in logarithms and beside even ones, are stretched or pressed by a slope and moved by a
shift (Platt scaling), so a better move stays the better one. `chantier reliability` measures both.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from math import exp, log
from pathlib import Path
from typing import NamedTuple

SURE = 1e-4  # no share is told as nearer to 0 or 1 than this


class Calibration(NamedTuple):
    slope: float = 1.0
    shift: float = 0.0

    def told(self, share: float, seats: int) -> float:
        if self == AS_IT_IS:
            return share
        return share_of(self.slope * odds(share, seats) + self.shift, seats)

    def then(self, slope: float, shift: float) -> Calibration:
        """Return this calibration followed by another."""
        return Calibration(slope * self.slope, slope * self.shift + shift)


AS_IT_IS = Calibration()
Calibrations = Mapping[str, Calibration]
"""By what the search judges by and the number of seats: "learnt 2" or "judged 4"."""


def odds(share: float, seats: int) -> float:
    """Return the logarithm of the odds to win, beside those of somebody who is as good as the others."""
    share = min(max(share, SURE), 1 - SURE)
    return log(share / (1 - share) * (seats - 1))


def share_of(odds: float, seats: int) -> float:
    return 1 / (1 + exp(-odds) * (seats - 1))


def read_calibrations(folder: Path) -> Calibrations:
    """Read the calibrations in a game's folder; a game that was not measured has none."""
    file = folder / "calibration.json"
    if not file.exists():
        return {}
    return {name: Calibration(*figures) for name, figures in json.loads(file.read_text("utf-8")).items()}


def told_share(known: Calibrations, share: float, learnt: bool, seats: int) -> float:
    return known.get(f"{'learnt' if learnt else 'judged'} {seats}", AS_IT_IS).told(share, seats)
