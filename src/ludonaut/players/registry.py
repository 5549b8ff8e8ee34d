"""The players by the word that calls for them."""

from __future__ import annotations

from collections.abc import Callable

from .base import Player
from .uniform import Natural, Uniform

PLAYERS: dict[str, Callable[[int, str], Player]] = {
    "random": lambda seed, _rest: Uniform(seed),
    "natural": lambda seed, _rest: Natural(seed),
}
