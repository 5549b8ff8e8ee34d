"""What the cards of an Empire do together: costs, limits and bonuses, worked out once for each Empire.

Rules ask for these numbers at every decision and an Empire changes seldom, so they are kept by Empire.
"""

from __future__ import annotations

from functools import lru_cache

from .cards import ROW_OF, TECHNOLOGIES, ops_of
from .ops import AssemblyFree, AssemblyMod, AttackBonus, BuyLook, CostMod, Op, SellColours
from .state import AlienState

BASE = 5
LIMIT = 2
STATIC = (CostMod, AssemblyMod, AssemblyFree, AttackBonus, BuyLook, SellColours)


class Gear:
    """The numbers of an Empire."""

    __slots__ = (
        "actions",
        "bonus",
        "cost",
        "count",
        "free",
        "limit",
        "look",
        "operational",
        "plus",
        "prepare",
        "sell_colours",
        "sleeping",
        "triggers",
    )

    def __init__(self, empire: tuple[str, ...], silent: tuple[str, ...]) -> None:
        self.count = {"ships": 0, "technologies": 0, "planets": 0}
        self.cost = dict.fromkeys(("buy", "build", "develop", "discover", "offensive", "revenue", "mine"), BASE)
        self.limit = dict.fromkeys(("build", "develop", "discover", "sell"), LIMIT)
        self.prepare = {"ships": LIMIT, "technologies": LIMIT, "planets": LIMIT}
        self.free = 0
        """Produced cards of an action that are not counted."""
        self.look = 0
        self.sell_colours = 1
        self.bonus = {"aliens": 0, "player": 0}
        self.operational: dict[str, tuple[str, ...]] = {"ships": (), "technologies": (), "planets": ()}
        self.plus: tuple[str, ...] = ()
        self.actions: tuple[str, ...] = ()
        self.triggers: dict[str, tuple[str, ...]] = {}
        """Technologies by what they wait for, blockaded ones included: their owner may pay at that moment."""
        self.sleeping: tuple[str, ...] = ()
        """Blockaded cards whose text would help if their blockade were suspended before an action."""
        for code in empire:
            self._add(code, silent)
        for verb, row in (("build", "ships"), ("develop", "technologies"), ("discover", "planets")):
            self.cost[verb] += self.count[row]
        for verb, price in self.cost.items():
            self.cost[verb] = max(0, price)

    def _add(self, code: str, silent: tuple[str, ...]) -> None:
        card = code[:-2]
        row = ROW_OF[card]
        self.count[row] += 1
        if code[-1] == "o":
            self.operational[row] += (card,)
            return
        if row == "technologies":
            self._add_technology(card, silent)
        elif card in silent:
            self.sleeping += (card,)
        else:
            for op in ops_of(code):
                self._apply(op)

    def _add_technology(self, card: str, silent: tuple[str, ...]) -> None:
        face = TECHNOLOGIES[card].logistics
        if face.trigger not in ("", "static", "on_buy"):
            self.triggers[face.trigger] = (*self.triggers.get(face.trigger, ()), card)
        elif card in silent:
            self.sleeping += (card,)
        elif face.keyword == "plus":
            self.plus += (card,)
        elif face.keyword == "action":
            self.actions += (card,)
        else:
            for op in face.ops:
                self._apply(op)

    def _apply(self, op: Op) -> None:
        match op:
            case CostMod():
                self.cost[op.action] += op.amount
            case AssemblyMod(action="prepare"):
                for row in self.prepare if op.row == "any" else (op.row,):
                    self.prepare[row] += op.amount
            case AssemblyMod():
                self.limit[op.action] += op.amount
            case AssemblyFree():
                self.free += op.cards
            case BuyLook():
                self.look += op.cards
            case SellColours():
                self.sell_colours = max(self.sell_colours, op.colours)
            case AttackBonus():
                for target in self.bonus if op.versus == "any" else (op.versus,):
                    self.bonus[target] += op.n


@lru_cache(maxsize=1 << 15)
def gear(empire: tuple[str, ...], silent: tuple[str, ...] = ()) -> Gear:
    """The numbers of this Empire while the texts of the `silent` cards are blank."""
    return Gear(empire, silent)


def gear_of(state: AlienState, seat: int) -> Gear:
    """The numbers of a player's Empire now."""
    player = state.players[seat]
    if not player.blockades:
        return gear(player.empire)
    if not state.lifted:
        return gear(player.empire, tuple(player.blockades))
    return gear(player.empire, tuple([card for card in player.blockades if card not in state.lifted]))
