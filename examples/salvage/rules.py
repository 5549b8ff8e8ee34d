"""The rules, in the order in which they are explained."""

from __future__ import annotations

from bisect import insort
from functools import cache

from ludonaut.kernel import (
    CLOCK,
    Action,
    Alarm,
    Ask,
    Blocked,
    Game,
    Option,
    Options,
    Race,
    Rng,
    Score,
    Script,
    Together,
    View,
    ensure,
)

from .state import SalvageState

VALUES = range(1, 10)
COPIES = 12
HAND = 4
LIMIT = 6
ACTIONS = 8
WRECK = 5

DRAW: Action = ("draw",)
SELL: list[Action] = [("sell", value) for value in range(10)]


class Salvage(Game[SalvageState]):
    """The card of the game, and the functions that every game gives."""

    name = "salvage"
    version = "1"
    seats = (2, 4)
    minutes = (5, 10)
    weight = 1.2
    since = 2026
    designer = "Ludonaut"
    options = (Option("rounds", default=3, lo=1, hi=5), Option("clock", default=False))
    state_type = SalvageState

    def set_up(self, seats: int, options: Options, rng: Rng) -> SalvageState:
        deck = [value for value in VALUES for _ in range(COPIES)]
        state = SalvageState(seats=seats, options=options, rng=rng, deck=deck)
        state.hands = [sorted(rng.take(deck) for _ in range(HAND)) for _ in range(seats)]
        state.bids = [0] * seats
        state.sold = [[] for _ in range(seats)]
        state.grabbed = [[] for _ in range(seats)]
        state.hauled = [0] * seats
        state.floating = sorted(rng.take(deck) for _ in range(4))
        return state

    def beat(self, state: SalvageState) -> Script[None] | None:
        if state.ended:
            return None
        if state.round == int(state.options["rounds"]):
            return grab(state)
        return bid(state) if state.turn == state.seats else turn(state, state.turn)

    def view(self, state: SalvageState, seat: int | None) -> View:
        return {
            "deck": len(state.deck),
            "hand": [] if seat is None else state.hands[seat],
            "hands": [len(hand) for hand in state.hands],
            "bids": [value if seat == owner else min(value, 1) for owner, value in enumerate(state.bids)],
            "sold": state.sold,
            "hauled": state.hauled,
            "floating": state.floating,
            "grabbed": state.grabbed,
            "round": state.round,
            "rounds": state.options["rounds"],
        }

    def redeal(self, state: SalvageState, seat: int | None, rng: Rng) -> None:
        """The deck's order is nobody's business: only hands and bids of the others are shuffled into it."""
        others = [owner for owner in range(state.seats) if owner != seat]
        unseen = state.deck + [card for owner in others for card in state.hands[owner]]
        unseen += [state.bids[owner] for owner in others if state.bids[owner]]
        rng.shuffle(unseen)
        for owner in others:
            state.hands[owner][:] = sorted(unseen.pop() for _ in state.hands[owner])
            if state.bids[owner]:
                state.bids[owner] = unseen.pop()
        state.deck[:] = unseen

    def scores(self, state: SalvageState) -> list[Score]:
        return [self._score(state, seat) for seat in range(state.seats)]

    def _score(self, state: SalvageState, seat: int) -> Score:
        items = [
            ("sold", sum(state.sold[seat])),
            ("hauled", WRECK * state.hauled[seat]),
            ("grabbed", sum(state.grabbed[seat])),
        ]
        return Score(sum(points for _, points in items), items)

    def winners(self, state: SalvageState) -> list[int]:
        totals = [score.total for score in self.scores(state)]
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    def audit(self, state: SalvageState) -> None:
        cards = [*state.deck, *state.floating]
        for pile in (*state.hands, *state.sold, *state.grabbed):
            cards += pile
        cards += state.bids
        ensure(all(len(hand) <= LIMIT for hand in state.hands), "a hand is too large")
        for value in VALUES:
            found = cards.count(value)
            ensure(found == COPIES, f"there are {found} cards of value {value}, not {COPIES}")

    def alarm(self, state: SalvageState) -> Alarm | None:
        return Alarm("grab", 20.0) if state.options["clock"] else None


# ---- a turn


def turn(state: SalvageState, seat: int) -> Script[None]:
    """Eight times in a row: draw a card, or sell one."""
    hand, deck = state.hands[seat], state.deck

    def actions() -> tuple[Action, ...]:
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


def turn_actions(hand: list[int], deck: list[int]) -> tuple[Action, ...]:
    """Draw if there is room, or sell a card of the hand."""
    return offers(tuple(hand), len(hand) < LIMIT and bool(deck))


@cache
def offers(hand: tuple[int, ...], room: bool) -> tuple[Action, ...]:
    """The list for a hand, worked out once: what random play asks for most should be looked up, not made again."""
    sales = tuple(SELL[value] for value in dict.fromkeys(hand))
    return (*sales, DRAW) if room else sales


def no_room(hand: list[int]) -> list[Blocked]:
    """Why one may not draw."""
    return [Blocked(DRAW, "no-room", {"held": len(hand)})] if len(hand) >= LIMIT else []


def draw(state: SalvageState, seat: int) -> None:
    """The deck has no order: the card is chosen by chance when it is drawn."""
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
    """All choose a card together; the highest single bid hauls the wreck, and the cards go back into the deck."""
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
    """The card is laid face down before its owner, whose own thing it is until all have chosen."""
    choice: Action = yield Ask(seat, "bid", lambda: [("bid", value) for value in sorted(set(state.hands[seat]))])
    state.hands[seat].remove(int(choice[1]))
    state.bids[seat] = int(choice[1])


# ---- the last grab


def grab(state: SalvageState) -> Script[None]:
    """Everybody may take a floating card, first come first served, until the clock or nothing is left."""
    cards: list[Action] = [("grab", value) for value in sorted(set(state.floating))]
    asks = {seat: Ask(seat, "grab", cards) for seat in range(state.seats)}
    if state.options["clock"]:
        asks[CLOCK] = Ask(CLOCK, "grab", [("stop",)])
    seat, choice = yield Race(asks)
    if choice == ("stop",):
        state.ended = True
        return
    state.floating.remove(choice[1])
    state.grabbed[seat].append(choice[1])
    state.tell("grabbed", seat=seat, value=choice[1])
    state.ended = not state.floating
