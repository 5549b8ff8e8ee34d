"""From the end of building to the landing: the check, loading, launch, one card after the other."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script, Together

from . import harm, ship
from .building import change_places
from .cards import give_up, jobs_of
from .content import CAPACITY, CARDS, DECK, FLIGHT, KIND
from .piles import deal_piles
from .state import TruckerState

FLY_ON: Action = ("fly_on",)
GIVE_UP: Action = ("give_up",)
REVEAL: Action = ("reveal",)
HUMANS: Action = ("humans",)


# ---- the check before launch


def close_yard(state: TruckerState) -> None:
    """Building is over: partners change ships, what was set aside is lost, the check begins."""
    if state.options["teams"] != "none":
        change_places(state)
    for player in state.players:
        player.lost += player.aside
        player.aside.clear()
        player.rim.clear()
    state.running = False
    state.phase = "check"
    state.todo = [("check", seat) for seat in _by_order(state)]


def _by_order(state: TruckerState) -> list[int]:
    return sorted(range(state.seats), key=lambda seat: state.players[seat].order)


def check(state: TruckerState) -> Script[None]:
    """Look the ships over, up to one with mistakes; when the last has passed, prepare the launch."""
    if state.phase == "built":
        close_yard(state)
    while state.todo:
        seat = state.todo.pop(0)[1]
        player = state.players[seat]
        if not ship.is_sound(player.parts, state.board):
            player.faulty = True
            state.tell("faulty", seat=seat)
            _name_faults(state, seat)
            yield from repair(state, seat)
            break
    if not state.todo:
        if state.gentle:
            _faulty_ships_last(state)
        for player in state.players:
            player.faulty = False
        state.phase = "crew"
        state.todo = [("crew", seat) for seat in _by_order(state)]


def _name_faults(state: TruckerState, seat: int) -> None:
    """Say what is wrong, and where."""
    for fault in ship.faults(state.players[seat].parts, state.board):
        row, column = state.board.square(fault.cell)
        state.tell("fault", seat=seat, why=fault.why, row=row, column=column)


def repair(state: TruckerState, seat: int) -> Script[None]:
    """The owner takes components off until nothing is wrong; what no longer holds on falls off."""
    player = state.players[seat]
    yield from harm.keep_one(state, seat)
    while wrong := ship.faults(player.parts, state.board):
        cells = sorted({cell for fault in wrong for cell in (fault.cell, fault.other) if cell >= 0})
        action = yield Ask(
            seat,
            "repair",
            lambda: [harm.at(state, "remove", cell) for cell in cells],  # noqa: B023 (asked before cells changes)
            args={"count": len(wrong)},
            guide="check",
        )
        cell = harm.cell_of(state, action)
        state.tell("removed", seat=seat, tile=f"t{player.parts[cell] >> 2}", row=action[1], column=action[2])
        harm.lose_parts(state, seat, [cell])
        yield from harm.keep_one(state, seat)


def _faulty_ships_last(state: TruckerState) -> None:
    """On the first flight mistakes cost nothing but the place at the start."""
    seats = sorted(range(state.seats), key=lambda seat: (state.players[seat].faulty, state.players[seat].order))
    for number, seat in enumerate(seats, 1):
        state.players[seat].order = number


# ---- crew and launch


def man(state: TruckerState) -> Script[None]:
    """Load the ships with energy cells and crew, up to one where aliens may board; when all are ready, launch."""
    homes: list[int] = []
    while state.todo and not homes:
        seat = state.todo.pop(0)[1]
        player = state.players[seat]
        for cell, part in player.parts.items():
            tile = part >> 2
            if KIND[tile] == "battery":
                player.cells[cell] = CAPACITY[tile]
            elif KIND[tile] == "cabin":
                player.humans[cell] = 2
        homes = [] if state.gentle else [cell for cell in player.humans if ship.supported(player.parts, cell)]
    for cell in sorted(homes):
        yield from _invite(state, seat, cell)
    if not state.todo:
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
    if state.gentle:
        state.deck = [card.id for card in CARDS.values() if card.first_flight]
        state.box = [card for card in state.box if card not in state.deck]
    else:
        deal_piles(state, 1)
        state.deck = [card for pile in state.piles for card in pile]
    step = FLIGHT.start_step[state.ship_class]
    for player in state.players:
        player.place = -step * (player.order - 1)
        player.flying = True
    state.phase = "flight"
    state.tell("launched", ship=state.ship_class, cards=len(state.deck))
    ground_the_lost(state)


# ---- one card after the other


def next_card(state: TruckerState) -> Script[None]:
    """Before each card everybody may give up; then it is revealed."""
    order = state.in_flight()
    for seat in order:
        if state.players[seat].faulty:
            yield from _late_fault(state, seat)
    if state.gentle:
        yield Ask(order[0], "reveal", [REVEAL], args={"left": len(state.deck)}, guide="flight", pause=True)
    else:
        answers = yield Together({seat: _stay(state, seat) for seat in order})
        for seat in order:
            if answers[seat] == GIVE_UP:
                give_up(state, seat, "choice")
    if not is_over(state):
        reveal(state)


def _stay(state: TruckerState, seat: int) -> Script[Action]:
    action: Action = yield Ask(seat, "next_card", [FLY_ON, GIVE_UP], args={"left": len(state.deck)}, guide="giving-up")
    return action


def _late_fault(state: TruckerState, seat: int) -> Script[None]:
    """A mistake that is found in flight is repaired at once, for a fine. The check leaves none: only a position can."""
    if state.used:
        state.tell("fined", seat=seat, credits=state.pay(seat, "fine", FLIGHT.fine))
    state.players[seat].faulty = False
    _name_faults(state, seat)
    yield from repair(state, seat)


def reveal(state: TruckerState) -> None:
    """Turn over the next card; the first one must be of the round's own deck, unless the piles are not shuffled."""
    deck = state.deck
    if state.options["visions"] and not state.gentle:
        card = deck.pop(0)
    elif len(deck) == cards_in_flight(state) and not state.gentle:
        own = "I" * state.level
        card = state.rng.choice([c for c in deck if DECK[c] == own])
        deck.remove(card)
    else:
        card = state.rng.take(deck)
    state.card = card
    state.used.append(card)
    state.strengths.clear()
    state.dice = []
    state.tell("card", card=card)
    state.todo = jobs_of(state, CARDS[card])


def cards_in_flight(state: TruckerState) -> int:
    """How many cards a whole flight has."""
    return 4 * sum(FLIGHT.pile[state.level - 1].values())


def after_card(state: TruckerState) -> None:
    """The card is over: who was lapped or has no human left gives up."""
    state.card = ""
    state.beaten.clear()
    state.target = -1
    ground_the_lost(state)


def ground_the_lost(state: TruckerState) -> None:
    """Without a human, or more than a lap behind the leader, nobody flies on (except on the first flight)."""
    if state.gentle:
        return
    order = state.in_flight()
    ahead = state.players[order[0]].place if order else 0
    for seat in order:
        player = state.players[seat]
        if not player.humans:
            give_up(state, seat, "crew")
        elif ahead - player.place > FLIGHT.spaces:
            give_up(state, seat, "lapped")


def is_over(state: TruckerState) -> bool:
    """Has the last card been played, or has everybody given up?"""
    return not state.deck or not any(player.flying for player in state.players)
