"""chantier simulate."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

TWO_GAMES = ("simulate", "queens_architect", "--games", "2", "--bots", "random")


def test_games_are_summed_up(chantier: Chantier) -> None:
    said = chantier(*TWO_GAMES)
    lines = [" ".join(line.split()) for line in said.out.splitlines()]

    assert (0, "") == (said.code, said.err)
    assert "Queen’s Architect, 2 seats, 2 games, kit “reconstruction-1”." == lines[0]
    assert "random 2.0 50.0% 15.0–85.0% 1.5" in lines
    assert "Rounds 100.0 100 100.0 100.0 100.0 100" in lines
    assert "QA-30 2" in lines


def test_the_summary_fits_a_terminal(chantier: Chantier) -> None:
    for lang in ("en", "fr"):
        assert max(len(line) for line in chantier(*TWO_GAMES, lang=lang).out.splitlines()) <= 80


def test_the_summary_is_french_on_request(chantier: Chantier) -> None:
    said = chantier(*TWO_GAMES, lang="fr").out.replace("\u00a0", " ")

    assert "2 sièges, 2 parties, matériel « reconstruction-1 »" in said
    assert "Manches" in said


def test_json_is_the_whole_result(chantier: Chantier) -> None:
    said = chantier("simulate", "queens_architect", "--games", "1", "--seed", "4", "--bots", "random,random", "--json")
    found = json.loads(said.out)

    assert (2, 1, 4, ["random", "random"]) == (found["seats"], found["games"], found["seed"], found["bots"])
    assert 200 == sum(mean for text, mean in found["moves"].items() if text.startswith("go "))


def test_the_same_command_says_the_same(chantier: Chantier) -> None:
    assert chantier(*TWO_GAMES, "--json") == chantier(*TWO_GAMES, "--json")


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["chess"], "There is no game “chess”", "Il n’y a pas de jeu « chess »"),
        (["queens_architect", "--seats", "5"], "is for 2 to 4 players, not 5", "se joue de 2 à 4, pas à 5"),
        (["queens_architect", "--games", "0"], "At least 1 game has to be played, not 0", "au moins 1 partie, pas 0"),
        (
            ["queens_architect", "--games", "-7"],
            "At least 1 game has to be played, not \u22127",
            "pas \u22127",
        ),
        (["queens_architect", "--games", "x"], "--games is a whole number, not “x”", "pas « x »"),
        (["queens_architect", "--bots", "oracle"], "There is no bot “oracle”", "Il n’y a pas de bot « oracle »"),
        (["queens_architect", "--bots", ""], "There is no bot “”", "Il n’y a pas de bot «  »"),
        (["queens_architect", "--bots", "planner:turns=0"], "Option turns can't be 0", "ne peut pas être 0"),
        (["queens_architect", "--bots", "random,random,random"], "2 seats take 2 bots", "Pour 2 sièges il faut 2"),
        (["queens_architect", "--seed", "-1"], "A seed is a whole number from 0 to", "Une graine est un nombre entier"),
        (["queens_architect", "--kit", "none.toml"], "The kit none.toml can't be read", "ne peut pas être lu"),
    ],
)
def test_what_can_not_be_simulated_is_refused(
    chantier: Chantier, arguments: list[str], english: str, french: str
) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        said = chantier("simulate", *arguments, lang=lang)

        assert (2, "", 1) == (said.code, said.out, said.err.count("\n"))
        assert sentence in said.err.replace("\u00a0", " ")
