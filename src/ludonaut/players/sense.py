"""The door to a game's `sense`: what a position is worth, and which actions look good at a glance.

A sense room gives FEATURES (name -> weight), `features(state, seat)`, `value(state, seat)` in points and, if it can,
`prior(state, seat, ask)`: a weight per listed action. RIVALRY says how much the best opponent's value counts against
one's own, WIDEST how many of the most promising actions are worth a closer look.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from ludonaut.kernel import Ask, Game

WIDEST = 48
"""How many actions are tried unless the game says otherwise; of longer lists, those that look best at a glance."""

Prior = Callable[[Any, int, Ask], Sequence[float]]


class Sense:
    """One game's sense; a game without one is judged by its scores."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        room = game.room("sense") if find_spec(f"{game.package}.sense") else None
        self.value: Callable[[Any, int], float] = room.value if room else self._score
        self.features: Callable[[Any, int], dict[str, float]] = room.features if room else (lambda _state, _seat: {})
        self.weights: dict[str, float] = room.FEATURES if room else {}
        self.prior: Prior | None = getattr(room, "prior", None)
        self.rivalry: float = getattr(room, "RIVALRY", 0.3)
        self.widest: int = getattr(room, "WIDEST", WIDEST)

    def _score(self, state: Any, seat: int) -> float:
        return float(self.game.scores(state)[seat].total)

    def margin(self, state: Any, seat: int) -> float:
        """One's own value, less a part of the best opponent's."""
        own = self.value(state, seat)
        if state.seats == 1 or not self.rivalry:
            return own
        return own - self.rivalry * max(self.value(state, other) for other in range(state.seats) if other != seat)

    def order(self, state: Any, seat: int, ask: Ask) -> list[int]:
        """The numbers of the actions, the most promising first."""
        count = len(ask.actions)
        if self.prior is None:
            return list(range(count))
        weights = self.prior(state, seat, ask)
        return sorted(range(count), key=lambda i: -weights[i])


@cache
def sense_of(game: Game[Any]) -> Sense:
    """A game's sense, opened once."""
    return Sense(game)


@cache
def glances_of(game: Game[Any]) -> frozenset[str]:
    """What a game's small questions are about, which a glance answers as well as a closer look: its GLANCES."""
    room = game.room("sense") if find_spec(f"{game.package}.sense") else None
    found: frozenset[str] = getattr(room, "GLANCES", frozenset())
    return found
