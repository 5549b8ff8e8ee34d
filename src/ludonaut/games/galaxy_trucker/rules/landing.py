"""The landing: bonuses, then the sale of goods, then what the lost components cost."""

from __future__ import annotations

from msgspec.structs import replace

from ..content import FLIGHT, OF_DECK, PRICE
from ..state import Item, Job, Player, TruckerState
from . import ship


def begin(state: TruckerState) -> None:
    """The flight is over: everybody is paid, in the order of the flight board, a line at a time."""
    order = arrived(state)
    state.phase = "landing"
    state.todo = [Job("arrival", seat) for seat in order]
    state.todo += [Job("beauty", seat) for seat in best_looking(state)]
    state.todo += [Job("sale", seat) for seat, player in enumerate(state.players) if player.goods]
    state.todo += [Job("losses", seat) for seat, player in enumerate(state.players) if player.lost]
    for rank, seat in enumerate(order, 1):
        state.slips[seat] = replace(state.slips[seat], rank=rank)
    if order:
        state.starter = order[0]


def arrived(state: TruckerState) -> list[int]:
    """The ships that land, the leader first. A ship of which nothing is left (in a first flight) does not."""
    return [seat for seat in state.in_flight() if state.players[seat].parts]


def pay(state: TruckerState) -> None:
    """The next line of the payment."""
    job = state.todo.pop(0)
    seat, level = job.seat, state.level - 1
    if job.kind == "arrival":
        _earn(state, seat, "arrival", FLIGHT.arrival_bonus[level][state.slips[seat].rank - 1])
    elif job.kind == "beauty":
        _earn(state, seat, "beauty", FLIGHT.best_looking_bonus[level])
    elif job.kind == "sale":
        _earn(state, seat, "goods", sale(state.players[seat]))
    else:
        due = penalty(state, state.players[seat])
        state.tell("paid", seat=seat, credits=state.pay(seat, "losses", due), due=due)


def summary(state: TruckerState) -> None:
    """Tell what the flight brought everybody, the best first, where somebody listens."""
    if state.events is None:
        return
    for seat in sorted(range(state.seats), key=lambda seat: -state.slips[seat].total):
        slip = state.slips[seat]
        state.tell("flight_result", seat=seat, rank=slip.rank, total=slip.total)


def _earn(state: TruckerState, seat: int, why: Item, amount: int) -> None:
    state.earn(seat, why, amount)
    state.tell(f"reward_{why}", seat=seat, credits=amount)


def best_looking(state: TruckerState) -> list[int]:
    """Whoever lands with the fewest exposed connectors; all of them when there is a tie."""
    order = arrived(state)
    count = {seat: len(ship.exposed(state.players[seat].parts)) for seat in order}
    fewest = min(count.values(), default=0)
    return [seat for seat in order if count[seat] == fewest]


def sale(player: Player) -> int:
    """What the goods bring: half of the total, rounded up once, for a player who gave up."""
    total = sum(PRICE[letter] for held in player.goods.values() for letter in held)
    return total if player.flying else (total + 1) // 2


def penalty(state: TruckerState, player: Player) -> int:
    """A credit for each lost component, up to what the insurance leaves; IIIa is not insured."""
    most = state.board.max_penalty
    return len(player.lost) if most is None else min(len(player.lost), most)


def clear_cards(state: TruckerState) -> None:
    """Other cards come next time: neither those of this flight nor those that nobody stayed to see."""
    state.gone += state.deck
    out = {*state.used, *state.gone}
    state.box = {deck: tuple(card for card in cards if card not in out) for deck, cards in OF_DECK.items()}
