"""The printed things: cards, boards, tiles, read once from the files of this folder."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from ludonaut.kernel import content

from .effects import Effects, Gain, Need, Odd, card_effects, need, read_effects

COLOURS = ("purple", "yellow", "blue")
SECTOR_COLOURS = ("yellow", "red", "blue", "black")


class CircleItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    when: str
    gain: list[str]


class CardItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    cost: int = 0
    currency: str = "credit"
    corner: list[str] = []
    colour: str = ""
    income: str = ""
    effects: list[str] = []
    needs: list[str] = []
    reward: list[str] = []
    circles: list[CircleItem] = []
    final: str = ""
    later: list[str] = []
    danger: int = 0
    points: int = 0
    species: str = ""
    provenance: str = ""


class CardsFile(content.ContentFile, frozen=True, kw_only=True):
    items: list[CardItem]


class OumuamuaCell(msgspec.Struct, frozen=True):
    ring: int
    sector: int


class StarItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    board: int
    colour: str
    slots: int
    first: list[str]
    later: list[str]


class MoonItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    gain: list[str]


class PlanetItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    orbit_first: list[str]
    orbit: list[str]
    land_data: list[int]
    land: list[str]
    moons: list[MoonItem] = []


class BoardFile(content.ContentFile, frozen=True, kw_only=True):
    solar: dict[str, list[list[str]]]
    oumuamua_cell: OumuamuaCell
    stars: list[StarItem]
    planets: list[PlanetItem]


class TechItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    now: list[str]
    top: list[str] = []
    bottom: list[str] = []
    note: str = ""


class TechsFile(content.ContentFile, frozen=True, kw_only=True):
    items: list[TechItem]
    bonuses: list[str]
    computer: list[list[str]]
    tech_columns: list[int]


class GoldSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    side: str
    values: list[int]


class GoldItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    sides: list[GoldSide]


class TracksFile(content.ContentFile, frozen=True, kw_only=True):
    gold: list[GoldItem]
    gold_milestones: list[int]
    neutral_milestones: list[int]
    neutral_markers: list[int]
    start: dict[str, int]
    income: dict[str, int]
    costs: dict[str, dict[str, int]]
    rounds: int
    hand_limit: int
    data_limit: int
    publicity_limit: int
    row: int


class SpaceItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gain: list[str]
    cost: str = ""
    many: bool = False
    danger: int = 0


class SpeciesItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    board: dict[str, list[SpaceItem]]


class SampleItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    gain: list[str]


class AnomalyItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: str
    sides: list[list[str]]


class OumuamuaItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    orbit_first: list[str]
    orbit: list[str]
    land_data: list[int]
    land: list[str]


class SpeciesFile(content.ContentFile, frozen=True, kw_only=True):
    items: list[SpeciesItem]
    samples: list[SampleItem]
    anomalies: list[AnomalyItem]
    messages: list[list[str]]
    oumuamua: OumuamuaItem
    exertian_milestones: list[int]
    discovery_gain: list[list[str]]
    overflow_gain: list[str]


class RivalAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    do: str
    vp: int = 0
    publicity: int = 0
    progress: int = 0
    nth: int = 0
    signals: list[str] = []
    targets: list[tuple[str, int]] = []
    prefer: str = ""
    land_only: bool = False
    sample: bool = False
    moons: bool = True


class RivalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    group: str
    arrow: str
    actions: list[RivalAction]
    species: str = ""


class ObjectiveItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    level: int
    tasks: list[list[str]]
    note: str = ""


class RivalBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    objectives: list[int]
    advanced: int
    order: list[str]
    start: int


class SoloFile(content.ContentFile, frozen=True, kw_only=True):
    boards: list[RivalBoard]
    computer: list[list[str]]
    cards: list[RivalCard]
    objectives: list[ObjectiveItem]


@dataclass(frozen=True, slots=True)
class Circle:
    when: str
    gain: Effects


@dataclass(frozen=True, slots=True)
class Card:
    """A card as the rules use it."""

    id: str
    kind: str
    cost: int
    currency: str
    corner: Effects
    corner_keys: tuple[str, ...]
    """What discarding it for its corner is called by missions."""
    colour: str
    income: str
    effects: Effects
    needs: tuple[Need, ...]
    reward: Effects
    circles: tuple[Circle, ...]
    final: EndGame | None
    later: Effects
    danger: int
    points: int
    species: str
    texts: CardItem = field(repr=False)


@dataclass(frozen=True, slots=True)
class Space:
    """A space for a trace on a species board."""

    gain: Effects
    cost: tuple[str, int] | None
    many: bool
    danger: int


class EndGame(msgspec.Struct, frozen=True):
    """What an end-game card scores: points for each thing of a kind."""

    each: int
    what: str
    name: str = ""


def _final(text: str) -> EndGame | None:
    each, _, *rest = text.split() if text else ("0", "")
    return EndGame(int(each), *rest) if text else None


def _card(item: CardItem) -> Card:
    corner = read_effects(item.corner)
    return Card(
        item.id,
        item.kind,
        item.cost,
        item.currency,
        corner,
        tuple(f"corner {step.what}" if isinstance(step, Gain) else "corner move" for step in corner),
        item.colour,
        item.income,
        card_effects(item.effects),
        tuple(map(need, item.needs)),
        read_effects(item.reward),
        tuple(Circle(circle.when, read_effects(circle.gain)) for circle in item.circles),
        _final(item.final),
        read_effects(item.later),
        item.danger,
        item.points,
        item.species,
        item,
    )


PACKAGE = __name__.rpartition(".")[0]

_cards = content.load(PACKAGE, "cards", CardsFile)
_alien_cards = content.load(PACKAGE, "alien_cards", CardsFile)
_species = content.load(PACKAGE, "species", SpeciesFile)
_techs = content.load(PACKAGE, "techs", TechsFile)
BOARD = content.load(PACKAGE, "board", BoardFile)
TRACKS = content.load(PACKAGE, "tracks", TracksFile)
SOLO = content.load(PACKAGE, "solo", SoloFile)

CARDS: dict[str, Card] = {item.id: _card(item) for item in (*_cards.items, *_alien_cards.items)}
MAIN_DECK: tuple[str, ...] = tuple(item.id for item in _cards.items)
ALIEN_DECKS: dict[str, tuple[str, ...]] = {
    kind.id: tuple(item.id for item in _alien_cards.items if item.species == kind.id) for kind in _species.items
}
PROVENANCE: dict[str, str] = {item.id: item.provenance or _cards.provenance for item in _cards.items} | {
    item.id: item.provenance or _alien_cards.provenance for item in _alien_cards.items
}

SLINGSHOTS = frozenset(card.id for card in CARDS.values() if Odd("slingshot") in card.effects)
LIGHTSAILS = frozenset(card.id for card in CARDS.values() if Odd("lightsail") in card.effects)

STARS = BOARD.stars
STAR_IDS: tuple[str, ...] = tuple(star.id for star in STARS)
STAR_INDEX: dict[str, int] = {star: index for index, star in enumerate(STAR_IDS)}
STAR_COLOUR: tuple[str, ...] = tuple(star.colour for star in STARS)
STAR_SLOTS: tuple[int, ...] = tuple(star.slots for star in STARS)
STAR_FIRST: tuple[Effects, ...] = tuple(read_effects(star.first) for star in STARS)
STAR_LATER: tuple[Effects, ...] = tuple(read_effects(star.later) for star in STARS)
COLOUR_STARS: dict[str, tuple[int, ...]] = {
    colour: tuple(index for index, star in enumerate(STARS) if star.colour == colour) for colour in SECTOR_COLOURS
}


@dataclass(frozen=True, slots=True)
class Planet:
    id: str
    orbit_first: Effects
    orbit: Effects
    land_data: tuple[int, ...]
    land: Effects
    moons: tuple[str, ...]


def _planet(name: str, item: PlanetItem | OumuamuaItem, moons: tuple[str, ...] = ()) -> Planet:
    first, orbit, land = map(read_effects, (item.orbit_first, item.orbit, item.land))
    return Planet(name, first, orbit, tuple(item.land_data), land, moons)


PLANETS: dict[str, Planet] = {
    item.id: _planet(item.id, item, tuple(moon.id for moon in item.moons)) for item in BOARD.planets
}
PLANETS["oumuamua"] = _planet("oumuamua", _species.oumuamua)
MOON_GAIN: dict[str, Effects] = {moon.id: read_effects(moon.gain) for item in BOARD.planets for moon in item.moons}
MOON_OF: dict[str, str] = {moon: planet.id for planet in PLANETS.values() for moon in planet.moons}
PLANET_OF: dict[str, str] = {planet: planet for planet in PLANETS} | MOON_OF

TECHS = _techs.items
TECH_IDS: tuple[str, ...] = tuple(tech.id for tech in TECHS)
TECH_INDEX: dict[str, int] = {tech: index for index, tech in enumerate(TECH_IDS)}
TECH_KIND: tuple[str, ...] = tuple(tech.kind for tech in TECHS)
TECH_NOW: tuple[Effects, ...] = tuple(read_effects(tech.now) for tech in TECHS)
TECH_TOP: tuple[Effects, ...] = tuple(read_effects(tech.top) for tech in TECHS)
TECH_BOTTOM: tuple[Effects, ...] = tuple(read_effects(tech.bottom) for tech in TECHS)
TECH_KINDS = ("probe", "telescope", "computer")
KIND_MASK: dict[str, int] = {
    kind: sum(1 << index for index, tech in enumerate(TECHS) if tech.kind == kind) for kind in TECH_KINDS
}
KIND_MASK["any"] = (1 << len(TECHS)) - 1
KIND_MASK["probe_or_telescope"] = KIND_MASK["probe"] | KIND_MASK["telescope"]
BONUSES: tuple[Effects, ...] = tuple(read_effects([text]) for text in _techs.bonuses)
COMPUTER: tuple[Effects, ...] = tuple(read_effects(space) for space in _techs.computer)
COLUMNS: tuple[int, ...] = tuple(_techs.tech_columns)
COLUMN_AT: tuple[int, ...] = tuple(
    COLUMNS.index(space) if space in COLUMNS else -1 for space in range(len(_techs.computer))
)

GOLD = TRACKS.gold
SPECIES: dict[str, dict[str, tuple[Space, ...]]] = {}
for _kind in _species.items:
    SPECIES[_kind.id] = {
        _colour: tuple(
            Space(
                read_effects(space.gain),
                (space.cost.split()[0], int(space.cost.split()[1])) if space.cost else None,
                space.many,
                space.danger,
            )
            for space in _spaces
        )
        for _colour, _spaces in _kind.board.items()
    }
SPECIES_IDS: tuple[str, ...] = tuple(SPECIES)
SAMPLES: dict[str, Effects] = {item.id: read_effects(item.gain) for item in _species.samples}
ANOMALIES: dict[str, tuple[Effects, ...]] = {
    item.colour: tuple(read_effects(side) for side in item.sides) for item in _species.anomalies
}
MESSAGES: tuple[Effects, ...] = tuple(read_effects(gain) for gain in _species.messages)
EXERTIAN_MILESTONES: tuple[int, ...] = tuple(_species.exertian_milestones)
DISCOVERY_GAIN: tuple[Effects, ...] = tuple(read_effects(gain) for gain in _species.discovery_gain)
OVERFLOW_GAIN: Effects = read_effects(_species.overflow_gain)

RIVAL_CARDS: dict[str, RivalCard] = {card.id: card for card in SOLO.cards}
OBJECTIVES: dict[str, ObjectiveItem] = {item.id: item for item in SOLO.objectives}
