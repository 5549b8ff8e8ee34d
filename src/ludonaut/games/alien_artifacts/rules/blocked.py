"""Why not? What a person would look for and cannot do now, with the numbers that are missing."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Blocked

from ..content.decks import ARTIFACTS, FACES, FACTIONS, OPERATIONS, ROW_COLOUR, ROW_OF, ROW_VERB, ROWS, TECHNOLOGIES
from ..content.effects import ExtraTurns
from ..content.schema import Cost
from ..state import HAND, AlienState, Player
from .gear import LIMIT, gear_of
from .options import PAIR, missing, possible, ready, unblockable
from .paying import Means, tender, virtual


def blocked_turn(state: AlienState, seat: int) -> list[Blocked]:
    """Everything in the action phase that is not possible, and why."""
    if not state.turn.actions:
        return []
    found = _buying(state, seat) + _works(state, seat) + _unblocking(state, seat) + _operations(state, seat)
    found += _faction(state, seat)
    gear = gear_of(state, seat)
    for card in gear.actions:
        found += _card(state, seat, "use", card)
    for card in gear.plus:
        found += _card(state, seat, "plus", card)
    for card in gear.sleeping:
        tokens = state.players[seat].blockades[card]
        if state.players[seat].credits < tokens:
            found.append(Blocked(("suspend", card), "credits", _money(state, seat, tokens), "blockade"))
    return found + _artifacts(state, seat)


def _money(state: AlienState, seat: int, need: int) -> dict[str, int]:
    return {"need": need, "have": state.players[seat].credits}


def _buying(state: AlienState, seat: int) -> list[Blocked]:
    price = gear_of(state, seat).cost["buy"]
    found = [Blocked(("buy", row), "empty", {}, "buy") for row in ROWS if not state.tops[row]]
    if state.players[seat].credits < price:
        found += [
            Blocked(("buy", row), "credits", _money(state, seat, price), "buy") for row in ROWS if state.tops[row]
        ]
    return found


def _symbols(
    state: AlienState, seat: int, need: int, colours: tuple[str, ...], gold: bool, limit: int
) -> dict[str, Any]:
    taken = tender(colours, gold)
    player = state.players[seat]
    have = Means(player.hand, player.produced).reach(taken, limit, gear_of(state, seat).free) + virtual(state, taken)
    return {"need": need, "have": have, "limit": limit, "colour": list(colours)}


def _works(state: AlienState, seat: int) -> list[Blocked]:
    gear = gear_of(state, seat)
    found = []
    for card in state.players[seat].works:
        row = ROW_OF[card]
        verb = ROW_VERB[row]
        why = _symbols(state, seat, missing(state, seat, card), (ROW_COLOUR[row],), True, gear.limit[verb])
        if why["need"] > why["have"]:
            found.append(Blocked((verb, card, FACES[0]), "symbols", why, verb))
    return found


def _unblocking(state: AlienState, seat: int) -> list[Blocked]:
    rows = {ROW_OF[card] for card in state.players[seat].blockades}
    possible = unblockable(state, seat)
    return [
        Blocked(("unblock", row), "symbols", _symbols(state, seat, PAIR, (ROW_COLOUR[row],), True, LIMIT), "unblock")
        for row in ROWS
        if row in rows and ("unblock", row) not in possible
    ]


def _operations(state: AlienState, seat: int) -> list[Blocked]:
    gear = gear_of(state, seat)
    found = []
    for verb, (row, colour) in OPERATIONS.items():
        why = _symbols(state, seat, gear.cost[verb], (colour,), False, LIMIT)
        if not gear.operational[row]:
            found.append(Blocked((verb,), "no-operational", {"row": row}, verb))
        elif verb == "offensive" and not ready(state, seat):
            found.append(Blocked((verb,), "all-attacked", {}, verb))
        elif why["need"] > why["have"]:
            found.append(Blocked((verb,), "symbols-no-gold", why, verb))
    return found


def _cost(state: AlienState, seat: int, cost: Cost) -> tuple[str, dict[str, Any]] | None:
    """What of a price is missing."""
    if state.players[seat].credits < cost.credits:
        return "credits", dict(_money(state, seat, cost.credits))
    why = _symbols(state, seat, cost.symbols, cost.colours, False, cost.max_cards)
    return ("symbols-no-gold", why) if cost.symbols > why["have"] else None


def _faction(state: AlienState, seat: int) -> list[Blocked]:
    faction = FACTIONS[state.players[seat].faction]
    lacking = _cost(state, seat, faction.cost)
    return [Blocked(("faction",), *lacking, "factions")] if lacking else []


def _card(state: AlienState, seat: int, verb: str, card: str) -> list[Blocked]:
    face = TECHNOLOGIES[card].logistics
    if verb == "plus" and card in state.turn.used:
        return [Blocked((verb, card), "used", {}, "card-actions")]
    lacking = _cost(state, seat, face.cost)
    if lacking:
        return [Blocked((verb, card), *lacking, "card-actions")]
    return [] if possible(state, seat, face.ops) else [Blocked((verb, card), "nothing", {}, "card-actions")]


def _artifacts(state: AlienState, seat: int) -> list[Blocked]:
    found = []
    for card in state.players[seat].artifacts:
        ops = ARTIFACTS[card].ops
        if not possible(state, seat, ops):
            why = "not-ending" if any(isinstance(op, ExtraTurns) for op in ops) else "nothing"
            found.append(Blocked(("artifact", card), why, {}, "artifacts"))
    return found


def blocked_discards(player: Player) -> list[Blocked]:
    """More than three cards must be brought down first."""
    if len(player.hand) <= HAND:
        return []
    return [Blocked(("draw",), "too-many", {"have": len(player.hand), "need": HAND}, "draw")]
