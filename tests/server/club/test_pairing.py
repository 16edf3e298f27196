"""Who plays whom: everybody meets as many others as possible, and nobody rests twice before all have rested."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from chantier.server.club.pairing import Paired, lots, meetings, round_robin, sizes, swiss

ALLOWED = (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("players", "seats", "allowed", "expected"),
    [
        (12, 4, ALLOWED, [4, 4, 4]),
        (10, 4, ALLOWED, [4, 3, 3]),
        (5, 4, (4,), [4]),
        (7, 2, ALLOWED, [2, 2, 2]),
        (5, 4, ALLOWED, [4]),
        (3, 4, ALLOWED, [3]),
        (1, 3, ALLOWED, []),
    ],
)
def test_tables_are_full_or_one_seat_smaller(
    players: int, seats: int, allowed: tuple[int, ...], expected: list[int]
) -> None:
    assert expected == sizes(players, seats, allowed)


@pytest.mark.parametrize("players", [4, 5, 8, 11])
def test_at_tables_of_two_everybody_meets_everybody_once(players: int) -> None:
    rounds = round_robin(players, 2, ALLOWED)

    assert players - 1 + players % 2 == len(rounds)
    assert dict.fromkeys(map(frozenset, combinations(range(players), 2)), 1) == dict(meetings(rounds))
    first = Counter(table[0] for paired in rounds for table in paired.tables)
    assert max(first.values()) - min(first.values()) <= 2, "nobody always begins"


@pytest.mark.parametrize(("players", "seats", "most"), [(9, 3, 6), (8, 4, 5), (16, 4, 9), (7, 3, 6), (10, 5, 5)])
def test_at_larger_tables_everybody_meets_everybody(players: int, seats: int, most: int) -> None:
    rounds = round_robin(players, seats, ALLOWED)

    assert set(map(frozenset, combinations(range(players), 2))) == set(meetings(rounds))
    assert len(rounds) <= most


@pytest.mark.parametrize(
    ("players", "seats", "repeated"), [(32, 4, 6), (32, 2, 0), (13, 3, 2), (10, 5, 60)], ids=["4", "2", "3", "5"]
)
def test_swiss_rounds_repeat_few_meetings_and_nobody_rests_twice(players: int, seats: int, repeated: int) -> None:
    order, played = lots(range(players), "a seed"), list[Paired]()
    for _ in range(5):
        played.append(swiss(order, played, seats, ALLOWED))
        order = sorted(order, key=lambda one: (one * 7) % players)
    met, rested = meetings(played), Counter(one for paired in played for one in paired.resting)

    assert sum(count - 1 for count in met.values()) <= repeated
    assert max(rested.values(), default=0) <= 1
    for paired in played:
        assert sorted(order) == sorted([*paired.resting, *(one for table in paired.tables for one in table)])


def test_the_strongest_sit_together_once_they_have_not_met() -> None:
    assert [[0, 1, 2], [3, 4, 5]] == [sorted(table) for table in swiss(range(6), [], 3, ALLOWED).tables]
