"""Standings count points by place, and say what decides between players of a tournament who have as many."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple


class Score(NamedTuple):
    """This is how a player came out of a table; a place of 0 says that the player forfeited it."""

    player: int
    place: int
    points: int


class Standing(NamedTuple):
    player: int
    place: int  # players who are equal in everything share it
    points: Fraction
    opponents: Fraction  # the mean of the points of all who were met
    wins: int
    share: Fraction  # the player's share of the points that were made at the player's tables


def points_at(scores: Sequence[Score], seats: int) -> dict[int, Fraction]:
    """Return points by place: as many as a full table has seats for the first, one for the last, in equal steps.

    Those who share a place share the points of the places that they take up; whoever forfeited gets none.
    """
    found: dict[int, Fraction] = {}
    for one in scores:
        if one.place:
            ahead = sum(0 < other.place < one.place for other in scores)
            equal = sum(other.place == one.place for other in scores)
            rank = ahead + Fraction(equal - 1, 2)
            steps = Fraction(seats - 1, len(scores) - 1) if len(scores) > 1 else Fraction(0)
            found[one.player] = seats - steps * rank
        else:
            found[one.player] = Fraction(0)
    return found


def bye_points(seats: int) -> Fraction:
    """Return what somebody gets who rests: a second place, at tables of two a win."""
    return Fraction(seats if seats == 2 else seats - 1)


def standings(
    players: Iterable[int], tables: Sequence[Sequence[Score]], byes: Iterable[int], seats: int
) -> list[Standing]:
    """Return the order: by points, then the mean of the opponents' points, then wins, then the share of game points."""
    totals = dict.fromkeys(players, Fraction(0))
    met: dict[int, list[int]] = {one: [] for one in totals}
    wins, shares = dict.fromkeys(totals, 0), dict.fromkeys(totals, Fraction(0))
    for table in tables:
        made = points_at(table, seats)
        for one in table:
            totals[one.player] += made[one.player]
            met[one.player] += [other.player for other in table if other.player != one.player]
            wins[one.player] += one.place == 1
            shares[one.player] += share_of(one, table)
    for player in byes:
        totals[player] += bye_points(seats)
    rows = [(totals[one], mean([totals[other] for other in met[one]]), wins[one], shares[one], one) for one in totals]
    rows.sort(key=lambda row: (*(-figure for figure in row[:4]), row[4]))
    return [
        Standing(row[4], 1 + sum(other[:4] > row[:4] for other in rows), row[0], row[1], row[2], row[3]) for row in rows
    ]


def share_of(one: Score, table: Sequence[Score]) -> Fraction:
    """Return the share of a table's points, where they say something: games may count below zero."""
    if any(other.points < 0 for other in table) or not any(other.points for other in table):
        return Fraction(1, len(table))
    return Fraction(one.points, sum(other.points for other in table))


def mean(figures: Sequence[Fraction]) -> Fraction:
    return sum(figures, Fraction(0)) / len(figures) if figures else Fraction(0)
