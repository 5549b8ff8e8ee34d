"""What the cards of an Empire do together: costs, limits and bonuses, computed once for each Empire.

Rules ask for these numbers at every decision and an Empire changes seldom, so they are cached by Empire.
"""

from __future__ import annotations

from ..content.decks import FACE, FACTIONS, OPERATIONS, ROW_VERB, ROWS, CardFace
from ..content.effects import AssemblyFree, AssemblyMod, AttackBonus, BuyLook, CostMod, Effect, SellColours
from ..state import AlienState

BASE = 5
LIMIT = 2
COST = dict.fromkeys(("buy", "build", "develop", "discover", "offensive", "revenue", "mine"), BASE)
LIMITS = dict.fromkeys(("build", "develop", "discover", "sell"), LIMIT)
PREPARED: dict[str, int] = dict.fromkeys(ROWS, LIMIT)
VERSUS = ("aliens", "player")
"""The targets in the order of bonuses."""


def raised(bonus: tuple[int, int], effect: AttackBonus) -> tuple[int, int]:
    """Bonuses by target with that of an effect."""
    aliens, player = bonus
    return aliens + effect.n * (effect.versus != "player"), player + effect.n * (effect.versus != "aliens")


class Gear:
    """The numbers of an Empire."""

    __slots__ = (
        "actions",
        "bonus",
        "cost",
        "empire",
        "free",
        "limit",
        "look",
        "operational",
        "operations",
        "plus",
        "prepare",
        "sell_colours",
        "sleeping",
        "triggers",
    )

    def __init__(self, empire: tuple[str, ...], silent: tuple[str, ...]) -> None:
        self.empire = empire
        self.cost = COST.copy()
        self.limit = LIMITS.copy()
        self.prepare = PREPARED.copy()
        self.free = 0
        """Produced cards of an action that are not counted."""
        self.look = 0
        self.sell_colours = 1
        self.bonus = (0, 0)
        """Added to attacks on aliens and on players."""
        self.operational: dict[str, tuple[str, ...]] = {"ships": (), "technologies": (), "planets": ()}
        self.plus: tuple[str, ...] = ()
        self.actions: tuple[str, ...] = ()
        self.triggers: dict[str, tuple[str, ...]] = {}
        """Technologies by what they wait for, blockaded ones included: their owner may pay at that moment."""
        self.sleeping: tuple[str, ...] = ()
        """Blockaded cards whose text would help if their blockade were suspended before an action."""
        for code in empire:
            self._add(FACE[code], silent)
        for verb, price in self.cost.items():
            if price < 0:
                self.cost[verb] = 0
        self.operations = [verb for verb, (row, _) in OPERATIONS.items() if self.operational[row]]
        """Operational actions that have something to work with."""

    def _add(self, face: CardFace, silent: tuple[str, ...]) -> None:
        self.cost[ROW_VERB[face.row]] += 1
        if face.face == "operational":
            self.operational[face.row] += (face.card,)
        if face.trigger != "static":
            self.triggers[face.trigger] = (*self.triggers.get(face.trigger, ()), face.card)
        elif face.card in silent:
            if face.keyword != "permanent" or face.permanent:
                self.sleeping += (face.card,)
        elif face.keyword == "plus":
            self.plus += (face.card,)
        elif face.keyword == "action":
            self.actions += (face.card,)
        else:
            for effect in face.permanent:
                self._apply(effect)

    def _apply(self, effect: Effect) -> None:
        match effect:
            case CostMod():
                self.cost[effect.action] += effect.amount
            case AssemblyMod(action="prepare"):
                for row in self.prepare if effect.row == "any" else (effect.row,):
                    self.prepare[row] += effect.amount
            case AssemblyMod():
                self.limit[effect.action] += effect.amount
            case AssemblyFree():
                self.free += effect.cards
            case BuyLook():
                self.look += effect.cards
            case SellColours():
                self.sell_colours = max(self.sell_colours, effect.colours)
            case AttackBonus():
                self.bonus = raised(self.bonus, effect)


GEARS: dict[tuple[tuple[str, ...], tuple[str, ...]], Gear] = {}
MANY = 1 << 15
"""The cache is emptied before it grows larger. (`lru_cache` took a twentieth of the time of compiled rules.)"""
LATEST: list[Gear] = [Gear((), ())] * len(FACTIONS)
"""The last one of each seat that had no blockades: to compare Empires by identity costs less than to hash them."""


def gear_of(state: AlienState, seat: int) -> Gear:
    """The numbers of a player's Empire now, while the texts of blockaded cards are blank unless that is suspended."""
    player = state.players[seat]
    if player.blockades:
        suspended = state.action.suspended
        return _cached(player.empire, tuple([card for card in player.blockades if card not in suspended]))
    gear = LATEST[seat]
    if gear.empire is not player.empire:
        gear = LATEST[seat] = _cached(player.empire, ())
        player.empire = gear.empire  # equal, and the same object from now on
    return gear


def _cached(empire: tuple[str, ...], silent: tuple[str, ...]) -> Gear:
    key = (empire, silent)
    gear = GEARS.get(key)
    if gear is None:
        if len(GEARS) >= MANY:
            GEARS.clear()
        gear = GEARS[key] = Gear(empire, silent)
    return gear
