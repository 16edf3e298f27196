"""Pairing says who plays whom in a tournament: by standing (Swiss), or until all have met each other (round robin).

Libraries pair two players at a time; tables of three to five need one way for all sizes, which is this. Everything here
follows from what is given, so that whoever makes a round makes the same one.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

REPEATED = 1000  # what a meeting for the second time costs, beside the distance of two players in the standings
MOST_ROUNDS = 40
Pair = frozenset[int]


class Paired(NamedTuple):
    """A paired round has the players of each table, in the order of their seats, and those who rest."""

    tables: list[list[int]]
    resting: list[int]


def sizes(players: int, seats: int, allowed: Collection[int]) -> list[int]:
    """Return the sizes of tables for as many players as possible: of so many seats, or of one less where need be."""
    smaller = seats - 1 if seats - 1 in allowed and seats > 2 else seats
    for playing in range(players, 1, -1):
        least = -(-playing // seats)
        short = least * seats - playing
        if short == 0 or (smaller < seats and short <= least):
            return [seats] * (least - short) + [smaller] * short
    return []


def lots(players: Collection[int], seed: str) -> list[int]:
    """Return the order for a first round, drawn by lot."""
    return sorted(players, key=lambda one: hashlib.sha256(f"{seed}:{one}".encode()).digest())


def swiss(order: Sequence[int], played: Sequence[Paired], seats: int, allowed: Collection[int]) -> Paired:
    """Pair players in the order of their standing, so that as few as possible meet again; the last ones rest."""
    wanted = sizes(len(order), seats, allowed)
    rested = Counter(one for paired in played for one in paired.resting)
    place = {one: at for at, one in enumerate(order)}
    by_rest = sorted(order, key=lambda one: (rested[one], -place[one]))
    resting = by_rest[: len(order) - sum(wanted)]
    playing = [one for one in order if one not in resting]
    met, tables = meetings(played), []
    for size in wanted:
        tables.append(playing[:size])
        playing = playing[size:]
    improve(tables, met, place)
    return Paired([seated(table, played) for table in tables], sorted(resting))


def meetings(played: Sequence[Paired]) -> Counter[Pair]:
    return Counter(frozenset(pair) for paired in played for table in paired.tables for pair in combinations(table, 2))


def improve(tables: list[list[int]], met: Counter[Pair], place: dict[int, int]) -> None:
    """Let two players of different tables change places as long as this makes the round better."""

    def cost(table: Sequence[int]) -> int:
        pairs = combinations(table, 2)
        return sum(REPEATED * met[frozenset((a, b))] ** 2 + (place[a] - place[b]) ** 2 for a, b in pairs)

    costs = [cost(table) for table in tables]
    better = True
    while better:
        better = False
        for (i, one), (j, other) in combinations(enumerate(tables), 2):
            for a, b in [(a, b) for a in range(len(one)) for b in range(len(other))]:
                one[a], other[b] = other[b], one[a]
                new = cost(one), cost(other)
                if sum(new) < costs[i] + costs[j]:
                    costs[i], costs[j], better = *new, True
                else:
                    one[a], other[b] = other[b], one[a]


def seated(table: Sequence[int], played: Sequence[Paired]) -> list[int]:
    """Return the players of a table in the order of their seats: whoever sat late so far sits early now."""
    before: Counter[int] = Counter()
    for paired in played:
        for old in paired.tables:
            for seat, one in enumerate(old):
                before[one] += 2 * seat - len(old) + 1
    return sorted(table, key=lambda one: (-before[one], one))


def round_robin(players: int, seats: int, allowed: Collection[int]) -> list[Paired]:
    """Return rounds in which players 0, 1, 2 … all meet: each two once at tables of two, otherwise at least once."""
    if seats == 2:
        return list(in_circle(players))
    played: list[Paired] = []
    unmet = {frozenset(pair) for pair in combinations(range(players), 2)}
    while unmet and len(played) < MOST_ROUNDS:
        met = Counter(dict.fromkeys(meetings(played), 1))  # it does not matter how often they met
        count = Counter(one for paired in played for table in paired.tables for one in table)
        order = sorted(range(players), key=lambda one: (count[one], -sum(one in pair for pair in unmet), one))
        paired = newly_met(order, met, played, seats, allowed)
        played.append(paired)
        unmet -= meetings([paired]).keys()
    return played


def newly_met(
    order: Sequence[int], met: Counter[Pair], played: Sequence[Paired], seats: int, allowed: Collection[int]
) -> Paired:
    """Return a round in which as many as possible meet for the first time; who has played most rests."""
    wanted = sizes(len(order), seats, allowed)
    playing, tables = list(order[: sum(wanted)]), []
    for size in wanted:
        table = [playing.pop(0)]
        while len(table) < size:
            found = min(playing, key=lambda one: sum(met[frozenset((one, other))] for other in table))
            playing.remove(found)
            table.append(found)
        tables.append(table)
    improve(tables, met, dict.fromkeys(order, 0))
    return Paired([seated(table, played) for table in tables], sorted(order[sum(wanted) :]))


def in_circle(players: int) -> Iterator[Paired]:
    """Yield the rounds of the circle method: the first one stays, all others move on by one chair."""
    circle = [*range(players), *([-1] if players % 2 else [])]
    for number in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = list(zip(circle[:half], reversed(circle[half:]), strict=True))
        tables = [[b, a] if at == 0 and number % 2 else [a, b] for at, (a, b) in enumerate(pairs) if -1 not in (a, b)]
        yield Paired(tables, [a if b == -1 else b for a, b in pairs if -1 in (a, b)])
        circle = [circle[0], circle[-1], *circle[1:-1]]
