"""The door to a game's `sense`: what a position is worth, and which actions look good at a glance.

A sense room gives FEATURES (name -> weight), `features(state, seat)`, `value(state, seat)` in points and, if it can,
`prior(state, seat, ask)`: a weight per listed action. RIVALRY says how much the best opponent's value counts against
one's own, WIDEST how many of the most promising actions greedy looks at, GLANCES what small questions are about that
a glance answers as well as a closer look. Where a solo opponent is a rule, `rival(state)` says what it may expect.

How a game is searched is measured and said there too: HORIZON, the beats that an imagined game goes on before sense
judges (0: a glance is as good; 1: to the end of one's own turn), WIDTH, the actions that are tried for a choice, and
GROWTH, the share of the budget in which plans are varied; the rest is for their race. A game with questions of several
kinds has `horizon(state, ask)` instead, and one whose rounds start from nothing has `chapter(state)`: an imagined game
stops where that changes. One whose turns take now one beat and now two has `clock(state)`: the horizon is then by that
clock, from where it stands at the decision, so that all plans are judged at the same moment. FORESIGHT is the share of
the budget in which the best plans are compared by the best that can be made of one's own next turn (none unless the
game says so). TRUST is what is added to the margin that is seen of an action for each point of its prior: where a few
deals are mostly luck, how it looks is worth knowing too; and where an evaluation was learned from games by glance, it
is least wrong about what the glance would do. A game that is not searched alike alone has `foresight(state)` and
`trust(state)` instead.

Two short cuts for games with long playouts: `pick(state, ask)`, the favourite of `prior` found with less
work, and `play_on(world, seat, judge)`, which plays on in the game's own way and tells the margin instead of HORIZON.
A game may search some questions in a way of its own: `Study` is what one seat has in mind there (see
bots.galaxy_trucker.study), STUDIES what those are about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType
from typing import Any

from ludonaut.kernel import Action, Ask, Game

WIDEST = 48
"""How many actions are tried unless the game says otherwise; of longer lists, those that look best at a glance."""

Prior = Callable[[Any, int, Ask], Sequence[float]]


class Sense:
    """One game's sense, perhaps with other weights than its own; a game without one is judged by its scores."""

    def __init__(self, game: Game[Any], weights: Mapping[str, float] | None = None) -> None:
        self.game = game
        room = bot_of(game)
        self.weights: Mapping[str, float] = weights or (room.FEATURES if room else {})
        self.features: Callable[[Any, int], dict[str, float]] = room.features if room else (lambda _state, _seat: {})
        self.own: Callable[[Any, int], float] = room.value if room else self._score
        self.value: Callable[[Any, int], float] = self._weighed if weights else self.own
        self.prior: Prior | None = getattr(room, "prior", None)
        self.pick: Callable[[Any, Ask], Action] | None = getattr(room, "pick", None)
        self.play_on: Callable[[Any, int, Callable[[Any], float]], float] | None = getattr(room, "play_on", None)
        self.rivalry: float = getattr(room, "RIVALRY", 0.3)
        self.rival: Callable[[Any], float] = getattr(room, "rival", lambda _state: 0.0)
        self.widest: int = getattr(room, "WIDEST", WIDEST)
        self.glances: frozenset[str] = getattr(room, "GLANCES", frozenset())
        beats: int = getattr(room, "HORIZON", 2)
        self.horizon: Callable[[Any, Ask], int] = getattr(room, "horizon", lambda _state, _ask: beats)
        self.chapter: Callable[[Any], int] = getattr(room, "chapter", lambda _state: 0)
        self.clock: Callable[[Any], int] | None = getattr(room, "clock", None)
        self.growth: float = getattr(room, "GROWTH", 0.4)
        self.width: int = getattr(room, "WIDTH", 16)
        share: float = getattr(room, "TRUST", 0.0)
        self.trust: Callable[[Any], float] = getattr(room, "trust", lambda _state: share)
        part: float = getattr(room, "FORESIGHT", 0.0)
        self.foresight: Callable[[Any], float] = getattr(room, "foresight", lambda _state: part)
        self.study: Callable[[Random], Any] | None = getattr(room, "Study", None)
        self.studies: frozenset[str] = getattr(room, "STUDIES", frozenset())

    def _score(self, state: Any, seat: int) -> float:
        return float(self.game.scores(state)[seat].total)

    def _weighed(self, state: Any, seat: int) -> float:
        """With other weights; at the end points are points."""
        if self.game.beat(state) is None:
            return self.own(state, seat)
        weights = self.weights
        return sum(weights[name] * amount for name, amount in self.features(state, seat).items())

    def margin(self, state: Any, seat: int) -> float:
        """One's own value, less a part of the best opponent's; alone, less what the solo rule's rival expects."""
        own = self.value(state, seat)
        if state.seats == 1:
            return own - self.rival(state)
        if not self.rivalry:
            return own
        return own - self.rivalry * max(self.value(state, other) for other in range(state.seats) if other != seat)

    def order(self, state: Any, seat: int, ask: Ask) -> list[int]:
        """The numbers of the actions, the most promising first."""
        count = len(ask.actions)
        if self.prior is None:
            return list(range(count))
        weights = self.prior(state, seat, ask)
        return sorted(range(count), key=lambda i: -weights[i])

    def liking(self, state: Any, ask: Ask) -> dict[Action, float]:
        """What a search adds to what it sees of an action, for how it looks at a glance."""
        trust = self.trust(state)
        if not trust or self.prior is None:
            return {}
        weights = self.prior(state, ask.seat, ask)
        return {action: trust * weight for action, weight in zip(ask.actions, weights, strict=True)}


def bot_of(game: Game[Any]) -> ModuleType | None:
    """What bots know of a game: `ludonaut.bots.<game>` for ours, the module `bot` beside any other."""
    own, beside = f"ludonaut.bots.{game.package.rpartition('.')[2]}", f"{game.package}.bot"
    name = own if game.package.startswith("ludonaut.games.") else beside
    return import_module(name) if find_spec(name) else None


@cache
def sense_of(game: Game[Any]) -> Sense:
    """A game's sense, opened once."""
    return Sense(game)
