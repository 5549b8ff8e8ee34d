"""What a ship can be expected to earn from here to its landing: a simulated flight, card by card.

The cards are those of the imagined deal, so that piles that were looked at count as they are; the dice are averaged.
Of the other ships only order and weakness matter; while building, average ships stand for them.
"""

from __future__ import annotations

from ludonaut.games.galaxy_trucker.content import (
    CARDS,
    FLIGHT,
    KIND,
    PRICE,
    SIDES,
    Card,
    Colour,
    Hazard,
    Penalty,
)
from ludonaut.games.galaxy_trucker.rules.launch import launch
from ludonaut.games.galaxy_trucker.rules.ship import supported
from ludonaut.games.galaxy_trucker.rules.strength import BONUS, worth
from ludonaut.games.galaxy_trucker.state import Player, TruckerState

from .damage import Hull, hull
from .opponents import rivals
from .ships import CABINS, CANNON, CARGO, CELLS, COVER, ENGINE, ENGINE2, PARTS, RED, tally

CRITERIA = ("engine", "cannon", "crew")
"""In what a ship may be the weakest, in the order of a rival's strengths."""
HARSH = 0.75
"""How surely a blow that takes the whole crew does so: on the way there is always something else."""
RESERVE = 2.0
"""The crew that one keeps when a wreck is sold."""


class Voyage:
    """The simulated flight of one ship."""

    def __init__(self, state: TruckerState, seat: int) -> None:
        player = state.players[seat]
        flying = state.phase == "flight"
        self.level = state.level
        parts = player.parts
        self.hull: Hull = hull(state.ship_class, tuple(parts.items()))
        self.has = tally(parts)
        doubles = [worth(part) for part in parts.values() if KIND[part >> 2] == "double_cannon"]
        self.cannons = sorted(doubles, reverse=True)
        self.cells = float(player.energy if flying else self.has[CELLS])
        self.crew = float(player.crew if flying else 2 * self.has[CABINS])
        aliens = set(player.aliens.values())
        if state.phase in ("built", "check"):
            aliens = {colour for cell in parts for colour in supported(parts, cell)[:1]}
            self.crew -= 0.5 * len(aliens)
        self.purple = BONUS if "purple" in aliens else 0
        self.brown = BONUS if "brown" in aliens else 0
        self.aboard = aboard(player)
        self.lost = float(len(player.lost) + len(player.aside))
        self.insured = state.board.max_penalty or 99
        self.alive = 1.0 if self.crew and (player.humans or not flying) else 0.0
        self.rivals, self.leads = rivals(state, seat)
        self.start = (self.cells, self.crew, self.aboard, self.lost, self.alive)
        self.whole, self.earned = 1.0, 0.0

    # ---- strengths

    def _engine(self) -> float:
        """With half of the energy for the engines."""
        base = 2 * self.has[ENGINE] + 4 * min(float(self.has[ENGINE2]), self.cells * 0.5)
        return self.whole * (base + (self.brown if base else 0)) / 2

    def _cannon(self) -> float:
        base = self.has[CANNON] + sum(self.cannons[: int(self.cells + 0.5)])
        return self.whole * (base + (self.purple if base else 0)) / 2

    def _first(self, cannon: float = -1.0) -> float:
        """How likely it is to be ahead of all others with more cannons than this."""
        chance = 1.0
        for other, lead in enumerate(self.leads):
            if self.rivals[other].cannon > cannon:
                chance *= 1.0 - _odds(lead, 4.0)
        return chance

    # ---- what happens to a ship

    def _days(self, days: float) -> None:
        """Gain or lose days on all others."""
        self.leads = [lead - days for lead in self.leads]

    def _lose_crew(self, count: float, chance: float) -> None:
        if self.crew - count < 0.5:
            self.alive *= 1.0 - HARSH * chance
            self.crew = max(1.0, self.crew)
        else:
            self.crew -= count * chance

    def _break(self, off: float) -> None:
        """Components come off, and with them what they were good for."""
        if not off:
            return
        share = min(0.9, off / self.has[PARTS])
        self.lost += off
        self.whole *= 1.0 - share
        self.crew *= 1.0 - share
        if self.crew < 1.5:
            self.alive *= 1.0 - share
            self.crew = max(1.0, self.crew)

    def _hazard(self, hazard: Hazard, meteor: bool, chance: float = 1.0) -> None:
        """A meteor or a shot, with this chance to come at all."""
        size, origin = hazard
        side = SIDES.index(origin)
        if size == "small":
            often, off = self.hull.small[side] if meteor else self.hull.shots[side]
            if self.has[COVER] >> side & 1 and self.cells >= 0.5:
                self.cells -= often * chance
                return
        elif meteor:
            often, off = self.hull.doubles[side]
            if self.cells >= 0.5:
                self.cells -= often * chance
                off = 0.0
            off += self.hull.big[side][1]
        else:
            off = self.hull.shots[side][1]
        self._break(off * chance)

    def _load(self, offered: list[int], chance: float) -> None:
        """Goods come aboard, or with this chance only."""
        if chance < 0.5:
            self.earned += chance * self.alive * self._gain(offered)
        else:
            before = sum(self.aboard)
            self.aboard = self._stowed(offered)
            self.earned -= (1 - chance) * self.alive * (sum(self.aboard) - before)

    def _gain(self, offered: list[int]) -> float:
        return self.whole * (sum(self._stowed(offered)) - sum(self.aboard))

    def _stowed(self, offered: list[int]) -> list[int]:
        return stowed(self.aboard + offered, self.has[CARGO], self.has[RED])

    # ---- the cards

    def fly(self, cards: list[str], leads: list[float]) -> float:
        """All these cards from the start on, the others so far ahead; returns what the flight brings."""
        self.cells, self.crew, self.aboard, self.lost, self.alive = self.start
        self.whole, self.earned, self.leads = 1.0, 0.0, leads.copy()
        for name in cards:
            card = CARDS[name]
            kind = card.kind
            if kind == "open_space":
                self._open_space()
            elif kind == "planets":
                self._planets(card)
            elif kind == "abandoned_ship":
                self._wreck(card)
            elif kind == "abandoned_station":
                if self.crew >= card.crew:
                    self._load(PRICES[name], 0.5 + 0.5 * self._first())
            elif kind == "meteoric_swarm":
                for meteor in card.meteors:
                    self._hazard(meteor, True)
            elif kind == "combat_zone":
                self._zone(card)
            elif kind == "stardust":
                for other, rival in enumerate(self.rivals):
                    self.leads[other] += self.hull.exposed - rival.exposed
            elif kind == "epidemic":
                self._lose_crew(float(self.hull.close), 1.0)
            elif kind == "sabotage":
                self._break(self._weakest("crew") * self.hull.sabotage)
            else:
                self._enemy(card)
        return self.earned + self.goods() + self.arrival() - self.losses()

    def _open_space(self) -> None:
        mine, singles, doubles = self._engine(), self.has[ENGINE], self.has[ENGINE2]
        if singles:
            self.alive *= 1.0 - (1.0 - self.whole) ** (singles + doubles)
        elif doubles and self.cells >= 1:
            self.cells -= 1
        else:
            self.alive = 0.0
        for other, rival in enumerate(self.rivals):
            self.leads[other] += rival.engine - mine

    def _planets(self, card: Card) -> None:
        """The leader chooses first; later ships take the next best."""
        if not self.has[CARGO] and not self.has[RED]:
            return
        offers = sorted([(self._gain(offer), offer) for offer in PLANETS[card.id]], reverse=True)
        first = self._first()
        gain, offer = offers[0 if first > 0.5 or len(offers) == 1 else 1]
        if gain > 0.12 * self.level * card.days:
            self._load(offer, 1.0 if first > 0.5 or len(offers) > 1 else first)
            self._days(-0.4 * card.days)

    def _wreck(self, card: Card) -> None:
        if self.crew - card.crew >= RESERVE:
            chance = 0.5 + 0.5 * self._first()
            self.earned += card.credits * chance * self.alive
            self.crew -= card.crew * chance
            self._days(-card.days * chance)

    def _enemy(self, card: Card) -> None:
        """The first ship that beats it gets the reward; all before it are attacked."""
        chance, mine = self._first(card.strength), self._cannon()
        if mine > card.strength:
            if self.whole * (self.has[CANNON] + self.purple) / 2 <= card.strength:
                self.cells -= min(self.cells, len(self.cannons)) * chance
            if card.credits:
                self.earned += card.credits * chance * self.alive
            else:
                self._load(PRICES[card.id], chance)
            self._days(-card.days * chance)
        elif mine < card.strength and card.penalty:
            self._suffer(card.penalty, chance)

    def _suffer(self, penalty: Penalty, chance: float) -> None:
        """What an enemy or a combat zone takes."""
        if penalty.kind == "days":
            self._days(-penalty.count * chance)
        elif penalty.kind == "crew":
            self._lose_crew(penalty.count, chance)
        elif penalty.kind == "goods":
            self._lose_goods(penalty.count, chance)
        else:
            for shot in penalty.shots:
                self._hazard(shot, False, chance)

    def _lose_goods(self, count: int, chance: float) -> None:
        """The most valuable goods, else energy."""
        gone = self.aboard[:count]
        if chance > 0.5:
            self.aboard = self.aboard[count:]
            self.earned += (1 - chance) * self.alive * sum(gone)
        else:
            self.earned -= chance * self.alive * sum(gone)
        self.cells = max(0.0, self.cells - (count - len(gone)) * chance)

    def _weakest(self, criterion: str) -> float:
        """How likely it is to be the weakest of all in this."""
        place = CRITERIA.index(criterion)
        mine = (self._engine(), self._cannon(), self.crew)[place]
        chance = 1.0
        for rival in self.rivals:
            chance *= _odds(rival[place] - mine, 1.0)
        return chance

    def _zone(self, card: Card) -> None:
        """The weakest ship pays; a ship alone flies through."""
        if not self.rivals:
            return
        for line in card.lines:
            self._suffer(line.penalty, self._weakest(line.criterion))

    # ---- the landing

    def arrival(self) -> float:
        """The bonuses of a ship that arrives."""
        bonus = FLIGHT.arrival_bonus[self.level - 1]
        rank, fairest = 0.0, 1.0
        for other, rival in enumerate(self.rivals):
            rank += rival.arrives * _odds(self.leads[other], 3.0)
            fairest *= 1.0 - rival.arrives * _odds(self.hull.exposed - rival.exposed - 0.5, 1.5)
        low = int(rank)
        high = min(low + 1, len(bonus) - 1)
        place = bonus[low] + (bonus[high] - bonus[low]) * (rank - low)
        return self.alive * (place + fairest * FLIGHT.best_looking_bonus[self.level - 1])

    def goods(self) -> float:
        """What is sold; half of it if the ship does not arrive."""
        return self.whole * sum(self.aboard) * (0.5 + 0.5 * self.alive)

    def losses(self) -> float:
        """What the lost components cost."""
        return min(float(self.insured), self.lost)


def stowed(prices: list[int], plain: int, red: int) -> list[int]:
    """What is aboard when the best of all is kept: red goods need red holds, which take others too."""
    kept = []
    for price in sorted(prices, reverse=True):
        if plain and price < PRICE["r"]:
            plain -= 1
        elif red:
            red -= 1
        else:
            continue
        kept.append(price)
    return kept


def _odds(lead: float, scale: float) -> float:
    """How likely a lead is to be one: from 0 to 1, even at none."""
    return 0.5 + 0.5 * lead / (scale + abs(lead))


def prices(goods: tuple[Colour, ...]) -> list[int]:
    """What goods on offer are worth."""
    return [FLIGHT.prices[colour] for colour in goods]


def aboard(player: Player) -> list[int]:
    """What the goods in the holds are worth, the most valuable first."""
    return sorted([PRICE[letter] for held in player.goods.values() for letter in held], reverse=True)


PRICES = {card.id: prices(card.goods) for card in CARDS.values()}
PLANETS = {card.id: [prices(planet) for planet in card.planets] for card in CARDS.values()}


def cards_ahead(state: TruckerState) -> list[str]:
    """The cards of this deal that are still to come; before the launch its rule makes the deck."""
    if state.phase == "flight":
        return [state.card, *state.deck] if state.card and state.todo else list(state.deck)
    state = state.copy()
    launch(state)
    return state.deck
