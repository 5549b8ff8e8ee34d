"""Discovering a species, and what each of the five brings."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import ALIEN_DECKS, CARDS, COLOURS, EXERTIAN_MILESTONES, MESSAGES, SAMPLES
from ..content.effects import DealAlien, DealExertians, PlayExertians
from ..state import ALIENS, DISCOVERY, NEUTRAL, SetiState, Species, clockwise, species_index, species_named
from .gains import discard, gain_publicity
from .run import NONE, SKIP, Context, choose, handles, pick, resolve
from .traces import turn_up

MESSAGE_AHEAD = 15
EXERTIANS_DEALT = 3


def discoverable(state: SetiState) -> list[int]:
    """Hidden species whose three discovery spaces are full."""
    return [
        index
        for index, one in enumerate(state.species)
        if not one.found and [tier for _, tier, _ in one.marks].count(DISCOVERY) == len(COLOURS)
    ]


def discover(state: SetiState, index: int) -> Script[None]:
    """Turn the board over and follow its set-up; markers on the discovery spaces are rewarded with cards."""
    species = state.species[index]
    species.found = 1 + max(one.found for one in state.species)
    species.deck.extend(ALIEN_DECKS[species.name])
    state.tell("discovered", species=species.name)
    yield from SET_UPS[species.name](state, index)


def finders(state: SetiState, species: Species) -> list[int]:
    """Owners of the discovery markers, in colour order; neutral markers reward nobody."""
    return [
        mark[2]
        for colour in COLOURS
        for mark in species.marks
        if mark[0] == colour and mark[1] == DISCOVERY and mark[2] != NEUTRAL
    ]


def deal_finders(state: SetiState, index: int) -> Script[None]:
    """A card of the species for each discovery marker, then one face up."""
    species = state.species[index]
    for seat in finders(state, species):
        yield from resolve(state, seat, (DealAlien(index),), Context(ALIENS))
    turn_up(state, species)


def set_up_mascamites(state: SetiState, index: int) -> Script[None]:
    """Seven samples: three hidden at Jupiter, three at Saturn, one face up."""
    species = state.species[index]
    samples = list(SAMPLES)
    species.jupiter.extend(state.rng.take(samples) for _ in range(3))
    species.saturn.extend(state.rng.take(samples) for _ in range(3))
    species.slots.extend(samples)
    yield from deal_finders(state, index)


def set_up_anomalies(state: SetiState, index: int) -> Script[None]:
    """Three tokens at the rim: Earth's sector and three sectors to either side, colours and sides at random."""
    species = state.species[index]
    earth = state.sky.earth & 7
    colours = list(COLOURS)
    for sector in (earth, (earth - 3) % 8, (earth + 3) % 8):
        species.anomalies.append((sector, state.rng.take(colours), state.rng.below(2)))
    yield from deal_finders(state, index)


def set_up_oumuamua(state: SetiState, index: int) -> Script[None]:
    """The tile fills a gap of the third disc; a probe that is already there is visited by it."""
    state.tile = True
    cell = state.sky.where["oumuamua"]
    for seat, player in enumerate(state.players):
        for at in player.probes + player.capsules:
            if at == cell:
                gain_publicity(state, seat, 1)
    yield from deal_finders(state, index)


def set_up_centaurians(state: SetiState, index: int) -> Script[None]:
    """Everybody's message tile lies 15 points ahead."""
    state.species[index].messages.extend([-1] * len(MESSAGES))
    for player in state.agencies:
        player.tile = player.score + MESSAGE_AHEAD
    yield from deal_finders(state, index)


def set_up_exertians(state: SetiState, index: int) -> Script[None]:
    """Three cards each and one per discovery marker; a number of them may be played at once."""
    species = state.species[index]
    found = finders(state, species)
    leading = max(player.score for player in state.agencies)
    species.steps.extend(leading + ahead for ahead in EXERTIAN_MILESTONES)
    for effect in (DealExertians, PlayExertians):
        for seat in clockwise(state, state.active):
            yield from resolve(state, seat, (effect(found.count(seat)),), Context(ALIENS))
    species.gone.extend(species.deck)
    species.deck.clear()


@handles(DealExertians)
def deal_exertians(state: SetiState, seat: int, effect: DealExertians, context: Context) -> None:
    cards, deck = state.players[seat].exertians, species_named(state, "exertians").deck
    cards.extend([state.rng.take(deck) for _ in range(EXERTIANS_DEALT + effect.count)])
    state.tell("exertians", to=(seat,), secret={"cards": list(cards)}, seat=seat, count=len(cards))


@handles(PlayExertians)
def play_exertians(state: SetiState, seat: int, effect: PlayExertians, context: Context) -> Script[None]:
    for _ in range(effect.count):
        yield from play_exertian(state, seat, 0)


SET_UPS = {
    "mascamites": set_up_mascamites,
    "anomalies": set_up_anomalies,
    "oumuamua": set_up_oumuamua,
    "centaurians": set_up_centaurians,
    "exertians": set_up_exertians,
}


# ---- Exertians


def play_exertian(state: SetiState, seat: int, price: int) -> Script[None]:
    """One card may be played face down, for a number of credits."""
    player = state.players[seat]
    if not player.exertians or player.credits < price:
        return
    answer = yield from choose(
        seat,
        "exertian",
        lambda: [*(("plan", card) for card in player.exertians), SKIP],
        guide="exertians",
        price=price,
        who=seat,
    )
    if answer in (SKIP, NONE):
        return
    card = str(answer[1])
    player.credits -= price
    player.exertians.remove(card)
    player.plans.append(card)
    state.tell("planned", to=(seat,), secret={"card": card}, seat=seat)


# ---- Centaurians


def send_message(state: SetiState, seat: int, card: str) -> None:
    """A marker 15 points ahead of the score: the card's second part comes when it is reached."""
    player = state.players[seat]
    player.messages.append((player.score + MESSAGE_AHEAD, card))
    state.tell("sent", seat=seat, card=card)


def answer_message(state: SetiState, seat: int) -> Script[None]:
    """The second part of the message sent first; then the card is discarded, unless it was tucked."""
    card = state.players[seat].messages.pop(0)[1]
    state.tell("answered", seat=seat, card=card)
    context = Context(ALIENS, card)
    state.playing = card
    yield from resolve(state, seat, CARDS[card].later, context)
    state.playing = ""
    if context.place != "tucked":
        discard(state, card)


def free_answers(state: SetiState) -> list[int]:
    """The answers of the Centaurians that nobody has taken."""
    species = state.species[species_index(state, "centaurians")]
    return [slot for slot, owner in enumerate(species.messages) if owner < 0]


def message_tile(state: SetiState, seat: int) -> Script[None]:
    """Choose one of the answers that nobody has taken."""
    free: list[Action] = [("message", slot + 1) for slot in free_answers(state)]
    state.players[seat].tile = -1
    if free:
        answer = yield from pick(seat, "message", free, guide="centaurians")
        yield from take_answer(state, seat, int(answer[1]) - 1)


def take_answer(state: SetiState, seat: int, slot: int) -> Script[None]:
    index = species_index(state, "centaurians")
    state.species[index].messages[slot] = seat
    state.tell("message", seat=seat, slot=slot + 1)
    yield from resolve(state, seat, MESSAGES[slot], Context(ALIENS, species=index))
