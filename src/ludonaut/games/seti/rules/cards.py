"""Words that combine others (`if`, `per`, `pay`), and the odd cards, each a function named after it."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action, Ask, Script

from ..content import CARDS, MOON_OF, SAMPLES, STAR_COLOUR, TECH_KIND, Effect
from ..sky import NEAR
from ..state import CORNERS, Player, SetiState, species_index
from .counting import flying, holds, techs, traces, tucked
from .gains import discard, discard_from_hand, pay_income, refill_row
from .probes import fly
from .research import others_have
from .signals import TILE, signal, targets
from .vocabulary import NONE, SKIP, Context, choose, hook, pick, resolve, word

# ---- conditions that look at what this effect has done


OF_CONTEXT = frozenset({"landed", "tech_shared", "lone_signal", "tile_marked", "anomaly_at_earth"})


def _context_holds(state: SetiState, seat: int, need: Effect, context: Context) -> bool:
    name = need[0]
    if name == "landed":
        return context.landed in need[1:] or ("moon" in need[1:] and context.landed in MOON_OF)
    if name == "tech_shared":
        return context.tech >= 0 and bool(others_have(state, seat) >> context.tech & 1)
    if name == "lone_signal":
        return bool(context.marks) and _signals_at(state, seat, context.marks[-1]) == 1
    if name == "tile_marked":
        return TILE in context.marks
    if name == "anomaly_at_earth":
        earth = state.sky.earth & 7
        return any(sector == earth for one in state.species for sector, _, _ in one.anomalies)
    return holds(state, seat, need, context.card)


def _signals_at(state: SetiState, seat: int, target: int) -> int:
    if target == TILE:
        return next(one for one in state.species if one.name == "oumuamua").data.count(seat)
    return state.signals[target].count(seat)


@word("if")
def if_word(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    if _context_holds(state, seat, effect[1], context):
        yield from resolve(state, seat, effect[2], context)


# ---- `<gain> n per <count>`


def _launch_window(state: SetiState) -> int:
    """Planets other than Earth, and comets, in Earth's sector."""
    sky = state.sky
    sector = sky.earth & 7
    return sum(sky.publicity[cell] for cell in range(sector, 32, 8))


def _anomaly_signals(state: SetiState, seat: int) -> int:
    sectors = [sector for one in state.species for sector, _, _ in one.anomalies]
    return sum(state.signals[state.stars[sector]].count(seat) for sector in sectors)


COUNTS: dict[str, Callable[[SetiState, int, Effect, Context], int]] = {
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
        1 for star in context.marks if star != TILE and STAR_COLOUR[star] == what[1]
    ),
    "tucked": lambda state, seat, what, context: tucked(state.players[seat], what[1]),
}


@word("per")
def per(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    _, what, each, counted = effect
    total = each * COUNTS[counted[0]](state, seat, counted, context)
    if total:
        gain = ("move", total) if what == "move" else ("gain", what, total)
        yield from resolve(state, seat, (gain,), context)


# ---- paying for more


def _spend(player: Player, what: str, count: int) -> None:
    assert what == "exofossil"
    player.exofossils -= count


@word("spend")
def spend(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    _spend(state.players[seat], effect[1], effect[2])
    yield from ()


@word("pay")
def pay(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    yield from _may_pay(state, seat, effect, context)


def _may_pay(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[bool]:
    """May pay once for what follows; says whether it did."""
    (what, count), then = effect[1], effect[2]
    player = state.players[seat]
    if player.exofossils < count:
        return False
    answer = yield from choose(
        state, seat, "pay", lambda: [("pay",), SKIP] if player.exofossils >= count else [SKIP], count=count
    )
    if answer != ("pay",):
        return False
    _spend(player, what, count)
    yield from resolve(state, seat, then, context)
    return True


@word("pay_often")
def pay_often(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    while (yield from _may_pay(state, seat, effect, context)):
        pass


# ---- odd cards


@word("return")
def return_to_hand(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    context.kept = "hand"
    yield from ()


@word("slingshot")
def gravitational_slingshot(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """Armed here; a visit asks whether its publicity becomes a move."""
    state.armed.append(context.card)
    yield from ()


@word("lightsail")
def lightsail(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """Counted at the end of the turn."""
    state.armed.append(context.card)
    yield from ()


@word("corner_of_taken")
def grant(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """Show the card just taken and gain its corner; it stays in hand."""
    card = context.taken
    if not card:
        return
    player = state.players[seat]
    if card in player.hand and card not in player.shown:
        player.shown.append(card)
    state.tell("showed", seat=seat, cards=[card])
    yield from resolve(state, seat, CARDS[card].corner, context)


@word("osiris_rex")
def osiris_rex(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """Two data if a chosen probe is on asteroids, and one for each asteroid cell beside it."""
    cells = list(dict.fromkeys(flying(state.players[seat])))
    if not cells:
        return
    answer = yield from pick(state, seat, "probe", [("probe", cell) for cell in cells])
    cell = int(answer[1])
    asteroid = state.sky.asteroid
    data = 2 * asteroid[cell] + sum(asteroid[near] for near in NEAR[cell])
    if data:
        yield from resolve(state, seat, (("gain", "data", data),), context)


@word("great_observatories")
def great_observatories(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """Up to three probes of any players: one signal in the sector of each."""
    used: list[tuple[int, int]] = []

    def unused() -> list[tuple[int, int, int]]:
        return [
            (owner, index, cell)
            for owner, player in enumerate(state.players)
            for index, cell in enumerate(flying(player))
            if (owner, index) not in used
        ]

    def options() -> list[Action]:
        return [*dict.fromkeys(("probe", cell) for _, _, cell in unused()), SKIP]

    while len(used) < 3 and unused():
        answer = yield from choose(state, seat, "any_probe", options, guide="signals")
        if answer == SKIP:
            return
        owner, index, cell = next(one for one in unused() if one[2] == answer[1])
        used.append((owner, index))
        yield from signal(state, seat, targets(state, [cell & 7]), context)


@word("clean_space")
def clean_space_initiative(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
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
        answer = yield from choose(state, seat, "reveal", options)
        if answer in (SKIP, NONE):
            break
        card = str(answer[1])
        shown.append(card)
        if card not in player.shown:
            player.shown.append(card)
    if shown:
        state.tell("showed", seat=seat, cards=shown)
    return len(shown)


@word("pre_launch_testing")
def pre_launch_testing(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """A move for each card shown that has a move in its corner."""
    count = yield from _reveal(state, seat, lambda card: "move" in CARDS[card].corner_kinds)
    if count:
        yield from fly(state, seat, count)


@word("fuel_tanks")
def fuel_tanks_construction(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """An energy for each card shown whose income is energy."""
    count = yield from _reveal(state, seat, lambda card: CARDS[card].income == "energy")
    if count:
        yield from resolve(state, seat, (("gain", "energy", count),), context)


@word("everyday_life")
def part_of_everyday_life(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """Of the three cards just drawn: one for its corner, another for its income, the last is kept."""
    hand = state.players[seat].hand
    state.fresh[:] = hand[-3:]
    for use in ("corner", "income"):
        if not _fresh(state, seat):
            break
        answer = yield from choose(
            state,
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


@word("take_row")
def flooding_the_media_space(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    player = state.players[seat]
    for card in state.row:
        player.hand.append(card)
        player.shown.append(card)
        state.tell("took", seat=seat, card=card)
    state.row.clear()
    refill_row(state)
    yield from ()


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
    state.looking, state.glance = seat, planet
    answer: Action = yield Ask(seat, verb, lambda: [(verb, sample) for sample in pile], guide="mascamites", pause=True)
    state.looking, state.glance = -1, ""
    return str(answer[1])


@word("pick_sample")
def pick_sample(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
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


@word("use_sample")
def use_sample(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    """Gain one sample of a planet and leave it there."""
    planets = [planet for planet in ("jupiter", "saturn") if _samples(state, planet)]
    if effect[1] == "probe":
        kinds = state.sky.kinds
        here = [kinds[cell] for cell in flying(state.players[seat])]
        planets = [planet for planet in planets if planet in here]
    if not planets:
        return
    answer = yield from pick(state, seat, "sample_planet", [("sample_planet", planet) for planet in planets])
    if answer == NONE:
        return
    sample = yield from _look_and_choose(state, seat, str(answer[1]), "use_sample")
    state.tell("used_sample", seat=seat, sample=sample, planet=str(answer[1]))
    yield from resolve(state, seat, SAMPLES[sample], context)


@word("delivered")
def delivered(state: SetiState, seat: int, effect: Effect, context: Context) -> Script[None]:
    for _ in range(effect[1]):
        yield from resolve(state, seat, SAMPLES[context.sample], context)


# ---- the corner of a card


@hook("corner")
def corner(state: SetiState, seat: int, card: str) -> Script[None]:
    yield from resolve(state, seat, CARDS[card].corner, Context(CORNERS, card))
