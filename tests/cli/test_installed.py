"""What an installation without the server's libraries, or without compiled rules, does and says."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import chantier
from chantier.cli.installed import tell_once_of_slow_rules
from chantier.cli.speech import Speech

ROOT = Path(__file__).parents[2]

# runs one command line where the modules of the first argument can't be imported
WITHOUT = """
import sys
for name in sys.argv[1].split():
    sys.modules[name] = None
from chantier.cli import run
from chantier.cli.speech import Speech
sys.exit(run(Speech(sys.argv[2]), sys.argv[3:]))
"""


def modules_of_the_server() -> list[str]:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = {re.split(r"[^\w-]", line)[0].lower() for line in extras["server"]} - {
        "markdown-it-py"
    }  # rich needs it too
    names = packages_distributions()
    return [name for name, distributions in names.items() if {one.lower() for one in distributions} & wanted]


def without_server(lang: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", WITHOUT, " ".join(modules_of_the_server()), lang, *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


def test_without_the_server_games_are_simulated_and_played() -> None:
    assert {"starlette", "sqlalchemy", "uvicorn"} <= {*modules_of_the_server()}
    said = without_server("en", "simulate", "queens_architect", "--games", "1", "--bots", "random,random")

    assert (0, "") == (said.returncode, said.stderr)


@pytest.mark.parametrize("command", [[], ["admin", "tables"]], ids=str)
def test_without_the_server_its_commands_say_how_to_get_it(command: list[str]) -> None:
    said = without_server("en", *command)

    assert (2, "") == (said.returncode, said.stdout)
    assert said.stderr.startswith("The server is not installed")
    assert said.stderr.endswith("pip install 'chantier[server]'\n")


@pytest.mark.interpreted
def test_slow_rules_are_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    tell_once_of_slow_rules(Speech("en"))
    of_a_source_tree = capsys.readouterr().err
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(Path(chantier.__file__).parents[1]))
    tell_once_of_slow_rules(Speech("en"))
    first = capsys.readouterr().err
    tell_once_of_slow_rules(Speech("en"))
    second = capsys.readouterr().err

    assert ("", "") == (of_a_source_tree, second)
    assert first.startswith("The rules are not compiled here")
