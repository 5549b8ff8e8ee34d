"""Which actions look good: cheap weights, roughly in credits, to order moves and to finish them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ludonaut.games.galaxy_trucker.content import CARDS, FLIGHT, LETTER, PRICE
from ludonaut.games.galaxy_trucker.rules import landing, ship
from ludonaut.games.galaxy_trucker.rules.building import weld
from ludonaut.games.galaxy_trucker.rules.flight import cards_in_flight
from ludonaut.games.galaxy_trucker.rules.losses import cell_of
from ludonaut.games.galaxy_trucker.rules.strength import worth
from ludonaut.games.galaxy_trucker.state import Player, TruckerState
from ludonaut.kernel import Action, Ask

from .evaluation.drafts import time_left
from .evaluation.flights import aboard, prices, stowed
from .evaluation.ships import CARGO, PATIENCE, RED, Yard, crew_worth, standard, tally


def weigh(state: TruckerState, seat: int, ask: Ask) -> list[float]:
    """How good each action looks, roughly in credits."""
    player = state.players[seat]
    actions = ask.actions
    about = ask.about
    if about == "held":
        return _for_held(state, player, actions)
    if about in ("build", "lying"):
        return _for_pick(state, player, actions)
    if about in ("power_engine", "power_cannon"):
        return _for_power(state, seat, ask)
    if about in ("wreck", "station", "reward", "land"):
        return [0.0 if action[0] == "pass" else _offer(state, seat, action) for action in actions]
    if about == "lose_crew":
        return [_leaver(state, player, action) for action in actions]
    return [PLAIN.get(str(action[0]), 0.0) + _detail(state, player, action) for action in actions]


PLAIN = {
    "fly_on": 5.0,
    "flip": 3.0,
    "load_best": 5.0,
    "spend": 1.0,
    "alien": 1.0,
    "humans": 0.6,
    "finish": 2.0,
}


def _detail(state: TruckerState, player: Player, action: Action) -> float:
    """What tells actions of one kind apart."""
    verb = action[0]
    if verb == "finish":
        return -0.1 * int(action[1])
    if verb == "alien":
        return 0.0 if len(ship.cells_of(player.parts, "cabin")) > 2 else -1.0
    if verb in ("remove", "keep"):
        cell = cell_of(state, action)
        rest = player.parts if verb == "keep" else {c: p for c, p in player.parts.items() if c != cell}
        start = cell if verb == "keep" else next(iter(rest), -1)
        group = ship.group_of(rest, start) if rest else set()
        homes = player.humans or ship.cells_of(player.parts, "cabin")
        manned = 0.0 if group.isdisjoint(homes) else 5.0
        return manned + 0.1 * len(group) - len(ship.faults(rest, state.board))
    if verb == "stow":
        return 0.1 * PRICE[LETTER[str(action[3])]]
    return 0.0


# ---- building


def _for_held(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Where the component in hand would do most; back with it if that is too little."""
    board = state.board
    yard = Yard(player.parts, player.rim, board, state.level)
    scores: dict[Action, float] = {board.places[cell][turn]: points for points, cell, turn in yard.places(player.hand)}
    # What is set aside may never find its place, and then it is paid for.
    others = {"place": -9.0, "put_back": _standard(state, player), "set_aside": -5.0}
    return [scores.get(action, others.get(str(action[0]), -2.0)) for action in actions]


def _for_pick(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Take what lies open if it is good, else draw; finish when the ship is full or time is short."""
    if player.spot:
        player = replace(player, parts=player.parts.copy(), rim=player.rim.copy())
        weld(state, player)
    yard = Yard(player.parts, player.rim, state.board, state.level)
    keep = _standard(state, player)
    late = player.ticks >= PATIENCE[state.level - 1] or time_left(state, player.ticks) <= 0
    done = late or not yard.free
    weights = []
    for action in actions:
        verb = action[0]
        if verb == "draw":
            weights.append(-1.0 if done else keep + 0.05)
        elif verb == "finish":
            weights.append((9.0 if done else -2.0) - 0.1 * int(action[1]))
        elif verb in ("take", "take_aside"):
            last = verb == "take_aside" and (late or not state.facedown)  # or it has to be paid for
            least = -1.0 if last else keep + 0.2
            best = yard.best(int(str(action[1])[1:]), least)[0]
            weights.append(best + 10.0 * last if best > least else best - 4.0)
        else:
            weights.append(-6.0)
    return weights


def _standard(state: TruckerState, player: Player) -> float:
    """What a component must add, little when nothing is left to draw."""
    return standard(state.level, player.ticks / PATIENCE[state.level - 1] if state.facedown else 1.0)


# ---- offers in flight


def _offer(state: TruckerState, seat: int, action: Action) -> float:
    """What a landing, a wreck, a station or a bounty brings, less what it costs."""
    player = state.players[seat]
    card = CARDS[state.card]
    goods = card.planets[int(action[1]) - 1] if action[0] == "land" else card.goods
    gain = card.credits + 0.95 * _stowed(player, prices(goods))
    if card.kind == "abandoned_ship":
        gain -= _crew_cost(state, player, card.crew)
    return gain - _days_cost(state, seat, card.days)


def _stowed(player: Player, offered: list[int]) -> int:
    """How much more the goods aboard would be worth with these on offer."""
    has = tally(player.parts)
    return sum(stowed(aboard(player) + offered, has[CARGO], has[RED])) - sum(aboard(player))


def _left(state: TruckerState) -> float:
    """The share of the flight that is still to come."""
    return (len(state.deck) + 0.6) / cards_in_flight(state)


def _crew_cost(state: TruckerState, player: Player, count: int) -> float:
    """Fewer hands for the rest of the flight; with none left the flight is over."""
    if count >= player.crew or count >= sum(player.humans.values()) + len(player.aliens):
        return _end_cost(state, player)
    less = crew_worth(player.crew, state.level) - crew_worth(player.crew - count, state.level)
    return less * _left(state)


def _end_cost(state: TruckerState, player: Player) -> float:
    """What giving up costs: the arrival bonus, half of the goods, and what the cards to come would bring."""
    return FLIGHT.arrival_bonus[state.level - 1][1] + landing.sale(player) / 2 + 9 * state.level * _left(state)


def _days_cost(state: TruckerState, seat: int, days: int) -> float:
    """Days matter by the ranks they lose, and those more the nearer the end is."""
    here = state.players[seat].place
    others = [other.place for s, other in enumerate(state.players) if other.flying and s != seat]
    bonus = FLIGHT.arrival_bonus[state.level - 1]
    now, then = (sum(place > here - lost for place in others) for lost in (0, days))
    return (bonus[now] - bonus[then]) * (1 - 0.7 * _left(state)) + 0.07 * state.level * days


def _leaver(state: TruckerState, player: Player, action: Action) -> float:
    """Humans go before aliens, from cabins where two are left; the last human stays."""
    cell = cell_of(state, action)
    if cell in player.aliens:
        return 1.5 if sum(player.humans.values()) < 3 else 0.0
    return float(player.humans.get(cell, 0))


def _for_power(state: TruckerState, seat: int, ask: Ask) -> list[float]:
    """Power a double when it turns a defeat, or when there is energy to spare for the engines."""
    player = state.players[seat]
    have = _halves(str(ask.args["strength"]))
    doubles = {a: worth(player.parts[cell_of(state, a)]) for a in ask.actions if a[0] == "power"}
    reach = have + sum(sorted(doubles.values(), reverse=True)[: player.energy])
    card = CARDS.get(state.card)
    if card and card.strength:
        want = have < 2 * card.strength <= reach or have <= 2 * card.strength < reach
    elif card and card.kind == "open_space":
        want = not have or player.energy > (3 if ship.cells_of(player.parts, "shield") else 0)
    else:
        declared = [strength for other, strength in state.strengths.items() if other != seat]
        want = bool(declared) and have <= min(declared) < reach
    return [1.0 + doubles.get(a, 0) if (a[0] == "power") == want else 0.0 for a in ask.actions]


def _halves(text: str) -> int:
    """A strength as people read it, in half points."""
    return 2 * int(text.rstrip("½") or 0) + text.endswith("½")
