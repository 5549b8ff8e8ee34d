"""What is on the table: the players' empires, the decks, the turn and the action in progress."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludonaut.kernel import State

from .content.decks import BLOCKADES, SECTION

BANK = 15
HAND = 3
PRODUCTION, RESEARCH, CONQUEST, OTHER = range(4)
"""Where points of the track come from: the places of `Player.earned`."""


@dataclass(slots=True)
class Player:
    """One faction."""

    faction: str = ""
    credits: int = 8
    earned: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    """Points of the score track, by where they come from."""
    hand: list[str] = field(default_factory=list)
    fresh: int = 0
    """How many cards at the end of the hand were drawn last; everybody saw them drawn."""
    works: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Cards under construction, each with the sections of the resource cards prepared under it."""
    empire: tuple[str, ...] = ()
    """Cards of the Empire with their visible face, in the order in which they came."""
    blockades: dict[str, int] = field(default_factory=dict)
    """Tokens by card."""
    produced: dict[str, str] = field(default_factory=dict)
    """Visible sections of produced cards, each with its planet."""
    artifacts: list[str] = field(default_factory=list)
    plans: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """Those Defence Plans that everybody has seen in use."""

    def gain(self, credits: int) -> int:
        """Credits into the bank; what it cannot hold is lost. Gives what was kept."""
        kept = min(credits, BANK - self.credits)
        self.credits += kept
        return kept


@dataclass(slots=True)
class Turn:
    """What the active player may still do this turn, and what it has used."""

    actions: int = 1
    """Actions that may still be taken."""
    small: tuple[tuple[str, ...], ...] = ()
    """Further actions, each with the basic actions among which it may be chosen."""
    acted: bool = False
    drawing: bool = False
    """Is the action phase over?"""
    used: tuple[str, ...] = ()
    """Technologies with an effect in addition that were used."""
    attacked: tuple[str, ...] = ()
    bonus: tuple[int, int] = (0, 0)
    """Added to all attacks of this turn on aliens and on players."""
    colour: str = ""
    symbols: int = 0
    """Symbols of this colour that come on top of the next action's."""

    def begin(self) -> None:
        """The next turn: one action, and nothing is used yet."""
        self.actions, self.small = 1, ()
        self.acted = self.drawing = False
        self.used = self.attacked = ()
        self.bonus = (0, 0)
        self.colour, self.symbols = "", 0


@dataclass(slots=True, init=False)
class Allowance:
    """What an action may still use: cards, and further produced ones that are not counted."""

    cards: int
    free: int
    need: int
    takes: tuple[str, ...]
    """Symbols that are still to be paid, and in which colours."""

    def __init__(self, cards: int = 0, free: int = 0, need: int = 0, takes: tuple[str, ...] = ()) -> None:
        self.cards, self.free, self.need, self.takes = cards, free, need, takes

    @property
    def over(self) -> bool:
        """Has everything been used?"""
        return self.cards <= 0 and not self.free


@dataclass(slots=True)
class ActionInProgress:
    """An action that has begun, or that is being got ready for."""

    cards: tuple[str, ...] = ()
    """Cards for which its player is paying, or that are being prepared: no effect completes them meanwhile."""
    site: str = ""
    """The planet on which cards are being produced."""
    suspended: tuple[str, ...] = ()
    """Blockaded cards whose text is paid for until the end of the action."""
    running: tuple[str, ...] = ()
    """Cards whose effects are happening: they do not set themselves off again."""
    retried: int = 0
    """Second reveals for technologies in this action."""
    owed: Allowance | None = None
    """What its player has to be able to pay next."""

    def end(self) -> None:
        """Nothing is in progress, and what was suspended for it is used up. (The rest was put back on the way.)"""
        self.cards = self.suspended = ()
        self.retried = 0


@dataclass(slots=True, kw_only=True)
class AlienState(State):
    """The whole table."""

    phase: str = "setup"
    """factions (being chosen), setup, play, extra (turns), final (blockaded technologies are paid for), over."""
    players: list[Player]
    first: int = 0
    active: int = 0
    turns: int = 0
    """Turns played so far, by everybody together."""
    marker: int = 2
    ending: bool = False
    extra: list[int]
    """Turns that each seat may still take after the last equal one."""
    deck: list[str]
    discard: list[str]
    tops: dict[str, str]
    """The visible card of the three decks and the alien system."""
    pools: dict[str, list[str]]
    """Cards below the visible one, in an order that nobody knows."""
    bottoms: dict[str, tuple[str, ...]]
    """Cards that were put under the deck, in the order in which they will come."""
    artifacts: list[str]
    spent: list[str]
    """The discard pile of the artifacts."""
    plans: list[str]
    factions: list[str]
    """Factions that nobody plays."""
    tokens: int = BLOCKADES
    turn: Turn = field(default_factory=Turn)
    action: ActionInProgress = field(default_factory=ActionInProgress)
    table: list[str] = field(default_factory=list)
    """Cards that lie open while something is decided about them."""
    offer: list[str] = field(default_factory=list)
    """Artifacts of which the active player is choosing one, unseen by the others."""
    playing: list[str] = field(default_factory=list)
    """Artifacts whose effect is happening; they are discarded after it."""

    # ---- the resource deck

    def draw(self, number: int) -> list[str]:
        """The next resource cards. Whoever takes the last one moves the turn marker, or triggers the end."""
        drawn: list[str] = []
        for _ in range(number):
            if not self.deck:
                self._reshuffle()
                if not self.deck:
                    break
            drawn.append(self.rng.take(self.deck))
            if not self.deck:
                self._emptied()
        return drawn

    def _emptied(self) -> None:
        if self.marker > 1:
            self.marker -= 1
            self.tell("marker", count=self.marker)
        elif not self.ending:
            self.ending = True
            self.tell("ending")
        if self.discard:
            self._reshuffle()

    def _reshuffle(self) -> None:
        """The deck is drawn from at random, so the discard pile need only change places with it."""
        self.deck, self.discard = self.discard, self.deck

    def take_section(self, player: Player, section: str, left: Allowance) -> str:
        """A resource card leaves the hand, or its planet, and is counted; a produced one is free as long as any is."""
        card = SECTION[section].card
        if section not in player.produced:
            player.hand.remove(card)
            left.cards -= 1
            return card
        del player.produced[section]
        if left.free:
            left.free -= 1
        else:
            left.cards -= 1
        return card

    # ---- the decks that lie face up

    def take_top(self, pile: str) -> str:
        """The visible card; the next one is turned up."""
        card = self.tops[pile]
        pool, bottom = self.pools[pile], self.bottoms[pile]
        if pool:
            self.tops[pile] = pool.pop(self.rng.below(len(pool)))
        elif bottom:
            self.tops[pile] = bottom[0]
            self.bottoms[pile] = bottom[1:]
        else:
            self.tops[pile] = ""
        return card

    def put_under(self, pile: str, card: str) -> None:
        """A card goes to the bottom of its deck, for all to see."""
        if self.tops[pile]:
            self.bottoms[pile] += (card,)
        else:
            self.tops[pile] = card

    def pile_size(self, pile: str) -> int:
        """How many cards the deck has."""
        return bool(self.tops[pile]) + len(self.pools[pile]) + len(self.bottoms[pile])
