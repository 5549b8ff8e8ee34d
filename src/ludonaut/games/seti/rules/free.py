"""Free actions: any number of them, at any moment of one's own turn."""

from __future__ import annotations

from functools import partial
from typing import Any

from ludonaut.kernel import Action, Ask, Script

from ..content import TECH_INDEX
from ..state import SetiState
from ..verbs import FREE
from .counting import TOP_SPACES, completable, open_low
from .gains import discard_one, take_card
from .missions import complete
from .probes import discard_for_corner, move_flyer, step_cost, steps
from .research import place_low, place_top
from .run import AGAIN, GO_ON, on_cards

CARD_PRICE = 3
"""Publicity for a card."""
TRADE_RATE = 2
FIRST_COMPUTER = TECH_INDEX["computer_1"]

CORNER, COMPLETE = on_cards("corner"), on_cards("complete")
PLACE: Action = ("place",)
PLACE_LOW: tuple[Action, ...] = tuple(("place_low", column + 1) for column in range(4))
BUY: Action = ("buy",)
TRADES: dict[str, tuple[Action, ...]] = {
    "credit": (("trade", "credit", "energy"), ("trade", "credit", "card")),
    "energy": (("trade", "energy", "credit"), ("trade", "energy", "card")),
    "card": (("trade", "card", "credit"), ("trade", "card", "energy"), ("trade", "card", "card")),
}


def free_actions(state: SetiState, seat: int) -> list[Action]:
    """Everything that the player could do for free now."""
    player = state.players[seat]
    options: list[Action] = []
    energy = player.energy
    if energy and (player.probes or player.capsules):
        options.extend(steps(state, player, energy, "move", "haul"))
    if player.data:
        if player.top < TOP_SPACES:
            options.append(PLACE)
        if player.techs >> FIRST_COMPUTER:
            options.extend([PLACE_LOW[column] for column in open_low(player)])
    hand = player.hand
    for card in hand:
        options.append(CORNER[card])
    if player.credits >= TRADE_RATE:
        options.extend(TRADES["credit"])
    if energy >= TRADE_RATE:
        options.extend(TRADES["energy"])
    if len(hand) >= TRADE_RATE:
        options.extend(TRADES["card"])
    if player.publicity >= CARD_PRICE:
        options.append(BUY)
    if player.missions:
        options.extend([COMPLETE[card] for card in completable(state, seat)])
    return options


def free_action(state: SetiState, seat: int, action: Action) -> Script[Any]:
    """Carry one out."""
    player = state.players[seat]
    verb = str(action[0])
    if verb in ("move", "haul"):
        player.energy -= step_cost(state, player, action)
        return move_flyer(state, seat, action)
    if verb == "corner":
        return discard_for_corner(state, seat, str(action[1]))
    if verb == "place":
        return place_top(state, seat)
    if verb == "place_low":
        return place_low(state, seat, int(action[1]) - 1)
    if verb == "trade":
        return _trade(state, seat, str(action[1]), str(action[2]))
    if verb == "buy":
        player.publicity -= CARD_PRICE
        state.tell("bought", seat=seat)
        return take_card(state, seat)
    return complete(state, seat, str(action[1]))


def _trade(state: SetiState, seat: int, give: str, get: str) -> Script[None]:
    """Two of a kind for one."""
    player = state.players[seat]
    if give == "card":
        for _ in range(TRADE_RATE):
            yield from discard_one(state, seat, "trade")
    elif give == "credit":
        player.credits -= TRADE_RATE
    else:
        player.energy -= TRADE_RATE
    state.tell("traded", seat=seat, give=give, get=get)
    if get == "card":
        yield from take_card(state, seat)
    elif get == "credit":
        player.credits += 1
    else:
        player.energy += 1


def with_free_actions(state: SetiState, seat: int, script: Script[None]) -> Script[None]:
    """A main action at whose questions its player may take free actions, too; after one the question is put again.

    A question that shows something hidden (`pause`) is not interrupted, nor is a free action by another.
    """
    state.window = seat
    more = partial(free_actions, state, seat)
    answer: Action | None = None
    while True:
        try:
            ask = script.send(answer)
        except StopIteration:
            break
        if type(ask) is not Ask or ask.seat != seat or ask.pause:
            answer = yield ask
            continue
        if ask.about == "meanwhile" and not more():
            answer = GO_ON
            continue
        answer = yield ask.also(more)
        if answer[0] in FREE:
            state.window = -1
            yield from free_action(state, seat, answer)
            state.window = seat
            answer = AGAIN
    state.window = -1
