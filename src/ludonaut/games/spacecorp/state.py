"""What is on the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

import msgspec

from ludonaut.kernel import State

from .content import EDGE_OF, PROGRESS, TILES, TIME_IDS, TYPE
from .content.boards import BOARDS, Board

RESERVE = ""
"""Where a team is that has not been deployed."""
GONE = "gone"
"""Where a team is that settled in a colony."""
OTHERS = [[tuple((seat + i) % n for i in range(1, n)) for seat in range(n)] for n in range(5)]
"""The others in turn order, by number of players and seat."""

Slots: TypeAlias = Annotated[tuple[str, ...], msgspec.Meta(min_length=3, max_length=3)]
"""The three slots of a headquarters that can be upgraded: the Infra card in each, or ""."""


class Running(msgspec.Struct, frozen=True):
    """An announced action: where it takes place, and the value put together for it against what it needs.

    Without a verb it is over.
    """

    seat: int = -1
    verb: str = ""
    site: str = ""
    end: str = ""
    need: int = 0
    value: int = 0
    danger: int = 0
    """The profit that radiation costs as things stand."""


NOTHING_RUNS = Running()


@dataclass(slots=True)
class Corp:
    """A corporation: a player's, or in the solo game the Competition."""

    hq: str
    profit: int = 0
    hand: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """The cards of the hand that everybody has seen: dealt openly or taken from the Offer."""
    infra: Slots = ("", "", "")
    teams: list[str] = field(default_factory=list)
    approach: list[int] = field(default_factory=list)
    """How many spaces of an approach track each team still has before it."""
    claims: list[bool] = field(default_factory=list)
    """Does the team stand on the tile that it discovered?"""
    genetics: int = 0
    revelation: int = 0
    progress: list[str] = field(default_factory=list)
    stock: dict[str, int] = field(default_factory=dict)
    """The bases that are not built."""
    found: list[str] = field(default_factory=list)
    """The tiles discovered in this era by this corporation's own teams and probes."""
    produced: int = -1
    """The best Produce action of this era; -1 if there was none."""
    legacy: tuple[str, ...] = ()
    """The tile and the base that go on producing, if any."""
    legacy_value: int = 0
    passed: bool = False
    muted: list[str] = field(default_factory=list)
    """The Edges that this player does not want to be asked about."""
    ledger: dict[str, int] = field(default_factory=dict)
    """Where the profit came from."""

    def gain(self, amount: int, why: str) -> None:
        """Profit, with where it came from."""
        self.profit += amount
        self.ledger[why] = self.ledger.get(why, 0) + amount

    def lose(self, amount: int, why: str) -> int:
        """Pay, or lose what there is; the amount that was really lost."""
        lost = min(amount, self.profit)
        if lost > 0:
            self.profit -= lost
            self.ledger[why] = self.ledger.get(why, 0) - lost
        return lost

    def drop(self, card: str) -> None:
        """A card leaves the hand."""
        self.hand.remove(card)
        if card in self.shown:
            self.shown.remove(card)


def one_of_each(cards: Iterable[str]) -> list[str]:
    """The first card of each type: cards that are alike need not be told apart."""
    return list({TYPE[card]: card for card in reversed([*cards]) if card}.values())


EFFECTS = {card.id: frozenset((card.op, card.also)) - {""} for card in PROGRESS.values()}
"""What each Progress card does."""


@dataclass(slots=True, kw_only=True)
class SpaceCorpState(State):
    """The whole game. Sites, cards, tiles, bases and colonies are named by their ids in the content files."""

    era: int
    corps: list[Corp]
    phase: str = "turn"
    """What the next beat is: opening, turn, action, rival, legacy, over."""
    first: int = 0
    active: int = 0
    round: int = 0
    top: list[str] = field(default_factory=list)
    """The Start cards that lie on the deck; drawn first."""
    deck: list[str] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    played: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    loose: list[str] = field(default_factory=list)
    """The Edges of this era that nobody has seen spent."""
    tiles: dict[str, tuple[str, ...]] = field(default_factory=dict)
    bases: dict[str, tuple[str, ...]] = field(default_factory=dict)
    owner: dict[str, int] = field(default_factory=dict)
    colonies: dict[str, str] = field(default_factory=dict)
    stacks: dict[str, list[str]] = field(default_factory=dict)
    spent_tiles: list[str] = field(default_factory=list)
    colony_stock: list[str] = field(default_factory=list)
    progress_stock: list[str] = field(default_factory=list)
    contracts: dict[str, int] = field(default_factory=dict)
    """Who claimed which contract."""
    beyond: list[int] = field(default_factory=lambda: [-1, -1])
    """Who has the first and the second Beyond marker of this era."""
    orion: list[str] = field(default_factory=list)
    """The regions of the Orion Arm that a team has reached."""
    closing: bool = False
    left: list[int] = field(default_factory=list)
    """After the end of the era was triggered: who still has a last turn."""
    extra: bool = False
    """Does the active player take one more turn (Intercept)?"""
    running: Running = NOTHING_RUNS
    """The action that was announced last."""
    banned: str = ""
    """The action that Sabotage forbids this turn."""
    owed: list[int] = field(default_factory=list)
    """Who receives compensation at step 3."""
    quiet: int = 0
    """Turns in a row in which nothing but teams moved."""
    rival_deck: list[str] = field(default_factory=list)
    rival_discard: list[str] = field(default_factory=list)
    rival_more: int = 0
    """Further cards that the Competition turns up in its next turn."""
    ends: list[str] = field(default_factory=list)
    """How each era ended: contracts or deck."""
    profits: list[tuple[int, ...]] = field(default_factory=list)
    """The profit of every corporation at the end of each era."""

    # ---- looking

    @property
    def board(self) -> Board:
        """The board of the era."""
        return BOARDS[self.era]

    @property
    def solo(self) -> bool:
        """Is it one player against the Competition?"""
        return self.seats == 1

    @property
    def rival(self) -> int:
        """The Competition's place among the corporations of a solo game."""
        return 1

    @property
    def deck_empty(self) -> bool:
        """Is the deck of action cards exhausted?"""
        return not self.deck and not self.top

    @property
    def open(self) -> bool:
        """May opponents' bases and Infra be used? Not once the end of the era is triggered."""
        return not self.closing and bool(self.deck or self.top)

    def others(self, seat: int) -> tuple[int, ...]:
        """The other players, in turn order from this one."""
        return OTHERS[self.seats][seat] if seat < self.seats else tuple(range(self.seats))

    def rivals(self, seat: int) -> tuple[int, ...]:
        """The other corporations, in turn order; in the solo game the Competition is one."""
        return OTHERS[len(self.corps)][seat]

    def has_base(self, seat: int, site: str) -> bool:
        """An own base, the initial one included."""
        return self.owner.get(site, -1) == seat or (site == BOARDS[self.era].start and seat < self.seats)

    def active_teams(self, seat: int, site: str) -> list[int]:
        """The numbers of the seat's teams that stand on this site and could act; those without a claim first."""
        corp = self.corps[seat]
        if site in BOARDS[self.era].locked:
            return []
        here = [i for i, place in enumerate(corp.teams) if place == site and not corp.approach[i]]
        if len(here) > 1:
            here.sort(key=lambda i: corp.claims[i])
        return here

    def phobic(self, site: str) -> bool:
        """Do Phobes without a Security base suppress every tile of this system?"""
        tiles = self.tiles.get(site)
        if not tiles or TILES[tiles[0]].alien != "phobes":
            return False
        bases = self.bases.get(site)
        return not bases or bases[0] != "security"

    def owns_op(self, seat: int, op: str, or_op: str = "") -> bool:
        """Does the corporation own a Progress card with this effect, or with that other one?"""
        progress = self.corps[seat].progress
        return bool(progress) and any(op in EFFECTS[card] or or_op in EFFECTS[card] for card in progress)

    # ---- moving cards

    def draw(self) -> str:
        """The top card of the deck, or "" if there is none."""
        if self.top:
            return self.rng.take(self.top)
        return self.rng.take(self.deck) if self.deck else ""

    def put_away(self, card: str) -> None:
        """A card is seen to be discarded."""
        self.discard.append(card)
        edge = EDGE_OF.get(card)
        if edge and edge in self.loose:
            self.loose.remove(edge)

    def time_cards(self, seat: int) -> list[str]:
        """The Time cards of a hand."""
        return [card for card in self.corps[seat].hand if card in TIME_IDS]

    def deck_cards(self) -> int:
        """How many cards the deck has."""
        return len(self.deck) + len(self.top)
