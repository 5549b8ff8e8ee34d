"""Colonies: the points that they need, where these come from, and what the colonies bring."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import COLONIES, COLONIES_FILE, PROGRESS, TILES
from ..state import GONE, SpaceCorpState
from .contracts import colony_sites, open_contracts, reward
from .pay import pay_for
from .sources import NOTHING
from .value import Payment, feasible


def free_points(state: SpaceCorpState, seat: int, site: str) -> int:
    """The colony points that cost nothing."""
    bases = state.bases[site]
    points = 0
    if not state.phobic(site):
        pairs = zip(state.tiles[site], bases, strict=True)
        points += sum(TILES[tile].col for tile, base in pairs if base != "exploit")
    near = state.board.near[site]
    points += any(other in near for other in colony_sites(state, seat))
    points += "industrial" in bases
    points += len(bases) > 1
    return points + state.owns_op(seat, "colony_points")


def build_payment(state: SpaceCorpState, seat: int, site: str) -> Payment:
    """The Build value that is worth a colony point: from Infra and cards only."""
    multi = state.board.sites[site].multi_star
    need = COLONIES_FILE.build_value_multi if multi else COLONIES_FILE.build_value
    pay = Payment(state, seat, "build", need)
    pay.cards, pay.factor, pay.timed, pay.fills = NOTHING, 1, False, False
    return pay


def sources(state: SpaceCorpState, seat: int, site: str) -> list[str]:
    """The further points that the player could have, each once."""
    found = []
    if site in state.corps[seat].teams:
        found.append("team")
    if feasible(state, build_payment(state, seat, site)):
        found.append("build")
    if state.corps[seat].profit >= COLONIES_FILE.profit:
        found.append("profit")
    return found


def colonizable(state: SpaceCorpState, seat: int) -> list[str]:
    """The systems that are full of own bases, without a colony, and good enough for some colony tile."""
    if not state.colony_stock or seat not in state.owner.values():
        return []
    least = min([COLONIES[colony].value for colony in state.colony_stock])
    mine = [site for site, owner in state.owner.items() if owner == seat and site not in state.colonies]
    return [site for site in mine if reaches(state, seat, site, least)]


def reaches(state: SpaceCorpState, seat: int, site: str, value: int) -> bool:
    """Are there enough colony points? Those that cost nothing are counted first."""
    missing = value - free_points(state, seat, site)
    return missing <= 0 or len(sources(state, seat, site)) >= missing


def colonize(state: SpaceCorpState, seat: int, site: str) -> Script[None]:
    """The Colonize action: choose a tile, gather its points, place it."""

    def tiles() -> list[Action]:
        most = free_points(state, seat, site) + len(sources(state, seat, site))
        stock = sorted(state.colony_stock)
        return [("colony", tile) for tile in stock if COLONIES[tile].value <= most] or [("abandon",)]

    choice: Action = yield Ask(seat, "colony", tiles, args={"site": site}, guide="colonies")
    if choice[0] == "abandon":
        return
    tile = str(choice[1])
    missing = COLONIES[tile].value - free_points(state, seat, site)
    used: list[str] = []
    while missing > 0:

        def more() -> list[Action]:
            left = [("point", source) for source in sources(state, seat, site) if source not in used]
            return [*left] or [("abandon",)]

        choice = yield Ask(seat, "points", more, args={"colony": tile, "missing": missing}, guide="colonies")
        if choice[0] == "abandon" or not (yield from gather(state, seat, site, str(choice[1]))):
            return
        used.append(str(choice[1]))
        missing -= 1
    found(state, seat, site, tile)


def gather(state: SpaceCorpState, seat: int, site: str, source: str) -> Script[bool]:
    """Give what a colony point costs."""
    corp = state.corps[seat]
    if source == "team":
        here = [i for i, place in enumerate(corp.teams) if place == site]
        team = max(here, key=lambda i: corp.approach[i])
        corp.teams[team] = GONE
        corp.approach[team] = 0
        corp.claims[team] = False
        state.tell("settled", seat=seat, site=site)
    elif source == "profit":
        corp.lose(COLONIES_FILE.profit, "spent")
        state.tell("spent", seat=seat, profit=COLONIES_FILE.profit)
    else:
        return (yield from pay_for(state, build_payment(state, seat, site))) is not None
    return True


def found(state: SpaceCorpState, seat: int, site: str, tile: str) -> None:
    """Place the colony; it and others may pay at once."""
    state.colony_stock.remove(tile)
    state.colonies[site] = tile
    state.tell("colonized", seat=seat, site=site, colony=tile)
    if seat < state.seats:
        gain = at_once(state, seat, COLONIES[tile].effect)
        mine = colony_sites(state, seat)
        for own in mine:
            effect = COLONIES[state.colonies[own]].effect
            gain += {"you_colonize_1": 1, "you_colonize_count": len(mine)}.get(effect, 0)
        collect(state, seat, gain)
    for other in range(state.seats):
        if other != seat:
            effects = [COLONIES[state.colonies[s]].effect for s in colony_sites(state, other)]
            collect(state, other, sum(_when_rival_colonizes(effect) for effect in effects))


def _when_rival_colonizes(effect: str) -> int:
    return {"any_rival_colonizes_1": 1, "opp_colonizes_2": 2, "an_opp_colonizes_1": 1}.get(effect, 0)


def collect(state: SpaceCorpState, seat: int, gain: int) -> None:
    """Profit from colonies."""
    if gain:
        state.corps[seat].gain(gain, "colonies")
        state.tell("gained", seat=seat, profit=gain, why="colonies")


def at_once(state: SpaceCorpState, seat: int, effect: str) -> int:
    """What a colony pays when it is founded."""
    in_play = [PROGRESS[card].kind for corp in state.corps for card in corp.progress]
    if effect == "security_sites":
        return sum("security" in state.bases[site] for site, owner in state.owner.items() if owner == seat)
    if effect == "breakthroughs_in_play":
        return in_play.count("breakthrough")
    if effect == "adaptation_pairs":
        return in_play.count("adaptation") // 2
    if effect == "own_progress":
        return len(state.corps[seat].progress)
    if effect == "opp_colonies_pairs":
        return sum(state.owner[site] != seat for site in state.colonies) // 2
    if effect == "contract_value_now":
        return best_open_contract(state)
    return 0


def at_the_end(state: SpaceCorpState, seat: int) -> int:
    """What colonies pay when Starfarers ends."""
    gain = 0
    for site in colony_sites(state, seat):
        effect = COLONIES[state.colonies[site]].effect
        if effect == "uncolonized_systems":
            gain += len(state.board.systems) - len(state.colonies)
        elif effect == "contract_at_end":
            gain += best_open_contract(state)
    return gain


def best_open_contract(state: SpaceCorpState) -> int:
    """The highest reward of a contract that nobody has fulfilled: nobody would choose another."""
    return max((reward(state, contract) for contract in open_contracts(state)), default=0)


def produce_pays(state: SpaceCorpState, producer: int) -> None:
    """Colonies that profit when an opponent produces."""
    for other in range(state.seats):
        if other != producer:
            sites = colony_sites(state, other)
            collect(state, other, sum(COLONIES[state.colonies[s]].effect == "opp_produces_1" for s in sites))
