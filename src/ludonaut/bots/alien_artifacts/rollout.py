"""How a search plays on: six turns of its own by the policy, while the others rest.

What a turn left in hand and under construction shows there, better than any weight could tell; whole games would show
it better still, but for their luck. What the others do in the meantime takes half of the time and tells little: without
it a search tries twice as many deals. So the others only draw the cards that they would draw. Near the end, where the
first place is decided, everybody plays.
"""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.games.alien_artifacts.state import HAND, AlienState
from ludonaut.kernel import Match

from .evaluation.cards import turns_left
from .policy import favourite

WEIGHTS = (0.0, 0.0, 0.3, 0.0, 0.3, 0.0, 0.4)
"""How much the position at the end of this turn counts, and of each one after it: early is surer, late is truer."""
NEAR = 4.0
"""Turns before the end from which on nobody rests."""
LONG = 300
"""Choices after which any imagined game is judged."""


def play_on(
    world: Match[AlienState],
    seat: int,
    judge: Callable[[Match[AlienState]], float],
    weights: tuple[float, ...] = WEIGHTS,
) -> float:
    """What is judged of the margin on the way: after one's own next turns, or at the end if that comes before."""
    state = world.state
    near = turns_left(state, seat) < NEAR
    turns, found = 0, 0.0
    for _ in range(LONG):
        ask = world.ask
        if ask is None:
            break
        if ask.seat != seat and not near and _may_rest(world):
            if weights[turns]:
                found += weights[turns] * judge(world)
            turns += 1
            if turns == len(weights):
                return found
            world = _rest(world, seat)
        else:
            world.step(favourite(state, ask))
    return found + sum(weights[turns:]) * judge(world)


def _may_rest(world: Match[AlienState]) -> bool:
    """Is it the beginning of a turn, and is the end not triggered?"""
    state = world.state
    return state.phase == "play" and not state.ending and world.began == len(world.choices)


def _rest(world: Match[AlienState], seat: int) -> Match[AlienState]:
    """Skip to the seat's next turn; the others take some cards from the deck, which may trigger the end."""
    state = world.state
    state.discard.extend(state.draw(HAND * (state.seats - 1)))
    if state.ending:
        return world
    state.active = seat
    return Match(world.game, state, auto=False, listen=False, keep=False)
