"""Who sees what. Hidden are the hands, artifacts, and Defence Plans that were never used."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Rng, View

from .content.decks import FACE, ROW_OF, ROW_VERB, ROWS, CardFace
from .rules.gear import gear_of
from .rules.options import attached
from .rules.paying import reach, tender
from .scoring import measure, score
from .state import AlienState


def view(state: AlienState, seat: int | None) -> View:
    """What this seat may know."""
    decks = {pile: {"top": top, "count": state.pile_size(pile)} for pile, top in state.tops.items()}
    return {
        "seat": seat,
        "seats": state.seats,
        "phase": state.phase,
        "first": state.first,
        "active": state.active,
        "turns": state.turns,
        "marker": state.marker,
        "ending": state.ending,
        "decks": decks,
        "bottoms": {row: list(state.bottoms[row]) for row in ROWS},
        "resources": {"deck": len(state.deck), "discard": sorted(state.discard, key=_number)},
        "artifacts": {"deck": len(state.artifacts), "discard": list(state.spent)},
        "plans": len(state.plans),
        "factions": list(state.factions),
        "tokens": state.tokens,
        "used": list(state.turn.used),
        "attacked": list(state.turn.attacked),
        "table": list(state.table),
        "offer": list(state.offer) if seat == state.active else [],
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def _number(card: str) -> int:
    return int(card[1:])


def _player(state: AlienState, other: int, seat: int | None) -> dict[str, Any]:
    player = state.players[other]
    gear = gear_of(state, other)
    mine = other == seat
    points = score(state, other) if player.faction else None
    return {
        "seat": other,
        "faction": player.faction,
        "credits": player.credits,
        "track": sum(player.earned),
        "score": points.total if points else 0,
        "works": [
            {
                "card": card,
                "attached": list(sections),
                "cost": gear.cost[ROW_VERB[ROW_OF[card]]],
                "paid": attached(player, card),
            }
            for card, sections in player.works.items()
        ],
        "empire": [
            {"card": face.card, "face": face.face, "tokens": player.blockades.get(face.card, 0)}
            | _progress(state, other, face)
            for face in (FACE[code] for code in player.empire)
        ],
        "produced": [{"section": section, "planet": planet} for section, planet in player.produced.items()],
        "costs": dict(gear.cost),
        "limits": dict(gear.limit),
        "extra": state.extra[other],
        "hand_count": len(player.hand),
        "artifact_count": len(player.artifacts),
        "plan_count": len(player.plans),
        "shown_plans": list(player.shown),
        "fresh": player.fresh,
        "hand": list(player.hand) if mine else [],
        "artifacts": list(player.artifacts) if mine else [],
        "plans": list(player.plans) if mine else list(player.shown),
    }


def _progress(state: AlienState, seat: int, face: CardFace) -> dict[str, int]:
    """How far the objective of an operational technology is. What it measures is public, counts included."""
    if face.face == "logistics" or face.row != "technologies":
        return {}
    return {"measure": measure(state, seat, face.card)}


def redeal(state: AlienState, seat: int | None, rng: Rng) -> None:
    """Shuffle what this seat cannot know: the resource deck with the other hands, artifacts, unseen plans.

    A player who is paying has shown that it can go on, so the shuffled hand must be able to as well.
    """
    others = [player for other, player in enumerate(state.players) if other != seat]
    _deal(rng, state.deck, [player.hand for player in others])
    if state.action.need > 0 and state.active != seat:
        _let_pay(state, rng, [player.hand for player in others])
    offers = [] if state.active == seat else [state.offer]
    _deal(rng, state.artifacts, [player.artifacts for player in others] + offers)
    hidden = [[plan for plan in player.plans if plan not in player.shown] for player in others]
    _deal(rng, state.plans, hidden)
    for player, plans in zip(others, hidden, strict=True):
        unseen = iter(plans)
        player.plans[:] = [plan if plan in player.shown else next(unseen) for plan in player.plans]


def _deal(rng: Rng, deck: list[str], hands: list[list[str]]) -> None:
    """Put the hidden cards together and give every hand as many as it had; the deck itself has no order."""
    pool = deck + [card for hand in hands for card in hand]
    for hand in hands:
        hand[:] = [rng.take(pool) for _ in hand]
    deck[:] = pool


def _let_pay(state: AlienState, rng: Rng, hands: list[list[str]]) -> None:
    """Deal again until the active player can go on paying; if luck does not help, give it the cards that do."""
    payer = state.players[state.active]
    taken = tender(state.action.colours, False)
    for _ in range(60):
        if reach(payer, taken, state.action.limit, state.action.free) >= state.action.need:
            return
        _deal(rng, state.deck, hands)
    for place in range(len(payer.hand)):
        where = max((hand for hand in (state.deck, *hands) if hand), key=lambda h: max(taken.best[c] for c in h))
        at = max(range(len(where)), key=lambda i: taken.best[where[i]])
        payer.hand[place], where[at] = where[at], payer.hand[place]
