"""Three lists are one: the rules that are written, cited in the code, and shown by a scenario."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from chantier.kernel.codes import FIRST_DRAW
from chantier.kernel.game import SHELF, Game, find
from chantier.kernel.refusal import rule_name
from chantier.kernel.rulebook import rulebook
from chantier.kernel.words import LANGUAGES

GAMES = [find(name) for name in SHELF]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
AnyGame = Game[Any, Any]


def sources(game: AnyGame) -> list[Path]:
    return list(game.folder.glob("*.py"))


def cited(game: AnyGame) -> set[str]:
    """Rules named in docstrings, comments and texts, and those packed into refusals: RULE * 14."""
    text = "\n".join(file.read_text("utf-8") for file in sources(game))
    named = set(re.findall(rf"{game.prefix}-\d+[a-z]?", text))
    return named | {rule_name(game.prefix, int(number)) for number in re.findall(r"RULE \* (\d+)", text)}


def shown(game: AnyGame) -> set[str]:
    """Rules in the @rule marks of scenarios."""
    found: set[str] = set()
    for file in (game.folder / "scenarios").glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found |= marked(node)
    return found


def marked(function: ast.FunctionDef) -> set[str]:
    return {
        argument.value
        for call in function.decorator_list
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@every_game
def test_all_rulebooks_have_the_same_rules_in_the_same_order(game: AnyGame) -> None:
    [rules] = {tuple(rulebook(game.folder, lang).rules) for lang in LANGUAGES}

    assert rules


@every_game
def test_every_rule_is_written_cited_and_shown(game: AnyGame) -> None:
    written = set(rulebook(game.folder, "fr").rules)

    assert written == cited(game), "written and cited"
    assert written == shown(game), "written and shown"


@every_game
def test_every_kind_of_thing_has_its_sentence(game: AnyGame) -> None:
    wanted = {
        *(f"ask-{question.name}" for question in game.questions),
        *(f"refusal-{why.code.replace('_', '-')}" for why in game.refusals.values()),
        *(f"event-{told.name}" for told in game.events.values()),
        *(f"move-{verb.word}" for kind, verb in game.verbs.items() if kind < FIRST_DRAW),
    }

    for lang in LANGUAGES:
        assert not {message for message in wanted if not game.words.has(lang, message)}
