"""A game says in `targets.toml`, beside its kit, what a good kit keeps to; the lab says of each target how it stands.

A target is *met* if the whole interval of its figure lies within the bounds, *missed* if all of it lies outside, and
otherwise *not yet known*: then about so many more games would tell.
"""

from __future__ import annotations

import tomllib
from math import ceil, inf
from typing import Any, Literal

import msgspec

from chantier.kernel.errors import BadInput
from chantier.kernel.game import Game
from chantier.kernel.kit import converted, read_file
from chantier.kernel.words import ENGLISH, gathered
from chantier.lab.figures import Estimate, Rows, figure

MOST_GAMES = 100_000  # beyond that, the figure lies on its bound for all that bots can tell

State = Literal["met", "missed", "unknown"]


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bounds of a figure, for all numbers of seats or only for these."""

    figure: str
    least: float | None = None
    most: float | None = None
    seats: list[int] = []
    texts: dict[str, str] = {}  # what is wanted, in words: `fr = "…"` of the file

    def is_about(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def says(self, lang: str) -> str:
        """Return what is wanted, in words; without any, the name of the figure."""
        return self.texts.get(lang) or self.texts.get(ENGLISH) or self.figure


class Targets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    target: list[Target]


class Verdict(msgspec.Struct, frozen=True):
    target: Target
    seats: int
    estimate: Estimate
    state: State
    more: int | None  # games that would probably tell; None if it is told, or will not be


def read_targets(game: Game[Any, Any]) -> list[Target]:
    file = game.folder / "targets.toml"
    if not file.exists():
        raise BadInput("no-targets", game=game.title)
    told = tomllib.loads(read_file(file))
    return converted({"target": list(map(gathered, told["target"]))}, Targets).target


def verdicts(game: Game[Any, Any], rows: Rows, seats: int) -> list[Verdict]:
    return [
        verdict(target, figure(rows, target.figure, game.headline), seats)
        for target in read_targets(game)
        if target.is_about(seats)
    ]


def verdict(target: Target, found: Estimate, seats: int) -> Verdict:
    least = -inf if target.least is None else target.least
    most = inf if target.most is None else target.most
    if least <= found.low and found.high <= most:
        return Verdict(target, seats, found, "met", None)
    if found.high < least or found.low > most:
        return Verdict(target, seats, found, "missed", None)
    return Verdict(target, seats, found, "unknown", more_games(found, least, most))


def more_games(found: Estimate, least: float, most: float) -> int | None:
    """Return about how many games more shrink the interval until it fits on one side of the nearest bound."""
    distances = [abs(found.found - bound) for bound in (least, most) if found.low <= bound <= found.high]
    reach = max(found.high - found.found, found.found - found.low)
    nearest = min(distances)
    if nearest == 0:
        return None
    needed = ceil(found.cases * (reach / nearest) ** 2)
    return two_digits(needed - found.cases) if needed <= MOST_GAMES else None


def two_digits(games: int) -> int:
    """Round up to two digits: the rest of such a guess means nothing."""
    step = int(10 ** max(0, len(str(games)) - 2))
    return -(-games // step) * step
