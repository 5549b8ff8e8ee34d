"""Final scoring in the six steps of the rulebook, objectives, and ties."""

from __future__ import annotations

from functools import lru_cache

from ludonaut.kernel import Score

from .content.cards import CIV, CIV_FILE, OBJECTIVES, OBJECTIVES_FILE, Personal, Shared, target
from .content.grid import areas, holds_rectangle
from .content.planets import PLANETS
from .content.tiles import ENERGY, INDEX, TRACKS
from .rules.cubes import medal, tracks_at_top
from .rules.placement import energy_terrain
from .state import PlanetUnknownState, Player


def filled(p: Player) -> int:
    """Squares that count as covered; the visible electric ones of Petra do, being energy terrain."""
    world = p.world
    return p.land.covered | world.special if world.rule == "electric" else p.land.covered


def line_points(p: Player) -> int:
    """Medals of complete rows and columns without a meteorite."""
    return _lines(p.planet, filled(p) & ~p.surface.meteorites)


@lru_cache(maxsize=4096)
def _lines(planet: str, filled: int) -> int:
    return sum(medals for squares, medals in PLANETS[planet].lines if squares and not squares & ~filled)


def planet_bonus(p: Player) -> int:
    """Gaia: 2 for each visible city. Cerberus: 2 for each globe that is fully covered."""
    world = p.world
    if world.rule == "cities":
        return 2 * (world.special & ~p.land.covered).bit_count()
    if world.rule == "globes":
        return 2 * sum(not region & ~p.land.covered for region in world.regions)
    return 0


def _count(p: Player, op: str) -> int:
    return sum(effect.op == op for card in p.cards.civ for effect in CIV[card].effects)


def pod_points(p: Player) -> int:
    """Lifepods in the scoring area, 1 each, or more with a civ card."""
    value = 1
    for card in p.cards.civ:
        for effect in CIV[card].effects:
            if effect.op == "lifepod_value":
                value = effect.n
    return value * p.board.rescued


def meteorite_points(p: Player) -> int:
    """A medal, or more with civ cards, for every three collected meteorites."""
    return p.board.collected // 3 * CIV_FILE.repo[_count(p, "meteorite_repo")]


def civ_points(p: Player) -> int:
    """Medals of the civ cards kept for the end."""
    points = CIV_FILE.commerce[_count(p, "commerce")]
    for card in p.cards.civ:
        for effect in CIV[card].effects:
            if effect.op == "medals":
                points += effect.n
            elif effect.op == "medals_per_patch":
                points += effect.n * p.land.patches.bit_count()
    return points


# ---- objectives


def terrain_of(p: Player, name: str) -> int:
    """The squares of a terrain, as they count at the end."""
    return energy_terrain(p) if INDEX[name] == ENERGY else p.land.terrain[INDEX[name]]


def pods_collected(p: Player) -> int:
    """All collected lifepods, wherever they were put."""
    return p.board.rescued + len(p.board.stowed)


def measure(p: Player, goal: Shared) -> int:
    """What neighbours compare on a shared objective."""
    if goal.metric == "resource_symbols_on_perimeter":
        return (p.land.symbols[INDEX[goal.of]] & p.world.edge).bit_count()
    if goal.metric == "resource_symbols_on_planet":
        return p.land.symbols[INDEX[goal.of]].bit_count()
    if goal.metric == "largest_terrain_area_size":
        return max((one.bit_count() for one in areas(terrain_of(p, goal.of))), default=0)
    if goal.metric == "number_of_terrain_areas":
        return len(areas(terrain_of(p, goal.of)))
    if goal.metric == "tracks_at_maximum":
        return tracks_at_top(p).bit_count()
    if goal.metric == "meteorites_collected":
        return p.board.collected
    return pods_collected(p)


def fulfils(p: Player, goal: Personal) -> bool:
    """Is a personal objective complete?"""
    if goal.test == "filled_rectangle":
        ground = terrain_of(p, goal.of)
        return holds_rectangle(ground, goal.w, goal.h) or holds_rectangle(ground, goal.h, goal.w)
    if goal.test == "single_area_with_symbols":
        symbols = p.land.symbols[INDEX[goal.of]]
        return any((one & symbols).bit_count() >= goal.n for one in areas(terrain_of(p, goal.of)))
    if goal.test == "track_at_maximum":
        return bool(tracks_at_top(p) >> INDEX[goal.of] & 1)
    if goal.test == "resource_symbols_at_most":
        return p.land.symbols[INDEX[goal.of]].bit_count() <= goal.n
    if goal.test == "collected_at_least":
        return p.board.collected >= goal.n
    if goal.test == "collected_more_than":
        return pods_collected(p) > p.board.collected
    return not (p.world.ice if goal.of == "ice" else p.world.land) & ~filled(p)


def compare(mine: int, others: list[int], best: str) -> int:
    """5 for the best, 2 each for an equal best, nothing for less."""
    if best == "least":
        mine, others = -mine, [-other for other in others]
    top = max(others)
    if mine > top:
        return OBJECTIVES_FILE.win
    return OBJECTIVES_FILE.tie if mine == top else 0


def rivals(state: PlanetUnknownState, seat: int) -> list[tuple[int, list[int]]]:
    """The shared objectives that concern a seat, each with those it is compared with."""
    count = state.seats
    found: list[tuple[int, list[int]]] = []
    if count == 2:
        found = [(card, [1 - seat]) for card in state.shared]
    elif count > 2:
        for index, card in enumerate(state.shared):
            if index == seat:
                found.append((card, [(index + 1) % count]))
            elif (index + 1) % count == seat:
                found.append((card, [index]))
    everyone = [other for other in range(count) if other != seat]
    return found + [(card, everyone) for card in state.common if everyone]


def shared_points(state: PlanetUnknownState, seat: int) -> int:
    """Medals of the objectives shared with neighbours, and of those open to all."""
    total = 0
    for card, others in rivals(state, seat):
        goal = OBJECTIVES[card].shared
        mine = measure(state.players[seat], goal)
        total += compare(mine, [measure(state.players[other], goal) for other in others], goal.best)
    return total


def personal_points(p: Player) -> int:
    """Medals of complete personal objectives."""
    return sum(OBJECTIVES_FILE.personal for card in p.cards.objectives if fulfils(p, OBJECTIVES[card].personal))


# ---- the whole


def score(state: PlanetUnknownState, seat: int) -> Score:
    """A seat's medals, itemised in the order of the rulebook."""
    p = state.players[seat]
    items = [("planet", line_points(p))]
    if p.world.rule in ("cities", "globes"):
        items.append(("bonus", planet_bonus(p)))
    items += [(track, medal(p, cube)) for cube, track in enumerate(TRACKS)]
    items += [("lifepods", pod_points(p)), ("meteorites", meteorite_points(p)), ("cards", civ_points(p))]
    if p.cards.objectives and state.phase not in ("planets", "corporations", "flux", "objectives"):
        items.append(("personal", personal_points(p)))
    if state.seats > 1:
        items.append(("shared", shared_points(state, seat)))
    return Score(sum(points for _, points in items), items)


def empty_squares(p: Player) -> int:
    """Squares with nothing on them, for ties."""
    return (p.world.ground & ~p.land.covered).bit_count()


def solo_target(state: PlanetUnknownState) -> int:
    """The score that a solo player has to reach."""
    return target({color: int(state.options[color]) for color in ("green", "orange", "red")})


def winners(state: PlanetUnknownState) -> list[int]:
    """The most medals, then the fewest empty squares, then the fewest meteorites on the planet."""
    if state.seats == 1:
        return [0] if score(state, 0).total >= solo_target(state) else []
    ranks = []
    for seat, p in enumerate(state.players):
        ranks.append((score(state, seat).total, -empty_squares(p), -p.surface.meteorites.bit_count()))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
