"""The rules, in the order in which they are explained."""

from __future__ import annotations

from bisect import insort
from functools import cache

from ludonaut.kernel import CLOCK, Action, Ask, Blocked, Race, Script, Together

from .scoring import WRECK
from .state import VALUES, SalvageState

LIMIT = 6
"""Cards in a hand."""
ACTIONS = 8
"""Actions in a turn."""

DRAW: Action = ("draw",)
SELL: list[Action] = [("sell", value) for value in range(max(VALUES) + 1)]
STOP: Action = ("stop",)


def beat(state: SalvageState) -> Script[None] | None:
    """A turn of each seat, then the bids for the wreck; after the last round the grab."""
    if state.ended:
        return None
    if state.round == int(state.options["rounds"]):
        return grab(state)
    return bid(state) if state.turn == state.seats else turn(state, state.turn)


# ---- a turn


def turn(state: SalvageState, seat: int) -> Script[None]:
    """A turn: eight times in a row, draw a card or sell one."""
    hand, deck = state.hands[seat], state.deck

    def actions() -> list[Action]:
        return turn_actions(hand, deck)

    def blocked() -> list[Blocked]:
        return no_room(hand)

    for _ in range(ACTIONS):
        if not hand and not deck:
            break
        choice: Action = yield Ask(seat, "turn", actions, blocked=blocked)
        if choice == DRAW:
            draw(state, seat)
        else:
            sell(state, seat, choice)
    state.turn += 1


def turn_actions(hand: list[int], deck: list[int]) -> list[Action]:
    """Draw if there is room in the hand, or sell a card."""
    return offers(tuple(hand), len(hand) < LIMIT and bool(deck))


@cache
def offers(hand: tuple[int, ...], room: bool) -> list[Action]:
    """The list for a hand, cached: random play asks for it more often than for anything else."""
    sales = [SELL[value] for value in dict.fromkeys(hand)]
    return [*sales, DRAW] if room else sales


def no_room(hand: list[int]) -> list[Blocked]:
    """The reason why drawing is not possible."""
    return [Blocked(DRAW, "no-room", {"held": len(hand)})] if len(hand) >= LIMIT else []


def draw(state: SalvageState, seat: int) -> None:
    """A card from the deck, by chance."""
    card = state.rng.take(state.deck)
    insort(state.hands[seat], card)
    if state.events is not None:  # spares making the arguments in a rollout
        state.tell("drew", to=(seat,), secret={"card": card}, seat=seat)


def sell(state: SalvageState, seat: int, choice: Action) -> None:
    """A card is worth its number."""
    value = int(choice[1])
    state.hands[seat].remove(value)
    state.sold[seat].append(value)
    state.tell("sold", seat=seat, value=value)


# ---- the wreck


def bid(state: SalvageState) -> Script[None]:
    """All choose a card together; the highest unique bid hauls the wreck, and the cards go back into the deck."""
    yield Together({seat: choose_bid(state, seat) for seat in range(state.seats) if state.hands[seat]})
    best = max(state.bids)
    for seat, value in enumerate(state.bids):
        if value:
            state.tell("bid", seat=seat, value=value)
    if best and state.bids.count(best) == 1:
        winner = state.bids.index(best)
        state.hauled[winner] += 1
        state.tell("hauled", seat=winner, points=WRECK)
    state.deck += [value for value in state.bids if value]
    state.bids = [0] * state.seats
    state.round += 1
    state.turn = 0


def choose_bid(state: SalvageState, seat: int) -> Script[None]:
    """The card is laid face down before its owner."""
    choice: Action = yield Ask(seat, "bid", lambda: [("bid", value) for value in sorted(set(state.hands[seat]))])
    state.hands[seat].remove(int(choice[1]))
    state.bids[seat] = int(choice[1])


# ---- the last grab


def grab(state: SalvageState) -> Script[None]:
    """Everybody may take a floating card, first come first served, until the time or the cards run out."""
    cards: list[Action] = [("grab", value) for value in sorted(set(state.floating))]
    asks = {seat: Ask(seat, "grab", cards) for seat in range(state.seats)}
    if state.options["clock"]:
        asks[CLOCK] = Ask(CLOCK, "grab", [STOP])
    seat, choice = yield Race(asks)
    if choice == STOP:
        state.ended = True
        return
    state.floating.remove(choice[1])
    state.grabbed[seat].append(choice[1])
    state.tell("grabbed", seat=seat, value=choice[1])
    state.ended = not state.floating
