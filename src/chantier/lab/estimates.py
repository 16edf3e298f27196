"""What a number of games tells about all games."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import sqrt
from statistics import NormalDist

import msgspec

SURE = 1.959964  # standard deviations that hold 95 % of a bell curve


class Share(msgspec.Struct, frozen=True):
    """How many of the chances were taken, and where the rate lies with 95 % confidence."""

    wins: float
    chances: int
    rate: float
    low: float
    high: float


@cache
def sure(comparisons: int) -> float:
    """Return the standard deviations that hold 95 % of a bell curve, for so many figures at once (Bonferroni)."""
    return SURE if comparisons == 1 else NormalDist().inv_cdf(1 - 0.025 / comparisons)


def share(wins: Iterable[float]) -> Share:
    return share_sure(wins, SURE)


def share_sure(wins: Iterable[float], deviations: float) -> Share:
    """Wilson's interval: never below 0 or above 1, sound even for few games and rare wins."""
    taken = list(wins)
    chances = len(taken)
    rate = sum(taken) / chances
    slack = deviations * deviations / chances
    middle = (rate + slack / 2) / (1 + slack)
    reach = sqrt(slack * (rate * (1 - rate) + slack / 4)) / (1 + slack)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Share(sum(taken), chances, rate, min(low, rate), max(high, rate))  # the rate itself, but for rounding


class Spread(msgspec.Struct, frozen=True):
    mean: float
    least: int
    tenth: float  # a tenth of all are below, and so on
    quarter: float
    median: float
    three_quarters: float
    nine_tenths: float
    most: int


def spread(figures: Iterable[int]) -> Spread:
    ordered = sorted(figures)
    return Spread(
        mean=sum(ordered) / len(ordered),
        least=ordered[0],
        tenth=quantile(ordered, 0.1),
        quarter=quantile(ordered, 0.25),
        median=quantile(ordered, 0.5),
        three_quarters=quantile(ordered, 0.75),
        nine_tenths=quantile(ordered, 0.9),
        most=ordered[-1],
    )


def quantile(ordered: list[int], part: float) -> float:
    """Between two figures where it falls between them."""
    below, beyond = divmod(part * (len(ordered) - 1), 1)
    at = int(below)
    above = ordered[min(at + 1, len(ordered) - 1)]
    return ordered[at] + beyond * (above - ordered[at])
