"""Guided first games are played by the rules, so that they can't go stale."""

from __future__ import annotations

import pytest

from chantier.kernel.game import SHELF, find
from chantier.kernel.rulebook import rulebook
from chantier.server.tables.lesson import PUPIL, has_lesson, lesson, script

GAMES = [game for game in SHELF if has_lesson(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_move_that_a_lesson_asks_for_is_offered_at_its_moment(game: str) -> None:
    for step in lesson(game, "fr").steps:
        offered = [offer.text for offer in step.frame.moves]

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
    assert PUPIL == next(i for i, seat in enumerate(steps[0].frame.seats) if seat.you)
