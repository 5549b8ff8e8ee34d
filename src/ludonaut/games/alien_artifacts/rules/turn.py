"""A turn: the action phase, then the draw phase. And the beats that a game is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludonaut.kernel import Action, Ask, Script

from ..content.decks import RESOURCES
from ..setup import choose_faction, found_faction
from ..state import HAND, AlienState, Allowance, Turn
from . import basic, production
from .asking import Apply, Rule, charge, payment, play_artifact, suspend, trigger
from .attack import attack
from .blocked import blocked_discards, blocked_turn
from .ending import END, closing, next_turn, settle
from .gains import draw_cards
from .gear import LIMIT, Gear, gear_of
from .interpreter import interpret
from .options import (
    USE,
    artifacts,
    constructions,
    extras,
    faction_action,
    operations,
    purchases,
    ready,
    sales,
    suspensions,
    technologies,
    unblockable,
)
from .paying import PRICE, TENDER, Means

PASS: Action = ("pass",)
DRAW: Action = ("draw",)
DISCARD_ALL: Action = ("discard_all",)
PAIR = "discard_two"
DISCARD: dict[str, Action] = {card: ("discard", card) for card in RESOURCES}
UP_TO = {"count": HAND}


def turn(state: AlienState) -> Script[None]:
    """A turn: the action phase, then the draw phase."""
    seat = state.active
    state.tell("turn", seat=seat)
    state.turn.begin()
    state.players[seat].fresh = 0
    ending = state.ending
    yield from action_phase(state, seat)
    ended = state.turn
    ended.drawing = True
    ended.symbols = ended.actions = 0
    ended.small = state.action.suspended = ()
    yield from draw_phase(state, seat)
    if state.ending and not ending and state.players[seat].artifacts:
        yield from closing(state, seat)
    state.turns += 1
    next_turn(state)


# ---- the action phase


def action_phase(state: AlienState, seat: int) -> Script[None]:
    """Exactly one action, with effects in addition and artifacts around it."""
    turn, going = state.turn, True
    listed, refused = partial(turn_actions, state, seat), partial(blocked_turn, state, seat)
    while going:
        choice: Action = yield Ask(seat, _about(turn), listed, blocked=refused, guide="turn")
        verb = str(choice[0])
        if verb in ACTIONS:
            added = turn.symbols
            _take(turn, verb)
            yield from interpret(state, ACTIONS[verb](state, seat, *choice[1:]))
            # suspended blockades and added symbols last until the end of the action
            state.action.end()
            if added:
                turn.symbols = 0
        elif choice == END:
            return
        else:
            yield from interpret(state, ASIDE[verb](state, seat, str(choice[1])))
        going = _goes_on(state, seat)


def _take(turn: Turn, verb: str) -> None:
    """One of the actions that are left is taken: a further one that may be of this kind, or else any."""
    fitting = [number for number, kinds in enumerate(turn.small) if verb in kinds] if turn.small else ()
    if fitting:
        turn.small = turn.small[: fitting[0]] + turn.small[fitting[0] + 1 :]
    else:
        turn.actions -= 1
        turn.acted = True


def _about(turn: Turn) -> str:
    """The question: for the action of the turn, for another one, or for what comes beside."""
    if not turn.acted:
        return "turn"
    return "again" if turn.actions or turn.small else "more"


def turn_actions(state: AlienState, seat: int) -> list[Action]:
    """Everything that a player may do in its action phase."""
    turn = state.turn
    gear = gear_of(state, seat)
    if turn.actions:
        found = main_actions(state, seat, gear)
        if not found and not turn.acted:
            found.append(PASS)
    else:
        found = _small_actions(state, seat, gear) if turn.small else []
    if gear.plus:
        found += extras(state, seat, gear)
    if state.players[seat].artifacts:
        found += artifacts(state, seat)
    if state.players[seat].blockades:
        found += suspensions(state, seat)
    if turn.acted:
        found.append(END)
    return found


def main_actions(state: AlienState, seat: int, gear: Gear) -> list[Action]:
    """Basic, operational, faction and card actions."""
    player = state.players[seat]
    means = Means(player.hand, player.produced)
    found = purchases(state, seat, gear)
    if player.works:
        found += constructions(state, seat, gear, means)
    found += sales(player)
    if player.blockades:
        found += unblockable(state, seat)
    found += operations(state, seat, gear, means)
    found += faction_action(state, seat, gear, means)
    if gear.actions:
        found += [USE[card] for card in technologies(state, seat, gear, means, gear.actions)]
    return found


def _small_actions(state: AlienState, seat: int, gear: Gear) -> list[Action]:
    """The basic actions among which a further one may be chosen."""
    kinds = {kind for kinds in state.turn.small for kind in kinds}
    return [action for action in main_actions(state, seat, gear) if action[0] in kinds]


def _goes_on(state: AlienState, seat: int) -> bool:
    """Is there anything to ask? Once the action is done the turn goes on only if something more could be done.

    Whoever holds artifacts is always asked: the others must not learn from it which they are.
    """
    turn, player = state.turn, state.players[seat]
    if turn.actions or turn.small or player.artifacts or not turn.acted:
        return True
    return bool(player.blockades or gear_of(state, seat).plus) and len(turn_actions(state, seat)) > 1


def _plus(state: AlienState, seat: int, card: str) -> Rule[None]:
    """An effect in addition: once a turn for each card. One payment serves one use, so it ends every suspension."""
    state.turn.used += (card,)
    yield from use(state, seat, card)
    state.action.end()


def _suspend(state: AlienState, seat: int, card: str) -> Rule[None]:
    suspend(state, seat, card)
    state.action.suspended += (card,)
    yield from ()


# ---- actions that are not basic


def _operate(state: AlienState, seat: int, verb: str) -> Rule[bool]:
    gear = gear_of(state, seat)
    state.tell(verb, seat=seat)
    return (yield from payment(state, seat, TENDER[verb], gear.cost[verb], Allowance(LIMIT, gear.free)))


def offensive(state: AlienState, seat: int) -> Rule[None]:
    """All operational ships may attack one target."""
    if (yield from _operate(state, seat, "offensive")) and ready(state, seat):
        yield from attack(state, seat, ready(state, seat))


def revenue(state: AlienState, seat: int) -> Rule[None]:
    """All operational technologies may score."""
    if (yield from _operate(state, seat, "revenue")):
        yield from production.revenue(state, seat)


def mine(state: AlienState, seat: int) -> Rule[None]:
    """All operational planets produce."""
    if (yield from _operate(state, seat, "mine")):
        yield from production.harvest(state, seat)


def use(state: AlienState, seat: int, card: str) -> Rule[None]:
    """A technology's effect."""
    yield from _pay_for(state, seat, card)


def _faction(state: AlienState, seat: int) -> Rule[None]:
    """The action of the faction board."""
    yield from _pay_for(state, seat, state.players[seat].faction)


def _pay_for(state: AlienState, seat: int, card: str) -> Rule[None]:
    price = PRICE[card]
    state.tell("uses", seat=seat, card=card)
    charge(state, seat, price.credits)
    left = Allowance(price.limit, gear_of(state, seat).free)
    if (yield from payment(state, seat, price.taken, price.symbols, left)):
        yield Apply(seat, price.effects, card)


def _pass(state: AlienState, seat: int) -> Rule[None]:
    state.tell("passed", seat=seat)
    yield from ()


ASIDE: dict[str, Callable[[AlienState, int, str], Rule[None]]] = {
    "plus": _plus,
    "artifact": play_artifact,
    "suspend": _suspend,
}
ACTIONS: dict[str, Callable[..., Rule[None]]] = {
    "buy": basic.buy,
    "build": basic.construct,
    "develop": basic.construct,
    "discover": basic.construct,
    "prepare": basic.prepare,
    "sell": basic.sell,
    "unblock": basic.unblock,
    "offensive": offensive,
    "revenue": revenue,
    "mine": mine,
    "faction": _faction,
    "use": use,
    "pass": _pass,
}

# ---- the draw phase


def draw_phase(state: AlienState, seat: int) -> Script[None]:
    """Discard any cards, then draw up to three; whoever has more discards down to three first."""
    player = state.players[seat]
    if "on_draw_phase_start" in gear_of(state, seat).triggers:
        yield from interpret(state, trigger(state, seat, "on_draw_phase_start"))
    asked = bool(player.hand or player.artifacts)
    listed, refused = partial(draw_actions, state, seat), partial(blocked_discards, player)
    while asked:
        choice: Action = yield Ask(seat, "draw", listed, args=UP_TO, blocked=refused, guide="draw")
        verb = choice[0]
        if verb == "draw":
            break
        if verb == "artifact":
            yield from interpret(state, play_artifact(state, seat, str(choice[1])))
            continue
        cards = player.hand[:] if verb == "discard_all" else [str(card) for card in choice[1:]]
        for card in cards:
            player.hand.remove(card)
        state.discard.extend(cards)
        state.tell("discarded", seat=seat, cards=cards)
        asked = verb == "drop"
    kept = len(player.hand)
    if kept < HAND:
        draw_cards(state, seat, HAND - kept)
    player.fresh = len(player.hand) - kept


def draw_actions(state: AlienState, seat: int) -> list[Action]:
    """Which cards to discard, all in one choice; with more than three, one by one down to three."""
    hand = state.players[seat].hand
    found: list[Action]
    if len(hand) == HAND:
        one, two, three = hand
        found = [DRAW, DISCARD[one], DISCARD[two], DISCARD[three], DISCARD_ALL]
        found += (PAIR, one, two), (PAIR, one, three), (PAIR, two, three)
    elif len(hand) > HAND:
        found = [("drop", card) for card in hand]
    else:
        found = [DRAW, *[DISCARD[card] for card in hand]]
        if len(hand) == 2:
            found.append((PAIR, *hand))
    if state.players[seat].artifacts:
        found += artifacts(state, seat)
    return found


# ---- beats

BEATS: dict[str, Callable[[AlienState], Script[None]]] = {
    "factions": choose_faction,
    "setup": found_faction,
    "play": turn,
    "extra": turn,
    "final": settle,
}


def beat(state: AlienState) -> Script[None] | None:
    """The next beat: a choice of faction, a set-up, a turn, or a settlement at the end."""
    return BEATS[state.phase](state) if state.phase != "over" else None
