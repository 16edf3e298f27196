"""The sizes that docs/research.md tells are those of the encodings, for every game and number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier.kernel.encoding import Encoding
from chantier.kernel.game import SHELF, find

PAGE = Path(__file__).parents[2] / "docs/research.md"


def told_sizes() -> dict[str, dict[int, list[int]]]:
    """What the page's table says: actions, draws and features of each game and number of seats."""
    told: dict[str, dict[int, list[int]]] = {}
    game = ""
    for line in PAGE.read_text("utf-8").splitlines():
        cells = [cell.strip().replace(",", "") for cell in line.strip("|").split("|")]
        if len(cells) == 8 and cells[1].isdecimal():
            game = cells[0] or game
            told.setdefault(game, {})[int(cells[1])] = [int(cell) for cell in cells[2:5]]
            if cells[0]:
                assert find(game).longest == int(cells[7])
    return told


def test_every_game_and_number_of_seats_is_told() -> None:
    assert {game: list(find(game).seats) for game in SHELF} == {
        game: list(sizes) for game, sizes in told_sizes().items()
    }


@pytest.mark.parametrize("game", SHELF)
def test_the_sizes_are_those_of_the_encodings(game: str) -> None:
    for seats, sizes in told_sizes()[game].items():
        encoding = Encoding(game, seats)

        assert sizes == [len(encoding.actions), len(encoding.draws), encoding.lens.width]
