"""What a bot should value here, and which actions look good at a glance.

The unit is a credit. While building, a ship is worth what it can be expected to earn; in flight that melts away with
the cards left, and what has been earned, loaded and lost takes its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from ludonaut.kernel import Action, Ask

from . import rewards, ship
from .building import RUN, has_hourglass
from .content import CAPACITY, CARDS, FLIGHT, KIND, LETTER, PRICE
from .flight import cards_in_flight
from .omens import NONE, omens
from .power import worth as worth_of
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
    "growth": 1.1,
}
RIVALRY = 0.0
"""Ships do not touch each other: what others have is not worth looking at."""
WIDEST = 1
"""The glance weighs what matters here; trying dozens of placements one by one would only cost time."""


def horizon(state: TruckerState, ask: Ask) -> int:
    """Building is left to the glance; from the launch on, the flight is flown to its end."""
    return 0 if state.phase in ("build", "grab") else 99


def chapter(state: TruckerState) -> int:
    """The flights: what a ship earns is known when it lands, and the next begins with an empty yard."""
    return len(state.rounds)


PATIENCE = (170, 260, 340)
"""Ticks after which a builder of each level is content with what there is."""
STANDARD = (1.6, 1.7, 1.8)
"""What a component should add to be welded on while there is time to look for better."""
LOOKS = (1, 2, 2)
"""How many piles of cards a builder of each level looks at."""
HURRY, ROOM, DOUBT = 0.6, 5, 0.9
"""A component is set aside while no more patience is used up, with so many squares left, for so much less than it
promises: the place for it may never come, and then it is paid for."""


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
    wants = omens(state, player) if building else NONE
    for name, points in abilities(has, state.level, crew).items():
        found[name] = points * left * wants[name]
    found["exposed"] = len(ship.exposed(parts)) * (0.5 + left / 2)
    if building or state.phase == "check":
        found["faults"] = _faults(state, parts)
        found["aside"] = len(player.aside)
        found["order"] = player.order if player.order else len(state.orders) / 2 + 1
        found["time"] = player.ticks
        if not player.order:
            room = len(state.board.cells) - len(parts)
            found["growth"] = min(room, max(0, PATIENCE[state.level - 1] - player.ticks) / 7)
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
        return _for_power(state, seat, about.removeprefix("power_"), ask)
    if about in ("wreck", "station", "reward", "land"):
        return [0.0 if action[0] == "pass" else _offer(state, seat, action) for action in actions]
    if about == "lose_crew":
        return [_leaver(state, player, action) for action in actions]
    return [GLANCE.get(str(action[0]), 0.0) + _detail(state, player, action) for action in actions]


GLANCE = {
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
        cell = state.board.cell(int(action[1]), int(action[2]))
        rest = player.parts if verb == "keep" else {c: p for c, p in player.parts.items() if c != cell}
        start = cell if verb == "keep" else next(iter(rest))
        return 0.1 * len(ship.group_of(rest, start)) - len(ship.faults(rest, state.board))
    if verb == "stow":
        return 0.1 * PRICE[LETTER[str(action[3])]]
    return 0.0


# ---- offers in flight


def _offer(state: TruckerState, seat: int, action: Action) -> float:
    """What a landing, a wreck, a station or a bounty brings, less what it costs."""
    player = state.players[seat]
    card = CARDS[state.card]
    goods = card.planets[int(action[1]) - 1] if action[0] == "land" else card.goods
    gain = card.credits + 0.95 * _stowed(player, [LETTER[colour] for colour in goods])
    if card.kind == "abandoned_ship":
        gain -= _crew_cost(state, player, card.crew)
    return gain - _days_cost(state, seat, card.days)


def _stowed(player: Player, letters: list[str]) -> int:
    """How much more the goods aboard would be worth with these on offer."""
    reds = plain = 0
    for part in player.parts.values():
        if KIND[part >> 2] == "red_cargo":
            reds += CAPACITY[part >> 2]
        elif KIND[part >> 2] == "cargo":
            plain += CAPACITY[part >> 2]
    aboard = [letter for held in player.goods.values() for letter in held]
    kept = 0
    for letter in sorted(aboard + letters, key="rygb".index):
        if letter == "r" and reds:
            reds -= 1
        elif letter != "r" and plain:
            plain -= 1
        elif letter != "r" and reds:
            reds -= 1
        else:
            continue
        kept += PRICE[letter]
    return kept - sum(PRICE[letter] for letter in aboard)


def _left(state: TruckerState) -> float:
    """The share of the flight that is still to come."""
    return (len(state.deck) + 0.6) / cards_in_flight(state)


def _crew_cost(state: TruckerState, player: Player, count: int) -> float:
    """Fewer hands for the rest of the flight; with none left the flight is over."""
    if count >= player.crew or count >= sum(player.humans.values()) + len(player.aliens):
        return _end_cost(state, player)
    before, after = (
        abilities([0] * 11, state.level, float(crew))["crew"] for crew in (player.crew, player.crew - count)
    )
    return (before - after) * _left(state)


def _end_cost(state: TruckerState, player: Player) -> float:
    """What giving up costs: the arrival bonus, half of the goods, and what the cards to come would bring."""
    held = sum(PRICE[letter] for goods in player.goods.values() for letter in goods)
    return FLIGHT.arrival_bonus[state.level - 1][1] + held / 2 + 9 * state.level * _left(state)


def _days_cost(state: TruckerState, seat: int, days: int) -> float:
    """Days matter by the ranks they lose, and those more the nearer the end is."""
    here = state.players[seat].place
    others = [other.place for s, other in enumerate(state.players) if other.flying and s != seat]
    bonus = FLIGHT.arrival_bonus[state.level - 1]
    now, then = (sum(place > here - lost for place in others) for lost in (0, days))
    return (bonus[now] - bonus[then]) * (1 - 0.7 * _left(state)) + 0.07 * state.level * days


def _leaver(state: TruckerState, player: Player, action: Action) -> float:
    """Humans go before aliens, from cabins where two are left; the last human stays."""
    cell = state.board.cell(int(action[1]), int(action[2]))
    if cell in player.aliens:
        return 1.5 if sum(player.humans.values()) < 3 else 0.0
    return float(player.humans.get(cell, 0))


def _for_power(state: TruckerState, seat: int, weapon: str, ask: Ask) -> list[float]:
    """Power a double when it turns a defeat, or when there is energy to spare for the engines."""
    player = state.players[seat]
    have = _halves(str(ask.args["strength"]))
    doubles = {
        a: worth_of(player.parts[state.board.cell(int(a[1]), int(a[2]))]) for a in ask.actions if a[0] == "power"
    }
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


# ---- building


def _for_held(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Where the component in hand would do most; back with it if that is too little."""
    yard = Yard(player.parts, player.rim, state.board, state.level, omens(state, player))
    free = set(yard.free)
    keep = _standard(state, player)
    weights = []
    for action in actions:
        if action[0] == "place":
            cell = state.board.cell(int(action[1]), int(action[2]))
            part = player.hand * 4 + int(action[3])
            weights.append(yard.score(cell, part) if cell in free and yard.fits(cell, part) else -9.0)
        elif action[0] == "put_back":
            weights.append(keep)
        elif action[0] == "set_aside":
            weights.append(_for_later(state, player, yard, keep))
        else:
            weights.append(-2.0)
    return weights


def _for_pick(state: TruckerState, player: Player, actions: Sequence[Action]) -> list[float]:
    """Take what lies open if it is good, else draw; finish when the ship is full or time is short."""
    parts, rim = player.parts, player.rim
    if player.spot:
        parts = parts | {player.spot: player.hand * 4 + player.turn}
        rim = [cell for cell in dict.fromkeys((*rim, *state.board.around[player.spot])) if cell not in parts]
    yard = Yard(parts, rim, state.board, state.level, omens(state, player))
    keep = _standard(state, player)
    done = not yard.free or _out_of_time(state, player)
    curious = not done and _curious(state, player)
    weights = []
    for action in actions:
        verb = action[0]
        if verb == "draw":
            weights.append(keep + 0.05 if not done else -1.0)
        elif verb == "take":
            best = yard.best(int(str(action[1])[1:]), keep + 0.2)[0]
            weights.append(best if best > keep + 0.2 else best - 4.0)
        elif verb == "take_aside":
            best = yard.best(int(str(action[1])[1:]))[0]
            if _closing(state, player) and best > -1.0:
                weights.append(best + 10.0)
            else:
                weights.append(best if best > keep else best - 4.0)
        elif verb == "look":
            weights.append(keep + 0.1 if curious and action[1] not in player.seen else -6.0)
        elif verb == "finish":
            weights.append((9.0 if done else -2.0) - 0.1 * int(action[1]))
        else:
            weights.append(-6.0)
    return weights


def _for_later(state: TruckerState, player: Player, yard: Yard, keep: float) -> float:
    """What it is worth to set the component aside until there is a place for it: little when time or room is short."""
    if player.from_aside:
        return -8.0 if _closing(state, player) else keep - 0.1
    if _hurry(state, player) > HURRY or yard.room < ROOM:
        return -5.0
    return yard.promise(player.hand) - DOUBT


def _closing(state: TruckerState, player: Player) -> bool:
    """Is it time to build in what was set aside, before it has to be paid for?"""
    return not state.facedown or _out_of_time(state, player)


def _curious(state: TruckerState, player: Player) -> bool:
    """Is this the time to look at cards: early, with a start of a ship that can still follow what they say?"""
    early = player.ticks < 0.3 * PATIENCE[state.level - 1]
    return early and len(player.parts) > 3 and len(player.seen) < LOOKS[state.level - 1]


def _hurry(state: TruckerState, player: Player) -> float:
    """The share of a builder's patience that is used up."""
    return min(1.0, player.ticks / PATIENCE[state.level - 1])


def _standard(state: TruckerState, player: Player) -> float:
    """What a component must add: less and less as time runs out, little when nothing is left to draw."""
    hurry = _hurry(state, player) if state.facedown else 1.0
    return STANDARD[state.level - 1] * (1.0 - 0.85 * hurry)


def _out_of_time(state: TruckerState, player: Player) -> bool:
    """Patience is over, or the last sand is."""
    if player.ticks >= PATIENCE[state.level - 1]:
        return True
    return has_hourglass(state) and not state.sand and player.ticks >= state.flipped + RUN - 6
