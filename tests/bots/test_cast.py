"""Bots have names."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import chantier.bots
from chantier.bots.cast import PEOPLE, cast
from chantier.bots.registry import CARDS, LEVELS
from chantier.kernel.words import LANGUAGES

LEVEL = {person.name: person.level for person in PEOPLE}
FOLDER = Path(chantier.bots.__file__).parent


def test_four_people_have_each_level_and_no_two_a_name() -> None:
    assert {card.code: 4 for card in LEVELS} == Counter(LEVEL.values())
    assert 16 == len(LEVEL)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_bot_is_somebody_of_its_level_and_nobody_sits_twice(seed: str) -> None:
    names = cast(["master", "master:ms=8", "apprentice"], ["Ada"], seed)

    assert ["master", "master", "apprentice"] == [LEVEL[name] for name in names]
    assert 3 == len(set(names))
    assert names == cast(["master", "master:ms=8", "apprentice"], ["Ada"], seed)


def test_a_fifth_of_a_level_borrows_from_the_one_below_and_never_a_person_s_name() -> None:
    names = cast(["journeyman"] * 4, ["clara"], "x")

    assert "Clara" not in names
    assert {"journeyman": 3, "apprentice": 1} == Counter(LEVEL[name] for name in names)


def test_every_bot_there_is_has_a_name() -> None:
    assert len(CARDS) == len(set(cast(CARDS, [], "y")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_is_told_of_in_every_language(lang: str) -> None:
    said = (FOLDER / f"people.{lang}.ftl").read_text("utf-8")

    for person in PEOPLE:
        for what in ("trade", "from", "manner", "seen"):
            assert f"person-{person.code}-{what} = " in said
