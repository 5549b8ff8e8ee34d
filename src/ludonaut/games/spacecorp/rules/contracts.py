"""Contracts: conditions in a small vocabulary, rewards that carry over, and the end of an era that they trigger."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action, Ask, Script

from ..content import COLONIES, CONTRACTS, CONTRACTS_FILE, EARLIER, ROWS, TILES, Terms
from ..content.boards import BOARDS
from ..state import SpaceCorpState
from .edges import on_contract


def terms(state: SpaceCorpState, contract: str) -> Terms:
    """The face of the table for this number of players."""
    both = CONTRACTS[contract]
    return both.few if state.seats <= 2 else both.many


def reward(state: SpaceCorpState, contract: str) -> int:
    """The printed reward, with that of the contracts before it in the row as long as they were not fulfilled."""
    total = terms(state, contract).reward
    for before in EARLIER[contract]:
        if before in state.contracts:
            break
        total += terms(state, before).reward
    return total


def own_sites(state: SpaceCorpState, seat: int) -> list[str]:
    """The sites with bases of this corporation; the initial base is never one of them."""
    return [site for site, owner in state.owner.items() if owner == seat]


def _bases(state: SpaceCorpState, seat: int, t: Terms) -> int:
    board = BOARDS[state.era]
    count = 0
    for site in own_sites(state, seat):
        place = board.sites[site]
        if (
            (t.sites and site not in t.sites)
            or (t.lagrange is not None and place.lagrange != t.lagrange)
            or (t.region and place.region != t.region)
            or (t.beyond and board.order[place.region] <= board.order[t.beyond])
        ):
            continue
        count += state.bases[site].count(t.base) if t.base else len(state.bases[site])
    return count


def _regions(state: SpaceCorpState, seat: int, t: Terms) -> int:
    board = state.board
    regions = {board.region[site] for site in own_sites(state, seat)}
    return sum(not t.beyond or board.order[r] > board.order[t.beyond] for r in regions)


def _infra(state: SpaceCorpState, seat: int, t: Terms) -> int:
    infra = state.corps[seat].infra
    return len(infra) - infra.count("")


def _icons(state: SpaceCorpState, seat: int, t: Terms) -> int:
    icons = [icon for tile in state.corps[seat].found for icon in TILES[tile].icons]
    return int(set(t.icons).issubset(icons))


def _icon_count(state: SpaceCorpState, seat: int, t: Terms) -> int:
    return sum([t.icon in TILES[tile].icons for tile in state.corps[seat].found])


def _produced(state: SpaceCorpState, seat: int, t: Terms) -> int:
    return state.corps[seat].produced


def _did_produce(state: SpaceCorpState, seat: int, t: Terms) -> int:
    return int(state.corps[seat].produced >= 0)


def _progress(state: SpaceCorpState, seat: int, t: Terms) -> int:
    return len(state.corps[seat].progress)


def colony_sites(state: SpaceCorpState, seat: int) -> list[str]:
    """Where this corporation has colonies."""
    return [site for site in state.colonies if state.owner[site] == seat]


def _colony(state: SpaceCorpState, seat: int, t: Terms) -> int:
    return sum(not t.multi_star or state.board.sites[site].multi_star for site in colony_sites(state, seat))


def _near_colonies(state: SpaceCorpState, seat: int, t: Terms) -> int:
    sites = colony_sites(state, seat)
    return max((sum(other in state.board.near[site] for other in sites) for site in sites), default=0)


def _base_on_icon(state: SpaceCorpState, seat: int, t: Terms) -> int:
    tiles = [tile for site in own_sites(state, seat) for tile in state.tiles.get(site, ())]
    return sum(any(icon in TILES[tile].icons for icon in t.icons) for tile in tiles)


def _team_in_kind(state: SpaceCorpState, seat: int, t: Terms) -> int:
    kinds = state.board.kind
    return sum([kinds.get(site) == t.kind for site in state.corps[seat].teams])


COUNTS: dict[str, Callable[[SpaceCorpState, int, Terms], int]] = {
    "did_action": _did_produce,
    "own_bases_at_least": _bases,
    "own_bases_in_regions_at_least": _regions,
    "infra_cards_at_least": _infra,
    "own_explored_icons": _icons,
    "own_explored_icon_count": _icon_count,
    "produce_total_at_least": _produced,
    "progress_cards_at_least": _progress,
    "own_colony": _colony,
    "own_colonies_near": _near_colonies,
    "own_base_on_icon": _base_on_icon,
    "team_in_kind": _team_in_kind,
}


ON_BASES = {
    "own_bases_at_least",
    "own_bases_in_regions_at_least",
    "own_colony",
    "own_colonies_near",
    "own_base_on_icon",
}
"""What is counted on sites with own bases, so that without any there is nothing to count."""
CONDITIONS = [
    [
        [(c, COUNTS[t.op], t, t.op in ON_BASES) for c in row for t in [CONTRACTS[c].few if few else CONTRACTS[c].many]]
        for row in ROWS
    ]
    for few in (False, True)
]
"""For many players or few, and each era: the contracts with what they count."""


def open_contracts(state: SpaceCorpState) -> list[str]:
    """The contracts of the era that nobody has claimed."""
    return [contract for contract in ROWS[state.era] if contract not in state.contracts]


def fulfilled(state: SpaceCorpState, seat: int, contract: str) -> bool:
    """Does the corporation meet the condition now?"""
    t = terms(state, contract)
    return COUNTS[t.op](state, seat, t) >= t.n


def ready(state: SpaceCorpState, seat: int) -> list[str]:
    """The open contracts whose condition is met."""
    claimed, settled = state.contracts, seat in state.owner.values()
    return [
        contract
        for contract, count, t, on_bases in CONDITIONS[state.seats <= 2][state.era]
        if (settled or not on_bases) and contract not in claimed and count(state, seat, t) >= t.n
    ]


def claim_contracts(state: SpaceCorpState, seat: int) -> Script[None]:
    """Step 2: claim any contracts whose condition is met."""
    while found := ready(state, seat):
        actions: list[Action] = [*(("claim", contract) for contract in found), ("waive",)]
        choice: Action = yield Ask(seat, "claim", actions, guide="contracts")
        if choice[0] == "waive":
            return
        yield from claim(state, seat, str(choice[1]))


def claim(state: SpaceCorpState, seat: int, contract: str) -> Script[None]:
    """Gain the reward and move the marker; the sixth contract triggers the end of the era."""
    profit = reward(state, contract)
    state.contracts[contract] = seat
    state.corps[seat].gain(profit, "contracts")
    state.tell("claimed", seat=seat, contract=contract, profit=profit)
    for other in state.rivals(seat):
        gain = sum(_colony_pays(COLONIES[state.colonies[site]].effect) for site in colony_sites(state, other))
        if gain and other < state.seats:
            state.corps[other].gain(gain, "colonies")
            state.tell("gained", seat=other, profit=gain, why="colonies")
    yield from on_contract(state, seat)
    if not state.closing and len(ROWS[state.era]) - len(open_contracts(state)) >= CONTRACTS_FILE.trigger:
        state.closing = True
        state.left = [other for other in state.rivals(seat) if not state.corps[other].passed]
        state.ends.append("contracts")
        state.tell("closing-contracts")


def _colony_pays(effect: str) -> int:
    """What a colony gives its owner when a rival fulfils a contract."""
    return {"any_rival_contract_2": 2, "an_opp_contract_1": 1}.get(effect, 0)
