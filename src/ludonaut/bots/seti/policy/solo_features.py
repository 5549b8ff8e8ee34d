"""Features of an action in a solo game, as short texts: each has a learned weight for the action's verb (`policy`).

Only what the seat may know is looked at.
"""

from __future__ import annotations

from ludonaut.games.seti.content import CARDS, GOLD, STAR_COLOUR, STAR_INDEX, STAR_SLOTS, TECH_IDS, TECH_INDEX, Card
from ludonaut.games.seti.content.effects import Gain
from ludonaut.games.seti.rules.counting import holds, techs, tucked
from ludonaut.games.seti.rules.milestones import GOLD_STEPS, gold_name
from ludonaut.games.seti.scoring import gold_sets
from ludonaut.games.seti.state import SetiState, rival_of
from ludonaut.kernel import Action

from ..evaluation.solo import danger_lead
from .actions import Weigher
from .objectives import asked

MANY = 7
"""Larger numbers count as this one."""
TURN = ("turn", "end")
"""Questions in which all circumstances are looked at."""
SIDES = ("left", "right")


def common_features(state: SetiState, about: str) -> list[str]:
    """How things stand, alike for all actions; in small questions only what they are about, and when."""
    now = [f"in {about}", f"in round {state.round}"]
    return now + _standing(state) if about in TURN else now


def _standing(state: SetiState) -> list[str]:
    player, machine = state.players[0], rival_of(state)
    left = len(machine.deck) + machine.tops
    goal = (GOLD_STEPS[player.golds] - player.score) // 6 if player.golds < len(GOLD_STEPS) else 3
    return [
        f"round {state.round}",
        f"credits {min(player.credits, MANY)}",
        f"energy {min(player.energy, MANY)}",
        f"hand {min(len(player.hand), MANY)}",
        f"publicity {player.publicity}",
        f"data {player.data}",
        f"top {player.top}",
        f"probes {len(player.probes)}",
        "rival passed" if machine.passed else f"rival {min(left, 6)}",
        f"techs {player.techs.bit_count()}",
        f"golds {player.golds}",
        f"missions {min(len(player.missions), 4)}",
        f"tucked {min(len(player.tucked), 9)}",
        f"found {sum([one.found > 0 for one in state.species])}",
        f"owed {max(0, state.round - len(machine.done))}",
        f"goal {min(3, goal)}",
        *[f"has {name}" for tech, name in enumerate(TECH_IDS) if player.techs >> tech & 1],
    ]


def action_features(weigher: Weigher, action: Action, weight: float) -> list[str]:
    """What is noticed about an action of its own, to which a weigher gives this weight."""
    state = weigher.state
    found = [f"weight {min(int(weight), 15)}"]
    share = asked(state, weigher.asks, action) if weigher.asks else 0.0
    if share:
        found += [f"task {share:.1f}", f"task {share:.1f} in {state.round}"]
    if len(action) == 1:
        return found
    name = action[1]
    if isinstance(name, str):
        found += [name, f"{name} {'early' if state.round < 3 else 'late'}", *_named(weigher, action, name)]
    elif action[0] in ("move", "fly"):
        found += _steps(weigher, int(action[1]), int(action[2]))
    return found


def _named(weigher: Weigher, action: Action, name: str) -> list[str]:
    """What is noticed about what the action names."""
    state, verb = weigher.state, str(action[0])
    if name in CARDS:
        return _card(state, verb, CARDS[name])
    if verb in ("signal", "sector", "scan_earth"):
        return _star(weigher, STAR_INDEX[name]) if name in STAR_INDEX else []
    if verb == "tech":
        return _tech(state, name)
    if verb == "gold":
        return _gold(state, name)
    if verb in ("discover", "study", "surplus"):
        return _trace(state, action, SIDES.index(name))
    return [f"{name} in {state.round}"] if verb in ("orbit", "land") else []


def _card(state: SetiState, verb: str, card: Card) -> list[str]:
    player, now = state.players[0], state.round
    found = []
    if verb == "plan":
        met = "met" if all(holds(state, 0, need, card.id) for need in card.needs) else "unmet"
        found += [met, f"danger {_level(danger_lead(state) + card.danger)} {met}"]
    found += [f"{card.kind} in {now}", f"costs {card.cost} of {min(player.credits, 5)}"]
    if verb in ("tuck", "keep", "take", "discard", "corner", "play"):
        found += [f"{card.income} in {now}", f"{card.income} beside {tucked(player, card.income)}"]
    found.append(card.colour)
    if card.corner:
        first = card.corner[0]
        found.append(f"corner {first.what if isinstance(first, Gain) else 1} in {now}")
    return found


def _star(weigher: Weigher, star: int) -> list[str]:
    marks, colour = weigher.state.signals[star], STAR_COLOUR[star]
    own, free = marks.count(0), STAR_SLOTS[star] - len(marks)
    found = [f"star {own} {len(marks) - own} {free}", f"{colour} star"]
    if weigher.asks.get(f"win {colour}") or weigher.asks.get("win any"):
        found.append(f"wished {2 * own - len(marks)} {free}")
    return found


def _tech(state: SetiState, name: str) -> list[str]:
    tech, kind, now = TECH_INDEX[name], name.split("_")[0], state.round
    own = techs(state.players[0], kind)
    points = "points" if state.doubles >> tech & 1 else "no points"
    return [f"{name} in {now}", f"bonus {state.tops[tech]}", points, f"{kind} beside {own}", f"{kind} in {now}"]


def _gold(state: SetiState, name: str) -> list[str]:
    tile = next(tile for tile in range(len(GOLD)) if gold_name(state, tile) == name)
    sets = min(gold_sets(state, tile, 0), 5)
    return [
        f"{name} after {len(state.gold_marks[tile])}",
        f"{name} as {state.players[0].golds}",
        f"{name} {sets} in {state.round}",
    ]


def _trace(state: SetiState, action: Action, index: int) -> list[str]:
    species = state.species[index]
    where = " ".join([str(part) for part in action[2:]])
    found = [f"{species.name if species.found else 'unknown'} {where}", f"found {species.found} in {state.round}"]
    if species.found and species.name == "exertians":
        tier = action[3] if len(action) > 3 else ""
        found.append(f"danger {tier} {_level(danger_lead(state))}")
    return found


def _level(danger: float) -> int:
    return int(max(-9.0, min(9.0, danger)) // 3)


def _steps(weigher: Weigher, here: int, there: int) -> list[str]:
    """A probe's step."""
    sky, now = weigher.state.sky, weigher.state.round
    gain = round(weigher.at(there) - weigher.at(here))
    found = [f"gain {max(-3, min(4, gain))}", f"publicity {sky.publicity[there]} in {now}"]
    for planet, cell in sky.where.items():
        if cell == there:
            found += [f"to {planet}", f"to {planet} in {now}"]
        elif cell == here:
            found.append(f"from {planet}")
    return found
