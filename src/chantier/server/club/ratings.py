"""Ratings say how strong somebody plays, and how sure that is, for each game and tempo.

The model is OpenSkill's, after Plackett and Luce.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import fmean

from openskill.models import PlackettLuce

from chantier.server.store.results import Rating, Result

MODEL = PlackettLuce()
NEW = Rating(MODEL.mu, MODEL.sigma, 0)  # 25 ± 8.33
SURE = 2  # so many standard deviations below the best guess somebody is surely at least
LISTED = 10  # a list of the strongest has those who have played so many games


def sure(rating: Rating) -> float:
    return rating.mu - SURE * rating.sigma


def rated(result: Result, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings of all who played at a table, after it.

    Bots of the same code are one player. Where several of them sat, each is rated by its own place, and the player gets
    the mean of it.
    """
    seats = [seat for seat in result.seated if seat.rated]
    known = [before.get(seat.player, NEW) for seat in seats]
    teams = [[MODEL.rating(one.mu, one.sigma)] for one in known]
    after = MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
    found: dict[str, list[tuple[float, float]]] = {}
    for seat, [one] in zip(seats, after, strict=True):
        found.setdefault(seat.player, []).append((one.mu, one.sigma))
    return {
        player: Rating(
            fmean(mu for mu, _ in all_), fmean(sigma for _, sigma in all_), before.get(player, NEW).games + 1
        )
        for player, all_ in found.items()
    }


def changes(result: Result, before: Mapping[str, Rating], after: Mapping[str, Rating]) -> list[tuple[str, int, float]]:
    """Return by how much the rating of each seat rose."""
    return [
        (result.table, seat.seat, after[seat.player].mu - before.get(seat.player, NEW).mu)
        for seat in result.seated
        if seat.rated
    ]


def from_the_beginning(results: Iterable[Result]) -> tuple[dict[str, Rating], list[tuple[str, int, float]]]:
    """Return the ratings after some results in their order, and what each result changed."""
    known: dict[str, Rating] = {}
    changed: list[tuple[str, int, float]] = []
    for result in results:
        after = rated(result, known)
        changed += changes(result, known, after)
        known |= after
    return known, changed
