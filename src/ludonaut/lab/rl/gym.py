"""Gymnasium: one seat for the learner, Ludonaut's players at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from ludonaut.kernel import Rng, Seat
from ludonaut.lab.beforehand import check_players
from ludonaut.players import Player
from ludonaut.players.guard import answer
from ludonaut.players.levels import opponent

from . import encode
from .pettingzoo import observation_space
from .world import World


class OneSeat(gymnasium.Env[dict[str, Any], int]):
    """The learner's seat against chosen bots or levels: `OneSeat("planet_unknown", opponents=["cadet"])`."""

    metadata = {"render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
    ) -> None:
        self.world = World(game, len(opponents) + 1, options)
        if not 0 <= seat < self.world.seats:
            raise ValueError(f"the learner's seat is from 0 to {self.world.seats - 1}, not {seat}")
        check_players(self.world.rules, opponents)
        self.opponents = list(opponents)
        self.seat = seat
        self.reward = encode.check_reward(reward)
        self.observation_space = observation_space(self.world.size)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.world.size)
        self.players: dict[int, Player] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(1 << 31))
        self.world.start(deal)
        others = [seat for seat in range(self.world.seats) if seat != self.seat]
        rng = Rng(deal)
        rules, words = self.world.rules, zip(others, self.opponents, strict=True)
        self.players = {seat: opponent(rules, word, rng.below(1 << 31)) for seat, word in words}
        self._others_play()
        return self.world.observe(self.seat), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.world.play(self.seat, int(action))
        self._others_play()
        over = self.world.match.over
        gain = encode.rewards(self.world.match, self.reward)[self.seat] if over else 0.0
        return self.world.observe(self.seat), gain, over, False, {}

    def action_masks(self) -> encode.Mask:
        """The name under which sb3-contrib looks for the mask."""
        return encode.mask(self.world.legal(self.seat), self.world.size)

    def _others_play(self) -> None:
        match = self.world.match
        while not match.over and self.seat not in match.asks:
            other = self.world.asked()[0]
            action = answer(self.players[other], Seat(match, other))
            self.world.play(other, next(n for n, a in self.world.legal(other).items() if a == action))
