"""A masked PPO that learns a game by playing itself, in ten minutes on one core.

    pip install 'chantier[rl]' torch
    python examples/masked_ppo.py --minutes 10 --out ppo

It writes ppo.pt (the net, with the check of the numbers it was made for) and ppo.csv (the learning curve: wins against
random and greedy, in games that it played with its likeliest actions, the seats taken in turn).
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

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, MINIBATCH = 0.999, 0.95, 0.2, 0.01, 2, 4096


class Net(nn.Module):
    """Two layers for all, then a line for the policy and one for the value."""

    def __init__(self, features: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        thought = self.body(seen)
        return self.policy(thought).masked_fill(~masks, -1e9), self.value(thought).squeeze(-1)


def to_tensors(observations: np.ndarray, masks: np.ndarray) -> tuple[Tensor, Tensor]:
    """Numbers of a board game are small; dividing by 8 keeps marks and figures of a like size."""
    return torch.from_numpy(observations.astype(np.float32)) / 8, torch.from_numpy(masks.astype(bool))


class Rollout:
    """Steps of all tables. Each seat's own decisions follow each other, whatever the others do in between."""

    def __init__(self, batch: chantier.rl.arrays.Batch, net: Net, steps: int) -> None:
        seen, masks, seats, actions, logs, values, dones, rewards = ([] for _ in range(8))
        with torch.no_grad():
            for _ in range(steps):
                one, mask = to_tensors(batch.observations, batch.masks)
                logits, value = net(one, mask)
                policy = Categorical(logits=logits)
                action = policy.sample()
                for kept, what in zip(
                    (seen, masks, seats, actions, logs, values),
                    (one, mask, batch.seat.copy(), action, policy.log_prob(action), value.numpy()),
                    strict=True,
                ):
                    kept.append(what)
                batch.step(action.numpy())
                dones.append(batch.done.astype(bool))
                rewards.append(batch.rewards.copy())
            last = net(*to_tensors(batch.observations, batch.masks))[1].numpy()
        advantages = self.advantages(batch, np.array(seats), np.array(values), dones, rewards, last)
        self.seen, self.masks = torch.cat(seen), torch.cat(masks)
        self.actions, self.logs = torch.cat(actions), torch.cat(logs)
        self.advantages_ = torch.from_numpy(advantages.reshape(-1).astype(np.float32))
        self.returns = self.advantages_ + torch.from_numpy(np.concatenate(values))

    def advantages(self, batch, seats, values, dones, rewards, last) -> np.ndarray:
        """Generalised advantages, for each seat along its own decisions. What one seat hopes for, the others fear."""
        count, players = batch.rewards.shape
        tables = np.arange(count)
        ahead = np.repeat(-last[:, None] / (players - 1), players, 1)
        ahead[tables, batch.seat] = last
        gained, owed = np.zeros((count, players)), np.zeros((count, players))
        found = np.zeros_like(values)
        for t in reversed(range(len(values))):
            over = dones[t]
            ahead[over], gained[over], owed[over] = 0, 0, rewards[t][over]
            seat = seats[t]
            delta = owed[tables, seat] + GAMMA * ahead[tables, seat] - values[t]
            found[t] = delta + GAMMA * LAMBDA * gained[tables, seat]
            ahead[tables, seat], gained[tables, seat], owed[tables, seat] = values[t], found[t], 0
        return found


def learn(net: Net, optimiser: torch.optim.Optimizer, rollout: Rollout) -> None:
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(rollout.actions)).split(MINIBATCH):
            logits, values = net(rollout.seen[chosen], rollout.masks[chosen])
            policy = Categorical(logits=logits)
            gain = rollout.advantages_[chosen]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            ratio = (policy.log_prob(rollout.actions[chosen]) - rollout.logs[chosen]).exp()
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            miss = (values - rollout.returns[chosen]).square().mean()
            optimiser.zero_grad()
            (0.5 * miss - surrogate - ENTROPY * policy.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
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
                logits, _ = net(*to_tensors(batch.observations, batch.masks))
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
    ask.add_argument("--steps", type=int, default=64)
    ask.add_argument("--threads", type=int, default=1, help="of the net; on a busy machine more are slower")
    ask.add_argument("--seed", type=int, default=0)
    ask.add_argument("--games", type=int, default=200, help="of each evaluation")
    ask.add_argument("--out", default="ppo")
    given = ask.parse_args()
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    batch = chantier.rl.batch(given.game, 2, tables=given.tables, seed=given.seed)
    net = Net(batch.observations.shape[1], batch.masks.shape[1])
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3, eps=1e-5)

    def spent() -> float:
        return (time.process_time() if given.processor else time.monotonic()) / 60

    begun, evaluated, steps = spent(), 0.0, 0
    with Path(f"{given.out}.csv").open("w", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(["minutes", "steps", "random", "greedy"])
        while True:
            minutes = spent() - begun - evaluated
            if steps % (given.tables * given.steps * 20) == 0 or minutes >= given.minutes:
                at = spent()
                row = [wins(net, given.game, bot, given.games, 10**6) for bot in ("random", "greedy")]
                evaluated += spent() - at
                curve.writerow([f"{minutes:.2f}", steps, *row])
                file.flush()
                print(f"{minutes:5.1f} min  {steps:9,} steps  random {row[0]:.2f}  greedy {row[1]:.2f}", flush=True)
            if minutes >= given.minutes:
                break
            optimiser.param_groups[0]["lr"] = 1e-3 * max(0.05, 1 - minutes / given.minutes)
            learn(net, optimiser, Rollout(batch, net, given.steps))
            steps += given.tables * given.steps
    torch.save({"check": batch.encoding.check, "net": net.state_dict()}, f"{given.out}.pt")


if __name__ == "__main__":
    main()
