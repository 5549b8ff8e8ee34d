"""The adventure cards, one small script for each thing that they make a ship do.

A card is worked off as a list of jobs (`state.todo`), each a beat of its own: a seat's decision, a meteor, a line.
"""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import Action, Ask, Blocked, Script

from ..content import CARDS, Card, Penalty
from ..state import Job, JobKind, TruckerState
from . import hazards, losses, ship
from .first_flight import rules_of
from .goods import load
from .strength import declare, halves

PASS: Action = ("pass",)
ACCEPT: Action = ("accept",)


def jobs_of(state: TruckerState, card: Card) -> list[Job]:
    """What a card makes happen, in order; the leader comes first unless the rules say otherwise."""
    order = state.in_flight()
    if card.kind == "meteoric_swarm":
        return [Job("meteor", number=number) for number in range(len(card.meteors))]
    if card.kind == "combat_zone":
        if len(order) == 1 and not state.options["lone_zone"]:
            return []
        return [Job("line", line=line) for line in range(len(card.lines))]
    if card.kind in ("stardust", "epidemic"):
        return [Job(card.kind, seat) for seat in (reversed(order) if card.kind == "stardust" else order)]
    if card.kind == "sabotage":
        return [Job("sabotage", number=attempt) for attempt in range(3)]
    jobs = [Job(card.kind, seat) for seat in order]
    if card.kind == "planets":
        jobs.append(Job("leave_planets"))
    if card.kind == "pirates" and card.penalty:
        jobs += [Job("volley", number=number) for number in range(len(card.penalty.shots))]
    return jobs


def work(state: TruckerState) -> Script[None] | None:
    """Do the next job of the card."""
    job = state.todo.pop(0)
    return JOBS[job.kind](state, job)


def _card(state: TruckerState) -> Card:
    return CARDS[state.card]


# ---- open space, planets, things abandoned


def open_space(state: TruckerState, job: Job) -> Script[None]:
    """Fly as many days as the engines declared; whoever declares nothing gives up (not on the first flight)."""
    strength = yield from declare(state, job.seat, "engine")
    if strength:
        losses.move(state, job.seat, strength // 2)
    elif rules_of(state).gives_up:
        give_up(state, job.seat, "engine")
    else:
        state.tell("no_engine", seat=job.seat)


def planets(state: TruckerState, job: Job) -> Script[None]:
    """Land on a planet that nobody has taken and load, or fly on."""
    seat, card = job.seat, _card(state)
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


def leave_planets(state: TruckerState, _: Job) -> None:
    """Whoever landed falls back, the rearmost first."""
    landed = [seat for seat in reversed(state.in_flight()) if state.players[seat].landed]
    state.todo = [Job("depart", seat) for seat in landed]


def depart(state: TruckerState, job: Job) -> None:
    """One ship leaves its planet and loses the days."""
    state.players[job.seat].landed = 0
    losses.move(state, job.seat, -_card(state).days)


def abandoned_ship(state: TruckerState, job: Job) -> Script[None]:
    """One player may leave figures behind to sell the wreck."""
    seat, card = job.seat, _card(state)
    if _has_crew(state, seat, card.crew) and (
        yield from _accepts(state, seat, "wreck", crew=card.crew, credits=card.credits, days=card.days)
    ):
        state.todo.clear()
        yield from losses.lose_crew(state, seat, card.crew)
        gain(state, seat, card.credits)
        losses.move(state, seat, -card.days)


def abandoned_station(state: TruckerState, job: Job) -> Script[None]:
    """One player with enough figures may search the station; nobody is left behind."""
    seat, card = job.seat, _card(state)
    if _has_crew(state, seat, card.crew) and (
        yield from _accepts(state, seat, "station", days=card.days, goods=list(card.goods))
    ):
        state.todo.clear()
        yield from load(state, seat, card.goods)
        losses.move(state, seat, -card.days)


def _has_crew(state: TruckerState, seat: int, need: int) -> bool:
    have = state.players[seat].crew
    if have < need:
        state.tell("crew_short", seat=seat, need=need, have=have)
    return have >= need


def _accepts(state: TruckerState, seat: int, about: str, **args: object) -> Script[bool]:
    action = yield Ask(seat, about, [ACCEPT, PASS], args=args, guide=about)
    state.tell("accepted" if action == ACCEPT else "passed", seat=seat)
    return bool(action == ACCEPT)


def gain(state: TruckerState, seat: int, amount: int) -> None:
    """Credits on the way."""
    state.earn(seat, "adventure", amount)
    state.tell("earned", seat=seat, credits=amount)


# ---- enemies


def enemy(state: TruckerState, job: Job) -> Script[None]:
    """They attack one after the other until somebody beats them; a tie does nothing."""
    seat, card = job.seat, _card(state)
    strength = yield from declare(state, seat, "cannon", enough=card.strength * 2)
    result = "drawn" if strength == card.strength * 2 else "beat" if strength > card.strength * 2 else "beaten"
    state.tell(result, seat=seat, strength=halves(strength), enemy=card.strength)
    if result == "beaten":
        yield from _defeat(state, seat, card)
    elif result == "beat":
        state.todo = [job for job in state.todo if job.kind == "volley" and state.beaten]
        if (yield from _accepts(state, seat, "reward", days=card.days, credits=card.credits, goods=list(card.goods))):
            if card.credits:
                gain(state, seat, card.credits)
            else:
                yield from load(state, seat, card.goods)
            losses.move(state, seat, -card.days)


def _defeat(state: TruckerState, seat: int, card: Card) -> Script[None]:
    if card.penalty and card.penalty.kind == "shots":
        state.beaten.append(seat)
    elif card.penalty:
        yield from _pay(state, seat, card.penalty)


def _pay(state: TruckerState, seat: int, penalty: Penalty) -> Script[None]:
    """What a defeat costs at once."""
    if penalty.kind == "days":
        losses.move(state, seat, -penalty.count)
    elif penalty.kind == "crew":
        yield from losses.lose_crew(state, seat, penalty.count)
    else:
        yield from losses.lose_goods(state, seat, penalty.count)


def volley(state: TruckerState, job: Job) -> None:
    """The pirates shoot at all whom they beat; the first of them rolls for all."""
    penalty = _card(state).penalty
    if state.beaten and penalty:
        hazards.launch_hazard(state, "shot", penalty.shots[job.number], state.beaten[0], state.beaten.copy())


# ---- meteors


def meteor(state: TruckerState, job: Job) -> None:
    """One meteor of the swarm: the leader rolls, every ship is in its way."""
    order = state.in_flight()
    hazards.launch_hazard(state, "meteor", _card(state).meteors[job.number], order[0], order)


# ---- combat zone


def line(state: TruckerState, job: Job) -> None:
    """A line of a combat zone begins: from the leader on everybody declares, then the weakest pays."""
    criterion = _card(state).lines[job.line].criterion
    state.strengths.clear()
    steps = [Job("penalty", line=job.line)]
    if criterion == "crew":
        state.strengths = {seat: state.players[seat].crew * 2 for seat in state.in_flight()}
    else:
        steps[:0] = [Job("declare", seat, line=job.line) for seat in state.in_flight()]
    state.todo[:0] = steps
    state.tell("line", line=job.line + 1, criterion=criterion)


def declare_for_line(state: TruckerState, job: Job) -> Script[None]:
    """One ship declares its strength in a combat zone."""
    criterion = _card(state).lines[job.line].criterion
    yield from declare(state, job.seat, criterion)


def penalty_of_line(state: TruckerState, job: Job) -> Script[None]:
    """Whoever is weakest pays; among equals the ship furthest ahead."""
    chosen = _card(state).lines[job.line]
    weakest = min(state.in_flight(), key=lambda seat: state.strengths[seat])
    state.tell(
        "weakest",
        seat=weakest,
        criterion=chosen.criterion,
        strength=halves(state.strengths[weakest]),
        line=job.line + 1,
    )
    if chosen.penalty.kind == "shots":
        shots = range(len(chosen.penalty.shots))
        state.todo[:0] = [Job("zone_shot", weakest, job.line, number) for number in shots]
    else:
        yield from _pay(state, weakest, chosen.penalty)


def zone_shot(state: TruckerState, job: Job) -> None:
    """One shot at the weakest, who rolls."""
    hazard = _card(state).lines[job.line].penalty.shots[job.number]
    hazards.launch_hazard(state, "shot", hazard, job.seat, [job.seat])


# ---- events


def stardust(state: TruckerState, job: Job) -> None:
    """Every exposed connector costs a day, the rearmost ship first."""
    losses.move(state, job.seat, -len(ship.exposed(state.players[job.seat].parts)))


def epidemic(state: TruckerState, job: Job) -> None:
    """Each occupied cabin joined to another occupied one loses one figure; all are marked before any leaves."""
    player = state.players[job.seat]
    occupied = {*player.humans, *player.aliens}
    sick = [c for c in sorted(occupied) if any(o in occupied for o in ship.joined_to(player.parts, c))]
    for cell in sick:
        losses.remove_figure(player, cell)
    state.tell("epidemic", seat=job.seat, count=len(sick))


def sabotage(state: TruckerState, job: Job) -> Script[None]:
    """One of three throws for a component of the ship with the smallest crew."""
    weakest = min(state.in_flight(), key=lambda seat: state.players[seat].crew)
    board = state.board
    column, of_column = hazards.roll(state), state.dice
    row = hazards.roll(state)
    state.dice = of_column + state.dice
    state.tell("sabotage", seat=weakest, row=row, column=column, dice=list(state.dice))
    if row in board.rows and 3 <= column <= 11 and board.cell(row, column) in state.players[weakest].parts:
        state.todo.clear()
        yield from losses.destroy(state, weakest, board.cell(row, column))
    elif not state.todo:
        state.tell("sabotage_failed", seat=weakest)


def give_up(state: TruckerState, seat: int, why: str) -> None:
    """Off the flight board; nothing more can happen to this ship."""
    state.players[seat].flying = False
    state.tell("gave_up", seat=seat, why=why)


Worker = Callable[[TruckerState, Job], Script[None] | None]

JOBS: dict[JobKind, Worker] = {
    "open_space": open_space,
    "planets": planets,
    "leave_planets": leave_planets,
    "depart": depart,
    "abandoned_ship": abandoned_ship,
    "abandoned_station": abandoned_station,
    "slavers": enemy,
    "smugglers": enemy,
    "pirates": enemy,
    "volley": volley,
    "meteor": meteor,
    "impact": hazards.impact,
    "line": line,
    "declare": declare_for_line,
    "penalty": penalty_of_line,
    "zone_shot": zone_shot,
    "stardust": stardust,
    "epidemic": epidemic,
    "sabotage": sabotage,
}
