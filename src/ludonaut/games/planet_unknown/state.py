"""What is on the table: the station, the decks, and each player's planet and corporation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from ludonaut.kernel import SHARED, Action, State
from ludonaut.kernel.position import Mask

from .content.cards import CIV
from .content.corporations import CORPORATIONS, Corporation
from .content.planets import PLANETS, Planet

Decks: TypeAlias = tuple[tuple[int, ...], ...]
"""Civ cards by rank, sorted: in which order they lie matters to nobody."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something a player has still to do. Each kind of step stands beside the rule that resolves it."""

    verbs: ClassVar[frozenset[str]] = frozenset()
    """The verbs of all its actions."""

    def actions(self, state: PlanetUnknownState, seat: int, p: Player) -> list[Action]:
        """The actions that resolve it now; none while it cannot be done."""
        return []

    def about(self, action: Action) -> bool:
        """Might this listed action resolve it?"""
        return action[0] in self.verbs

    def must(self, state: PlanetUnknownState, p: Player) -> bool:
        """Has it to be done, if it can be?"""
        return True

    def do(self, state: PlanetUnknownState, seat: int, p: Player, action: Action) -> None:
        """Resolve it with one of its actions."""


@dataclass(slots=True, unsafe_hash=True)
class Land:
    """What was laid on a planet, for good; sets of squares are bits of one integer.

    Replaced and never changed, so that copies share it; not frozen, because that takes long to make.
    """

    tiles: tuple[tuple[int, int, int], ...] = ()
    """Tile, square of the top left of its box, and turn, in the order of placing."""
    terrain: tuple[Mask, ...] = (0,) * 6
    """Squares of each terrain, biomass squares included."""
    symbols: tuple[Mask, ...] = (0,) * 6
    """Squares with a visible resource symbol."""
    marks: Mask = 0
    """Squares with a visible meteor symbol."""
    covered: Mask = 0
    patches: Mask = 0


@dataclass(slots=True)
class Surface:
    """What stands on a planet and may leave it."""

    rovers: list[int] = field(default_factory=list)
    """Their squares."""
    loads: list[int] = field(default_factory=list)
    """Horizon: does each rover carry a meteorite?"""
    pods: Mask = 0
    """Squares with a lifepod."""
    meteorites: Mask = 0
    lost: int = 0
    """Rovers that were destroyed."""
    lost_pods: int = 0
    """Lifepods that were destroyed."""


@dataclass(slots=True)
class Board:
    """What lies on the board of a corporation."""

    cubes: list[int] = field(default_factory=lambda: [0, 16, 32, 48, 64])
    """The space of each cube: column * 16 + height."""
    flux: int = 0
    """Flux: the track of the token."""
    techs: Mask = 0
    """Bits of the techs in force."""
    used: Mask = 0
    """Bits of the techs that are used up, for the round or for the game."""
    garage: int = 0
    """Rovers not yet placed."""
    rescued: int = 0
    """Lifepods in the scoring area."""
    stowed: tuple[int, ...] = ()
    """Lifepods on spaces of tracks (Cosmos) or on techs (Jump Drive: levels from 0)."""
    collected: int = 0
    """Collected meteorites."""
    stored: int = 0
    """Biomass squares kept for the end."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The cards that a player has or has seen."""

    civ: tuple[int, ...] = ()
    objectives: tuple[int, ...] = ()
    """Personal objectives; before the choice, those on offer."""
    put_back: tuple[int, ...] = ()
    """Objectives that this player saw and did not keep."""


@dataclass(slots=True)
class Turn:
    """What a player is doing in this round."""

    tile: int = -1
    """The tile taken and not yet placed."""
    full: bool = False
    """Neither tile had room: the tile in hand will not be placed."""
    pending: list[Step] = field(default_factory=list)
    """What has still to be done, in any order; empty between beats."""
    moves: int = 0
    shifts: int = 0
    """Cosmos: how many lifepods may still be moved."""
    visited: Mask = 0
    """Cosmos: where a rover went for nothing since its last paid step."""
    due: list[int] = field(default_factory=list)
    """Ranks of the civ cards to be taken at the end of the round."""
    survey: bool = False
    """Jump Drive: draws objectives at the end of the round."""
    peeked: bool = False
    """Chose to look at the next event."""


@dataclass(slots=True)
class Player:
    """A planet, a corporation, and all that lies on them."""

    planet: str
    corporation: str
    land: Land = field(default=Land(), metadata=SHARED)
    surface: Surface = field(default_factory=Surface)
    board: Board = field(default_factory=Board)
    cards: Cards = Cards()
    turn: Turn = field(default_factory=Turn)

    @property
    def world(self) -> Planet:
        """The planet's facts."""
        return PLANETS[self.planet]

    @property
    def corp(self) -> Corporation:
        """The corporation's facts."""
        return CORPORATIONS[self.corporation]


@dataclass(slots=True, kw_only=True)
class PlanetUnknownState(State):
    """The station in the middle, the players around it, clockwise."""

    players: list[Player]
    phase: str = "begin"
    """What the next beat is."""
    then: str = ""
    """What follows when all civ cards of this step are taken."""
    queue: tuple[int, ...] = ()
    """Seats whose turn in this phase is still to come."""
    round: int = 0
    commander: int = 0
    rotation: int = 0
    """The depot before seat 0 of the table is this one."""
    depots: tuple[tuple[int, int], ...] = ()
    """Outer and inner stack of each depot, clockwise; a stack has the number of its shape."""
    tops: list[int] = field(default_factory=list)
    """The tile on top of each stack, or -1."""
    stacks: list[tuple[int, ...]] = field(default_factory=list)
    """The tiles below, whose order nobody knows."""
    gone: tuple[int, ...] = ()
    """Tiles out of the game: taken at the end without room, or removed by an event."""
    ending: str = ""
    """Why this round is the last one."""
    # civ cards, by rank (0 is unused)
    decks: Decks = ((),) * 5
    box: Decks = ((),) * 5
    seen: tuple[int, ...] = (0,) * len(CIV)
    """Of each civ card, the seats (bits) that have ever seen it in its deck."""
    left: tuple[int, ...] = (0,) * len(CIV)
    """Of each civ card, the seats that left it there when they last looked."""
    aside: tuple[int, ...] = ()
    """Civ cards taken out of another deck to be looked at with those of a rank."""
    looker: int = -1
    """The seat that is choosing among cards drawn or laid aside."""
    looking: tuple[int, ...] = ()
    """The ranks of civ cards that it looks through."""
    # objectives
    drawn: tuple[int, ...] = ()
    """Objectives that the looker chooses from."""
    shared: tuple[int, ...] = ()
    """With three or more players: card i lies between seats i and i + 1. With two, all lie between them."""
    common: tuple[int, ...] = ()
    """Objectives that a Jump Drive tech opened to all."""
    goals: tuple[int, ...] = ()
    """Objective cards in the box."""
    # events
    event: int = -1
    deck: tuple[int, ...] = ()
    unused: tuple[int, ...] = ()
    """Events left in the box."""
    passed: tuple[int, ...] = ()
    """Events drawn before."""
    next_event: int = -1
    """Known to those who peeked."""
    peekers: int = 0
    limits: int = 0
    """Bits of the restrictions of this round."""
    barred: int = -1
    """The terrain that rovers must not enter in this round."""
    lost_goals: tuple[int, ...] = ()
    """Objectives destroyed by an event."""
