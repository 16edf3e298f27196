"""chantier bench: what it tells, never how fast it is."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from chantier.cli import bench
from chantier.cli.bench_peers import PEERS, installed_peers
from chantier.cli.bench_rounds import ROUNDS, Contender, Figures, Round
from chantier.kernel.game import SHELF

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

HASTY = ("bench", "--seconds", "0.001")


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "installed_peers", list)


@pytest.fixture
def beside_a_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "installed_peers", lambda: [Contender("catanatron", "Catanatron 0", 4, lambda: (9, 36))])


@pytest.mark.usefixtures("alone")
def test_every_game_is_measured(chantier: Chantier) -> None:
    said = chantier(*HASTY, "--json")
    report = json.loads(said.out)

    assert (0, "") == (said.code, said.err)
    assert list(SHELF) == [game["name"] for game in report["games"]]
    for game in report["games"]:
        assert ROUNDS == len(game["decisions_per_second_by_round"])
        assert game["decisions_per_second"] == max(game["decisions_per_second_by_round"])
        assert game["moves_per_decision"] >= 1
        assert {"least", "median", "most"} == set(game["clones_per_second"])
        assert {} == game["times_as_fast_as"]
        assert game["compiled"] in (True, False)


@pytest.mark.usefixtures("alone")
def test_missing_peers_are_told_with_the_cure(chantier: Chantier) -> None:
    report = json.loads(chantier(*HASTY, "--json").out)

    assert list(PEERS) == report["missing"]
    assert "pip install 'chantier[bench]'" in chantier(*HASTY).out
    assert "Pas installés" in chantier(*HASTY, lang="fr").out


@pytest.mark.usefixtures("beside_a_peer")
def test_a_peer_plays_in_the_same_rounds(chantier: Chantier) -> None:
    report = json.loads(chantier(*HASTY, "--json").out)

    assert [("catanatron", 9, 4)] == [
        (peer["name"], peer["decisions_per_game"], peer["moves_per_decision"]) for peer in report["peers"]
    ]
    assert ["open_spiel"] == report["missing"]
    for game in report["games"]:
        assert {"least", "median", "most"} == set(game["times_as_fast_as"]["catanatron"])


@pytest.mark.usefixtures("beside_a_peer")
def test_aims_stand_beside_the_figures(chantier: Chantier) -> None:
    lines = chantier(*HASTY).out.splitlines()
    line, *_ = [line for line in lines if "beside Catanatron 0" in line]

    assert line.split()[-2:] in (["100", "×"], ["50", "×"], ["3", "×"])
    assert any("Queen's Architect" in line for line in lines)


def test_peers_that_are_installed_play_whole_games() -> None:
    for peer in installed_peers():
        made, offered = peer.play()

        assert offered >= made > 20


def test_peers_that_are_not_installed_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("catanatron.game", "pyspiel"):
        monkeypatch.setitem(sys.modules, module, None)

    assert [] == installed_peers()


def test_a_ratio_is_taken_round_by_round() -> None:
    ours, theirs = (
        Figures(Contender("x", "x", 2, lambda: (1, 1)), [Round(1, 1, speed, speed, 0) for speed in speeds])
        for speeds in ([10, 40, 90], [10, 20, 30])
    )

    assert (1, 2, 3) == ours.against(theirs)


@pytest.mark.parametrize("seconds", ["0", "-1", "1e9", "nan", "inf"])
def test_a_time_that_cannot_be_is_refused(chantier: Chantier, seconds: str) -> None:
    for lang, sentence in (("en", "Seconds are more than 0 and at most 3,600"), ("fr", "Il faut plus de 0 seconde")):
        said = chantier("bench", "--seconds", seconds, lang=lang)

        assert (2, "", 1) == (said.code, said.out, said.err.count("\n"))
        assert said.err.startswith(sentence)
