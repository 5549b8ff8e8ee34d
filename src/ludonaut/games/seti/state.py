"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ludonaut.kernel import Event, State

from .content.sky import Sky, sky_of

NEUTRAL = -1
"""Stands for the neutral markers among the seats on a species' spaces."""
RIVAL = 1
"""The rival of the solo game plays as if it had the second seat."""
DISCOVERY, OVERFLOW = 0, -1
"""Tiers of a trace that are not on the species board itself (those count from 1)."""

SOURCES = ("start", "explore", "signals", "traces", "techs", "computer", "cards", "corners", "missions", "species")
"""What points gained during the game came from, for the itemised score."""
START, EXPLORE, SIGNALS, TRACES, TECHNOLOGY, DATA, PLAYED, CORNERS, MISSIONS, ALIENS = range(len(SOURCES))


@dataclass(slots=True)
class Agency:
    """What players and the solo rival have in common."""

    score: int = 0
    earned: list[int] = field(default_factory=lambda: [0] * len(SOURCES))
    publicity: int = 0
    data: int = 0
    """The pool beside the computer."""
    top: int = 0
    """Data on the computer's upper row, which fills from the left."""
    exofossils: int = 0
    golds: int = 0
    """Gold milestones dealt with."""
    neutrals: int = 0
    """Neutral milestones passed."""
    tile: int = -1
    """The score at which the Centaurian message tile is reached; -1 when it is not on the track."""
    plans: list[str] = field(default_factory=list)
    """Exertian cards played face down."""
    probes: list[int] = field(default_factory=list)
    """Their cells; the rival's wait on Earth."""
    capsules: list[int] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    """The rival never has any."""
    passed: bool = False


@dataclass(slots=True)
class Player(Agency):
    """One agency: what lies on and beside its board."""

    credits: int = 0
    energy: int = 0
    hand: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """Cards of the hand that everybody has seen (taken from the row, or revealed)."""
    tucked: list[str] = field(default_factory=list)
    techs: int = 0
    columns: list[int] = field(default_factory=lambda: [-1, -1, -1, -1])
    """The computer technology on each of the four places for one."""
    bottom: int = 0
    """Which of those four have data on their lower space, as bits."""
    covered: list[int] = field(default_factory=list)
    """Circles covered on each mission, as bits."""
    done: list[str] = field(default_factory=list)
    finals: list[str] = field(default_factory=list)
    moves: int = -1
    """Moves left in the flight under way; -1 when there is none."""
    samples: list[str] = field(default_factory=list)
    """What each capsule carries; only the owner knows."""
    messages: list[tuple[int, str]] = field(default_factory=list)
    """Centaurian cards awaiting an answer, with the score at which it comes."""
    exertians: list[str] = field(default_factory=list)
    exertian_steps: int = 0
    """Exertian milestones dealt with."""

    def pay(self, credits: int = 0, energy: int = 0, publicity: int = 0) -> None:
        self.credits -= credits
        self.energy -= energy
        self.publicity -= publicity


@dataclass(slots=True)
class Rival(Agency):
    """The rival institute of the solo game."""

    progress: int = 0
    deck: list[str] = field(default_factory=list)
    tops: int = 0
    """How many advanced cards lie on top of the action deck. Nobody knows which, so chance takes them from the reserve
    when they are turned up."""
    played: list[str] = field(default_factory=list)
    reserve: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    stored: list[int] = field(default_factory=lambda: [0] * 12)
    """How many tiles of each technology it stores."""
    tiles: int = 2
    """Centaurian message tiles in reserve: two of the four are for the score track."""
    now: str = ""
    """The action card of its current or last turn: its arrow decides ties."""
    turns: int = 0
    """Action cards followed so far."""
    stack: list[list[str]] = field(default_factory=lambda: [[], [], []])
    """Objectives still to come, by level."""
    open: list[str] = field(default_factory=list)
    marked: list[int] = field(default_factory=list)
    """Tasks marked on each open objective, as bits."""
    done: list[str] = field(default_factory=list)
    spent: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)

    @property
    def techs(self) -> int:
        """Technologies of which it stores a tile, as bits."""
        return sum([1 << tech for tech, tiles in enumerate(self.stored) if tiles])


@dataclass(slots=True)
class Species:
    """One of the two species beside the planets board."""

    name: str
    found: int = 0
    """0 hidden, 1 for the first species discovered in this game, 2 for the second."""
    marks: list[tuple[str, int, int]] = field(default_factory=list)
    """Traces in the order in which they came: colour, tier, seat."""
    deck: list[str] = field(default_factory=list)
    faceup: str = ""
    gone: list[str] = field(default_factory=list)
    """Its cards that left the game (discarded, or never dealt)."""
    slots: list[str] = field(default_factory=list)
    """Mascamite samples face up on the board, in the order of their slots."""
    jupiter: list[str] = field(default_factory=list)
    saturn: list[str] = field(default_factory=list)
    anomalies: list[tuple[int, str, int]] = field(default_factory=list)
    """Anomaly tokens: sector, colour, side."""
    data: list[int] = field(default_factory=list)
    """Signals on the 'Oumuamua tile, in order."""
    messages: list[int] = field(default_factory=list)
    """Who took each of the four Centaurian answers; -1 while it is free."""
    steps: list[int] = field(default_factory=list)
    """Scores of the two Exertian milestone tiles."""


@dataclass(slots=True, kw_only=True)
class SetiState(State):
    """The whole table."""

    players: list[Player]
    rival: Rival | None = None
    phase: str = "setup"
    """setup, turn, over"""
    round: int = 1
    first: int = 0
    active: int = 0
    rotated: bool = False
    """Has somebody passed and turned the solar system in this round?"""
    discs: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How many sectors each disc has turned counter-clockwise; it goes on counting, so that a picture can turn on."""
    next_disc: int = 0
    tile: bool = False
    """Does 'Oumuamua travel through the third disc?"""
    stars: list[int] = field(default_factory=list)
    """The star beside each sector."""
    signals: list[list[int]] = field(default_factory=list)
    """Per star: whose markers lie in its data slots, from the left, surplus included."""
    won: list[list[int]] = field(default_factory=list)
    """Per star: who has covered it, in order."""
    figures: list[tuple[int, str, str, int]] = field(default_factory=list)
    """Orbiters and landers: seat, "orbiter" or "lander", planet or moon, space (0: an ordinary one)."""
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    gaps: int = 0
    """Places of the row that stay empty while a card discards from it for signals."""
    playing: str = ""
    """The card whose effect is being carried out."""
    removed: list[str] = field(default_factory=list)
    """Cards that the solo rival put back in the box unseen."""
    packs: list[list[str]] = field(default_factory=list)
    """End-of-round cards of rounds 1 to 4."""
    holder: int = -1
    """The seat that has passed and keeps the round's pack, to choose when somebody else passes."""
    looking: int = -1
    """The seat that looks at something hidden just now."""
    seen: str = ""
    """What it looks at: "pack", or the planet whose samples it sees."""
    fresh: list[str] = field(default_factory=list)
    """Cards drawn by an effect that still asks about them."""
    tops: list[int] = field(default_factory=list)
    """Per technology: the bonus on its top tile; -1 when the stack is empty."""
    stacks: list[list[int]] = field(default_factory=list)
    """Per technology: the bonuses below the top."""
    doubles: int = 0
    """Technologies that still have their 2-point tile, as bits."""
    gold_sides: list[int] = field(default_factory=list)
    gold_marks: list[list[int]] = field(default_factory=list)
    neutral: list[int] = field(default_factory=list)
    """Neutral markers waiting on each neutral milestone."""
    species: list[Species] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    """Species that are not in this game; nobody knows which."""
    window: int = -1
    """The seat that may take free actions at this moment."""
    armed: list[str] = field(default_factory=list)
    """Cards whose effect waits for something later in this turn."""
    visited: list[str] = field(default_factory=list)
    """Planets entered in this turn by the player whose turn it is."""
    light: bool = False
    """Asteroids cost nothing to leave this turn."""
    quiet: bool = False
    """Moving gives no publicity this turn."""

    @property
    def sky(self) -> Sky:
        return sky_of(self.discs, self.tile)

    @property
    def agencies(self) -> list[Player | Rival]:
        """All who play, the solo rival included, by seat."""
        return [*self.players, self.rival] if self.rival is not None else [*self.players]

    def tell(
        self, about: str, /, *, to: tuple[int, ...] = (), secret: dict[str, Any] | None = None, **args: Any
    ) -> None:
        """As every state tells; the rival, who has no seat, is called by its name."""
        if self.events is not None:
            if args.get("seat", 0) >= self.seats:
                args["seat"] = "rival"
            self.events.append(Event(about, args, to, secret or {}))


def agency(state: SetiState, seat: int) -> Agency:
    """A player, or the solo rival."""
    if seat < state.seats:
        return state.players[seat]
    return rival_of(state)


def rival_of(state: SetiState) -> Rival:
    assert state.rival is not None
    return state.rival


_AROUND = tuple(
    tuple(tuple((seat + step) % count for step in range(count)) for seat in range(count + 1))
    for count in (0, 2, 2, 3, 4)
)
"""By the number of seats and the one to begin with: all who play, the solo rival included, in their order."""


def clockwise(state: SetiState, seat: int) -> tuple[int, ...]:
    """All who play, from one on around the table."""
    return _AROUND[state.seats][seat]


def species_index(state: SetiState, name: str) -> int:
    """Where a discovered species lies (0 left, 1 right); -1 if it has not been found."""
    for index, one in enumerate(state.species):
        if one.found and one.name == name:
            return index
    return -1


def species_named(state: SetiState, name: str) -> Species:
    return next(one for one in state.species if one.name == name)
