"""PettingZoo's own suites with every number of seats, in their short form; CHANTIER_LONG=1 runs them at full length."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, performance_benchmark, seed_test

import chantier.rl
import chantier.rl.openspiel as door
from chantier.kernel.game import SHELF, find, shelve

LONG = bool(os.environ.get("CHANTIER_LONG"))
EXAMPLES = Path(__file__).parents[2] / "examples"
CYCLES = 1000 if LONG else 40
TABLES = [(game, seats) for game in SHELF for seats in find(game).seats]

# the suites sample without masks, and would rather have an array than a Dict with one and its mask, as PettingZoo's
# own games of cards and boards have it
pytestmark = pytest.mark.filterwarnings(
    "ignore:.*The game ends with an illegal action:UserWarning",
    "ignore:.*Not able to test alternative render modes:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


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


def test_a_game_in_plain_python_passes_the_suites() -> None:
    """Sealed Bids is on no shelf of ours, has secret hands and is not compiled, like a game of another's package."""
    shelve("sealed_bids", "chantier.testing.sealed_bids")
    try:
        api_test(chantier.rl.aec_env("sealed_bids", 3), num_cycles=40)
        seed_test(lambda: chantier.rl.aec_env("sealed_bids", 3), num_cycles=20)
        parallel_api_test(chantier.rl.parallel_env("sealed_bids", 2), num_cycles=40)
        check_env(chantier.rl.gym_env("sealed_bids", 2))
        batch = chantier.rl.batch("sealed_bids", 2, tables=3)
        while not batch.done.any():
            batch.step(batch.sample())
    finally:
        del SHELF["sealed_bids"]


def test_the_example_of_a_package_passes_every_projects_suite(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES / "windy_towers" / "src"))
    shelve("windy_towers", "windy_towers")
    try:
        door.register("windy_towers")
        api_test(chantier.rl.aec_env("windy_towers", 2), num_cycles=40)
        parallel_api_test(chantier.rl.parallel_env("windy_towers", 4), num_cycles=20)
        check_env(chantier.rl.gym_env("windy_towers", 3))
        game = pyspiel.load_game("chantier_windy_towers(seats=2)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
        batch = chantier.rl.batch("windy_towers", 2, tables=3, opponents={1: "greedy"})
        while not batch.done.any():
            batch.step(batch.sample())
    finally:
        del SHELF["windy_towers"]


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
