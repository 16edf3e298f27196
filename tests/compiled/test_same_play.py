"""Compiled and interpreted play are identical, move by move, and read each other's records.

Run on the source, this compiles the rules for the comparison; run on compiled rules, it compares with the source of
this project, or with the one at CHANTIER_SOURCE where the project's own is compiled.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from shutil import copytree, which
from typing import Any

import pytest

import chantier
from chantier import Table, parse_record
from chantier.kernel import playout

PROJECT = Path(__file__).parents[2]
pytestmark = pytest.mark.heavy

# run by the other side: every game, every number of seats; traces, perft counts, bots, records of half-played tables
OTHER_SIDE = """
import json, sys
from chantier.kernel import playout
sys.path.insert(0, sys.argv[1])
import same_play
told = {"file": playout.__file__, "play": same_play.everything()}
json.dump(told, sys.stdout)
"""


def is_compiled(file: str) -> bool:
    return file.endswith(tuple(EXTENSION_SUFFIXES))


@pytest.fixture(scope="module")
def here() -> dict[str, Any]:
    sys.path.insert(0, str(Path(__file__).parent))
    same_play = import_module("same_play")  # lies beside this file, for both sides to import
    return {"file": playout.__file__, "play": json.loads(json.dumps(same_play.everything()))}


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the other side played."""
    if is_compiled(playout.__file__):
        source = Path(os.environ.get("CHANTIER_SOURCE") or PROJECT / "src")
    else:
        source = compiled_copy(tmp_path_factory.mktemp("compiled"))
    done = subprocess.run(
        [sys.executable, "-c", OTHER_SIDE, str(Path(__file__).parent)],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def compiled_copy(folder: Path) -> Path:
    """The package with its rules compiled, as the build hook does it."""
    if which(os.environ.get("CC", "cc")) is None:
        pytest.skip("no C compiler, so there is nothing to compare with")
    sys.path.insert(0, str(PROJECT))
    import hatch_build  # noqa: PLC0415 - the project's own, not installed

    copytree(Path(chantier.__file__).parent, folder / "wheel" / "chantier")
    hatch_build.compile_modules(PROJECT / "src", str(folder))
    return folder / "wheel"


def test_one_side_is_compiled_and_the_other_is_not(here: dict[str, Any], there: dict[str, Any]) -> None:
    assert is_compiled(here["file"]) != is_compiled(there["file"])


def test_random_games_are_the_same_move_by_move(here: dict[str, Any], there: dict[str, Any]) -> None:
    for name, trace in here["play"]["traces"].items():
        assert trace == there["play"]["traces"][name], name
    assert here["play"]["traces"].keys() == there["play"]["traces"].keys()


def test_perft_counts_are_the_same(here: dict[str, Any], there: dict[str, Any]) -> None:
    assert here["play"]["perft"] == there["play"]["perft"]


def test_bots_choose_the_same(here: dict[str, Any], there: dict[str, Any]) -> None:
    assert here["play"]["choices"] == there["play"]["choices"]


def test_each_side_replays_the_others_records(here: dict[str, Any], there: dict[str, Any]) -> None:
    assert here["play"]["records"] == there["play"]["records"]
    for told in there["play"]["records"].values():
        table = Table.replay(parse_record(json.dumps(told["record"]).encode()))
        assert told["view"] == table.view(0)
