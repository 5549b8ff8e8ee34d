"""Traces of life: discovery spaces, species boards, surplus."""

from __future__ import annotations

from ludonaut.kernel import Action, Script

from ..content import COLOURS, DISCOVERY_GAIN, OVERFLOW_GAIN, SAMPLES, SPECIES, Space
from ..content.effects import DealAlien, Effects, Odd, TakeAlien, Trace
from ..state import DISCOVERY, OVERFLOW, TRACES, Agency, SetiState, Species, agency
from .counting import complete_species, traces
from .missions import trigger
from .run import NONE, Context, choose, handles, resolve

SIDES = ("left", "right")
SAMPLE_HERE: Effects = (Odd("sample_here"),)


def occupied(species: Species, colour: str, tier: int) -> bool:
    return any(mark[0] == colour and mark[1] == tier for mark in species.marks)


def surplus_open(state: SetiState, colour: str) -> bool:
    """Surplus markers are for when both discovery spaces of the colour are taken."""
    return all(occupied(one, colour, DISCOVERY) for one in state.species)


def can_pay(player: Agency, cost: tuple[str, int] | None) -> bool:
    return cost is None or (player.exofossils if cost[0] == "exofossil" else player.data) >= cost[1]


def pay(player: Agency, cost: tuple[str, int]) -> None:
    if cost[0] == "exofossil":
        player.exofossils -= cost[1]
    else:
        player.data -= cost[1]


def is_open(species: Species, colour: str, tier: int, space: Space) -> bool:
    """A space of a species board that can take a marker; sample slots need their sample."""
    if space.gain == SAMPLE_HERE and sample_slot(colour, tier) >= len(species.slots):
        return False
    return space.many or not occupied(species, colour, tier)


def sample_slot(colour: str, tier: int) -> int:
    """Which sample of the Mascamites lies on a space of their blue column."""
    return tier - 3


def trace_options(state: SetiState, seat: int, colour: str, only: list[int] | None = None) -> list[Action]:
    """Every place for a trace of one colour (or "any"), on all species or only on some."""
    player = state.players[seat]
    options: list[Action] = []
    for one_colour in COLOURS if colour == "any" else (colour,):
        surplus = surplus_open(state, one_colour)
        for index, species in enumerate(state.species):
            if only is not None and index not in only:
                continue
            side = SIDES[index]
            if not occupied(species, one_colour, DISCOVERY):
                options.append(("discover", side, one_colour))
            if species.found:
                for tier, space in enumerate(SPECIES[species.name][one_colour], 1):
                    if is_open(species, one_colour, tier, space) and can_pay(player, space.cost):
                        options.append(("study", side, one_colour, tier))
            if surplus:
                options.append(("surplus", side, one_colour))
    return options


@handles(Trace)
def trace_given(state: SetiState, seat: int, effect: Trace, context: Context) -> Script[None]:
    only: list[int] | None = None
    if effect.only == "known":
        only = [index for index in range(len(state.species)) if traces(state, seat, effect.colour, index)]
    elif effect.only:
        only = complete_species(state, seat)
    for _ in range(effect.count):
        yield from trace(state, seat, effect.colour, context, only)


def trace(state: SetiState, seat: int, colour: str, context: Context, only: list[int] | None = None) -> Script[None]:
    """The player marks a trace and gains what the space shows."""
    if not trace_options(state, seat, colour, only):
        return
    answer = yield from choose(
        seat,
        "trace",
        lambda: trace_options(state, seat, colour, only),
        guide="traces",
        colour=colour,
        who=seat,
    )
    if answer == NONE:
        return
    tier = {"discover": DISCOVERY, "surplus": OVERFLOW}.get(str(answer[0]), 0)
    if answer[0] == "study":
        tier = int(answer[3])
    context.colour = str(answer[2])
    yield from place_trace(state, seat, SIDES.index(str(answer[1])), str(answer[2]), tier)


def place_trace(state: SetiState, seat: int, index: int, colour: str, tier: int) -> Script[None]:
    """Put the marker down, pay what the space costs, gain what it gives."""
    species = state.species[index]
    cost = SPECIES[species.name][colour][tier - 1].cost if tier > 0 else None
    if cost:
        pay(agency(state, seat), cost)
    species.marks.append((colour, tier, seat))
    side = species.name if species.found else SIDES[index]
    state.tell("traced", seat=seat, colour=colour, species=side)
    yield from resolve(state, seat, space_gain(species, index, colour, tier), Context(TRACES, species=index))
    yield from trigger(state, seat, (f"trace {colour}", "trace any"))


def space_gain(species: Species, index: int, colour: str, tier: int) -> Effects:
    if tier == DISCOVERY:
        return DISCOVERY_GAIN[index]
    if tier == OVERFLOW:
        return OVERFLOW_GAIN
    gain = SPECIES[species.name][colour][tier - 1].gain
    if gain == SAMPLE_HERE:
        return SAMPLES[species.slots[sample_slot(colour, tier)]]
    return gain


# ---- cards of a species


@handles(TakeAlien)
def take_alien_cards(state: SetiState, seat: int, effect: TakeAlien, context: Context) -> Script[None]:
    for _ in range(effect.count):
        yield from take_alien_card(state, seat, context.species)


def take_alien_card(state: SetiState, seat: int, index: int) -> Script[None]:
    """The card that lies face up, or the unseen top of the species' deck."""
    species = state.species[index]
    if not species.faceup and not species.deck:
        return
    answer = yield from choose(
        seat, "take_alien", lambda: _alien_options(species), guide="alien_cards", species=species.name
    )
    player = state.players[seat]
    if answer[0] == "draw_alien":
        draw_alien(state, seat, index)
        return
    player.hand.append(species.faceup)
    player.shown.append(species.faceup)
    state.tell("took", seat=seat, card=species.faceup)
    turn_up(state, species)


def _alien_options(species: Species) -> list[Action]:
    options: list[Action] = []
    if species.faceup:
        options.append(("take_alien", species.faceup))
    if species.deck:
        options.append(("draw_alien",))
    return options


@handles(DealAlien)
def deal_alien(state: SetiState, seat: int, effect: DealAlien, context: Context) -> None:
    draw_alien(state, seat, effect.species)


def draw_alien(state: SetiState, seat: int, index: int) -> None:
    species = state.species[index]
    if species.deck:
        card = state.rng.take(species.deck)
        state.players[seat].hand.append(card)
        state.tell("drew_alien", to=(seat,), secret={"card": card}, seat=seat, species=species.name)


def turn_up(state: SetiState, species: Species) -> None:
    species.faceup = state.rng.take(species.deck) if species.deck else ""
