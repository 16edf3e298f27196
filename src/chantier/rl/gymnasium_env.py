"""Gymnasium's doors: one seat against bots, at one table or at many stepped together."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import logger
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from chantier.kernel.dice import Dice
from chantier.kernel.encoding import Encoding
from chantier.kernel.errors import BadInput
from chantier.kernel.state import NOBODY
from chantier.rl.arrays import Batch, Opponent, observed, shown, sitting
from chantier.rl.one_table import OneTable
from chantier.rl.pettingzoo_env import ILLEGAL, Observation, spaces, whole_action


def all_but(encoding: Encoding, seat: int, opponents: Opponent) -> dict[int, Opponent]:
    if not 0 <= seat < encoding.seats:
        raise BadInput("unknown-seat", given=seat, most=encoding.seats - 1)
    return {other: opponents for other in range(encoding.seats) if other != seat}


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat; the others are bots. Who learns without masks reads `info["refusal"]` when a game ends by mistake."""

    def __init__(self, encoding: Encoding, seat: int, opponents: Opponent, render_mode: str | None = None) -> None:
        self.metadata = {"render_modes": ["ansi"], "render_fps": 1}  # a picture a move, at whatever pace one plays
        self.render_mode = render_mode
        self.encoding = encoding
        self.seat = seat
        self.opponents = all_but(encoding, seat, opponents)
        self.observation_space = spaces(encoding, len(encoding.actions))  # type: ignore[assignment] # a Dict is one
        self.action_space = Discrete(len(encoding.actions))  # type: ignore[assignment] # an int, as numpy counts
        self.action_count = len(encoding.actions)
        self.table = OneTable(encoding.start(), encoding.lens, sitting(encoding, self.opponents, 0))
        self.features = shown(self.table.sheet.features).reshape(encoding.seats, -1)[seat]
        self.mask = shown(self.table.sheet.masks).view(np.int8).reshape(encoding.seats, -1)[seat]
        self.is_over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealt, thought = (int(number) for number in self.np_random.integers(2**56, size=2))
        self.table.bots = sitting(self.encoding, self.opponents, thought)
        self.is_over = self.table.lay(Dice(dealt)) == NOBODY
        return self.observation(), {}

    def observation(self) -> Observation:
        self.table.observe(self.seat)
        return {"observation": self.features.copy(), "action_mask": self.mask.copy()}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.is_over:
            raise ResetNeeded("the game is over, or has not begun: call reset() first")
        chosen = whole_action(action, self.action_count)
        table = self.table
        if not table.is_legal(self.seat, chosen):
            return self.ended_by_illegal(chosen)
        self.is_over = table.play(self.seat, chosen) == NOBODY
        reward = table.rewards[self.seat] if self.is_over else 0.0
        return self.observation(), reward, self.is_over, False, {}

    def ended_by_illegal(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.is_over = True
        refusal = self.encoding.why_not(self.table.state, self.seat, action)
        reason = f"{self.encoding.actions[action]}: {refusal}"
        logger.warn(f"The game ends with an illegal action: {reason}")
        return self.observation(), ILLEGAL, True, False, {"refusal": reason}

    def render(self) -> str | None:
        return self.encoding.game.position_text(self.encoding.kit, self.table.state)


class SeatVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The same at many tables. A table that is over is laid anew in the same step; the last view is `final_obs`."""

    def __init__(self, encoding: Encoding, tables: int, seat: int, opponents: Opponent) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.encoding = encoding
        self.seat = seat
        self.opponents = all_but(encoding, seat, opponents)
        self.num_envs = tables
        self.single_observation_space = spaces(encoding, len(encoding.actions))
        self.single_action_space = Discrete(len(encoding.actions))
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self.batch: Batch | None = None

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        given = seed if isinstance(seed, list) else [None] * self.num_envs
        drawn = self.np_random.integers(2**56, size=self.num_envs).tolist()
        seeds = [drawn[i] if one is None else one for i, one in enumerate(given)]
        self.batch = Batch(self.encoding, self.num_envs, seeds, self.opponents)
        return self.observation(self.batch), {}

    def observation(self, batch: Batch) -> Observation:
        return {"observation": batch.observations.copy(), "action_mask": batch.masks.view(np.int8).copy()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self.batch is None:
            raise ResetNeeded("no table is laid: call reset() first")
        try:
            self.batch.step(actions)
        except ValueError as refused:
            raise InvalidAction(" ".join([str(refused), *getattr(refused, "__notes__", [])])) from None
        done = self.batch.done.astype(bool)
        infos = self.finals(self.batch, done) if done.any() else {}
        rewards = self.batch.rewards[:, self.seat].copy()
        return self.observation(self.batch), rewards, done, np.zeros_like(done), infos

    def finals(self, batch: Batch, done: NDArray[np.bool_]) -> dict[str, Any]:
        finals = np.full(self.num_envs, None, dtype=object)
        nothing_legal = np.zeros(len(self.encoding.actions), np.int8)
        for table in np.flatnonzero(done):
            features = observed(self.encoding, batch.tables.finals[table], self.seat)
            finals[table] = {"observation": features, "action_mask": nothing_legal}
        return {"final_obs": finals, "_final_obs": done.copy()}
