"""Do bots play the game that people know? Equal bots play each other; what they do is held against the game's bands.

A game keeps its bands in `sanity.toml`: who plays how many games, and between which bounds a figure has to lie. The
figures are read from a simulation, so nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import correlation
from typing import Any

import msgspec

from chantier.kernel.errors import BadInput
from chantier.kernel.game import Game, find
from chantier.kernel.kit import parse_kit, read_file
from chantier.lab.engine import HERE, Engine
from chantier.lab.simulate import Simulation, simulate


class Band(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Bounds of a figure, for all numbers of seats and all players or only for these."""

    figure: str
    least: float | None = None
    most: float | None = None
    seats: list[int] = []
    bots: list[str] = []  # by their codes without figures

    def is_about(self, bot: str, seats: int) -> bool:
        code = bot.partition(":")[0]
        return (not self.seats or seats in self.seats) and (not self.bots or code in self.bots)

    def holds(self, found: float) -> bool:
        return (self.least is None or found >= self.least) and (self.most is None or found <= self.most)


class Bands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    games: dict[str, int]  # how many each bot plays against its equals
    band: list[Band]


class Finding(msgspec.Struct, frozen=True):
    bot: str
    seats: int
    games: int
    figure: str
    found: float
    least: float | None
    most: float | None
    met: bool


def read_bands(game: Game[Any, Any]) -> Bands:
    file = game.folder / "sanity.toml"
    if not file.exists():
        raise BadInput("no-bands", game=game.title)
    return parse_kit(read_file(file), Bands, file.name)


def sanity(
    game: str,
    *,
    bots: dict[str, int] | None = None,
    seats: list[int] | None = None,
    seed: int = 0,
    engine: Engine = HERE,
    after_each: Callable[[], None] = lambda: None,
) -> list[Finding]:
    """Every band for each of the bots and each number of seats; a number of games may be given for each bot."""
    card = find(game)
    bands = read_bands(card)
    findings = []
    for bot, games in (bots or bands.games).items():
        for number in seats or card.seats:
            wanted = [band for band in bands.band if band.is_about(bot, number)]
            played = simulate(card, [bot], games=games, seats=number, seed=seed, engine=engine, after_each=after_each)
            findings += [verdict(played, band, bot, card.headline) for band in wanted]
    return findings


def verdict(played: Simulation, band: Band, bot: str, headline: str) -> Finding:
    found = figure(played, band.figure, headline)
    return Finding(bot, played.seats, played.games, band.figure, found, band.least, band.most, band.holds(found))


def figure(played: Simulation, name: str, headline: str) -> float:
    """A figure of many games, by its name: a kind and what it is about."""
    kind, _, about = name.partition(" ")
    if kind not in KINDS:
        raise BadInput("unknown-figure", given=name, known=", ".join(KINDS))
    return KINDS[kind](played, about, headline)


def ended(played: Simulation, rule: str, headline: str) -> float:
    return played.ended.get(rule, 0) / played.games


def median(played: Simulation, measure: str, headline: str) -> float:
    return played.measures[measure].median


def mean_of_a_seat(played: Simulation, measure: str, headline: str) -> float:
    return played.measures[measure].mean / played.seats


def most(played: Simulation, measure: str, headline: str) -> float:
    return played.measures[measure].most


def happened(played: Simulation, measure: str, headline: str) -> float:
    return played.happened[measure].rate


def winner(played: Simulation, line: str, headline: str) -> float:
    return played.winners[line].median


def source(played: Simulation, line: str, headline: str) -> float:
    """The part of the winners' points that comes from this line of the sheet."""
    return played.winners[line].mean / played.winners[headline].mean


def moves_of_a_seat(played: Simulation, start: str, headline: str) -> float:
    """How often moves that begin so are made by a seat in a game."""
    return sum(chosen(played, start)) / played.seats


def favourite(played: Simulation, start: str, headline: str) -> float:
    """The part of all moves that begin so which is the most frequent of them."""
    made = chosen(played, start)
    return max(made) / sum(made)


def follows(played: Simulation, about: str, headline: str) -> float:
    """How far one kind of move goes with another, from -1 to 1, over what both name: recruit smith, visit smith 2."""
    one, other = about.split()
    named = sorted({text.split()[1] for text in played.moves if text.split()[0] in (one, other)})
    counts = [[sum(chosen(played, f"{verb} {name}")) for name in named] for verb in (one, other)]
    return correlation(*counts) if len(named) > 1 and all(len(set(count)) > 1 for count in counts) else 0.0


def chosen(played: Simulation, start: str) -> list[float]:
    return [mean for text, mean in played.moves.items() if f"{text} ".startswith(f"{start} ")] or [0.0]


KINDS: dict[str, Callable[[Simulation, str, str], float]] = {
    "ended": ended,
    "median": median,
    "mean-a-seat": mean_of_a_seat,
    "most": most,
    "happened": happened,
    "winner": winner,
    "source": source,
    "moves-a-seat": moves_of_a_seat,
    "favourite": favourite,
    "follows": follows,
}
