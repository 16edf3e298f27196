"""How many steps a second each door makes, beside PettingZoo's and OpenSpiel's own games in the same run.

`python bench/doors.py [game …]` with a compiled install of `chantier[rl]` and `pettingzoo[classic]`. Processor time of
one thread; random legal actions; observations and masks are always made. Peers that are not installed are left out.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import chantier.rl
from chantier.kernel.game import SHELF

SECONDS = 1.0


def steps_a_second(turn: Callable[[], int]) -> float:
    begun, made = time.process_time(), 0
    while (spent := time.process_time() - begun) < SECONDS:
        made += turn()
    return made / spent


def batch_turn(game: str, tables: int) -> Callable[[], int]:
    batch = chantier.rl.batch(game, 2, tables=tables)

    def turn() -> int:
        batch.tables.step(batch.tables.sampled(batch.sample_dice))
        return tables

    return turn


def numpy_turn(game: str, tables: int) -> Callable[[], int]:
    """With checked actions that numpy has chosen from the masks."""
    batch, choice = chantier.rl.batch(game, 2, tables=tables), np.random.default_rng(1)

    def turn() -> int:
        batch.step((choice.random(batch.masks.shape, np.float32) * batch.masks).argmax(1))
        return tables

    return turn


def aec_turn(env: Any) -> Callable[[], int]:
    env.reset(seed=1)

    def turn() -> int:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 1

    return turn


def gym_turn(game: str) -> Callable[[], int]:
    env = chantier.rl.gym_env(game, 2)
    kept = [env.reset(seed=1)[0]]

    def turn() -> int:
        seen, _, over, _, _ = env.step(random.choice(np.flatnonzero(kept[0]["action_mask"]).tolist()))
        kept[0] = env.reset()[0] if over else seen
        return 1

    return turn


def openspiel_turn(name: str) -> Callable[[], int]:
    import pyspiel  # noqa: PLC0415 - one of the peers

    game = pyspiel.load_game(name)
    kept = [game.new_initial_state()]

    def turn() -> int:
        state = kept[0]
        if state.is_terminal():
            kept[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
            return 0
        state.observation_tensor(state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    return turn


def peers() -> dict[str, Callable[[], Callable[[], int]]]:
    found: dict[str, Callable[[], Callable[[], int]]] = {}
    try:
        from pettingzoo.classic import connect_four_v3  # noqa: PLC0415

        found["PettingZoo connect_four"] = lambda: aec_turn(connect_four_v3.env())
        found["PettingZoo connect_four, raw"] = lambda: aec_turn(connect_four_v3.raw_env())
    except ImportError:
        print("pettingzoo[classic] is not installed")
    for name in ("connect_four", "leduc_poker", "backgammon"):
        found[f"OpenSpiel {name}"] = lambda name=name: openspiel_turn(name)
    return found


def main() -> None:
    import chantier.rl.openspiel  # noqa: PLC0415 - registers the games

    for name, make in peers().items():
        print(f"{name:44} {steps_a_second(make()):12,.0f}", flush=True)
    for game in sys.argv[1:] or SHELF:
        doors: dict[str, Callable[[], int]] = {
            **{f"batch of {tables}": batch_turn(game, tables) for tables in (64, 1024, 4096)},
            "batch of 64, chosen in numpy": numpy_turn(game, 64),
            "PettingZoo AEC": aec_turn(chantier.rl.aec_env(game, 2)),
            "Gymnasium against random": gym_turn(game),
            "OpenSpiel": openspiel_turn(f"chantier_{game}"),
        }
        for name, turn in doors.items():
            print(f"{game + ', ' + name:44} {steps_a_second(turn):12,.0f}", flush=True)


if __name__ == "__main__":
    main()
