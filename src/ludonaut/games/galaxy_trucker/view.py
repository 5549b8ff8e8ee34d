"""Who sees what. Ships, hands and the warehouse's face-up components are open to all; cards only to who looked."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from ludonaut.kernel import Rng, View

from .content import CARDS, DECK
from .rules.building import RUN, has_hourglass, next_up
from .state import Player, TruckerState


def view(state: TruckerState, seat: int | None) -> View:
    """The table as one seat may know it."""
    return {
        "seat": seat,
        "seats": state.seats,
        "phase": state.phase,
        "ship": state.ship_class,
        "rounds": list(state.rounds),
        "level": state.level,
        "tempo": state.options["tempo"],
        "teams": state.options["teams"],
        "first_flight": state.first_flight,
        "visions": state.options["visions"],
        "marks": state.options["marks"],
        "notes": state.options["notes"],
        "starter": state.starter,
        "players": [_player(state, number, seat) for number in range(state.seats)],
        "facedown": len(state.facedown),
        "faceup": list(state.faceup),
        "orders": list(state.orders),
        "piles": _piles(state, seat),
        "sand": state.sand,
        "hourglass": has_hourglass(state) and state.phase == "build",
        "running": state.running,
        "sand_left": _sand_left(state),
        "flips": state.flips,
        "deck": _backs(state),
        "card": state.card,
        "used": list(state.used),
        "step": _step(state),
        "dice": list(state.dice),
        "danger": None if state.danger is None else asdict(state.danger),
        "beaten": list(state.beaten),
        "strengths": {str(number): strength for number, strength in state.strengths.items()},
        "bank": dict(state.bank),
    }


def _player(state: TruckerState, seat: int, viewer: int | None) -> dict[str, Any]:
    player: Player = state.players[seat]
    return {
        "parts": [[cell, part >> 2, part & 3] for cell, part in sorted(player.parts.items())],
        "rim": sorted(player.rim),
        "hand": player.hand,
        "spot": player.spot,
        "turn": player.turn,
        "from_aside": player.from_aside,
        "aside": list(player.aside),
        "order": player.order,
        "faulty": player.faulty,
        "lost": list(player.lost),
        "looking": player.looking,
        "seen": list(player.seen),
        "ticks": player.ticks,
        "humans": {str(cell): count for cell, count in player.humans.items()},
        "aliens": {str(cell): colour for cell, colour in player.aliens.items()},
        "cells": {str(cell): left for cell, left in player.cells.items()},
        "goods": {str(cell): held for cell, held in player.goods.items()},
        "waiting": player.waiting,
        "place": player.place,
        "flying": player.flying,
        "landed": player.landed,
        "credits": credits_of(state, seat, viewer),
    }


def credits_of(state: TruckerState, seat: int, viewer: int | None) -> int | None:
    """A seat's credits, or None where they lie face down: partners know theirs, and at the end all are turned up."""
    mine = viewer is not None and state.purse(viewer) == state.purse(seat)
    if mine or state.options["credits"] == "open" or state.phase == "over":
        return state.credits[state.purse(seat)]
    return None


def _piles(state: TruckerState, seat: int | None) -> list[dict[str, Any]]:
    """The three piles that lie open to a look: their backs, and their cards for who has seen them."""
    known = known_piles(state, seat)
    return [
        {"backs": [CARDS[card].deck for card in pile], "cards": list(pile) if number in known else None}
        for number, pile in enumerate(state.piles[:3], 1)
    ]


def _backs(state: TruckerState) -> list[str]:
    """The cards still to come, by their backs: in order only where the deck was not shuffled."""
    backs: list[str] = [CARDS[card].deck for card in state.deck]
    return backs if state.options["visions"] else sorted(backs)


def _sand_left(state: TruckerState) -> int:
    """In the stepped tempo: how much of the run is left for who is next, in ticks."""
    if state.phase != "build" or state.options["tempo"] != "stepped" or not has_hourglass(state):
        return 0
    return max(0, state.flipped + RUN - next_up(state)[1])


def _step(state: TruckerState) -> int:
    """Which meteor of a swarm or line of a combat zone is under way; -1 where that says nothing."""
    card = CARDS.get(state.card)
    if card is None or not (card.meteors or card.lines):
        return -1
    ahead = sum(job.kind in ("meteor", "line") for job in state.todo)
    return len(card.meteors or card.lines) - ahead - 1


def known_piles(state: TruckerState, seat: int | None) -> list[int]:
    """The piles whose cards a seat has seen."""
    return [] if seat is None else state.players[seat].seen


def redeal(state: TruckerState, seat: int | None, rng: Rng) -> None:
    """Shuffle the cards that this seat has not seen among the places where they might be: piles, deck, box, gone.

    A card's back shows its deck, so it only changes places with its like.
    """
    known = {card for number in known_piles(state, seat) for card in state.piles[number - 1]} | set(state.used)
    in_flight = bool(state.deck)
    places: dict[str, list[tuple[list[str], int]]] = {"I": [], "II": [], "III": []}
    for cards in (state.box, state.gone, *([state.deck] if in_flight else state.piles)):
        for at, card in enumerate(cards):
            if card not in known:
                places[DECK[card]].append((cards, at))
    moved: dict[str, str] = {}
    for like in places.values():
        found = [cards[at] for cards, at in like]
        rng.shuffle(found)
        for (cards, at), card in zip(like, found, strict=True):
            moved[cards[at]] = card
            cards[at] = card
    if in_flight:
        for pile in state.piles:
            pile[:] = [moved.get(card, card) for card in pile]
