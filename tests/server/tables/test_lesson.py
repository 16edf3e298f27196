"""Guided first games are played by the rules, so that they can't go stale."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from chantier.kernel.game import SHELF, find
from chantier.kernel.lesson import FIRST, PUPIL, THEMES, has_lesson, script, themes
from chantier.kernel.rulebook import rulebook
from chantier.kernel.words import LANGUAGES
from chantier.server.tables.lesson import Step, lesson
from chantier.server.wire.changes import merged

LESSONS = [(game, theme) for game in SHELF if has_lesson(game) for theme in (FIRST, *themes(game))]
FEW, MANY = 6, 11  # steps of a theme


def shown(game: str, theme: str) -> list[tuple[Step, dict[str, Any]]]:
    """Each step with its moment, put together as a client does."""
    moments: list[tuple[Step, dict[str, Any]]] = []
    for step in lesson(game, "fr", theme).steps:
        frame = msgspec.json.decode(msgspec.json.encode(step.frame))
        moments.append((step, merged(moments[-1][1] if moments else {}, frame)))
    return moments


@pytest.mark.parametrize(("game", "theme"), LESSONS)
def test_every_move_that_a_lesson_asks_for_is_offered_at_its_moment(game: str, theme: str) -> None:
    for step, frame in shown(game, theme):
        offered = [offer["text"] for offer in frame.get("moves", [])]

        assert not step.move or step.move in offered


@pytest.mark.parametrize(("game", "theme"), LESSONS)
def test_a_lesson_speaks_every_language_of_its_game(game: str, theme: str) -> None:
    spoken = {lang for lang in LANGUAGES if find(game).words.speak(lang)}
    for told in script(game, theme).step:
        assert told.texts.keys() in (spoken, set())
        assert len(told.texts) == len({*told.texts.values()})


@pytest.mark.parametrize(("game", "theme"), LESSONS)
def test_a_lesson_cites_rules_that_there_are(game: str, theme: str) -> None:
    numbers = set(rulebook(find(game).folder, "en").rules)

    assert {told.rule for told in script(game, theme).step if told.rule} <= numbers


@pytest.mark.parametrize(("game", "theme"), LESSONS)
def test_a_lesson_begins_and_ends_with_a_word(game: str, theme: str) -> None:
    steps = lesson(game, "en", theme).steps

    assert steps[0].says
    assert steps[-1].says
    assert any(step.move for step in steps)
    assert PUPIL == next(i for i, seat in enumerate(shown(game, theme)[0][1]["seats"]) if seat.get("you"))


@pytest.mark.parametrize("game", ["queens_architect", "west_kingdom", "architecture_game", "artisans_builders"])
def test_three_short_themes_follow_the_first_game(game: str) -> None:
    told = lesson(game, "fr")

    assert list(THEMES) == [further.theme for further in told.themes]
    for theme in THEMES:
        assert FEW <= len(script(game, theme).step) <= MANY
        assert {"fr", "en"} <= set(script(game, theme).title)
