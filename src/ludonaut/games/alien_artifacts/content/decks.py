"""The cards as they were loaded, by id.

A section of a resource card is the card and a letter: "r5a", "r5b". A card that is placed on one of its faces is
written with it: "s21.l" is ship 21 on its logistics face, "s21.o" on its operational one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeVar

from ludonaut.kernel.content import find, load
from ludonaut.kernel.errors import BadContent

from .check import faults
from .effects import AttackBonus, Colour, CostMod, Effect, Face, Instant, Kind, Permanent, Row
from .schema import SCHEMAS, Artifact, Card, Craft, Faction, Name, Origin, Resource, Target, Technology

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
BLOCKADES = 38
PACKAGE = __name__.rsplit(".", 2)[0]
C = TypeVar("C", Craft, Technology, Artifact, Target, Faction, Resource)


def _load(name: str, kind: type[C]) -> dict[str, C]:
    items: tuple[Card | Resource, ...] = load(PACKAGE, name, SCHEMAS[name]).items  # type: ignore[attr-defined]
    address, data = find(PACKAGE, name)
    found = faults(name, items, data)
    if found:
        raise BadContent("\n".join(f"{address}: {fault}" for fault in found))
    return {item.id: item for item in items if isinstance(item, kind)}


RESOURCES = _load("resources", Resource)
SHIPS = _load("ships", Craft)
PLANETS = _load("planets", Craft)
TECHNOLOGIES = _load("technologies", Technology)
ARTIFACTS = _load("artifacts", Artifact)
SYSTEMS = _load("alien_systems", Target)
PLANS = _load("defence_plans", Target)
FACTIONS = _load("factions", Faction)
BASIC_PLAN = next(iter(PLANS))
"""The first item is the tile that every defender may use."""
PLAN_CARDS = [plan for plan in PLANS if plan != BASIC_PLAN]
DECKS: dict[str, list[str]] = {"ships": list(SHIPS), "technologies": list(TECHNOLOGIES), "planets": list(PLANETS)}
ROW_OF: dict[str, Row] = {card: row for row in ROWS for card in DECKS[row]}
VERB_OF: dict[str, str] = {card: ROW_VERB[row] for card, row in ROW_OF.items()}

_NAMED: list[Card] = [
    card for deck in (SHIPS, TECHNOLOGIES, PLANETS, ARTIFACTS, SYSTEMS, PLANS, FACTIONS) for card in deck.values()
]
NAMES: dict[str, Name] = {card.id: card.name for card in _NAMED}
PROVENANCE: dict[str, tuple[Origin, Origin]] = {card.id: (card.provenance, card.effects) for card in _NAMED}

# ---- sections


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a resource card."""

    id: str
    card: str
    colour: Colour
    symbols: int
    type: Kind


SECTIONS_OF: dict[str, tuple[Section, Section]] = {}
"""The two sections of a resource card."""
for _id, _card in RESOURCES.items():
    _a, _b = (
        Section(_id + letter, _id, half.colour, half.symbols, half.type)
        for letter, half in zip("ab", _card.sections, strict=True)
    )
    SECTIONS_OF[_id] = (_a, _b)
SECTION: dict[str, Section] = {section.id: section for pair in SECTIONS_OF.values() for section in pair}
SYMBOLS: dict[str, int] = {name: section.symbols for name, section in SECTION.items()}
COMBAT: dict[str, int] = {card.id: card.combat for card in RESOURCES.values()}

# ---- faces


@dataclass(eq=False, slots=True)
class CardFace:
    """A ship, technology or planet on one of its faces."""

    id: str
    card: str
    row: Row
    face: Face
    type: Kind
    effects: tuple[Effect, ...]
    """What the text of the face says; an operational technology has only its objective."""
    keyword: str
    trigger: str
    permanent: tuple[Effect, ...] = ()
    """Effects that change numbers while the card is in force."""
    cheapens: bool = False
    """Does it change what actions cost?"""
    moments: dict[str, tuple[Instant, ...]] = field(default_factory=dict)
    """Effects that happen at a moment; those of the card's own trigger under ""."""

    def __post_init__(self) -> None:
        """Sort the effects once."""
        for effect in self.effects:
            if isinstance(effect, Instant):
                self.moments[effect.when] = (*self.instants(effect.when), effect)
        if self.keyword == "permanent" and self.trigger == "static":
            ship = self.row == "ships" and self.face == "operational"
            lasting = (Permanent,) if ship else (Permanent, AttackBonus)
            self.permanent = tuple(e for e in self.effects if isinstance(e, lasting) and not getattr(e, "when", ""))
            self.cheapens = any(isinstance(effect, CostMod) for effect in self.permanent)

    def instants(self, when: str = "") -> tuple[Instant, ...]:
        """Effects that happen at this moment."""
        return self.moments.get(when, ())


def _faces() -> dict[str, CardFace]:
    found = {}
    for deck in (SHIPS, PLANETS):
        for card in deck.values():
            for side, text in (("l", card.logistics), ("o", card.operational)):
                face = FACES[side == "o"]
                found[f"{card.id}.{side}"] = CardFace(
                    f"{card.id}.{side}", card.id, ROW_OF[card.id], face, text.type, text.ops, "permanent", "static"
                )
    for tech in TECHNOLOGIES.values():
        front, back = tech.logistics, tech.operational
        found[f"{tech.id}.l"] = CardFace(
            f"{tech.id}.l", tech.id, "technologies", "logistics", front.type, front.ops, front.keyword, front.trigger
        )
        found[f"{tech.id}.o"] = CardFace(
            f"{tech.id}.o", tech.id, "technologies", "operational", back.type, (), "permanent", "static"
        )
    return found


FACE: dict[str, CardFace] = _faces()
ON_FACE: dict[str, dict[str, str]] = {card: {face: f"{card}.{face[0]}" for face in FACES} for card in ROW_OF}
"""How a card is written on each of its faces."""
KIND_OF: dict[str, dict[str, Kind]] = {
    card: {face: FACE[code].type for face, code in faces.items()} for card, faces in ON_FACE.items()
}
"""The type of a card on each of its faces."""
FRONT: dict[str, Kind] = {card: kinds["logistics"] for card, kinds in KIND_OF.items()}
"""The type of a card as it lies on its deck."""
