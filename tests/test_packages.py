"""Games and bots of packages that somebody has installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CAREFUL = '''
from chantier import Bot


class CarefulBot(Bot):
    """Always takes the first move."""

    def __init__(self, dice):
        pass

    def choose(self, view, seat, moves):
        return moves.codes[0]
'''
BIDS = """
import dataclasses

from chantier.testing import sealed_bids

GAME = dataclasses.replace(sealed_bids.GAME, name="bids")
"""


def install(folder: Path, package: str, source: str, **entries: str) -> None:
    """Put a package where Python finds it, as an installer does."""
    (folder / f"{package}.py").write_text(source)
    written = folder / f"{package}-1.0.dist-info"
    written.mkdir()
    (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    groups = [f"[chantier.{group}]\n{entry}\n" for group, entry in entries.items()]
    (written / "entry_points.txt").write_text("".join(groups))


def chantier(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    command = [sys.executable, "-m", "chantier", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_an_installed_game_is_on_the_shelf(tmp_path: Path) -> None:
    install(tmp_path, "outside", BIDS, games="bids = outside")

    assert "\nbids " in chantier(tmp_path, "games").stdout
    played = chantier(tmp_path, "simulate", "bids", "--games", "3", "--bots", "random")
    assert (0, "") == (played.returncode, played.stderr)


def test_a_broken_package_is_reported_and_left_out(tmp_path: Path) -> None:
    install(tmp_path, "broken", "raise RuntimeError('no kit')", games="ruin = broken")
    install(tmp_path, "nameless", BIDS, games="other = nameless")
    said = chantier(tmp_path, "games")

    assert 0 == said.returncode
    assert "queens_architect" in said.stdout
    assert "ruin" not in said.stdout
    assert "The game ruin can't be played, since its package is broken: broken: RuntimeError: no kit" in said.stderr
    assert "The card calls the game “bids”; it is installed as “other”." in said.stderr
    assert "its package is broken" in chantier(tmp_path, "play", "ruin").stderr


def test_a_package_does_not_take_the_place_of_a_game(tmp_path: Path) -> None:
    install(tmp_path, "outside", BIDS, games="queens_architect = outside")

    assert "Queen’s Architect" in chantier(tmp_path, "games").stdout


def test_a_bot_may_be_installed_or_named_by_its_class(tmp_path: Path) -> None:
    install(tmp_path, "outside", CAREFUL, bots="careful = outside:CarefulBot")
    listed = chantier(tmp_path, "bots")

    assert "Always takes the first move." in listed.stdout
    for bot in ("careful", "outside:CarefulBot"):
        played = chantier(tmp_path, "simulate", "artisans_builders", "--games", "1", "--bots", f"{bot},greedy")
        assert (0, "") == (played.returncode, played.stderr)
        assert bot in played.stdout


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("outside:Nobody", "The bot outside:Nobody can't be used: AttributeError"),
        ("os:getcwd", "The bot os:getcwd can't be used: os:getcwd is no Bot."),
        ("nowhere:Bot", "The bot nowhere:Bot can't be used: ModuleNotFoundError"),
    ],
)
def test_a_bot_that_is_none_is_refused_in_one_sentence(tmp_path: Path, bot: str, sentence: str) -> None:
    install(tmp_path, "outside", CAREFUL)
    said = chantier(tmp_path, "simulate", "artisans_builders", "--games", "1", "--bots", bot)

    assert 2 == said.returncode
    assert said.stderr.startswith(sentence)
