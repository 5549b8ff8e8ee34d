"""The solo rival: it follows its action cards, turns resources into progress and technologies into bonuses."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Script

from ..content import (
    BONUSES,
    CARDS,
    COLOUR_STARS,
    COLOURS,
    PLANETS,
    RIVAL_CARDS,
    SOLO,
    SPECIES,
    STAR_INDEX,
    STAR_SLOTS,
    TECH_IDS,
    TECH_INDEX,
    TECH_KIND,
    TRACKS,
    RivalAction,
    RivalBoard,
)
from ..content import effects as fx
from ..content.sky import NEAR
from ..state import DISCOVERY, OVERFLOW, RIVAL, TECHNOLOGY, Rival, SetiState, rival_of, species_named
from .anomalies import anomaly_leader, next_anomaly
from .gains import discard, gain_points, gain_publicity, refill_row
from .milestones import GOLD_STEPS, gold_name
from .objectives import change_objectives
from .probes import become_lander, become_orbiter, data_spaces, is_taken
from .research import lift_tile, take_double
from .rotation import rotate
from .run import RIVAL_HANDLERS, Context, handles, resolve
from .signals import TILE, filled, leader, mark, planet_sector, settle
from .species import MESSAGE_AHEAD, free_answers, take_answer
from .traces import can_pay, is_open, occupied, place_trace

COMPUTER = tuple(fx.read_effects(space) for space in SOLO.computer)
TRACK = 12
INCOME_PROGRESS = 4
TECH_POINTS, TECH_PROGRESS = 3, 1
MISSED_OBJECTIVE_PROGRESS = 3
EXERTIAN_LIMIT = 5


def board_of(state: SetiState) -> RivalBoard:
    return next(board for board in SOLO.boards if board.level == state.options["level"])


def arrow(state: SetiState, count: int) -> int:
    """The leftmost or the rightmost of several, as the current action card says."""
    now = rival_of(state).now
    return count - 1 if now and RIVAL_CARDS[now].arrow == "right" else 0


# ---- its resources


def progress(state: SetiState, steps: int) -> None:
    """Along the track; each time round, an advanced card goes on top of its deck."""
    rival = rival_of(state)
    for _ in range(steps):
        rival.progress = (rival.progress + 1) % TRACK
        if rival.progress == 0 and len(rival.reserve) > rival.tops:
            rival.tops += 1
            state.tell("rival_stronger")
    if steps:
        state.tell("rival_progress", count=steps)


def take_data(state: SetiState, tokens: int) -> Script[None]:
    """Straight to the computer; what does not fit waits in a pool without limit."""
    rival = rival_of(state)
    for _ in range(tokens):
        if rival.top < len(COMPUTER):
            rival.top += 1
            yield from resolve(state, RIVAL, COMPUTER[rival.top - 1], Context())
        else:
            rival.data += 1


@handles(fx.Gain, by=RIVAL_HANDLERS)
def gain(state: SetiState, seat: int, effect: fx.Gain, context: Context) -> Script[None]:
    """Points, publicity, data and exofossils as anybody; everything else is progress."""
    what, count = effect.what, effect.count
    if what == "vp":
        gain_points(state, RIVAL, count, context.source)
    elif what == "publicity":
        gain_publicity(state, RIVAL, count)
    elif what == "data":
        yield from take_data(state, count)
    elif what == "exofossil":
        rival_of(state).exofossils += count
    else:
        progress(state, count)
    state.tell(f"gained_{what}", seat=RIVAL, count=count)


@handles(fx.Draw, fx.TakeCard, fx.TakeAlien, fx.DealAlien, fx.DealExertians, fx.Income, by=RIVAL_HANDLERS)
def gain_cards(state: SetiState, seat: int, effect: fx.Effect, context: Context) -> None:
    """A step for each card, four for an income; of the Exertians only markers count."""
    count = effect.count if isinstance(effect, fx.Counted) else 1
    progress(state, INCOME_PROGRESS * count if isinstance(effect, fx.Income) else count)


@handles(fx.Trace, by=RIVAL_HANDLERS)
def gain_traces(state: SetiState, seat: int, effect: fx.Trace, context: Context) -> Script[None]:
    for _ in range(effect.count):
        yield from trace(state, effect.colour)


@handles(fx.Signal, by=RIVAL_HANDLERS)
def gain_signals(state: SetiState, seat: int, effect: fx.Signal, context: Context) -> Script[None]:
    for _ in range(effect.count):
        if effect.where == "colour":
            star = best_star(state, COLOUR_STARS[effect.name])
        elif effect.where == "star":
            star = STAR_INDEX[effect.name]
        else:
            star = state.stars[planet_sector(state, effect.name)]
        yield from mark(state, RIVAL, star, context)


# ---- its turn


def has_cards(state: SetiState) -> bool:
    """Without cards it passes."""
    rival = rival_of(state)
    return bool(rival.tops or rival.deck)


def act(state: SetiState) -> Script[None]:
    """The first action of its card that is possible."""
    rival = rival_of(state)
    card = state.rng.take(rival.reserve if rival.tops else rival.deck)
    rival.tops = max(0, rival.tops - 1)
    rival.now = card
    rival.turns += 1
    state.tell("rival_card", card=card)
    yield from follow(state, card)
    rival.played.append(rival.now)


def settle_sectors(state: SetiState) -> Script[None]:
    """It settles filled sectors in the order of the boards."""
    while full := filled(state):
        yield from settle(state, full[0])


def follow(state: SetiState, card: str) -> Script[None]:
    for action in RIVAL_CARDS[card].actions:
        if action.do == "species":
            found = next((one for one in state.species if one.found == action.nth), None)
            if found is not None:
                yield from _become_special(state, card, found.name)
                return
        elif (yield from ACTIONS[action.do](state, action)):
            return


def _become_special(state: SetiState, card: str, species: str) -> Script[None]:
    """The special card of a discovered species takes this card's place for good."""
    rival = rival_of(state)
    rival.gone.append(card)
    special = next(one.id for one in SOLO.cards if one.species == species)
    rival.now = special
    state.tell("rival_card", card=special)
    yield from follow(state, special)


def shuffle_played(state: SetiState) -> None:
    """When it passes, its played cards become the deck of the next round."""
    rival = rival_of(state)
    rival.deck.extend(rival.played)
    rival.played.clear()


def take_pack_card(state: SetiState) -> None:
    """A card of the round's pack goes back in the box."""
    state.removed.append(state.rng.take(state.packs[state.round - 1]))
    progress(state, 1)


def milestone(state: SetiState) -> Script[bool]:
    """One milestone that it has reached; False when it has none left."""
    rival = rival_of(state)
    if rival.golds < len(GOLD_STEPS) and rival.score >= GOLD_STEPS[rival.golds]:
        rival.golds += 1
        _claim_gold(state)
        return True
    if 0 <= rival.tile <= rival.score:
        rival.tile = -1
        free = free_answers(state)
        if free:
            yield from take_answer(state, RIVAL, free[arrow(state, len(free))])
        return True
    return False


def _claim_gold(state: SetiState) -> None:
    """Only the first place of a gold tile interests it."""
    empty = [tile for tile, marks in enumerate(state.gold_marks) if not marks]
    if empty:
        tile = empty[arrow(state, len(empty))]
        state.gold_marks[tile].append(RIVAL)
        state.tell("gold", seat=RIVAL, tile=gold_name(state, tile), value=0)


def round_end(state: SetiState) -> None:
    """Objectives are spent, as many as the number of the round; each one missing is progress for the rival."""
    rival = state.rival
    if rival is None or state.round >= TRACKS.rounds or not any(board_of(state).objectives):
        return
    change_objectives(state)
    due = state.round
    paid = min(due, len(rival.done))
    rival.spent.extend(rival.done[:paid])
    del rival.done[:paid]
    if due > paid:
        state.tell("objectives_missed", seat=0, count=due - paid)
        progress(state, MISSED_OBJECTIVE_PROGRESS * (due - paid))


# ---- its actions: each says whether it was possible


def use_tech(state: SetiState, kind: str) -> bool:
    """Discard one stored technology of a kind, if there is one."""
    rival = rival_of(state)
    for tech, tiles in enumerate(rival.stored):
        if tiles and TECH_KIND[tech] == kind:
            rival.stored[tech] -= 1
            return True
    return False


def analyse(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if rival.top < len(COMPUTER):
        return False
    rival.top = 0
    state.tell("analysed", seat=RIVAL)
    gain_points(state, RIVAL, action.vp, TECHNOLOGY)
    yield from trace(state, "blue")
    waiting, rival.data = rival.data, 0
    yield from take_data(state, waiting)
    if use_tech(state, "computer"):
        gain_points(state, RIVAL, TECH_POINTS, TECHNOLOGY)
        progress(state, TECH_PROGRESS)
    return True


def launch(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if rival.probes:
        return False
    rival.probes.append(state.sky.earth)
    state.tell("launched", seat=RIVAL)
    gain_publicity(state, RIVAL, action.publicity)
    progress(state, action.progress)
    yield from ()
    return True


def research(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if rival.publicity < action.publicity:
        return False
    rival.publicity -= action.publicity
    yield from rotate(state)
    tech = preferred_tech(state)
    tile = lift_tile(state, tech)
    rival.stored[tech] += 1
    state.tell("researched", seat=RIVAL, tech=TECH_IDS[tech])
    take_double(state, RIVAL, tech)
    yield from resolve(state, RIVAL, BONUSES[tile], Context(TECHNOLOGY))
    progress(state, action.progress)
    return True


def preferred_tech(state: SetiState) -> int:
    """From its place on the track onward: the first that still has its two points, else the first left."""
    order = board_of(state).order
    start = rival_of(state).progress
    around = [(start + step) % TRACK for step in range(TRACK)]
    techs = [TECH_INDEX[f"{order[space // 4]}_{space % 4 + 1}"] for space in around]
    for tech in techs:
        if state.doubles >> tech & 1:
            return tech
    return next(tech for tech in techs if state.tops[tech] >= 0)


def explore(state: SetiState, action: RivalAction) -> Script[bool]:
    """Its probe leaves Earth for the first planet of the list within reach, and orbits or lands there."""
    rival, sky = rival_of(state), state.sky
    if not rival.probes:
        return False
    for planet, moves in action.targets:
        if planet not in sky.where:
            continue
        route = best_route(state, sky.earth, sky.where[planet], moves)
        if route is not None:
            rival.probes.clear()
            gain_publicity(state, RIVAL, route)
            yield from _arrive(state, planet, action)
            return True
    return False


def best_route(state: SetiState, start: int, goal: int, moves: int) -> int | None:
    """The most publicity on a way to the goal within a number of moves; None if it is out of reach."""
    sky = state.sky
    best: int | None = None

    def walk(cell: int, left: int, publicity: int, seen: frozenset[int]) -> None:
        nonlocal best
        if cell == goal:
            best = publicity if best is None else max(best, publicity)
            return
        left -= sky.leaving[cell]
        if left < 0:
            return
        for near in NEAR[cell]:
            if near not in seen:
                walk(near, left, publicity + sky.publicity[near], seen | {near})

    walk(start, moves, 0, frozenset({start}))
    return best


def _arrive(state: SetiState, planet: str, action: RivalAction) -> Script[None]:
    moons = [moon for moon in PLANETS[planet].moons if not is_taken(state, "lander", moon, 1)]
    if moons and action.moons and use_tech(state, "probe"):
        yield from become_lander(state, RIVAL, moons[arrow(state, len(moons))], 0)
    elif prefers_orbit(state, planet, action):
        yield from become_orbiter(state, RIVAL, planet)
    else:
        yield from become_lander(state, RIVAL, planet, next(iter(data_spaces(state, planet)), 0))
    if action.sample:
        _sample(state, planet)


def prefers_orbit(state: SetiState, planet: str, action: RivalAction) -> bool:
    """Whichever of the two first places is free; if both or none are, what the card prefers."""
    if action.land_only:
        return False
    orbit = not is_taken(state, "orbiter", planet, 1)
    land = not is_taken(state, "lander", planet, 1)
    return orbit if orbit != land else action.prefer == "orbit"


def _sample(state: SetiState, planet: str) -> None:
    """A random sample of the planet goes face up to the species board; nobody gains it."""
    species = species_named(state, "mascamites")
    pile = species.jupiter if planet == "jupiter" else species.saturn
    if pile:
        species.slots.append(state.rng.take(pile))


def signals(state: SetiState, action: RivalAction) -> Script[bool]:
    """Signals as printed, one more for a telescope technology; the row is filled up at the end."""
    state.tell("scanned", seat=RIVAL)
    for where in [*action.signals, *(["row"] if use_tech(state, "telescope") else [])]:
        if where == "row":
            yield from _row_signal(state)
        else:
            star = TILE if where == "tile" else state.stars[planet_sector(state, where)]
            yield from mark(state, RIVAL, star, Context())
    refill_row(state)
    return True


def _row_signal(state: SetiState) -> Script[None]:
    if state.row:
        card = state.row.pop(arrow(state, len(state.row)))
        discard(state, card)
        state.tell("row", seat=RIVAL, card=card)
        yield from mark(state, RIVAL, best_star(state, COLOUR_STARS[CARDS[card].colour]), Context())


def best_star(state: SetiState, stars: tuple[int, ...]) -> int:
    """Where it would cover the sector, else gain the second place's points, else has most markers.

    At each of the three steps the larger sector comes first.
    """

    def rank(star: int) -> tuple[int, int, int]:
        marks, slots = state.signals[star], STAR_SLOTS[star]
        if len(marks) + 1 >= slots and leader([*marks, RIVAL]) == RIVAL:
            return 2, 0, slots
        return (1, 0, slots) if len(marks) == 1 else (0, marks.count(RIVAL), slots)

    return max(stars, key=rank)


def trace(state: SetiState, colour: str) -> Script[None]:
    """On the lowest space of the column over both species; surplus only when all else is full."""
    rival = rival_of(state)
    spaces: list[tuple[float, int, str, int]] = []
    for index, species in enumerate(state.species):
        for one in COLOURS if colour == "any" else (colour,):
            if not occupied(species, one, DISCOVERY):
                spaces.append((0, index, one, DISCOVERY))
            if not species.found:
                continue
            for tier, space in enumerate(SPECIES[species.name][one], 1):
                if is_open(species, one, tier, space) and _affordable(rival, space.cost):
                    spaces.append((tier - 0.5 * (one == "yellow"), index, one, tier))
    if spaces:
        lowest = min(space[0] for space in spaces)
        level = [space for space in spaces if space[0] == lowest]
        _, index, one, tier = level[arrow(state, len(level))]
    else:
        one = COLOURS[0] if colour == "any" else colour
        index, tier = arrow(state, 2), OVERFLOW
    yield from place_trace(state, RIVAL, index, one, tier)


def _affordable(rival: Rival, cost: tuple[str, int] | None) -> bool:
    """Data are paid only while its computer is full."""
    if cost is not None and cost[0] == "data" and rival.top < len(COMPUTER):
        return False
    return can_pay(rival, cost)


def anomaly(state: SetiState, action: RivalAction) -> Script[bool]:
    """If it does not lead the column of the next anomaly, it marks the lowest free space there."""
    _, colour, _ = next_anomaly(state)
    if anomaly_leader(state, colour) == RIVAL:
        return False
    index = next(index for index, one in enumerate(state.species) if one.anomalies)
    species = state.species[index]
    board = SPECIES[species.name][colour]
    tier = next(tier for tier, space in enumerate(board, 1) if is_open(species, colour, tier, space))
    yield from place_trace(state, RIVAL, index, colour, tier)
    yield from resolve(state, RIVAL, (fx.Gain("vp", action.vp),), Context())
    return True


def message(state: SetiState, action: RivalAction) -> Script[bool]:
    rival = rival_of(state)
    if not rival.tiles or rival.tile >= 0:
        return False
    rival.tiles -= 1
    rival.tile = rival.score + MESSAGE_AHEAD
    progress(state, action.progress)
    yield from ()
    return True


def exertian(state: SetiState, action: RivalAction) -> Script[bool]:
    """One random card face down, until cards and traces on the board make five."""
    rival = rival_of(state)
    species = species_named(state, "exertians")
    here = sum(1 for _, tier, seat in species.marks if seat == RIVAL and tier > 0)
    if len(rival.plans) + here >= EXERTIAN_LIMIT or not species.gone:
        return False
    rival.plans.append(state.rng.take(species.gone))
    state.tell("planned", seat=RIVAL)
    yield from ()
    return True


ACTIONS: dict[str, Callable[[SetiState, RivalAction], Script[bool]]] = {
    "analyse": analyse,
    "launch": launch,
    "research": research,
    "explore": explore,
    "signals": signals,
    "anomaly": anomaly,
    "message": message,
    "exertian": exertian,
}
