"""The interface between players and games: a policy, an evaluation, and settings for the search.

A `Bot` is a set of typed functions with defaults. All of them get a state that was imagined for a seat, so nothing in
it is more than a guess where the seat cannot look.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from ludonaut.kernel import Action, Ask, Match, Phrase, State

from .judging import Evaluation, Policy

__all__ = ["Bot", "Evaluation", "Finding", "Policy", "Rollout", "Settings", "Solver"]

S = TypeVar("S", bound=State)

Judge: TypeAlias = Callable[[Match[S]], float]
Rollout: TypeAlias = Callable[[Match[S], int, Judge[S]], float]
"""A game's own way to play on from an imagined match: match, seat, and a judge of the margin; tells the margin."""


class Finding(NamedTuple):
    """The result of a review: the points that a choice cost, and the better choice."""

    cost: float
    better: Phrase


Review: TypeAlias = Callable[[Match[S], int, Action, Random], Finding | None]
"""A game's own judgement of a choice in a finished game: match before it, seat, action."""


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
