"""Which actions look good."""

from __future__ import annotations

from ludonaut.games.alien_artifacts.content.decks import COLOURS, FACTIONS, ROW_OF, ROW_VERB, SECTION, TECHNOLOGIES
from ludonaut.games.alien_artifacts.rules.gear import Gear, gear_of
from ludonaut.games.alien_artifacts.rules.paying import TENDER, Means, Tender, tender
from ludonaut.games.alien_artifacts.scoring import reached
from ludonaut.games.alien_artifacts.state import BANK, AlienState, Player
from ludonaut.kernel import Action, Ask

from ..evaluation.cards import PURSE, QUALITY, potential, turns_left
from ..evaluation.construction import WORK
from .attacks import ARTIFACT, best_attack
from .completing import card_worth
from .small_questions import ANSWERS, BY_VERB, EXCHANGES, answers

LIKE_ANOTHER = -1.0
"""The weight of an action that is much like a listed one."""
COMPLETING = frozenset(("build", "develop", "discover", "complete"))
SMALL = frozenset((*BY_VERB, *ANSWERS, *EXCHANGES))
"""Questions that are not about main actions."""
SALE: dict[str, Tender] = {colour: tender((colour,), True) for colour in (*COLOURS, "gold")}


def weigh(state: AlienState, seat: int, ask: Ask) -> list[float]:
    """A weight for each listed action: what it seems to bring, in points."""
    actions = ask.actions
    if ask.about not in SMALL:
        return _turns(state, seat, actions, True)
    later = 0  # artifacts are listed last; they are used between actions, where they are weighed
    while later < len(actions) and actions[-1 - later][0] == "artifact":
        later += 1
    found = answers(state, seat, ask.about, actions[:-later] if later else actions)
    return found + [LIKE_ANOTHER] * later if later else found


def _turns(state: AlienState, seat: int, actions: list[Action], all_sales: bool) -> list[float]:
    """The main actions of a turn. A sale may begin with many a section: of each colour, only the largest counts; unless
    all are wanted, sales are gone into only where filling the bank could be the best."""
    player, gear, left = state.players[seat], gear_of(state, seat), turns_left(state, seat)
    means = Means(player.hand, player.produced)
    found = [
        LIKE_ANOTHER if action[0] == "sell" else _turn(state, seat, gear, means, left, action) for action in actions
    ]
    soon = min(1.0, left / 3.2)
    if all_sales or soon * (PURSE[BANK] - PURSE[player.credits]) >= max(found):
        for colour, number in _sales(actions).items():
            total = means.reach(SALE[colour], gear.limit["sell"], gear.free)
            found[number] = soon * (PURSE[min(BANK, player.credits + total)] - PURSE[player.credits])
    return found


def _sales(actions: list[Action]) -> dict[str, int]:
    """By colour: the number of the action that begins a sale with the largest section."""
    largest: dict[str, int] = {}
    for number, action in enumerate(actions):
        if str(action[0]) == "sell":
            section = SECTION[str(action[1])]
            best = largest.setdefault(section.colour, number)
            if section.symbols > SECTION[str(actions[best][1])].symbols:
                largest[section.colour] = number
    return largest


def favourite(state: AlienState, ask: Ask) -> Action:
    """What has the largest weight, the first of those that have: the same as by `weigh`, with less work."""
    actions = ask.actions
    if len(actions) == 1:
        return actions[0]
    small = ask.about in SMALL
    return actions[_largest(weigh(state, ask.seat, ask) if small else _turns(state, ask.seat, actions, False))]


def _largest(weights: list[float]) -> int:
    """The number of the largest weight, the first of those that are equal."""
    best, chosen = weights[0], 0
    for number, weight in enumerate(weights):
        if weight > best:
            best, chosen = weight, number
    return chosen


def _purchase(state: AlienState, player: Player, gear: Gear, means: Means, row: str) -> float:
    """Another card under construction: the open one of a deck, at what its row costs now, if the hand goes with it."""
    cost = gear.cost[ROW_VERB[row]]
    better = QUALITY * potential(state.tops[row], player.faction)
    paid = means.reach(TENDER[row], gear.limit[ROW_VERB[row]], gear.free)
    ready = min(1.0, paid / cost) if cost else 1.0
    return WORK[min(len(player.works), 6)] - 0.95 + better + 1.2 * ready * ready


def _preparation(player: Player, gear: Gear, means: Means, card: str) -> float:
    """How much of what a card still needs can be put under it; none if it can be completed at once."""
    row = ROW_OF[card]
    need = gear.cost[ROW_VERB[row]] - sum([SECTION[section].symbols for section in player.works[card]])
    paid = means.reach(TENDER[row], gear.prepare[row], gear.free)
    return 0.65 + 0.9 * paid / need if paid < need else 0.65


def _during(state: AlienState, seat: int, card: str) -> float:
    """Half of the points of the objective reached: a revealed card matches about half of the time."""
    tier = reached(state, seat, card)
    return 0.5 * tier.during if tier else 0.0


def _turn(state: AlienState, seat: int, gear: Gear, means: Means, left: float, action: Action) -> float:
    """Main actions, and what goes beside them."""
    player = state.players[seat]
    verb = str(action[0])
    if verb in COMPLETING:
        return card_worth(state, seat, str(action[1]), str(action[2]), left) - WORK[0]
    if verb == "buy":
        return _purchase(state, player, gear, means, str(action[1])) * min(1.0, left / 4)
    if verb == "prepare":
        return _preparation(player, gear, means, str(action[1])) if left > 1.5 else 0.0
    match verb:
        case "offensive":
            return sum([best_attack(state, seat, ship)[0] for ship in gear.operational["ships"]])
        case "revenue":
            return sum([_during(state, seat, card) for card in gear.operational["technologies"]])
        case "mine":
            return 0.6 * len(gear.operational["planets"])
        case "faction":
            return (ARTIFACT - 0.7) * min(1.0, left / 2) - 0.2 * FACTIONS[player.faction].cost.credits
        case "unblock":
            return 0.7
        case "use":
            return 1.0
        case "plus":
            cheap = TECHNOLOGIES[str(action[1])].logistics.cost.credits < 2
            return 0.8 if cheap or player.credits >= 8 else -0.1
        case "artifact":
            return 1.2 if left < 5 or player.works else 0.4
        case "suspend":
            return -0.2
    return 0.0
