"""chantier new-game: a package that conforms at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chantier.cli.new_game import model, prefix

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example game, installed as an outside package into a folder."""
    folder = tmp_path_factory.mktemp("site")
    install(model(), folder)
    return folder


def install(package: Path, folder: Path) -> None:
    options = [
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--disable-pip-version-check",
        "--root-user-action=ignore",
    ]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, "--target", folder, package], check=True)


def run(folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(folder), "LANG": "en_GB.UTF-8", "LC_ALL": ""}
    return subprocess.run(
        [sys.executable, "-m", *command], env=environment, cwd=folder, capture_output=True, text=True, check=False
    )


@pytest.mark.heavy  # the new game's own tests and its package
def test_a_new_game_conforms_and_plays_at_once(chantier: Chantier, tmp_path: Path) -> None:
    said = chantier("new-game", "tower_hill", "--in", str(tmp_path))
    assert (0, "") == (said.code, said.err)
    package, folder = tmp_path / "tower_hill", tmp_path / "site"
    folder.mkdir()
    install(package, folder)

    written = "".join(file.read_text("utf-8") for file in package.rglob("*.*") if file.is_file())
    assert "windy" not in written.lower()
    assert "class TowerHillState(State)" in written
    tested = run(folder, "pytest", package / "tests", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")
    assert 0 == tested.returncode, tested.stdout
    played = run(folder, "chantier", "simulate", "tower_hill", "--games", "2", "--bots", "journeyman,random")
    assert (0, "") == (played.returncode, played.stderr)


def test_the_example_is_an_outside_game_that_bots_understand(installed: Path) -> None:
    played = run(
        installed, "chantier", "simulate", "windy_towers", "--games", "20", "--bots", "greedy,random", "--json"
    )

    assert 0 == played.returncode, played.stderr
    assert "TW-11" in run(installed, "chantier", "rules", "windy_towers").stdout
    assert '"rate": 1.0' in played.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Tower", "A game is named in small letters"),
        ("tower__hill", "A game is named in small letters"),
        ("west_kingdom", "There is a game “west_kingdom” already."),
    ],
)
def test_a_name_that_will_not_do_is_refused(chantier: Chantier, tmp_path: Path, name: str, sentence: str) -> None:
    said = chantier("new-game", name, "--in", str(tmp_path))

    assert (2, "") == (said.code, said.out)
    assert sentence in said.err
    assert [] == list(tmp_path.iterdir())


def test_nothing_is_written_over(chantier: Chantier, tmp_path: Path) -> None:
    (tmp_path / "tower").mkdir()

    assert "is there already" in chantier("new-game", "tower", "--in", str(tmp_path)).err


def test_a_prefix_has_two_letters() -> None:
    names = ("tower_hill", "tower", "tower_hill_site", "x", "t_3")

    assert ["TH", "TO", "TH", "XX", "TX"] == [prefix(name) for name in names]
