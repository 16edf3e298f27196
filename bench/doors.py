"""How many steps a second each door makes, beside PettingZoo's, OpenSpiel's and Pgx's own games in the same run.

    pip install 'chantier[bench,rl]'
    python bench/doors.py [game …] [--rounds 8]
    python bench/doors.py queens_architect --parts    (what a step at one of many tables is made of)

Processor time of one thread; random legal actions; observations and masks are always made. Everything is measured in
turns of a fifth of a second, round by round, and the best turn counts, because others who use the machine can only make
a turn slower. Peers that are not installed are left out.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"  # as all others here

import numpy as np

import chantier.rl
import chantier.rl.openspiel
from chantier.kernel.game import SHELF
from chantier.rl.arrays import Batch

SECONDS = 0.2
WARM_UP = 1000  # steps of each table of a batch, after which tables are at different moments of their games
SIZES = (64, 1024, 4096)
Turn = Callable[[], int]


def batch_turn(game: str, tables: int) -> Turn:
    batch = chantier.rl.batch(game, 2, tables=tables)

    def turn() -> int:
        batch.tables.step(batch.tables.sampled(batch.sample_dice))
        return tables

    for _ in range(WARM_UP):
        turn()
    return turn


def parts(game: str) -> dict[str, Turn]:
    """The parts of a step, each at all tables: what waits for memory is slower at many tables."""
    found: dict[str, Turn] = {}
    for tables in SIZES:
        batch = chantier.rl.batch(game, 2, tables=tables)
        for _ in range(WARM_UP):
            batch.tables.step(batch.tables.sampled(batch.sample_dice))
        for name, part in (("whole step", whole), ("moves marked", marked), ("both seats’ views", seen_by_both)):
            found[f"{name}, {tables} tables"] = partial(part, batch)
    return found


def whole(batch: Batch) -> int:
    batch.tables.step(batch.tables.sampled(batch.sample_dice))
    return len(batch)


def marked(batch: Batch) -> int:
    tables, mark = batch.tables, batch.tables.lens.mark
    for table, (state, seat) in enumerate(zip(tables.states, batch.seat.tolist(), strict=True)):
        mark(state, seat, tables.sheet, table)
    return len(batch)


def seen_by_both(batch: Batch) -> int:
    """Whoever looks next has other rows first, so that most features are written anew."""
    tables, observe = batch.tables, batch.tables.lens.observe
    for seat in (0, 1):
        for table, state in enumerate(tables.states):
            observe(state, seat, tables.sheet, table)
    return 2 * len(batch)


def numpy_turn(game: str, tables: int) -> Turn:
    """With checked actions that numpy has chosen from the masks."""
    batch, choice = chantier.rl.batch(game, 2, tables=tables), np.random.default_rng(1)

    def turn() -> int:
        batch.step((choice.random(batch.masks.shape, np.float32) * batch.masks).argmax(1))
        return tables

    return turn


def aec_turn(env: Any) -> Turn:
    env.reset(seed=1)

    def turn() -> int:
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.reset()
            return 0
        env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        return 1

    return turn


def gym_turn(game: str) -> Turn:
    env = chantier.rl.gym_env(game, 2)
    kept = [env.reset(seed=1)[0]]

    def turn() -> int:
        seen, _, over, _, _ = env.step(random.choice(np.flatnonzero(kept[0]["action_mask"]).tolist()))
        kept[0] = env.reset()[0] if over else seen
        return 1

    return turn


def openspiel_turn(name: str, *, in_place: bool = False) -> Turn:
    """With the tensor as a list, or in place by an observer, as OpenSpiel's own learners ask for it."""
    import pyspiel  # noqa: PLC0415 - one of the peers
    from open_spiel.python.observation import make_observation  # noqa: PLC0415

    game = pyspiel.load_game(name)
    kept = [game.new_initial_state()]
    observation = make_observation(game) if in_place else None

    def turn() -> int:
        state = kept[0]
        if state.is_terminal():
            kept[0] = game.new_initial_state()
            return 0
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
            return 0
        if observation is None:
            state.observation_tensor(state.current_player())
        else:
            observation.set_from(state, state.current_player())
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    return turn


def pgx_turn(name: str, tables: int) -> Turn:
    """Sixty-four steps of all tables in one compiled call; tables that are over are laid anew."""
    import jax  # noqa: PLC0415 - one of the peers
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(kept: Any, key: Any) -> tuple[Any, Any]:
        chosen, thrown = jax.random.split(key)
        odds = jax.numpy.log(kept.legal_action_mask.astype(jax.numpy.float32))
        after = step(kept, jax.random.categorical(chosen, odds, axis=-1), jax.random.split(thrown, tables))
        return after, after.observation.sum()  # every observation is made

    run = jax.jit(lambda kept, key: jax.lax.scan(one, kept, jax.random.split(key, 64)))
    states = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), tables))]
    keys = [jax.random.PRNGKey(2)]

    def turn() -> int:
        keys[0], now = jax.random.split(keys[0])
        states[0], told = run(states[0], now)
        told.block_until_ready()
        return 64 * tables

    turn()  # compiles
    return turn


def petting_zoo() -> dict[str, Turn]:
    from pettingzoo.classic import connect_four_v3  # noqa: PLC0415 - one of the peers

    return {
        "PettingZoo connect_four": aec_turn(connect_four_v3.env()),
        "PettingZoo connect_four, raw": aec_turn(connect_four_v3.raw_env()),
    }


def open_spiel() -> dict[str, Turn]:
    return {f"OpenSpiel {name}": openspiel_turn(name) for name in ("connect_four", "leduc_poker", "backgammon")}


def pgx() -> dict[str, Turn]:
    return {
        f"Pgx {name}, {tables} tables": pgx_turn(name, tables)
        for name, sizes in (("connect_four", SIZES), ("backgammon", SIZES[:1]))
        for tables in sizes
    }


def doors(game: str) -> dict[str, Turn]:
    found = {f"batch of {tables}": batch_turn(game, tables) for tables in SIZES}
    found["batch of 64, chosen in numpy"] = numpy_turn(game, 64)
    found["PettingZoo AEC"] = aec_turn(chantier.rl.aec_env(game, 2))
    found["Gymnasium against random"] = gym_turn(game)
    found["OpenSpiel"] = openspiel_turn(f"chantier_{game}")
    found["OpenSpiel, observer"] = openspiel_turn(f"chantier_{game}", in_place=True)
    return {f"{game}, {name}": turn for name, turn in found.items()}


def steps_a_second(turn: Turn) -> float:
    together = 1 if turn() > 1 else 50  # to ask the time is dear
    begun, made = time.process_time(), 0
    while (spent := time.process_time() - begun) < SECONDS:
        for _ in range(together):
            made += turn()
    return made / spent


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("games", nargs="*", default=list(SHELF))
    ask.add_argument("--rounds", type=int, default=8)
    ask.add_argument("--parts", action="store_true", help="of a step at many tables, instead of the doors")
    given = ask.parse_args()
    turns: dict[str, Turn] = {}
    for peers in () if given.parts else (petting_zoo, open_spiel, pgx):
        try:
            turns |= peers()
        except ImportError as missing:
            print(f"left out: {missing}")
    for game in given.games:
        turns |= parts(game) if given.parts else doors(game)
    best = dict.fromkeys(turns, 0.0)
    for _ in range(given.rounds):
        for name, turn in turns.items():
            best[name] = max(best[name], steps_a_second(turn))
    single = best.get("PettingZoo connect_four", 0.0)
    for name, rate in best.items():
        print(f"{name:46} {rate:12,.0f}" + (f" {rate / single:8.1f} ×" if single else ""), flush=True)


if __name__ == "__main__":
    main()
