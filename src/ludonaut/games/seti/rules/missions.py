"""Missions: circles that an action triggers, conditions that are completed as a free action."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import CARDS
from ..state import MISSIONS, SetiState, agency, species_named
from .objectives import mark_task, open_tasks
from .run import NONE, SKIP, Context, choose, pick, resolve


def trigger(state: SetiState, seat: int, keys: tuple[str, ...]) -> Script[None]:
    """Something happened to a player. It may cover one circle, over all its missions, that waits for this."""
    circles = agency(state, seat).missions and _circles(state, seat, keys)
    if circles:
        answer = yield from choose(
            seat, "cover", lambda: [*_circles(state, seat, keys), SKIP], guide="triggered", who=seat
        )
        if answer not in (SKIP, NONE):
            yield from cover(state, seat, str(answer[1]), int(answer[2]))
    tasks = open_tasks(state, seat, keys)
    if tasks:
        yield from mark_task(state, tasks)


def _circles(state: SetiState, seat: int, keys: tuple[str, ...]) -> list[Action]:
    """Circles that these keys would cover; of equal circles on a card only the first."""
    player = state.players[seat]
    options: list[Action] = []
    for card, covered in zip(player.missions, player.covered, strict=True):
        seen: list[object] = []
        for index, circle in enumerate(CARDS[card].circles):
            if covered >> index & 1 or circle.when not in keys or circle.gain in seen:
                continue
            if circle.when.endswith("on_turn") and state.active != seat:
                continue
            seen.append(circle.gain)
            options.append(("cover", card, index))
    return options


def cover(state: SetiState, seat: int, card: str, index: int) -> Script[None]:
    """Put a marker on a circle and gain what it shows; with all circles covered the mission is complete."""
    player = state.players[seat]
    circles = CARDS[card].circles
    at = player.missions.index(card)
    player.covered[at] |= 1 << index
    state.tell("covered", seat=seat, card=card)
    finished = player.covered[at] == (1 << len(circles)) - 1
    if finished:
        finish(state, seat, card)
    yield from resolve(state, seat, circles[index].gain, Context(MISSIONS, card))
    if finished:
        yield from trigger(state, seat, ("complete",))


def finish(state: SetiState, seat: int, card: str) -> None:
    """Turn a completed mission face down."""
    player = state.players[seat]
    at = player.missions.index(card)
    del player.missions[at], player.covered[at]
    player.done.append(card)
    state.tell("mission", seat=seat, card=card)


def complete(state: SetiState, seat: int, card: str) -> Script[None]:
    """A conditional mission whose condition holds: turn it over and gain its reward."""
    context = Context(MISSIONS, card)
    if CARDS[card].needs[0].what == "deliver":
        yield from _unload(state, seat, CARDS[card].needs[0].name, context)
    finish(state, seat, card)
    yield from resolve(state, seat, CARDS[card].reward, context)
    yield from trigger(state, seat, ("complete",))


def _unload(state: SetiState, seat: int, planet: str, context: Context) -> Script[None]:
    """Take a capsule at its destination off the board; its sample goes face up to the species board."""
    player = state.players[seat]
    cell = state.sky.where[planet]
    here = [index for index, at in enumerate(player.capsules) if at == cell]
    answer = yield from pick(seat, "unload", [("unload", index) for index in here], guide="mascamites")
    index = int(answer[1])
    context.sample = player.samples.pop(index)
    player.capsules.pop(index)
    species_named(state, "mascamites").slots.append(context.sample)
    state.tell("delivered", seat=seat, sample=context.sample, planet=planet)
