"""A cell is a kind of game that the lab plays many times: a kit, options, a number of seats and bots.

A game is known by its cell and its number. The cell carries the text of its kit, so that it can travel to another
process or machine, and its digest, which tells cells apart in the store, is made of all that a game depends on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game, find
from chantier.kernel.state import State
from chantier.kernel.texts import Texts
from chantier.lab.simulate import BOT_SEED, checked_bots
from chantier.lab.watch import Row, watched_game
from chantier.lab.weights import Weights, judging_by


class Cell(msgspec.Struct, frozen=True):
    game: str
    edition: str
    kit: str  # how the question calls it
    source: str
    options: tuple[tuple[str, Any], ...]
    seats: int
    bots: tuple[str, ...]  # one for each seat; they move on by a seat from game to game
    seed: int = 0
    weights: str = ""  # that the bots judge by, as JSON; without any, those that come with the game

    @property
    def digest(self) -> str:
        parts = [getattr(self, name) for name in self.__struct_fields__ if name not in ("kit", "weights")]
        parts += [self.weights] if self.weights else []  # cells without any keep the digest that they always had
        return sha256(msgspec.json.encode(parts)).hexdigest()[:16]

    def __call__(self, number: int) -> Row:
        """Play the game of that number."""
        return setting(self).play(number)


def new_cell(
    game: Game[Any, Any],
    kit: str,
    source: str,
    seats: int,
    bots: Sequence[str],
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Cell:
    """Check everything that a cell is made of before a game of it is played."""
    game.kit(source, kit)
    styles = game.study.styles if game.study else ()
    chosen = game.checked_options(options)
    players = checked_bots(bots, game.checked_seats(seats), styles)
    return Cell(game.name, game.edition, kit, source, tuple(sorted(chosen.items())), seats, tuple(players), seed)


class Setting:
    """What every game of a cell needs, made once."""

    def __init__(self, cell: Cell) -> None:
        self.cell = cell
        self.game = find(cell.game)
        self.kit = self.game.kit(cell.source, cell.kit)
        self.texts: Texts = self.game.texts(self.kit, cell.seats)
        self.styles = self.game.study.styles if self.game.study else ()
        self.weights: Weights | None = msgspec.json.decode(cell.weights, type=Weights) if cell.weights else None

    def play(self, number: int) -> Row:
        cell, seed = self.cell, self.cell.seed + number
        state: State = self.game.start(self.kit, cell.seats, dict(cell.options))
        sitting = [(seat - number) % cell.seats for seat in range(cell.seats)]
        bots = [make(cell.bots[bot], Dice(seed ^ BOT_SEED * (bot + 1)), self.styles) for bot in sitting]
        names = [cell.bots[bot] for bot in sitting]
        with judging_by(state, self.weights):
            return watched_game(self.game, self.texts, state, bots, names, Dice(seed))


@lru_cache(16)
def setting(cell: Cell) -> Setting:
    return Setting(cell)
