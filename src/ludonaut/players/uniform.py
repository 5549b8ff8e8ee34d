"""Players that do not think: the yardstick of every other, and the fuzzer of the rules."""

from __future__ import annotations

from ludonaut.kernel import Action, Seat

from .base import Player


class Uniform(Player):
    """Every action is as likely as any other."""

    name = "random"

    def choose(self, seat: Seat) -> Action:
        actions = seat.legal
        return actions[int(self.rng.random() * len(actions))]


class Natural(Uniform):
    """First a kind of action, then one of that kind: many placements do not drown a single pass."""

    name = "natural"

    def choose(self, seat: Seat) -> Action:
        kinds: dict[str | int, list[Action]] = {}
        for action in seat.legal:
            kinds.setdefault(action[0], []).append(action)
        return self.rng.choice(self.rng.choice(list(kinds.values())))
