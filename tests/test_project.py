"""What the project's tools say of the whole tree."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_the_linter_finds_nothing() -> None:
    passes("-m", "ruff", "check")


def test_every_file_is_formatted() -> None:
    passes("-m", "ruff", "format", "--diff")


@pytest.mark.heavy
def test_every_type_holds() -> None:
    passes("-m", "mypy")


def test_imports_point_down_and_games_do_not_know_each_other() -> None:
    passes("-c", "from importlinter.cli import lint_imports_command as lint; lint()", "--no-logo")


def passes(*tool: str) -> None:
    done = subprocess.run(
        [sys.executable, *tool], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        pytest.fail(done.stdout, pytrace=False)


@pytest.mark.parametrize("room", ["kernel", "server"])
def test_a_docstring_says_more_than_the_number_of_a_rule(room: str) -> None:
    only_numbers = re.compile(r'"""\s*[A-Z]{2}-\d+[a-z]?([,;]? (and )?[A-Z]{2}-\d+[a-z]?)*\.?\s*"""')
    sources = sorted((ROOT / "src/chantier" / room).rglob("*.py"))

    assert sources
    assert [] == [path.name for path in sources if only_numbers.search(path.read_text("utf-8"))]
