"""Simple players: how long they search matters, and neither haste nor choice does it alone."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from simple_players import Choice, Haste, Sense, wins  # noqa: E402 - lies beside this file


def test_who_stops_at_the_first_fragment_that_fits_beats_haste_and_choice() -> None:
    """Two of each at a table: of 10 games against either, more than half."""
    for other in (Haste, Choice):
        found = wins([Sense, other, Sense, other], 6)

        assert found["Sense"] > found[other.__name__]


def test_who_forgets_everything_still_finishes() -> None:
    assert wins([Sense, Sense], 1, [0.0, 0.0])["rounds"] > 5
