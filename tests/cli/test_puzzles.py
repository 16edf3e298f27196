"""chantier puzzles."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

QUICK = ("puzzles", "artisans_builders", "--games", "1", "--iterations", "8", "--check", "16", "--latest", "45")


def test_what_became_of_the_candidates_is_told_and_the_book_is_written(chantier: Chantier, tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    said = chantier(*QUICK, "--out", str(file))

    assert (0, "") == (said.code, said.err)
    assert said.out.startswith("1 game, ")
    assert {"games", "puzzles"} == set(json.loads(file.read_text("utf-8")))
