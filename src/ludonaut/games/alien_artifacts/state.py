"""What is on the table: the players' empires, the decks, and how far the turn in progress has come."""

from __future__ import annotations

from dataclasses import dataclass, field

from ludonaut.kernel import State

from .cards import BLOCKADES

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

    def copy(self) -> Player:
        """A player that shares nothing that changes with this one."""
        return Player(
            self.faction,
            self.credits,
            self.earned[:],
            self.hand[:],
            self.fresh,
            self.works.copy(),
            self.empire,
            self.blockades.copy(),
            self.produced.copy(),
            self.artifacts[:],
            self.plans[:],
            self.shown[:],
        )

    def gain(self, credits: int) -> int:
        """Credits into the bank; what it cannot hold is lost. Gives what was kept."""
        kept = min(credits, BANK - self.credits)
        self.credits += kept
        return kept


@dataclass(slots=True, kw_only=True)
class AlienState(State):
    """The whole table."""

    phase: str = "setup"
    """factions (being chosen), setup, play, final (blockaded technologies are paid for), over."""
    players: list[Player]
    first: int = 0
    turn: int = 0
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
    pools: dict[str, tuple[str, ...]]
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

    actions: int = 0
    """Actions that may still be taken this turn."""
    kinds: int = 0
    """Further actions this turn among Buy, Sell and Prepare."""
    acted: bool = False
    used: list[str] = field(default_factory=list)
    """Technologies with an effect in addition, used this turn."""
    attacked: list[str] = field(default_factory=list)
    lifted: list[str] = field(default_factory=list)
    """Blockaded cards whose text is paid for until the end of the action."""
    virtual: str = ""
    symbols: int = 0
    """Symbols of the colour `virtual` that come on top of the next action's."""
    retried: int = 0
    """Second reveals for technologies in this action."""
    bonus: int = 0
    """What an artifact adds to all attacks of this turn."""
    doing: tuple[str, ...] = ()
    """The action in progress, for those who look at the table."""
    left: int = 0
    """Symbols of it that are still to be paid."""
    slots: int = 0
    spare: int = 0
    takes: tuple[str, ...] = ()
    """With how many cards, how many more from planets, and in which colours."""
    table: list[str] = field(default_factory=list)
    """Cards that lie open while something is decided about them."""
    site: str = ""
    """The planet on which a card is being produced."""
    offer: list[str] = field(default_factory=list)
    """Artifacts of which the active player is choosing one, unseen by the others."""

    def copy(self) -> AlienState:
        """A state that shares nothing that changes with this one."""
        new = AlienState.__new__(AlienState)
        self.copy_base(new)
        new.phase = self.phase
        new.players = [player.copy() for player in self.players]
        new.first = self.first
        new.turn = self.turn
        new.turns = self.turns
        new.marker = self.marker
        new.ending = self.ending
        new.extra = self.extra[:]
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.tops = self.tops.copy()
        new.pools = self.pools.copy()
        new.bottoms = self.bottoms.copy()
        new.artifacts = self.artifacts[:]
        new.spent = self.spent[:]
        new.plans = self.plans[:]
        new.factions = self.factions[:]
        new.tokens = self.tokens
        new.actions = self.actions
        new.kinds = self.kinds
        new.acted = self.acted
        new.used = self.used[:]
        new.attacked = self.attacked[:]
        new.lifted = self.lifted[:]
        new.virtual = self.virtual
        new.symbols = self.symbols
        new.retried = self.retried
        new.bonus = self.bonus
        new.doing = self.doing
        new.left = self.left
        new.slots = self.slots
        new.spare = self.spare
        new.takes = self.takes
        new.table = self.table[:]
        new.site = self.site
        new.offer = self.offer[:]
        return new

    # ---- the resource deck

    def draw(self) -> str | None:
        """The next resource card. Whoever takes the last one moves the turn marker, or triggers the end."""
        if not self.deck:
            if not self.discard:
                return None
            self._reshuffle()
        card = self.rng.take(self.deck)
        if not self.deck:
            self._emptied()
        return card

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

    def give_up(self, player: Player, section: str) -> None:
        """A resource card is used: from the hand, or from the planet where its section is visible."""
        if section in player.produced:
            del player.produced[section]
        else:
            player.hand.remove(section[:-1])
        self.discard.append(section[:-1])

    def owe(self, left: int, slots: int = 0, spare: int = 0, takes: tuple[str, ...] = ()) -> None:
        """Note what the active player has to be able to pay next; nothing when it is done."""
        self.left, self.slots, self.spare, self.takes = left, slots, spare, takes

    # ---- the decks that lie face up

    def take_top(self, pile: str) -> str:
        """The visible card; the next one is turned up."""
        card = self.tops[pile]
        pool, bottom = self.pools[pile], self.bottoms[pile]
        if pool:
            at = self.rng.below(len(pool))
            self.tops[pile] = pool[at]
            self.pools[pile] = pool[:at] + pool[at + 1 :]
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
