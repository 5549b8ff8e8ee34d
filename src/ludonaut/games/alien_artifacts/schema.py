"""The typed schema of the content files, and checks of what no game could be played with."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

import msgspec

from ludonaut.kernel.content import ContentFile

from .ops import Colour, Face, Fate, Kind, Op, Row

Origin: TypeAlias = Literal["rulebook", "public record", "partly reconstructed", "reconstructed"]
Trigger: TypeAlias = Literal[
    "",
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
    """The logistics face of a technology."""

    type: Kind
    keyword: Literal["permanent", "plus", "action"]
    ops: tuple[Op, ...]
    trigger: Trigger = ""
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


class ResourceFile(ContentFile, frozen=True):
    """resources.json"""

    items: tuple[Resource, ...]


class CraftFile(ContentFile, frozen=True):
    """ships.json, planets.json"""

    items: tuple[Craft, ...]


class TechnologyFile(ContentFile, frozen=True):
    """technologies.json"""

    items: tuple[Technology, ...]


class ArtifactFile(ContentFile, frozen=True):
    """artifacts.json"""

    items: tuple[Artifact, ...]


class TargetFile(ContentFile, frozen=True):
    """alien_systems.json, defence_plans.json"""

    items: tuple[Target, ...]


class FactionFile(ContentFile, frozen=True):
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
PREFIX = {
    "resources": "r",
    "ships": "s",
    "technologies": "t",
    "planets": "p",
    "artifacts": "a",
    "alien_systems": "x",
    "defence_plans": "d",
}
LEAST = {
    "resources": 30,
    "ships": 12,
    "technologies": 12,
    "planets": 12,
    "artifacts": 2,
    "alien_systems": 1,
    "defence_plans": 1,
    "factions": 5,
}


def problem(name: str, items: tuple[Card | Resource, ...]) -> str | None:
    """What is wrong with a deck that fits its schema but cannot be played with."""
    if len(items) < LEAST[name]:
        return f"needs at least {LEAST[name]} items, has {len(items)}"
    for item, number in Counter(item.id for item in items).items():
        if number > 1:
            return f"id {item!r} is used {number} times"
        if name in PREFIX and not (item[0] == PREFIX[name] and item[1:].isdigit()):
            return f"id {item!r} must be {PREFIX[name]!r} and a number"
    for thing in items:
        fault = _odd(thing)
        if fault:
            return f"{thing.id}: {fault}"
    return None


def _odd(item: Card | Resource) -> str | None:
    """What is wrong with one card."""
    if isinstance(item, Resource):
        if not 1 <= item.combat <= 4:
            return f"the combat number goes from 1 to 4, not {item.combat}"
        if any(not 1 <= section.symbols <= 3 for section in item.sections):
            return "a section has 1 to 3 symbols"
    if isinstance(item, Target) and not {1, 2, 3, 4} <= item.table.keys():
        return "the table needs the rows 1, 2, 3 and 4"
    if isinstance(item, Technology):
        steps = [tier.at_least for tier in item.operational.tiers]
        if not steps or steps != sorted(set(steps)):
            return "the objectives must rise"
        if item.operational.metric in ("row_count", "types_in_row", "face_row_count") and not item.operational.row:
            return f"the metric {item.operational.metric} needs a row"
        if item.operational.metric == "type_count" and not item.operational.counts:
            return "the metric type_count needs a type in 'counts'"
    if isinstance(item, Faction) and any(line.draw < 1 for line in item.setup):
        return "a line of the set-up draws at least 1 card"
    return None
