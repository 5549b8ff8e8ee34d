"""The words in which effects are written, and the one script that reads them.

Each chapter of the rules registers its words with `@word`; nobody needs to import the chapters in a circle.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from ludonaut.kernel import Action, Ask, Script

from ..content import Effect, Effects
from ..state import PLAYED, SetiState


class Context:
    """What the words of one effect list know of each other: the card, where one landed, which signals were marked."""

    __slots__ = (
        "card",
        "colour",
        "declined",
        "kept",
        "landed",
        "marks",
        "sample",
        "sector",
        "source",
        "species",
        "taken",
        "tech",
    )

    def __init__(self, source: int = PLAYED, card: str = "", species: int = -1) -> None:
        self.source = source
        self.card = card
        self.species = species
        self.landed = ""
        self.marks: list[int] = []
        """Stars marked by this effect; -1 for the 'Oumuamua tile."""
        self.declined = False
        """Did the last effect end with a "no", when free actions were possible, too?"""
        self.sector = -1
        self.tech = -1
        self.colour = ""
        self.taken = ""
        self.sample = ""
        self.kept = ""
        """Where the card goes after its effect, if not where its kind says: "hand" or "tucked"."""


Word = Callable[[SetiState, int, Effect, Context], Script[None]]
W = TypeVar("W", bound=Word)

WORDS: dict[str, Word] = {}
HOOKS: dict[str, Callable[..., Any]] = {}
"""Rules that earlier chapters call and later chapters define: free actions, and how the rival takes a gain."""


def word(name: str) -> Callable[[W], W]:
    """Register how a word of the effect vocabulary is carried out."""

    def register(script: W) -> W:
        WORDS[name] = script
        return script

    return register


def hook(name: str) -> Callable[[Any], Any]:
    """Register a rule that an earlier chapter calls by name."""

    def register(rule: Any) -> Any:
        HOOKS[name] = rule
        return rule

    return register


def resolve(state: SetiState, seat: int, effects: Effects, context: Context) -> Script[None]:
    """Carry out effects from left to right. The rival has its own way with gains."""
    if seat >= state.seats:
        yield from HOOKS["rival_gains"](state, effects, context)
        return
    for number, effect in enumerate(effects):
        if number and is_decisive(effect) and not context.declined:
            yield from meanwhile(state, seat)
        context.declined = False
        yield from WORDS[effect[0]](state, seat, effect, context)


def is_decisive(effect: Effect) -> bool:
    """Does it matter for this effect which free actions were taken before? The discs turn, or something is counted."""
    name = effect[0]
    if name == "research":
        return bool(effect[1] != "copy")
    if name == "per":
        return effect[3][0] in ("publicity", "tucked")
    return name in ("signal", "mark") and effect[1] == "probe"


def meanwhile(state: SetiState, seat: int) -> Script[None]:
    """A moment in the middle of the main action: what was just gained may be used for free actions."""
    if state.window == seat and HOOKS["free_actions"](state, seat):
        yield from choose(state, seat, "meanwhile", lambda: [GO_ON], guide="turn")


def choose(
    state: SetiState,
    seat: int,
    about: str,
    options: Callable[[], Sequence[Action]],
    *,
    guide: str = "",
    **args: Any,
) -> Script[Action]:
    """Ask, and let the owner of the turn slip in free actions first.

    Returns `("none",)` when a free action took away the last option. Options are read afresh each time: the hands
    that they speak of may be somebody else's guess.
    """
    while True:
        if state.window != seat:
            answer: Action = yield Ask(seat, about, options, args=args, guide=guide)
            return answer
        answer = yield Ask(
            seat, about, lambda: [*options(), *HOOKS["free_actions"](state, seat)], args=args, guide=guide
        )
        if answer[0] not in FREE:
            return answer
        yield from HOOKS["free_action"](state, seat, answer)
        if not options():
            return NONE


def pick(
    state: SetiState, seat: int, about: str, options: Sequence[Action], *, guide: str = "", **args: Any
) -> Script[Action]:
    """Choose among options that everybody can see; a single one needs no question."""
    if len(options) == 1:
        return options[0]
    return (yield from choose(state, seat, about, lambda: options, guide=guide, **args))


FREE = frozenset({"move", "haul", "corner", "place", "place_low", "trade", "buy", "complete"})
"""Verbs of the free actions."""
NONE: Action = ("none",)
SKIP: Action = ("skip",)
GO_ON: Action = ("go_on",)
