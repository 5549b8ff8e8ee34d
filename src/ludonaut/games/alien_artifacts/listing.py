"""Everything that a player may do in its action phase."""

from __future__ import annotations

from ludonaut.kernel import Action

from . import actions, attack, effects
from .cards import FACTIONS, OPERATIONS, ROW_OF, ROW_VERB, ROWS, SYMBOLS, TECHNOLOGIES
from .gear import LIMIT, Gear, gear_of
from .pay import can_pay, reach, virtual
from .state import AlienState, Player
from .tenders import Tender, tender

END: Action = ("end",)
PASS: Action = ("pass",)
FACTION: Action = ("faction",)
OPERATION: dict[str, Action] = {verb: (verb,) for verb in OPERATIONS}
OPERATION_TENDER: dict[str, Tender] = {verb: tender((colour,), False) for verb, (_, colour) in OPERATIONS.items()}
OPERATION_TENDERS = [(row, verb, OPERATION_TENDER[verb]) for verb, (row, _) in OPERATIONS.items()]
FACTION_TENDER: dict[str, Tender] = {name: tender(faction.cost.colours, False) for name, faction in FACTIONS.items()}
PLUS: dict[str, Action] = {card: ("plus", card) for card in TECHNOLOGIES}
USE: dict[str, Action] = {card: ("use", card) for card in TECHNOLOGIES}


def turn_actions(state: AlienState, seat: int) -> list[Action]:
    """Everything that a player may do in its action phase."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    if state.actions:
        found = main_actions(state, seat, player, gear)
        if not found and not state.acted:
            found.append(PASS)
    elif state.kinds:
        found = actions.purchases(state, seat)
        _list_works(state, player, gear, found, False)
        _list_sales(player, found)
    else:
        found = []
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


def main_actions(state: AlienState, seat: int, player: Player, gear: Gear) -> list[Action]:
    """Basic, operational, faction and card actions."""
    found: list[Action] = []
    if player.credits >= gear.cost["buy"]:
        for row in ROWS:
            if state.tops[row]:
                found.append(actions.BUY[row])
    if player.works:
        _list_works(state, player, gear, found, True)
    _list_sales(player, found)
    if player.blockades:
        found += actions.unblockable(state, seat)
    for row, verb, taken in OPERATION_TENDERS:
        if not gear.operational[row] or not can_pay(state, player, taken, gear.cost[verb], LIMIT, gear.free):
            continue
        if verb != "offensive" or not state.attacked or attack.ready(state, seat):
            found.append(OPERATION[verb])
    faction = FACTIONS[player.faction]
    cost = faction.cost
    if player.credits >= cost.credits:
        taken = FACTION_TENDER[player.faction]
        paid = can_pay(state, player, taken, cost.symbols, cost.max_cards, gear.free)
        if paid and effects.possible(state, seat, faction.ops):
            found.append(FACTION)
    for card in gear.actions:
        if effects.usable(state, seat, card):
            found.append(USE[card])
    return found


def _list_works(state: AlienState, player: Player, gear: Gear, found: list[Action], completing: bool) -> None:
    """Completing and preparing, for every card under construction."""
    known: dict[str, int] = {}
    for card, sections in player.works.items():
        row = ROW_OF[card]
        verb = ROW_VERB[row]
        if row in known:
            paid = known[row]
        else:
            paid = known[row] = reach(player, actions.TENDER[row], gear.limit[verb], gear.free)
        if completing:
            need = gear.cost[verb]
            if state.symbols:
                need -= virtual(state, actions.TENDER[row])
            for section in sections:
                need -= SYMBOLS[section]
            if need <= paid:
                found += actions.CONSTRUCT[card]
        if paid:
            found.append(actions.PREPARE[card])


def _list_sales(player: Player, found: list[Action]) -> None:
    for card in player.hand:
        found += actions.SELL_CARD[card]
    for section in player.produced:
        found.append(actions.SELL[section])
