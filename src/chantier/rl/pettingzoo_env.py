"""PettingZoo's doors: one seat after the other (AEC), and all at once (parallel)."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from gymnasium import logger
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from chantier.kernel.dice import Dice
from chantier.kernel.encoding import Encoding
from chantier.kernel.lens import MOST
from chantier.kernel.state import NOBODY
from chantier.rl.arrays import shown
from chantier.rl.one_table import OneTable

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0  # what an illegal action costs its seat; the game ends, and nobody else is paid


def spaces(encoding: Encoding, actions: int) -> Dict:
    return Dict(
        {
            "observation": Box(-int(MOST), int(MOST), (int(encoding.lens.width),), np.int16),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )


def whole_action(action: Any, actions: int) -> int:
    """An action is a whole number below `actions`; anything else is refused."""
    if not isinstance(action, int | np.integer) or not 0 <= action < actions:
        raise InvalidAction(f"{action!r} is no action; actions are whole numbers from 0 to {actions - 1}")
    return int(action)


class Seats:
    """What both doors share: agents by name, their spaces, and the table."""

    def __init__(self, encoding: Encoding, actions: int, render_mode: str | None) -> None:
        self.encoding = encoding
        self.table = OneTable(encoding.start(), encoding.lens, [None] * encoding.seats)
        self.names = [f"seat_{seat}" for seat in range(encoding.seats)]
        self.numbers = {name: seat for seat, name in enumerate(self.names)}
        self.observation_space = spaces(encoding, actions)
        self.action_space = Discrete(actions)
        sheet = self.table.sheet
        self.features = list(shown(sheet.features).reshape(encoding.seats, -1))
        self.masks = list(shown(sheet.masks).view(np.int8).reshape(encoding.seats, -1))
        self.random = seeding.np_random(None)[0]

    def lay(self, seed: int | None) -> int:
        if seed is not None:
            self.random = seeding.np_random(seed)[0]
        return int(self.table.lay(Dice(int(self.random.integers(2**62)))))

    def reason(self, seat: int, action: int) -> str:
        refusal = self.encoding.why_not(self.table.state, seat, action)
        return f"{self.names[seat]} can't {self.encoding.actions[action]}: {refusal}"

    def drawn(self) -> str:
        return self.encoding.game.position_text(self.encoding.kit, self.table.state)


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """One table; its agents are seat_0, seat_1 and so on. Of several that may choose at once, the lowest is asked."""

    def __init__(self, encoding: Encoding, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {"name": f"chantier_{encoding.game.name}_v{encoding.game.edition}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.encoding = encoding
        self.inside = Seats(encoding, len(encoding.actions), render_mode)
        self.possible_agents = self.inside.names[:]
        self.agents: list[str] = []
        self.action_count = len(encoding.actions)

    @cache  # noqa: B019 - the same object for the same agent, as PettingZoo wants it
    def observation_space(self, agent: str) -> Dict:
        return spaces(self.encoding, self.action_count)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Discrete:
        return Discrete(self.action_count)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        names = self.possible_agents
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._skip_agent_selection = None
        self.seat = self.inside.lay(seed)
        self.agent_selection = names[self.seat]

    def observe(self, agent: str) -> Observation:
        inside = self.inside
        seat = inside.numbers[agent]
        inside.table.observe(seat)
        return {"observation": inside.features[seat].copy(), "action_mask": inside.masks[seat].copy()}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise ResetNeeded("nobody sits at this table: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        chosen = whole_action(action, self.action_count)
        seat = self.seat
        if not self.inside.table.is_legal(seat, chosen):
            self.end_by_illegal(agent, self.inside.reason(seat, chosen))
            return
        self._cumulative_rewards[agent] = 0.0
        self.seat = int(self.inside.table.play(seat, chosen))
        if self.seat == NOBODY:
            self.end(dict(zip(self.agents, self.inside.table.rewards, strict=True)))
        else:
            self.agent_selection = self.possible_agents[self.seat]

    def end(self, rewards: dict[str, float]) -> None:
        self.rewards = rewards
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def end_by_illegal(self, agent: str, reason: str) -> None:
        logger.warn(f"The game ends with an illegal action: {reason}")
        self.infos[agent]["refusal"] = reason
        self.end({name: ILLEGAL if name == agent else 0.0 for name in self.agents})

    def render(self) -> str | None:
        return self.inside.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """A table holds nothing that has to be given back."""


class ParallelTable(ParallelEnv[str, Observation, int]):  # type: ignore[misc] # PettingZoo has no types
    """All seats act in every step. Where a seat has nothing to choose, its only action is the last one: to pass.

    Choices of one step are carried out in the order of the seats. What another choice of the same step has made
    impossible is dropped, and the seat is asked again.
    """

    def __init__(self, encoding: Encoding, render_mode: str | None = None) -> None:
        self.metadata = {
            "name": f"chantier_{encoding.game.name}_parallel_v{encoding.game.edition}",
            "render_modes": ["ansi"],
        }
        self.render_mode = render_mode
        self.encoding = encoding
        self.passing = len(encoding.actions)
        self.inside = Seats(encoding, self.passing + 1, render_mode)
        self.possible_agents = self.inside.names[:]
        self.agents: list[str] = []

    @cache  # noqa: B019 - the same object for the same agent, as PettingZoo wants it
    def observation_space(self, agent: str) -> Dict:
        return spaces(self.encoding, self.passing + 1)

    @cache  # noqa: B019
    def action_space(self, agent: str) -> Discrete:
        return Discrete(self.passing + 1)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.agents = self.possible_agents[:]
        self.inside.lay(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observation(self.inside.numbers[agent]) for agent in self.agents}

    def observation(self, seat: int) -> Observation:
        inside = self.inside
        inside.table.observe(seat)
        inside.table.mark(seat)
        waits = not inside.masks[seat].any()
        mask = np.append(inside.masks[seat], np.int8(waits))
        return {"observation": inside.features[seat].copy(), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise ResetNeeded("nobody sits at this table: call reset() first")
        if set(actions) != set(self.agents):
            raise InvalidAction(f"every agent acts in every step: {', '.join(self.agents)}")
        chosen = {agent: whole_action(actions[agent], self.passing + 1) for agent in self.agents}
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        refused = self.first_refused(chosen)
        if refused:
            agent, reason = refused
            logger.warn(f"The game ends with an illegal action: {reason}")
            infos[agent]["refusal"] = reason
            rewards = {name: ILLEGAL if name == agent else 0.0 for name in self.agents}
        else:
            self.carry_out(chosen)
            rewards = dict(zip(self.agents, map(float, self.inside.table.rewards), strict=True))
        over = bool(refused) or self.inside.table.state.to_move() == NOBODY
        told = self.observations(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False), infos
        if over:
            self.agents = []
        return told

    def first_refused(self, chosen: dict[str, int]) -> tuple[str, str] | None:
        """Who chose something illegal, and why it is."""
        table = self.inside.table
        for agent, action in chosen.items():
            seat = self.inside.numbers[agent]
            table.mark(seat)
            if action == self.passing and self.inside.masks[seat].any():
                return agent, f"{agent} can't pass: it has a choice to make"
            if action != self.passing and not table.is_legal(seat, action):
                return agent, self.inside.reason(seat, action)
        return None

    def carry_out(self, chosen: dict[str, int]) -> None:
        table = self.inside.table
        for agent, action in chosen.items():
            seat = self.inside.numbers[agent]
            if action != self.passing:
                table.mark(seat)
                if table.is_legal(seat, action):
                    table.play(seat, action)

    def render(self) -> str | None:
        return self.inside.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """A table holds nothing that has to be given back."""
