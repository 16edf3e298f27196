"""chantier explain."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chantier import Table

if TYPE_CHECKING:
    from tests.cli.conftest import Chantier

QUICK = ("--bot", "search:iterations=20")


@pytest.fixture
def file(tmp_path: Path) -> str:
    table = Table("queens_architect", seats=2, seed=7)
    for _ in range(30):
        table.play(table.moves()[0])
    table.record().write(tmp_path / "game.json")
    return str(tmp_path / "game.json")


def test_a_bot_says_what_it_thinks_and_why(chantier: Chantier, file: str) -> None:
    told = json.loads(chantier("explain", file, *QUICK, "--json").out)

    assert 1 <= len(told) <= 3
    assert told[0]["share"] == max(one["share"] for one in told)
    assert all(one["move"] and one["visits"] > 0 for one in told)
    assert 1 <= len(told[0]["reasons"]) <= 2


def test_it_is_told_in_both_languages(chantier: Chantier, file: str) -> None:
    english, french = (chantier("explain", file, *QUICK, lang=lang).out for lang in ("en", "fr"))

    assert "% of the wins, tried " in english
    assert "\u00a0% des victoires, essayé " in french
    assert len(english.splitlines()) == len(french.splitlines())


def test_an_earlier_moment_is_asked_for_with_until(chantier: Chantier, file: str) -> None:
    now, then = (chantier("explain", file, *QUICK, *more).out for more in ((), ("--until", "40")))

    assert now != then


def test_where_nobody_is_to_move_there_is_nothing_to_explain(chantier: Chantier, file: str) -> None:
    said = chantier("explain", file, *QUICK, "--until", "0")

    assert 2 == said.code
    assert "Nobody is to move after entry 0" in said.err
