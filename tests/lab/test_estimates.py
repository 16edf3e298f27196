"""What a number of games tells about all games."""

from __future__ import annotations

import pytest

from chantier.lab.estimates import share, spread


def test_the_interval_is_wilsons() -> None:
    """The first example of Newcombe, Statistics in Medicine 17 (1998): 81 of 263."""
    found = share([1] * 81 + [0] * 182)

    assert (81, 263) == (found.wins, found.chances)
    assert (0.2553, 0.3662) == (round(found.low, 4), round(found.high, 4))


@pytest.mark.parametrize("wins", [[0.0], [1.0], [0.0] * 50, [1.0] * 50])
def test_the_interval_stays_within_0_and_1(wins: list[float]) -> None:
    found = share(wins)

    assert 0 <= found.low <= found.rate <= found.high <= 1
    assert found.low < found.high


def test_more_games_tell_more() -> None:
    few, many = share([1, 0] * 10), share([1, 0] * 1000)

    assert many.high - many.low < few.high - few.low


def test_a_shared_win_counts_in_parts() -> None:
    assert 1.5 == share([1, 0.5, 0]).wins


def test_a_spread_falls_between_figures() -> None:
    found = spread([40, 10, 20, 30])

    assert (10, 40, 25) == (found.least, found.most, found.mean)
    assert (13, 17.5, 25, 32.5, 37) == pytest.approx(
        (found.tenth, found.quarter, found.median, found.three_quarters, found.nine_tenths)
    )


def test_one_figure_is_its_own_spread() -> None:
    found = spread([7])

    assert (7, 7, 7, 7, 7) == (found.mean, found.least, found.tenth, found.median, found.most)
