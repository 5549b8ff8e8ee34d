"""The Competition: it turns up a card of another era's deck and does what stands at its foot."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..content import COLONIES, ERA_BASES, INFRA, PROGRESS, REFERENCES, SOLO, STARFARERS, TILES, Reference
from ..state import RESERVE, SpaceCorpState
from .build import fits, pay_claim
from .colonize import found
from .contracts import claim, fulfilled, open_contracts
from .edges import on_life
from .explore import draw_tile, first_stack, unexplored
from .move import arrive
from .offer import discard_offers, refill, rival_gain
from .progress import espionage
from .turn import end_turn, pass_for_the_era

RESTS = {"fierce": 0, "steady": 3, "gentle": 2}
"""After how many rounds the Competition lets one turn pass; 0 for never."""


def rival_turn(state: SpaceCorpState) -> Script[None]:
    """One turn of the Competition; with its deck empty it passes."""
    rival = state.rival
    rest = RESTS[str(state.options["competition"])]
    if rest and state.round % rest == 0:
        state.tell("rival-rests")
    elif not state.rival_deck:
        pass_for_the_era(state, rival)
    else:
        cards = 1 + state.rival_more
        state.rival_more = 0
        for _ in range(cards):
            yield from turn_up(state)
        for contract in open_contracts(state):
            if fulfilled(state, rival, contract):
                yield from claim(state, rival, contract)
    end_turn(state, rival)


def turn_up(state: SpaceCorpState) -> Script[None]:
    """Turn up cards until one can be carried out."""
    while state.rival_deck:
        card = state.rng.take(state.rival_deck)
        state.rival_discard.append(card)
        state.tell("rival-card", card=card)
        reference = REFERENCES.get(card)  # a card that somebody has added says nothing to the Competition
        if reference is not None and (yield from carry_out(state, reference)):
            return


def carry_out(state: SpaceCorpState, reference: Reference) -> Script[bool]:
    """A Progress card, the Offer, or a site."""
    if reference.progress or reference.offers:
        done = False
        if reference.progress:
            done = yield from take_progress(state, reference)
        if reference.offers:
            cards = discard_offers(state, reference.offers)
            rival_gain(state, sum(card in INFRA for card in cards), "offers")
            yield from refill(state)
            done = True
        return done
    for site in named_sites(state, reference):
        if (yield from at_site(state, site, reference.colony)):
            return True
    return False


def named_sites(state: SpaceCorpState, reference: Reference) -> list[str]:
    """The sites of a reference in the order in which they are tried."""
    if reference.sites:
        return reference.sites
    odd = reference.parity == "odd"
    systems = [state.board.sites[site] for site in state.board.systems]
    chosen = sorted((s for s in systems if (s.number % 2 == 1) == odd), key=lambda s: -s.number)
    return [site.id for site in chosen]


def take_progress(state: SpaceCorpState, reference: Reference) -> Script[bool]:
    """The named card with its profit; where the reference allows it, the second copy once the first is gone."""
    copies = [PROGRESS[c] for c in state.progress_stock if PROGRESS[c].name == reference.progress]
    copies.sort(key=lambda card: -card.profit)
    if not copies or (not copies[0].profit and not reference.second):
        return False
    card = copies[0]
    state.progress_stock.remove(card.id)
    state.corps[state.rival].progress.append(card.id)
    state.tell("rival-progress", card=card.id)
    rival_gain(state, card.profit, "progress")
    yield from espionage(state, state.rival, card)
    return True


def at_site(state: SpaceCorpState, site: str, colony: int) -> Script[bool]:
    """Send a team, or explore and build with the one that is there, or found a colony; says if any was possible."""
    corp = state.corps[state.rival]
    if site in state.board.locked:
        return reach_goal(state, site)
    if site in state.bases:
        return colonize(state, site, colony)
    if site not in corp.teams:
        if RESERVE in corp.teams:
            corp.teams[corp.teams.index(RESERVE)] = site
            state.tell("rival-team", site=site)
            return True
        if not unexplored(state, site):
            return False
        yield from reveal(state, site)
        return True
    if not unexplored(state, site) and introverted(state, site):
        return False
    if unexplored(state, site):
        yield from reveal(state, site)
    if not introverted(state, site):
        build(state, site)
    return True


def reach_goal(state: SpaceCorpState, site: str) -> bool:
    """A team that takes a Beyond marker."""
    corp = state.corps[state.rival]
    if -1 not in state.beyond or RESERVE not in corp.teams:
        return False
    arrive(state, state.rival, corp.teams.index(RESERVE), site)
    return True


def reveal(state: SpaceCorpState, site: str) -> Script[None]:
    """Explore for the profit of the tiles."""
    corp = state.corps[state.rival]
    for box in range(state.board.boxes[site]):
        tile = draw_tile(state, first_stack(state, site, box))
        if not tile:
            break
        state.tiles[site] = (*state.tiles.get(site, ()), tile)
        corp.found.append(tile)
        state.tell("rival-discovered", site=site, tile=tile)
        if not state.phobic(site):
            rival_gain(state, TILES[tile].profit, "discoveries")
        yield from on_life(state, tile)


def introverted(state: SpaceCorpState, site: str) -> bool:
    """Do Introvs keep the Competition from building here?"""
    tiles = state.tiles.get(site, ())
    if not any(TILES[tile].alien == "introvs" for tile in tiles):
        return False
    return not state.owns_op(state.rival, "may_build_with_introvs")


def build(state: SpaceCorpState, site: str) -> None:
    """A random base for each tile; those that fit bring profit; the team goes back."""
    rival = state.rival
    corp = state.corps[rival]
    tiles = state.tiles.get(site) or ("",)
    bases: list[str] = []
    for tile in tiles:
        pool = [base for base in ERA_BASES[state.era] for _ in range(corp.stock[base])]
        base = state.rng.choice(pool)
        corp.stock[base] -= 1
        bases.append(base)
        if fits(state, base, site, tile):
            rival_gain(state, SOLO.fit, "bases")
    state.bases[site] = tuple(bases)
    state.owner[site] = rival
    corp.teams[corp.teams.index(site)] = RESERVE
    state.tell("rival-built", site=site, bases=bases)
    if tiles[0] and TILES[tiles[0]].alien == "phobes" and bases[0] == "security":
        rival_gain(state, sum(TILES[tile].profit for tile in tiles), "discoveries")
    pay_claim(state, rival, site)


def colonize(state: SpaceCorpState, site: str, number: int) -> bool:
    """Found the colony with the printed number, or the next higher one that is free."""
    if state.era < STARFARERS or state.owner[site] != state.rival or site in state.colonies or number < 0:
        return False
    free = sorted(state.colony_stock, key=lambda colony: COLONIES[colony].number)
    if not free:
        return False
    tile = next((colony for colony in free if COLONIES[colony].number >= number), free[0])
    found(state, state.rival, site, tile)
    rival_gain(state, (COLONIES[tile].value + 1) // 2, "colonies")
    return True
