"""The adventure cards, one small script for each thing that they make a ship do.

A card is worked off as a list of jobs (`state.todo`), each a beat of its own: a seat's decision, a meteor, a line.
"""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action, Ask, Blocked, Script

from . import harm, ship
from .content import CARDS, Card, Hazard
from .goods import load
from .power import declare, halves
from .state import Job, TruckerState

PASS: Action = ("pass",)
ACCEPT: Action = ("accept",)
ENEMIES = ("slavers", "smugglers", "pirates")


def jobs_of(state: TruckerState, card: Card) -> list[Job]:
    """What a card makes happen, in order; the leader comes first unless the rules say otherwise."""
    order = state.in_flight()
    if card.kind in FOR_EACH:
        jobs: list[Job] = [(card.kind, seat) for seat in order]
        if card.kind == "planets":
            jobs.append(("leave_planets", 0))
        if card.kind == "pirates" and card.penalty:
            jobs += [("volley", number) for number in range(len(card.penalty.shots))]
        return jobs
    if card.kind == "meteoric_swarm":
        return [("meteor", number) for number in range(len(card.meteors))]
    if card.kind == "combat_zone":
        if len(order) == 1 and not state.options["lone_zone"]:
            state.tell("lone_zone", seat=order[0])
            return []
        return [("line", number) for number in range(len(card.lines))]
    return [(card.kind, 0)]


def work(state: TruckerState) -> Script[None]:
    """Do the next job of the card."""
    job, number = state.todo.pop(0)
    script = JOBS[job](state, number)
    if script is not None:
        yield from script


def _card(state: TruckerState) -> Card:
    return CARDS[state.card]


# ---- open space, planets, things abandoned


def open_space(state: TruckerState, seat: int) -> Script[None]:
    """Fly as many days as the engines declared; who declares nothing gives up (not on the first flight)."""
    strength = yield from declare(state, seat, "engine")
    if strength:
        harm.moved(state, seat, strength // 2)
    elif not state.gentle:
        give_up(state, seat, "engine")


def planets(state: TruckerState, seat: int) -> Script[None]:
    """Land on a planet that nobody has taken and load, or fly on."""
    card = _card(state)
    action = yield Ask(
        seat,
        "land",
        lambda: [("land", number) for number in _free_planets(state)] + [PASS],
        args={"days": card.days},
        blocked=lambda: _taken_planets(state),
        guide="planets",
    )
    if action == PASS:
        state.tell("passed", seat=seat)
        return
    number = int(action[1])
    state.players[seat].landed = number
    state.tell("landed", seat=seat, planet=number)
    yield from load(state, seat, card.planets[number - 1])


def _free_planets(state: TruckerState) -> list[int]:
    taken = [player.landed for player in state.players]
    return [number for number in range(1, len(_card(state).planets) + 1) if number not in taken]


def _taken_planets(state: TruckerState) -> list[Blocked]:
    return [
        Blocked(("land", player.landed), "planet_taken", {"other": other, "planet": player.landed}, guide="planets")
        for other, player in enumerate(state.players)
        if player.landed
    ]


def leave_planets(state: TruckerState, _: int) -> None:
    """Who landed falls back, the rearmost first."""
    for seat in reversed(state.in_flight()):
        if state.players[seat].landed:
            state.players[seat].landed = 0
            harm.moved(state, seat, -_card(state).days)


def abandoned_ship(state: TruckerState, seat: int) -> Script[None]:
    """One player may leave figures behind to sell the wreck."""
    card = _card(state)
    have = state.players[seat].crew
    if have < card.crew:
        state.tell("crew_short", seat=seat, need=card.crew, have=have)
        return
    if (yield from _accepts(state, seat, "wreck", crew=card.crew, credits=card.credits, days=card.days)):
        state.todo.clear()
        yield from harm.lose_crew(state, seat, card.crew)
        gain(state, seat, card.credits)
        harm.moved(state, seat, -card.days)


def abandoned_station(state: TruckerState, seat: int) -> Script[None]:
    """One player with enough figures may search the station; nobody is left behind."""
    card = _card(state)
    have = state.players[seat].crew
    if have < card.crew:
        state.tell("crew_short", seat=seat, need=card.crew, have=have)
        return
    if (yield from _accepts(state, seat, "station", days=card.days, goods=list(card.goods))):
        state.todo.clear()
        yield from load(state, seat, card.goods)
        harm.moved(state, seat, -card.days)


def _accepts(state: TruckerState, seat: int, about: str, **args: object) -> Script[bool]:
    action = yield Ask(seat, about, [ACCEPT, PASS], args=args, guide=about)
    state.tell("accepted" if action == ACCEPT else "passed", seat=seat)
    return bool(action == ACCEPT)


def gain(state: TruckerState, seat: int, amount: int) -> None:
    """Credits on the way."""
    state.earn(seat, "adventure", amount)
    state.tell("earned", seat=seat, credits=amount)


# ---- enemies


def enemy(state: TruckerState, seat: int) -> Script[None]:
    """They attack one after the other until somebody beats them; a tie does nothing."""
    card = _card(state)
    strength = yield from declare(state, seat, "cannon", enough=card.strength * 2)
    if strength == card.strength * 2:
        state.tell("drawn", seat=seat, strength=halves(strength))
    elif strength < card.strength * 2:
        yield from _defeat(state, seat, card)
    else:
        state.tell("beat", seat=seat, strength=halves(strength))
        state.todo = [job for job in state.todo if job[0] == "volley" and state.beaten]
        if (yield from _accepts(state, seat, "reward", days=card.days, credits=card.credits, goods=list(card.goods))):
            if card.credits:
                gain(state, seat, card.credits)
            else:
                yield from load(state, seat, card.goods)
            harm.moved(state, seat, -card.days)


def _defeat(state: TruckerState, seat: int, card: Card) -> Script[None]:
    penalty = card.penalty
    if penalty is None:
        return
    state.tell("beaten", seat=seat)
    if penalty.kind == "crew":
        yield from harm.lose_crew(state, seat, penalty.count)
    elif penalty.kind == "goods":
        yield from harm.lose_goods(state, seat, penalty.count)
    else:
        state.beaten.append(seat)


def volley(state: TruckerState, number: int) -> Script[None]:
    """The pirates shoot at all whom they beat; the first of them rolls for all."""
    penalty = _card(state).penalty
    if state.beaten and penalty:
        at = _roll(state, state.beaten[0], penalty.shots[number])
        for seat in list(state.beaten):
            yield from harm.shot(state, seat, penalty.shots[number], at)


def _roll(state: TruckerState, seat: int, hazard: Hazard) -> int:
    at = harm.roll(state, seat)
    state.tell("rolled", seat=seat, size=hazard[0], origin=hazard[1], number=at)
    return at


# ---- meteors


def meteor(state: TruckerState, number: int) -> Script[None]:
    """One meteor of the swarm: the leader rolls, every ship is in its way."""
    order = state.in_flight()
    hazard = _card(state).meteors[number]
    at = _roll(state, order[0], hazard)
    for seat in order:
        yield from harm.meteor(state, seat, hazard, at)


# ---- combat zone


def line(state: TruckerState, number: int) -> Script[None]:
    """One line of a combat zone: who is weakest pays; among equals who is furthest ahead."""
    criterion = _card(state).lines[number].criterion
    penalty = _card(state).lines[number].penalty
    order = state.in_flight()
    state.strengths.clear()
    for seat in order:
        if criterion == "crew":
            state.strengths[seat] = state.players[seat].crew * 2
        else:
            yield from declare(state, seat, criterion)
    weakest = min(order, key=lambda seat: state.strengths[seat])
    state.tell("weakest", seat=weakest, criterion=criterion, strength=halves(state.strengths[weakest]))
    if penalty.kind == "days":
        harm.moved(state, weakest, -penalty.count)
    elif penalty.kind == "crew":
        yield from harm.lose_crew(state, weakest, penalty.count)
    elif penalty.kind == "goods":
        yield from harm.lose_goods(state, weakest, penalty.count)
    else:
        state.target = weakest
        shots: list[Job] = [("zone_shot", number * 16 + i) for i in range(len(penalty.shots))]
        state.todo = shots + state.todo


def zone_shot(state: TruckerState, number: int) -> Script[None]:
    """One shot at the weakest, who rolls."""
    hazard = _card(state).lines[number // 16].penalty.shots[number % 16]
    yield from harm.shot(state, state.target, hazard, _roll(state, state.target, hazard))


# ---- events


def stardust(state: TruckerState, _: int) -> None:
    """Every exposed connector costs a day, the rearmost ship first."""
    for seat in reversed(state.in_flight()):
        harm.moved(state, seat, -len(ship.exposed(state.players[seat].parts)))


def epidemic(state: TruckerState, _: int) -> None:
    """Each occupied cabin joined to another occupied one loses one figure; all are marked before any leaves."""
    for seat in state.in_flight():
        player = state.players[seat]
        occupied = {*player.humans, *player.aliens}
        sick = [c for c in sorted(occupied) if any(o in occupied for o in ship.joined_to(player.parts, c))]
        for cell in sick:
            harm.remove_figure(player, cell)
        state.tell("epidemic", seat=seat, count=len(sick))


def sabotage(state: TruckerState, _: int) -> Script[None]:
    """The ship with the smallest crew loses a component picked by dice, if three throws find one."""
    weakest = min(state.in_flight(), key=lambda seat: state.players[seat].crew)
    board = state.board
    for _attempt in range(3):
        column = harm.roll(state, weakest)
        row = harm.roll(state, weakest)
        state.tell("sabotage", seat=weakest, row=row, column=column)
        if row in board.rows and 3 <= column <= 11 and board.cell(row, column) in state.players[weakest].parts:
            yield from harm.hit(state, weakest, board.cell(row, column))
            return
    state.tell("sabotage_failed", seat=weakest)


def give_up(state: TruckerState, seat: int, why: str) -> None:
    """Off the flight board; nothing more can happen to this ship."""
    state.players[seat].flying = False
    state.tell("gave_up", seat=seat, why=why)


Worker = Callable[[TruckerState, int], Script[None] | None]

FOR_EACH: dict[str, Worker] = {
    "open_space": open_space,
    "planets": planets,
    "abandoned_ship": abandoned_ship,
    "abandoned_station": abandoned_station,
    "slavers": enemy,
    "smugglers": enemy,
    "pirates": enemy,
}
JOBS: dict[str, Worker] = FOR_EACH | {
    "leave_planets": leave_planets,
    "meteor": meteor,
    "volley": volley,
    "line": line,
    "zone_shot": zone_shot,
    "stardust": stardust,
    "epidemic": epidemic,
    "sabotage": sabotage,
}
