"""docs/command-line.md: nothing is missing, and its examples are what the commands say."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import typer

from chantier.cli import build
from chantier.cli.speech import Speech

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

PAGE = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")
SECTIONS = dict(re.findall(r"^## chantier ([\w-]+)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
EXAMPLES = [
    (command, output)
    for block in re.findall(r"```console\n(.*?)```", PAGE, re.DOTALL)
    for command, output in re.findall(r"^\$ chantier (.+)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
]
COMMANDS: dict[str, Any] = typer.main.get_command(build(Speech("en"))).commands  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_section(command: str) -> None:
    assert command in SECTIONS


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_in_the_section_of_its_command(command: str) -> None:
    options = [name for option in COMMANDS[command].params for name in [*option.opts, *option.secondary_opts]]
    undocumented = [name for name in options if name.startswith("--") and f"`{name}`" not in SECTIONS[command]]

    assert [] == undocumented


def test_no_section_is_about_a_command_that_is_gone() -> None:
    assert set(SECTIONS) <= set(COMMANDS)


@pytest.mark.parametrize(("command", "output"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_examples_show_what_is_said(chantier: Chantier, command: str, output: str) -> None:
    arguments = shlex.split(command)
    said = chantier(*arguments, lang="fr" if "fr" in arguments else "en")

    assert output.splitlines() == [line.rstrip() for line in (said.out + said.err).splitlines()]
