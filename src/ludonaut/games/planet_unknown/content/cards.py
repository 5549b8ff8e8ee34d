"""The civ cards, objectives and events, and the numbers of the solo game."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from ludonaut.kernel.content import ContentFile, load

from .tiles import Terrain

RANKS = (1, 2, 3, 4)
COLORS = ("green", "orange", "red")


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a civ card, in a small vocabulary."""

    op: Literal[
        "spread",
        "run",
        "patch",
        "moves",
        "tile",
        "medals",
        "rescue",
        "beam",
        "blast",
        "clear_line",
        "climb",
        "medals_per_patch",
        "lifepod_value",
        "meteorite_repo",
        "commerce",
    ]
    n: int = 0


class CivCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A civ card: of a rank, applied now or kept for the end."""

    id: str
    rank: int
    when: Literal["now", "end"]
    effects: list[Effect]


class CivFile(ContentFile, frozen=True, kw_only=True):
    """content/civ.json"""

    commerce: list[int]
    repo: list[int]
    cards: list[CivCard]


class Shared(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side of an objective on which neighbours compete."""

    metric: Literal[
        "resource_symbols_on_perimeter",
        "largest_terrain_area_size",
        "number_of_terrain_areas",
        "resource_symbols_on_planet",
        "tracks_at_maximum",
        "meteorites_collected",
        "lifepods_collected",
    ]
    best: Literal["most", "least"]
    of: str = ""


class Personal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side of an objective that one player fulfils alone."""

    test: Literal[
        "filled_rectangle",
        "single_area_with_symbols",
        "track_at_maximum",
        "resource_symbols_at_most",
        "collected_at_least",
        "collected_more_than",
        "no_uncovered_base",
    ]
    of: str = ""
    w: int = 0
    h: int = 0
    n: int = 0


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card with two sides."""

    id: str
    shared: Shared
    personal: Personal


class ObjectivesFile(ContentFile, frozen=True, kw_only=True):
    """content/objectives.json"""

    win: int
    tie: int
    personal: int
    objectives: list[Objective]


class EventEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an event does, to every player as far as possible."""

    op: Literal[
        "extra_rover",
        "more_civ",
        "fewer_civ",
        "more_objective",
        "run",
        "regress",
        "rotate",
        "patch",
        "synergy",
        "rescue",
        "gather",
        "impact",
        "no_rover",
        "no_edge",
        "no_ice",
        "one_resource",
        "no_milestone",
        "forgo",
        "scrap",
        "maroon",
        "abandon",
        "drop_meteorite",
        "remove_stack",
        "omen",
        "no_match",
        "no_synergy",
    ]
    tracks: list[Terrain] = []
    n: int = 0
    rewards: bool = True


class EventCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event of one of three colours."""

    id: str
    color: Literal["green", "orange", "red"]
    effect: EventEffect
    solo: bool = False


class EventsFile(ContentFile, frozen=True, kw_only=True):
    """content/events.json"""

    events: list[EventCard]


class Adjust(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the solo target changes with at least a number of cards of a colour."""

    least: int
    red: int
    orange: int
    green: int


class SoloFile(ContentFile, frozen=True, kw_only=True):
    """content/solo.json"""

    bounds: ClassVar[dict[str, tuple[int, int]]] = {"red": (-30, 30), "orange": (-30, 30), "ladder": (-1000, 200)}
    target: int
    deck: int
    adjust: list[Adjust]
    ladder: list[int]


CIV_FILE = load(__package__.removesuffix(".content"), "civ", CivFile)
CIV = CIV_FILE.cards
CIV_NUMBER = {card.id: number for number, card in enumerate(CIV)}
BY_RANK = tuple(tuple(n for n, card in enumerate(CIV) if card.rank == rank) for rank in (0, *RANKS))
RANK = tuple(card.rank for card in CIV)
KEPT = tuple(card.when == "end" for card in CIV)
"""Cards that stay hidden until the end."""

OBJECTIVES_FILE = load(__package__.removesuffix(".content"), "objectives", ObjectivesFile)
OBJECTIVES = OBJECTIVES_FILE.objectives
OBJECTIVE_NUMBER = {card.id: number for number, card in enumerate(OBJECTIVES)}

EVENTS_FILE = load(__package__.removesuffix(".content"), "events", EventsFile)
EVENTS = EVENTS_FILE.events
SOLO = load(__package__.removesuffix(".content"), "solo", SoloFile)


def events_of(color: str, solo: bool) -> list[int]:
    """The events of a colour; those for one player alone only in a solo game."""
    return [n for n, card in enumerate(EVENTS) if card.color == color and (solo or not card.solo)]


def target(mix: dict[str, int]) -> int:
    """The score to reach in a solo game with this number of events of each colour."""
    total = SOLO.target
    for color, count in mix.items():
        band = [adjust for adjust in SOLO.adjust if count >= adjust.least][-1]
        total += int(getattr(band, color))
    return total


def epilogue(score: int, goal: int) -> int:
    """Which of the seven endings a solo score earns, from 0 (the worst)."""
    return max(step for step, least in enumerate(SOLO.ladder) if score - goal >= least)
