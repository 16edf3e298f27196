"""PettingZoo's own suites, in their short form; CHANTIER_LONG=1 runs them at full length with every number of seats."""

from __future__ import annotations

import os
from typing import Any

import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import chantier.rl
from chantier.kernel.game import SHELF, find

LONG = bool(os.environ.get("CHANTIER_LONG"))
CYCLES = 1000 if LONG else 40
TABLES = [(game, seats) for game in SHELF for seats in (find(game).seats if LONG else find(game).seats[:1])]

pytestmark = pytest.mark.filterwarnings("default::UserWarning", "default::DeprecationWarning")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_one_after_the_other_passes_the_suite(game: str, seats: int) -> None:
    api_test(chantier.rl.aec_env(game, seats), num_cycles=CYCLES)
    seed_test(lambda: chantier.rl.aec_env(game, seats), num_cycles=CYCLES // 2)
    if LONG:
        performance_benchmark(chantier.rl.aec_env(game, seats))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_at_once_passes_the_suite(game: str, seats: int) -> None:
    parallel_api_test(chantier.rl.parallel_env(game, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: chantier.rl.parallel_env(game, seats), num_cycles=CYCLES // 2)


def test_all_choose_at_once_in_the_draft_of_west_kingdom() -> None:
    env = chantier.rl.parallel_env("west_kingdom", seats=3)
    observations, _ = env.reset(seed=1)

    assert [False] * 3 == [bool(seen["action_mask"][-1]) for seen in observations.values()]


def test_an_illegal_action_ends_the_game_with_the_rules_reason() -> None:
    env = chantier.rl.aec_env("queens_architect")
    env.reset(seed=1)
    observation, *_ = env.last()
    assert observation is not None
    agent = env.agent_selection
    illegal = int((observation["action_mask"] == 0).argmax())
    with pytest.warns(UserWarning, match=r"illegal action.*QA-\d+"):
        env.step(illegal)

    assert env.rewards == {name: -1.0 if name == agent else 0.0 for name in env.possible_agents}
    assert "QA-" in env.infos[agent]["refusal"]


def test_wrong_actions_and_steps_after_the_end_have_the_usual_errors() -> None:
    env = chantier.rl.aec_env("queens_architect")
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    wrong: Any
    for wrong in (10_000, -1, 0.5, None, "choose 1"):
        with pytest.raises(InvalidAction, match="from 0 to 104"):
            env.step(wrong)
    with pytest.warns(UserWarning, match="illegal"):
        env.step(int((env.last()[0]["action_mask"] == 0).argmax()))
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
