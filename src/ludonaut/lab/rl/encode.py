"""One encoding for every game: actions as numbers, views as vectors.

An action's number comes from the game's verbs and nouns (`game.action_id`), plus one: 0 is for doing nothing. It is the
same in every state and for every seat, and changes only when the game's verbs do.

A view becomes a vector by feature hashing: every leaf of the JSON adds its value at a place named by its path. Only
the view goes in, so an observation cannot know more than the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from ludonaut.kernel import Action, Game, Match

FEATURES = 2048
NOTHING = 0

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


def size(game: Game[Any]) -> int:
    """The number of action numbers, 0 included."""
    return game.action_count + 1


def numbers(game: Game[Any], actions: Sequence[Action]) -> dict[int, Action]:
    """The legal actions by their numbers."""
    return {game.action_id(action) + 1: action for action in actions}


def mask(legal: dict[int, Action], size: int) -> Mask:
    """A mask of the legal numbers; 0 (do nothing) if there is no other."""
    whole = np.zeros(size, dtype=np.int8)
    whole[list(legal) or [NOTHING]] = 1
    return whole


def observe(match: Match[Any], seat: int, size: int = FEATURES) -> Vector:
    """The seat's view and its question, as a vector."""
    vector = np.zeros(size, dtype=np.float32)
    _add(vector, "", msgspec.to_builtins(match.view(seat), str_keys=True))
    ask = match.asks.get(seat)
    if ask is not None:
        _put(vector, f"ask={ask.about}", 1.0)
    return vector


def _add(vector: Vector, path: str, value: Any) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _add(vector, f"{path}/{key}", part)
    elif isinstance(value, (list, tuple)):
        for number, part in enumerate(value):
            _add(vector, f"{path}/{number}", part)
    elif isinstance(value, bool) or value is None:
        _put(vector, f"{path}={value}", 1.0)
    elif isinstance(value, (int, float)):
        _put(vector, path, value / 10)
    else:
        _put(vector, f"{path}={value}", 1.0)


def _put(vector: Vector, name: str, value: float) -> None:
    code = _place(name, 1 << 30)
    vector[code % len(vector)] += value if code & (1 << 29) else -value


@lru_cache(maxsize=1 << 18)
def _place(name: str, size: int) -> int:
    return crc32(name.encode()) % size


def rewards(match: Match[Any], kind: str) -> list[float]:
    """The final reward of every seat: by `rank` from -1 to 1, or the `scores`."""
    return [float(score.total) for score in match.scores] if kind == "scores" else utilities(match)


def check_reward(kind: str) -> str:
    """The kind of reward of this name; refused if there is none."""
    if kind not in ("rank", "scores"):
        raise ValueError(f"a reward is 'rank' or 'scores', not {kind!r}")
    return kind


def utilities(match: Match[Any]) -> list[float]:
    """Rewards by rank: 1 for the sole winner, -1 for the last, even steps between; alone, 1 for a won game."""
    totals = [float(score.total) for score in match.scores]
    if len(totals) == 1:
        return [1.0 if match.winners else -1.0]
    for seat in match.winners:
        totals[seat] += 0.5
    last = len(totals) - 1
    ranks = [(sum(o < own for o in totals) + (sum(o == own for o in totals) - 1) / 2) / last for own in totals]
    return [2 * rank - 1 for rank in ranks]
