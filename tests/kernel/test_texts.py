"""Moves in words and numbers: what a code has no room for is refused, never mixed up."""

from __future__ import annotations

import pytest

from chantier.kernel.errors import BadGame
from chantier.kernel.texts import Texts, Verb, Vocabulary, numbers


def test_a_first_argument_may_have_64_values_and_a_second_any_number() -> None:
    texts = Texts({1: Verb("build", "size", "place")}, {"size": numbers(0, 63), "place": numbers(0, 499)})

    assert 64 * 500 == len(texts.code)
    assert {"size": 63, "place": 499} == texts.figures(texts.code["build 63 499"])


@pytest.mark.parametrize(
    ("verbs", "sentence"),
    [
        ({1: Verb("build", "size")}, "The first argument of the move “build” has 70 values; a code has room for 64."),
        ({64: Verb("wait")}, "The move “wait” has the kind 64; kinds go from 0 to 63."),
        ({1: Verb("go", "home"), 2: Verb("go home")}, "Two moves are both written “go home”."),
    ],
)
def test_what_a_code_has_no_room_for_is_refused(verbs: dict[int, Verb], sentence: str) -> None:
    vocabularies = {"size": numbers(1, 70), "home": Vocabulary(["home"], ["@home"])}

    with pytest.raises(BadGame) as refused:
        Texts(verbs, vocabularies)
    assert str(refused.value).startswith(sentence)
