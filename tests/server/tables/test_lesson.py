"""Guided first games are played by the rules, so that they can't go stale."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from chantier.kernel.game import SHELF, find
from chantier.kernel.rulebook import rulebook
from chantier.server.tables.lesson import PUPIL, Step, has_lesson, lesson, script
from chantier.server.wire.changes import merged

GAMES = [game for game in SHELF if has_lesson(game)]


def shown(game: str) -> list[tuple[Step, dict[str, Any]]]:
    """Each step with its moment, put together as a client does."""
    moments: list[tuple[Step, dict[str, Any]]] = []
    for step in lesson(game, "fr").steps:
        frame = msgspec.json.decode(msgspec.json.encode(step.frame))
        moments.append((step, merged(moments[-1][1] if moments else {}, frame)))
    return moments


@pytest.mark.parametrize("game", GAMES)
def test_every_move_that_a_lesson_asks_for_is_offered_at_its_moment(game: str) -> None:
    for step, frame in shown(game):
        offered = [offer["text"] for offer in frame.get("moves", [])]

        assert not step.move or step.move in offered


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_speaks_both_languages(game: str) -> None:
    for told in script(game).step:
        assert bool(told.fr) == bool(told.en)
        assert not told.fr or told.fr != told.en


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_cites_rules_that_there_are(game: str) -> None:
    numbers = set(rulebook(find(game).folder, "en").rules)

    assert {told.rule for told in script(game).step if told.rule} <= numbers


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_begins_and_ends_with_a_word(game: str) -> None:
    steps = lesson(game, "en").steps

    assert steps[0].says
    assert steps[-1].says
    assert any(step.move for step in steps)
    assert PUPIL == next(i for i, seat in enumerate(shown(game)[0][1]["seats"]) if seat.get("you"))
