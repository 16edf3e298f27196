"""The command line as a whole: what it says of bad arguments, and in which language."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chantier.cli import spoken_language, with_command

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["paint"], "There is no command “paint”", "Il n’y a pas de commande « paint »"),
        (["@help"], "There is no command “@help”", "Il n’y a pas de commande « @help »"),
        (["rules"], "GAME is missing; see chantier rules --help", "Il manque GAME ; voyez chantier rules --help"),
        (["games", "--fast"], "There is no option --fast", "Il n’y a pas d’option --fast"),
        (["games", "all"], "more arguments than the command takes", "Trop d’arguments pour cette commande"),
        (["games", "--lang"], "Option --lang lacks its value", "L’option --lang n’a pas de valeur"),
        (["games", "--lang", "tlh"], "--lang can't be “tlh”", "--lang ne peut pas être « tlh »"),
        (["perft", "x", "--depth", "1.5"], "--depth is a whole number, not “1.5”", "--depth est un nombre entier"),
        (["bench", "--seconds", "few"], "--seconds is a number, not “few”", "--seconds est un nombre, pas « few »"),
    ],
)
def test_bad_arguments_are_told_in_one_sentence(
    chantier: Chantier, arguments: list[str], english: str, french: str
) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        said = chantier(*arguments, lang=lang)

        assert (2, "", 1) == (said.code, said.out, said.err.count("\n"))
        assert sentence in said.err.replace("\u00a0", " ")


def test_help_tells_what_it_can_do(chantier: Chantier) -> None:
    said = chantier("--help")

    assert 0 == said.code
    assert "The games on the shelf." in said.out


def test_help_is_in_the_language_spoken(chantier: Chantier) -> None:
    assert "The rules of a game" in chantier("rules", "--help").out
    assert "Les règles d’un jeu" in chantier("rules", "--help", lang="fr").out


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_BE.UTF-8"}, "fr"),
        ([], {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ([], {"LC_ALL": "", "LC_MESSAGES": "fr_FR"}, "fr"),
        (["games", "--lang", "fr"], {"LANG": "en_GB"}, "fr"),
        (["games", "--lang=en"], {"LANG": "fr_FR"}, "en"),
        (["games", "--lang"], {"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_option_goes_before_the_locale(arguments: list[str], environment: dict[str, str], lang: str) -> None:
    assert lang == spoken_language(arguments, environment)


def test_a_module_runs_like_the_command() -> None:
    done = python_m("rules", "nothing", LANG="fr_FR.UTF-8", LC_ALL="")

    assert (2, "") == (done.returncode, done.stdout)
    assert done.stderr.startswith("Il n’y a pas de jeu")
    assert 1 == done.stderr.count("\n")


def test_a_reader_may_leave_early() -> None:
    command = f"{sys.executable} -m chantier rules queens_architect | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, encoding="utf-8", check=False)

    assert ("# Queen’s Architect\n", "") == (done.stdout, done.stderr)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a disk that is always full")
def test_a_full_disk_is_told_in_one_sentence() -> None:
    command = f"{sys.executable} -m chantier games --lang en > /dev/full"
    done = subprocess.run(command, shell=True, capture_output=True, encoding="utf-8", check=False)

    assert (1, "The system refused: No space left on device.\n") == (done.returncode, done.stderr)


def test_no_engine_of_others_is_loaded_before_it_is_measured() -> None:
    code = "import sys, chantier.cli; print({'catanatron', 'pyspiel'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "set()\n" == done.stdout


def python_m(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "chantier", *arguments],
        env={**os.environ, "PYTHONUTF8": "1", **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_version_is_told(chantier: Chantier) -> None:
    assert f"chantier {version('chantier')}\n" == chantier("--version").out


def test_options_without_a_command_are_those_of_the_server() -> None:
    assert ["serve", "--port", "8080"] == with_command(["--port", "8080"])
    assert ["serve"] == with_command([])
    assert ["--help"] == with_command(["--help"])
    assert ["games", "--json"] == with_command(["games", "--json"])


def test_a_shell_completes_games() -> None:
    done = python_m(_CHANTIER_COMPLETE="complete_bash", COMP_WORDS="chantier play ar", COMP_CWORD="2")

    assert ["architecture_game", "artisans_builders"] == done.stdout.split()
