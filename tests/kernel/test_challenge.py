"""A game for one: what it asks for, and which medal it gives."""

from __future__ import annotations

import pytest

from chantier.bots.registry import make
from chantier.kernel.challenge import Challenge, challenge, has_challenge, medal
from chantier.kernel.dice import Dice
from chantier.kernel.game import SHELF, find
from chantier.kernel.table import Table
from chantier.testing import at


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_a_challenge_that_can_be_played(game: str) -> None:
    asked, card = challenge(game), find(game)
    table = Table(game, asked.seats, 1)

    assert has_challenge(game)
    assert asked.seats == 1 + len(asked.bots)
    assert all(make(code, Dice(1)) for code in asked.bots)
    figures = card.sheet(table.state, 0) if asked.better == "more" else card.measures(table.state)
    assert asked.figure in figures
    assert asked.reaches(asked.gold, asked.silver), "who has gold has more than silver"


@pytest.mark.parametrize(
    ("better", "found", "reached"), [("more", 62, True), ("more", 61, False), ("less", 30, False), ("less", 30, True)]
)
def test_a_figure_is_high_or_low_enough(better: str, found: int, reached: bool) -> None:
    wanted = 62 if better == "more" else 30 if reached else 29
    asked = Challenge(3, ["random", "random"], "rounds", "more" if better == "more" else "less", wanted, wanted)

    assert reached == asked.reaches(found, wanted)


@pytest.mark.parametrize(("later", "won"), [(1, "bronze"), (0, "silver"), (0, "gold")])
def test_whoever_wins_the_palace_early_has_a_better_medal(later: int, won: str) -> None:
    asked = challenge("queens_architect")
    round_now = (asked.gold if won == "gold" else asked.silver) + later
    fifteen = "woodcutter-1=0 smith-1=0 tailor-1=2 mason-1=3"
    table = at("queens_architect", f"asks: construction\nround: {round_now}\nesteem 0: 9\nnotches 0: {fifteen}")
    table.play("palace")
    while table.seat is not None:
        table.play(table.moves()[0])

    assert (won, None) == (medal(table, 0), medal(table, 1))
