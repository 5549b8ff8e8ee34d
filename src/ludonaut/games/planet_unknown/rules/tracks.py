"""The five tracks: how cubes go up and down, and what they find on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from ludonaut.kernel import Action

from ..content.corporations import CORPORATIONS, HEIGHT, MILESTONES, SPACE, SPACES, Gain, spot, tech
from ..content.tiles import BIOMASS, CIV, ENERGY, INDEX, ROVER, TECH, TERRAINS, TRACKS, WATER
from ..state import PlanetUnknownState, Player, Step
from .placement import NO_MILESTONE, NO_SYNERGY, Patch, energy_choices
from .rovers import NewRover
from .techs import ready, refresh_techs, use

_ROVER_PLUS = tech("rover_plus")
_CROWDED_ROVER_PLUS = tech("crowded_rover_plus")
_CIV_SYNERGY = tech("civ_synergy")
_FLUX_UPGRADE = tech("flux_upgrade")
_HOP_CUBES = tech("hop_cubes")
_SIDEWAYS = tech("sideways")
_CIV_BESIDE_TECH = tech("civ_beside_tech")
_BEST_OF_TRACK = tech("best_of_track")
_DOUBLE_WATER = tech("double_water")
_TECH_AS_ENERGY = tech("tech_as_energy")
_TWICE = tech("synergy_twice")

ALL_CUBES = 0b11111
_CUBES = tuple(tuple(cube for cube in range(5) if cubes >> cube & 1) for cubes in range(ALL_CUBES + 1))
"""The cubes of each set of cubes."""
_OF_RESOURCE = {"energy": ENERGY, "convert": TECH, "moves": ROVER}
"""Verbs that only one resource of a tile has."""
Rewards: TypeAlias = Literal["all", "none", "no synergy"]

_RISE: dict[str, list[list[Action]]] = {
    verb: [[(verb, track, space) for space in SPACES] for track in TRACKS]
    for verb in ("advance", "energy", "convert", "boost", "promote", "climb")
}


# ---- ways up and down


def ways_up(p: Player, cube: int) -> list[int]:
    """The spaces onto which this cube may advance; most often one, or none at the top."""
    here = p.board.cubes[cube]
    corp = CORPORATIONS[p.corporation]
    if corp.straight:
        return [here + 1] if here % HEIGHT < corp.tops[here // HEIGHT] else []
    if corp.rule == "diagonal":
        column, height = divmod(here, HEIGHT)
        if height >= corp.tops[column]:
            return []
        ways = [here + 1, *(spot(c, height + 1) for c in _neighbours(p, column))]
        return [way for way in ways if way not in p.board.cubes]
    if corp.rule == "cover":
        return _first_free(range(here + 1, spot(here // HEIGHT, corp.tops[here // HEIGHT]) + 1), p.board.stowed)
    return _first_free(_onward(p, cube), p.board.cubes, bool(p.board.techs & _HOP_CUBES))


def ways_aside(p: Player, cube: int) -> list[int]:
    """Makeshift: the spaces beside a cube, onto which a tech lets it go instead of advancing."""
    if not p.board.techs & _SIDEWAYS:
        return []
    column, height = divmod(p.board.cubes[cube], HEIGHT)
    ways = [spot(c, height) for c in _neighbours(p, column)]
    return [way for way in ways if way not in p.board.cubes]


def _neighbours(p: Player, column: int) -> list[int]:
    """Makeshift: the columns beside this one."""
    beside = [c for c in (column - 1, column + 1) if 0 <= c <= TECH]
    if p.board.techs & _CIV_BESIDE_TECH and column in (CIV, TECH):
        beside.append(TECH - column)
    return beside


def rises(p: Player, verb: str, cubes: int) -> list[Action]:
    """Every advance of these cubes: the cube and the space onto which it goes."""
    found: list[Action] = []
    rows = _RISE[verb]
    corp = CORPORATIONS[p.corporation]
    if corp.straight:
        tops = corp.tops
        for cube in _CUBES[cubes]:
            here = p.board.cubes[cube]
            if here % HEIGHT < tops[cube]:
                found.append(rows[cube][here + 1])
        return found
    for cube in _CUBES[cubes]:
        ways = ways_up(p, cube)
        if verb != "climb":
            ways += ways_aside(p, cube)
        found += [rows[cube][way] for way in ways]
    return found


def _onward(p: Player, cube: int, back: bool = False) -> list[int]:
    """Oasis: the spaces before this cube, or behind it, on its own route."""
    corp = p.corp
    here = p.board.cubes[cube]
    route = list(corp.path) if cube == WATER else [spot(cube, h) for h in range(corp.tops[cube] + 1)]
    at = route.index(here)
    return route[:at][::-1] if back else route[at + 1 :]


def _first_free(spaces: list[int] | range, taken: tuple[int, ...] | list[int], hop: bool = True) -> list[int]:
    """The first space that nothing stands on; without hopping only the very next one will do."""
    for space in spaces:
        if space not in taken:
            return [space]
        if not hop:
            return []
    return []


def way_down(p: Player, cube: int) -> int:
    """The space onto which this cube would regress, or -1."""
    here = p.board.cubes[cube]
    rule = p.corp.rule
    if rule == "path":
        down = _first_free(_onward(p, cube, back=True), p.board.cubes, bool(p.board.techs & _HOP_CUBES))
        return down[0] if down else -1
    if here % HEIGHT == 0:
        return -1
    if rule == "cover":
        down = _first_free(range(here - 1, spot(here // HEIGHT, 0) - 1, -1), p.board.stowed)
        return down[0] if down else -1
    if rule == "diagonal" and here - 1 in p.board.cubes:
        return -1
    return here - 1


def drop(p: Player, cube: int, most: int) -> int:
    """How many steps, up to `most`, this cube can regress."""
    cubes = p.board.cubes
    before = cubes[cube]
    steps = 0
    while steps < most and (down := way_down(p, cube)) >= 0:
        cubes[cube] = down
        steps += 1
    cubes[cube] = before
    return steps


def regress(state: PlanetUnknownState, seat: int, p: Player, cube: int, steps: int) -> None:
    """Move a cube down; it finds nothing there."""
    for _ in range(steps):
        down = way_down(p, cube)
        if down < 0:
            break
        p.board.cubes[cube] = down
    refresh_techs(state, p)
    state.tell("regressed", seat=seat, track=TRACKS[cube], height=p.board.cubes[cube] % HEIGHT)


def to_reset(p: Player) -> bool:
    """Wormhole: is the biomass cube at its maximum?"""
    return p.board.cubes[BIOMASS] == spot(BIOMASS, p.corp.tops[BIOMASS])


# ---- rewards


def advance(state: PlanetUnknownState, seat: int, p: Player, cube: int, to: int, rewards: Rewards = "all") -> None:
    """Move a cube up onto a space and take what is there."""
    p.board.cubes[cube] = to
    if state.events is not None:
        state.tell("advanced", seat=seat, track=TRACKS[cube], column=TRACKS[to // HEIGHT], height=to % HEIGHT)
    corp = CORPORATIONS[p.corporation]
    if to // HEIGHT == TECH or corp.rule == "diagonal":
        refresh_techs(state, p)
    if rewards == "none":
        return
    for gain in corp.gains[to]:
        if rewards == "all" or gain.kind != "synergy":
            take(state, p, gain, to)


def take(state: PlanetUnknownState, p: Player, gain: Gain, space: int) -> None:
    """Take a reward of a space. An event may suspend milestones or synergy boosts."""
    kind = gain.kind
    if kind == "moves":
        p.turn.moves += gain.n + move_bonus(p)
        return
    if (kind in MILESTONES and state.limits & NO_MILESTONE) or (kind == "synergy" and state.limits & NO_SYNERGY):
        return
    pending = p.turn.pending
    upgrade = p.board.techs & _FLUX_UPGRADE and space // HEIGHT == p.board.flux
    if kind == "civ":
        reach_civ(state, p, min(gain.n + 1, 4) if upgrade else gain.n)
    elif kind == "tech":
        if p.corp.rule == "flux":
            pending.append(FluxToken())
    elif kind == "patch":
        pending += [Patch()] * (2 if upgrade else 1)
    elif kind == "synergy":
        pending += [Boost()] * (2 if upgrade and p.board.flux == WATER else 1)
    elif kind == "rover":
        pending.append(NewRover())
    elif kind == "step":
        pending.append(Advance(gain.n))
    elif kind == "reward":
        pending.append(Reward(space))


def reach_civ(state: PlanetUnknownState, p: Player, rank: int) -> None:
    """A civ milestone: a card at the end of the round. The Republic regresses, and with its tech gains a boost."""
    p.turn.due.append(rank)
    if p.corp.rule == "regress":
        others = sum(1 << cube for cube in range(5) if cube != CIV and way_down(p, cube) >= 0)
        if others:
            p.turn.pending.append(Fall(1, others))
        if p.board.techs & _CIV_SYNERGY and not state.limits & NO_SYNERGY:
            p.turn.pending.append(Boost())


def move_bonus(p: Player) -> int:
    """What techs add to the number under the rover cube."""
    techs = p.board.techs
    if techs & _ROVER_PLUS:
        return 1
    if techs & _CROWDED_ROVER_PLUS and sum(space // HEIGHT == ROVER for space in p.board.cubes) > 1:
        return 1
    if techs & _FLUX_UPGRADE and p.board.flux == ROVER:
        return 1
    return 0


def rover_number(p: Player) -> int:
    """The number under the rover cube, with what techs add; nothing where no number is printed."""
    number = CORPORATIONS[p.corporation].moves[p.board.cubes[ROVER]]
    return number + move_bonus(p) if number else 0


def at_rover_top(p: Player) -> bool:
    """The rover cube at the end of its track still gives movement for each rover tile."""
    return p.board.cubes[ROVER] == spot(ROVER, CORPORATIONS[p.corporation].tops[ROVER])


def next_milestone(p: Player) -> int:
    """Flux: the next space with a milestone on the flux track, or -1."""
    flux = p.board.flux
    gains = p.corp.gains
    for space in range(p.board.cubes[flux] + 1, spot(flux, p.corp.tops[flux]) + 1):
        if any(gain.kind in MILESTONES for gain in gains[space]):
            return space
    return -1


# ---- medals


def medal(p: Player, cube: int) -> int:
    """The medal that this cube has reached or passed last."""
    if p.board.techs & _BEST_OF_TRACK:
        column = p.board.cubes[cube] // HEIGHT
        return max(_medal(p, other) for other in range(5) if p.board.cubes[other] // HEIGHT == column)
    return _medal(p, cube)


def _medal(p: Player, cube: int) -> int:
    corp = p.corp
    column, height = divmod(p.board.cubes[cube], HEIGHT)
    if corp.path and cube == WATER:
        column, height = WATER, corp.path.index(p.board.cubes[cube])
    elif corp.path:
        column = cube
    value = 0
    for least, worth in corp.medals[column]:
        if least <= height and not (corp.rule == "cover" and spot(column, least) in p.board.stowed):
            value = worth
    return value


def tracks_at_top(p: Player) -> int:
    """Bits of the tracks whose last space holds a cube."""
    return sum(1 << t for t in range(5) if spot(t, p.corp.tops[t]) in p.board.cubes)


# ---- steps


def _goes(action: Action) -> tuple[int, int]:
    """The cube and the space of an advance."""
    return INDEX[str(action[1])], SPACE[str(action[2])]


@dataclass(frozen=True, slots=True)
class Rise(Step):
    """Advance one of some cubes."""

    verb: ClassVar[str]

    def among(self, p: Player) -> int:
        """The cubes from which one is chosen."""
        raise NotImplementedError

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return rises(p, self.verb, self.among(p))

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        """Going aside is always a choice."""
        return not p.board.techs & _SIDEWAYS or any(ways_up(p, cube) for cube in _CUBES[self.among(p)])


@dataclass(frozen=True, slots=True)
class Advance(Rise):
    """Advance one of some cubes, by a rule or a space of a track."""

    verb: ClassVar[str] = "advance"
    verbs: ClassVar[frozenset[str]] = frozenset((verb,))
    cubes: int

    def among(self, p: Player) -> int:
        return self.cubes

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        advance(state, seat, p, *_goes(action))


@dataclass(frozen=True, slots=True)
class Resource(Rise):
    """A resource of a tile that was just placed: an advance by what is true when it is resolved."""

    resource: int
    section: int
    """Its squares on the tile."""
    other: int
    """The other resource of the tile."""

    def about(self, action: Action) -> bool:
        if action[0] == "advance":
            return action[1] == TERRAINS[self.resource]
        return self.resource == _OF_RESOURCE.get(str(action[0]))

    def _energy(self, p: Player) -> int:
        return energy_choices(p, self.section, self.other)

    def among(self, p: Player) -> int:
        return self._energy(p) if self.resource == ENERGY else 1 << self.resource

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        found = rises(p, "energy" if self.resource == ENERGY else "advance", self.among(p))
        if self.resource == ROVER and at_rover_top(p):
            found.append(("moves",))
        if self.resource == TECH and p.board.techs & _TECH_AS_ENERGY:
            found += rises(p, "convert", self._energy(p))
        return found

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        return (self.resource == ROVER and at_rover_top(p)) or Rise.must(self, state, p)

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        if action[0] == "moves":
            p.turn.moves += rover_number(p)
            return
        doubled = self.resource == WATER and p.board.techs & _DOUBLE_WATER
        advance(state, seat, p, *_goes(action))
        if doubled:
            p.turn.pending.append(Advance(1 << WATER))


@dataclass(frozen=True, slots=True)
class Boost(Rise):
    """A synergy boost: advance any cube. Once a round Jump Drive may advance it twice."""

    verb: ClassVar[str] = "boost"
    verbs: ClassVar[frozenset[str]] = frozenset((verb, "double"))

    def among(self, p: Player) -> int:
        return ALL_CUBES

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        found = rises(p, self.verb, ALL_CUBES)
        if p.board.techs & _TWICE and ready(state, p) & _TWICE:
            tops = p.corp.tops
            found += [("double", TRACKS[c]) for c in range(5) if p.board.cubes[c] % HEIGHT < tops[c] - 1]
        return found

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        if action[0] == "boost":
            advance(state, seat, p, *_goes(action))
            return
        use(p, _TWICE)
        cube = INDEX[str(action[1])]
        for _ in range(2):
            advance(state, seat, p, cube, ways_up(p, cube)[0])


@dataclass(frozen=True, slots=True)
class Omen(Step):
    """A synergy boost, or a look at the next event."""

    verbs: ClassVar[frozenset[str]] = frozenset(("boost", "double", "peek"))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        found = [] if state.limits & NO_SYNERGY else Boost().actions(state, seat, p)
        if state.deck or state.next_event >= 0:
            found.append(("peek",))
        return found

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        if action[0] == "peek":
            p.turn.peeked = True
        else:
            Boost().do(state, seat, p, action)


@dataclass(frozen=True, slots=True)
class Run(Rise):
    """A card or an event advances one cube, perhaps several times, or several different cubes."""

    verb: ClassVar[str] = "promote"
    verbs: ClassVar[frozenset[str]] = frozenset((verb,))
    left: int
    cubes: int = ALL_CUBES
    rewards: Rewards = "all"
    different: bool = False

    def among(self, p: Player) -> int:
        return self.cubes

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        cube, to = _goes(action)
        if self.left > 1:
            next_cubes = self.cubes & ~(1 << cube) if self.different else 1 << cube
            p.turn.pending.append(Run(self.left - 1, next_cubes, self.rewards, self.different))
        advance(state, seat, p, cube, to, self.rewards)


@dataclass(frozen=True, slots=True)
class Climb(Rise):
    """A card lifts a cube to a height, with all rewards but synergy boosts."""

    verb: ClassVar[str] = "climb"
    verbs: ClassVar[frozenset[str]] = frozenset((verb,))
    cube: int
    height: int

    def among(self, p: Player) -> int:
        return 1 << self.cube

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        cube, to = _goes(action)
        if to % HEIGHT < self.height:
            p.turn.pending.append(self)
        advance(state, seat, p, cube, to, "no synergy")


@dataclass(frozen=True, slots=True)
class Fall(Step):
    """Regress one of some cubes by a number of steps, or the one that can drop most."""

    verbs: ClassVar[frozenset[str]] = frozenset(("regress",))
    steps: int
    cubes: int

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        drops = [drop(p, cube, self.steps) if self.cubes >> cube & 1 else 0 for cube in range(5)]
        most = max(drops)
        return [("regress", TRACKS[cube]) for cube in range(5) if most and drops[cube] == most]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        regress(state, seat, p, INDEX[str(action[1])], self.steps)


@dataclass(frozen=True, slots=True)
class Reward(Step):
    """Wormhole: one of the two rewards of a space, but not one that an event suspends."""

    verbs: ClassVar[frozenset[str]] = frozenset(("choose",))
    space: int

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        suspended = "patch" if state.limits & NO_MILESTONE else "synergy" if state.limits & NO_SYNERGY else ""
        return [("choose", reward_name(gain)) for gain in p.corp.choices[self.space] if gain.kind != suspended]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        for gain in p.corp.choices[self.space]:
            if reward_name(gain) == action[1]:
                take(state, p, gain, self.space)


REWARDS = ("patch", "synergy", *TRACKS)
"""What a choice of rewards may offer."""


def reward_name(gain: Gain) -> str:
    """How an action names a reward: an advance by its track."""
    return TRACKS[gain.n.bit_length() - 1] if gain.kind == "step" else gain.kind


@dataclass(frozen=True, slots=True)
class FluxToken(Step):
    """Put the flux token on a track; it may stay where it is."""

    verbs: ClassVar[frozenset[str]] = frozenset(("flux",))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return [("flux", track) for track in TRACKS]

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        p.board.flux = INDEX[str(action[1])]
        state.tell("flux", seat=seat, track=action[1])
