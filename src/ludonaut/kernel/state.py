"""What the states of all games have in common, and events."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Self, TypeAlias

from .copying import DROPPED, SHARED, copier
from .rng import Rng

Value: TypeAlias = str | int | bool
Options: TypeAlias = dict[str, Value]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: `log-<about>` filled with `args`.

    The seats in `to` also know `secret` (text `log-<about>-secret`, where there is one).
    """

    about: str
    args: dict[str, Any]
    to: tuple[int, ...] = ()
    secret: dict[str, Any] = field(default_factory=dict)

    def seen_by(self, seat: int | None) -> Event:
        """The event without anything that this seat may not know."""
        if not self.secret:
            return self
        if seat in self.to:
            return Event(self.about + "-secret", self.args | self.secret)
        return Event(self.about, self.args)


@dataclass(slots=True, kw_only=True)
class State:
    """All that lasts in a game, the random generator included.

    Subclasses are dataclasses with slots whose fields are plain, typed and JSON-friendly, so that positions can be
    written and read and copies are made from the types. `events` is where the match listens; None in a rollout.
    """

    seats: int
    options: Options = field(metadata=SHARED)
    rng: Rng
    events: list[Event] | None = field(default=None, repr=False, compare=False, metadata=DROPPED)

    @classmethod
    def __init_subclass__(cls) -> None:
        """Refuse fields of the same names: their slots would hide those of a compiled State from compiled code."""
        for name in ("seats", "options", "rng", "events"):
            if name in vars(cls):
                delattr(cls, name)

    def copy(self) -> Self:
        """A copy that shares nothing mutable with this state, and records no events."""
        kind: Any = type(self)
        new: Self = copier(kind)(self)
        return new

    def tell(
        self, about: str, /, *, to: tuple[int, ...] = (), secret: dict[str, Any] | None = None, **args: Any
    ) -> None:
        """Report an event in the rule where it happens. Costs nothing when nobody listens."""
        if self.events is not None:
            self.events.append(Event(about, args, to, secret or {}))
