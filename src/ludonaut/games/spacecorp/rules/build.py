"""Building bases: where, what kind, at what cost, and what they bring."""

from __future__ import annotations

from functools import cache

from ludonaut.kernel import Action, Ask, Script

from ..content import BASES_FILE, ERA_BASES, MARINERS, PLANETEERS, STARFARERS, TILES
from ..content.boards import BOARDS, Site
from ..state import SpaceCorpState
from .edges import take_offer
from .explore import rewards, team_sites
from .pay import pay_for, payment
from .progress import advance_genetics, advance_revelation
from .sums import Hand, owns_op
from .value import Payment, best_of, ceiling, held, own_value, within

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
    if any(TILES[tile].alien == "introvs" for tile in tiles) and not owns_op(state, seat, "may_build_with_introvs"):
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


def buildable(state: SpaceCorpState, seat: int, hand: Hand, sites: list[str]) -> list[str]:
    """Those of the sites where a base could be built now."""
    board, bases = BOARDS[state.era], state.bases
    costs = board.build
    sites = [site for site in sites if site in costs and site not in bases and ready_to_build(state, seat, site)]
    if not sites:
        return []
    value, brave = own_value(state, seat, hand, "build"), state.corps[seat].profit >= board.penalty
    found = []
    for site in sites:
        quick = value >= build_cost(state, site) and (brave or not board.hot[site])
        if quick or _payable(state, payment(state, seat, "build", None, site), hand, site):
            found.append(site)
    return found


def _payable(state: SpaceCorpState, pay: Payment, hand: Hand, site: str) -> bool:
    """Can the Build be paid, with a Shield Factory against radiation if need be?"""
    cost, found = build_cost(state, site), best_of(state, pay, hand)
    hazard = state.board.penalty if state.board.hot[site] else 0
    if within(state, pay, found, cost, hazard):
        return True
    return hazard > 0 and within(state, pay, found, cost, 0) and _can_build(state, pay.seat, site, "shield_factory")


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
    pay = payment(state, seat, "build", build_cost(state, site), site)
    pay.teams = len([s for s in team_sites(state, seat) if ready_to_build(state, seat, s)])
    if not (yield from _build_here(state, pay, site)):
        return [team]
    if pay.time != "two":
        return [team]

    def second_payment(s: str) -> Payment:
        place = payment(state, seat, "build", None, s)
        second = pay.again(build_cost(state, s))
        second.cover, second.cover_from = place.cover, place.cover_from
        second.industry, second.industry_from = place.industry, place.industry_from
        return second

    def more() -> list[Action]:
        sites = [s for s in team_sites(state, seat) if ready_to_build(state, seat, s)]
        return [*(("build", s) for s in sites if _payable(state, second_payment(s), held(state, seat), s)), ("stop",)]

    choice: Action = yield Ask(seat, "second-build", more, args={"value": pay.value()}, guide="time")
    if choice[0] == "stop":
        return [team]
    other_site = str(choice[1])
    state.aim = ("build", other_site)
    other = state.active_teams(seat, other_site)[0]
    yield from _build_here(state, second_payment(other_site), other_site)
    return [team, other]


def _build_here(state: SpaceCorpState, pay: Payment, site: str) -> Script[bool]:
    """Choose the bases, pay, and place them."""
    seat = pay.seat
    pay.hazard = state.board.penalty if state.board.hot[site] else 0
    bases = yield from choose_bases(state, pay, site)
    if "shield_factory" in bases:
        pay.cover = True
    if not (yield from pay_for(state, pay)):
        return False
    yield from place_bases(state, seat, site, bases)
    return True


def choose_bases(state: SpaceCorpState, pay: Payment, site: str) -> Script[tuple[str, ...]]:
    """A kind of base for every tile, so that the rest can still be covered and paid."""
    seat = pay.seat
    tiles = state.tiles.get(site) or ("",)
    stock = state.corps[seat].stock
    chosen: tuple[str, ...] = ()
    for number, tile in enumerate(tiles):
        rest = tiles[number + 1 :]

        def kinds(tile: str = tile, rest: tuple[str, ...] = rest, chosen: tuple[str, ...] = chosen) -> list[Action]:
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
    if not pay.hazard or pay.cover:
        return True
    reach = ceiling(state, pay)
    assert pay.need is not None
    if within(state, pay, reach, pay.need, pay.hazard) or "shield_factory" in chosen:
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
        for tile in tiles:
            yield from rewards(state, seat, tile)
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
    """Profit for every opposing base around, unless another Security base is already there."""
    board = state.board
    around = board.near[site] if state.era == STARFARERS else frozenset(board.neighbours[site])
    watched = [s for s in state.bases if s in around]
    if any("security" in state.bases[s] for s in watched if s != site):
        return
    gain = sum(len(state.bases[s]) for s in watched if state.owner[s] != seat)
    if gain:
        state.corps[seat].gain(gain, "bases")
        state.tell("gained", seat=seat, profit=gain, why="security")
