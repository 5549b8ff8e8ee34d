"""The three ways to ask.

`Ask` is one seat's question, `Together` lets seats answer their own scripts at their own pace, `Race` asks several at
once and the first answer wins. That is enough for all the games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from .errors import IllegalAction

T = TypeVar("T")

Action: TypeAlias = tuple[str | int, ...]
Args: TypeAlias = dict[str, Any]

CLOCK = -1
"""The timer of a real-time phase is a seat too: the server, or a simulated tempo, answers for it."""

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_.:+-]*\Z")


def check_action(action: object) -> None:
    """Refuse anything but a flat tuple of words and whole numbers that begins with a word."""
    if not isinstance(action, tuple) or not action or not isinstance(action[0], str):
        raise IllegalAction(f"{action!r:.80} is not an action: it must be a tuple that begins with a word")
    for part in action:
        if isinstance(part, bool) or not (isinstance(part, int) or (isinstance(part, str) and _WORD.match(part))):
            raise IllegalAction(f"{part!r:.80} cannot be a part of an action: only words and whole numbers can")


@dataclass(frozen=True, slots=True)
class Blocked:
    """An action that a player might look for, and why it is not possible now (text `why-<why>`)."""

    action: Action
    why: str
    args: Args = field(default_factory=dict)
    guide: str = ""


class Ask:
    """A question to one seat: what it is about and the legal actions, listed only when somebody looks.

    `about` names the texts `ask-<about>` (for the one who answers) and `wait-<about>` (for those who wait). `args`
    fills both and is therefore public. `pause` keeps the question open even when a single action is left.
    """

    __slots__ = ("_actions", "_args", "_blocked", "_source", "about", "guide", "pause", "seat", "version")

    version: int
    """The version of the match at which the question was asked; the match sets it."""

    def __init__(
        self,
        seat: int,
        about: str,
        actions: Callable[[], Sequence[Action]] | Sequence[Action],
        *,
        args: Args | Callable[[], Args] | None = None,
        blocked: Callable[[], Sequence[Blocked]] | None = None,
        guide: str = "",
        pause: bool = False,
    ) -> None:
        self.seat = seat
        self.about = about
        self.guide = guide
        self.pause = pause
        self._source: Any = actions
        self._actions: list[Action] | None = None
        self._args = args
        self._blocked = blocked

    @property
    def actions(self) -> list[Action]:
        """Every legal action, computed when first read."""
        actions = self._actions
        if actions is None:
            source = self._source
            kind = type(source)
            listed = source if kind is list or kind is tuple else source()
            actions = self._actions = listed if type(listed) is list else list(listed)
        return actions

    def also(self, more: Callable[[], Sequence[Action]]) -> Ask:
        """The same question with more actions after its own."""
        own = self._source
        self._source = lambda: [*(own if isinstance(own, (list, tuple)) else own()), *more()]
        self._actions = None
        return self

    @property
    def args(self) -> Args:
        """The arguments of the question's texts."""
        args = self._args
        if args is None:
            return {}
        return args if isinstance(args, dict) else args()

    @property
    def blocked(self) -> Sequence[Blocked]:
        """What is not possible now and why; shown to people only."""
        return self._blocked() if self._blocked is not None else ()

    @property
    def single(self) -> bool:
        """Is there only one possibility, so that nobody needs to be asked?"""
        return not self.pause and len(self.actions) == 1

    def again(self) -> Ask:
        """The same question once more; its actions are listed again."""
        return Ask(
            self.seat,
            self.about,
            self._source,
            args=self._args,
            blocked=self._blocked,
            guide=self.guide,
            pause=self.pause,
        )

    def same_as(self, other: Ask) -> bool:
        """Is it the same question, so that an answer to one answers the other?"""
        return self.about == other.about and self.args == other.args and list(self.actions) == list(other.actions)

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.about!r})"


class Together:
    """Every seat runs its own script at its own pace; the beat goes on when all are done.

    The scripts ask with `Ask` only, touch only what is their seat's, and use no chance. What a seat chooses is shown to
    the others when all are done and can be taken back until then; what is `public` at once cannot be taken back.
    """

    __slots__ = ("public", "scripts")

    def __init__(self, scripts: dict[int, Script[Any]], *, public: bool = False) -> None:
        self.scripts = scripts
        self.public = public


class Race:
    """Several seats are asked at once and the first answer wins; it is the only choice of its beat.

    A `final` race is against time: what was answered cannot be taken back.
    """

    __slots__ = ("asks", "final")

    def __init__(self, asks: dict[int, Ask], *, final: bool = False) -> None:
        self.asks = asks
        self.final = final


Question: TypeAlias = Ask | Together | Race
Script: TypeAlias = Generator[Question, Any, T]
