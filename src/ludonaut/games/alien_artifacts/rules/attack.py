"""Attacks: on the alien system or another Empire, ship by ship, with their results."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Action, Ask

from ..content.decks import BASIC_PLAN, COMBAT, FACE, ON_FACE, PLANS, SYSTEMS, TECHNOLOGIES
from ..content.effects import AttackBonus, AttackReveal, MoreBlockades, Replacement, ReplaceResult
from ..content.schema import Cell
from ..state import CONQUEST, AlienState
from .asking import DECLINE, Apply, Rule, Skippable, awake, suspend, trigger
from .gains import gain_artifact
from .gear import VERSUS, gear_of
from .options import STOP, suspensions

ACCEPT: Action = ("accept",)
RAID: Action = ("raid",)


def targets(state: AlienState, seat: int, optional: bool) -> list[Action]:
    """The alien system and every other Empire."""
    found = [RAID, *(("attack", other) for other in range(state.seats) if other != seat)]
    return [*found, DECLINE] if optional else found


def attack(state: AlienState, seat: int, ships: tuple[str, ...], bonus: int = 0, optional: bool = False) -> Rule[None]:
    """One attack with some ships: one target, one Defence Plan, a card for each ship."""
    choice = yield Ask(seat, "target", partial(targets, state, seat, optional), guide="attack")
    if choice == DECLINE:
        return
    if choice[0] == "attack":
        target = int(choice[1])
        plan = yield from choose_plan(state, seat, target)
        yield from _Assault(state, seat, target, PLANS[plan].table, bonus).strikes(ships)
        return
    system = state.tops["systems"]
    state.tell("attacks_aliens", seat=seat, system=system)
    assault = _Assault(state, seat, None, SYSTEMS[system].table, bonus)
    yield from assault.strikes(ships)
    if assault.struck and state.tops["systems"] == system:
        state.put_under("systems", state.take_top("systems"))
        state.tell("system", system=state.tops["systems"])


def choose_plan(state: AlienState, seat: int, target: int) -> Rule[str]:
    """The defender picks the basic Defence Plan or one of its own before any card is revealed."""
    defender = state.players[target]
    plan = BASIC_PLAN
    if defender.plans:
        choice = yield Ask(
            target,
            "plan",
            lambda: [("plan", BASIC_PLAN), *(("plan", plan) for plan in defender.plans)],
            args={"other": seat},
            guide="defence",
        )
        plan = str(choice[1])
        if plan != BASIC_PLAN and plan not in defender.shown:
            defender.shown.append(plan)
    state.tell("attacks", seat=seat, other=target, plan=plan)
    return plan


def row_of(table: dict[int, Cell], value: int) -> Cell:
    """The row of an attack value. Above 4 without a row of its own: row 4, or the highest row if that is passed."""
    if value in table:
        return table[value]
    return table[max(table)] if value > max(table) else table[4]


class _Assault:
    """One attack in progress: what happens once an attack is remembered here, in the beat that began it."""

    def __init__(self, state: AlienState, seat: int, target: int | None, table: dict[int, Cell], bonus: int) -> None:
        self.state = state
        self.seat = seat
        self.target = target
        self.versus = 0 if target is None else 1
        self.table = table
        self.bonus = bonus
        self.struck = False
        self.besieged = False
        self.insured = False

    def strikes(self, ships: tuple[str, ...]) -> Rule[None]:
        """The ships attack one by one, in their owner's order; each may hold back, knowing the Defence Plan."""
        state, seat = self.state, self.seat
        lone = self.target is None and self._left(ships) == list(ships[:1])
        if lone and not self._asides() and not state.players[seat].artifacts:
            yield from self.strike(ships[0])
            return
        while self._left(ships):
            choice = yield Ask(
                seat,
                "strike",
                lambda: [*(("strike", ship) for ship in self._left(ships)), STOP, *self._asides()],
                guide="attack",
            )
            if choice == STOP:
                return
            if choice[0] == "suspend":
                suspend(state, seat, str(choice[1]))
                state.action.suspended += (str(choice[1]),)
            else:
                yield from self.strike(str(choice[1]))

    def _left(self, ships: tuple[str, ...]) -> list[str]:
        empire, attacked = self.state.players[self.seat].empire, self.state.turn.attacked
        return [ship for ship in ships if ship not in attacked and ON_FACE[ship]["operational"] in empire]

    def _asides(self) -> list[Action]:
        """Blockaded technologies that would help an attack."""
        found = []
        for action in suspensions(self.state, self.seat):
            card = str(action[1])
            if card in TECHNOLOGIES and any(isinstance(op, AttackBonus) for op in TECHNOLOGIES[card].logistics.ops):
                found.append(action)
        return found

    def strike(self, ship: str) -> Rule[None]:
        """Reveal, add the bonuses, apply the row."""
        state, seat = self.state, self.seat
        state.turn.attacked += (ship,)
        if not self.struck:
            self.struck = True
            yield from trigger(state, seat, "on_attack")
        face = FACE[ON_FACE[ship]["operational"]]
        powers = face.effects if (yield from awake(state, seat, ship)) else ()
        card = yield from self._combat_card(ship, max([1, *(p.cards for p in powers if isinstance(p, AttackReveal))]))
        if card is None:
            return
        versus = ("any", VERSUS[self.versus])
        own = sum(p.n for p in powers if isinstance(p, AttackBonus) and not p.when and p.versus in versus)
        more = gear_of(state, seat).bonus[self.versus] + state.turn.bonus[self.versus] + self.bonus
        value = COMBAT[card] + own + more
        state.tell("strikes", seat=seat, card=ship, number=COMBAT[card], bonus=own + more, value=value)
        yield from self._apply(ship, row_of(self.table, value), [p for p in powers if isinstance(p, ReplaceResult)])
        if powers:
            yield Apply(seat, face.instants("after_attack"), ship)

    def _combat_card(self, ship: str, number: int) -> Rule[str | None]:
        """The card whose number counts; whoever holds artifacts may use them before it does.

        An artifact may lead to another attack in between, so the cards of this ship are known here.
        """
        state = self.state
        shown = state.draw(number)
        if not shown:
            return None
        state.table.extend(shown)
        state.tell("reveals", seat=self.seat, card=ship, resources=shown)
        options: list[Action] = [("take", card) for card in shown] if len(shown) > 1 else [ACCEPT]
        choice = yield Skippable(Ask(self.seat, "combat", options, guide="attack"))
        for card in shown:
            state.table.remove(card)
        state.discard.extend(shown)
        return str(choice[1]) if choice[0] == "take" else shown[0]

    def _apply(self, ship: str, cell: Cell, softeners: list[ReplaceResult]) -> Rule[None]:
        state, seat = self.state, self.seat
        player = state.players[seat]
        if cell.vp:
            player.earned[CONQUEST] += cell.vp
            state.tell("spoils", seat=seat, points=cell.vp, card=ship)
        if cell.credits:
            state.tell("gained", seat=seat, count=player.gain(cell.credits), card=ship)
        yield from self._settle(ship, cell, softeners)
        for _ in range(cell.artifacts):
            yield from gain_artifact(state, seat)
        if self.target is not None:
            yield from self._defend(self.target, cell)

    def _settle(self, ship: str, cell: Cell, softeners: list[ReplaceResult]) -> Rule[None]:
        """The fate of the ship, softened by one step at most."""
        fate = cell.ship
        if fate == "none":
            return
        own = [change.after for change in softeners if change.before == fate]

        def helps(change: Replacement) -> bool:
            return not own and isinstance(change, ReplaceResult) and change.before == fate

        changes = yield from trigger(self.state, self.seat, "on_ship_result", wanted=helps, one=True)
        fates = [*own, *(change.after for change in changes if isinstance(change, ReplaceResult)), fate]
        if fates[0] != "none":
            lose(self.state, self.seat, ship, fates[0])

    def _defend(self, target: int, cell: Cell) -> Rule[None]:
        state = self.state
        defender = state.players[target]
        if cell.defender_vp:
            defender.earned[CONQUEST] += cell.defender_vp
            state.tell("spoils_defender", seat=target, points=cell.defender_vp)
        if cell.defender_credits:
            state.tell("gained_defender", seat=target, count=defender.gain(cell.defender_credits))
        tokens = cell.blockade
        if not tokens or not defender.empire or not state.tokens:
            return
        if not self.besieged:
            self.besieged = True
            changes = yield from trigger(state, self.seat, "on_place_blockade")
            tokens += sum(change.n for change in changes if isinstance(change, MoreBlockades))
        yield from blockade(state, self.seat, target, tokens)
        if not self.insured:
            self.insured = True
            yield from trigger(state, target, "on_blockaded")


def lose(state: AlienState, seat: int, ship: str, fate: str) -> None:
    """A damaged ship goes back under construction with nothing prepared, a destroyed one under its deck."""
    player = state.players[seat]
    player.empire = tuple(code for code in player.empire if FACE[code].card != ship)
    state.tokens += player.blockades.pop(ship, 0)
    state.tell(fate, seat=seat, card=ship)
    if fate == "damaged":
        player.works[ship] = ()
    else:
        state.put_under("ships", ship)


def blockade(state: AlienState, seat: int, target: int, tokens: int) -> Rule[None]:
    """Put tokens on cards of another Empire, as long as there are any."""
    defender = state.players[target]
    for left in range(tokens, 0, -1):
        if not state.tokens:
            return
        choice = yield Ask(
            seat,
            "blockade",
            lambda: [("blockade", FACE[code].card) for code in defender.empire] if state.tokens else [],
            args={"other": target, "count": left},
            guide="blockade",
        )
        if choice == STOP:
            return
        card = str(choice[1])
        state.tokens -= 1
        defender.blockades[card] = defender.blockades.get(card, 0) + 1
        state.tell("blockaded", seat=seat, other=target, card=card)


def free(state: AlienState, seat: int, card: str) -> None:
    """A token goes back to the supply."""
    player = state.players[seat]
    player.blockades[card] -= 1
    if not player.blockades[card]:
        del player.blockades[card]
    state.tokens += 1
    state.tell("freed", seat=seat, card=card)
