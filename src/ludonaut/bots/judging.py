"""How a bot judges: a policy for actions, an evaluation for positions.

Plain classes instead of dataclasses, because mypyc does not compile dataclasses that are generic.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from ludonaut.kernel import Action, Ask, State

S = TypeVar("S", bound=State)

Shortcut: TypeAlias = Callable[[S, Ask], Action | None]
"""A function that finds the favourite without weighing all actions; None if it cannot."""


def even(_state: Any, _seat: int, ask: Ask) -> Sequence[float]:
    """The policy of a game without one: all actions have the same weight."""
    return [1.0] * len(ask.actions)


class Policy(Generic[S]):
    """Which action looks good without trying it."""

    __slots__ = ("quick", "reply", "weigh")

    def __init__(
        self,
        weigh: Callable[[S, int, Ask], Sequence[float]] = even,
        quick: Shortcut[S] | None = None,
        reply: Shortcut[S] | None = None,
    ) -> None:
        self.weigh = weigh
        """A weight for each listed action; larger is better."""
        self.quick = quick
        """A faster way to find the favourite than weighing all actions."""
        self.reply = reply
        """A cheap choice of the other seats in rollouts, for games in which it hardly matters what they do."""

    def order(self, state: S, ask: Ask) -> list[int]:
        """The numbers of the actions, the most promising first."""
        weights = self.weigh(state, ask.seat, ask)
        return sorted(range(len(weights)), key=lambda i: -weights[i])

    def favourite(self, state: S, ask: Ask, rng: Random) -> Action:
        """The action with the largest weight; ties by chance."""
        actions = ask.actions
        if len(actions) == 1:
            return actions[0]
        if self.weigh is even:
            return actions[int(rng.random() * len(actions))]
        weights = self.weigh(state, ask.seat, ask)
        best = max(weights)
        return actions[rng.choice([i for i, weight in enumerate(weights) if weight == best])]

    def answer(self, state: S, ask: Ask, rng: Random, own: bool = True) -> Action:
        """The favourite of a seat in a rollout, its own or another's, by a shortcut if there is one."""
        shortcut = self.quick if own else self.reply or self.quick
        found = shortcut(state, ask) if shortcut else None
        return self.favourite(state, ask, rng) if found is None else found


def no_features(_state: Any, _seat: int) -> dict[str, float]:
    """The features of a game without an evaluation."""
    return {}


def nothing_known(_state: Any, _seat: int) -> float | None:
    """A position is worth what its features say."""
    return None


def no_opponent(_state: Any) -> float:
    """There is no automated opponent."""
    return 0.0


class Evaluation(Generic[S]):
    """What a position is worth to a seat, in points at the end of the game."""

    __slots__ = ("features", "known", "opponent", "rivalry", "weights")

    def __init__(
        self,
        features: Callable[[S, int], dict[str, float]] = no_features,
        weights: Mapping[str, float] | None = None,
        known: Callable[[S, int], float | None] = nothing_known,
        rivalry: float = 0.3,
        opponent: Callable[[S], float] = no_opponent,
    ) -> None:
        self.features = features
        """The features of a position, by name."""
        self.weights = weights or {}
        """The value of each feature, in points."""
        self.known = known
        """What a position is worth without its features: the points at the end; None where the features say it."""
        self.rivalry = rivalry
        """How much the best opponent's value counts against the seat's own."""
        self.opponent = opponent
        """In a solo game: the points that the automated opponent can expect."""

    def weighted(self, weights: Mapping[str, float]) -> Evaluation[S]:
        """The same with other weights."""
        return Evaluation(self.features, weights, self.known, self.rivalry, self.opponent)

    def value(self, state: S, seat: int) -> float:
        """The points that a seat may expect."""
        known = self.known(state, seat)
        if known is not None:
            return known
        weights, total = self.weights, 0.0
        for name, amount in self.features(state, seat).items():
            total += weights[name] * amount
        return total

    def margin(self, state: S, seat: int) -> float:
        """One's own value, less a part of the best opponent's; alone, less what the automated opponent expects."""
        own = self.value(state, seat)
        if state.seats == 1:
            return own - self.opponent(state)
        if not self.rivalry:
            return own
        return own - self.rivalry * max([self.value(state, other) for other in range(state.seats) if other != seat])
