"""Building by search: many ships are drafted to the end, and the plan that makes the best of them is followed.

While components lie face down, a few openings are tried over the same deals, by the usual style of building and by
others. When all lie open, nothing but the cards is left to chance, and ways are varied like the plans of a search.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from ludonaut.games.galaxy_trucker.rules.building import DRAW, FINISH, PUT_BACK, TAKE, TAKE_ASIDE
from ludonaut.games.galaxy_trucker.state import TruckerState
from ludonaut.kernel import Action, Match

from .evaluation.drafts import USUAL, Draft, Site, Style, Way, decks_of
from .evaluation.ships import ABILITIES, standard

SOLVED = frozenset(("held", "build", "lying"))
"""What the questions are about that the solver answers."""
DECKS = 8
"""Imagined decks of cards that every draft flies through."""
DEALS = 99
"""Orders of what lies face down, at most."""
FIELD = 10
"""Ways in a race, at most."""
PLACES = 3
"""Squares that are tried for the component in hand, beside the usual one."""
OPEN = 3
"""Components that lie open and are tried next, beside the usual choice."""
POOR = 1.2
"""A component that adds less than it should by more than this goes back without a search."""
VARIED, PLANNED = 0.35, 0.85
"""The share of the time in which ways are varied: with components face down, and with all open."""
LOOKS = (1, 2, 2)
"""How many piles of cards a builder of each level looks at."""
CAUTION = 0.7
"""By how many standard errors another way must be better than the usual one."""

Imagine = Callable[[int], Match[TruckerState]]
Share = Callable[[int], float]
"""The share of the time that is used up after this number of drafts."""


class ShipSolver:
    """Plans how one seat builds its ship, from one choice to the next."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.done = 0
        """Ships that were drafted for this choice."""
        self.plans: list[tuple[tuple[Action, ...], float]] = []
        """The ways that were compared for this choice, as actions, with the credits to be expected of each."""
        self.ways: list[Way] = []
        """The best ways to go on from here, found at the choice before."""
        self.ship: dict[int, int] = {}
        """The parts on which those ways go on."""
        self.deals: list[int] = []

    def choose(self, imagine: Imagine, seat: int, share: Share) -> Action | None:
        """The next action of the best way; none if the policy will do."""
        self.done, self.plans = 0, []
        world = imagine(self.rng.getrandbits(32))
        state, actions = world.state, world.asks[seat].actions
        site = Site(state, seat)
        look = to_look_at(site, actions)
        if look:
            return look
        self.ways = [way for way in self.ways if legal(site, way)] if site.player.parts == self.ship else []
        way = self.known(site)
        if way is None:
            states = [state, *(imagine(self.rng.getrandbits(32)).state for _ in range(DECKS - 1))]
            site.decks = decks_of(states, self.rng)
            way = self.search(site, share)
            credits = state.credits[state.purse(seat)]
            self.plans = [(as_plan(site, one), credits + one.mean()) for one in self.ways]
        action = as_action(site, way)
        if action not in actions:
            return None
        self.remember(site, way, action)
        return action

    def remember(self, site: Site, way: Way, action: Action) -> None:
        """The good ways that begin like this one, for the next choice."""
        self.ship = dict(site.player.parts)
        self.ways = [other for other in self.ways if way.moves and other.moves[:1] == way.moves[:1]]
        if action[0] in ("place", "put_back"):
            tile, cell, turn = way.moves[0]
            self.ways = [Way(other.moves[1:], other.style, other.stop) for other in self.ways[:FIELD]]
            if cell:
                self.ship[cell] = tile * 4 + turn

    def known(self, site: Site) -> Way | None:
        """What needs no search: a component that was taken for its square, one that is good for nothing, and the next
        one from the warehouse if that was the plan."""
        first = self.ways[0] if self.ways else None
        if site.player.hand and first:
            return first
        if site.player.hand:
            least = standard(site.level, site.player.ticks / site.patience)
            if not site.player.from_aside and site.yard().best(site.player.hand)[0] < least - POOR:
                return Way(((site.player.hand, 0, 0),), USUAL)
        elif first and not first.moves and not first.stop and site.unseen:
            return first
        return None

    def search(self, site: Site, share: Share) -> Way:
        """Openings, variations, then a race over common deals."""
        self.deals = [self.rng.getrandbits(32) for _ in range(DEALS)]
        fixed = not site.unseen
        usual = Way((), USUAL)
        ways = [usual, *self.ways, *openings(site)]
        for way in ways:
            self.run(site, way)
        self.vary(site, ways, share, PLANNED if fixed else VARIED)
        ways.sort(key=lambda way: -way.values[0])
        racing = list({(way.moves if fixed else way.moves[:1], way.stop): way for way in reversed(ways)}.values())
        racing.sort(key=lambda way: -way.values[0])
        racing = racing[:FIELD]
        if usual not in racing:
            racing.append(usual)
        best = self.race(site, racing, share)
        if not fixed and not surely(best, usual):
            best = usual
        self.ways = [best, *(way for way in ways if way is not best)]
        return best

    def vary(self, site: Site, ways: list[Way], share: Share, goal: float) -> None:
        """Good ways up to some move, then on by another style."""
        rng = self.rng
        tried = {(way.moves, way.stop) for way in ways}
        misses = 0
        while share(self.done) < goal and misses < 40:
            ways.sort(key=lambda way: -way.values[0])
            good = ways[min(len(ways) - 1, int(rng.expovariate(0.5)))]
            cut = rng.randint(0, len(good.moves))
            stop = rng.random() < 0.04 and (cut > 0 or not site.player.hand)
            way = Way(good.moves[:cut], other_style(rng), stop)
            self.run(site, way)
            misses += 1
            if (way.moves, way.stop) not in tried:
                misses = 0
                tried.add((way.moves, way.stop))
                ways.append(way)

    def race(self, site: Site, racing: list[Way], share: Share) -> Way:
        """Over the same deals, the worse half leaves at each stage."""
        stages = max(1, math.ceil(math.log2(len(racing))))
        start = min(1.0, share(self.done))
        for stage in range(1, stages + 1):
            goal = start + (1.0 - start) * stage / stages
            while len(racing) > 1 and share(self.done) < goal and len(racing[0].values) < len(self.deals):
                for way in racing:
                    self.run(site, way)
            racing.sort(key=lambda way: -way.mean())
            if stage < stages:
                racing = racing[: max(2, (len(racing) + 1) // 2)]
        return racing[0]

    def run(self, site: Site, way: Way) -> None:
        """The way in its next deal; the first time its moves are written down up to the first draw."""
        number = len(way.values)
        draft = Draft(site, self.deals[number])
        way.values.append(draft.follow(way))
        self.done += 1
        if not number:
            way.moves = tuple(draft.made)
            way.stop = way.stop or not draft.drawn


def to_look_at(site: Site, actions: Sequence[Action]) -> Action | None:
    """A pile to look at now: early, with a start of a ship that can still follow what the cards say."""
    player = site.state.players[site.seat]
    if site.player.ticks >= 0.3 * site.patience or len(player.parts) <= 3 or len(player.seen) >= LOOKS[site.level - 1]:
        return None
    return next((action for action in actions if action[0] == "look" and action[1] not in player.seen), None)


def surely(best: Way, usual: Way) -> bool:
    """Is it significantly better than the usual way?"""
    gaps = [a - b for a, b in zip(best.values, usual.values, strict=False)]
    count, mean = len(gaps), sum(gaps) / len(gaps)
    error = math.sqrt((4.0 + sum((gap - mean) ** 2 for gap in gaps)) / count / count)
    return mean > CAUTION * error


def openings(site: Site) -> list[Way]:
    """What comes first: other squares for what is in hand, or back with it; another component; no more."""
    yard = site.yard()
    if site.player.hand:
        places = sorted(yard.places(site.player.hand), reverse=True)[: PLACES + 1]
        if not site.player.from_aside:
            places.append((0.0, 0, 0))
        return [Way(((site.player.hand, cell, turn),), USUAL) for _, cell, turn in places]
    picks = sorted([(*yard.best(tile), tile) for tile in site.pool], reverse=True)[:OPEN]
    return [Way((), USUAL, True)] + [Way(((tile, cell, turn),), USUAL) for _, cell, turn, tile in picks if cell]


def other_style(rng: Random) -> Style:
    """A random variation of the usual style."""
    wants = {name: rng.lognormvariate(0.0, 0.4) for name in ABILITIES}
    return Style(wants, rng.uniform(0.6, 1.5), rng.choice((0.8, 1.0, 1.0, 1.4)))


def legal(site: Site, way: Way) -> bool:
    """Is this way still possible?"""
    tiles = [move[0] for move in way.moves]
    held = [site.player.hand] if site.player.hand else []
    return tiles[: len(held)] == held and set(site.pool).issuperset(tiles[len(held) :])


def as_plan(site: Site, way: Way) -> tuple[Action, ...]:
    """The next thing to do; with a component that is taken, also where it goes."""
    first = as_action(site, way)
    if way.moves and way.moves[0][0] != site.player.hand:
        _, cell, turn = way.moves[0]
        return first, site.state.board.places[cell][turn]
    return (first,)


def as_action(site: Site, way: Way) -> Action:
    """The next thing to do."""
    if not way.moves:
        return DRAW if site.unseen and not way.stop else FINISH[min(site.state.orders)]
    tile, cell, turn = way.moves[0]
    if tile == site.player.hand:
        return site.state.board.places[cell][turn] if cell else PUT_BACK
    return TAKE_ASIDE[tile] if tile in site.player.aside else TAKE[tile]
