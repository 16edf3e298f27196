"""Gymnasium's own checker, and one seat against bots at one table and at many."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import chantier.rl
from chantier.kernel.errors import BadInput
from chantier.kernel.game import SHELF, find

# the checker samples without masks, and can't make another environment of one that was not registered
pytestmark = pytest.mark.filterwarnings(
    "ignore:.*The game ends with an illegal action:UserWarning",
    "ignore:.*Not able to test alternative render modes:UserWarning",
)


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in SHELF for seats in find(game).seats])
def test_a_seat_passes_the_checker(game: str, seats: int) -> None:
    check_env(chantier.rl.gym_env(game, seats, seat=seats - 1, render_mode="ansi"))


def test_the_same_seed_gives_the_same_game_against_greedy() -> None:
    def played() -> tuple[float, list[int]]:
        env = chantier.rl.gym_env("queens_architect", opponents="greedy")
        seen, _ = env.reset(seed=4)
        chosen, over, reward = [], False, 0.0
        while not over:
            chosen.append(int(seen["action_mask"].argmax()))
            seen, reward, over, _, _ = env.step(chosen[-1])
        return float(reward), chosen

    assert played() == played()


def test_an_illegal_action_ends_the_game_with_the_rules_reason() -> None:
    env = chantier.rl.gym_env("queens_architect")
    seen, _ = env.reset(seed=1)
    with pytest.warns(UserWarning, match=r"QA-\d+"):
        _, reward, over, _, info = env.step(int((seen["action_mask"] == 0).argmax()))

    assert (-1.0, True) == (reward, over)
    assert "QA-" in info["refusal"]
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_wrong_actions_and_seats_are_refused() -> None:
    env = chantier.rl.gym_env("queens_architect")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="from 0 to 104"):
        env.step(105)
    with pytest.raises(BadInput, match="no seat 2"):
        chantier.rl.gym_env("queens_architect", seats=2, seat=2)


def test_a_vector_of_tables_shows_the_last_view_of_a_game_that_ended() -> None:
    env = chantier.rl.vector_env("queens_architect", tables=3)
    seen, _ = env.reset(seed=2)
    ended = 0
    for _ in range(300):
        assert env.observation_space.contains(seen)
        seen, rewards, over, _, infos = env.step(seen["action_mask"].argmax(1))
        assert set(np.flatnonzero(rewards)) <= set(np.flatnonzero(over))
        for table in np.flatnonzero(over):
            ended += 1
            assert env.single_observation_space.contains(infos["final_obs"][table])
    assert ended > 0


def test_a_vector_of_tables_refuses_with_the_rules_reason() -> None:
    env = chantier.rl.vector_env("queens_architect", tables=2)
    with pytest.raises(ResetNeeded):
        env.step(np.zeros(2, np.int64))
    seen, _ = env.reset(seed=2)
    with pytest.raises(InvalidAction, match=r"QA-\d+.*table 0"):
        env.step((seen["action_mask"] == 0).argmax(1))
    with pytest.raises(InvalidAction, match="wanted"):
        env.step(np.zeros(3, np.int64))
