"""Somebody tries other moves from a moment of a game that is over."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from chantier.server.web import lines
from chantier.server.wire.changes import merged

if TYPE_CHECKING:
    from tests.server.conftest import Guest, Pair, Served

MOMENT = 12


@pytest.fixture(scope="module")
def over(served: Served) -> tuple[Guest, str]:
    """A private table whose game is over."""
    ada = served.guest("Ada")
    table = ada.new_table("queens_architect", 2, bots={"1": "random"})
    ada.start(table)
    ada.live(table).play_on(random.Random(4))
    return ada, table


def positions(told: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for frame in told["frames"]:
        found.append(merged(found[-1], frame) if found else frame)
    return found


def test_a_line_is_played_by_the_rules_and_the_game_stays_as_it_was(over: tuple[Guest, str]) -> None:
    ada, table = over
    record = ada.get(f"/api/tables/{table}/record")
    path = f"/api/tables/{table}/line"
    line: list[str] = []
    film = ada.get(f"/api/tables/{table}/film?from={MOMENT}")["frames"][0]

    [now] = positions(ada.post(path, moment=MOMENT).json())
    assert film["view"] == now["view"]
    for _ in range(4):
        seat = next(i for i, info in enumerate(now["seats"]) if info.get("you"))
        assert seat in now["waiting"]
        line.append(f"{seat}: {now['moves'][-1]['text']}")
        [now] = positions(ada.post(path, moment=MOMENT, moves=line, known=len(line)).json())

    whole = ada.post(path, moment=MOMENT, moves=line, why=True).json()
    assert 5 == len(whole["frames"])
    assert now["view"] == positions(whole)[-1]["view"]
    assert record == ada.get(f"/api/tables/{table}/record")


def test_a_bot_judges_the_turn_that_ended(over: tuple[Guest, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LINE_TRIES", 4)
    ada, table = over
    line: list[str] = []
    told: dict[str, Any] = ada.post(f"/api/tables/{table}/line", moment=MOMENT).json()
    while not told["ends"]:
        if line:
            assert ada.post(f"/api/tables/{table}/line/judgement", moment=MOMENT, moves=line).json()["turn"] is None
        now = positions(told)[-1]
        line.append(f"{now['waiting'][0]}: {now['moves'][0]['text']}")
        told = ada.post(f"/api/tables/{table}/line", moment=MOMENT, moves=line).json()

    answers = [ada.post(f"/api/tables/{table}/line/judgement", moment=MOMENT, moves=line).json() for _ in range(2)]
    turn = answers[0]["turn"]
    assert answers[0] == answers[1]
    made = [move.split(": ")[1] for move in line]
    assert made == turn["choices"][turn["played"]]["moves"][-len(made) :]  # the moment may lie within a turn
    assert turn["loss"] >= 0


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ({"moment": 10**5}, 409),
        ({"moment": -1}, 422),
        ({"moment": MOMENT, "moves": ["0: build the moon"]}, 409),
        ({"moment": MOMENT, "moves": ["chance: tile mason-1"]}, 409),
        ({"moment": MOMENT, "moves": ["undo: 3"]}, 409),
        ({"moment": MOMENT, "moves": ["0: x"] * 201}, 422),
        ({"moment": MOMENT, "moves": ["0: " + "x" * 1000]}, 422),
    ],
)
def test_what_is_no_line_is_refused_with_a_sentence(
    over: tuple[Guest, str], asked: dict[str, Any], status: int
) -> None:
    ada, table = over
    for path in (f"/api/tables/{table}/line", f"/api/tables/{table}/line/judgement"):
        answer = ada.post(path, **asked)
        assert status == answer.status_code
        assert answer.json()["says"]


def test_nothing_is_tried_hinted_or_analysed_at_tables_one_may_not_see(
    served: Served, over: tuple[Guest, str], pair: Pair
) -> None:
    """Whoever has the link of a private table may see it; it is not listed, and nobody can guess it."""
    _, table = over
    mallory = served.guest("Mallory")
    assert table not in served.nobody().request("GET", "/api/tables?status=over").text
    assert table not in mallory.request("GET", "/api/tables?status=over").text
    for path in ("line", "line/judgement"):
        assert 404 == mallory.post(f"/api/tables/{'x' * 24}/{path}", moment=1).status_code
    for path in ("analysis", "hint"):
        assert 404 == mallory.request("POST", f"/api/tables/{'x' * 24}/{path}").status_code

    player, _ = pair()
    for path in ("line", "line/judgement"):
        answer = player.guest.post(f"/api/tables/{player.table}/{path}", moment=0)
        assert "not-over" == answer.json()["code"]  # not even by those who play there
    assert 401 == served.nobody().post(f"/api/tables/{table}/line/judgement", moment=1).status_code
