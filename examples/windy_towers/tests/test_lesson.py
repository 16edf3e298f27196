"""The guided first game can be played as it is told."""

import pytest
from windy_towers import GAME

from chantier.server.tables.lesson import lesson


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_lesson_plays(lang: str) -> None:
    steps = lesson(GAME.name, lang).steps

    assert [step.move for step in steps if step.move] == ["lay 6", "lay 5", "lay 3", "prop 2", "fetch", "lay 3"]
    assert all(step.says for step in steps if step.move)
