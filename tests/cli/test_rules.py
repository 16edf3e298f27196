"""chantier rules."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from chantier.cli import rules
from chantier.kernel.game import SHELF, find
from chantier.kernel.rulebook import rulebook

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier


@pytest.mark.parametrize("game", SHELF)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_whole_book_is_the_file_itself(chantier: Chantier, game: str, lang: str) -> None:
    said = chantier("rules", game, lang=lang)

    assert (0, "") == (said.code, said.err)
    assert (find(game).folder / f"RULES.{lang}.md").read_text("utf-8").strip() == said.out.strip()


@pytest.mark.parametrize("number", ["QA-14", "qa-14", "14", "qa14"])
def test_a_rule_goes_by_its_number(chantier: Chantier, number: str) -> None:
    said = chantier("rules", "queens_architect", number)

    assert said.out.startswith("### QA-14 What an artisan costs\n\nAn artisan’s place on the recruiting panel")


def test_rules_as_data(chantier: Chantier) -> None:
    book = json.loads(chantier("rules", "queens_architect", "--json", lang="fr").out)
    rule = json.loads(chantier("rules", "queens_architect", "3", "--json", lang="fr").out)

    assert {"title", "about", "rules"} == set(book)
    assert list(rulebook(find("queens_architect").folder, "fr").rules) == [rule["id"] for rule in book["rules"]]
    assert rule == book["rules"][2]
    assert {"id", "title", "chapter", "text"} == set(rule)


def test_on_a_terminal_the_page_is_typeset(monkeypatch: pytest.MonkeyPatch) -> None:
    paper = io.StringIO()
    monkeypatch.setattr(rules, "Console", lambda: Console(file=paper, force_terminal=True, width=80))
    rules.show("### QA-1 The artisans\n\n**Six** guilds")

    assert "QA-1 The artisans" in paper.getvalue()
    assert "###" not in paper.getvalue()
    assert "**" not in paper.getvalue()


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (["chess"], "There is no game “chess”; there is: queens_architect", "Il n’y a pas de jeu « chess »"),
        (["queens_architect", "99"], "There is no rule “99”; they go from QA-1 to", "Il n’y a pas de règle « 99 »"),
        (["queens_architect", "AB-1"], "There is no rule “AB-1”", "Il n’y a pas de règle « AB-1 »"),
        (["queens_architect", ""], "There is no rule “”", "Il n’y a pas de règle «  »"),
    ],
)
def test_what_is_not_there_is_named(chantier: Chantier, arguments: list[str], english: str, french: str) -> None:
    for lang, sentence in (("en", english), ("fr", french)):
        said = chantier("rules", *arguments, lang=lang)

        assert (2, "", 1) == (said.code, said.out, said.err.count("\n"))
        assert said.err.replace("\u00a0", " ").startswith(sentence)
