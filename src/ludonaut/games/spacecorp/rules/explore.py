"""Exploring: discovery tiles, their rewards, claims, and what the aliens do."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import SPECIALS, STARFARERS, TILES, WHEEL
from ..content.boards import BOARDS
from ..state import SpaceCorpState
from .edges import on_life
from .pay import pay_for, second_payment
from .progress import advance_genetics, advance_revelation
from .value import Payment, reach


def unexplored(state: SpaceCorpState, site: str) -> bool:
    """Has the site empty exploration boxes?"""
    return site in state.board.explore and site not in state.tiles


def team_sites(state: SpaceCorpState, seat: int) -> list[str]:
    """The sites where the seat has a team that could act."""
    corp, active = state.corps[seat], BOARDS[state.era].active
    sites: list[str] = []
    for team, site in enumerate(corp.teams):
        if site in active and not corp.approach[team] and site not in sites:
            sites.append(site)
    return sites


def explorable(state: SpaceCorpState, seat: int, sites: list[str]) -> list[str]:
    """Those of the sites that could be explored now."""
    costs, tiles = BOARDS[state.era].explore, state.tiles
    sites = [site for site in sites if site in costs and site not in tiles]
    return affordable_sites(state, Payment(state, seat, "explore"), sites) if sites else []


def affordable_sites(state: SpaceCorpState, pay: Payment, sites: list[str]) -> list[str]:
    """Those of the sites whose cost can be met."""
    costs = BOARDS[state.era].explore
    most = reach(state, pay, False, max([costs[site] for site in sites] or [0]))
    return [site for site in sites if costs[site] <= most]


def explore(state: SpaceCorpState, seat: int, site: str) -> Script[list[int]]:
    """The Explore action; says which teams have acted."""
    team = state.active_teams(seat, site)[0]
    pay = Payment(state, seat, "explore", state.board.explore[site], site)
    pay.two = sum(unexplored(state, s) for s in team_sites(state, seat)) > 1
    paid = yield from pay_for(state, pay)
    if paid is None:
        return [team]
    yield from reveal(state, seat, site, team)
    if paid.time != "two":
        return [team]
    return [team, *(yield from second_explore(state, paid))]


def second_explore(state: SpaceCorpState, first: Payment) -> Script[list[int]]:
    """Time: another team explores with the same value."""
    seat = first.seat

    def more() -> list[Action]:
        sites = [s for s in team_sites(state, seat) if unexplored(state, s)]
        pay = second_payment(state, first, None, "")
        return [*(("explore", s) for s in affordable_sites(state, pay, sites)), ("stop",)]

    choice: Action = yield Ask(seat, "second-explore", more, args={"value": first.value()}, guide="time")
    if choice[0] == "stop":
        return []
    site = str(choice[1])
    team = state.active_teams(seat, site)[0]
    if (yield from pay_for(state, second_payment(state, first, state.board.explore[site], site))):
        yield from reveal(state, seat, site, team)
    return [team]


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


def rewards(state: SpaceCorpState, seat: int, *tiles: str) -> Script[None]:
    """What tiles give at once; if both wheels bring a card, the player says which turns first."""
    corp = state.corps[seat]
    for tile in tiles:
        if TILES[tile].profit:
            corp.gain(TILES[tile].profit, "discoveries")
            state.tell("gained", seat=seat, profit=TILES[tile].profit, why=tile)
    genetics = [TILES[tile].genetics for tile in tiles if TILES[tile].genetics]
    revelation = [TILES[tile].revelation for tile in tiles if TILES[tile].revelation]
    while genetics or revelation:
        first = "genetics" if genetics else "revelation"
        if _brings_card(corp.genetics, genetics) and _brings_card(corp.revelation, revelation):
            choice: Action = yield Ask(
                seat, "reward", [("reward", "genetics"), ("reward", "revelation")], guide="progress"
            )
            first = str(choice[1])
        if first == "genetics":
            yield from advance_genetics(state, seat, genetics.pop(0))
        else:
            yield from advance_revelation(state, seat, revelation.pop(0))


def _brings_card(cube: int, steps: list[int]) -> bool:
    """Do these steps lead the cube round the wheel?"""
    return (cube + sum(steps)) // WHEEL > cube // WHEEL


def flee_from_phobes(state: SpaceCorpState, seat: int, site: str) -> Script[None]:
    """Phobes drive one team of the discoverer, which the player chooses, to Sol, unless Energy Fields protect it."""
    corp = state.corps[seat]
    here = [i for i, place in enumerate(corp.teams) if place == site]
    if not here or state.owns_op(seat, "no_forced_retreat_from_phobes"):
        return
    choice: Action = yield Ask(seat, "flee", [("flee", team) for team in here], guide="aliens")
    team = int(choice[1])
    corp.teams[team], corp.approach[team], corp.claims[team] = state.board.start, 0, False
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
