"""What can be done: labels, clicks, records and action numbers are derived from this table."""

from __future__ import annotations

from typing import Any

from ludonaut.kernel import Action, Noun, Verb, nouns, verbs

from .content.decks import (
    ARTIFACTS,
    COLOURS,
    FACES,
    FACTIONS,
    KINDS,
    PLANETS,
    PLANS,
    RESOURCES,
    ROW_OF,
    ROWS,
    SECTION,
    SHIPS,
    TECHNOLOGIES,
)
from .state import BANK
from .view import AlienView

SEATS = range(5)


def _where(view: AlienView, section: str) -> dict[str, Any]:
    """Where a section is found, so that twins can be told apart: a card in hand, on a planet or on the table."""
    card = SECTION[section].card
    hand = view.private.hand if view.private else ()
    if card in hand:
        return {"where": "hand", "planet": "", "number": hand.index(card) + 1}
    if card in view.public.table:
        return {"where": "table", "planet": "", "number": view.public.table.index(card) + 1}
    made = [one for player in view.public.players for one in player.produced]
    planet = next((one.planet for one in made if one.section == section), "")
    place = [one.section for one in made if one.planet == planet]
    return {"where": "planet" if planet else "", "planet": planet, "number": place.index(section) + 1 if planet else 0}


def _section(view: AlienView, seat: int, action: Action) -> dict[str, Any]:
    return {"type": SECTION[str(action[-1])].type} | _where(view, str(action[-1]))


def _card(view: AlienView, seat: int, action: Action) -> dict[str, Any]:
    return {"number": _number(view, str(action[1]))}


def _cards(view: AlienView, seat: int, action: Action) -> dict[str, Any]:
    return {"number": _number(view, str(action[1])), "next": _number(view, str(action[2]))}


def _number(view: AlienView, card: str) -> int:
    """The place of a resource card in the hand or on the table."""
    hand = view.private.hand if view.private else ()
    cards = hand if card in hand else view.public.table
    return cards.index(card) + 1 if card in cards else 0


def _text(view: AlienView, seat: int, action: Action) -> dict[str, Any]:
    return {"text": action[1]}


def _top(view: AlienView, seat: int, action: Action) -> tuple[str, ...]:
    return (f"card:{view.public.deck(str(action[1])).top}",)


def _system(view: AlienView, seat: int, action: Action) -> dict[str, Any]:
    return {"system": view.public.deck("systems").top}


def _aliens(view: AlienView, seat: int, action: Action) -> tuple[str, ...]:
    return (f"system:{view.public.deck('systems').top}",)


NOUNS = nouns(
    faction=Noun(FACTIONS),
    row=Noun(ROWS),
    card=Noun(ROW_OF, piece="card:{value}"),
    ship=Noun(SHIPS, piece="card:{value}"),
    technology=Noun(TECHNOLOGIES, piece="card:{value}"),
    planet=Noun(PLANETS, piece="card:{value}"),
    face=Noun(FACES),
    section=Noun(SECTION, piece="res:{value}"),
    resource=Noun(RESOURCES, piece="res:{value}"),
    artifact=Noun(ARTIFACTS, piece="art:{value}"),
    plan=Noun(PLANS, piece="plan:{value}"),
    target=Noun(SEATS, piece="who:{value}"),
    cards=Noun(range(1, BANK + 2)),
    type=Noun(KINDS),
    colour=Noun(COLOURS),
)

VERBS = verbs(
    NOUNS,
    # set-up
    play=Verb("faction"),
    keep=Verb("card"),
    # basic actions
    buy=Verb("row", click=_top),
    look=Verb("cards"),
    under=Verb("card"),
    build=Verb("ship", "face"),
    develop=Verb("technology", "face"),
    discover=Verb("planet", "face"),
    prepare=Verb("card"),
    attach=Verb("card", "section", says=_section),
    sell=Verb("section", says=_section),
    unblock=Verb("row", click="row:{seat}:{row}"),
    free=Verb("card"),
    # other actions
    offensive=Verb(click="op:{seat}:offensive"),
    revenue=Verb(click="op:{seat}:revenue"),
    mine=Verb(click="op:{seat}:mine"),
    faction=Verb(click="faction:{seat}"),
    use=Verb("technology", says=_text),
    pass_=Verb(),
    # beside the action
    plus=Verb("technology", says=_text, free=True),
    artifact=Verb("artifact", says=_text, free=True),
    suspend=Verb("card", free=True),
    end=Verb(),
    # paying and answering
    spend=Verb("section", says=_section),
    stop=Verb(),
    decline=Verb(),
    complete=Verb("card", "face"),
    place=Verb("section", says=_section),
    reveal=Verb("technology"),
    retry=Verb(),
    produce=Verb("planet"),
    search=Verb("row", "type", click=_top),
    colour=Verb("colour"),
    claim=Verb("artifact"),
    # attacks
    raid=Verb(click=_aliens, says=_system),
    attack=Verb("target"),
    plan=Verb("plan"),
    strike=Verb("ship"),
    ship=Verb("ship"),
    take=Verb("resource", says=_card),
    accept=Verb(),
    blockade=Verb("card"),
    against=Verb("target"),
    # the draw phase
    draw=Verb(click="deck:resources"),
    discard=Verb("resource", says=_card),
    discard_two=Verb("first=resource", "second=resource", says=_cards),
    discard_all=Verb(click="pile:resources"),
    drop=Verb("resource", says=_card),
)
