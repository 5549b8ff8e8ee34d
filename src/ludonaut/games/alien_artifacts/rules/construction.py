"""From the left of the board to the right: completing cards, what they do on arrival, and automatic construction."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Action, Ask

from ..content.decks import FACE, ON_FACE, SECTION, CardFace
from ..content.effects import Produce
from ..content.schema import Condition
from ..state import AlienState
from .asking import DECLINE, Apply, Rule, trigger
from .attack import attack
from .gear import gear_of
from .options import COMPLETE, finished
from .production import exploit, sell_to_corporation


def complete(state: AlienState, seat: int, card: str, face: str) -> Rule[None]:
    """The card moves to the Empire; what was prepared under it is discarded."""
    arrived = FACE[ON_FACE[card][face]]
    ready = finished(state, seat) if arrived.cheapens else []
    for section in state.players[seat].works.pop(card):
        state.discard.append(SECTION[section].card)
    yield from enter(state, seat, arrived)
    if arrived.cheapens:
        yield from automatic(state, seat, ready)


def enter(state: AlienState, seat: int, face: CardFace) -> Rule[None]:
    """A card joins the Empire: it counts at once, also for itself, and its text and its face do what they do."""
    player = state.players[seat]
    there = player.empire
    player.empire += (face.id,)
    state.tell("entered", seat=seat, card=face.card, face=face.face, row=face.row)

    def fits(when: Condition) -> bool:
        if when.first_of_type_in_row and any(
            FACE[code].type == face.type and FACE[code].row == face.row for code in there
        ):
            return False
        return when.row in (None, face.row) and when.face in (None, face.face)

    if "on_enter_empire" in gear_of(state, seat).triggers:
        yield from trigger(state, seat, "on_enter_empire", fits)
    instants = face.instants("enter")
    if face.row == "planets" and face.face == "operational":
        own = [effect for effect in instants if isinstance(effect, Produce) and effect.target == "self"]
        yield from exploit(state, seat, face.card, sum(effect.cards for effect in own))
        instants = tuple(effect for effect in instants if effect not in own)
    if instants:
        yield Apply(seat, instants, face.card)
    if face.face == "operational" and face.row == "technologies":
        yield from sell_to_corporation(state, seat, face.card)
    if face.face == "operational" and face.row == "ships" and face.card not in state.turn.attacked:
        yield from attack(state, seat, (face.card,), optional=True)


def automatic(state: AlienState, seat: int, ready: list[str]) -> Rule[None]:
    """Automatic construction, one card after the other in the owner's order; each makes the next of its row cost more.

    A card that was `ready` before, and that the new card did not bring there, may be left for a later action.
    """
    while finished(state, seat):
        choice = yield Ask(seat, "construct", partial(_completions, state, seat, ready), guide="automatic")
        if choice[0] != "complete":
            return
        state.tell("automatic", seat=seat, card=choice[1])
        yield from complete(state, seat, str(choice[1]), str(choice[2]))


def _completions(state: AlienState, seat: int, ready: list[str]) -> list[Action]:
    cards = finished(state, seat)
    found = [action for card in cards for action in COMPLETE[card]]
    return [*found, DECLINE] if found and all(card in ready for card in cards) else found
