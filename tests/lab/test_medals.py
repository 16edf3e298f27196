"""What medals rest on can be measured again."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from chantier.kernel.challenge import challenge
from chantier.kernel.game import find
from chantier.lab import medals


def test_silver_is_the_middle_of_the_winners_and_gold_the_best_tenth(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(medals, "winner_figure", lambda game, asked, seed: seed)

    assert (61, 13) == medals.measured("queens_architect"), "fewer rounds are better"
    assert (60, 108) == medals.measured("artisans_builders"), "more points are better"


@pytest.mark.parametrize("game", ["artisans_builders", "queens_architect"])
def test_a_game_of_the_bots_alone_gives_the_figure_of_its_winner(game: str) -> None:
    asked = changed(challenge(game), bots=["random"] * 2)
    figures = [medals.winner_figure(game, asked, seed) for seed in (1, 1)]

    assert figures[0] == figures[1] > 0


def test_what_was_measured_is_written_where_the_game_reads_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    card = replace(find("queens_architect"), folder=tmp_path)
    shutil.copy(find("queens_architect").folder / "challenge.toml", tmp_path)
    monkeypatch.setattr(medals, "find", lambda game: card)
    medals.write("queens_architect", 29, 24)

    written = (tmp_path / "challenge.toml").read_text("utf-8")
    assert "silver = 29\ngold = 24\n" in written
    assert "seats = 3" in written
