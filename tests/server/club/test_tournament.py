"""Points by place, and what decides between those who have as many."""

from __future__ import annotations

from fractions import Fraction

from chantier.server.club.tournament import Score, bye_points, points_at, standings


def test_places_give_points_in_equal_steps() -> None:
    four = [Score(player, player + 1, 40 - player) for player in range(4)]

    assert [4, 3, 2, 1] == [points_at(four, 4)[player] for player in range(4)]
    assert [4, Fraction(5, 2), 1] == list(points_at(four[:3], 4).values()), "a smaller table has larger steps"
    shared = [Score(0, 1, 9), Score(1, 1, 9), Score(2, 3, 1), Score(3, 0, 0)]
    assert [Fraction(7, 2), Fraction(7, 2), 2, 0] == list(points_at(shared, 4).values()), "who forfeits gets nothing"
    assert [3, 2, 2] == [bye_points(4), bye_points(3), bye_points(2)]


def test_equal_points_are_decided_by_opponents_then_wins_then_shares() -> None:
    tables = [
        [Score(0, 1, 10), Score(1, 2, 5)],
        [Score(2, 1, 30), Score(3, 2, 20)],
        [Score(0, 2, 5), Score(2, 1, 10)],
        [Score(1, 1, 6), Score(3, 2, 5)],
    ]
    found = standings(range(5), tables, [4], 2)

    assert [2, 0, 1, 3, 4] == [one.player for one in found]
    assert [4, 3, 3, 2, 2] == [one.points for one in found]
    assert found[1].opponents > found[2].opponents
    equal = standings(range(2), [[Score(0, 1, 5), Score(1, 1, 5)]], [], 2)
    assert [1, 1] == [one.place for one in equal]
