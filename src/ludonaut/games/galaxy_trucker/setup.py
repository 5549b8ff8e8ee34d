"""Set-up: the box is opened once, the table is laid for every round."""

from __future__ import annotations

from ludonaut.kernel import Options, Rng

from .content import FLIGHT, LETTER, OF_DECK, STARTING, WAREHOUSE, ShipClass
from .rules.first_flight import rules_of
from .rules.piles import deal_piles
from .state import Player, Slip, TruckerState


def set_up(seats: int, options: Options, rng: Rng) -> TruckerState:
    """The box is opened; the most daring player gets the hourglass."""
    purses = seats if options["teams"] == "none" else 2
    state = TruckerState(seats=seats, options=options, rng=rng)
    state.credits = [0] * purses
    state.ledger = [Slip() for _ in range(purses)]
    state.slips = [Slip() for _ in range(seats)]
    state.rounds = classes(options)
    state.box = dict(OF_DECK)
    state.starter = rng.below(seats)
    start_round(state)
    return state


def classes(options: Options) -> list[ShipClass]:
    """The ships to be flown, in order."""
    thirds: dict[str, list[ShipClass]] = {"III": ["III"], "IIIa": ["IIIa"], "both": ["III", "IIIa"]}
    ships: dict[str, list[ShipClass]] = {"1": ["I"], "2": ["II"], "3": thirds[str(options["third"])]}
    return [name for number in str(options["rounds"]) for name in ships[number]]


def start_round(state: TruckerState) -> None:
    """Everything back to the middle of the table, cards dealt, the hourglass turned."""
    rules = rules_of(state)
    state.facedown = list(WAREHOUSE)
    state.faceup = []
    state.orders = list(range(1, state.seats + 1))
    state.players = [Player() for _ in range(state.seats)]
    for player, cabin in zip(state.players, STARTING[: state.seats], strict=True):
        player.attach(state.board, state.board.start, cabin * 4)
    state.piles = []
    if rules.piles:
        deal_piles(state, 3)
    state.deck, state.card, state.todo, state.dice = [], "", [], []
    state.strengths, state.beaten, state.danger = {}, [], None
    state.bank = {LETTER[colour]: count for colour, count in FLIGHT.bank.items()}
    state.phase = "build"
    state.running = rules.hourglass and state.options["tempo"] != "relaxed"
    state.sand = state.level if state.running else 0
    state.flipped = 0
    state.flips += 1
    state.tell("round", ship=state.ship_class)
