"""How effects are carried out: one after the other, each by the script that its chapter registered for its type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ludonaut.kernel import Action, Ask, Script

from ..content import CARDS
from ..content.effects import Draw, Effect, Effects, Odd, Per, Research, Signal
from ..state import PLAYED, SetiState
from .counting import completable


@dataclass(slots=True)
class Context:
    """What the effects of one list know of each other."""

    source: int = PLAYED
    """Which item of the score the points belong to."""
    card: str = ""
    species: int = -1
    """The species, left or right, whose cards are taken."""
    landed: str = ""
    marks: list[int] = field(default_factory=list)
    """Stars marked by this effect; -1 for the 'Oumuamua tile."""
    sector: int = -1
    tech: int = -1
    colour: str = ""
    taken: str = ""
    drawn: list[str] = field(default_factory=list)
    sample: str = ""
    declined: bool = False
    """Did the last effect end with a "no", when free actions were possible, too?"""
    place: str = ""
    """Where the card goes after its effect, if not where its kind says: "hand" or "tucked"."""


Handler = Callable[[SetiState, int, Any, Context], Script[None] | None]
"""Carries an effect out; a script, if there may be something to ask."""
H = TypeVar("H", bound=Callable[..., Script[None] | None])

HANDLERS: dict[type[Effect], Handler] = {}
ODD: dict[str, Handler] = {}
"""How an odd effect is carried out, by its name."""
RIVAL_HANDLERS: dict[type[Effect], Handler] = {}
"""What effects mean to the solo rival; those that are missing mean nothing."""


def handles(*kinds: type[Effect], by: dict[type[Effect], Handler] = HANDLERS) -> Callable[[H], H]:
    """Register how effects of these types are carried out."""

    def register(handler: H) -> H:
        by.update(dict.fromkeys(kinds, handler))
        return handler

    return register


def odd(name: str) -> Callable[[H], H]:
    """Register how an odd effect is carried out."""

    def register(handler: H) -> H:
        ODD[name] = handler
        return handler

    return register


def resolve(state: SetiState, seat: int, effects: Effects, context: Context) -> Script[None]:
    """Carry out effects from left to right. The rival has its own way with them."""
    handlers = HANDLERS if seat < state.seats else RIVAL_HANDLERS
    for number, effect in enumerate(effects):
        asked = state.window == seat and type(effect) in DECISIVE and not context.declined
        if asked and is_decisive(state, seat, number, effect):
            yield from meanwhile(state, seat)
        context.declined = False
        handler = handlers.get(type(effect))
        script = handler(state, seat, effect, context) if handler is not None else None
        if script is not None:
            yield from script


@handles(Odd)
def carry_out_odd(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None] | None:
    return ODD[effect.name](state, seat, effect, context)


# ---- questions


DECISIVE = frozenset({Draw, Per, Research, Signal})


def is_decisive(state: SetiState, seat: int, number: int, effect: Effect) -> bool:
    """Does it matter which free actions were taken since the action began?

    The discs turn, a probe's place or something else is counted, or a card comes to a hand that a mission wants empty.
    """
    if isinstance(effect, Draw):
        return not state.players[seat].hand and bool(completable(state, seat))
    if not number:
        return False
    if isinstance(effect, Per):
        return effect.counted.what in ("publicity", "tucked") or bool(completable(state, seat))
    return (isinstance(effect, Research) and effect.kind != "copy") or (
        isinstance(effect, Signal) and effect.where == "probe"
    )


def meanwhile(state: SetiState, seat: int) -> Script[None]:
    """A moment in the middle of the main action: what was just gained may be used for free actions."""
    if state.window == seat:
        yield from choose(seat, "meanwhile", lambda: [GO_ON], guide="turn")


def choose(
    seat: int, about: str, options: Callable[[], Sequence[Action]], *, guide: str = "", **args: Any
) -> Script[Action]:
    """Ask; again after each free action that the owner of the turn takes in between (`free.with_free_actions`).

    Returns `("none",)` when a free action took away the last option. Options are listed again each time: the hands that
    they speak of may be somebody else's guess.
    """
    while True:
        answer: Action = yield Ask(seat, about, options, args=args, guide=guide)
        if answer is not AGAIN:
            return answer
        if not options():
            return NONE


def pick(seat: int, about: str, options: Sequence[Action], *, guide: str = "", **args: Any) -> Script[Action]:
    """Choose among options that everybody can see; a single one needs no question."""
    if len(options) == 1:
        return options[0]
    return (yield from choose(seat, about, lambda: options, guide=guide, **args))


def on_cards(verb: str) -> dict[str, Action]:
    """What can be done with each card; kept, because it is listed again and again."""
    return {card: (verb, card) for card in CARDS}


NONE: Action = ("none",)
SKIP: Action = ("skip",)
GO_ON: Action = ("go_on",)
AGAIN: Action = ("again",)
"""Stands for an answer after a free action: the question is put again."""
