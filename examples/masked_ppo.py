"""A masked PPO that learns a game from a bot and by playing it and itself, in ten minutes on two cores.

    pip install 'chantier[rl]' torch
    python examples/masked_ppo.py --minutes 10 --out ppo

First it learns to choose what the bot would choose. Then it plays: itself at half of the tables, the bot at the others,
and is paid for winning and, as the game goes on, for its lead in points. It writes ppo.pt (the net, with the check of
the numbers it was made for) and ppo.csv (the learning curve: wins against random and greedy, in games that it played
with its likeliest actions, the seats taken in turn).
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import chantier.rl
from chantier.bots.registry import make
from chantier.kernel.dice import Dice
from chantier.rl.arrays import Batch

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH, RATE = 0.999, 0.95, 0.2, 0.01, 3, 2048, 5e-4


class Net(nn.Module):
    """Two layers for all, then a line for the policy and one for the value."""

    def __init__(self, columns: Tensor, scale: Tensor, actions: int, width: int = 128) -> None:
        super().__init__()
        self.register_buffer("columns", columns)  # the features that the net looks at
        self.register_buffer("scale", scale)  # and how large they are
        self.body = nn.Sequential(nn.Linear(len(columns), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def seen(self, observations: np.ndarray) -> Tensor:
        return torch.from_numpy(observations[:, self.columns.numpy()].astype(np.float32)) / self.scale

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        thought = self.body(seen)
        return self.policy(thought).masked_fill(~masks, -1e9), self.value(thought).squeeze(-1)


def looked_around(game: str) -> tuple[Tensor, Tensor, float]:
    """From random games: features that are not always the same, how large they get, and a usual lead at the end."""
    batch = chantier.rl.batch(game, 2, tables=64, seed=10**7)
    least, most, leads = batch.observations.copy(), batch.observations.copy(), []
    while len(leads) < 200:
        batch.step(batch.sample())
        np.minimum(least, batch.observations, out=least)
        np.maximum(most, batch.observations, out=most)
        leads += lead(batch.final_points())[batch.done.astype(bool), 0].tolist()
    low, high = least.min(0).astype(np.float32), most.max(0).astype(np.float32)
    columns = np.flatnonzero(low != high)
    scale = np.maximum(np.abs(low), np.abs(high))[columns]
    return torch.from_numpy(columns), torch.from_numpy(scale), float(2 * np.std(leads))


def lead(points: np.ndarray) -> np.ndarray:
    return points - points[:, ::-1]


def masked(batch: Batch) -> Tensor:
    return torch.from_numpy(batch.masks.astype(bool))


class Rollout:
    """Steps of all tables. Each seat's own decisions follow each other, whatever the others do in between."""

    def __init__(self, batch: Batch, net: Net, steps: int, usual_lead: float) -> None:
        seen, masks, seats, actions, logs, values, dones, rewards = ([] for _ in range(8))
        ahead = lead(batch.points())
        with torch.no_grad():
            for _ in range(steps):
                one, mask = net.seen(batch.observations), masked(batch)
                logits, value = net(one, mask)
                policy = Categorical(logits=logits, validate_args=False)
                action = policy.sample()
                for kept, what in zip(
                    (seen, masks, seats, actions, logs, values),
                    (one, mask, batch.seat.copy(), action, policy.log_prob(action), value.numpy()),
                    strict=True,
                ):
                    kept.append(what)
                batch.step(action.numpy())
                over = batch.done.astype(bool)
                now = lead(batch.points())
                end = np.where(over[:, None], lead(batch.final_points()), now)
                rewards.append(batch.rewards + (end - ahead) / usual_lead)
                dones.append(over)
                ahead = now
            last = net(net.seen(batch.observations), masked(batch))[1].numpy()
        advantages = self.advantages(batch, np.array(seats), np.array(values), dones, rewards, last)
        self.seen, self.masks = torch.cat(seen), torch.cat(masks)
        self.actions, self.logs = torch.cat(actions), torch.cat(logs)
        self.gains = torch.from_numpy(advantages.reshape(-1).astype(np.float32))
        self.returns = self.gains + torch.from_numpy(np.concatenate(values))

    def advantages(self, batch, seats, values, dones, rewards, last) -> np.ndarray:
        """Generalised advantages, for each seat along its own decisions. What one seat hopes for, the other fears."""
        count, players = batch.rewards.shape
        tables = np.arange(count)
        ahead = np.repeat(-last[:, None], players, 1)
        ahead[tables, batch.seat] = last
        gained, owed = np.zeros((count, players)), np.zeros((count, players))
        found = np.zeros_like(values)
        for t in reversed(range(len(values))):
            over = dones[t]
            ahead[over], gained[over], owed[over] = 0, 0, 0
            owed += rewards[t]
            seat = seats[t]
            delta = owed[tables, seat] + GAMMA * ahead[tables, seat] - values[t]
            found[t] = delta + GAMMA * LAMBDA * gained[tables, seat]
            ahead[tables, seat], gained[tables, seat], owed[tables, seat] = values[t], found[t], 0
        return found


def learn(net: Net, optimiser: torch.optim.Optimizer, rollouts: list[Rollout]) -> None:
    seen, masks, actions, logs, gains, returns = (
        torch.cat([getattr(one, name) for one in rollouts])
        for name in ("seen", "masks", "actions", "logs", "gains", "returns")
    )
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(actions)).split(MINIBATCH):
            logits, values = net(seen[chosen], masks[chosen])
            policy = Categorical(logits=logits, validate_args=False)
            gain = gains[chosen]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (policy.log_prob(actions[chosen]) - logs[chosen]).exp()
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            miss = (values - returns[chosen]).square().mean()
            optimiser.zero_grad()
            (0.5 * miss - surrogate - ENTROPY * policy.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def imitate(net: Net, optimiser: torch.optim.Optimizer, game: str, bot: str, seed: int, lessons: int) -> None:
    """Learn what a bot would do. One move in eight is a random one, so that not only its own games are seen."""
    batch = chantier.rl.batch(game, 2, tables=64, seed=seed)
    teacher, drawn = make(bot, Dice(seed)), np.random.default_rng(seed)
    seen, masks, advised = [], [], []
    for _ in range(lessons // 64):
        advice = batch.advice(teacher)
        seen.append(net.seen(batch.observations))
        masks.append(masked(batch))
        advised.append(torch.from_numpy(advice))
        batch.step(np.where(drawn.random(64) < 1 / 8, batch.sample(), advice))
    told = torch.cat(seen), torch.cat(masks), torch.cat(advised)
    for _ in range(EPOCHS):
        for picked in torch.randperm(len(told[0])).split(256):
            logits, _ = net(told[0][picked], told[1][picked])
            optimiser.zero_grad()
            nn.functional.cross_entropy(logits, told[2][picked]).backward()
            optimiser.step()


def wins(net: Net, game: str, opponent: str, games: int, seed: int) -> float:
    """The share of games won against a bot at two seats, half of them in each; a shared win counts half."""
    points = 0.0
    for seat in (0, 1):
        tables = games // 2
        batch = chantier.rl.batch(game, 2, tables=tables, seed=seed + seat * tables, opponents={1 - seat: opponent})
        counted = np.zeros(tables, bool)
        while not counted.all():
            with torch.no_grad():
                logits, _ = net(net.seen(batch.observations), masked(batch))
            batch.step(logits.argmax(-1).numpy())
            new = batch.done.astype(bool) & ~counted
            points += ((batch.rewards[new, seat] + 1) / 2).sum()
            counted |= new
    return points / games


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="artisans_builders")
    ask.add_argument("--minutes", type=float, default=10)
    ask.add_argument("--processor", action="store_true", help="count minutes of processor time, not of the clock")
    ask.add_argument("--tables", type=int, default=256)
    ask.add_argument("--teacher", default="greedy", help="a bot: who gives lessons, and sits at half of the tables")
    ask.add_argument("--lessons", type=int, default=100_000, help="the teacher's decisions to learn from first")
    ask.add_argument("--steps", type=int, default=64)
    ask.add_argument("--threads", type=int, default=1, help="of the net; on a busy machine more are slower")
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--games", type=int, default=200, help="of each evaluation")
    ask.add_argument("--points", type=int, default=10, help="of the learning curve")
    ask.add_argument("--out", default="ppo")
    given = ask.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    batches = [
        chantier.rl.batch(given.game, 2, tables=given.tables // parts, seed=given.seed + first, opponents=opponents)
        for parts, first, opponents in (
            (2, 0, {}),
            (4, 10**5, {1: given.teacher}),
            (4, 2 * 10**5, {0: given.teacher}),
        )
    ]
    columns, scale, usual_lead = looked_around(given.game)
    net = Net(columns, scale, batches[0].masks.shape[1])
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3, eps=1e-5)

    def spent() -> float:
        return (time.process_time() if given.processor else time.monotonic()) / 60

    begun, evaluated, steps, due = spent(), 0.0, 0, 0.0
    with Path(f"{given.out}.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "steps", "random", "greedy"])
        while True:
            minutes = spent() - begun - evaluated
            if minutes >= due:
                due += given.minutes / given.points
                at = spent()
                row = [wins(net, given.game, bot, given.games, 10**6) for bot in ("random", "greedy")]
                evaluated += spent() - at
                curve.writerow([f"{minutes:.2f}", steps, *(f"{won:.3f}" for won in row)])
                file.flush()
                print(f"{minutes:5.1f} min  {steps:9,} steps  random {row[0]:.2f}  greedy {row[1]:.2f}", flush=True)
            if minutes >= given.minutes:
                break
            if given.lessons and not steps:
                imitate(net, optimiser, given.game, given.teacher, 3 * 10**5, given.lessons)
                steps += given.lessons
            optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - minutes / given.minutes)
            learn(net, optimiser, [Rollout(batch, net, given.steps, usual_lead) for batch in batches])
            steps += given.tables * given.steps
    torch.save({"check": batches[0].encoding.check, "net": net.state_dict()}, f"{given.out}.pt")


if __name__ == "__main__":
    main()
