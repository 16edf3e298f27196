"""chantier lab: from a question's file to its report."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

QUESTION = """
game = "artisans_builders"
seats = [2]
bots = ["random"]
games = 3

[kits.richer]
"start.coins" = 5
"""


@pytest.fixture
def question(tmp_path: Path) -> Path:
    file = tmp_path / "richer.toml"
    file.write_text(QUESTION)
    return file


@pytest.mark.parametrize(("lang", "target"), [("en", "Castles end the game"), ("fr", "Ce sont les châteaux")])
def test_a_question_is_answered_in_words(chantier: Chantier, question: Path, lang: str, target: str) -> None:
    said = chantier("lab", "run", str(question), "--workers", "1", lang=lang)

    assert 0 == said.code
    assert target in said.out
    assert "richer" in said.out


def test_a_store_is_compared_reported_and_exported(chantier: Chantier, question: Path, tmp_path: Path) -> None:
    store, page, rows = (str(question.with_suffix(end)) for end in (".lab", ".html", ".csv"))
    told = chantier("lab", "run", str(question), "--workers", "1", "--json")
    compared = chantier("lab", "compare", store, "usual", "richer", "--json")

    assert ["usual", "richer"] == [one["kit"] for one in json.loads(told.out)]
    assert [2] == [one["seats"] for one in json.loads(compared.out)]
    assert [0, 0] == [chantier("lab", "report", store).code, chantier("lab", "export", store, "--out", rows).code]
    assert Path(page).read_text("utf-8").startswith("<!doctype html>")
    assert 1 + 6 == len(list(csv.reader(Path(rows).read_text("utf-8").splitlines())))
