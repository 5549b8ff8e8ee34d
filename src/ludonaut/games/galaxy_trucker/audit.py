"""Conservation: every component is where it may be, and nowhere else."""

from __future__ import annotations

from itertools import chain

from ludonaut.kernel import ensure

from .content import CAPACITY, CARDS, FLIGHT, KIND, LETTER, STARTING, SUPPORT, TILES, WAREHOUSE
from .rules import ship
from .state import Player, TruckerState

FLYING = ("flight", "landing", "over")


def audit(state: TruckerState) -> None:
    """Count tiles, cards, goods, figures, energy cells and credits."""
    _audit_tiles(state)
    _audit_cards(state)
    _audit_loads(state)
    for purse, book in enumerate(state.ledger):
        ensure(state.credits[purse] == book.total >= 0, f"purse {purse} does not match its ledger")
    numbers = sorted([*state.orders, *(p.order for p in state.players if p.order)])
    ensure(numbers == list(range(1, state.seats + 1)), f"order tiles: {numbers}")
    if state.phase in FLYING:
        for seat, player in enumerate(state.players):
            ensure(not ship.faults(player.parts, state.board), f"the ship of seat {seat} is faulty")
    places = [player.place % FLIGHT.spaces for player in state.players if player.flying]
    ensure(len(places) == len(set(places)), "two ships on one space")


def _audit_tiles(state: TruckerState) -> None:
    tiles = state.facedown + [tile for tile in state.faceup if tile]
    for player in state.players:
        tiles += [part >> 2 for part in player.parts.values()] + player.aside + player.lost
        tiles += [player.hand] if player.hand else []
        ensure(all(part >> 2 in TILES for part in player.parts.values()), "an unknown component")
        ensure(player.spot == 0 or (player.hand > 0 and player.spot not in player.parts), "a component on another")
        ensure(len(player.aside) <= FLIGHT.set_aside, "too many components set aside")
        beside = {cell for part in player.parts for cell in state.board.around[part]}
        ensure(set(player.rim) <= beside - set(player.parts), "a square beside a ship that is not")
    expected = sorted([*WAREHOUSE, *STARTING[: state.seats]])
    ensure(sorted(tiles) == expected, "components do not add up to those of the box")


def _audit_cards(state: TruckerState) -> None:
    dealt = state.deck if state.phase in FLYING else [card for pile in state.piles for card in pile]
    cards = sorted(chain(*state.box.values(), state.used, state.gone, dealt))
    ensure(cards == sorted(CARDS), "adventure cards do not add up to sixty")


def _audit_loads(state: TruckerState) -> None:
    goods = ""
    for player in state.players:
        goods += player.waiting
        kinds = {cell: KIND[part >> 2] for cell, part in player.parts.items()}
        for cell, held in player.goods.items():
            tile = player.parts.get(cell, 0) >> 2
            ensure(kinds.get(cell, "").endswith("cargo") and 0 < len(held) <= CAPACITY[tile], "goods out of place")
            ensure("r" not in held or kinds[cell] == "red_cargo", "red goods in a common hold")
            goods += held
        for cell, left in player.cells.items():
            tile = player.parts.get(cell, 0) >> 2
            ensure(kinds.get(cell) == "battery" and 0 <= left <= CAPACITY[tile], "energy cells out of place")
        _audit_crew(player, kinds)
    for colour, count in FLIGHT.bank.items():
        letter = LETTER[colour]
        ensure(state.bank[letter] + goods.count(letter) == count, f"{colour} goods do not add up to {count}")


def _audit_crew(player: Player, kinds: dict[int, str]) -> None:
    for cell, count in player.humans.items():
        ensure(kinds.get(cell) == "cabin" and count in (1, 2), "humans out of place")
    ensure(len(set(player.aliens.values())) == len(player.aliens), "two aliens of one colour on a ship")
    for cell, colour in player.aliens.items():
        ensure(kinds.get(cell) == "cabin" and cell not in player.humans, "an alien out of place")
        ensure(colour in SUPPORT.values(), "an unknown alien")
