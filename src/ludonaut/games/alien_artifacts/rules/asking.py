"""How a turn asks: artifacts may be used at every question, blockades suspended, effects called for.

A rule yields its questions, and `Apply` to let the text of a card happen. The interpreter, which stands above all
rules, puts the questions with the artifacts that may be used meanwhile, runs the effects, and comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import Any, TypeAlias, TypeVar, final

from ludonaut.kernel import Action, Ask

from ..content.decks import ARTIFACTS, FACE, ON_FACE, TECHNOLOGIES
from ..content.effects import Effect, Replacement
from ..content.schema import Condition
from ..state import AlienState, Allowance
from .gear import gear_of
from .options import STOP
from .paying import Tender, virtual, ways

T = TypeVar("T")

DECLINE: Action = ("decline",)


@final
class Skippable:
    """A question that is not put when it has a single answer and its player holds no artifact."""

    __slots__ = ("ask",)

    def __init__(self, ask: Ask) -> None:
        self.ask = ask


@final
class Apply:
    """A request to the interpreter: these effects of a card happen now."""

    __slots__ = ("card", "effects", "seat")

    def __init__(self, seat: int, effects: tuple[Effect, ...], card: str) -> None:
        self.seat, self.effects, self.card = seat, effects, card


Rule: TypeAlias = Generator[Ask | Skippable | Apply, Any, T]


def play_artifact(state: AlienState, seat: int, card: str) -> Rule[None]:
    """An artifact is no action; it is discarded after its effect, so that it cannot be drawn by it."""
    state.players[seat].artifacts.remove(card)
    state.playing.append(card)
    state.tell("uses", seat=seat, card=card)
    yield Apply(seat, ARTIFACTS[card].ops, card)
    state.playing.remove(card)
    state.spent.append(card)


# ---- blockades


def charge(state: AlienState, seat: int, credits: int) -> None:
    """Credits out of the bank; nobody may owe."""
    assert 0 <= credits <= state.players[seat].credits
    state.players[seat].credits -= credits


def suspend(state: AlienState, seat: int, card: str) -> None:
    """Pay a credit for each token on a card."""
    tokens = state.players[seat].blockades[card]
    charge(state, seat, tokens)
    state.tell("suspended", seat=seat, card=card, count=tokens)


def awake(state: AlienState, seat: int, card: str) -> Rule[bool]:
    """May the text of this card be used now? A blockade can be suspended for a credit a token, if its owner likes."""
    player = state.players[seat]
    while card in player.blockades and card not in state.action.suspended:
        tokens = player.blockades[card]
        if player.credits < tokens:
            return False
        choice = yield Ask(
            seat,
            "awake",
            lambda: [("suspend", card), DECLINE] if 0 < player.blockades.get(card, 0) <= player.credits else [],
            args={"card": card, "count": tokens},
            guide="blockade",
        )
        if choice == DECLINE:
            return False
        if choice != STOP:
            suspend(state, seat, card)
            return True
    return True


# ---- triggers


def trigger(
    state: AlienState,
    seat: int,
    moment: str,
    fits: Callable[[Condition], bool] | None = None,
    wanted: Callable[[Replacement], bool] | None = None,
    one: bool = False,
) -> Rule[list[Replacement]]:
    """What waits for this moment happens; gives the replacements that are in force for it.

    `fits` looks at the condition of a technology, `wanted` at whether a replacement would change anything: nobody is
    asked to pay for a card that would do nothing. With `one`, a single replacement is enough.
    """
    found: list[Replacement] = []
    for card in gear_of(state, seat).triggers.get(moment, ()):
        if card in state.action.running:
            continue
        when = TECHNOLOGIES[card].logistics.condition
        if when.bank_max is not None and state.players[seat].credits > when.bank_max:
            continue
        if fits is not None and not fits(when):
            continue
        face = FACE[ON_FACE[card]["logistics"]]
        changes = [e for e in face.effects if isinstance(e, Replacement) and (wanted is None or wanted(e))]
        if one and found:
            changes = []
        instants = face.instants()
        if (instants or changes) and (yield from awake(state, seat, card)):
            found += changes
            if instants:
                yield Apply(seat, instants, card)
    return found


# ---- paying


def spend(state: AlienState, seat: int, section: str, left: Allowance) -> None:
    """A card is used for the action in progress."""
    state.discard.append(state.take_section(state.players[seat], section, left))


def payment(state: AlienState, seat: int, taken: Tender, need: int, left: Allowance) -> Rule[bool]:
    """Spend cards until `need` symbols are paid; what is too much is lost.

    Gives whether all is paid: an effect used meanwhile may have taken the cards, and then the action is lost.
    """
    player = state.players[seat]
    left.need, left.takes = need - virtual(state, taken), taken.takes
    state.action.owed = left
    listed = partial(ways, player, taken, left)
    while left.need > 0:
        args = {"count": left.need, "colour": list(taken.colours)}
        choice = yield Ask(seat, "spend", listed, args=args, guide="pay")
        if choice == STOP:
            break
        section = str(choice[1])
        spend(state, seat, section, left)
        left.need -= taken.worth(section)
    state.action.owed = None
    return left.need <= 0
