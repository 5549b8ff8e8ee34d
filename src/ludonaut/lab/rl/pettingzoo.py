"""PettingZoo: seats in turn (AEC), or all that are asked at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from . import encode
from .world import World


def agent_name(seat: int) -> str:
    """The name of a seat's agent."""
    return f"seat_{seat}"


def seat_of(agent: str) -> int:
    """The seat of an agent."""
    return int(agent.removeprefix("seat_"))


def observation_space(actions: int) -> spaces.Dict:
    """The hashed view, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (encode.FEATURES,), dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


class Seats(AECEnv):  # type: ignore[misc]
    """One seat after the other. Where several are asked, the first in order answers first.

    Rewards come at the end: by rank from -1 to 1, or with `reward="scores"` the points.
    A reset without a seed plays a new deal.
    """

    def __init__(
        self, game: str, seats: int = 2, options: Mapping[str, Any] | None = None, reward: str = "rank"
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"ludonaut_{game}_v0", "render_modes": ["svg"], "is_parallelizable": False}
        self.render_mode = "svg"
        self.world = World(game, seats, options)
        self.reward = encode.check_reward(reward)
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.observation_spaces = {agent: observation_space(self.world.size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.world.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.world.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._choose_agent()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.world.observe(seat_of(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.world.play(seat_of(agent), int(action or 0))
        if self.world.match.over:
            for seat, gain in enumerate(encode.rewards(self.world.match, self.reward)):
                self.rewards[agent_name(seat)] = gain
                self.terminations[agent_name(seat)] = True
        else:
            self._choose_agent()
        self._accumulate_rewards()
        self._deads_step_first()

    def _choose_agent(self) -> None:
        asked = self.world.asked()
        self.agent_selection = agent_name(asked[0]) if asked else self.agents[0]

    def render(self) -> str:
        from ludonaut.table.rooms import draw_match

        return draw_match(self.world.match)

    def close(self) -> None:
        pass


class Together(ParallelEnv):  # type: ignore[misc]
    """Every seat that is asked answers in one step; the others do nothing (action 0).

    It fits the simultaneous rounds of Planet Unknown best, and works for every game.
    """

    def __init__(
        self, game: str, seats: int = 2, options: Mapping[str, Any] | None = None, reward: str = "rank"
    ) -> None:
        self.metadata = {"name": f"ludonaut_{game}_parallel_v0", "render_modes": []}
        self.render_mode = None
        self.world = World(game, seats, options)
        self.reward = encode.check_reward(reward)
        self.possible_agents = [agent_name(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.world.size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.world.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.world.start(seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        chosen = {seat: int(actions[agent_name(seat)]) for seat in self.world.asked()}
        for seat, number in chosen.items():
            if number not in self.world.legal(seat):
                raise ValueError(f"action {number} is not legal for {agent_name(seat)}")
        for seat, number in chosen.items():
            if number in self.world.legal(seat):  # unless another's answer has just made it impossible
                self.world.play(seat, number)
        over = self.world.match.over
        agents = self.agents
        gained = encode.rewards(self.world.match, self.reward) if over else [0.0] * len(self.possible_agents)
        seen = self._observations()
        if over:
            self.agents = []
        return (
            seen,
            {agent: gained[seat_of(agent)] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self) -> dict[str, Any]:
        return {agent: self.world.observe(seat_of(agent)) for agent in self.agents}
