"""Crew and launch: batteries are filled, crews come aboard, the deck is made, the ships take off."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from ..content import CAPACITY, CARDS, FLIGHT, KIND
from ..state import Slip, TruckerState
from . import ship
from .first_flight import rules_of
from .flight import ground_the_lost
from .piles import deal_piles

HUMANS: Action = ("humans",)


def man(state: TruckerState) -> Script[None]:
    """Load the ships with energy cells and crew, up to one where aliens may board; when all are ready, launch."""
    homes: list[int] = []
    while state.queue and not homes:
        seat = state.queue.pop(0)
        player = state.players[seat]
        for cell, part in player.parts.items():
            tile = part >> 2
            if KIND[tile] == "battery":
                player.cells[cell] = CAPACITY[tile]
            elif KIND[tile] == "cabin":
                player.humans[cell] = 2
        if rules_of(state).aliens:
            homes = [cell for cell in player.humans if ship.supported(player.parts, cell)]
    for cell in sorted(homes):
        yield from _invite(state, seat, cell)
    if not state.queue:
        launch(state)


def _invite(state: TruckerState, seat: int, cell: int) -> Script[None]:
    """An alien instead of two humans, in a cabin with its life support; one of each colour at most."""
    player = state.players[seat]
    colours = [c for c in ship.supported(player.parts, cell) if c not in player.aliens.values()]
    if not colours:
        return
    row, column = state.board.square(cell)
    action = yield Ask(
        seat,
        "crew",
        [HUMANS, *(("alien", colour) for colour in colours)],
        args={"row": row, "column": column},
        guide="aliens",
    )
    if action != HUMANS:
        del player.humans[cell]
        player.aliens[cell] = str(action[1])
        state.tell("alien_boarded", seat=seat, alien=action[1])


def launch(state: TruckerState) -> None:
    """The fourth pile joins the others, and the ships take off in the order of their tiles."""
    if rules_of(state).piles:
        deal_piles(state, 1)
        state.deck = [card for pile in state.piles for card in pile]
    else:
        state.deck = [card.id for card in CARDS.values() if card.first_flight]
        for deck, cards in state.box.items():
            state.box[deck] = tuple(card for card in cards if card not in state.deck)
    step = FLIGHT.start_step[state.ship_class]
    for player in state.players:
        player.place = -step * (player.order - 1)
        player.flying = True
    state.slips = [Slip() for _ in range(state.seats)]
    state.phase = "flight"
    state.tell("launched", ship=state.ship_class, cards=len(state.deck))
    ground_the_lost(state)
