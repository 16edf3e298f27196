"""What did a change do? Two kits played games of the same numbers; what differs is told with how sure it is.

Each figure's difference has a 95 % interval of its own and a chance of having come about by luck alone; since many
figures are compared, those chances are corrected (Holm), so that of all that is called sure only one time in twenty
anything is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Literal

import msgspec

from chantier.lab.estimates import SURE
from chantier.lab.figures import Estimate, Rows, figure

ALPHA = 0.05
SMALL = 0.2  # of the figure itself: a difference surely below that is too little to matter
GENERAL = (
    "seat 1",
    "median turns",
    "median minutes",
    "mean margin",
    "mean leads",
    "mean decided",
    "happened comeback",
    "mean branching",
    "mean forced",
)

Answer = Literal["changed", "same", "unknown"]


class Difference(msgspec.Struct, frozen=True):
    figure: str
    before: Estimate
    after: Estimate
    by: float
    low: float
    high: float
    luck: float  # the chance to see as much without any change, corrected for all figures together
    answer: Answer


def compare(before: Rows, after: Rows, names: Sequence[str], headline: str) -> list[Difference]:
    both = [(name, figure(before, name, headline), figure(after, name, headline)) for name in names]
    plain = [luck(one, other) for _, one, other in both]
    corrected = holm(plain)
    return [difference(name, one, other, chance) for (name, one, other), chance in zip(both, corrected, strict=True)]


def deviation(one: Estimate) -> float:
    """Return the standard error that an interval stands for."""
    return (one.high - one.low) / (2 * SURE)


def luck(one: Estimate, other: Estimate) -> float:
    error = sqrt(deviation(one) ** 2 + deviation(other) ** 2)
    if error == 0:
        return 1.0 if one.found == other.found else 0.0
    return 2 * (1 - NormalDist().cdf(abs(other.found - one.found) / error))


def holm(chances: Sequence[float]) -> list[float]:
    """Correct chances for being the smallest of many; the order stays."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    corrected = [0.0] * len(chances)
    highest = 0.0
    for rank, at in enumerate(order):
        highest = max(highest, min(1.0, chances[at] * (len(chances) - rank)))
        corrected[at] = highest
    return corrected


def difference(name: str, before: Estimate, after: Estimate, chance: float) -> Difference:
    by = after.found - before.found
    reach = SURE * sqrt(deviation(before) ** 2 + deviation(after) ** 2)
    low, high = by - reach, by + reach
    return Difference(name, before, after, by, low, high, chance, answer(before, low, high, chance))


def answer(before: Estimate, low: float, high: float, chance: float) -> Answer:
    if chance < ALPHA:
        return "changed"
    return "same" if max(abs(low), abs(high)) <= SMALL * abs(before.found) else "unknown"
