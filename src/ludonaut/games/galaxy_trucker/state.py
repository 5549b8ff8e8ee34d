"""What is on the table: the warehouse, the ships, the flight board and the bank."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from ludonaut.kernel import State

from .content import BOARDS, LEVEL, Board, Deck, From, ShipClass, Size

Few: TypeAlias = Annotated[int, Meta(ge=0, le=4)]
Sum: TypeAlias = Annotated[int, Meta(ge=-400, le=1000)]
Phase = Literal["build", "grab", "built", "check", "crew", "flight", "landing", "over"]
Item = Literal["adventure", "arrival", "beauty", "goods", "losses"]
"""What credits come from and go for."""
Outcome = Literal["missed", "bounced", "shielded", "shot_down", "hit"]
JobKind = Literal[
    "open_space",
    "planets",
    "leave_planets",
    "depart",
    "abandoned_ship",
    "abandoned_station",
    "slavers",
    "smugglers",
    "pirates",
    "volley",
    "meteor",
    "impact",
    "line",
    "declare",
    "penalty",
    "zone_shot",
    "stardust",
    "epidemic",
    "sabotage",
    "arrival",
    "beauty",
    "sale",
    "losses",
]


@dataclass(slots=True)
class Player:
    """One place at the table: the ship with what it carries, what is in the hand, and where the ship flies."""

    parts: dict[int, int] = field(default_factory=dict)
    """Cell -> part (tile * 4 + turn), welded."""
    rim: list[int] = field(default_factory=list)
    """While building: the free squares next to a welded component."""
    hand: int = 0
    """The tile held over the ship, or lying on it unwelded; 0 for none."""
    spot: int = 0
    """Where the tile in hand lies; 0 while it is held."""
    turn: int = 0
    from_aside: bool = False
    aside: list[int] = field(default_factory=list)
    order: int = 0
    """The order tile; 0 while building."""
    faulty: bool = False
    """Had the ship mistakes of construction in the check?"""
    lost: list[int] = field(default_factory=list)
    looking: int = 0
    """The pile of cards being looked at, 1 to 3."""
    seen: list[int] = field(default_factory=list)
    """The piles that this person has looked at."""
    ticks: int = 0
    """In the stepped tempo: how much time this person has used."""
    humans: dict[int, int] = field(default_factory=dict)
    aliens: dict[int, str] = field(default_factory=dict)
    cells: dict[int, int] = field(default_factory=dict)
    """Energy cells left in each battery."""
    goods: dict[int, str] = field(default_factory=dict)
    """Cargo -> goods, as letters."""
    waiting: str = ""
    """Goods from the bank or lifted out of a hold while this person is loading."""
    place: int = 0
    """Days flown: the space on the track, counted without end."""
    flying: bool = False
    landed: int = 0
    """The planet this ship stands on during a planets card."""

    @property
    def crew(self) -> int:
        """Figures aboard, humans and aliens alike."""
        return sum(self.humans.values()) + len(self.aliens)

    @property
    def energy(self) -> int:
        """Energy cells aboard."""
        return sum(self.cells.values())

    def attach(self, board: Board, cell: int, part: int) -> None:
        """Weld a component on and keep the free squares beside the ship up to date."""
        parts, rim = self.parts, self.rim
        parts[cell] = part
        if cell in rim:
            rim.remove(cell)
        for other in board.around[cell]:
            if other not in parts and other not in rim:
                rim.append(other)

    def empty_hand(self) -> None:
        """Nothing is held, and nothing lies on the ship unwelded."""
        self.hand = self.spot = self.turn = 0
        self.from_aside = False


class Job(msgspec.Struct, frozen=True):
    """A step of the flight that is still to come, a beat of its own.

    `seat` is the player it concerns, `line` the line of a combat zone, `number` the meteor or shot.
    """

    kind: JobKind
    seat: int = -1
    line: int = 0
    number: int = 0


class Danger(msgspec.Struct, frozen=True):
    """The meteor or shot that the dice were thrown for last."""

    kind: Literal["meteor", "shot"]
    size: Size
    origin: From
    number: int
    """The row or column."""
    ahead: tuple[int, ...]
    """The seats that it has not reached yet."""
    met: tuple[tuple[int, Outcome, int], ...] = ()
    """What it did to the ships that it has reached: seat, outcome, and the cell in its way (-1: none)."""


class Slip(msgspec.Struct, frozen=True):
    """What one flight brought a player, or the whole game a purse, line by line."""

    rank: Few = 0
    """The place on arrival; 0 for a player who did not arrive."""
    adventure: Sum = 0
    arrival: Sum = 0
    beauty: Sum = 0
    goods: Sum = 0
    losses: Sum = 0

    @property
    def total(self) -> int:
        """All of it together."""
        return self.adventure + self.arrival + self.beauty + self.goods + self.losses

    def plus(self, why: Item, amount: int) -> Slip:
        """With more, or less, of one thing."""
        return msgspec.structs.replace(self, **{why: getattr(self, why) + amount})


@dataclass(slots=True, kw_only=True)
class TruckerState(State):
    """The table of Galaxy Trucker."""

    players: list[Player] = field(default_factory=list)
    credits: list[int] = field(default_factory=list)
    """One purse a seat; in team play one a team."""
    ledger: list[Slip] = field(default_factory=list)
    """What each purse earned and paid, for the scores."""
    slips: list[Slip] = field(default_factory=list)
    """What this flight has brought every seat so far; in the next building phase, what the last one brought."""

    rounds: list[ShipClass] = field(default_factory=list)
    """The ship classes still to be flown, this one first; empty at the end."""
    phase: Phase = "build"
    starter: int = 0
    """Who starts the hourglass: the most daring, later whoever landed first."""
    queue: list[int] = field(default_factory=list)
    """The seats whose ship is still to be checked, or still to get its crew."""

    facedown: list[int] = field(default_factory=list)
    faceup: list[int] = field(default_factory=list)
    """The components that lie open, each in its place; 0 is a free place between them."""
    orders: list[int] = field(default_factory=list)
    """Order tiles that nobody has taken."""
    piles: list[tuple[str, ...]] = field(default_factory=list)
    box: dict[Deck, tuple[str, ...]] = field(default_factory=dict)
    """Adventure cards in no pile and not yet used, by deck."""
    used: list[str] = field(default_factory=list)
    """Adventure cards revealed in this flight and before."""
    gone: list[str] = field(default_factory=list)
    """Adventure cards of earlier flights that nobody stayed to see; they do not come back."""

    sand: int = 0
    """The hourglass's spot; 0 is the start spot."""
    running: bool = False
    flipped: int = 0
    """In the stepped tempo: the tick at which the hourglass was turned."""
    flips: int = 0
    """How often it was turned in the game: names the alarm in real time."""

    deck: list[str] = field(default_factory=list)
    card: str = ""
    todo: list[Job] = field(default_factory=list)
    """What the card, or the landing, still brings."""
    dice: list[int] = field(default_factory=list)
    """The dice as they lie."""
    danger: Danger | None = None
    beaten: list[int] = field(default_factory=list)
    """Who lost against the pirates, in order."""
    strengths: dict[int, int] = field(default_factory=dict)
    """What was declared for this card, in half points."""
    bank: dict[str, int] = field(default_factory=dict)

    @property
    def ship_class(self) -> ShipClass:
        """The class of this round's ships."""
        return self.rounds[0]

    @property
    def board(self) -> Board:
        """The board that everybody builds on in this round."""
        return BOARDS[self.rounds[0]]

    @property
    def level(self) -> int:
        """The number of the round's rules: 1, 2 or 3."""
        return LEVEL[self.rounds[0]]

    @property
    def first_flight(self) -> bool:
        """Is this the first flight, with the rules of `rules.first_flight`?"""
        return bool(self.options["first_flight"]) and self.rounds[0] == "I"

    def purse(self, seat: int) -> int:
        """Which purse a seat earns for: partners sit opposite each other and share one."""
        return seat if self.options["teams"] == "none" else seat % 2

    def partner(self, seat: int) -> int:
        """Who sits opposite."""
        return (seat + 2) % 4

    def earn(self, seat: int, why: Item, amount: int) -> None:
        """Credits from the bank, or to it."""
        purse = self.purse(seat)
        self.credits[purse] += amount
        self.ledger[purse] = self.ledger[purse].plus(why, amount)
        self.slips[seat] = self.slips[seat].plus(why, amount)

    def pay(self, seat: int, why: Item, amount: int) -> int:
        """Pay what there is: nobody's credits go below zero. Returns what was paid."""
        purse = self.purse(seat)
        paid = min(amount, self.credits[purse])
        if paid:
            self.earn(seat, why, -paid)
        return paid

    def lay_open(self, tile: int) -> None:
        """Put a component back face up, on the first free place, so that no other one moves."""
        if 0 in self.faceup:
            self.faceup[self.faceup.index(0)] = tile
        else:
            self.faceup.append(tile)

    def in_flight(self) -> list[int]:
        """The seats still flying, the leader first."""
        flying = [(-player.place, seat) for seat, player in enumerate(self.players) if player.flying]
        flying.sort()
        return [seat for _, seat in flying]
