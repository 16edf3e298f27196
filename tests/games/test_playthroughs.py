"""Golden games replay to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from chantier.kernel.game import SHELF, find
from chantier.testing.playthrough import replayed, written

FILES = [(name, file) for name in SHELF for file in sorted((find(name).folder / "playthroughs").glob("*.txt"))]


@pytest.mark.parametrize(("game", "file"), FILES, ids=lambda value: getattr(value, "stem", value))
def test_a_playthrough_replays_to_the_letter(game: str, file: Path) -> None:
    text = file.read_text("utf-8")

    assert text.splitlines() == written(replayed(game, text)).splitlines()


@pytest.mark.parametrize("name", SHELF)
def test_every_game_has_a_playthrough_for_every_number_of_seats(name: str) -> None:
    """Make one with: python -m chantier.testing.playthrough GAME SEATS SEED BOT > FILE"""
    seats = {int(file.stem.split("-")[0]) for game, file in FILES if game == name}

    assert set(find(name).seats) == seats
