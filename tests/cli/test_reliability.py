"""chantier reliability."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

QUICK = ("reliability", "artisans_builders", "--bot", "search:iterations=2", "--positions", "3", "--seats", "2")


def test_what_was_said_is_shown_beside_what_came_true(chantier: Chantier, tmp_path: Path) -> None:
    file = tmp_path / "calibration.json"
    said = chantier(*QUICK, "--out", str(file))

    assert (0, "") == (said.code, said.err)
    assert said.out.startswith("search:iterations=2, ")
    assert {"judged 2"} <= set(json.loads(file.read_text("utf-8")))
