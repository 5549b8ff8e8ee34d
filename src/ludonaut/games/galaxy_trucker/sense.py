"""What a bot should value here, and which actions look good at a glance.

The unit is a credit. While building, a ship is worth what it can be expected to earn; in flight that melts away with
the cards left, and what has been earned, loaded and lost takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludonaut.kernel import Action, Ask

from . import rewards, ship
from .building import RUN, has_hourglass
from .content import CARDS, FLIGHT, LETTER, PRICE
from .flight import cards_in_flight
from .power import most, singles, with_alien
from .state import Player, TruckerState
from .worth import Yard, abilities, tally

FEATURES: dict[str, float] = {
    "credits": 1.0,
    "goods": 0.95,
    "arrival": 1.0,
    "lead": 0.06,
    "engine": 1.0,
    "cannon": 1.0,
    "crew": 1.0,
    "hold": 1.0,
    "red": 1.0,
    "battery": 1.0,
    "shield": 1.0,
    "armour": 1.0,
    "aliens": 1.6,
    "exposed": -0.22,
    "faults": -2.5,
    "losses": -0.8,
    "aside": -0.7,
    "order": -0.4,
    "time": -0.02,
}
RIVALRY = 0.0
"""Ships do not touch each other: what others have is not worth looking at."""
WIDEST = 6
"""The glance is good at building: only the best few placements are worth a closer look."""

PATIENCE = (170, 260, 340)
"""Ticks after which a builder of each level is content with what there is."""
STANDARD = (1.6, 1.7, 1.8)
"""What a component should add to be welded on while there is time to look for better."""


def value(state: TruckerState, seat: int) -> float:
    """Credits to be expected from here."""
    if state.phase == "over":
        return float(state.credits[state.purse(seat)])
    return sum(FEATURES[name] * amount for name, amount in features(state, seat).items())


def features(state: TruckerState, seat: int) -> dict[str, float]:
    """What the position of a seat is made of."""
    player = state.players[seat]
    found: dict[str, float] = {"credits": state.credits[state.purse(seat)]}
    if state.phase == "over":
        return found
    building = state.phase in ("build", "grab", "built")
    if state.phase == "flight" and not player.flying:
        found["goods"] = rewards.sale(player)
        found["losses"] = rewards.penalty(state, player)
        return found
    left = 1.0 if state.phase != "flight" else (len(state.deck) + 0.6) / cards_in_flight(state)
    parts = player.parts
    if player.spot:
        parts = parts | {player.spot: player.hand * 4 + player.turn}
    found["losses"] = min(len(player.lost) + len(player.aside), state.board.max_penalty or 99)
    crew = None if building or state.phase == "check" else float(player.crew)
    has = tally(parts)
    if crew is not None:
        has[4] = player.energy
        if not player.humans:
            left = 0.0
    for name, points in abilities(has, state.level, crew).items():
        found[name] = points * left
    found["exposed"] = len(ship.exposed(parts)) * (0.5 + left / 2)
    if building or state.phase == "check":
        found["faults"] = _faults(state, parts)
        found["aside"] = len(player.aside)
        found["order"] = player.order if player.order else len(state.orders) / 2 + 1
        found["time"] = player.ticks
    else:
        found["aliens"] = len(player.aliens) * left
        found["goods"] = sum(PRICE[letter] for held in player.goods.values() for letter in held)
        found |= _standing(state, seat)
    return found


def _faults(state: TruckerState, parts: dict[int, int]) -> float:
    """Mistakes, and components that would fall off."""
    wrong = len(ship.faults(parts, state.board))
    return wrong + 0.5 * (len(parts) - len(ship.group_of(parts, next(iter(parts)))))


def _standing(state: TruckerState, seat: int) -> dict[str, float]:
    """The bonus of the present rank, and how far it is from the next ship on either side."""
    player = state.players[seat]
    days = CARDS[state.card].days if player.landed and state.card else 0
    here = player.place - days
    others = [other.place for other in state.players if other.flying and other is not player]
    bonus = FLIGHT.arrival_bonus[state.level - 1]
    rank = sum(place > here for place in others)
    behind = max(others, default=here) - here
    return {"arrival": bonus[rank] if player.humans else 0.0, "lead": -max(0, behind) + 0.3 * here}


# ---- at a glance


def prior(state: TruckerState, seat: int, ask: Ask) -> list[float]:
    """How good each action looks, roughly in credits."""
    player = state.players[seat]
    actions = ask.actions
    about = ask.about
    if about == "held":
        return _for_held(state, player, actions)
    if about in ("build", "lying"):
        return _for_pick(state, player, actions)
    if about in ("power_engine", "power_cannon"):
        return _for_power(state, seat, about.removeprefix("power_"), actions)
    if about == "lose_crew":
        return [_leaver(state, player, action) for action in actions]
    return [GLANCE.get(str(action[0]), 0.0) + _detail(state, player, action) for action in actions]


GLANCE = {
    "fly_on": 5.0,
    "flip": 3.0,
    "load_best": 5.0,
    "accept": 1.0,
    "pass": 0.5,
    "spend": 1.0,
    "endure": 0.2,
    "alien": 1.0,
    "humans": 0.6,
    "land": 0.8,
    "finish": 2.0,
    "lose_energy": 1.0,
}


def _detail(state: TruckerState, player: Player, action: Action) -> float:
    """What tells actions of one kind apart."""
    verb = action[0]
    if verb == "finish":
        return -0.1 * int(action[1])
    if verb == "accept" and CARDS[state.card].kind == "abandoned_ship":
        return 0.0 if player.crew - CARDS[state.card].crew > 3 else -2.0
    if verb == "land" and state.card:
        goods = CARDS[state.card].planets[int(action[1]) - 1]
        return 0.2 * sum(FLIGHT.prices[colour] for colour in goods)
    if verb in ("remove", "keep"):
        cell = state.board.cell(int(action[1]), int(action[2]))
        rest = player.parts if verb == "keep" else {c: p for c, p in player.parts.items() if c != cell}
        start = cell if verb == "keep" else next(iter(rest))
        return 0.1 * len(ship.group_of(rest, start)) - len(ship.faults(rest, state.board))
    if verb == "stow":
        return 0.1 * PRICE[LETTER[str(action[3])]]
    return 0.0


def _leaver(state: TruckerState, player: Player, action: Action) -> float:
    """Humans go before aliens, from cabins where two are left."""
    cell = state.board.cell(int(action[1]), int(action[2]))
    return 0.0 if cell in player.aliens else float(player.humans.get(cell, 0))


def _for_power(state: TruckerState, seat: int, weapon: str, actions: Sequence[Action]) -> list[float]:
    """Power a double when it turns a defeat, or when there is energy to spare for the engines."""
    player = state.players[seat]
    card = CARDS[state.card] if state.card else None
    want = False
    if weapon == "cannon" and card and card.strength:
        want = most(player, "cannon") > card.strength * 2 or singles(player, "cannon") < card.strength * 2 <= most(
            player, "cannon"
        )
    elif card and card.kind == "open_space":
        want = player.energy > 2 or not with_alien(player, "engine", singles(player, "engine"))
    else:
        declared = [strength for other, strength in state.strengths.items() if other != seat]
        have = with_alien(player, weapon, singles(player, weapon))
        want = bool(declared) and have <= min(declared) < most(player, weapon)
    return [1.0 if (action[0] == "power") == want else 0.0 for action in actions]


def _for_held(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Where the component in hand would do most; back with it if that is too little."""
    yard = Yard(player.parts, player.rim, state.board, state.level)
    free = set(yard.free)
    keep = _standard(state, player, yard)
    weights = []
    for action in actions:
        if action[0] == "place":
            cell = state.board.cell(int(action[1]), int(action[2]))
            part = player.hand * 4 + int(action[3])
            weights.append(yard.score(cell, part) if cell in free and yard.fits(cell, part) else -9.0)
        elif action[0] == "put_back":
            weights.append(keep)
        elif action[0] == "set_aside":
            weights.append(keep - 0.1 if player.from_aside else -5.0)
        else:
            weights.append(-2.0)
    return weights


def _for_pick(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Take what lies open if it is good, else draw; finish when the ship is full or time is short."""
    parts, rim = player.parts, player.rim
    if player.spot:
        parts = parts | {player.spot: player.hand * 4 + player.turn}
        around = state.board.around[player.spot]
        rim = [cell for cell in {*rim, *around} if cell not in parts]
    yard = Yard(parts, rim, state.board, state.level)
    keep = _standard(state, player, yard)
    done = not yard.free or _out_of_time(state, player)
    weights = []
    for action in actions:
        verb = action[0]
        if verb == "draw":
            weights.append(keep + 0.05 if not done else -1.0)
        elif verb in ("take", "take_aside"):
            best = yard.best(int(str(action[1])[1:]))[0]
            weights.append(best if best > keep + 0.2 or verb == "take_aside" else best - 2.0)
        elif verb == "finish":
            weights.append((9.0 if done else -4.0) - 0.1 * int(action[1]))
        else:
            weights.append(-3.0)
    return weights


def _standard(state: TruckerState, player: Player, yard: Yard) -> float:
    """What a component must add: less and less as time runs out."""
    patience = PATIENCE[state.level - 1]
    hurry = min(1.0, player.ticks / patience)
    return STANDARD[state.level - 1] * (1.0 - 0.8 * hurry)


def _out_of_time(state: TruckerState, player: Player) -> bool:
    """Patience is over, or the last sand is."""
    if player.ticks >= PATIENCE[state.level - 1]:
        return True
    return has_hourglass(state) and not state.sand and player.ticks >= state.flipped + RUN - 6
