"""OpenSpiel: every game as a registered Python game, `ludonaut_<name>(players=3,seed=7)`.

The deal is a chance event: the first node has `DEALS` outcomes, all as likely, and each is one deal. All
later chance follows from the deal, so a copy of a state is the truth: a search that plays copies on (MCTS) sees hidden
cards and dice to come. `resample_from_infostate` gives a state in which all that a player cannot know is dealt again,
for searches that honour hidden information (IS-MCTS). Seats that are asked at once answer one after the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from ludonaut import games

from . import encode
from .world import World

LONGEST = 20_000
DEALS = 1000
"""Outcomes of the first chance node."""


def game_type(name: str, seats: tuple[int, int]) -> pyspiel.GameType:
    """The facts of a game, in OpenSpiel's form."""
    return pyspiel.GameType(
        short_name=f"ludonaut_{name}",
        long_name=f"Ludonaut {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, seats[0]), "seed": 0},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and seed."""

    def __init__(self, kind: pyspiel.GameType, name: str, params: dict[str, Any]) -> None:
        self.name = name
        self.seats = int(params.get("players", 2))
        self.seed = int(params.get("seed", 0))
        info = pyspiel.GameInfo(
            num_distinct_actions=encode.size(games.find(name)),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver()


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match, once it is dealt. OpenSpiel copies it piece by piece; a match is cloned then."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed = game.seed
        self.world = World(game.name, game.seats)
        self.is_dealt = False

    def current_player(self) -> int:
        if not self.is_dealt:
            return int(pyspiel.PlayerId.CHANCE)
        if self.world.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.world.asked()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return [(deal, 1.0 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.world.legal(player))

    def _apply_action(self, action: int) -> None:
        if self.is_dealt:
            self.world.play(self.current_player(), action)
        else:
            self.is_dealt = True
            self.world.start(self.seed * DEALS + action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        found = self.world.legal(player).get(action)
        return self.world.rules.write_action(found) if found else f"action {action}"

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player; it can be played on and cloned."""
        other = SpielState(self.get_game())
        if self.is_dealt:
            other.is_dealt = True
            other.world = self.world.resampled(player, int(probability_sampler() * (1 << 31)))
        return other

    def is_terminal(self) -> bool:
        return self.is_dealt and self.world.match.over

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.world.seats
        return encode.utilities(self.world.match)

    def __str__(self) -> str:
        return repr(self.world.match) if self.is_dealt else "not dealt yet"


class SpielObserver:
    """A seat's view, as a vector and as text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(encode.FEATURES, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the vector."""
        self.tensor[:] = encode.observe(state.world.match, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as text."""
        return str(state.world.match.view(player))


def register() -> list[str]:
    """Register all games with OpenSpiel; returns their short names."""
    known = set(pyspiel.registered_names())
    names = []
    for name in games.NAMES:
        kind = game_type(name, games.find(name).seats)
        names.append(kind.short_name)
        if kind.short_name in known:
            continue
        maker = type(f"Spiel_{name}", (_Maker,), {"kind": kind, "name_": name})
        pyspiel.register_game(kind, maker)
    return names


class _Maker(SpielGame):
    """The factory that OpenSpiel calls to make a game: it passes only the parameters."""

    kind: pyspiel.GameType
    name_: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(type(self).kind, type(self).name_, params or {})
