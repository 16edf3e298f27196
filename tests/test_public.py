"""The public surface of the library."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import chantier

PAGE = (Path(__file__).parents[1] / "docs/library.md").read_text("utf-8")


@pytest.mark.parametrize("name", chantier.__all__)
def test_every_public_name_is_there_and_documented(name: str) -> None:
    assert getattr(chantier, name) is not None
    assert re.search(rf"\b{name}\b", PAGE)


def test_a_position_can_be_described_where_pytest_is_not_installed() -> None:
    without = "import sys; sys.modules['pytest'] = None; "
    described = "from chantier.testing import at; print(at('queens_architect', '').seats)"
    done = subprocess.run([sys.executable, "-c", without + described], capture_output=True, text=True, check=True)

    assert "2" == done.stdout.strip()
