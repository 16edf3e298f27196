"""Puzzles over the API: a position, the moves that are tried, the solution."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chantier.kernel.puzzle import book
from chantier.server.tables.puzzles import moment

if TYPE_CHECKING:
    from tests.server.conftest import Served

GAME = "queens_architect"
FIRST = f"/api/games/{GAME}/puzzles/1"


def test_a_puzzle_is_solved_by_playing_its_turn(served: Served) -> None:
    nobody, puzzle = served.nobody(), book(GAME).puzzles[0]
    begun = nobody.post(FIRST, moves=[]).json()
    solved = nobody.post(FIRST, moves=puzzle.turns[0]).json()["solved"]
    missed = nobody.post(FIRST, moves=puzzle.turns[1]).json()["solved"]

    assert begun.get("solved") is None
    assert puzzle.turns[0][0] in [move["text"] for move in begun["frame"]["moves"]]
    assert (0, 1) == (solved["played"], missed["played"])
    assert [choice["moves"] for choice in solved["choices"]] == puzzle.turns
    assert len(book(GAME).puzzles) == len(nobody.get(f"/api/games/{GAME}/puzzles")) == begun["puzzles"]


def test_a_turn_that_the_book_does_not_tell_of_is_judged(served: Served) -> None:
    nobody, puzzle = served.nobody(), book(GAME).puzzles[0]
    tried: list[str] = []
    while not (answer := nobody.post(FIRST, moves=tried).json()).get("solved"):
        offered = [move["text"] for move in answer["frame"]["moves"]]
        others = [text for text in offered if [*tried, text] not in [turn[: len(tried) + 1] for turn in puzzle.turns]]
        tried.append((others or offered)[-1])

    played = answer["solved"]["choices"][answer["solved"]["played"]]
    assert tried == played["moves"]
    assert played["share"] < puzzle.shares[0]


def test_what_the_rules_refuse_is_refused_here_too(served: Served) -> None:
    nobody = served.nobody()
    refused = nobody.post(FIRST, moves=["go nowhere"])

    assert (409, "puzzle-move") == (refused.status_code, refused.json()["code"])
    for path in (f"{GAME}/puzzles/0", f"{GAME}/puzzles/x", f"{GAME}/puzzles/{'9' * 5000}", "chess/puzzles/1"):
        assert 404 == nobody.post(f"/api/games/{path}", moves=[]).status_code


def test_the_seat_sees_its_own_view_and_no_hand_of_others() -> None:
    puzzle = book("west_kingdom").puzzles[0]
    shown = moment("west_kingdom", 0, (), None, "fr").frame

    assert [seat.you for seat in shown.seats].index(True) == puzzle.seat
    assert puzzle.seat == shown.own["seat"]
