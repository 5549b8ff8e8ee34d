"""Effects in addition, actions on cards, faction actions and artifacts: when they can be used, and using them.

An effect that is a list of words is possible if one of them is, and runs them in order.
"""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from . import vocabulary
from .cards import ARTIFACTS, FACTIONS, TECHNOLOGIES
from .gear import gear_of
from .ops import Op
from .pay import can_pay, charge, payment
from .schema import Cost
from .state import AlienState
from .tenders import tender

ARTIFACT: dict[str, Action] = {card: ("artifact", card) for card in ARTIFACTS}

# ---- when a card can be used


def affordable(state: AlienState, seat: int, cost: Cost) -> bool:
    """Can the price of a card or faction action be paid? Gold never helps here."""
    player = state.players[seat]
    if player.credits < cost.credits:
        return False
    if not cost.symbols:
        return True
    taken = tender(cost.colours, False)
    return can_pay(state, player, taken, cost.symbols, cost.max_cards, gear_of(state, seat).free)


def pay_cost(state: AlienState, seat: int, cost: Cost) -> Script[None]:
    """Pay for a card or faction action."""
    charge(state, seat, cost.credits)
    if cost.symbols:
        taken = tender(cost.colours, False)
        yield from payment(state, seat, taken, cost.symbols, cost.max_cards, gear_of(state, seat).free)


def possible(state: AlienState, seat: int, ops: tuple[Op, ...]) -> bool:
    """Would any of these words do something?"""
    return any(vocabulary.WORDS[type(op)].can(state, seat, op) for op in ops)


def usable(state: AlienState, seat: int, card: str) -> bool:
    """Can the effect of this technology, in addition or as an action, be used now?"""
    face = TECHNOLOGIES[card].logistics
    return affordable(state, seat, face.cost) and possible(state, seat, face.ops)


def playable(state: AlienState, seat: int) -> list[Action]:
    """Artifacts that would do something now."""
    held = state.players[seat].artifacts
    return [ARTIFACT[card] for card in held if possible(state, seat, ARTIFACTS[card].ops)] if held else []


def suspensions(state: AlienState, seat: int) -> list[Action]:
    """Blockades that could be suspended for the next action."""
    player = state.players[seat]
    if not player.blockades:
        return []
    sleeping = gear_of(state, seat).sleeping
    return [("suspend", card) for card in sleeping if player.credits >= player.blockades[card]]


def suspend(state: AlienState, seat: int, card: str) -> None:
    """Pay a credit for each token: the text of the card works until the end of the next action."""
    tokens = state.players[seat].blockades[card]
    charge(state, seat, tokens)
    state.lifted.append(card)
    state.tell("suspended", seat=seat, card=card, count=tokens)


# ---- using them


def run(state: AlienState, seat: int, ops: tuple[Op, ...]) -> Script[None]:
    """Do all that can be done of these words, in order."""
    for op in ops:
        word = vocabulary.WORDS[type(op)]
        if word.can(state, seat, op):
            yield from word.do(state, seat, op)


def use(state: AlienState, seat: int, card: str) -> Script[None]:
    """A technology's effect."""
    state.tell("uses", seat=seat, card=card)
    face = TECHNOLOGIES[card].logistics
    yield from pay_cost(state, seat, face.cost)
    yield from run(state, seat, face.ops)


def faction_action(state: AlienState, seat: int) -> Script[None]:
    """The action of the faction board."""
    faction = FACTIONS[state.players[seat].faction]
    state.tell("uses", seat=seat, card=faction.id)
    yield from pay_cost(state, seat, faction.cost)
    yield from run(state, seat, faction.ops)


def play_artifact(state: AlienState, seat: int, card: str) -> Script[None]:
    """An artifact is no action; it is discarded after use."""
    state.players[seat].artifacts.remove(card)
    state.spent.append(card)
    state.tell("uses", seat=seat, card=card)
    yield from run(state, seat, ARTIFACTS[card].ops)
