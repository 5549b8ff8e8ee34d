"""What a bot is given: one seat of a match, without access to the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, TypeVar

from .ask import Action, Ask
from .game import Alarm, Game
from .match import Match
from .preview import Preview
from .view import View

S = TypeVar("S")


class Seat:
    """A match as one seat may know it: view, question, imagined copies. The true state is out of reach."""

    __slots__ = (
        "_alarm",
        "_ask",
        "_imagine",
        "_preview",
        "_view",
        "began",
        "game",
        "number",
        "options",
        "seats",
        "version",
    )

    def __init__(self, match: Match[Any], number: int) -> None:
        self.game: Game[Any] = match.game
        self.number = number
        self.seats = match.state.seats
        self.options = dict(match.state.options)
        self.began = match.began
        """How many choices had been made at the table when the beat began."""
        self.version = match.version
        """The version of the match: a plan made at an earlier one may no longer be possible."""
        self._view: Callable[[], View[Any, Any]] = lambda: match.view(number)
        self._ask: Callable[[], Ask] = lambda: match.asks[number]
        self._imagine: Callable[[int, bool], Match[Any]] = lambda seed, keep: match.imagine(number, seed, keep)
        self._preview: Callable[[Action], Preview] = lambda action: match.preview(number, action)
        self._alarm: Callable[[], Alarm | None] = lambda: match.game.alarm(match.state)

    @property
    def view(self) -> View[Any, Any]:
        """What the seat may know."""
        return self._view()

    @property
    def ask(self) -> Ask:
        """The question to answer: a copy, so that changing it does not affect the table."""
        ask = self._ask()
        own = Ask(
            ask.seat,
            ask.about,
            lambda: list(ask.actions),
            args=lambda: deepcopy(ask.args),
            blocked=lambda: ask.blocked,
            guide=ask.guide,
            pause=ask.pause,
        )
        own.version = ask.version
        return own

    @property
    def legal(self) -> Sequence[Action]:
        """The actions to choose from."""
        return tuple(self._ask().actions)

    @property
    def clock(self) -> Alarm | None:
        """The timer of a real-time phase, if it runs."""
        return self._alarm()

    def imagine(self, seed: int = 0, keep: bool = True) -> Match[Any]:
        """A copy in which everything that the seat cannot know is dealt again, with fresh chance."""
        return self._imagine(seed, keep)

    def preview(self, action: Action) -> Preview:
        """What the action would cost and bring."""
        return self._preview(action)

    def __repr__(self) -> str:
        return f"<seat {self.number} of {self.game.name}>"
