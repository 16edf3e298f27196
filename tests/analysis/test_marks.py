"""Marks, accuracy and turning points."""

from __future__ import annotations

import msgspec
import pytest

from chantier.analysis.judging import JudgedTurn
from chantier.analysis.luck import Draw
from chantier.analysis.marks import accuracy, mark_of, summary

TURN = JudgedTurn(0, 0, 0, 1, False, [0.5, 0.5], [0.5, 0.5], 0.0, 0.0, [], 0)


def turn(number: int, seat: int, loss: float, **others: float) -> JudgedTurn:
    return msgspec.structs.replace(TURN, number=number, seat=seat, loss=loss, **others)


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.01, 0.0, "best"),
        (0.011, 0.0, "good"),
        (0.05, 0.0, "doubtful"),
        (0.09, 0.0, "mistake"),
        (0.09, 0.02, "doubtful"),
    ],
)
def test_a_mark_goes_by_what_was_surely_lost(loss: float, error: float, mark: str) -> None:
    assert mark == mark_of(turn(0, 0, loss, error=error))


def test_who_had_no_choice_gets_no_mark() -> None:
    assert "forced" == mark_of(turn(0, 0, 0.0, is_forced=True))
    assert accuracy([]) is None


def test_a_game_is_summed_up_by_seat_and_third() -> None:
    turns = [turn(number, number % 2, 0.1 if number == 3 else 0.0) for number in range(6)]
    found = summary(turns, [Draw(1, "tile", [0.1, -0.1]), Draw(2, "tile", [0.05, -0.05])], 2, 6)

    assert 1.0 == found.seats[0].whole.accuracy
    assert {"best": 2, "good": 0, "doubtful": 0, "mistake": 1} == found.seats[1].whole.marks
    assert [1, 1, 1] == [phase.turns for phase in found.seats[1].phases]
    assert [0.15, -0.15] == [seat.luck for seat in found.seats]
    assert [3] == found.turning
