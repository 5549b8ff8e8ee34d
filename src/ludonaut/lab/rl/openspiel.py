"""OpenSpiel: every game as a registered Python game, `ludonaut_<name>(seats=3,seed=7)`.

Chance comes from the seed, which is a parameter: to OpenSpiel the game is deterministic with imperfect information.
Seats that are asked at once answer one after the other.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from ludonaut import games

from . import encode
from .world import World

LONGEST = 20_000


def game_type(name: str, seats: tuple[int, int]) -> pyspiel.GameType:
    """The card of a game, as OpenSpiel wants it."""
    return pyspiel.GameType(
        short_name=f"ludonaut_{name}",
        long_name=f"Ludonaut {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
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
            num_distinct_actions=encode.ACTIONS,
            max_chance_outcomes=0,
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
    """A match. It is rebuilt from the history when it is copied, as OpenSpiel does with Python games."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world = World(game.name, game.seats)
        self.world.start(game.seed)

    def current_player(self) -> int:
        if self.world.match.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.world.asked()[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.world.legal(player))

    def _apply_action(self, action: int) -> None:
        self.world.play(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        found = self.world.legal(player).get(action)
        return " ".join(map(str, found)) if found else f"action {action}"

    def is_terminal(self) -> bool:
        return self.world.match.over

    def returns(self) -> list[float]:
        if not self.world.match.over:
            return [0.0] * self.world.seats
        return encode.utilities(self.world.match)

    def __str__(self) -> str:
        return repr(self.world.match)


class SpielObserver:
    """What a seat may know, as a vector and as text."""

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
    """Make all our games known to OpenSpiel; their short names."""
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
    """What OpenSpiel calls to make a game: it gives the parameters only."""

    kind: pyspiel.GameType
    name_: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(type(self).kind, type(self).name_, params or {})
