"""The Offer, and in the solo game what the Competition does with an Edge that is turned up there."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import CARDS, EDGE_OF, PROGRESS, ROWS, SOLO
from ..state import SpaceCorpState, one_of_each
from .actions import production
from .edges import lose_infra, on_life_site


def refill(state: SpaceCorpState) -> Script[None]:
    """Step 5: a card from the deck in every empty box of the Offer."""
    while "" in state.offer and not state.deck_empty:
        card = state.draw()
        state.offer[state.offer.index("")] = card
        state.tell("offered", card=card)
        if state.solo and card in EDGE_OF:
            yield from edge_in_offer(state, card)


def discard_offers(state: SpaceCorpState, boxes: list[int]) -> list[str]:
    """Throw away the cards in these boxes, numbered from 1; says which they were."""
    cards = [state.offer[box - 1] for box in boxes if state.offer[box - 1]]
    for box in boxes:
        if state.offer[box - 1]:
            state.put_away(state.offer[box - 1])
            state.offer[box - 1] = ""
    return cards


def edge_in_offer(state: SpaceCorpState, card: str) -> Script[None]:
    """Solo: the Edge works for the Competition, and is discarded."""
    edge = EDGE_OF[card]
    state.offer[state.offer.index(card)] = ""
    state.put_away(card)
    state.tell("rival-edge", card=card)
    amount = SOLO.edges.get(edge, 0)
    if edge in ("intercept", "competitors"):
        state.rival_more += 1
    elif edge == "salvage":
        rival_gain(state, amount, "edges")
        discard_offers(state, [i + 1 for i, c in enumerate(state.offer) if c and CARDS[c].start])
    elif edge == "piracy":
        discard_offers(state, [1, 2])
    elif edge == "diversion" and production(state, 0):
        rival_gain(state, amount, "edges")
    elif edge == "market_influence":
        claimed = sum(state.contracts.get(contract) == state.rival for contract in ROWS[state.era])
        rival_gain(state, min(amount, claimed), "edges")
    elif edge == "hostile_microbes" and on_life_site(state, 0):
        lost = state.corps[0].lose(amount, "edges")
        state.tell("lost", seat=0, profit=lost, why="hostile_microbes")
    elif edge == "espionage":
        rival_espionage(state)
    else:
        yield from _player_suffers(state, edge)


def _player_suffers(state: SpaceCorpState, edge: str) -> Script[None]:
    """Sabotage, Incompatibility and Poach leave the player a choice."""
    if edge == "incompatibility":
        yield from lose_infra(state, 0)
    elif edge == "poach" and state.corps[0].hand:
        choice: Action = yield Ask(
            0, "discard", lambda: [("discard", card) for card in one_of_each(state.corps[0].hand)], guide="solo"
        )
        state.corps[0].drop(str(choice[1]))
        state.put_away(str(choice[1]))
    elif edge == "sabotage":
        yield from _recall(state)


def _recall(state: SpaceCorpState) -> Script[None]:
    """Move a team from a site without a base to one of the player's bases."""
    corp, board = state.corps[0], state.board
    exposed = [s for s in dict.fromkeys(corp.teams) if s in board.sites and s not in state.owner and s != board.start]
    exposed = [site for site in exposed if site not in board.locked]
    homes = [board.start, *(site for site, owner in state.owner.items() if owner == 0)]
    if not exposed:
        return
    choice: Action = yield Ask(
        0, "recall", lambda: [("recall", site, home) for site in exposed for home in homes], guide="solo"
    )
    team = corp.teams.index(str(choice[1]))
    corp.teams[team] = str(choice[2])
    corp.approach[team] = 0
    corp.claims[team] = False
    state.tell("moved", seat=0, site=choice[1], end=choice[2])


def rival_gain(state: SpaceCorpState, profit: int, why: str) -> None:
    """Profit for the Competition."""
    if profit:
        state.corps[state.rival].gain(profit, why)
        state.tell("rival-gained", profit=profit, why=why)


def rival_espionage(state: SpaceCorpState) -> None:
    """The Competition takes the second copy of one of the player's Progress cards."""
    names = [PROGRESS[card].name for card in state.corps[0].progress]
    copy = next((card for card in state.progress_stock if PROGRESS[card].name in names), "")
    if copy:
        state.progress_stock.remove(copy)
        state.corps[state.rival].progress.append(copy)
        state.tell("rival-progress", card=copy)
