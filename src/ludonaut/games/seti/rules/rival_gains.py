"""What the solo rival gains: progress, data, traces and signals; the rest counts as progress."""

from __future__ import annotations

from ludonaut.kernel import Script

from ..content import (
    COLOUR_STARS,
    COLOURS,
    RIVAL_CARDS,
    SOLO,
    SPECIES,
    STAR_INDEX,
    STAR_SLOTS,
    RivalBoard,
)
from ..content import effects as fx
from ..state import DISCOVERY, OVERFLOW, RIVAL, Rival, SetiState, rival_of
from .gains import gain_points, gain_publicity
from .run import RIVAL_HANDLERS, Context, handles, resolve
from .signals import leader, mark, planet_sector
from .traces import can_pay, is_open, occupied, place_trace

COMPUTER = tuple(fx.read_effects(space) for space in SOLO.computer)
TRACK = 12
INCOME_PROGRESS = 4


def board_of(state: SetiState) -> RivalBoard:
    return next(board for board in SOLO.boards if board.level == state.options["level"])


def arrow(state: SetiState, count: int) -> int:
    """The leftmost or the rightmost of several, as the current action card says."""
    now = rival_of(state).now
    return count - 1 if now and RIVAL_CARDS[now].arrow == "right" else 0


def progress(state: SetiState, steps: int) -> None:
    """Along the track; each time round, an advanced card goes on top of its deck."""
    rival = rival_of(state)
    for _ in range(steps):
        rival.progress = (rival.progress + 1) % TRACK
        if rival.progress == 0 and len(rival.reserve) > rival.tops:
            rival.tops += 1
            state.tell("rival_stronger")
    if steps:
        state.tell("rival_progress", count=steps)


def take_data(state: SetiState, tokens: int) -> Script[None]:
    """Straight to the computer; what does not fit waits in a pool without limit."""
    rival = rival_of(state)
    for _ in range(tokens):
        if rival.top < len(COMPUTER):
            rival.top += 1
            yield from resolve(state, RIVAL, COMPUTER[rival.top - 1], Context())
        else:
            rival.data += 1


@handles(fx.Gain, by=RIVAL_HANDLERS)
def gain(state: SetiState, seat: int, effect: fx.Gain, context: Context) -> Script[None]:
    """Points, publicity, data and exofossils as anybody; everything else is progress."""
    what, count = effect.what, effect.count
    if what == "vp":
        gain_points(state, RIVAL, count, context.source)
    elif what == "publicity":
        gain_publicity(state, RIVAL, count)
    elif what == "data":
        yield from take_data(state, count)
    elif what == "exofossil":
        rival_of(state).exofossils += count
    else:
        progress(state, count)
    state.tell(f"gained_{what}", seat=RIVAL, count=count)


@handles(fx.Draw, fx.TakeCard, fx.TakeAlien, fx.DealAlien, fx.DealExertians, fx.Income, by=RIVAL_HANDLERS)
def gain_cards(state: SetiState, seat: int, effect: fx.Effect, context: Context) -> None:
    """A step for each card, four for an income; of the Exertians only markers count."""
    count = effect.count if isinstance(effect, fx.Counted) else 1
    progress(state, INCOME_PROGRESS * count if isinstance(effect, fx.Income) else count)


@handles(fx.Trace, by=RIVAL_HANDLERS)
def gain_traces(state: SetiState, seat: int, effect: fx.Trace, context: Context) -> Script[None]:
    for _ in range(effect.count):
        yield from trace(state, effect.colour)


@handles(fx.Signal, by=RIVAL_HANDLERS)
def gain_signals(state: SetiState, seat: int, effect: fx.Signal, context: Context) -> Script[None]:
    for _ in range(effect.count):
        if effect.where == "colour":
            star = best_star(state, COLOUR_STARS[effect.name])
        elif effect.where == "star":
            star = STAR_INDEX[effect.name]
        else:
            star = state.stars[planet_sector(state, effect.name)]
        yield from mark(state, RIVAL, star, context)


def best_star(state: SetiState, stars: tuple[int, ...]) -> int:
    """Where it would cover the sector, else gain the second place's points, else has most markers.

    At each of the three steps the larger sector comes first.
    """

    def rank(star: int) -> tuple[int, int, int]:
        marks, slots = state.signals[star], STAR_SLOTS[star]
        if len(marks) + 1 >= slots and leader([*marks, RIVAL]) == RIVAL:
            return 2, 0, slots
        return (1, 0, slots) if len(marks) == 1 else (0, marks.count(RIVAL), slots)

    return max(stars, key=rank)


def trace(state: SetiState, colour: str) -> Script[None]:
    """On the lowest space of the column over both species; surplus only when all else is full."""
    rival = rival_of(state)
    spaces: list[tuple[float, int, str, int]] = []
    for index, species in enumerate(state.species):
        for one in COLOURS if colour == "any" else (colour,):
            if not occupied(species, one, DISCOVERY):
                spaces.append((0, index, one, DISCOVERY))
            if not species.found:
                continue
            for tier, space in enumerate(SPECIES[species.name][one], 1):
                if is_open(species, one, tier, space) and _affordable(rival, space.cost):
                    spaces.append((tier - 0.5 * (one == "yellow"), index, one, tier))
    if spaces:
        lowest = min(space[0] for space in spaces)
        level = [space for space in spaces if space[0] == lowest]
        _, index, one, tier = level[arrow(state, len(level))]
    else:
        one = COLOURS[0] if colour == "any" else colour
        index, tier = arrow(state, 2), OVERFLOW
    yield from place_trace(state, RIVAL, index, one, tier)


def _affordable(rival: Rival, cost: tuple[str, int] | None) -> bool:
    """Data are paid only while its computer is full."""
    if cost is not None and cost[0] == "data" and rival.top < len(COMPUTER):
        return False
    return can_pay(rival, cost)
