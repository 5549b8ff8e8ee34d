"""The landing: bonuses, then the sale of goods, then what the lost components cost."""

from __future__ import annotations

from . import ship
from .content import FLIGHT, PRICE
from .state import Player, TruckerState


def settle(state: TruckerState) -> None:
    """Pay everybody, in the order of the flight board."""
    order = state.in_flight()
    for rank, seat in enumerate(order):
        _earn(state, seat, "arrival", FLIGHT.arrival_bonus[state.level - 1][rank])
    for seat in best_looking(state):
        _earn(state, seat, "beauty", FLIGHT.best_looking_bonus[state.level - 1])
    for seat in range(state.seats):
        if worth := sale(state.players[seat]):
            _earn(state, seat, "goods", worth)
    for seat in range(state.seats):
        if due := penalty(state, state.players[seat]):
            state.tell("paid", seat=seat, credits=state.pay(seat, "losses", due), due=due)
    if order:
        state.starter = order[0]


def _earn(state: TruckerState, seat: int, why: str, amount: int) -> None:
    state.earn(seat, why, amount)
    state.tell(f"reward_{why}", seat=seat, credits=amount)


def best_looking(state: TruckerState) -> list[int]:
    """Who lands with the fewest exposed connectors; all of them when there is a tie."""
    order = state.in_flight()
    count = {seat: len(ship.exposed(state.players[seat].parts)) for seat in order}
    fewest = min(count.values(), default=0)
    return [seat for seat in order if count[seat] == fewest]


def sale(player: Player) -> int:
    """What the goods bring: half of the total, rounded up once, for who gave up."""
    total = sum(PRICE[letter] for held in player.goods.values() for letter in held)
    return total if player.flying else (total + 1) // 2


def penalty(state: TruckerState, player: Player) -> int:
    """A credit for each lost component, up to what the insurance leaves; IIIa is not insured."""
    most = state.board.max_penalty
    return len(player.lost) if most is None else min(len(player.lost), most)
