"""The small questions of a turn, each answered by the policy alone: how to pay, what to keep, whom to blockade."""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.games.alien_artifacts.content.decks import (
    COMBAT,
    FACE,
    FACES,
    FACTIONS,
    ROW_OF,
    SECTION,
    SECTIONS_OF,
    VERB_OF,
)
from ludonaut.games.alien_artifacts.rules.gear import gear_of
from ludonaut.games.alien_artifacts.scoring import reached
from ludonaut.games.alien_artifacts.state import BANK, AlienState
from ludonaut.kernel import Action

from ..evaluation.cards import SYMBOL, TURNS, promise, turns_left
from ..evaluation.hand import FITNESS, USUAL, wishes
from .attacks import attack_worth, best_attack
from .completing import card_worth

LARGEST = {card: max(section.symbols for section in pair) for card, pair in SECTIONS_OF.items()}
"""Symbols of the larger section of a card."""


def _spend(state: AlienState, seat: int, actions: list[Action]) -> list[float]:
    """Pay without waste, and keep the better cards."""
    left = state.action.owed.need if state.action.owed else 0
    found = []
    for action in actions:
        section = str(action[1])
        amount = SECTION[section].symbols
        paid = amount if amount <= left else left - 0.4 * (amount - left)
        found.append(paid - 0.1 * LARGEST[SECTION[section].card])
    return found


def _sell(state: AlienState, seat: int, action: Action) -> float:
    """Sell as much as the bank can hold."""
    if action == ("stop",):
        return 0.5
    return float(min(SECTION[str(action[1])].symbols, BANK - state.players[seat].credits))


def _attach(state: AlienState, seat: int, action: Action) -> float:
    """Prepare large sections, never more than is missing."""
    if action == ("stop",):
        return 0.1
    card, section = str(action[1]), str(action[2])
    paid = sum(SECTION[under].symbols for under in state.players[seat].works[card])
    missing = gear_of(state, seat).cost[VERB_OF[card]] - paid
    return min(SECTION[section].symbols, missing) - 0.3 * max(0, SECTION[section].symbols - missing) + 0.05 * paid


def _draw(state: AlienState, seat: int, actions: list[Action]) -> list[float]:
    """Discard what is worse than a random card, first what fits nothing under construction."""
    player = state.players[seat]
    wanted = wishes(player, gear_of(state, seat))
    fit, least = FITNESS[wanted], USUAL[wanted] - 0.2
    gain = {card: least - fit[card] for card in player.hand}
    return [_discarded(action, gain) for action in actions]


def _discarded(action: Action, gain: dict[str, float]) -> float:
    """What the discarded cards are worse than random ones, all together; cards beyond the limit have to go first."""
    total = 0.0
    if action[0] == "discard_all":
        for amount in gain.values():
            total += amount
    else:
        for card in action[1:]:
            total += gain[str(card)]
    return total


def _place(state: AlienState, seat: int, action: Action) -> float:
    section = str(action[1])
    match = SECTION[section].type == FACE[f"{state.action.site}.o"].type
    return match + 0.8 * SYMBOL * (SECTION[section].symbols + (SECTION[section].colour == "gold"))


def _target(state: AlienState, seat: int, actions: list[Action]) -> list[float]:
    ships = [ship for ship in gear_of(state, seat).operational["ships"] if ship not in state.turn.attacked]
    if not ships:
        return [0.0] * len(actions)
    best = best_attack(state, seat, ships[-1])[1]
    return [1.0 if action == best else 0.05 if action[0] == "decline" else 0.1 for action in actions]


def _combat(state: AlienState, seat: int, action: Action) -> float:
    return COMBAT[str(action[1])] if action[0] == "take" else 1.0 if action == ("accept",) else 0.0


def _plan(state: AlienState, seat: int, action: Action) -> float:
    return -attack_worth(str(action[1]), 1)


def _blockade(state: AlienState, seat: int, action: Action) -> float:
    """Tokens hurt most on what works every turn, and on sold technologies near the end."""
    card = str(action[1])
    works = f"{card}.o"
    for player in state.players:
        if works in player.empire:
            return 1.5 if ROW_OF[card] == "technologies" else 0.6
    return 1.0 + promise(f"{card}.l") * turns_left(state, seat) / TURNS


def _look(state: AlienState, seat: int, action: Action) -> float:
    """One or two more cards are worth their credits to the rich."""
    wanted = 1 + min(2, state.players[seat].credits // 3)
    return -abs(int(action[1]) - wanted)


def _keep(state: AlienState, seat: int, action: Action) -> float:
    card = str(action[1])
    if card not in ROW_OF:
        return 0.0
    left = turns_left(state, seat)
    return max(card_worth(state, seat, card, face, left) for face in FACES)


def _pay_token(state: AlienState, seat: int, action: Action) -> float:
    """Suspending a blockade at the moment itself: usually worth a credit."""
    return 0.5 if action[0] == "decline" else 0.9 - 0.2 * state.players[seat].blockades.get(str(action[1]), 0)


def _settle(state: AlienState, seat: int, action: Action) -> float:
    if action == ("decline",):
        return 0.1
    tier = reached(state, seat, str(action[1]))
    return float(tier.end if tier else 0)


def _search(state: AlienState, seat: int, action: Action) -> float:
    kinds = [per.type for per in FACTIONS[state.players[seat].faction].scoring]
    return float(action[2] in kinds)


def _exchange(state: AlienState, seat: int, actions: list[Action]) -> list[float]:
    wanted = wishes(state.players[seat], gear_of(state, seat))
    fit, usual = FITNESS[wanted], USUAL[wanted]
    return [0.0 if action[0] == "stop" else usual - fit[str(action[1])] for action in actions]


def _sets(state: AlienState, seat: int, action: Action) -> float:
    return 0.1 if action == ("stop",) else float(SECTION[str(action[1])].symbols)


def answers(state: AlienState, seat: int, about: str, actions: list[Action]) -> list[float]:
    """A weight for each action of a small question."""
    if about in EXCHANGES:
        return EXCHANGES[about](state, seat, actions)
    if about in ANSWERS:
        answer = ANSWERS[about]
        return [answer(state, seat, action) for action in actions]
    verbs = BY_VERB[about]
    return [verbs.get(str(action[0]), verbs["other"]) for action in actions]


GO_ON = {"stop": 0.1, "suspend": 0.0, "other": 1.0}
"""Once begun, do all of it."""
AS_IT_LIES = {"stop": 1.0, "other": 0.5}
"""Orders hardly matter."""
BY_VERB: dict[str, dict[str, float]] = {
    "retry": {"decline": 0.5, "other": 1.0},
    "strike": GO_ON,
    "free": GO_ON,
    "under": AS_IT_LIES,
    "reveal": AS_IT_LIES,
}
ANSWERS: dict[str, Callable[[AlienState, int, Action], float]] = {
    "sell": _sell,
    "unblock": _sets,
    "prepare": _attach,
    "attach": _attach,
    "place": _place,
    "combat": _combat,
    "plan": _plan,
    "blockade": _blockade,
    "look": _look,
    "keep": _keep,
    "found": _keep,
    "awake": _pay_token,
    "settle": _settle,
    "search": _search,
    "sets": _sets,
    "cash": _sets,
}
EXCHANGES: dict[str, Callable[[AlienState, int, list[Action]], list[float]]] = {
    "draw": _draw,
    "spend": _spend,
    "target": _target,
    "exchange": _exchange,
}
"""What is weighed all at once: cards of the hand, targets."""
