"""Ratings say how strong somebody plays, and how sure that is, for each game and tempo.

The model is OpenSkill's, after Plackett and Luce. Bots of the four levels do not begin as strangers: the games that
they have played each other put them on the scale, so that it means something from the first day.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import hypot, log, sqrt
from statistics import fmean

from openskill.models import PlackettLuce

from chantier.bots.registry import LEVELS, Strength, strengths
from chantier.server.store.results import BOT, Rating, Result

MODEL = PlackettLuce()
NEW = Rating(MODEL.mu, MODEL.sigma, 0)  # a rating of 25 ± 8.33
SURE = 2  # so many standard deviations below the best guess somebody is surely at least
LISTED = 10  # a list of the strongest has those who have played so many games
MIDDLE = "journeyman"  # the bot by which the scale hangs: it begins where somebody new does
HELD = 1.0  # the standard deviation of that bot
A_STEP = sqrt(2) * MODEL.beta  # who is so much stronger wins e times as often as the other
CERTAIN = 1.96  # a ladder's interval ends so many standard deviations from its figure


def sure(rating: Rating) -> float:
    return rating.mu - SURE * rating.sigma


def beginning(game: str, player: str) -> Rating:
    """Return the rating of a player before the first game that counts."""
    return levels(game).get(player, NEW)


@cache
def levels(game: str) -> dict[str, Rating]:
    """Return where the levels of bots begin in a game, by what the ladder has found; empty if it found nothing.

    A level that was not measured begins where the one below it does, and as unsure as somebody new.
    """
    steps = [strengths(card.code).get(game, []) for card in LEVELS]
    if not any(steps):
        return {}
    middle = [card.code for card in LEVELS].index(MIDDLE)
    known = {middle: Rating(NEW.mu, HELD, 0)}
    for level in range(middle + 1, len(LEVELS)):
        known[level] = stepped(known[level - 1], steps[level], 1)
    for level in range(middle, 0, -1):
        known[level - 1] = stepped(known[level], steps[level], -1)
    return {f"{BOT}{card.code}": known[level] for level, card in enumerate(LEVELS)}


def stepped(other: Rating, measured: list[Strength], sign: int) -> Rating:
    """Return the rating of the level above another, or below it; tables of two tell most about who is stronger."""
    if not measured:
        return Rating(other.mu, NEW.sigma, 0)
    best = min(measured, key=lambda one: one.seats)
    step, least, most = (A_STEP * log(share / (100 - share)) for share in (best.wins, best.low, best.high))
    return Rating(other.mu + sign * step, hypot(other.sigma, (most - least) / (2 * CERTAIN)), 0)


def rated(result: Result, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings of all who played at a table, after it.

    Bots of the same code are one player. Where several of them sat, each is rated by its own place, and the player gets
    the mean of it.
    """
    seats = [seat for seat in result.seated if seat.rated]
    known = [before.get(seat.player) or beginning(result.game, seat.player) for seat in seats]
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
        (
            result.table,
            seat.seat,
            after[seat.player].mu - (before.get(seat.player) or beginning(result.game, seat.player)).mu,
        )
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
