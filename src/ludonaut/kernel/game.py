"""The interface of a game: its facts, and the few functions that it must have."""

from __future__ import annotations

import importlib
import sys
from dataclasses import dataclass, field
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from .ask import Action, Args, Script, check_action
from .errors import BadOptions
from .rng import Rng
from .rooms import Nothing, furnish
from .showing import show
from .state import Options, State, Value
from .text import Texts
from .verbs import Verbs
from .view import View

S = TypeVar("S", bound=State)


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
        """How a page offers it."""
        if self.choices:
            return "select"
        return "switch" if isinstance(self.default, bool) else "number"

    def read(self, value: object) -> Value:
        """The value, also from a word of a command line; an error lists the possible values."""
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
    """A seat's points by source (texts `score-<key>`)."""

    total: int
    items: list[tuple[str, int]] = field(default_factory=list)

    @classmethod
    def of(cls, items: dict[str, int]) -> Score:
        """The score with the sum of its sources as total."""
        return cls(sum(items.values()), list(items.items()))


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text in any language: the id of a message, and its arguments."""

    message: str
    args: Args = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Alarm:
    """When the server should answer for the clock: `seconds` after it first saw this `key`."""

    key: str
    seconds: float


class Game(Generic[S]):
    """The rules of one game. It holds no state of its own: everything that lasts is in the state.

    A subclass says the facts. What it does not say of the methods and types below is found by its name in the rooms of
    its package (`kernel/rooms.py`).
    """

    name: ClassVar[str]
    version: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    minutes: ClassVar[tuple[int, int]]
    weight: ClassVar[float]
    since: ClassVar[int]
    designer: ClassVar[str]
    options: ClassVar[tuple[Option, ...]] = ()
    languages: ClassVar[tuple[str, ...]] = ("en", "fr")
    """The languages of its texts."""
    verbs: ClassVar[Verbs]
    """What can be done: every action of the game is made of these."""
    public_type: ClassVar[type[Any]]
    private_type: ClassVar[type[Any]]
    """The structs of the two parts of a view."""
    deducible: ClassVar[frozenset[str]] = frozenset()
    """Fields of the private part that attentive opponents know anyway, so that a redeal may leave them."""
    state_type: type[S]

    def __init_subclass__(cls) -> None:
        furnish(cls, Game)

    def set_up(self, seats: int, options: Options, rng: Rng) -> S:
        """The table before the first question."""
        raise NotImplementedError

    def beat(self, state: S) -> Script[None] | None:
        """The next beat, from nothing but the state; None when the game is over."""
        raise NotImplementedError

    def public(self, state: S) -> Any:
        """What everybody may know, as a struct that shares nothing with the state."""
        return show(self.public_type, state)

    def private(self, state: S, seat: int) -> Any:
        """What only this seat knows, as a struct that shares nothing with the state."""
        kind = self.private_type
        return kind() if kind is Nothing else show(kind, state.players[seat])  # type: ignore[attr-defined]

    def view(self, state: S, seat: int | None) -> View[Any, Any]:
        """What this seat (None: a spectator) may know and nothing else."""
        return View(seat, self.public(state), None if seat is None else self.private(state, seat))

    def tally(self, state: S, seat: int) -> dict[str, int]:
        """What this seat counts before and after an action (texts `tally-<key>`): credits, points, cards...

        What is counted only for a time, such as the sum of a running action, changes only while it is counted.
        Unless a game says otherwise: the numbers that everybody sees in the seat's entry of `public.players`.
        """
        players = getattr(self.public(state), "players", None)
        entry = msgspec.structs.asdict(players[seat]) if players else {}
        return {name: value for name, value in entry.items() if type(value) is int}

    def redeal(self, state: S, seat: int | None, rng: Rng) -> None:
        """Shuffle, in place and with the given generator, everything that this seat cannot know."""
        raise NotImplementedError

    def score(self, state: S, seat: int, open: bool) -> dict[str, int]:
        """A seat's points by what they come from (texts `score-<key>`), without what is secret unless it is `open`."""
        raise NotImplementedError

    def scores(self, state: S) -> list[Score]:
        """Every seat's points as they would count now."""
        return [Score.of(self.score(state, seat, True)) for seat in range(state.seats)]

    def seen_scores(self, state: S, seat: int | None) -> list[Score]:
        """The points as this seat (None: a spectator) can count them, without anything hidden."""
        over = self.beat(state) is None
        return [Score.of(self.score(state, owner, over or owner == seat)) for owner in range(state.seats)]

    def winners(self, state: S) -> list[int]:
        """Who has won, with all ties broken; empty if nobody has (a lost solo game). By default: the most points."""
        totals = [score.total for score in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def audit(self, state: S) -> None:
        """Count all components; raise what is missing or too many (`ensure`)."""
        raise NotImplementedError

    def refuse(self, seats: int, options: Options) -> str | None:
        """A message (`refuse-...`) if these options exclude each other."""
        return None

    def label(self, view: View[Any, Any], action: Action) -> Phrase:
        """The words for an action: `do-<verb>` with its parts by name, or `verb-<verb>` where nouns are left open."""
        verb = self.verbs.get(str(action[0]))
        if verb is None or len(action) != len(verb.parts) + 1:
            return Phrase(f"verb-{action[0]}")
        return Phrase(f"do-{verb.name}", self.verbs.args(view, _actor(view), action))

    def clicks(self, view: View[Any, Any], action: Action) -> tuple[str, ...]:
        """The ids of the pieces to click for an action, in order; empty if the action is only in the list."""
        return self.verbs.clicks(view, _actor(view), action)

    def check_action(self, action: Action) -> None:
        """Refuse what is not an action of this game, and say what would be right."""
        check_action(action)
        self.verbs.check(action)

    def write_action(self, action: Action) -> str:
        """The action as words."""
        return self.verbs.write(action)

    def read_action(self, text: str) -> Action:
        """The action that a line of words stands for."""
        return self.verbs.read(text)

    def action_id(self, action: Action) -> int:
        """The dense number of an action; it stays the same within a version of the rules."""
        return self.verbs.number(action)

    def action_of(self, number: int) -> Action:
        """The action of a number."""
        return self.verbs.action(number)

    @property
    def action_count(self) -> int:
        """How many actions there are; their numbers go from 0 to one less."""
        return self.verbs.count

    def traits(self, state: S) -> list[dict[str, str]]:
        """What makes seats differ from the start (a faction, a planet), for reports on balance."""
        return [{} for _ in range(state.seats)]

    def alarm(self, state: S) -> Alarm | None:
        """In a real-time phase: when the timer answers its ask."""
        return None

    @property
    def package(self) -> str:
        """The package that has the rooms."""
        return str(sys.modules[type(self).__module__].__package__)

    def room(self, name: str) -> ModuleType:
        """A room of the game's package (table, ...), imported when first needed."""
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


def _actor(view: View[Any, Any]) -> int:
    """The seat that acts; a spectator reads the labels of the first seat."""
    return view.seat or 0
