"""Points, resources, data and cards: how they come."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import CARDS, TRACKS
from ..content.effects import Draw, Gain, Income, Odd, TakeCard
from ..state import SetiState, agency, species_named
from .counting import can_place
from .objectives import check_levels
from .run import AGAIN, NONE, SKIP, Context, choose, handles, meanwhile, odd, on_cards

PUBLICITY_LIMIT = TRACKS.publicity_limit
DATA_LIMIT = TRACKS.data_limit
HAND_LIMIT = TRACKS.hand_limit
LET_GO: Action = ("let_go",)
DRAW: Action = ("draw",)
TAKE, TUCK, DISCARD = tuple(map(on_cards, ("take", "tuck", "discard")))


def gain_points(state: SetiState, seat: int, points: int, source: int) -> None:
    player = agency(state, seat)
    player.score += points
    player.earned[source] += points
    check_levels(state)


def gain_publicity(state: SetiState, seat: int, steps: int) -> None:
    """Up the track, never past its end."""
    player = agency(state, seat)
    player.publicity = min(PUBLICITY_LIMIT, player.publicity + steps)
    check_levels(state)


def gain_data(state: SetiState, seat: int, tokens: int) -> Script[None]:
    """Into the pool of six. What does not fit is lost, so its owner may first move data to the computer."""
    player = state.players[seat]
    while player.data + tokens > DATA_LIMIT and state.window == seat and can_place(player):
        answer: Action = yield Ask(seat, "overflow", [LET_GO], args={"lost": tokens}, guide="data")
        if answer is not AGAIN:
            break
    player.data = min(DATA_LIMIT, player.data + tokens)
    check_levels(state)


@handles(Gain)
def gain(state: SetiState, seat: int, effect: Gain, context: Context) -> Script[None] | None:
    what, count = effect.what, effect.count
    player = state.players[seat]
    state.tell(f"gained_{what}", seat=seat, count=count)
    if what == "data":
        return gain_data(state, seat, count)
    if what == "vp":
        gain_points(state, seat, count, context.source)
    elif what == "publicity":
        gain_publicity(state, seat, count)
    elif what == "credit":
        player.credits += count
    elif what == "energy":
        player.energy += count
    else:
        player.exofossils += count
    return None


# ---- cards


def draw_from_deck(state: SetiState) -> str:
    """The next card of the main deck, made from the discard pile when it is empty; "" when both are."""
    if not state.deck:
        if not state.discard:
            return ""
        state.deck.extend(state.discard)
        state.discard.clear()
    return state.rng.take(state.deck)


def draw(state: SetiState, seat: int, count: int) -> list[str]:
    """Cards from the deck, unseen by the others; returns them, fewer than wanted when no more are left."""
    drawn = []
    for _ in range(count):
        card = draw_from_deck(state)
        if card:
            drawn.append(card)
    if drawn:
        state.players[seat].hand.extend(drawn)
        state.tell("drew", to=(seat,), secret={"cards": drawn}, seat=seat, count=len(drawn))
    return drawn


def refill_row(state: SetiState) -> None:
    """Fill the row up, but for the gaps that stay open until the last signal of a card."""
    while len(state.row) < TRACKS.row - state.gaps:
        card = draw_from_deck(state)
        if not card:
            return
        state.row.append(card)


def discard(state: SetiState, card: str) -> None:
    """To the discard pile; cards of a species leave the game."""
    species = CARDS[card].species
    if species:
        species_named(state, species).gone.append(card)
    else:
        state.discard.append(card)


def leave_hand(state: SetiState, seat: int, card: str) -> None:
    player = state.players[seat]
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)


def discard_from_hand(state: SetiState, seat: int, card: str) -> None:
    leave_hand(state, seat, card)
    discard(state, card)


def take_card(state: SetiState, seat: int) -> Script[str]:
    """A card of the row, or the unseen top of the deck. Says which, "" if there was none."""
    if not state.row and not state.deck and not state.discard:
        return ""
    answer = yield from choose(seat, "take", lambda: take_options(state), guide="cards")
    if answer == DRAW:
        draw(state, seat, 1)
        return state.players[seat].hand[-1]
    card = str(answer[1])
    state.row.remove(card)
    player = state.players[seat]
    player.hand.append(card)
    player.shown.append(card)
    state.tell("took", seat=seat, card=card)
    refill_row(state)
    return card


def take_options(state: SetiState) -> list[Action]:
    options = [TAKE[card] for card in state.row]
    if state.deck or state.discard:
        options.append(DRAW)
    return options


@handles(Draw)
def draw_cards(state: SetiState, seat: int, effect: Draw, context: Context) -> None:
    context.drawn = draw(state, seat, effect.count)


@handles(TakeCard)
def take_cards(state: SetiState, seat: int, effect: TakeCard, context: Context) -> Script[None]:
    for _ in range(effect.count):
        context.taken = yield from take_card(state, seat)


# ---- income


def pay_income(state: SetiState, seat: int, kind: str) -> Script[None]:
    """One income symbol."""
    player = state.players[seat]
    if kind == "credit":
        player.credits += 1
    elif kind == "energy":
        player.energy += 1
    elif kind == "card":
        draw(state, seat, 1)
    elif kind == "publicity":
        gain_publicity(state, seat, 1)
    else:
        yield from gain_data(state, seat, 1)


def tuck(state: SetiState, seat: int, card: str) -> Script[None]:
    """Under the income card for good; it pays at once."""
    state.players[seat].tucked.append(card)
    state.tell("tucked", seat=seat, card=card, income=CARDS[card].income)
    yield from pay_income(state, seat, CARDS[card].income)


@handles(Income)
def income(state: SetiState, seat: int, effect: Income, context: Context) -> Script[None]:
    """A card of the hand may be tucked."""
    player = state.players[seat]
    for _ in range(effect.count):
        if not player.hand:
            yield from meanwhile(state, seat)
        if not player.hand:
            return
        answer = yield from choose(
            seat, "income", lambda: [*[TUCK[card] for card in player.hand], SKIP], guide="income"
        )
        if answer in (SKIP, NONE):
            return
        card = str(answer[1])
        leave_hand(state, seat, card)
        yield from tuck(state, seat, card)


@odd("tuck")
def tuck_this_card(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    context.place = "tucked"
    state.playing = ""
    yield from tuck(state, seat, context.card)


def discard_one(state: SetiState, seat: int, about: str) -> Script[None]:
    """A card of one's hand, of one's own choice."""
    hand = state.players[seat].hand
    answer = yield from choose(seat, about, lambda: [DISCARD[card] for card in hand])
    discard_from_hand(state, seat, str(answer[1]))
    state.tell("discarded", seat=seat, cards=[answer[1]])
