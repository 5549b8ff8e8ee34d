"""The typed schema of the content files."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

import msgspec

from ludonaut.kernel.content import ContentFile

from .effects import Colour, Face, Fate, Kind, Op, Row

Origin: TypeAlias = Literal["rulebook", "public record", "partly reconstructed", "reconstructed"]
Trigger: TypeAlias = Literal[
    "static",
    "on_buy",
    "on_sell",
    "on_attack",
    "on_enter_empire",
    "on_exploit",
    "on_produce_match",
    "on_tech_reveal_miss",
    "on_ship_result",
    "on_place_blockade",
    "on_blockaded",
    "on_gain_artifact",
    "on_draw_phase_start",
]
Metric: TypeAlias = Literal[
    "row_count",
    "total_count",
    "largest_row",
    "smallest_row",
    "type_count",
    "types_in_row",
    "row_type_pairs",
    "smallest_type",
    "face_count",
    "face_row_count",
    "credits",
    "produced_cards",
    "defence_plans",
    "artifacts_held",
    "under_construction_count",
    "tokens_on_opponents",
]


class Struct(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a content file."""


class Name(Struct, frozen=True):
    """A name in both languages."""

    en: str
    fr: str


class Card(Struct, frozen=True):
    """What every named card says of itself."""

    id: str
    name: Name
    provenance: Origin
    effects: Origin


class Section(Struct, frozen=True):
    """Half of a resource card."""

    colour: Colour
    symbols: int
    type: Kind


class Resource(Struct, frozen=True):
    """A resource card."""

    id: str
    combat: int
    sections: tuple[Section, Section]


class Side(Struct, frozen=True):
    """A face of a ship or planet."""

    type: Kind
    ops: tuple[Op, ...]


class Craft(Card, frozen=True):
    """A ship or a planet."""

    logistics: Side
    operational: Side


class Cost(Struct, frozen=True):
    """What a card or faction action asks for; `max_cards` replaces the assembly limit."""

    credits: int = 0
    symbols: int = 0
    colours: tuple[Colour, ...] = ()
    max_cards: int = 2


class Condition(Struct, frozen=True):
    """When a triggered effect happens."""

    row: Row | None = None
    face: Face | None = None
    first_of_type_in_row: bool = False
    bank_max: int | None = None
    symbols_min: int = 0


class Deployed(Struct, frozen=True):
    """The logistics face of a technology; `trigger` says when the instant effects of a permanent one happen."""

    type: Kind
    keyword: Literal["permanent", "plus", "action"]
    ops: tuple[Op, ...]
    trigger: Trigger = "static"
    condition: Condition = Condition()
    cost: Cost = Cost()


class Tier(Struct, frozen=True):
    """One objective: how much is needed, and what it is worth in the game and at its end."""

    at_least: int
    during: int
    end: int


class Sold(Struct, frozen=True):
    """The operational face of a technology."""

    type: Kind
    metric: Metric
    tiers: tuple[Tier, ...]
    row: Row | None = None
    face: Face | None = None
    counts: Kind | None = None


class Technology(Card, frozen=True):
    """A technology."""

    logistics: Deployed
    operational: Sold


class Artifact(Card, frozen=True):
    """An alien artifact."""

    ops: tuple[Op, ...]


class Cell(Struct, frozen=True):
    """What an attack value does: to the ship, for the attacker, to and for the defender."""

    ship: Fate = "none"
    blockade: int = 0
    vp: int = 0
    credits: int = 0
    artifacts: int = 0
    defender_vp: int = 0
    defender_credits: int = 0


class Target(Card, frozen=True):
    """An alien system or a Defence Plan: a table by attack value."""

    table: dict[int, Cell]


class SetUp(Struct, frozen=True):
    """One line of a faction's set-up: draw, keep one, under construction or (with a face) in the Empire."""

    deck: Row
    draw: int
    face: Face | None = None


class Per(Struct, frozen=True):
    """A line of a faction's scoring."""

    vp: int
    row: Row | None = None
    face: Face | None = None
    type: Kind | None = None


class Faction(Card, frozen=True):
    """A faction."""

    setup: tuple[SetUp, ...]
    cost: Cost
    ops: tuple[Op, ...]
    scoring: tuple[Per, ...]


class DeckFile(ContentFile, frozen=True):
    """What all files share: an amount may take something away."""

    bounds: ClassVar[dict[str, tuple[int, int]]] = {"amount": (-4, 20)}


class ResourceFile(DeckFile, frozen=True):
    """resources.json"""

    items: tuple[Resource, ...]


class CraftFile(DeckFile, frozen=True):
    """ships.json, planets.json"""

    items: tuple[Craft, ...]


class TechnologyFile(DeckFile, frozen=True):
    """technologies.json"""

    items: tuple[Technology, ...]


class ArtifactFile(DeckFile, frozen=True):
    """artifacts.json"""

    items: tuple[Artifact, ...]


class TargetFile(DeckFile, frozen=True):
    """alien_systems.json, defence_plans.json"""

    items: tuple[Target, ...]


class FactionFile(DeckFile, frozen=True):
    """factions.json"""

    items: tuple[Faction, ...]


SCHEMAS: dict[str, type[ContentFile]] = {
    "resources": ResourceFile,
    "ships": CraftFile,
    "technologies": TechnologyFile,
    "planets": CraftFile,
    "artifacts": ArtifactFile,
    "alien_systems": TargetFile,
    "defence_plans": TargetFile,
    "factions": FactionFile,
}
