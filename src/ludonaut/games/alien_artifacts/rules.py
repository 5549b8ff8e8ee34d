"""The beats: set-up, the turns with their two phases, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ludonaut.kernel import Action, Ask, Options, Rng, Script

from . import actions, attack, construction, effects
from .cards import (
    ARTIFACTS,
    DECKS,
    FACE_CODE,
    FACTIONS,
    OPERATIONS,
    PLAN_CARDS,
    RESOURCES,
    ROW_OF,
    ROW_VERB,
    ROWS,
    SYMBOLS,
    SYSTEMS,
    TECHNOLOGIES,
    SetUp,
    Tender,
    tender,
)
from .gear import LIMIT, gear_of
from .ops import ExtraTurns
from .pay import DECLINE, awake, can_pay, charge, payment, reach, virtual
from .reasons import blocked_discards, blocked_turn
from .state import HAND, AlienState, Player

END: Action = ("end",)
PASS: Action = ("pass",)
DRAW: Action = ("draw",)
FACTION: Action = ("faction",)
OPERATION: dict[str, Action] = {verb: (verb,) for verb in OPERATIONS}
OPERATION_TENDER: dict[str, Tender] = {verb: tender((colour,), False) for verb, (_, colour) in OPERATIONS.items()}
FACTION_TENDER: dict[str, Tender] = {name: tender(faction.cost.colours, False) for name, faction in FACTIONS.items()}
PLUS: dict[str, Action] = {card: ("plus", card) for card in TECHNOLOGIES}
USE: dict[str, Action] = {card: ("use", card) for card in TECHNOLOGIES}
DISCARD: dict[str, Action] = {card: ("discard", card) for card in RESOURCES}
KINDS = ("buy", "sell", "prepare")
UP_TO = {"count": HAND}

# ---- set-up


def set_up(seats: int, options: Options, rng: Rng) -> AlienState:
    """The table before the factions are set up."""
    pools = {row: list(DECKS[row]) for row in ROWS} | {"systems": list(SYSTEMS)}
    tops = {pile: rng.take(cards) for pile, cards in pools.items()}
    factions = list(FACTIONS)
    deck = list(RESOURCES)
    players = [Player() for _ in range(seats)]
    chosen = options["factions"] == "chosen"
    if not chosen:
        for player in players:
            player.faction = rng.take(factions)
    for player in players:
        player.hand = [rng.take(deck) for _ in range(HAND)]
    first = rng.below(seats)
    return AlienState(
        seats=seats,
        options=options,
        rng=rng,
        phase="factions" if chosen else "setup",
        players=players,
        first=first,
        turn=first,
        marker=seats,
        extra=[0] * seats,
        deck=deck,
        discard=[],
        tops=tops,
        pools={pile: tuple(cards) for pile, cards in pools.items()},
        bottoms=dict.fromkeys(pools, ()),
        artifacts=list(ARTIFACTS),
        spent=[],
        plans=list(PLAN_CARDS),
        factions=factions,
    )


def choose_faction(state: AlienState) -> Script[None]:
    """Players take a faction each, in turn order."""
    seat = state.turn
    choice: Action = yield Ask(
        seat, "faction", lambda: [("play", name) for name in state.factions], guide="factions", pause=True
    )
    name = str(choice[1])
    state.factions.remove(name)
    state.players[seat].faction = name
    state.tell("faction", seat=seat, card=name)
    _next_of_setup(state, "setup")


def found_faction(state: AlienState) -> Script[None]:
    """The set-up of the faction card. Cards that start in the Empire have no effect on arrival."""
    seat = state.turn
    for line in FACTIONS[state.players[seat].faction].setup:
        yield from _found(state, seat, line)
    _next_of_setup(state, "play")


def _found(state: AlienState, seat: int, line: SetUp) -> Script[None]:
    player = state.players[seat]
    for _ in range(line.draw):
        state.table.append(state.take_top(line.deck))
    kept = state.table[0]
    if line.draw > 1:
        choice: Action = yield Ask(
            seat, "found", lambda: [("keep", card) for card in state.table], args={"row": line.deck}, guide="factions"
        )
        kept = str(choice[1])
    state.table.remove(kept)
    for card in state.table:
        state.put_under(line.deck, card)
    state.table.clear()
    if line.face is None:
        player.works[kept] = ()
        state.tell("founded", seat=seat, card=kept)
    else:
        player.empire += (f"{kept}.{FACE_CODE[line.face]}",)
        state.tell("founded_empire", seat=seat, card=kept, face=line.face)


def _next_of_setup(state: AlienState, after: str) -> None:
    state.turn = (state.turn + 1) % state.seats
    if state.turn == state.first:
        state.phase = after


# ---- the turn


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
    _next_turn(state)


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


def turn_actions(state: AlienState, seat: int) -> list[Action]:
    """Everything that a player may do in its action phase."""
    if state.actions:
        found = main_actions(state, seat)
        if not found and not state.acted:
            found.append(PASS)
    elif state.kinds:
        found = actions.purchases(state, seat)
        _list_works(state, seat, found, False)
        _list_sales(state.players[seat], found)
    else:
        found = []
    player = state.players[seat]
    gear = gear_of(state, seat)
    for card in gear.plus:
        if card not in state.used and effects.usable(state, seat, card):
            found.append(PLUS[card])
    if player.artifacts:
        found += effects.playable(state, seat)
    if player.blockades:
        found += suspensions(state, seat)
    if state.acted:
        found.append(END)
    return found


def suspensions(state: AlienState, seat: int) -> list[Action]:
    """Blockades that it makes sense to suspend: for an action to come, or for an effect in addition."""
    found = effects.suspensions(state, seat)
    if state.actions or state.kinds:
        return found
    return [
        action
        for action in found
        if action[1] in TECHNOLOGIES
        and TECHNOLOGIES[str(action[1])].logistics.keyword == "plus"
        and action[1] not in state.used
    ]


def main_actions(state: AlienState, seat: int) -> list[Action]:
    """Basic, operational, faction and card actions."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    found: list[Action] = []
    if player.credits >= gear.cost["buy"]:
        for row in ROWS:
            if state.tops[row]:
                found.append(actions.BUY[row])
    if player.works:
        _list_works(state, seat, found, True)
    _list_sales(player, found)
    if player.blockades:
        found += actions.unblockable(state, seat)
    for verb, (row, _) in OPERATIONS.items():
        if gear.operational[row] and can_operate(state, seat, verb):
            found.append(OPERATION[verb])
    cost = FACTIONS[player.faction].cost
    if player.credits >= cost.credits:
        taken = FACTION_TENDER[player.faction]
        paid = can_pay(state, player, taken, cost.symbols, cost.max_cards, gear.free)
        if paid and effects.possible(state, seat, FACTIONS[player.faction].ops):
            found.append(FACTION)
    for card in gear.actions:
        if effects.usable(state, seat, card):
            found.append(USE[card])
    return found


def _list_works(state: AlienState, seat: int, found: list[Action], completing: bool) -> None:
    """Completing and preparing, for every card under construction."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    known: dict[str, int] = {}
    for card, sections in player.works.items():
        row = ROW_OF[card]
        verb = ROW_VERB[row]
        if row not in known:
            taken = actions.TENDER[row]
            known[row] = reach(player, taken, gear.limit[verb], gear.free) + virtual(state, taken)
            known[verb] = known[row] - virtual(state, taken)
        if completing:
            need = gear.cost[verb]
            for section in sections:
                need -= SYMBOLS[section]
            if need <= known[row]:
                found += actions.CONSTRUCT[card]
        if known[verb]:
            found.append(actions.PREPARE[card])


def _list_sales(player: Player, found: list[Action]) -> None:
    for card in player.hand:
        found += actions.SELL_CARD[card]
    for section in player.produced:
        found.append(actions.SELL[section])


# ---- operational actions


def can_operate(state: AlienState, seat: int, verb: str) -> bool:
    """Can an operational action be paid, and is there a card that it would use?"""
    if verb == "offensive" and state.attacked and not attack.ready(state, seat):
        return False
    gear = gear_of(state, seat)
    return can_pay(state, state.players[seat], OPERATION_TENDER[verb], gear.cost[verb], LIMIT, gear.free)


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
        effects.draw_cards(state, seat, HAND - kept)
    player.fresh = len(player.hand) - kept


def discards(player: Player) -> list[Action]:
    """Discard one more card, or draw."""
    found = [DISCARD[card] for card in player.hand]
    if len(found) <= HAND:
        found.append(DRAW)
    return found


# ---- the end


def closing(state: AlienState, seat: int) -> Script[None]:
    """Whoever triggers the end with its draw is still in its turn: an artifact that waits for this may be used."""
    while state.players[seat].artifacts:
        choice: Action = yield Ask(seat, "closing", lambda: [*late(state, seat), END], guide="end")
        if choice == END:
            return
        yield from effects.play_artifact(state, seat, str(choice[1]))


def late(state: AlienState, seat: int) -> list[Action]:
    """Artifacts that give turns after the end was triggered."""
    return [
        action
        for action in effects.playable(state, seat)
        if any(isinstance(op, ExtraTurns) for op in ARTIFACTS[str(action[1])].ops)
    ]


def _next_turn(state: AlienState) -> None:
    """The next player; after the end was triggered the round is finished, then turns that artifacts gave are taken."""
    seat = state.turn
    last = (seat + 1) % state.seats == state.first
    if state.phase == "play" and not (state.ending and last):
        state.turn = (seat + 1) % state.seats
        return
    order = [(state.first + i) % state.seats for i in range(state.seats)]
    for other in order:
        if state.extra[other]:
            state.extra[other] -= 1
            state.phase = "extra"
            state.turn = other
            return
    state.phase = "final"
    state.turn = state.first


def settle(state: AlienState) -> Script[None]:
    """Blockaded operational technologies count at the end if their owner pays a credit for each token."""
    seat = state.turn
    while _unpaid(state, seat):
        choice: Action = yield Ask(seat, "settle", lambda: [*_unpaid(state, seat), DECLINE], guide="end")
        if choice == DECLINE:
            break
        card = str(choice[1])
        tokens = state.players[seat].blockades[card]
        charge(state, seat, tokens)
        state.lifted.append(card)
        state.tell("suspended", seat=seat, card=card, count=tokens)
    state.turn = (seat + 1) % state.seats
    if state.turn == state.first:
        state.phase = "over"


def _unpaid(state: AlienState, seat: int) -> list[Action]:
    player = state.players[seat]
    technologies = gear_of(state, seat).operational["technologies"]
    return [
        ("suspend", card)
        for card in technologies
        if card not in state.lifted and 0 < player.blockades.get(card, 0) <= player.credits
    ]


BEATS: dict[str, Callable[[AlienState], Script[Any]]] = {
    "factions": choose_faction,
    "setup": found_faction,
    "play": turn,
    "extra": turn,
    "final": settle,
}


def beat(state: AlienState) -> Script[None] | None:
    """The next beat: a choice of faction, a set-up, a turn, or a settlement at the end."""
    return BEATS[state.phase](state) if state.phase != "over" else None
