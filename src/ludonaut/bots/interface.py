"""The interface between players and games: a policy, an evaluation, and settings for the search.

A `Bot` is a set of typed functions with defaults. All of them get a state that was imagined for a seat, so nothing in
it is more than a guess where the seat cannot look.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from ludonaut.kernel import Action, Ask, Match, Phrase, State

S = TypeVar("S", bound=State)

Judge: TypeAlias = Callable[[Match[S]], float]
Rollout: TypeAlias = Callable[[Match[S], int, Judge[S]], float]
"""A game's own way to play on from an imagined match: match, seat, and a judge of the margin; tells the margin."""
Shortcut: TypeAlias = Callable[[S, Ask], Action | None]
"""A function that finds the favourite without weighing all actions; None if it cannot."""


class Finding(NamedTuple):
    """The result of a review: the points that a choice cost, and the better choice."""

    cost: float
    better: Phrase


Review: TypeAlias = Callable[[Match[S], int, Action, Random], Finding | None]
"""A game's own judgement of a choice in a finished game: match before it, seat, action."""


def even(_state: Any, _seat: int, ask: Ask) -> Sequence[float]:
    """The policy of a game without one: all actions have the same weight."""
    return [1.0] * len(ask.actions)


@dataclass(frozen=True, slots=True)
class Policy(Generic[S]):
    """Which action looks good without trying it."""

    weigh: Callable[[S, int, Ask], Sequence[float]] = even
    """A weight for each listed action; larger is better."""
    quick: Shortcut[S] | None = None
    """A faster way to find the favourite than weighing all actions."""
    reply: Shortcut[S] | None = None
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


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[S]):
    """What a position is worth to a seat, in points at the end of the game."""

    features: Callable[[S, int], dict[str, float]] = lambda _state, _seat: {}
    """The features of a position, by name."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """The value of each feature, in points."""
    known: Callable[[S, int], float | None] = lambda _state, _seat: None
    """What a position is worth without its features: the points at the end; None where the features say it."""
    rivalry: float = 0.3
    """How much the best opponent's value counts against the seat's own."""
    opponent: Callable[[S], float] = lambda _state: 0.0
    """In a solo game: the points that the automated opponent can expect."""

    def value(self, state: S, seat: int) -> float:
        """The points that a seat may expect."""
        known = self.known(state, seat)
        if known is not None:
            return known
        weights = self.weights
        return sum([weights[name] * amount for name, amount in self.features(state, seat).items()])

    def margin(self, state: S, seat: int) -> float:
        """One's own value, less a part of the best opponent's; alone, less what the automated opponent expects."""
        own = self.value(state, seat)
        if state.seats == 1:
            return own - self.opponent(state)
        if not self.rivalry:
            return own
        return own - self.rivalry * max(self.value(state, other) for other in range(state.seats) if other != seat)


@dataclass(frozen=True, slots=True)
class Settings(Generic[S]):
    """How a game is best searched, as measured."""

    candidates: int = 48
    """Actions that greedy tries; of longer lists those that the policy prefers. 1: the policy alone decides."""
    width: int = 16
    """Actions that a search tries for a choice."""
    variation: float = 0.4
    """The share of a search's budget in which plans are varied; the rest compares them."""
    small_questions: frozenset[str] = frozenset()
    """What questions are about that the policy answers as well as a search."""
    irrevocable: frozenset[str] = frozenset()
    """Verbs that no weak level chooses by mistake, beside those that the game calls careful."""
    horizon: Callable[[S, Ask], int] = lambda _state, _ask: 2
    """The number of beats of a rollout, including the present one; 0: the policy alone decides."""
    clock: Callable[[S], int] | None = None
    """Where beats differ in length: the horizon is by this clock, so that all plans are judged at the same moment."""
    chapter: Callable[[S], int | None] = lambda _state: 0
    """A rollout stops where this changes, since beyond it all plans are alike, and where it is None."""
    lookahead: Callable[[S], float] = lambda _state: 0.0
    """The share of the budget in which the best plans are compared by the best next turn that follows them."""
    prior_weight: Callable[[S], float] = lambda _state: 0.0
    """Points that a search adds for each point of an action's policy weight: a few deals are mostly luck."""


class Solver(Protocol[S]):
    """A game's own way to look for an answer to some questions, from one choice to the next."""

    done: int
    """What was tried for this choice."""
    plans: list[tuple[tuple[Action, ...], float]]
    """What was compared for this choice, with the value expected of it, the answer first; empty if nothing was."""

    def choose(self, imagine: Callable[[int], Match[S]], seat: int, share: Callable[[int], float]) -> Action | None:
        """The answer; none if the policy will do. `share` tells how much of the time is used up after `done` tries."""


@dataclass(frozen=True, slots=True)
class Bot(Generic[S]):
    """Everything that players know about a game."""

    evaluation: Evaluation[S]
    policy: Policy[S] = field(default_factory=Policy)
    settings: Settings[S] = field(default_factory=Settings)
    rollout: Rollout[S] | None = None
    solver: Callable[[Random], Solver[S]] | None = None
    solved: frozenset[str] = frozenset()
    """The questions that the solver answers, by what they are about."""
    review: Review[S] | None = None
