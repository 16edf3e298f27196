# %% [markdown]
# # A tour in numbers
#
# This page is `examples/tour.py`, run from top to bottom by `python examples/make_page.py`. The file is a notebook too:
# Jupyter (with jupytext) and editors that know `# %%` open it. It needs `chantier[rl]` and Matplotlib;
# [research.md](research.md) explains the doors.

# %%
import csv
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np
import pyspiel

import chantier.rl
import chantier.rl.openspiel

GAMES = ("queens_architect", "artisans_builders")

# %% [markdown]
# ## How long is a game, and how much is there to choose?
#
# Sixty-four tables of each game are stepped together, every seat plays at random. A table that is over is laid anew, so
# that tables soon are at different moments; each keeps its own count.


# %%
def watched(game, steps):
    """The length of every game that ended, and how many actions were legal, by the number of the move."""
    batch = chantier.rl.batch(game, 2, tables=64, seed=1)
    move, lengths, offered = np.zeros(64, int), [], {}
    for _ in range(steps):
        for number, count in zip(move // 10 * 10, batch.masks.sum(1), strict=True):
            offered.setdefault(int(number), []).append(count)
        batch.step(batch.sample())
        move += 1
        lengths += move[batch.done == 1].tolist()
        move[batch.done == 1] = 0
    return np.array(lengths), {number: np.mean(counts) for number, counts in sorted(offered.items())}


found = {game: watched(game, 1200) for game in GAMES}
for game, (lengths, _) in found.items():
    first, middle, last = np.percentile(lengths, (5, 50, 95))
    print(f"{game}: {len(lengths)} games, {first:.0f} to {last:.0f} moves (median {middle:.0f})")

# %%
_, (left, right) = plt.subplots(1, 2, figsize=(8, 2.8))
for game, (lengths, offered) in found.items():
    left.hist(lengths, bins=30, alpha=0.7, label=game)
    right.plot(list(offered), list(offered.values()))
left.set(xlabel="moves of a game", ylabel="games")
left.legend(fontsize="small")
right.set(xlabel="number of the move", ylabel="legal actions", xlim=(0, 500), ylim=(0, None))

# %% [markdown]
# ## Is it good to be first?
#
# Rewards of the batch: 1 for who wins, minus 1 for who loses.

# %%
for game in GAMES:
    batch, won = chantier.rl.batch(game, 2, tables=64, seed=2), []
    while len(won) < 400:
        batch.step(batch.sample())
        won += batch.rewards[batch.done == 1, 0].tolist()
    mean, spread = np.mean(won), 1.96 * np.std(won) / np.sqrt(len(won))
    print(f"{game}: seat 0 is paid {mean:+.2f} ± {spread:.2f} a game by random players")

# %% [markdown]
# ## Chance has odds
#
# In OpenSpiel chance is a player. These are the odds of its first draw in Queen's Architect, a token of esteem.

# %%
state = pyspiel.load_game("chantier_queens_architect(seats=2)").new_initial_state()
outcomes = {state.action_to_string(-1, action): share for action, share in state.chance_outcomes()}
print(f"{len(outcomes)} outcomes, sum {sum(outcomes.values()):.6f}")

# %%
_, axes = plt.subplots(figsize=(8, 2.4))
axes.bar(list(outcomes), list(outcomes.values()))
axes.set(ylabel="probability")

# %% [markdown]
# ## Learning
#
# What `examples/masked_ppo.py` wrote: games won against random and against greedy, as it learnt Artisans & Bâtisseurs.

# %%
with Path("examples/masked_ppo.csv").open(newline="") as file:
    rows = list(csv.DictReader(file))
for row in rows:
    won = " ".join(f"{bot} {float(row[bot]):.0%}" for bot in ("random", "greedy"))
    print(f"{row['minutes']:>5} min {int(row['steps']):8,} decisions: {won}")

# %%
_, axes = plt.subplots(figsize=(8, 2.8))
for bot in ("random", "greedy"):
    axes.plot([float(row["minutes"]) for row in rows], [100 * float(row[bot]) for row in rows], marker="o", label=bot)
axes.set(xlabel="minutes of processor time", ylabel="% won against", ylim=(-3, 103))
axes.legend()
