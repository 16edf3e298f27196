"""Two of OpenSpiel's own algorithms on games of ours.

    python examples/openspiel_algorithms.py

MCTS plays Artisans & Bâtisseurs against a random player; CFR solves Sealed Bids, the toy of docs/adding-a-game.md, with
a tiny kit, and prints how much could still be won against what it has found.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, mcts

import chantier.rl.openspiel as door
from chantier.kernel.game import shelve

TINY = 'name = "tiny"\nvalues = 2\ncopies = 3\n'


def one_game_of_mcts(simulations: int = 3, moves: int = 80) -> list[float]:
    """The worth of the position after some moves, for each seat, by rollouts; a whole game takes minutes."""
    game, random = pyspiel.load_game("chantier_artisans_builders"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=random)
    state = game.new_initial_state()
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=odds))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return [float(worth) for worth in evaluator.evaluate(state)]


def solved(iterations: int = 5) -> list[float]:
    """What a best reply wins against the average policy, after each iteration."""
    shelve("sealed_bids", "chantier.testing.sealed_bids")
    door.register("sealed_bids")
    with tempfile.TemporaryDirectory() as folder:
        kit = Path(folder) / "tiny.toml"
        kit.write_text(TINY, "utf-8")
        game = pyspiel.load_game("chantier_sealed_bids", {"seats": 2, "rounds": 2, "kit": str(kit)})
        solver = cfr.CFRSolver(game)
        won = []
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
            won.append(exploitability.exploitability(game, solver.average_policy()))
    return won


if __name__ == "__main__":
    print("CFR, exploitability:", " ".join(f"{won:.4f}" for won in solved()))
    print("MCTS, worth for each seat:", one_game_of_mcts())
