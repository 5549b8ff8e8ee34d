"""Building bases: where, what kind, at what cost, and what they bring."""

from __future__ import annotations

from functools import cache

from ludonaut.kernel import Action, Ask, Script

from ..content import BASES_FILE, ERA_BASES, MARINERS, PLANETEERS, STARFARERS, TILES
from ..content.boards import BOARDS, Site
from ..state import Running, SpaceCorpState
from .edges import take_offer
from .explore import rewards, team_sites
from .pay import pay_for, second_payment
from .progress import advance_genetics, advance_revelation
from .value import COVERED, Payment, feasible, set_place

WONDERS = (
    frozenset(("wonder",)),
    frozenset(("wonder", "anomaly", "alien")),
    frozenset(("anomaly", "alien")),
)
"""What an Attraction needs in each era."""


def fits(state: SpaceCorpState, base: str, site: str, tile: str) -> bool:
    """May this kind of base be built here? `tile` is empty at a Lagrange point."""
    return base in fitting(state.era, site, tile)


@cache
def fitting(era: int, site: str, tile: str) -> tuple[str, ...]:
    """The kinds of bases that may be built on this tile of this site."""
    place = BOARDS[era].sites[site]
    return tuple([base for base in ERA_BASES[era] if _fits(era, base, place, tile)])


def _fits(era: int, base: str, place: Site, tile_id: str) -> bool:
    if base in ("research", "security"):
        return True
    if base == "spaceport" and era == MARINERS:
        return place.lagrange
    if base == "spaceport" and era == PLANETEERS:
        return not place.gravity
    if not tile_id:
        return False
    tile = TILES[tile_id]
    if base == "spaceport":
        return "anomaly" not in tile.icons and "dust" not in tile.icons
    if base == "attraction":
        return not WONDERS[era].isdisjoint(tile.icons)
    if base == "bio_lab":
        return "life" in tile.icons
    if base == "shield_factory":
        return "water" in tile.icons
    if base == "exploit":
        return tile.p is not None or (era == STARFARERS and tile.col > 0)
    if base == "industrial" and "water" in tile.icons:
        return True
    return tile.p is not None


def build_cost(state: SpaceCorpState, site: str) -> int:
    """The site's cost with all tile modifiers, never below 0."""
    cost = state.board.build[site]
    if not state.phobic(site):
        cost += sum(TILES[tile].base for tile in state.tiles.get(site, ()))
    return max(0, cost)


def ready_to_build(state: SpaceCorpState, seat: int, site: str) -> bool:
    """No base yet, all boxes explored, an eligible base for each, and no Introvs in the way."""
    board = state.board
    if site not in board.build or site in state.bases:
        return False
    tiles = state.tiles.get(site, ())
    if len(tiles) < board.boxes[site]:
        return False
    if any(TILES[tile].alien == "introvs" for tile in tiles) and not state.owns_op(seat, "may_build_with_introvs"):
        return False
    return can_cover(state, seat, site, tiles or ("",), ())


def can_cover(state: SpaceCorpState, seat: int, site: str, tiles: tuple[str, ...], used: tuple[str, ...]) -> bool:
    """Is there an available base that fits for each of these tiles, beside those already chosen?"""
    if not tiles:
        return True
    stock = state.corps[seat].stock
    if len(tiles) == 1 and stock["research"] > used.count("research"):
        return True
    return any(
        stock[base] > used.count(base) and can_cover(state, seat, site, tiles[1:], (*used, base))
        for base in fitting(state.era, site, tiles[0])
    )


def buildable(state: SpaceCorpState, seat: int, sites: list[str]) -> list[str]:
    """Those of the sites where a base could be built now."""
    costs, bases = BOARDS[state.era].build, state.bases
    ready = [s for s in sites if s in costs and s not in bases and ready_to_build(state, seat, s)]
    if not ready:
        return []
    pay = Payment(state, seat, "build")
    return [site for site in ready if payable(state, building(state, pay, site))]


def building(state: SpaceCorpState, pay: Payment, site: str) -> Payment:
    """The payment for a Build on this site."""
    board = BOARDS[state.era]
    set_place(state, pay, site)
    pay.need = build_cost(state, site)
    pay.hazard = board.penalty if board.hot[site] else 0
    return pay


def payable(state: SpaceCorpState, pay: Payment) -> bool:
    """Can the Build be paid, with a new Shield Factory against radiation if necessary?"""
    if feasible(state, pay):
        return True
    if not pay.hazard or not _can_build(state, pay.seat, pay.site, "shield_factory"):
        return False
    pay.used |= COVERED
    return feasible(state, pay)


def _can_build(state: SpaceCorpState, seat: int, site: str, base: str) -> bool:
    tiles = state.tiles.get(site, ())
    if state.corps[seat].stock[base] < 1:
        return False
    return any(
        fits(state, base, site, tile) and can_cover(state, seat, site, tiles[:i] + tiles[i + 1 :], (base,))
        for i, tile in enumerate(tiles)
    )


def build(state: SpaceCorpState, seat: int, site: str) -> Script[list[int]]:
    """The Build action; says which teams have acted."""
    team = state.active_teams(seat, site)[0]
    pay = building(state, Payment(state, seat, "build"), site)
    pay.two = sum(ready_to_build(state, seat, s) for s in team_sites(state, seat)) > 1
    paid = yield from build_here(state, pay, site)
    if paid is None or paid.time != "two":
        return [team]
    return [team, *(yield from second_build(state, paid))]


def second_build(state: SpaceCorpState, first: Payment) -> Script[list[int]]:
    """Time: another team builds with the same value."""
    seat = first.seat

    def again(site: str) -> Payment:
        return building(state, second_payment(state, first, None, site), site)

    def more() -> list[Action]:
        sites = [s for s in team_sites(state, seat) if ready_to_build(state, seat, s)]
        pays = [again(site) for site in sites]
        return [*(("build", pay.site) for pay in pays if payable(state, pay)), ("stop",)]

    choice: Action = yield Ask(seat, "second-build", more, args={"value": first.value()}, guide="time")
    if choice[0] == "stop":
        return []
    site = str(choice[1])
    state.running = Running(seat, "build", site)
    team = state.active_teams(seat, site)[0]
    yield from build_here(state, again(site), site)
    return [team]


def build_here(state: SpaceCorpState, pay: Payment, site: str) -> Script[Payment | None]:
    """Choose the bases, pay, and place them."""
    bases = yield from choose_bases(state, pay, site)
    if "shield_factory" in bases:
        pay.used |= COVERED
    paid = yield from pay_for(state, pay)
    if paid is not None:
        yield from place_bases(state, pay.seat, site, bases)
    return paid


def choose_bases(state: SpaceCorpState, pay: Payment, site: str) -> Script[tuple[str, ...]]:
    """A kind of base for every tile, so that the rest can still be covered and paid."""
    seat = pay.seat
    tiles = state.tiles.get(site) or ("",)
    stock = state.corps[seat].stock
    chosen: tuple[str, ...] = ()
    for number, tile in enumerate(tiles):
        rest = tiles[number + 1 :]

        def kinds(tile: str = tile, rest: tuple[str, ...] = rest, chosen: tuple[str, ...] = chosen) -> list[Action]:
            pay.look(state)
            found = [
                base
                for base in fitting(state.era, site, tile)
                if stock[base] > chosen.count(base) and can_cover(state, seat, site, rest, (*chosen, base))
            ]
            payable = [base for base in found if _stays_payable(state, pay, site, rest, (*chosen, base))]
            return [("base", base) for base in payable or found]

        choice: Action = yield Ask(seat, "base", kinds, args={"site": site, "tile": tile or site}, guide="bases")
        chosen += (str(choice[1]),)
    return chosen


def _stays_payable(
    state: SpaceCorpState, pay: Payment, site: str, rest: tuple[str, ...], chosen: tuple[str, ...]
) -> bool:
    """Can the Build still be paid with these bases? A Shield Factory may be what makes it safe."""
    if "shield_factory" in chosen or feasible(state, pay):
        return True
    used = (*chosen, "shield_factory")
    stock = state.corps[pay.seat].stock["shield_factory"]
    return stock > 0 and any(
        fits(state, "shield_factory", site, tile) and can_cover(state, pay.seat, site, rest[:i] + rest[i + 1 :], used)
        for i, tile in enumerate(rest)
    )


def place_bases(state: SpaceCorpState, seat: int, site: str, bases: tuple[str, ...]) -> Script[None]:
    """Put the bases on the board, pay whoever claimed the tiles, and take what the bases bring."""
    corp = state.corps[seat]
    state.bases[site] = bases
    state.owner[site] = seat
    for base in bases:
        corp.stock[base] -= 1
    state.tell("built", seat=seat, site=site, bases=list(bases))
    pay_claim(state, seat, site)
    tiles = state.tiles.get(site) or ("",)
    if tiles[0] and TILES[tiles[0]].alien == "phobes" and bases[0] == "security":
        yield from rewards(state, seat, *tiles)
    for number, (base, tile) in enumerate(zip(bases, tiles, strict=True)):
        if base == "security" and number > bases.index("security"):
            continue
        yield from benefit(state, seat, site, base, tile)


def pay_claim(state: SpaceCorpState, seat: int, site: str) -> None:
    """An opponent whose team claims the tile gains profit."""
    for other in state.rivals(seat):
        corp = state.corps[other]
        if any(place == site and claim for place, claim in zip(corp.teams, corp.claims, strict=True)):
            corp.gain(BASES_FILE.claim, "claims")
            state.tell("claim-paid", seat=other, site=site, profit=BASES_FILE.claim)


def benefit(state: SpaceCorpState, seat: int, site: str, base: str, tile: str) -> Script[None]:
    """What a base brings when it is built."""
    if base == "bio_lab":
        yield from advance_genetics(state, seat, 1)
    elif base == "research":
        yield from research_base(state, seat)
    elif base == "security":
        security(state, seat, site)
    elif base == "exploit" and not state.phobic(site):
        found = TILES[tile]
        gain = (found.p or 0) + (found.col if state.era == STARFARERS else 0)
        if gain:
            state.corps[seat].gain(gain, "bases")
            state.tell("gained", seat=seat, profit=gain, why="exploit")


def research_base(state: SpaceCorpState, seat: int) -> Script[None]:
    """A card of the Offer; in Starfarers a step of Revelation may be taken instead."""
    ways: list[Action] = [("take", card) for card in state.offer if card]
    if state.era == STARFARERS:
        ways.append(("reveal",))
    if not ways:
        return
    choice: Action = yield Ask(seat, "research-base", ways, guide="bases")
    if choice[0] == "reveal":
        yield from advance_revelation(state, seat, 1)
    else:
        take_offer(state, seat, str(choice[1]))


def security(state: SpaceCorpState, seat: int, site: str) -> None:
    """Profit for every opposing base around, initial ones too, unless another Security base is already there."""
    board = state.board
    around = board.near[site] if state.era == STARFARERS else frozenset(board.neighbours[site])
    watched = [s for s in state.bases if s in around]
    if any("security" in state.bases[s] for s in watched if s != site):
        return
    gain = sum(len(state.bases[s]) for s in watched if state.owner[s] != seat)
    if board.start in around:
        gain += len(state.others(seat))
    if gain:
        state.corps[seat].gain(gain, "bases")
        state.tell("gained", seat=seat, profit=gain, why="security")
