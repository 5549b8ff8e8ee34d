"""Conservation: every tile, card, rover, lifepod and cube is somewhere, and the masks agree with the tiles."""

from __future__ import annotations

from functools import lru_cache

from ludonaut.kernel import AuditError, conserve, ensure

from .content.cards import BY_RANK, CIV, EVENTS, OBJECTIVES
from .content.corporations import HEIGHT
from .content.grid import mask
from .content.planets import PLANETS
from .content.tiles import BIOMASS, BY_TURN, COUNT, SHAPE_OF, STACK, WATER
from .rules.placement import Laid
from .rules.pods import Stow
from .rules.techs import techs_by_position
from .state import Land, PlanetUnknownState, Player

_SHAPED = [frozenset(stack) for stack in STACK]
_ALL_EVENTS = range(len(EVENTS))
_SHARED_EVENTS = [n for n in _ALL_EVENTS if not EVENTS[n].solo]


def audit(state: PlanetUnknownState) -> None:
    """Count everything; say what is missing or too many."""
    _tiles(state)
    _civ(state)
    _objectives(state)
    _events(state)
    extra, more = _extra_rovers(state)
    for seat, p in enumerate(state.players):
        _planet(seat, p)
        _corporation(seat, p, extra, more)
        if not state.limits and p.board.techs != techs_by_position(p):
            raise AuditError(f"seat {seat}: techs do not agree with the cubes")


def _tiles(state: PlanetUnknownState) -> None:
    placed = [[tile for tile, _, _ in p.land.tiles] for p in state.players]
    held = [top for top in (*state.tops, *(p.turn.tile for p in state.players)) if top >= 0]
    conserve("tiles", range(COUNT), held, *state.stacks, state.gone, *placed)
    for stack, (top, below) in enumerate(zip(state.tops, state.stacks, strict=True)):
        if not _SHAPED[stack].issuperset(below) or (top >= 0 and SHAPE_OF[top] != stack):
            raise AuditError(f"stack {stack} holds a tile of another shape")
    conserve("stacks", range(len(state.tops)), *state.depots)


def _civ(state: PlanetUnknownState) -> None:
    hands = [p.cards.civ for p in state.players]
    conserve("civ cards", range(len(CIV)), *state.decks, *state.box, state.aside, *hands)
    for rank in range(1, 5):
        ensure(set(BY_RANK[rank]).issuperset(state.decks[rank]), f"deck {rank} holds a card of another rank")


def _objectives(state: PlanetUnknownState) -> None:
    hands = [(*p.cards.objectives, *p.cards.put_back) for p in state.players]
    piles = (state.goals, state.shared, state.common, state.drawn, state.lost_goals)
    conserve("objectives", range(len(OBJECTIVES)), *piles, *hands)


def _events(state: PlanetUnknownState) -> None:
    shown = [card for card in (state.event, state.next_event) if card >= 0]
    piles = (state.deck, state.unused, state.passed, shown)
    if any(piles):
        conserve("events", _ALL_EVENTS if state.seats == 1 else _SHARED_EVENTS, *piles)


@lru_cache(maxsize=4096)
def _land(planet: str, land: Land) -> None:
    """The squares of each kind, computed again from the tiles and biomass squares; what was right stays so."""
    terrain, symbols, marks, covered = [0] * 6, [0] * 6, 0, 0
    for tile, anchor, turn in land.tiles:
        ensure(turn in BY_TURN[SHAPE_OF[tile]], f"tile {tile} has no turn {turn}")
        new = Laid(tile, anchor, turn)
        ensure(not new.under & covered, f"tile {tile} lies over another")
        covered |= new.under
        terrain[new.a] |= new.cells_a
        terrain[new.b] |= new.cells_b
        symbols[new.a] |= new.symbol_a
        symbols[new.b] |= new.symbol_b
        marks |= new.mark
    bare = ~land.patches
    terrain = [bits & bare for bits in terrain]
    terrain[BIOMASS] |= land.patches
    ensure(not (covered | land.patches) & ~PLANETS[planet].ground, "something lies outside the planet")
    ensure(land.terrain == tuple(terrain), "terrain does not agree with the tiles")
    ensure(land.symbols == tuple(bits & bare for bits in symbols), "symbols do not agree with the tiles")
    ensure(land.marks == marks & bare, "meteor symbols do not agree with the tiles")
    ensure(land.covered == covered | land.patches, "covered squares do not agree with the tiles")


def _planet(seat: int, p: Player) -> None:
    """What was laid agrees with the tiles, and what stands there has its place."""
    land, surface = p.land, p.surface
    try:
        _land(p.planet, land)
        ensure(not surface.meteorites & ~land.marks, "a meteorite without a meteor symbol")
        ensure(not surface.pods & (land.covered | ~p.world.pods), "a lifepod where none can be")
        ensure(not mask(surface.rovers) & ~p.world.ground, "a rover outside the planet")
        ensure(len(set(surface.rovers)) == len(surface.rovers) == len(surface.loads), "two rovers on one square")
    except AuditError as fault:
        raise AuditError(f"seat {seat}: {fault}") from None


def _corporation(seat: int, p: Player, extra: int, more: int) -> None:
    """Cubes, techs, and six lifepods; there are as many rovers as the board has, and those of events."""
    board, surface, corp = p.board, p.surface, p.corp
    pods = surface.pods.bit_count() + board.rescued + len(board.stowed) + surface.lost_pods
    pods += p.turn.pending.count(Stow())
    rovers = len(surface.rovers) + board.garage + surface.lost
    if pods != 6:
        raise AuditError(f"seat {seat}: {pods} lifepods instead of 6")
    if not corp.rovers + extra <= rovers <= corp.rovers + more:
        raise AuditError(f"seat {seat}: {rovers} rovers")
    if min(p.turn.moves, board.rescued, board.collected, board.stored, board.garage) < 0:
        raise AuditError(f"seat {seat}: less than nothing")
    if not len(board.cubes) == len(set(board.cubes)) == 5:
        raise AuditError(f"seat {seat}: two cubes on one space")
    for cube, space in enumerate(board.cubes):
        column, height = divmod(space, HEIGHT)
        if not (0 <= column < 5 and height <= corp.tops[column]):
            raise AuditError(f"seat {seat}: cube {cube} is off the tracks")
        if column != cube and corp.rule != "diagonal" and (corp.rule != "path" or cube != WATER):
            raise AuditError(f"seat {seat}: cube {cube} is on a track of another")


def _extra_rovers(state: PlanetUnknownState) -> tuple[int, int]:
    """How many rovers events have brought, at least and at most: one that is being applied may have."""
    now = state.event >= 0 and EVENTS[state.event].effect.op == "extra_rover"
    before = sum([EVENTS[card].effect.op == "extra_rover" for card in state.passed])
    return before + (now and state.phase != "event"), before + now
