"""Cards that players gain from hidden decks: Defence Plans, artifacts, resources."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask

from ..content.effects import ArtifactChoice
from ..state import AlienState
from .asking import Rule, trigger


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


def gain_artifact(state: AlienState, seat: int) -> Rule[None]:
    """The next artifact; a technology may let its owner choose among several."""
    if not state.artifacts and not state.spent:
        return
    changes = yield from trigger(state, seat, "on_gain_artifact")
    below = len(state.offer)
    for _ in range(max([1, *(change.draw for change in changes if isinstance(change, ArtifactChoice))])):
        found = _draw_artifact(state)
        if found is not None:
            state.offer.append(found)
    shown = state.offer[below:]
    if not shown:
        return
    options: list[Action] = [("claim", card) for card in shown]
    kept = shown[0]
    if len(shown) > 1:
        choice = yield Ask(seat, "artifact", lambda: options, guide="artifacts")
        kept = str(choice[1])
    del state.offer[below:]
    shown.remove(kept)
    state.spent.extend(shown)
    if shown:
        state.tell("left", seat=seat, cards=shown)
    state.players[seat].artifacts.append(kept)
    state.tell("artifact", to=(seat,), secret={"card": kept}, seat=seat)


def draw_cards(state: AlienState, seat: int, number: int) -> None:
    """Resource cards into the hand."""
    drawn = state.draw(number)
    state.players[seat].hand.extend(drawn)
    state.tell("drew", to=(seat,), secret={"cards": drawn}, seat=seat, count=len(drawn))
