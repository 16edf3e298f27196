"""A game's balance, held against its own targets."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from chantier import BadInput
from chantier.kernel.dice import Dice
from chantier.kernel.game import Game, find
from chantier.kernel.study import Target
from chantier.lab.balance import Balance, balance, drawn_styles
from chantier.testing import sealed_bids

GAME = "artisans_builders"


@pytest.fixture(scope="module")
def found() -> Balance:
    return balance(GAME, games=6, seats=3, seed=1, bot="random")


def test_every_win_is_counted_once_by_turn_order_by_choice_and_by_style(found: Balance) -> None:
    assert 6 == pytest.approx(sum(one.wins for one in found.by_order))
    assert 6 == pytest.approx(sum(one.wins for one in found.by_choice.values()))
    assert 6 == pytest.approx(sum(one.wins for one in found.by_style.values()))


def test_a_rate_among_games_leaves_the_others_out(found: Balance) -> None:
    every = {item.id: item.rate for item in found.tallies["built"]}
    offered = {item.id: item.rate for item in found.tallies["built-of-card-laid"]}

    assert 48 == len(every)
    assert all(6 == rate.chances for rate in every.values())
    assert all(rate.chances <= 6 and rate.wins == every[card].wins for card, rate in offered.items())


def test_every_target_is_about_a_figure_and_says_whether_it_is_met(found: Balance) -> None:
    study = find(GAME).study

    assert study is not None
    assert [target.figure for target in study.targets] == [one.figure for one in found.verdicts]
    assert all(one.found == found.figures[one.figure] for one in found.verdicts)


@pytest.mark.parametrize(
    ("least", "most", "value", "met"),
    [(None, 2, 2, True), (None, 2, 2.1, False), (1, None, 1, True), (1, None, 0.9, False), (1, 2, 3, False)],
)
def test_a_target_has_bounds(least: float | None, most: float | None, value: float, met: bool) -> None:
    assert met == Target("rounds", least, most).is_met(value)


def test_the_same_seed_gives_the_same_figures(found: Balance) -> None:
    assert found == balance(GAME, games=6, seats=3, seed=1, bot="random")


def test_styles_differ_while_there_are_enough() -> None:
    assert {"a", "b", "c"} == set(drawn_styles("abc", 3, Dice(1)))
    assert 4 == len(drawn_styles("abc", 4, Dice(1)))


def test_a_game_without_a_starting_choice_is_measured_all_the_same() -> None:
    """The first player is who moves first."""
    found = balance("architecture_game", games=4, seats=4, bot="random")

    assert {} == found.by_choice
    assert ["haste", "choice", "sense"] == list(found.by_style), "the bots' own judge is none of these"
    assert 4 == pytest.approx(sum(one.wins for one in found.by_order))
    assert "starting-choice" not in found.figures


def test_a_game_that_names_no_targets_is_not_measured() -> None:
    with pytest.raises(BadInput, match="does not say what its balance is measured by"):
        balance(sealed_bids.GAME, games=1)


def test_a_figure_that_nobody_measures_is_a_mistake() -> None:
    game: Game[Any, Any] = find(GAME)
    assert game.study is not None
    study = game.study._replace(targets=(Target("dragons"),))
    with pytest.raises(KeyError, match="dragons"):
        balance(dataclasses.replace(game, study=study), games=1, bot="random")
