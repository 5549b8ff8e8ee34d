"""Probes: launching, moving, orbiting and landing."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Action, Script

from ..content import CARDS, MOON_GAIN, MOON_OF, PLANET_OF, PLANETS, SLINGSHOTS, TECH_INDEX, TRACKS
from ..content.effects import Gain, Land, Launch, Move, Odd, Once, Remove
from ..content.sky import NEAR
from ..state import CORNERS, EXPLORE, PLAYED, Player, SetiState, species_index
from .counting import flying
from .gains import discard_from_hand, gain_publicity
from .missions import trigger
from .run import NONE, SKIP, Context, choose, handles, meanwhile, odd, on_cards, pick, resolve

TWO_PROBES = 1 << TECH_INDEX["probe_1"]
ASTEROIDS = 1 << TECH_INDEX["probe_2"]
CHEAP_LANDING = 1 << TECH_INDEX["probe_3"]
MOONS = 1 << TECH_INDEX["probe_4"]

STEPS: dict[str, list[list[Action]]] = {
    verb: [[(verb, here, there) for there in near] for here, near in enumerate(NEAR)] for verb in ("move", "fly")
}
FUEL = on_cards("fuel")


# ---- launching


def probe_limit(player: Player) -> int:
    return 2 if player.techs & TWO_PROBES else 1


def may_launch(player: Player) -> bool:
    """Capsules are not counted."""
    return len(player.probes) < probe_limit(player)


def launch(state: SetiState, seat: int, freely: bool = False) -> Script[None]:
    """A new probe on Earth; without effect when the limit is reached."""
    player = state.players[seat]
    if not freely and not may_launch(player):
        return
    player.probes.append(state.sky.earth)
    state.tell("launched", seat=seat)
    yield from trigger(state, seat, ("launch",))


@handles(Launch)
def launch_given(state: SetiState, seat: int, effect: Launch, context: Context) -> Script[None]:
    return launch(state, seat, effect.freely)


# ---- moving


def probe_cells(player: Player) -> list[int]:
    """Where the player's probes are, each cell once."""
    cells: list[int] = []
    for cell in player.probes:
        if cell not in cells:
            cells.append(cell)
    return cells


def leaving_cost(state: SetiState, player: Player, cell: int) -> int:
    """Moves needed to leave a cell: some technologies and cards make it one everywhere."""
    if player.techs & ASTEROIDS or (state.light and state.players[state.active] is player):
        return 1
    return state.sky.leaving[cell]


def steps(state: SetiState, player: Player, moves: int, verb: str, capsule_verb: str) -> list[Action]:
    """The steps of probes and capsules that a number of moves allows; two are enough for any."""
    found: list[Action] = []
    for here in probe_cells(player):
        if moves > 1 or leaving_cost(state, player, here) <= moves:
            found.extend(STEPS[verb][here])
    for number, here in enumerate(player.capsules):
        if moves > 1 or leaving_cost(state, player, here) <= moves:
            found.extend([(capsule_verb, number, there) for there in NEAR[here]])
    return found


def step_cost(state: SetiState, player: Player, step: Action) -> int:
    cells, index = flyer(player, step)
    return leaving_cost(state, player, cells[index])


def move_flyer(state: SetiState, seat: int, step: Action) -> Script[None]:
    """A step of a probe (move, fly), which is named by its cell, or of a capsule (haul, drift), by its number."""
    player, there = state.players[seat], int(step[2])
    cells, index = flyer(player, step)
    here = cells[index]
    cells[index] = there
    state.tell("moved", seat=seat, here=here, there=there, kind=state.sky.kinds[there])
    return visit(state, seat, there, here)


def flyer(player: Player, step: Action) -> tuple[list[int], int]:
    """The list of cells and the place in it of what takes a step."""
    if step[0] in ("move", "fly"):
        return player.probes, player.probes.index(int(step[1]))
    return player.capsules, int(step[1])


def visit(state: SetiState, seat: int, cell: int, here: int = -1) -> Script[None]:
    """A probe has entered a cell, by a move or by a push: publicity, cards of this turn, missions."""
    sky = state.sky
    player = state.players[seat]
    mine = state.active == seat
    planet = sky.kinds[cell] in sky.where
    swung = False
    publicity = sky.publicity[cell] or (1 if sky.asteroid[cell] and player.techs & ASTEROIDS else 0)
    if mine and state.quiet:
        publicity = 0
    if mine and planet:
        state.visited.append(sky.kinds[cell])
        if publicity and not SLINGSHOTS.isdisjoint(state.armed):
            answer = yield from choose(seat, "slingshot", lambda: [("swing",), SKIP])
            if answer == ("swing",):
                publicity, swung = 0, True
    if publicity:
        gain_publicity(state, seat, publicity)
    keys = sky.keys[cell]
    if mine and state.armed:
        if here >= 0 and here >> 3 == cell >> 3:
            yield from fire(state, seat, ("same_ring",))
        if keys:
            yield from fire(state, seat, keys)
    if keys:
        yield from trigger(state, seat, keys)
    if swung:
        yield from fly(state, seat, 1)


def fire(state: SetiState, seat: int, keys: tuple[str, ...]) -> Script[None]:
    """Effects of cards played earlier this turn that wait for one of these; each works once."""
    for card in list(state.armed):
        for effect in CARDS[card].effects:
            if isinstance(effect, Once) and card in state.armed and effect.when in keys:
                state.armed.remove(card)
                yield from resolve(state, seat, effect.then, Context(PLAYED, card))


@handles(Once)
@odd("slingshot")
@odd("lightsail")
def arm(state: SetiState, seat: int, effect: Once | Odd, context: Context) -> None:
    """Until the end of the turn the card waits for something, changes visits, or counts them."""
    state.armed.append(context.card)


@handles(Move)
def move(state: SetiState, seat: int, effect: Move, context: Context) -> Script[None]:
    context.declined = yield from fly(state, seat, effect.count)


def fly(state: SetiState, seat: int, points: int) -> Script[bool]:
    """Use moves, over any of one's probes, as far as one likes. Moves gained in mid-flight join those left.

    Who lacks a move to leave asteroids may add energy, or discard another card for its move. Says whether moves were
    declined.
    """
    player = state.players[seat]
    if player.moves >= 0:
        player.moves += points
        return False
    player.moves = points
    while player.moves > 0 and (player.probes or player.capsules):
        answer = yield from choose(
            seat, "fly", partial(flights, state, seat), guide="move", points=player.moves, who=seat
        )
        if answer in (SKIP, NONE):
            player.moves = -1
            return True
        if answer[0] == "fuel":
            yield from discard_for_corner(state, seat, str(answer[1]), "fuelled")
        else:
            _use_moves(state, player, answer)
            yield from move_flyer(state, seat, answer)
    player.moves = -1
    return False


def discard_for_corner(state: SetiState, seat: int, card: str, told: str = "corner") -> Script[None]:
    """Discard a card for what its upper left corner shows; in mid-flight its move joins those left."""
    discard_from_hand(state, seat, card)
    state.tell(told, seat=seat, card=card)
    yield from resolve(state, seat, CARDS[card].corner, Context(CORNERS, card))
    yield from trigger(state, seat, CARDS[card].corner_keys)


def _use_moves(state: SetiState, player: Player, step: Action) -> None:
    """Energy makes up for moves that are missing."""
    left = player.moves - step_cost(state, player, step)
    player.energy += min(0, left)
    player.moves = max(0, left)


def flights(state: SetiState, seat: int) -> list[Action]:
    """Every step that the moves left, with energy for what is missing, allow."""
    player, mine = state.players[seat], state.active == seat
    options = steps(state, player, player.moves + (player.energy if mine else 0), "fly", "drift")
    if mine and any(leaving_cost(state, player, cell) > player.moves for cell in flying(player)):
        options.extend([FUEL[card] for card in player.hand if "corner move" in CARDS[card].corner_keys])
    return [*options, SKIP]


# ---- orbiting and landing


def probe_planets(state: SetiState, seat: int) -> list[str]:
    """Planets, other than Earth, at which the player has a probe."""
    kinds = state.sky.kinds
    return [kinds[cell] for cell in probe_cells(state.players[seat]) if kinds[cell] in PLANETS]


def landing_cost(state: SetiState, seat: int, planet: str) -> int:
    """Three energy, one less when anybody orbits the planet, one less with the technology."""
    cost = TRACKS.costs["land"]["energy"]
    if any(kind == "orbiter" and place == planet for _, kind, place, _ in state.figures):
        cost -= 1
    if state.players[seat].techs & CHEAP_LANDING:
        cost -= 1
    return cost


def is_taken(state: SetiState, kind: str, place: str, space: int) -> bool:
    return any(at == space and where == place and what == kind for _, what, where, at in state.figures)


def landing_places(state: SetiState, seat: int, *, moons: bool = False, shared: bool = False) -> list[str]:
    """Where the player's probes could land; moons need the technology unless the card waives it."""
    places: list[str] = []
    moons = moons or bool(state.players[seat].techs & MOONS)
    for planet in probe_planets(state, seat):
        places.append(planet)
        if moons:
            places.extend(moon for moon in PLANETS[planet].moons if shared or not is_taken(state, "lander", moon, 1))
    return places


def take_probe(state: SetiState, seat: int, planet: str) -> None:
    state.players[seat].probes.remove(state.sky.where[planet])


def orbit(state: SetiState, seat: int, planet: str) -> Script[None]:
    """The probe becomes an orbiter; the first one has a bonus of its own."""
    take_probe(state, seat, planet)
    yield from become_orbiter(state, seat, planet)


def become_orbiter(state: SetiState, seat: int, planet: str) -> Script[None]:
    board = PLANETS[planet]
    first = not is_taken(state, "orbiter", planet, 1)
    state.figures.append((seat, "orbiter", planet, 1 if first else 0))
    state.tell("orbited", seat=seat, planet=planet)
    context = Context(EXPLORE, species=species_index(state, "oumuamua"))
    if first:
        yield from resolve(state, seat, board.orbit_first, context)
    yield from resolve(state, seat, board.orbit, context)
    yield from trigger(state, seat, ("orbit", "orbit_or_land", f"at {planet}"))


def land(state: SetiState, seat: int, place: str, *, shared: bool = False) -> Script[None]:
    """The probe becomes a lander on the planet or one of its moons."""
    take_probe(state, seat, PLANET_OF[place])
    space = 0 if place in MOON_OF else (yield from _data_space(state, seat, place, shared))
    yield from become_lander(state, seat, place, space)


def become_lander(state: SetiState, seat: int, place: str, space: int) -> Script[None]:
    """A lander on a moon (space 0), or on a space of the planet: 0 for an ordinary one, else one with data."""
    context = Context(EXPLORE, species=species_index(state, "oumuamua"))
    state.figures.append((seat, "lander", place, 1 if place in MOON_OF else space))
    state.tell("landed", seat=seat, place=place)
    if space:
        yield from resolve(state, seat, (Gain("data", PLANETS[place].land_data[space - 1]),), context)
    yield from resolve(state, seat, MOON_GAIN[place] if place in MOON_OF else PLANETS[place].land, context)
    yield from trigger(state, seat, ("land", "orbit_or_land", f"at {PLANET_OF[place]}"))


def data_spaces(state: SetiState, planet: str, shared: bool = False) -> list[int]:
    """The spaces with data that a lander could cover."""
    spaces = range(1, len(PLANETS[planet].land_data) + 1)
    return [space for space in spaces if shared or not is_taken(state, "lander", planet, space)]


def _data_space(state: SetiState, seat: int, planet: str, shared: bool) -> Script[int]:
    """The first landers cover spaces with data; where several are free, the lander chooses."""
    free = data_spaces(state, planet, shared)
    if not free:
        return 0
    answer = yield from pick(seat, "data_space", [("cover_data", space) for space in free], guide="land")
    return int(answer[1])


@handles(Land)
def land_given(state: SetiState, seat: int, effect: Land, context: Context) -> Script[None]:
    """A landing given by a card costs nothing more; without a probe at a planet it does nothing."""

    def options() -> list[Action]:
        landings = landing_places(state, seat, moons=effect.moons, shared=effect.shared)
        places: list[Action] = [("land", place) for place in landings]
        if effect.orbit:
            places.extend([("orbit", planet) for planet in probe_planets(state, seat)])
        return places

    if not options() and state.players[seat].probes:
        yield from meanwhile(state, seat)
    if not options():
        return
    answer = yield from choose(seat, "land", options, guide="land")
    if answer == NONE:
        return
    place = str(answer[1])
    context.landed = place
    if answer[0] == "orbit":
        yield from orbit(state, seat, place)
    else:
        yield from land(state, seat, place, shared=effect.shared)


@handles(Remove)
def remove(state: SetiState, seat: int, effect: Remove, context: Context) -> Script[None]:
    """One of one's figures may be taken back for something; the space that it covered is free again."""
    kind = effect.kind
    mine = [figure for figure in state.figures if figure[0] == seat and figure[1] == kind]
    if not mine:
        return
    options: list[Action] = [("remove", place, space) for _, _, place, space in dict.fromkeys(mine)]
    answer = yield from choose(seat, "remove", lambda: [*options, SKIP])
    if answer == SKIP:
        return
    state.figures.remove((seat, kind, str(answer[1]), int(answer[2])))
    state.tell("removed", seat=seat, place=str(answer[1]))
    yield from resolve(state, seat, effect.then, context)


@odd("asteroids_free")
def asteroids_free(state: SetiState, seat: int, effect: Odd, context: Context) -> None:
    state.light = True


@odd("no_visit_publicity")
def no_visit_publicity(state: SetiState, seat: int, effect: Odd, context: Context) -> None:
    state.quiet = True
