"""Attacks: on the alien system or another Empire, ship by ship, and what becomes of everybody."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Script

from . import construction, effects
from .cards import BASIC_PLAN, COMBAT, PLANS, SYSTEMS, TECHNOLOGIES, ops_of
from .gains import gain_artifact
from .gear import gear_of
from .ops import AttackBonus, AttackReveal, GainCredits, Op, PlaceBlockade, ReplaceResult
from .pay import DECLINE, STOP, awake
from .schema import Cell
from .state import CONQUEST, AlienState

ACCEPT: Action = ("accept",)


def ready(state: AlienState, seat: int) -> tuple[str, ...]:
    """Operational ships that have not attacked this turn."""
    ships = gear_of(state, seat).operational["ships"]
    return tuple(ship for ship in ships if ship not in state.attacked) if state.attacked else ships


def targets(state: AlienState, seat: int) -> list[Action]:
    """The alien system and every other Empire."""
    return [("attack", "aliens"), *(("attack", other) for other in range(state.seats) if other != seat)]


def attack(
    state: AlienState, seat: int, ships: tuple[str, ...], bonus: int = 0, optional: bool = False
) -> Script[None]:
    """One attack with some ships: one target, one Defence Plan, a card for each ship."""
    while True:
        choice: Action = yield Ask(
            seat,
            "target",
            lambda: targets(state, seat) + ([DECLINE] if optional else []) + effects.playable(state, seat),
            guide="attack",
        )
        if choice[0] != "artifact":
            break
        yield from effects.play_artifact(state, seat, str(choice[1]))
    if choice == DECLINE:
        return
    target = choice[1]
    if isinstance(target, int):
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


def choose_plan(state: AlienState, seat: int, target: int) -> Script[str]:
    """The defender picks the basic Defence Plan or one of its own before any card is revealed."""
    defender = state.players[target]
    plan = BASIC_PLAN
    if defender.plans:
        choice: Action = yield Ask(
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
        self.table = table
        self.bonus = bonus
        self.struck = False
        self.besieged = False
        self.insured = False

    def strikes(self, ships: tuple[str, ...]) -> Script[None]:
        """The ships attack one by one, in their owner's order; each may decline."""
        state, seat = self.state, self.seat
        if len(ships) == 1 and not state.players[seat].artifacts and not self._asides():
            yield from self.strike(ships[0])
            return
        while self._left(ships):
            choice: Action = yield Ask(
                seat,
                "strike",
                lambda: [("strike", ship) for ship in self._left(ships)] + [STOP] + self._asides(),
                guide="attack",
            )
            if choice == STOP:
                return
            if choice[0] == "artifact":
                yield from effects.play_artifact(state, seat, str(choice[1]))
            elif choice[0] == "suspend":
                effects.suspend(state, seat, str(choice[1]))
            else:
                yield from self.strike(str(choice[1]))

    def _left(self, ships: tuple[str, ...]) -> list[str]:
        empire = self.state.players[self.seat].empire
        return [ship for ship in ships if ship not in self.state.attacked and f"{ship}.o" in empire]

    def _asides(self) -> list[Action]:
        """Artifacts, and blockaded technologies that would help an attack."""
        found = effects.playable(self.state, self.seat)
        for action in effects.suspensions(self.state, self.seat):
            card = str(action[1])
            if card in TECHNOLOGIES and any(isinstance(op, AttackBonus) for op in TECHNOLOGIES[card].logistics.ops):
                found.append(action)
        return found

    def strike(self, ship: str) -> Script[None]:
        """Reveal, add the bonuses, apply the row."""
        state, seat = self.state, self.seat
        state.attacked.append(ship)
        yield from self._first_strike()
        powers: tuple[Op, ...] = ops_of(f"{ship}.o") if (yield from awake(state, seat, ship)) else ()
        card = yield from self._combat_card(ship, powers)
        if card is None:
            return
        gear = gear_of(state, seat)
        own = sum(op.n for op in powers if isinstance(op, AttackBonus))
        more = gear.bonus["aliens" if self.target is None else "player"] + state.bonus + self.bonus
        value = COMBAT[card] + own + more
        state.tell("strikes", seat=seat, card=ship, number=COMBAT[card], bonus=own + more, value=value)
        yield from self._apply(ship, row_of(self.table, value), powers)
        for op in powers:
            if isinstance(op, GainCredits):
                state.tell("gained", seat=seat, count=state.players[seat].gain(op.n), card=ship)

    def _first_strike(self) -> Script[None]:
        """What happens each time one attacks, however many ships do."""
        if not self.struck:
            self.struck = True
            for card in gear_of(self.state, self.seat).triggers.get("on_attack", ()):
                if (yield from awake(self.state, self.seat, card)):
                    construction.reward(self.state, self.seat, card)

    def _combat_card(self, ship: str, powers: tuple[Op, ...]) -> Script[str | None]:
        """The card whose number counts; whoever holds artifacts may use them before it does.

        An artifact may lead to another attack in between, so only the cards above `below` are this ship's.
        """
        state, seat = self.state, self.seat
        below = len(state.table)
        for _ in range(max([1, *(op.cards for op in powers if isinstance(op, AttackReveal))])):
            card = state.draw()
            if card is not None:
                state.table.append(card)
        shown = state.table[below:]
        if not shown:
            return None
        state.tell("reveals", seat=seat, card=ship, resources=shown)
        counts: list[Action] = [("take", card) for card in shown] if len(shown) > 1 else [ACCEPT]
        choice: Action = ACCEPT
        while len(shown) > 1 or state.players[seat].artifacts:
            choice = yield Ask(seat, "combat", lambda: counts + effects.playable(state, seat), guide="attack")
            if choice[0] != "artifact":
                break
            yield from effects.play_artifact(state, seat, str(choice[1]))
        state.discard.extend(shown)
        del state.table[below:]
        return str(choice[1]) if choice[0] == "take" else shown[0]

    def _apply(self, ship: str, cell: Cell, powers: tuple[Op, ...]) -> Script[None]:
        state, seat = self.state, self.seat
        player = state.players[seat]
        if cell.vp:
            player.earned[CONQUEST] += cell.vp
            state.tell("spoils", seat=seat, points=cell.vp, card=ship)
        if cell.credits:
            state.tell("gained", seat=seat, count=player.gain(cell.credits), card=ship)
        yield from self._settle(ship, cell, powers)
        for _ in range(cell.artifacts):
            yield from gain_artifact(state, seat)
        if self.target is not None:
            yield from self._defend(self.target, cell)

    def _settle(self, ship: str, cell: Cell, powers: tuple[Op, ...]) -> Script[None]:
        """The fate of the ship, softened by one step at most."""
        state, seat = self.state, self.seat
        fate = cell.ship
        if fate == "none":
            return
        softer = [op.after for op in powers if isinstance(op, ReplaceResult) and op.before == fate]
        if softer:
            fate = softer[0]
        else:
            for card in gear_of(state, seat).triggers.get("on_ship_result", ()):
                ops = [op for op in TECHNOLOGIES[card].logistics.ops if isinstance(op, ReplaceResult)]
                better = [op.after for op in ops if op.before == fate]
                if better and (yield from awake(state, seat, card)):
                    fate = better[0]
                    break
        if fate != "none":
            lose(state, seat, ship, fate)

    def _defend(self, target: int, cell: Cell) -> Script[None]:
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
            for card in gear_of(state, self.seat).triggers.get("on_place_blockade", ()):
                if (yield from awake(state, self.seat, card)):
                    self.besieged = True
                    tokens += sum(op.n for op in TECHNOLOGIES[card].logistics.ops if isinstance(op, PlaceBlockade))
        yield from blockade(state, self.seat, target, tokens)
        if not self.insured:
            self.insured = True
            for card in gear_of(state, target).triggers.get("on_blockaded", ()):
                if (yield from awake(state, target, card)):
                    construction.reward(state, target, card)


def lose(state: AlienState, seat: int, ship: str, fate: str) -> None:
    """A damaged ship goes back under construction with nothing prepared, a destroyed one under its deck."""
    player = state.players[seat]
    player.empire = tuple(code for code in player.empire if code[:-2] != ship)
    state.tokens += player.blockades.pop(ship, 0)
    state.tell(fate, seat=seat, card=ship)
    if fate == "damaged":
        player.works[ship] = ()
    else:
        state.put_under("ships", ship)


def blockade(state: AlienState, seat: int, target: int, tokens: int) -> Script[None]:
    """The attacker places tokens on cards of an Empire as it likes; what the supply lacks is lost."""
    defender = state.players[target]
    for left in range(tokens, 0, -1):
        if not state.tokens or not defender.empire:
            return
        choice: Action = yield Ask(
            seat,
            "blockade",
            lambda: [("blockade", code[:-2]) for code in defender.empire],
            args={"other": target, "count": left},
            guide="blockade",
        )
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
