"""A search tries kits, gives bad ones up early, and goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from chantier.kernel.errors import BadInput
from chantier.lab.engine import InThisProcess
from chantier.lab.question import Knob, Question, read_question
from chantier.lab.report import report
from chantier.lab.search import beyond, goes_on, ladder_of_games, search, standing
from chantier.lab.store import Rung, Store, Try
from chantier.lab.targets import Target

QUESTION = Question(
    "artisans_builders",
    bots=("random",),
    seats=[2],
    games=3,
    tries=3,
    knobs={"start.coins": Knob(least=1, most=4), "artisan.woodcutter.lines.0.prices": Knob(among=[[1, 2], [2, 2]])},
)


def test_a_search_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    with Store(tmp_path / "whole.lab") as store:
        whole = search(QUESTION, store, InThisProcess())
        page = report(store)
    with Store(tmp_path / "parts.lab") as store:
        search(replace(QUESTION, tries=1), store, InThisProcess())
        parts = search(QUESTION, store, InThisProcess())

    assert whole == parts
    assert [0, 1, 2, 3] == sorted(one.number for one in whole)
    assert all(set(QUESTION.knobs) == set(one.changes) for one in whole if one.number)
    assert "What was tried?" in page


def test_knobs_may_be_others_when_a_search_goes_on(tmp_path: Path) -> None:
    other = replace(QUESTION, knobs={"start.coins": Knob(least=3, most=4)}, tries=2, games=2)
    with Store(tmp_path / "other.lab") as store:
        store.keep_try(Try(0, {}, [Rung(1, 0.5)]))
        store.keep_try(Try(1, {"start.coins": 1}, [Rung(1, 0.5), Rung(2, 0.1)]))
        found = search(other, store, InThisProcess())

    assert [3, 4].count(next(one for one in found if one.number == 2).changes["start.coins"])


def test_values_that_contradict_each_other_end_no_search(tmp_path: Path) -> None:
    """Two faces alike are refused (AB-5); each for itself would do."""
    alike = Knob(among=[[{"prices": [9], "effect": {"do": "cubes", "n": 9}}]])
    knobs = {"artisan.mason.lines": alike, "artisan.carpenter.lines": alike}
    with Store(tmp_path / "alike.lab") as store:
        found = search(replace(QUESTION, knobs=knobs, tries=2), store, InThisProcess())
        page = report(store)

    assert [3, 0, 0] == [one.rungs[-1].games for one in found]
    assert "What was tried?" in page


def test_a_third_goes_on() -> None:
    assert [11, 33, 100] == ladder_of_games(100)
    assert goes_on(0.5, [])
    assert goes_on(0.1, [0.2, 0.3])
    assert not goes_on(0.25, [0.2, 0.3])


def test_who_played_all_games_stands_before_who_was_given_up() -> None:
    tries = [Try(1, {}, [Rung(9, 0.1)]), Try(2, {}, [Rung(9, 0.3), Rung(27, 0.3)]), Try(3, {}, [Rung(27, 0.2)])]

    assert [3, 2, 1] == [one.number for one in sorted(tries, key=standing)]


@pytest.mark.parametrize(
    ("target", "found", "missed"),
    [
        (Target("x", least=2, most=4), 3, 0),
        (Target("x", least=2, most=4), 5, 0.5),
        (Target("x", most=0.2), 0.3, 0.5),
        (Target("x", least=10), 0, 1),
        (Target("x", most=0), 1, 1),
    ],
)
def test_what_is_missed_is_measured_by_the_bounds(target: Target, found: float, missed: float) -> None:
    assert missed == pytest.approx(beyond(target, found))


@pytest.mark.parametrize(
    ("knob", "says"),
    [
        ('"start.gold" = { least = 1, most = 2 }', "q.toml, line 3: The kit has no start.gold"),
        ('"start.coins" = { least = 5, most = 2 }', "q.toml, line 3: The knob start.coins needs"),
        ('"start.coins" = { among = ["many"] }', "q.toml, line 3: "),
        ('"start.coins" = { between = [1, 2] }', "q.toml, line 3: "),
        ('"artisan.mason.lines" = { among = [[]] }', "q.toml, line 3: The kit variant is wrong"),
    ],
)
def test_a_wrong_knob_is_refused_before_anything_is_tried(tmp_path: Path, knob: str, says: str) -> None:
    file = tmp_path / "q.toml"
    file.write_text(f'game = "artisans_builders"\n[knobs]\n{knob}\n', "utf-8")

    with pytest.raises(BadInput) as trouble:
        read_question(file)

    assert str(trouble.value).startswith(says)


def test_without_knobs_there_is_nothing_to_search(tmp_path: Path) -> None:
    with Store(tmp_path / "none.lab") as store, pytest.raises(BadInput, match="no knobs"):
        search(Question("artisans_builders"), store, InThisProcess())
