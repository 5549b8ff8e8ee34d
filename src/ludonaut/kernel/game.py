"""What a game is to everybody else: a card with its facts, and the handful of functions that it must give."""

from __future__ import annotations

import importlib
import sys
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from .ask import Action, Args, Script
from .errors import BadOptions
from .rng import Rng
from .state import Options, State, Value
from .text import Texts

S = TypeVar("S", bound=State)

View: TypeAlias = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Option:
    """Something that may be chosen before the game: a switch, one of `choices`, or a number from `lo` to `hi`.

    `seats` limits the numbers of seats for which anything but the default makes sense. Texts: `option-<name>`,
    `option-<name>-tip` and, for choices, `option-<name>-<choice>`.
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    lo: int = 0
    hi: int = 0
    seats: tuple[int, int] | None = None

    @property
    def kind(self) -> str:
        """How a page would offer it."""
        if self.choices:
            return "select"
        return "switch" if isinstance(self.default, bool) else "number"

    def read(self, value: object) -> Value:
        """The value, also from a word of a command line; refused with what would be possible."""
        if self.kind == "switch":
            word = str(value).lower()
            if word in ("true", "false", "yes", "no"):
                return word in ("true", "yes")
            raise BadOptions(f"option {self.name} is true or false, not {value!r}")
        if self.kind == "select":
            for choice in self.choices:
                if not isinstance(value, bool) and str(choice) == str(value):
                    return choice
            raise BadOptions(f"option {self.name} is one of {', '.join(map(str, self.choices))}, not {value!r}")
        try:
            number = int(str(value))
        except ValueError:
            raise BadOptions(f"option {self.name} is a number, not {value!r}") from None
        if not self.lo <= number <= self.hi:
            raise BadOptions(f"option {self.name} goes from {self.lo} to {self.hi}, not {number}")
        return number


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's points, with what they come from (texts `score-<key>`)."""

    total: int
    items: list[tuple[str, int]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text to be said in some language: a message and its arguments."""

    message: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Alarm:
    """When the server should answer for the clock: `seconds` after it first saw this `key`."""

    key: str
    seconds: float


class Game(ABC, Generic[S]):
    """The rules of one game. It holds no state of its own: everything that lasts is in the state."""

    name: ClassVar[str]
    version: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    minutes: ClassVar[tuple[int, int]]
    weight: ClassVar[float]
    since: ClassVar[int]
    designer: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    state_type: type[S]

    @abstractmethod
    def set_up(self, seats: int, options: Options, rng: Rng) -> S:
        """The table before the first question."""

    @abstractmethod
    def beat(self, state: S) -> Script[None] | None:
        """The next beat, from nothing but the state; None when the game is over."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """What this seat (None: a spectator) may know, JSON-ready and free of everything else."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, rng: Rng) -> None:
        """Shuffle, in place and with the given generator, all that this seat cannot know now."""

    @abstractmethod
    def scores(self, state: S) -> list[Score]:
        """Every seat's points as they would count now."""

    def seen_scores(self, state: S, seat: int | None) -> list[Score]:
        """The points as this seat (None: a spectator) can count them; a game in which some are hidden says which."""
        return self.scores(state)

    @abstractmethod
    def winners(self, state: S) -> list[int]:
        """Who has won, all ties broken; empty if nobody has (a lost solo game)."""

    @abstractmethod
    def audit(self, state: S) -> None:
        """Count all components; raise what is missing or too many (`ensure`)."""

    def refuse(self, seats: int, options: Options) -> str | None:
        """A message (`refuse-...`) if these options exclude each other."""
        return None

    def phrase(self, view: View, action: Action) -> Phrase:
        """The words for an action. Unless a game knows better: `do-<verb>` with its parts as $a, $b, $c..."""
        return Phrase(f"do-{action[0]}", dict(zip("abcdefgh", action[1:], strict=False)))

    def traits(self, state: S) -> list[dict[str, str]]:
        """What makes seats differ from the start (a faction, a planet), for reports on balance."""
        return [{} for _ in range(state.seats)]

    def alarm(self, state: S) -> Alarm | None:
        """In a real-time phase: when the clock answers its ask."""
        return None

    @property
    def package(self) -> str:
        """Where the rooms are."""
        return str(sys.modules[type(self).__module__].__package__)

    def room(self, name: str) -> ModuleType:
        """A room of the game's package (table, sense, ...), opened when first needed."""
        return importlib.import_module(f"{self.package}.{name}")

    @cached_property
    def texts(self) -> Texts:
        """The words of the game in every language."""
        return Texts(self.package)

    def read_options(self, seats: int, given: dict[str, Any] | None) -> Options:
        """All options with their values; refuses unknown ones and numbers of seats that the game does not have."""
        lo, hi = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int) or not lo <= seats <= hi:
            raise BadOptions(f"{self.name} is for {lo} to {hi} seats, not {seats}")
        known = {option.name: option for option in self.options}
        options: Options = {option.name: option.default for option in self.options}
        for name, value in (given or {}).items():
            if name not in known:
                raise BadOptions(f"{self.name} has no option {name!r}; it has {', '.join(known) or 'none'}")
            options[name] = known[name].read(value)
            allowed = known[name].seats
            if allowed and options[name] != known[name].default and not allowed[0] <= seats <= allowed[1]:
                raise BadOptions(f"option {name} is for {allowed[0]} to {allowed[1]} seats, not {seats}")
        why = self.refuse(seats, options)
        if why:
            raise BadOptions(self.texts.say("en", why))
        return options
