"""A language is a set of files: the recipe of docs/languages.md, walked with German under another name."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import chantier

SOURCE = Path(chantier.__file__).parent
SAY = """
import sys
from chantier.cli import run
from chantier.cli.speech import Speech
from chantier.server.errors import WORDS

lang = sys.argv[1]
print(WORDS.say(lang, "refused-who-are-you"))
for command in ("games", "bots", "rules artisans_builders", "rules queens_architect"):
    run(Speech(lang), command.split())
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program, to which nothing was added but files."""
    root = tmp_path_factory.mktemp("program")
    shutil.copytree(SOURCE, root / "chantier", ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    for file in [*root.rglob("*.de.ftl"), *root.rglob("*.de.md")]:
        shutil.copy(file, file.with_name(file.name.replace(".de.", ".es.")))
    return root


def said(copy: Path, lang: str) -> list[str]:
    given = {**os.environ, "PYTHONPATH": str(copy), "PYTHONUTF8": "1"}
    done = subprocess.run([sys.executable, "-c", SAY, lang], env=given, cwd=copy, capture_output=True, check=True)
    return done.stdout.decode().splitlines()


def test_whoever_adds_the_files_of_a_language_has_it_everywhere(copy: Path) -> None:
    spanish, german, english = (said(copy, lang) for lang in ("es", "de", "en"))

    assert german == spanish
    assert english[0] != spanish[0], "what the server says"
    assert "### AB-1 Karten und Tafeln" in spanish
    assert "### QA-1 The artisans" in spanish, "a game that the language lacks is told in English"
