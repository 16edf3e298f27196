"""Bots of two builds meet through a pipe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "bench" / "two_builds.py"


def test_a_build_that_meets_itself_plays_to_the_end() -> None:
    call = [sys.executable, str(SCRIPT), "queens_architect", "journeyman", "--other", sys.executable]
    done = subprocess.run([*call, "--theirs", "random", "--games", "2"], capture_output=True, text=True, check=True)

    played, _, won = done.stdout.partition(": journeyman wins ")
    assert "queens_architect, 2 seats, seeds 0 to 1" == played
    assert won.startswith("100.0 % (34-100) of 2; ")
