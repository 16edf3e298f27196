"""The figures of many games: each has a name, is estimated with a 95 % interval, and can be held against a target.

A name is a kind and what it is about, such as `median rounds`, `ended AB-30` or `least built among card-laid`. Where a
figure is the worst of several (the seat that wins most, the card that is used least), its interval is widened for all
of them together (Bonferroni), so that many comparisons do not find by chance what is not there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import ceil, floor, sqrt
from statistics import fmean, stdev

import msgspec

from chantier.kernel.errors import BadInput
from chantier.lab.estimates import share_sure, sure
from chantier.lab.watch import Row

SECONDS_A_CHOICE = 20  # a guess: what people take where they have a choice
SECONDS_A_FORCED_MOVE = 3


class Estimate(msgspec.Struct, frozen=True):
    """What was found, where it lies with 95 % confidence, and from how many cases."""

    found: float
    low: float
    high: float
    cases: int


Rows = Sequence[Row]


def figure(rows: Rows, name: str, headline: str) -> Estimate:
    kind, _, about = name.partition(" ")
    if kind not in KINDS:
        raise BadInput("unknown-figure", given=name, known=", ".join(KINDS))
    try:
        return KINDS[kind](rows, about, headline)
    except KeyError:
        raise BadInput("unknown-figure", given=name, known=", ".join(KINDS)) from None


def rate(wins: Iterable[float], comparisons: int = 1) -> Estimate:
    found = share_sure(wins, sure(comparisons))
    return Estimate(found.rate, found.low, found.high, found.chances)


def mean(values: Iterable[float], comparisons: int = 1) -> Estimate:
    taken = list(values)
    middle = fmean(taken)
    reach = sure(comparisons) * stdev(taken) / sqrt(len(taken)) if len(taken) > 1 else 0.0
    return Estimate(middle, middle - reach, middle + reach, len(taken))


def median(values: Iterable[float]) -> Estimate:
    """The interval lies between two of the values themselves: how many are below the median is a toss of coins."""
    ordered = sorted(values)
    count = len(ordered)
    reach = sure(1) * sqrt(count) / 2
    low = ordered[max(0, floor((count - 1) / 2 - reach))]
    high = ordered[min(count - 1, ceil((count - 1) / 2 + reach))]
    return Estimate((ordered[(count - 1) // 2] + ordered[count // 2]) / 2, low, high, count)


def worst(estimates: Iterable[Estimate], by: Callable[[Estimate], float]) -> Estimate:
    """Return the one that is furthest; where nothing of the name ever happened there is none."""
    every = list(estimates)
    if not every:
        raise KeyError
    return max(every, key=by)


def seat(rows: Rows, about: str, headline: str) -> Estimate:
    """The share of wins of whoever moved first, second and so on."""
    turn = int(about) - 1
    return rate(row.wins[row.order.index(turn)] for row in rows)


def seats(rows: Rows, about: str, headline: str) -> Estimate:
    """How far the seat that is worst off, or best, is from its share."""
    count = len(rows[0].wins)
    every = [rate((row.wins[row.order.index(turn)] for row in rows), count) for turn in range(count)]
    return worst((distance(one, 1 / count) for one in every), by=lambda one: one.found)


def distance(one: Estimate, fair: float) -> Estimate:
    """How far an estimate is from a figure, as an estimate: never below 0."""
    ends = sorted((abs(one.low - fair), abs(one.high - fair)))
    low = 0.0 if one.low <= fair <= one.high else ends[0]
    return Estimate(abs(one.found - fair), low, ends[1], one.cases)


def ended(rows: Rows, about: str, headline: str) -> Estimate:
    return rate(float(row.ended == about) for row in rows)


def values(row: Row, about: str, headline: str) -> float:
    """A figure of one game by its name: what the lab sees of every game, or what the game itself measures."""
    return OF_A_GAME[about](row) if about in OF_A_GAME else row.measures[about]


def median_of(rows: Rows, about: str, headline: str) -> Estimate:
    return median(values(row, about, headline) for row in rows)


def mean_of(rows: Rows, about: str, headline: str) -> Estimate:
    return mean(values(row, about, headline) for row in rows)


def happened(rows: Rows, about: str, headline: str) -> Estimate:
    return rate(float(values(row, about, headline) > 0) for row in rows)


def winner(rows: Rows, about: str, headline: str) -> Estimate:
    """The median of a line of the winner's sheet."""
    return median(row.sheets[row.places.index(1)][about] for row in rows)


def source(rows: Rows, about: str, headline: str) -> Estimate:
    """The part of the winner's points that a line of the sheet gives."""
    best = [row.sheets[row.places.index(1)] for row in rows]
    return mean(sheet[about] / max(sheet[headline], 1) for sheet in best)


def occurs(rows: Rows, about: str, headline: str) -> Estimate:
    """The part of games in which an event happens."""
    return rate(float(times(row, about) > 0) for row in rows)


def part(rows: Rows, about: str, headline: str) -> Estimate:
    """How often one event happens for each time that another does."""
    event, _, of = about.partition(" of ")
    parts = [times(row, event) / among for row in rows if (among := times(row, of))]
    if not parts:
        raise KeyError(of)
    return mean(parts)


def times(row: Row, event: str) -> int:
    return sum(sum(counts) for name, counts in row.events.items() if name.partition(" ")[0] == event)


def a_round(rows: Rows, event: str) -> list[Estimate]:
    """For each value of an event, how often it happens in a round, over all games, whether it could or not."""
    every = sorted(set().union(*(named(row, event) for row in rows)))
    return [
        mean((sum(row.events.get(f"{event} {value}", ())) / row.measures["rounds"] for row in rows), len(every))
        for value in every
    ]


def seldom(rows: Rows, about: str, headline: str) -> Estimate:
    return worst(a_round(rows, about), by=lambda one: -one.found)


def often(rows: Rows, about: str, headline: str) -> Estimate:
    return worst(a_round(rows, about), by=lambda one: one.found)


def used(rows: Rows, about: str, headline: str) -> list[Estimate]:
    """For each value of an event, the part of games in which it happens; `among` counts games in which it could."""
    event, _, among = about.partition(" among ")
    found = [(row, named(row, event), named(row, among) if among else None) for row in rows]
    every = sorted(set().union(*(chances if chances is not None else seen for _, seen, chances in found)))
    return [
        rate((float(value in seen) for _, seen, chances in found if chances is None or value in chances), len(every))
        for value in every
    ]


def named(row: Row, event: str) -> set[str]:
    return {name.partition(" ")[2] for name in row.events if name.partition(" ")[0] == event}


def least_used(rows: Rows, about: str, headline: str) -> Estimate:
    return worst(used(rows, about, headline), by=lambda one: -one.found)


def most_used(rows: Rows, about: str, headline: str) -> Estimate:
    return worst(used(rows, about, headline), by=lambda one: one.found)


def openings(rows: Rows, about: str, headline: str) -> Estimate:
    """How far the opening that wins most or least is from its share; the event names who chose what."""
    chosen: dict[str, list[float]] = {}
    for row in rows:
        for name, counts in row.events.items():
            if name.partition(" ")[0] == about:
                for one, count in enumerate(counts):
                    chosen.setdefault(name, []).extend([row.wins[one]] * bool(count))
    fair = 1 / len(rows[0].wins)
    every = [distance(rate(wins, len(chosen)), fair) for wins in chosen.values() if wins]
    return worst(every, by=lambda one: one.found)


def minutes(row: Row) -> float:
    decided = sum(row.decisions)
    return (SECONDS_A_CHOICE * (decided - row.forced) + SECONDS_A_FORCED_MOVE * row.forced) / 60


def margin(row: Row) -> float:
    """By how many points the first is before the second; 0 where the tie-break decided."""
    ordered = sorted(row.points, reverse=True)
    return ordered[0] - ordered[1]


OF_A_GAME: dict[str, Callable[[Row], float]] = {
    "turns": lambda row: row.turns / len(row.wins),
    "minutes": minutes,
    "margin": margin,
    "leads": lambda row: row.leads,
    "decided": lambda row: row.decided,
    "comeback": lambda row: float(row.comeback),
    "branching": lambda row: row.choices / max(1, sum(row.decisions)),
    "forced": lambda row: row.forced / max(1, sum(row.decisions)),
    "caller-wins": lambda row: row.wins[row.caller],
}

KINDS: dict[str, Callable[[Rows, str, str], Estimate]] = {
    "seat": seat,
    "seats": seats,
    "ended": ended,
    "median": median_of,
    "mean": mean_of,
    "happened": happened,
    "winner": winner,
    "source": source,
    "least": least_used,
    "most": most_used,
    "occurs": occurs,
    "part": part,
    "seldom": seldom,
    "often": often,
    "openings": openings,
}
