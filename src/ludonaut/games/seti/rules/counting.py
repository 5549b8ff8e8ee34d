"""What a player has: the counts that missions, end-game cards, gold tiles and species look at."""

from __future__ import annotations

from collections.abc import Callable

from ..content import CARDS, COLOURS, COLUMNS, COMPUTER, KIND_MASK, MOON_OF, PLANET_OF, SPECIES, STAR_COLOUR
from ..content.effects import Need
from ..content.sky import NEAR, distance
from ..state import Agency, Player, SetiState, species_index


def flying(player: Agency) -> list[int]:
    """Cells of everything that counts as a probe: probes and capsules."""
    return player.probes + player.capsules if player.capsules else player.probes


def figures_at(state: SetiState, seat: int, planet: str) -> int:
    return sum(1 for owner, _, place, _ in state.figures if owner == seat and PLANET_OF[place] == planet)


def landers(state: SetiState, seat: int, moons: bool) -> int:
    return sum(
        1
        for owner, kind, place, _ in state.figures
        if owner == seat and kind == "lander" and (moons or place not in MOON_OF)
    )


def orbiters(state: SetiState, seat: int) -> int:
    return sum(1 for owner, kind, _, _ in state.figures if owner == seat and kind == "orbiter")


def wins(state: SetiState, seat: int, colour: str) -> int:
    return sum(
        owners.count(seat) for star, owners in enumerate(state.won) if colour == "any" or STAR_COLOUR[star] == colour
    )


def traces(state: SetiState, seat: int, colour: str, species: int = -1) -> int:
    """Discovery, board and overflow markers alike."""
    return sum(
        1
        for index, one in enumerate(state.species)
        if species in (-1, index)
        for mark in one.marks
        if mark[2] == seat and (colour == "any" or mark[0] == colour)
    )


def techs(player: Player, kind: str) -> int:
    return (player.techs & KIND_MASK[kind]).bit_count()


TOP_SPACES = len(COMPUTER)


def open_low(player: Player) -> list[int]:
    """Columns whose lower space can take data: a technology is there and the space above is covered."""
    return [
        column
        for column in range(4)
        if player.columns[column] >= 0 and player.top > COLUMNS[column] and not player.bottom >> column & 1
    ]


def can_place(player: Player) -> bool:
    return player.data > 0 and (player.top < TOP_SPACES or bool(open_low(player)))


def signals_in(state: SetiState, seat: int) -> int:
    return sum(1 for marks in state.signals if seat in marks)


def tucked(player: Player, income: str) -> int:
    return sum(1 for card in player.tucked if CARDS[card].income == income)


# ---- conditions of missions (`needs`), also of some effects

Condition = Callable[[SetiState, int, Need, str], bool]
CONDITIONS: dict[str, Condition] = {
    "at": lambda state, seat, need, card: figures_at(state, seat, need.name) > 0,
    "lander": lambda state, seat, need, card: any(
        owner == seat and kind == "lander" and place == need.name for owner, kind, place, _ in state.figures
    ),
    "landers": lambda state, seat, need, card: landers(state, seat, False) >= need.count,
    "landers_or_moons": lambda state, seat, need, card: landers(state, seat, True) >= need.count,
    "orbiters": lambda state, seat, need, card: orbiters(state, seat) >= need.count,
    "figures": lambda state, seat, need, card: sum(1 for one in state.figures if one[0] == seat) >= need.count,
    "one_planet": lambda state, seat, need, card: any(
        figures_at(state, seat, planet) >= need.count for planet in set(PLANET_OF.values())
    ),
    "publicity": lambda state, seat, need, card: state.players[seat].publicity >= need.count,
    "score": lambda state, seat, need, card: state.players[seat].score >= need.count,
    "data": lambda state, seat, need, card: state.players[seat].data >= need.count,
    "traces": lambda state, seat, need, card: traces(state, seat, need.name) >= need.count,
    "techs": lambda state, seat, need, card: techs(state.players[seat], need.name) >= need.count,
    "empty_hand": lambda state, seat, need, card: not state.players[seat].hand,
    "signals_in": lambda state, seat, need, card: signals_in(state, seat) >= need.count,
    "exofossils": lambda state, seat, need, card: state.players[seat].exofossils >= need.count,
    "tucked": lambda state, seat, need, card: len(state.players[seat].tucked) >= need.count,
    "missions": lambda state, seat, need, card: len(state.players[seat].done) >= need.count,
    "same_colour": lambda state, seat, need, card: any(traces(state, seat, colour) >= need.count for colour in COLOURS),
}


def condition(name: str) -> Callable[[Condition], Condition]:
    def register(rule: Condition) -> Condition:
        CONDITIONS[name] = rule
        return rule

    return register


@condition("wins")
def _wins(state: SetiState, seat: int, need: Need, card: str) -> bool:
    if need.name == "same":
        return any(owners.count(seat) >= need.count for owners in state.won)
    return bool(wins(state, seat, need.name) >= need.count)


@condition("each_species")
def _each_species(state: SetiState, seat: int, need: Need, card: str) -> bool:
    return all(traces(state, seat, need.name, index) > 0 for index in range(len(state.species)))


def complete_species(state: SetiState, seat: int) -> list[int]:
    """Species for which the player has marked all three colours."""
    return [
        index
        for index in range(len(state.species))
        if all(traces(state, seat, colour, index) > 0 for colour in COLOURS)
    ]


@condition("complete_species")
def _complete_species(state: SetiState, seat: int, need: Need, card: str) -> bool:
    return bool(complete_species(state, seat))


@condition("species")
def _species(state: SetiState, seat: int, need: Need, card: str) -> bool:
    """Traces for the species that the card belongs to."""
    index = species_index(state, CARDS[card].species)
    if need.name == "all":
        return index in complete_species(state, seat)
    return bool(traces(state, seat, need.name, index) >= need.count)


@condition("other_species")
def _other_species(state: SetiState, seat: int, need: Need, card: str) -> bool:
    index = species_index(state, CARDS[card].species)
    return bool(sum(traces(state, seat, need.name, other) for other in (0, 1) if other != index) >= need.count)


@condition("probe_on")
def _probe_on(state: SetiState, seat: int, need: Need, card: str) -> bool:
    kinds = state.sky.kinds
    return any(kinds[cell] == need.name for cell in flying(state.players[seat]))


@condition("asteroid_by_earth")
def _asteroid_by_earth(state: SetiState, seat: int, need: Need, card: str) -> bool:
    sky = state.sky
    near = NEAR[sky.earth]
    return any(sky.asteroid[cell] and cell in near for cell in flying(state.players[seat]))


@condition("far")
def _far(state: SetiState, seat: int, need: Need, card: str) -> bool:
    earth = state.sky.earth
    return any(distance(earth, cell) >= need.count for cell in flying(state.players[seat]))


@condition("orbiter_and_lander")
def _orbiter_and_lander(state: SetiState, seat: int, need: Need, card: str) -> bool:
    mine = [(kind, PLANET_OF[place]) for owner, kind, place, _ in state.figures if owner == seat]
    return any(("lander", planet) in mine for kind, planet in mine if kind == "orbiter")


@condition("deliver")
def _deliver(state: SetiState, seat: int, need: Need, card: str) -> bool:
    return state.sky.where[need.name] in state.players[seat].capsules


@condition("cost_space")
def _cost_space(state: SetiState, seat: int, need: Need, card: str) -> bool:
    index = species_index(state, CARDS[card].species)
    if index < 0:
        return False
    board = SPECIES[state.species[index].name]
    return any(
        owner == seat and tier > 0 and board[colour][tier - 1].cost is not None
        for colour, tier, owner in state.species[index].marks
    )


@condition("tile_signal")
def _tile_signal(state: SetiState, seat: int, need: Need, card: str) -> bool:
    index = species_index(state, "oumuamua")
    return index >= 0 and seat in state.species[index].data


def holds(state: SetiState, seat: int, need: Need, card: str) -> bool:
    return CONDITIONS[need.what](state, seat, need, card)


def completable(state: SetiState, seat: int) -> list[str]:
    """Missions whose condition holds now."""
    return [card for card in state.players[seat].missions if can_complete(state, seat, card)]


def can_complete(state: SetiState, seat: int, card: str) -> bool:
    needs = CARDS[card].needs
    for need in needs:
        if not CONDITIONS[need.what](state, seat, need, card):
            return False
    return bool(needs)
