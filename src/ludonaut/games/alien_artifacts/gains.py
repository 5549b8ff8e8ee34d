"""Cards that players gain from hidden decks: Defence Plans, artifacts, resources."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from .cards import TECHNOLOGIES
from .gear import gear_of
from .ops import ArtifactChoice
from .pay import awake
from .state import AlienState


def gain_plan(state: AlienState, seat: int, number: int) -> None:
    """Defence Plans from their deck, as long as it has any."""
    for _ in range(number):
        if state.plans:
            plan = state.rng.take(state.plans)
            state.players[seat].plans.append(plan)
            state.tell("plan", to=(seat,), secret={"plan": plan}, seat=seat)


def _draw_artifact(state: AlienState) -> str | None:
    if not state.artifacts:
        state.artifacts, state.spent = state.spent, state.artifacts
    return state.rng.take(state.artifacts) if state.artifacts else None


def gain_artifact(state: AlienState, seat: int) -> Script[None]:
    """The next artifact; a technology may let its owner choose among several."""
    draw = 1
    for card in gear_of(state, seat).triggers.get("on_gain_artifact", ()):
        if (yield from awake(state, seat, card)):
            draw = max(draw, *(op.draw for op in TECHNOLOGIES[card].logistics.ops if isinstance(op, ArtifactChoice)))
    for _ in range(draw):
        found = _draw_artifact(state)
        if found is not None:
            state.offer.append(found)
    if not state.offer:
        return
    if len(state.offer) > 1:
        choice: Action = yield Ask(
            seat, "artifact", lambda: [("keep", card) for card in state.offer], guide="artifacts"
        )
        kept = str(choice[1])
    else:
        kept = state.offer[0]
    state.offer.remove(kept)
    state.spent.extend(state.offer)
    if state.offer:
        state.tell("left", seat=seat, cards=list(state.offer))
    state.offer.clear()
    state.players[seat].artifacts.append(kept)
    state.tell("artifact", to=(seat,), secret={"card": kept}, seat=seat)


def draw_cards(state: AlienState, seat: int, number: int) -> None:
    """Resource cards into the hand."""
    drawn = []
    for _ in range(number):
        card = state.draw()
        if card is None:
            break
        drawn.append(card)
    state.players[seat].hand.extend(drawn)
    state.tell("drew", to=(seat,), secret={"cards": drawn}, seat=seat, count=len(drawn))
