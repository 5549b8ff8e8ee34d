"""The end: the last turns, and blockaded technologies that are paid for."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from . import effects
from .cards import ARTIFACTS
from .gear import gear_of
from .listing import END
from .ops import ExtraTurns
from .pay import DECLINE, charge
from .state import AlienState


def closing(state: AlienState, seat: int) -> Script[None]:
    """Whoever triggers the end with its draw is still in its turn: an artifact that waits for this may be used."""
    while state.players[seat].artifacts:
        choice: Action = yield Ask(seat, "closing", lambda: [*late(state, seat), END], guide="end")
        if choice == END:
            return
        yield from effects.play_artifact(state, seat, str(choice[1]))


def late(state: AlienState, seat: int) -> list[Action]:
    """Artifacts that give turns after the end was triggered."""
    return [
        action
        for action in effects.playable(state, seat)
        if any(isinstance(op, ExtraTurns) for op in ARTIFACTS[str(action[1])].ops)
    ]


def next_turn(state: AlienState) -> None:
    """The next player; after the end was triggered the round is finished, then turns that artifacts gave are taken."""
    seat = state.turn
    last = (seat + 1) % state.seats == state.first
    if state.phase == "play" and not (state.ending and last):
        state.turn = (seat + 1) % state.seats
        return
    order = [(state.first + i) % state.seats for i in range(state.seats)]
    for other in order:
        if state.extra[other]:
            state.extra[other] -= 1
            state.phase = "extra"
            state.turn = other
            return
    state.phase = "final"
    state.turn = state.first


def settle(state: AlienState) -> Script[None]:
    """Blockaded operational technologies count at the end if their owner pays a credit for each token."""
    seat = state.turn
    while _unpaid(state, seat):
        choice: Action = yield Ask(seat, "settle", lambda: [*_unpaid(state, seat), DECLINE], guide="end")
        if choice == DECLINE:
            break
        card = str(choice[1])
        tokens = state.players[seat].blockades[card]
        charge(state, seat, tokens)
        state.lifted.append(card)
        state.tell("suspended", seat=seat, card=card, count=tokens)
    state.turn = (seat + 1) % state.seats
    if state.turn == state.first:
        state.phase = "over"


def _unpaid(state: AlienState, seat: int) -> list[Action]:
    player = state.players[seat]
    technologies = gear_of(state, seat).operational["technologies"]
    return [
        ("suspend", card)
        for card in technologies
        if card not in state.lifted and 0 < player.blockades.get(card, 0) <= player.credits
    ]
