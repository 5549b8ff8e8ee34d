"""Discovering a species, and what each of the five brings."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import ALIEN_DECKS, ANOMALIES, CARDS, COLOURS, EXERTIAN_MILESTONES, MESSAGES, SAMPLES, Effect
from ..state import ALIENS, DISCOVERY, NEUTRAL, SetiState, Species, clockwise, is_rival
from .gains import discard, gain_publicity
from .traces import draw_alien, turn_up
from .vocabulary import HOOKS, NONE, SKIP, Context, choose, hook, pick, resolve, word

MESSAGE_AHEAD = 15
EXERTIANS_DEALT = 3


def discoverable(state: SetiState) -> list[int]:
    """Hidden species whose three discovery spaces are full."""
    return [
        index
        for index, one in enumerate(state.species)
        if not one.found and sum(1 for mark in one.marks if mark[1] == DISCOVERY) == len(COLOURS)
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


def deal_finders(state: SetiState, index: int) -> None:
    """A card of the species for each discovery marker, then one face up."""
    species = state.species[index]
    for seat in finders(state, species):
        if is_rival(state, seat):
            HOOKS["rival_progress"](state, 1)
        else:
            draw_alien(state, seat, index)
    turn_up(state, species)


def set_up_mascamites(state: SetiState, index: int) -> Script[None]:
    """Seven samples: three hidden at Jupiter, three at Saturn, one face up."""
    species = state.species[index]
    samples = list(SAMPLES)
    species.jupiter.extend(state.rng.take(samples) for _ in range(3))
    species.saturn.extend(state.rng.take(samples) for _ in range(3))
    species.slots.extend(samples)
    deal_finders(state, index)
    yield from ()


def set_up_anomalies(state: SetiState, index: int) -> Script[None]:
    """Three tokens at the rim: Earth's sector and three sectors to either side, colours and sides at random."""
    species = state.species[index]
    earth = state.sky.earth & 7
    colours = list(COLOURS)
    for sector in (earth, (earth - 3) % 8, (earth + 3) % 8):
        species.anomalies.append((sector, state.rng.take(colours), state.rng.below(2)))
    deal_finders(state, index)
    yield from ()


def set_up_oumuamua(state: SetiState, index: int) -> Script[None]:
    """The tile fills a gap of the third disc; a probe that is already there is visited by it."""
    state.tile = True
    cell = state.sky.where["oumuamua"]
    for seat in clockwise(state, state.active):
        player = state.players[seat]
        for at in player.probes + player.capsules:
            if at == cell:
                gain_publicity(state, seat, 1)
    deal_finders(state, index)
    yield from ()


def set_up_centaurians(state: SetiState, index: int) -> Script[None]:
    """Everybody's message tile lies 15 points ahead."""
    state.species[index].messages.extend([-1] * len(MESSAGES))
    for player in state.players:
        player.tile = player.score + MESSAGE_AHEAD
    if state.rival is not None:
        state.players[HOOKS["rival_seat"]()].tiles = len(MESSAGES) - len(state.players)
    deal_finders(state, index)
    yield from ()


def set_up_exertians(state: SetiState, index: int) -> Script[None]:
    """Three cards each and one per discovery marker; so many of them may be played at once."""
    species = state.species[index]
    found = finders(state, species)
    leading = max(player.score for player in state.players)
    species.steps.extend(leading + ahead for ahead in EXERTIAN_MILESTONES)
    for seat in clockwise(state, state.active):
        if is_rival(state, seat):
            if found.count(seat):
                HOOKS["rival_progress"](state, found.count(seat))
            continue
        player = state.players[seat]
        for _ in range(EXERTIANS_DEALT + found.count(seat)):
            player.exertians.append(state.rng.take(species.deck))
        state.tell(
            "exertians", to=(seat,), secret={"cards": list(player.exertians)}, seat=seat, count=len(player.exertians)
        )
    if state.rival is None:
        species.gone.extend(species.deck)
        species.deck.clear()
    for seat in clockwise(state, state.active):
        for _ in range(0 if is_rival(state, seat) else found.count(seat)):
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
    """One card may be played face down, for so many credits."""
    player = state.players[seat]
    if not player.exertians or player.credits < price:
        return
    answer = yield from choose(
        state,
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


# ---- anomalies


def next_anomaly(state: SetiState) -> tuple[int, str, int]:
    """The first token counter-clockwise from Earth, at which Earth will arrive next."""
    earth = state.sky.earth & 7
    tokens = [token for one in state.species for token in one.anomalies]
    return min(tokens, key=lambda token: (earth - token[0] - 1) % 8)


@hook("next_anomaly")
def next_anomaly_or_none(state: SetiState) -> tuple[int, str, int]:
    if not any(one.anomalies for one in state.species):
        return (-1, "", 0)
    return next_anomaly(state)


def anomaly_leader(state: SetiState, colour: str) -> int | None:
    """Who has the highest marker of a colour on the board; on the endless top space the latest."""
    species = next(one for one in state.species if one.anomalies)
    best: tuple[int, int] | None = None
    for mark, tier, seat in species.marks:
        if mark == colour and tier > 0 and (best is None or tier >= best[0]):
            best = (tier, seat)
    return best[1] if best else None


@hook("anomaly_at_earth")
def anomaly_at_earth(state: SetiState) -> Script[None]:
    """After a rotation: Earth beside an anomaly rewards whoever leads its column."""
    earth = state.sky.earth & 7
    species = next(one for one in state.species if one.anomalies)
    for sector, colour, side in species.anomalies:
        if sector == earth:
            seat = anomaly_leader(state, colour)
            state.tell("anomaly", colour=colour)
            if seat is not None:
                yield from resolve(state, seat, ANOMALIES[colour][side], Context(ALIENS))


@word("next_anomaly")
def are_we_being_observed(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    _, colour, side = next_anomaly(state)
    yield from resolve(state, seat, ANOMALIES[colour][side], context)


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
    if context.kept != "tucked":
        discard(state, card)


def message_tile(state: SetiState, seat: int) -> Script[None]:
    """Choose one of the answers that nobody has taken."""
    index = next(index for index, one in enumerate(state.species) if one.name == "centaurians")
    species = state.species[index]
    state.players[seat].tile = -1
    free: list[Action] = [("message", slot + 1) for slot, owner in enumerate(species.messages) if owner < 0]
    if not free:
        return
    if is_rival(state, seat):
        answer = free[HOOKS["rival_arrow"](state, len(free))]
    else:
        answer = yield from pick(state, seat, "message", free, guide="centaurians")
    slot = int(answer[1]) - 1
    species.messages[slot] = seat
    state.tell("message", seat=seat, slot=slot + 1)
    yield from resolve(state, seat, MESSAGES[slot], Context(ALIENS, species=index))
