"""The end: the last turns, and blockaded technologies that are paid for."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content.decks import ARTIFACTS
from ..content.effects import ExtraTurns
from ..state import AlienState
from .asking import DECLINE, play_artifact, suspend
from .gear import gear_of
from .interpreter import interpret
from .options import artifacts

END: Action = ("end",)


def closing(state: AlienState, seat: int) -> Script[None]:
    """Whoever triggers the end with its draw is still in its turn: an artifact that waits for this may be used."""
    while state.players[seat].artifacts:
        choice: Action = yield Ask(seat, "closing", lambda: [*_late(state, seat), END], guide="end")
        if choice == END:
            return
        yield from interpret(state, play_artifact(state, seat, str(choice[1])))


def _late(state: AlienState, seat: int) -> list[Action]:
    """Artifacts that give turns after the end was triggered."""
    return [
        action
        for action in artifacts(state, seat)
        if any(isinstance(effect, ExtraTurns) for effect in ARTIFACTS[str(action[1])].ops)
    ]


def next_turn(state: AlienState) -> None:
    """The next player; after the end was triggered the round is finished, then turns that artifacts gave are taken."""
    seat = state.active
    last = (seat + 1) % state.seats == state.first
    if state.phase == "play" and not (state.ending and last):
        state.active = (seat + 1) % state.seats
        return
    order = [(state.first + i) % state.seats for i in range(state.seats)]
    for other in order:
        if state.extra[other]:
            state.extra[other] -= 1
            state.phase = "extra"
            state.active = other
            return
    state.phase = "final"
    state.active = state.first
    state.action.end()


def settle(state: AlienState) -> Script[None]:
    """Blockaded operational technologies count at the end if their owner pays a credit for each token."""
    seat = state.active
    while _unpaid(state, seat):
        choice: Action = yield Ask(seat, "settle", lambda: [*_unpaid(state, seat), DECLINE], guide="end")
        if choice == DECLINE:
            break
        suspend(state, seat, str(choice[1]))
        state.action.suspended += (str(choice[1]),)
    state.active = (seat + 1) % state.seats
    if state.active == state.first:
        state.phase = "over"


def _unpaid(state: AlienState, seat: int) -> list[Action]:
    player = state.players[seat]
    return [
        ("suspend", card)
        for card in gear_of(state, seat).operational["technologies"]
        if card not in state.action.suspended and 0 < player.blockades.get(card, 0) <= player.credits
    ]
