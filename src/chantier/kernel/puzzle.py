"""A puzzle is a moment of a game between strong bots at which one turn clearly beats all others: `puzzles.json`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from chantier.kernel.game import find
from chantier.kernel.record import Record
from chantier.kernel.table import Table


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat finds the turn. Turns are moves in a row, as records write them; shares are of the win."""

    game: int  # which of the book's games it comes from
    at: int  # the entries before it
    seat: int
    turns: list[list[str]]  # the answer, then the next best
    shares: list[float]  # what each of them is expected to bring
    margin: float  # between the answer and any other turn, less what chance may add to it
    theme: str  # the part of the game's account in which the answer stands out
    looks: int  # how many turns look better at first sight


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A book has all puzzles of a game, the easiest first, and as much of the games they come from as is needed."""

    games: list[Record]
    puzzles: list[Puzzle]

    def written(self) -> bytes:
        """Return the book as a file, with one line for each game and each puzzle."""
        lines = [[msgspec.json.encode(one).decode() for one in many] for many in (self.games, self.puzzles)]
        games, puzzles = (",\n".join(many) for many in lines)
        return f'{{"games":[\n{games}\n],"puzzles":[\n{puzzles}\n]}}\n'.encode()


def file_of(game: str) -> Path:
    return find(game).folder / "puzzles.json"


def has_puzzles(game: str) -> bool:
    return file_of(game).exists()


@cache
def book(game: str) -> Book:
    return msgspec.json.decode(file_of(game).read_bytes(), type=Book)


def position(found: Book, puzzle: Puzzle) -> Table:
    """Return the table at the moment of a puzzle."""
    return Table.replay(found.games[puzzle.game].until(puzzle.at))
