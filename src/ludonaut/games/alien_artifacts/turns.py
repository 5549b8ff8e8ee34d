"""A turn: the action phase, then the draw phase."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludonaut.kernel import Action, Ask, Script

from . import actions, attack, construction, effects
from .cards import RESOURCES, TECHNOLOGIES
from .ending import closing, next_turn
from .gains import draw_cards
from .gear import LIMIT, gear_of
from .listing import END, OPERATION_TENDER, turn_actions
from .pay import awake, payment
from .reasons import blocked_discards, blocked_turn
from .state import HAND, AlienState, Player

DRAW: Action = ("draw",)
DISCARD: dict[str, Action] = {card: ("discard", card) for card in RESOURCES}
KINDS = ("buy", "sell", "prepare")
UP_TO = {"count": HAND}


def turn(state: AlienState) -> Script[None]:
    """A turn: the action phase, then the draw phase."""
    seat = state.turn
    state.tell("turn", seat=seat)
    state.actions, state.kinds, state.acted = 1, 0, False
    state.bonus = state.retried = 0
    state.used.clear()
    state.attacked.clear()
    state.players[seat].fresh = 0
    ending = state.ending
    yield from action_phase(state, seat)
    yield from draw_phase(state, seat)
    if state.ending and not ending and state.players[seat].artifacts:
        yield from closing(state, seat)
    state.turns += 1
    next_turn(state)


def action_phase(state: AlienState, seat: int) -> Script[None]:
    """Exactly one action, with effects in addition and artifacts around it."""
    listed, refused = partial(turn_actions, state, seat), partial(blocked_turn, state, seat)
    while _goes_on(state, seat):
        about = "more" if state.acted else "turn"
        choice: Action = yield Ask(seat, about, listed, blocked=refused, guide="turn")
        verb = str(choice[0])
        if choice == END:
            break
        if verb in ASIDE:
            yield from ASIDE[verb](state, seat, str(choice[1]))
        else:
            yield from _act(state, seat, choice)
    _forget(state)


def _act(state: AlienState, seat: int, choice: Action) -> Script[None]:
    """The action itself. Suspended blockades and added symbols last until its end."""
    verb = str(choice[0])
    if state.kinds and verb in KINDS:
        state.kinds -= 1
    else:
        state.actions -= 1
        state.acted = True
    added = state.symbols
    yield from ACTIONS[verb](state, seat, *choice[1:])
    state.doing = ()
    state.lifted.clear()
    state.retried = 0
    if added:
        state.virtual, state.symbols = "", 0


def _forget(state: AlienState) -> None:
    state.lifted.clear()
    state.virtual, state.symbols = "", 0
    state.actions = state.kinds = 0


def _goes_on(state: AlienState, seat: int) -> bool:
    """Is there anything to ask? Once the action is done the turn goes on only if something more could be done.

    Whoever holds artifacts is always asked: the others must not learn from it which they are.
    """
    if not state.acted:
        return True
    if state.actions or state.kinds or state.players[seat].artifacts:
        return True
    if not gear_of(state, seat).plus and not state.players[seat].blockades:
        return False
    return len(turn_actions(state, seat)) > 1


# ---- operational actions


def _operate(state: AlienState, seat: int, verb: str) -> Script[None]:
    gear = gear_of(state, seat)
    state.doing = (verb,)
    state.tell(verb, seat=seat)
    yield from payment(state, seat, OPERATION_TENDER[verb], gear.cost[verb], LIMIT, gear.free)


def offensive(state: AlienState, seat: int) -> Script[None]:
    """All operational ships may attack one target."""
    yield from _operate(state, seat, "offensive")
    yield from attack.attack(state, seat, attack.ready(state, seat))


def revenue(state: AlienState, seat: int) -> Script[None]:
    """All operational technologies may score."""
    yield from _operate(state, seat, "revenue")
    yield from construction.revenue(state, seat)


def mine(state: AlienState, seat: int) -> Script[None]:
    """All operational planets produce."""
    yield from _operate(state, seat, "mine")
    yield from construction.harvest(state, seat)


def _pass(state: AlienState, seat: int) -> Script[None]:
    state.tell("passed", seat=seat)
    yield from ()


def _use(state: AlienState, seat: int, card: str) -> Script[None]:
    state.doing = ("use", card)
    yield from effects.use(state, seat, card)


def _plus(state: AlienState, seat: int, card: str) -> Script[None]:
    """An effect in addition: once a turn for each card. What was suspended for it is used up."""
    state.used.append(card)
    yield from effects.use(state, seat, card)
    state.doing = ()
    if card in state.lifted:
        state.lifted.remove(card)


def _suspend(state: AlienState, seat: int, card: str) -> Script[None]:
    effects.suspend(state, seat, card)
    yield from ()


def _faction(state: AlienState, seat: int) -> Script[None]:
    state.doing = ("faction",)
    yield from effects.faction_action(state, seat)


ASIDE: dict[str, Callable[[AlienState, int, str], Script[None]]] = {
    "plus": _plus,
    "artifact": effects.play_artifact,
    "suspend": _suspend,
}
ACTIONS: dict[str, Callable[..., Script[None]]] = {
    "buy": actions.buy,
    "build": actions.construct,
    "develop": actions.construct,
    "discover": actions.construct,
    "prepare": actions.prepare,
    "sell": actions.sell,
    "unblock": actions.unblock,
    "offensive": offensive,
    "revenue": revenue,
    "mine": mine,
    "faction": _faction,
    "use": _use,
    "pass": _pass,
}

# ---- the draw phase


def draw_phase(state: AlienState, seat: int) -> Script[None]:
    """Discard any cards, then draw up to three; whoever has more discards down to three."""
    player = state.players[seat]
    for card in gear_of(state, seat).triggers.get("on_draw_phase_start", ()):
        least = TECHNOLOGIES[card].logistics.condition.bank_max
        if (least is None or player.credits <= least) and (yield from awake(state, seat, card)):
            construction.reward(state, seat, card)
    listed, refused = partial(discards, player), partial(blocked_discards, player)
    while player.hand:
        choice: Action = yield Ask(seat, "draw", listed, args=UP_TO, blocked=refused, guide="draw")
        if choice == DRAW:
            break
        player.hand.remove(str(choice[1]))
        state.discard.append(str(choice[1]))
        state.tell("discarded", seat=seat, cards=[choice[1]])
    kept = len(player.hand)
    if kept < HAND:
        draw_cards(state, seat, HAND - kept)
    player.fresh = len(player.hand) - kept


def discards(player: Player) -> list[Action]:
    """Discard one more card, or draw."""
    found = [DISCARD[card] for card in player.hand]
    if len(found) <= HAND:
        found.append(DRAW)
    return found
