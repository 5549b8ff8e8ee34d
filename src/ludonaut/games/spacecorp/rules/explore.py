"""Exploring: discovery tiles, their rewards, claims, and what the aliens do."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import SPECIALS, STARFARERS, TILES
from ..content.boards import BOARDS
from ..state import SpaceCorpState
from .edges import on_life
from .pay import pay_for, payment
from .progress import advance_genetics, advance_revelation
from .sums import Hand, owns_op
from .value import Ceiling, Payment, best_of, ceiling, own_value, within


def unexplored(state: SpaceCorpState, site: str) -> bool:
    """Has the site empty exploration boxes?"""
    return site in state.board.explore and site not in state.tiles


def team_sites(state: SpaceCorpState, seat: int) -> list[str]:
    """The sites where the seat has a team that could act."""
    corp, active = state.corps[seat], BOARDS[state.era].active
    found: list[str] = []
    for site, wait in zip(corp.teams, corp.approach, strict=True):
        if not wait and site in active and site not in found:
            found.append(site)
    return found


def explorable(state: SpaceCorpState, seat: int, hand: Hand, sites: list[str]) -> list[str]:
    """Those of the sites that could be explored now."""
    costs, tiles = BOARDS[state.era].explore, state.tiles
    sites = [site for site in sites if site in costs and site not in tiles]
    if not sites:
        return []
    value = own_value(state, seat, hand, "explore")
    if value >= max([costs[site] for site in sites]):
        return sites
    pay = payment(state, seat, "explore", None)
    return _affordable(state, pay, best_of(state, pay, hand), sites)


def _affordable(state: SpaceCorpState, pay: Payment, reach: Ceiling, sites: list[str]) -> list[str]:
    cost = state.board.explore
    return [site for site in sites if within(state, pay, reach, cost[site], 0)]


def explore(state: SpaceCorpState, seat: int, site: str) -> Script[list[int]]:
    """The Explore action; says which teams have acted."""
    team = state.active_teams(seat, site)[0]
    pay = payment(state, seat, "explore", state.board.explore[site])
    pay.teams = len([s for s in team_sites(state, seat) if unexplored(state, s)])
    if not (yield from pay_for(state, pay)):
        return [team]
    yield from reveal(state, seat, site, team)
    if pay.time != "two":
        return [team]
    second = pay.again(None)

    def more() -> list[Action]:
        sites = [s for s in team_sites(state, seat) if unexplored(state, s)]
        return [*(("explore", s) for s in _affordable(state, second, ceiling(state, second), sites)), ("stop",)]

    choice: Action = yield Ask(seat, "second-explore", more, args={"value": pay.value()}, guide="time")
    if choice[0] == "stop":
        return [team]
    other_site = str(choice[1])
    state.aim = ("explore", other_site)
    other = state.active_teams(seat, other_site)[0]
    second.need = state.board.explore[other_site]
    if (yield from pay_for(state, second)):
        yield from reveal(state, seat, other_site, other)
    return [team, other]


def reveal(state: SpaceCorpState, seat: int, site: str, team: int = -1) -> Script[None]:
    """Place a tile in every box, each resolved before the next; the exploring team claims them."""
    corp = state.corps[seat]
    for box in range(state.board.boxes[site]):
        tile = draw_tile(state, first_stack(state, site, box))
        if not tile:
            break
        state.tiles[site] = (*state.tiles.get(site, ()), tile)
        corp.found.append(tile)
        state.tell("discovered", seat=seat, site=site, tile=tile)
        if TILES[tile].alien == "phobes":
            yield from flee_from_phobes(state, seat, site)
        if not state.phobic(site):
            yield from rewards(state, seat, tile)
        yield from on_life(state, tile)
    if team >= 0 and corp.teams[team] == site:
        corp.claims[team] = True


def first_stack(state: SpaceCorpState, site: str, box: int) -> str:
    """From which stack a box is filled: by the site's cost, or by its place in a star system."""
    if state.era == STARFARERS:
        return "secondary" if box else "primary"
    return f"e{state.board.explore[site]}"


def draw_tile(state: SpaceCorpState, stack: str) -> str:
    """A tile from the stack; one that sends to another stack is discarded."""
    while state.stacks[stack]:
        tile = state.rng.take(state.stacks[stack])
        if not TILES[tile].redirect:
            return tile
        state.spent_tiles.append(tile)
        state.tell("redirected", tile=tile, stack=TILES[tile].redirect)
        stack = TILES[tile].redirect
    return ""


def rewards(state: SpaceCorpState, seat: int, tile_id: str) -> Script[None]:
    """What the tile gives at once."""
    tile = TILES[tile_id]
    if tile.profit:
        state.corps[seat].gain(tile.profit, "discoveries")
        state.tell("gained", seat=seat, profit=tile.profit, why=tile_id)
    if tile.genetics:
        yield from advance_genetics(state, seat, tile.genetics)
    if tile.revelation:
        yield from advance_revelation(state, seat, tile.revelation)


def flee_from_phobes(state: SpaceCorpState, seat: int, site: str) -> Script[None]:
    """Phobes drive one team of the discoverer back to Sol, unless Energy Fields protect it."""
    corp = state.corps[seat]
    here = [i for i, place in enumerate(corp.teams) if place == site]
    if not here or owns_op(state, seat, "no_forced_retreat_from_phobes"):
        return
    by_approach = {corp.approach[i]: i for i in reversed(here)}
    choice: Action = yield Ask(seat, "flee", [("flee", left) for left in sorted(by_approach)], guide="aliens")
    team = by_approach[int(choice[1])]
    corp.teams[team] = state.board.start
    corp.approach[team] = 0
    corp.claims[team] = False
    state.tell("fled", seat=seat, site=site)


# ---- probes


def probe_targets(state: SpaceCorpState, seat: int, special: str) -> list[str]:
    """The empty sites that a probe of this kind can explore from afar."""
    most = SPECIALS[special].amount
    occupied = {site for corp in state.corps for site in corp.teams}
    cost = state.board.explore
    return [
        site
        for site in cost
        if cost[site] <= most and site not in state.tiles and site not in state.owner and site not in occupied
    ]


def probe(state: SpaceCorpState, seat: int, special: str) -> Script[None]:
    """Explore an empty site from afar: its rewards, but no claim."""
    choice: Action = yield Ask(
        seat, "probe", lambda: [("probe", site) for site in probe_targets(state, seat, special)], guide="special"
    )
    yield from reveal(state, seat, str(choice[1]))
