"""Drafts: a plan for building is followed to the last component, and the ship makes a simulated flight.

A plan (`Way`) says which components go where first, from what lies open; then a style of building goes on: what it
asks of a component, how much it values each ability. What is still face down comes in the order of a deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from ludonaut.games.galaxy_trucker.content import FLIGHT
from ludonaut.games.galaxy_trucker.rules.building import RUN, has_hourglass, weld
from ludonaut.games.galaxy_trucker.state import Player, TruckerState

from .correction import WEIGHTS, corrected
from .flights import Voyage, cards_ahead
from .ships import EVEN, PATIENCE, Yard, standard

Move = tuple[int, int, int]
"""A component, its square and its turn; the square is 0 for a component that is put back."""
PICK = 3
"""Ticks for a component that is drawn or taken, and placed or put back."""
USUAL_END = (145.0, 214.0, 245.0)
"""By level: when the policy's builder is done, on the average of 60 games."""
POOL = 14
"""How many of the components that lie open are looked at for the next one."""
LEFT = 0.6
"""How often another builder leaves lying what it has drawn."""


class Style(NamedTuple):
    """How a builder decides: by ability, what it asks of a component, and how long it goes on asking."""

    wants: Mapping[str, float]
    standard: float
    patience: float


USUAL = Style(EVEN, 1.0, 1.0)


@dataclass(slots=True, eq=False)
class Way:
    """How to go on: these moves, then building by a style, or nothing more."""

    moves: tuple[Move, ...]
    style: Style
    stop: bool = False
    values: list[float] = field(default_factory=list)
    """What the ship would bring in the first deal, the second, ..."""

    def mean(self) -> float:
        """Over all deals so far."""
        return sum(self.values) / len(self.values)


class Site:
    """A ship under construction as one seat knows it, from which every draft starts."""

    def __init__(self, state: TruckerState, seat: int) -> None:
        self.state = state
        self.finished = state.copy()
        self.finished.phase = "built"
        self.seat = seat
        self.player = self.finished.players[seat]
        """The builder, what is laid welded on."""
        weld(state, self.player)
        self.level = state.level
        self.patience = PATIENCE[state.level - 1]
        self.pool = [tile for tile in state.faceup if tile] + self.player.aside
        self.unseen = sorted(state.facedown)
        self.alone = all(other.order for number, other in enumerate(state.players) if number != seat)
        """Have the others finished?"""
        self.limit = self.player.ticks + time_left(state, self.player.ticks)
        self.decks: list[list[str]] = []
        """The cards that every draft is flown through."""

    def yard(self) -> Yard:
        """The ship as it stands."""
        return Yard(self.player.parts, self.player.rim, self.state.board, self.level)

    def lead(self, ticks: int) -> float:
        """How likely a builder who is done at that time is to start ahead of the others."""
        if self.alone:
            return 0.0
        return max(0.0, min(1.0, 0.5 - (ticks - USUAL_END[self.level - 1]) / 60.0))

    def value(self, player: Player) -> float:
        """What a ship would bring over all imagined cards, as often ahead as behind, corrected."""
        self.finished.players[self.seat] = player
        flight = Voyage(self.finished, self.seat)
        step = float(FLIGHT.start_step[self.state.ship_class])
        total = 0.0
        for number, deck in enumerate(self.decks):
            total += flight.fly(deck, [step if number % 2 else -step] * len(flight.rivals))
        ahead = WEIGHTS["start first"][self.level - 1] * self.lead(player.ticks)
        return corrected(flight, total / len(self.decks)) + ahead


def time_left(state: TruckerState, now: int) -> int:
    """Ticks that are left in any case: the others can end it no sooner than the sand allows."""
    if not has_hourglass(state):
        return 999
    return max(0, state.flipped + RUN - now) + RUN * state.sand - 6


class Draft:
    """One ship that is built to the end, from a site on."""

    def __init__(self, site: Site, deal: int) -> None:
        self.site = site
        own = site.player
        self.player = replace(own, parts=own.parts.copy(), rim=own.rim.copy(), aside=own.aside.copy())
        self.pool = list(site.pool)
        self.made: list[Move] = []
        """What was done before the first draw."""
        self.drawn = False
        self.rng = Random(deal)
        self.unseen = list(site.unseen)
        self.rng.shuffle(self.unseen)
        self.picks = Random(deal)

    def follow(self, way: Way) -> float:
        """Build by a way to the end; returns what the ship would bring."""
        for move in way.moves:
            self.do(move)
        if not way.stop:
            self.build(way.style)
        return self.site.value(self.player)

    def do(self, move: Move) -> None:
        """Weld a component on, or put it back."""
        tile, cell, turn = move
        player = self.player
        if tile == player.hand:
            player.hand = 0
            player.ticks += 1
            if not cell:
                self.pool.append(tile)
        else:
            self.pool.remove(tile)
            player.ticks += PICK
            if tile in player.aside:
                player.aside.remove(tile)
        if cell:
            player.attach(self.site.state.board, cell, tile * 4 + turn)
        if not self.drawn:
            self.made.append(move)

    def build(self, style: Style) -> None:
        """Build by a style until the ship is full, nothing is left that is good enough, or time is over."""
        site, player = self.site, self.player
        board, level = site.state.board, site.level
        patience = site.patience * style.patience
        limit = min(site.limit, max(patience, player.ticks + 30))
        yard = Yard(player.parts, player.rim, board, level, style.wants)
        looked = False
        while yard.free and player.ticks < limit:
            least = style.standard * standard(level, player.ticks / patience if self.unseen else 1.0)
            move = (0, 0, 0)
            if player.hand:
                move = (player.hand, *yard.best(player.hand, least)[1:])
            elif not looked:
                move = self._pick(yard, least + (0.2 if self.unseen else 0.0))
                looked = True
            if move[0]:
                self.do(move)
            elif self.unseen:
                self._draw()
            else:
                break
            if move[1]:
                yard = Yard(player.parts, player.rim, board, level, style.wants)
                looked = False

    def _draw(self) -> None:
        """A component from the warehouse; the other builder draws as well, and leaves some lying."""
        self.drawn = True
        self.player.hand = self.unseen.pop()
        self.player.ticks += PICK - 1
        if not self.site.alone and self.unseen:
            other = self.unseen.pop()
            if self.rng.random() < LEFT:
                self.pool.append(other)

    def _pick(self, yard: Yard, least: float) -> Move:
        """The best of some that lie open."""
        found = (0, 0, 0)
        pool = self.pool if len(self.pool) <= POOL else self.picks.sample(self.pool, POOL)
        for tile in pool:
            points, cell, turn = yard.best(tile, least)
            if points > least:
                least, found = points, (tile, cell, turn)
        return found


def decks_of(states: Sequence[TruckerState], rng: Random) -> list[list[str]]:
    """The cards of these imagined deals in the order they might come."""
    found = []
    for state in states:
        cards = cards_ahead(state)
        rng.shuffle(cards)
        found.append(cards)
    return found
