"""What a position is worth: lines on the way to completion, heights on the tracks, lifepods, an even coast."""

from __future__ import annotations

from ludonaut.bots.weights import load_features
from ludonaut.games.planet_unknown import scoring
from ludonaut.games.planet_unknown.content.cards import CIV, KEPT
from ludonaut.games.planet_unknown.content.corporations import HEIGHT
from ludonaut.games.planet_unknown.content.grid import numbers
from ludonaut.games.planet_unknown.rules import station
from ludonaut.games.planet_unknown.rules.meteorites import Gather
from ludonaut.games.planet_unknown.rules.placement import Patch
from ludonaut.games.planet_unknown.rules.pods import Rescue, Stow
from ludonaut.games.planet_unknown.rules.rovers import NewRover
from ludonaut.games.planet_unknown.rules.tracks import Advance, Boost, Climb, Fall, Omen, Resource, Reward, Run
from ludonaut.games.planet_unknown.state import PlanetUnknownState, Player, Step

from . import objectives, terrain, tracks
from .rovers import BLOCKED, METEORITE, nearest
from .terrain import Ground

FEATURES = (
    "lines", "tracks", "climb", "pods", "rescue", "stones", "rocks", "rim",
    "rovers", "techs", "cards", "goals", "bonus", "stored", "room", "pool",
)  # fmt: skip
WEIGHTS = load_features(__package__.rpartition(".")[0], "evaluation", FEATURES, float)
_POOL: dict[type[Step], float] = {
    Boost: tracks.SYNERGY,
    Omen: tracks.SYNERGY,
    Patch: tracks.PATCH,
    NewRover: tracks.NEW_ROVER,
    Stow: 1.0,
    Advance: 0.7,
    Resource: 0.7,
    Reward: 0.9,
    Run: 0.9,
    Climb: 0.8,
    Rescue: 1.0,
    Gather: 0.5,
    Fall: -0.6,
}


def rescue(p: Player, land: Ground) -> float:
    """Lifepods on the planet: each will be fetched the surer, the nearer a rover is."""
    return sum(land.crushed + (1 - land.crushed) * nearest(p, pod) for pod in numbers(p.surface.pods))


def rocks(p: Player, land: Ground) -> float:
    """Meteorites that a rover may fetch, with the lines that they block."""
    return sum((METEORITE + BLOCKED * land.stake(rock)) * nearest(p, rock) for rock in numbers(p.surface.meteorites))


def cards(p: Player) -> float:
    """Civ cards kept for the end, and those still to be taken."""
    total = float(scoring.civ_points(p))
    for card in p.cards.civ:
        for effect in CIV[card].effects:
            total += {"run": 0.7, "commerce": 0.6, "meteorite_repo": 0.3}.get(effect.op, 0.0) if KEPT[card] else 0.0
    return total + sum(tracks.CIV_RANK[rank] for rank in p.turn.due)


def offer(state: PlanetUnknownState, seat: int) -> float:
    """The better of the two tiles before a seat that has not taken one yet."""
    if state.phase not in ("turn", "event"):
        return 0.0
    tops = station.tops_before(state, seat)
    if len(tops) < 2:
        return 0.0
    steps = tracks.steps(state.players[seat], objectives.later(state))
    return max(tracks.tile(tile, steps) for _, tile in tops)


def features(state: PlanetUnknownState, seat: int) -> dict[str, float]:
    """What counts, of a state that may be imagined."""
    p = state.players[seat]
    rounds = objectives.rounds_left(state)
    land = Ground(p, rounds)
    use = min(1.0, rounds / tracks.LONG_USE)
    pool = sum(_POOL.get(type(step), 0.0) for step in p.turn.pending) + tracks.MOVE * p.turn.moves
    return {
        "lines": sum(land.stakes),
        "tracks": sum(tracks.height_value(p, cube, rounds) for cube in range(5)),
        "climb": tracks.STEP * float(sum(space % HEIGHT for space in p.board.cubes)),
        "pods": float(scoring.pod_points(p)) + 0.9 * len(p.board.stowed) * use,
        "rescue": rescue(p, land),
        "stones": p.board.collected
        * (scoring.meteorite_points(p) / max(1, p.board.collected // 3) if p.board.collected > 2 else 1.0),
        "rocks": rocks(p, land),
        "rim": land.rough,
        "rovers": tracks.NEW_ROVER * len(p.surface.rovers) * use,
        "techs": tracks.TECH_LEVEL * p.board.techs.bit_count() * use,
        "cards": cards(p),
        "goals": objectives.shared(state, seat) + sum(objectives.hope(p, card, rounds) for card in p.cards.objectives),
        "bonus": float(scoring.planet_bonus(p)),
        "stored": tracks.PATCH * p.board.stored,
        "room": -terrain.FILLED * float(land.free.bit_count()),
        "pool": pool + 0.5 * offer(state, seat),
    }


def known(state: PlanetUnknownState, seat: int) -> float | None:
    """At the end the points."""
    return float(scoring.score(state, seat).total) if state.phase == "over" else None
