"""The decks as they were loaded, and tables for speed.

A card of an Empire is written with its visible face: "s21.l" is ship 21 on its logistics face, "s21.o" on its
operational one. A section of a resource card is the card and a letter: "r5a", "r5b".
"""

from __future__ import annotations

from ludonaut.kernel.content import find, load
from ludonaut.kernel.errors import BadContent

from .ops import Colour, Face, Kind, Op, Row
from .schema import SCHEMAS, Artifact, Card, Craft, Faction, Name, Origin, Resource, Target, Technology, problem

ROWS: tuple[Row, ...] = ("ships", "technologies", "planets")
KINDS: tuple[Kind, ...] = ("exploration", "expansion", "extermination", "exploitation")
FACES: tuple[Face, ...] = ("logistics", "operational")
COLOURS: tuple[Colour, ...] = ("red", "green", "blue")
ROW_COLOUR: dict[str, Colour] = {"ships": "red", "technologies": "blue", "planets": "green"}
ROW_VERB: dict[str, str] = {"ships": "build", "technologies": "develop", "planets": "discover"}
VERB_ROW: dict[str, Row] = {"build": "ships", "develop": "technologies", "discover": "planets"}
OPERATIONS: dict[str, tuple[Row, Colour]] = {
    "offensive": ("ships", "red"),
    "revenue": ("technologies", "blue"),
    "mine": ("planets", "green"),
}


def _load(name: str) -> tuple[Card | Resource, ...]:
    package = str(__package__)
    items: tuple[Card | Resource, ...] = load(package, name, SCHEMAS[name]).items  # type: ignore[attr-defined]
    fault = problem(name, items)
    if fault:
        raise BadContent(f"{find(package, name)[0]}: {fault}")
    return items


def _deck(name: str, kind: type[Card]) -> dict[str, Card]:
    return {item.id: item for item in _load(name) if isinstance(item, kind)}


RESOURCES: dict[str, Resource] = {item.id: item for item in _load("resources") if isinstance(item, Resource)}
SHIPS: dict[str, Craft] = {k: c for k, c in _deck("ships", Craft).items() if isinstance(c, Craft)}
PLANETS: dict[str, Craft] = {k: c for k, c in _deck("planets", Craft).items() if isinstance(c, Craft)}
TECHNOLOGIES: dict[str, Technology] = {
    k: c for k, c in _deck("technologies", Technology).items() if isinstance(c, Technology)
}
ARTIFACTS: dict[str, Artifact] = {k: c for k, c in _deck("artifacts", Artifact).items() if isinstance(c, Artifact)}
SYSTEMS: dict[str, Target] = {k: c for k, c in _deck("alien_systems", Target).items() if isinstance(c, Target)}
PLANS: dict[str, Target] = {k: c for k, c in _deck("defence_plans", Target).items() if isinstance(c, Target)}
FACTIONS: dict[str, Faction] = {k: c for k, c in _deck("factions", Faction).items() if isinstance(c, Faction)}
BASIC_PLAN = next(iter(PLANS))
"""The first item is the tile that every defender may use."""
PLAN_CARDS = [plan for plan in PLANS if plan != BASIC_PLAN]
DECKS: dict[str, list[str]] = {"ships": list(SHIPS), "technologies": list(TECHNOLOGIES), "planets": list(PLANETS)}
BLOCKADES = 38

NAMES: dict[str, Name] = {
    card.id: card.name
    for deck in (SHIPS, TECHNOLOGIES, PLANETS, ARTIFACTS, SYSTEMS, PLANS, FACTIONS)
    for card in deck.values()
}
PROVENANCE: dict[str, tuple[Origin, Origin]] = {
    card.id: (card.provenance, card.effects)
    for deck in (SHIPS, TECHNOLOGIES, PLANETS, ARTIFACTS, SYSTEMS, PLANS, FACTIONS)
    for card in deck.values()
}

ROW_OF: dict[str, Row] = {card: row for row in ROWS for card in DECKS[row]}
FACE_CODE: dict[str, str] = {"logistics": "l", "operational": "o"}
KIND_OF: dict[str, Kind] = {}
"""The type of a card's face: KIND_OF["s21.l"]."""
for _cards in (SHIPS, TECHNOLOGIES, PLANETS):
    for _id, _card in _cards.items():
        KIND_OF[f"{_id}.l"] = _card.logistics.type
        KIND_OF[f"{_id}.o"] = _card.operational.type

SYMBOLS: dict[str, int] = {}
COLOUR: dict[str, Colour] = {}
SECTION_KIND: dict[str, Kind] = {}
SECTIONS: dict[str, tuple[str, str]] = {}
COMBAT: dict[str, int] = {}
for _id, _resource in RESOURCES.items():
    SECTIONS[_id] = (f"{_id}a", f"{_id}b")
    COMBAT[_id] = _resource.combat
    for _name, _section in zip(SECTIONS[_id], _resource.sections, strict=True):
        SYMBOLS[_name] = _section.symbols
        COLOUR[_name] = _section.colour
        SECTION_KIND[_name] = _section.type


def ops_of(code: str) -> tuple[Op, ...]:
    """The effects printed on a visible face; an operational technology has only its objective."""
    card, _, face = code.partition(".")
    row = ROW_OF[card]
    if row == "technologies":
        return TECHNOLOGIES[card].logistics.ops if face == "l" else ()
    craft = SHIPS[card] if row == "ships" else PLANETS[card]
    return craft.logistics.ops if face == "l" else craft.operational.ops
