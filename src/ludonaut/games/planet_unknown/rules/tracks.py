"""The five tracks: cubes go up and down, and find rewards on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from ludonaut.kernel import Action

from ..content.corporations import HEIGHT, MILESTONES, SPACE, SPACES, Gain, tech
from ..content.tiles import CIV, ENERGY, INDEX, ROVER, TECH, TERRAINS, TRACKS, WATER
from ..state import PlanetUnknownState, Player, Step
from .cubes import (
    ALL_CUBES,
    CUBES,
    SIDEWAYS,
    WINDING,
    at_rover_top,
    drop,
    move_bonus,
    obliged,
    rover_number,
    way_down,
    ways_aside,
    ways_up,
)
from .placement import NO_MILESTONE, NO_SYNERGY, Patch, energy_choices
from .rovers import NewRover
from .techs import ready, refresh_techs, use

_CIV_SYNERGY = tech("civ_synergy")
_FLUX_UPGRADE = tech("flux_upgrade")
_DOUBLE_WATER = tech("double_water")
_TECH_AS_ENERGY = tech("tech_as_energy")
_TWICE = tech("synergy_twice")

_OF_RESOURCE = {"energy": ENERGY, "convert": TECH, "moves": ROVER}
"""Verbs that only one resource of a tile has."""
Rewards: TypeAlias = Literal["all", "none", "no synergy"]

_RISE: dict[str, list[list[Action]]] = {
    verb: [[(verb, track, space) for space in SPACES] for track in TRACKS]
    for verb in ("advance", "energy", "convert", "boost", "promote", "climb")
}


# ---- up and down


def rises(p: Player, verb: str, cubes: int) -> list[Action]:
    """Every advance of these cubes: the cube and the space onto which it goes."""
    found: list[Action] = []
    rows, corp = _RISE[verb], p.corp
    if corp.rule not in WINDING:
        tops = corp.tops
        for cube in CUBES[cubes]:
            here = p.board.cubes[cube]
            if here % HEIGHT < tops[cube]:
                found.append(rows[cube][here + 1])
        return found
    for cube in CUBES[cubes]:
        ways = ways_up(p, cube)
        if verb != "climb":
            ways += ways_aside(p, cube)
        found += [rows[cube][way] for way in ways]
    return found


def regress(state: PlanetUnknownState, seat: int, p: Player, cube: int, steps: int) -> None:
    """Move a cube down; it finds nothing there."""
    for _ in range(steps):
        down = way_down(p, cube)
        if down < 0:
            break
        p.board.cubes[cube] = down
    refresh_techs(state, p)
    state.tell("regressed", seat=seat, track=TRACKS[cube], height=p.board.cubes[cube] % HEIGHT)


def advance(state: PlanetUnknownState, seat: int, p: Player, cube: int, to: int, rewards: Rewards = "all") -> None:
    """Move a cube up onto a space and take what is there."""
    p.board.cubes[cube] = to
    if state.events is not None:
        state.tell("advanced", seat=seat, track=TRACKS[cube], column=TRACKS[to // HEIGHT], height=to % HEIGHT)
    corp = p.corp
    if to // HEIGHT == TECH or corp.rule == "diagonal":
        refresh_techs(state, p)
    if rewards == "none":
        return
    for gain in corp.gains[to]:
        if rewards == "all" or gain.kind != "synergy":
            take(state, p, gain, to)


# ---- rewards


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


# ---- steps


def _goes(action: Action) -> tuple[int, int]:
    """The cube and the space of an advance."""
    return INDEX[str(action[1])], SPACE[str(action[2])]


def _go(state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
    """Do an advance, with all its rewards."""
    cube, to = _goes(action)
    advance(state, seat, p, cube, to)


@dataclass(frozen=True, slots=True)
class Rise(Step):
    """Advance one of some cubes."""

    verb: ClassVar[str] = "advance"
    cubes: int = ALL_CUBES

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        return rises(p, self.verb, self.cubes)

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        return obliged(p, self.cubes)


@dataclass(frozen=True, slots=True)
class Advance(Rise):
    """Advance one of some cubes, by a rule or a space of a track."""

    verbs: ClassVar[frozenset[str]] = frozenset(("advance",))

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        _go(state, seat, p, action)


@dataclass(frozen=True, slots=True)
class Resource(Step):
    """A resource of a tile that was just placed: an advance by what is true when it is resolved."""

    resource: int
    section: int = 0
    """Its squares on the tile, where they matter: energy goes on to what lies beside them."""
    other: int = 0
    """The other resource of the tile, likewise."""

    def about(self, action: Action) -> bool:
        if action[0] == "advance":
            return action[1] == TERRAINS[self.resource]
        return self.resource == _OF_RESOURCE.get(str(action[0]))

    def _cubes(self, p: Player) -> int:
        return energy_choices(p, self.section, self.other) if self.resource == ENERGY else 1 << self.resource

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        found = rises(p, "energy" if self.resource == ENERGY else "advance", self._cubes(p))
        if self.resource == ROVER and at_rover_top(p):
            found.append(("moves",))
        if self.resource == TECH and p.board.techs & _TECH_AS_ENERGY:
            found += rises(p, "convert", energy_choices(p, self.section, self.other))
        return found

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        if not p.board.techs & SIDEWAYS or (self.resource == ROVER and at_rover_top(p)):
            return True
        return obliged(p, self._cubes(p))

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        if action[0] == "moves":
            p.turn.moves += rover_number(p)
            return
        doubled = self.resource == WATER and p.board.techs & _DOUBLE_WATER
        _go(state, seat, p, action)
        if doubled:
            p.turn.pending.append(Advance(1 << WATER))


RESOURCES = tuple(Resource(resource) for resource in range(5))
"""The resources for which it does not matter where they lie."""


@dataclass(frozen=True, slots=True)
class Boost(Rise):
    """A synergy boost: advance any cube. Once a round Jump Drive may advance it twice."""

    verbs: ClassVar[frozenset[str]] = frozenset(("boost", "double"))

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        found = rises(p, "boost", ALL_CUBES)
        if p.board.techs & _TWICE and ready(state, p) & _TWICE:
            tops = p.corp.tops
            found += [("double", TRACKS[c]) for c in range(5) if p.board.cubes[c] % HEIGHT < tops[c] - 1]
        return found

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        if action[0] == "boost":
            _go(state, seat, p, action)
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
    left: int = 1
    rewards: Rewards = "all"
    different: bool = False

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        cube, to = _goes(action)
        if self.left > 1:
            next_cubes = self.cubes & ~(1 << cube) if self.different else 1 << cube
            p.turn.pending.append(Run(next_cubes, self.left - 1, self.rewards, self.different))
        advance(state, seat, p, cube, to, self.rewards)


@dataclass(frozen=True, slots=True)
class Climb(Rise):
    """A card lifts a cube to a height, with all rewards but synergy boosts."""

    verb: ClassVar[str] = "climb"
    verbs: ClassVar[frozenset[str]] = frozenset((verb,))
    height: int = 0

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
