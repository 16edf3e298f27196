"""Does what a bot says come true?"""

from __future__ import annotations

import pytest

from chantier import BadInput
from chantier.kernel.calibration import AS_IT_IS, Calibration, read_calibrations, told_share
from chantier.kernel.game import SHELF, find
from chantier.lab.reliability import Said, by_tenths, corrected, corrected_by_halves, fitted, reliability


def claims(share: float, wins: int, losses: int, seats: int = 2) -> list[Said]:
    return [Said(share, 1.0, seats)] * wins + [Said(share, 0.0, seats)] * losses


def test_what_was_said_is_sorted_by_tenths() -> None:
    low, high = by_tenths([*claims(0.12, 1, 3), *claims(0.18, 0, 4), *claims(1.0, 2, 0)])

    assert pytest.approx(0.15) == low.said
    assert 0.125 == low.came.rate
    assert (1.0, 1.0, 2) == (high.said, high.came.rate, high.came.chances)


def test_who_is_too_sure_is_pressed_towards_even() -> None:
    slope, shift = fitted([*claims(0.9, 70, 30), *claims(0.1, 30, 70)])
    told = Calibration(slope, shift).told

    assert 0.3 < slope < 0.5
    assert pytest.approx(0.7, abs=0.02) == told(0.9, 2)
    assert pytest.approx(0.3, abs=0.02) == told(0.1, 2)


def test_who_is_right_stays_as_he_is() -> None:
    slope, shift = fitted([*claims(0.9, 90, 10), *claims(0.5, 50, 50), *claims(0.1, 10, 90)])

    assert pytest.approx(1.0, abs=0.01) == slope
    assert pytest.approx(0.0, abs=0.01) == shift


def test_even_is_one_in_four_with_four_seats() -> None:
    assert pytest.approx(0.25) == Calibration(0.5).told(0.25, 4)
    assert 0.25 < Calibration(0.5).told(0.6, 4) < 0.6


def test_corrections_follow_those_that_the_game_has() -> None:
    known = {"judged 2": Calibration(0.5, 0.1), "learnt 3": Calibration(2.0, 0.0)}
    found = corrected([*claims(0.9, 90, 10), *claims(0.1, 10, 90)], known, "judged")

    assert (0.5, 0.1) == pytest.approx(found["judged 2"], abs=0.02)
    assert (2.0, 0.0) == found["learnt 3"]


def test_corrections_are_checked_in_games_that_they_do_not_come_from() -> None:
    sure = [one._replace(game=0) for one in [*claims(0.9, 70, 30), *claims(0.1, 30, 70)]]
    unlucky = [one._replace(game=1) for one in [*claims(0.9, 50, 50), *claims(0.1, 50, 50)]]
    told = corrected_by_halves([*sure, *unlucky])

    assert pytest.approx(0.5, abs=0.01) == max(one.share for one in told if one.game == 0)
    assert pytest.approx(0.7, abs=0.02) == max(one.share for one in told if one.game == 1)


def test_a_better_move_stays_the_better_one() -> None:
    told = [Calibration(0.4, -0.2).told(share / 20, 3) for share in range(21)]

    assert sorted(told) == told


@pytest.mark.parametrize("name", SHELF)
def test_every_game_corrects_what_was_measured(name: str) -> None:
    game = find(name)
    known = read_calibrations(game.folder)
    for seats in game.seats:
        adviser = game.start(game.read_kit(), seats, game.checked_options(None)).adviser()
        for learnt in (False, True):
            calibration = known.get(f"{'learnt' if learnt else 'judged'} {seats}", AS_IT_IS)

            assert calibration.slope > 0
            assert calibration.told(0.7, seats) == adviser.told_share(0.7, learnt, seats)
            assert adviser.told_share(0.7, learnt, seats) == told_share(known, 0.7, learnt, seats)


def test_a_bot_is_asked_about_positions_of_its_own_games() -> None:
    found = reliability("artisans_builders", "grandmaster:iterations=2", positions=4, seats=[2])

    assert found.positions >= 4
    assert found.positions == sum(tenth.came.chances for tenth in found.tenths)
    assert "learnt 2" in found.calibrations


def test_no_positions_can_not_be_asked_about() -> None:
    with pytest.raises(BadInput, match="0"):
        reliability("queens_architect", "greedy", positions=0)
