"""Effects that combine others (if, per, pay), and the odd cards, each a function named after it."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action, Ask, Script

from ..content import CARDS, MOON_OF, SAMPLES, STAR_COLOUR, TECH_KIND
from ..content.effects import Delivered, Effect, Gain, If, Move, Need, Odd, Pay, Per, Spend, UseSample
from ..content.sky import NEAR
from ..state import SetiState, species_index
from .counting import flying, holds, techs, traces, tucked
from .gains import discard, discard_from_hand, pay_income, refill_row
from .probes import fly
from .research import others_have
from .run import NONE, SKIP, Context, choose, handles, odd, pick, resolve
from .signals import TILE, markers, signal, targets

# ---- conditions that look at what this effect has done


OF_CONTEXT = frozenset({"landed", "tech_shared", "lone_signal", "tile_marked", "anomaly_at_earth"})


def _context_holds(state: SetiState, seat: int, need: Need, context: Context) -> bool:
    name = need.what
    if name == "landed":
        return context.landed in need.names or ("moon" in need.names and context.landed in MOON_OF)
    if name == "tech_shared":
        return context.tech >= 0 and bool(others_have(state, seat) >> context.tech & 1)
    if name == "lone_signal":
        return bool(context.marks) and markers(state, context.marks[-1]).count(seat) == 1
    if name == "tile_marked":
        return TILE in context.marks
    if name == "anomaly_at_earth":
        earth = state.sky.earth & 7
        return any(sector == earth for one in state.species for sector, _, _ in one.anomalies)
    return holds(state, seat, need, context.card)


@handles(If)
def conditional(state: SetiState, seat: int, effect: If, context: Context) -> Script[None] | None:
    return resolve(state, seat, effect.then, context) if _context_holds(state, seat, effect.need, context) else None


# ---- `<gain> n per <count>`


def _launch_window(state: SetiState) -> int:
    """Planets other than Earth, and comets, in Earth's sector."""
    sky = state.sky
    sector = sky.earth & 7
    return sum(sky.publicity[cell] for cell in range(sector, 32, 8))


def _anomaly_signals(state: SetiState, seat: int) -> int:
    sectors = [sector for one in state.species for sector, _, _ in one.anomalies]
    return sum(state.signals[state.stars[sector]].count(seat) for sector in sectors)


COUNTS: dict[str, Callable[[SetiState, int, Need, Context], int]] = {
    "sectors_marked": lambda state, seat, what, context: len(set(context.marks)),
    "publicity": lambda state, seat, what, context: state.players[seat].publicity,
    "techs_of_type_taken": lambda state, seat, what, context: (
        techs(state.players[seat], TECH_KIND[context.tech]) if context.tech >= 0 else 0
    ),
    "traces_of_colour_marked": lambda state, seat, what, context: (
        traces(state, seat, context.colour) if context.colour else 0
    ),
    "launch_window": lambda state, seat, what, context: _launch_window(state),
    "tile_signals": lambda state, seat, what, context: context.marks.count(TILE),
    "anomaly_signals": lambda state, seat, what, context: _anomaly_signals(state, seat),
    "signals": lambda state, seat, what, context: sum(
        1 for star in context.marks if star != TILE and STAR_COLOUR[star] == what.name
    ),
    "tucked": lambda state, seat, what, context: tucked(state.players[seat], what.name),
}


@handles(Per)
def per(state: SetiState, seat: int, effect: Per, context: Context) -> Script[None]:
    total = effect.each * COUNTS[effect.counted.what](state, seat, effect.counted, context)
    if total:
        gain: Effect = Move(total) if effect.what == "move" else Gain(effect.what, total)
        yield from resolve(state, seat, (gain,), context)


# ---- paying for more


@handles(Spend)
def spend(state: SetiState, seat: int, effect: Spend, context: Context) -> None:
    state.players[seat].exofossils -= effect.count


@handles(Pay)
def pay(state: SetiState, seat: int, effect: Pay, context: Context) -> Script[None]:
    """Exofossils may be paid for what follows, once or as often as one can."""
    player, count = state.players[seat], effect.count
    while player.exofossils >= count:
        answer = yield from choose(
            seat, "pay", lambda: [PAY, SKIP] if player.exofossils >= count else [SKIP], count=count
        )
        if answer != PAY:
            return
        player.exofossils -= count
        yield from resolve(state, seat, effect.then, context)
        if not effect.often:
            return


PAY: Action = ("pay",)


# ---- odd cards


@odd("return")
def return_to_hand(state: SetiState, seat: int, effect: Odd, context: Context) -> None:
    context.place = "hand"


@odd("corner_of_taken")
def grant(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """Show the card just taken and gain its corner; it stays in hand."""
    card = context.taken
    if not card:
        return
    player = state.players[seat]
    if card in player.hand and card not in player.shown:
        player.shown.append(card)
    state.tell("showed", seat=seat, cards=[card])
    yield from resolve(state, seat, CARDS[card].corner, context)


@odd("osiris_rex")
def osiris_rex(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """Two data if a chosen probe is on asteroids, and one for each asteroid cell beside it."""
    cells = list(dict.fromkeys(flying(state.players[seat])))
    if not cells:
        return
    answer = yield from pick(seat, "probe", [("probe", cell) for cell in cells])
    cell = int(answer[1])
    asteroid = state.sky.asteroid
    data = 2 * asteroid[cell] + sum(asteroid[near] for near in NEAR[cell])
    if data:
        yield from resolve(state, seat, (Gain("data", data),), context)


@odd("great_observatories")
def great_observatories(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """Up to three probes of any players: one signal in the sector of each."""
    used: list[tuple[int, int]] = []

    def unused() -> list[tuple[int, int, int]]:
        return [
            (owner, index, cell)
            for owner, one in enumerate(state.agencies)
            for index, cell in enumerate(flying(one))
            if (owner, index) not in used
        ]

    def options() -> list[Action]:
        return [*dict.fromkeys(("probe", cell) for _, _, cell in unused()), SKIP]

    while len(used) < 3 and unused():
        answer = yield from choose(seat, "any_probe", options, guide="signals")
        if answer == SKIP:
            return
        owner, index, cell = next(one for one in unused() if one[2] == answer[1])
        used.append((owner, index))
        yield from signal(state, seat, targets(state, [cell & 7]), context)


@odd("clean_space")
def clean_space_initiative(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """Discard the row, gain all its corners, then fill it up."""
    cards = list(state.row)
    state.row.clear()
    for card in cards:
        discard(state, card)
    for card in cards:
        yield from resolve(state, seat, CARDS[card].corner, context)
    refill_row(state)


def _reveal(state: SetiState, seat: int, fits: Callable[[str], bool]) -> Script[int]:
    """Show as many fitting cards of one's hand as one likes; says how many."""
    player = state.players[seat]
    shown: list[str] = []

    def options() -> list[Action]:
        return [*(("reveal", card) for card in player.hand if fits(card) and card not in shown), SKIP]

    while len(options()) > 1:
        answer = yield from choose(seat, "reveal", options)
        if answer in (SKIP, NONE):
            break
        card = str(answer[1])
        shown.append(card)
        if card not in player.shown:
            player.shown.append(card)
    if shown:
        state.tell("showed", seat=seat, cards=shown)
    return len(shown)


@odd("pre_launch_testing")
def pre_launch_testing(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """A move for each card shown that has a move in its corner."""
    count = yield from _reveal(state, seat, lambda card: "corner move" in CARDS[card].corner_keys)
    if count:
        yield from fly(state, seat, count)


@odd("fuel_tanks")
def fuel_tanks_construction(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """An energy for each card shown whose income is energy."""
    count = yield from _reveal(state, seat, lambda card: CARDS[card].income == "energy")
    if count:
        yield from resolve(state, seat, (Gain("energy", count),), context)


@odd("everyday_life")
def part_of_everyday_life(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """Of the three cards just drawn: one for its corner, another for its income, the last is kept."""
    state.fresh[:] = context.drawn
    for use in ("corner", "income"):
        if not _fresh(state, seat):
            break
        answer = yield from choose(
            seat,
            f"use_{use}",
            lambda use=use: [(f"use_{use}", card) for card in _fresh(state, seat)],  # type: ignore[misc]
        )
        if answer == NONE:
            break
        card = str(answer[1])
        state.fresh.remove(card)
        discard_from_hand(state, seat, card)
        state.tell("discarded", seat=seat, cards=[card])
        if use == "corner":
            yield from resolve(state, seat, CARDS[card].corner, context)
        else:
            yield from pay_income(state, seat, CARDS[card].income)
    state.fresh.clear()


def _fresh(state: SetiState, seat: int) -> list[str]:
    hand = state.players[seat].hand
    return [card for card in state.fresh if card in hand]


@odd("take_row")
def flooding_the_media_space(state: SetiState, seat: int, effect: Odd, context: Context) -> None:
    player = state.players[seat]
    for card in state.row:
        player.hand.append(card)
        player.shown.append(card)
        state.tell("took", seat=seat, card=card)
    state.row.clear()
    refill_row(state)


# ---- samples of the Mascamites


def _samples(state: SetiState, planet: str) -> list[str]:
    index = species_index(state, "mascamites")
    if index < 0:
        return []
    species = state.species[index]
    return {"jupiter": species.jupiter, "saturn": species.saturn}.get(planet, [])


def _look_and_choose(state: SetiState, seat: int, planet: str, verb: str) -> Script[str]:
    """See every sample at a planet and choose one of them."""
    pile = _samples(state, planet)
    if not pile:
        return ""
    state.looking, state.seen = seat, planet
    answer: Action = yield Ask(seat, verb, lambda: [(verb, sample) for sample in pile], guide="mascamites", pause=True)
    state.looking, state.seen = -1, ""
    return str(answer[1])


@odd("pick_sample")
def pick_sample(state: SetiState, seat: int, effect: Odd, context: Context) -> Script[None]:
    """From the planet just used: the sample leaves in a capsule, which starts at the planet."""
    planet = MOON_OF.get(context.landed, context.landed)
    sample = yield from _look_and_choose(state, seat, planet, "pick_sample")
    if not sample:
        return
    player = state.players[seat]
    _samples(state, planet).remove(sample)
    player.capsules.append(state.sky.where[planet])
    player.samples.append(sample)
    state.tell("picked", to=(seat,), secret={"sample": sample}, seat=seat, planet=planet)


@handles(UseSample)
def use_sample(state: SetiState, seat: int, effect: UseSample, context: Context) -> Script[None]:
    """Gain one sample of a planet and leave it there."""
    planets = [planet for planet in ("jupiter", "saturn") if _samples(state, planet)]
    if effect.where == "probe":
        kinds = state.sky.kinds
        here = [kinds[cell] for cell in flying(state.players[seat])]
        planets = [planet for planet in planets if planet in here]
    if not planets:
        return
    answer = yield from pick(seat, "sample_planet", [("sample_planet", planet) for planet in planets])
    if answer == NONE:
        return
    sample = yield from _look_and_choose(state, seat, str(answer[1]), "use_sample")
    state.tell("used_sample", seat=seat, sample=sample, planet=str(answer[1]))
    yield from resolve(state, seat, SAMPLES[sample], context)


@handles(Delivered)
def delivered(state: SetiState, seat: int, effect: Delivered, context: Context) -> Script[None]:
    for _ in range(effect.count):
        yield from resolve(state, seat, SAMPLES[context.sample], context)
