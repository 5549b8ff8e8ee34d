"""Signals: marking them, scanning, and settling the sectors that they fill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import call
from typing import TypeAlias

from ludonaut.kernel import Action, Script, in_any_order

from ..content import (
    CARDS,
    COLOUR_STARS,
    STAR_COLOUR,
    STAR_FIRST,
    STAR_IDS,
    STAR_INDEX,
    STAR_LATER,
    STAR_SLOTS,
    TECH_INDEX,
)
from ..content.effects import Gain, Scan, Signal
from ..state import SIGNALS, Player, SetiState, agency, clockwise, species_named
from .anomalies import next_anomaly
from .counting import completable, flying
from .gains import (
    PUBLICITY_LIMIT,
    discard,
    discard_from_hand,
    draw_from_deck,
    gain_points,
    gain_publicity,
    refill_row,
)
from .missions import trigger
from .probes import fire, fly, launch, may_launch
from .run import NONE, SKIP, Context, choose, handles, meanwhile, on_cards, pick, resolve

TILE = -1
"""Stands for the 'Oumuamua tile among the stars."""
TILE_SLOTS = 3
TILE_POINTS = {1: 1, 3: 2}
STAR_POINTS = {2: 2}
ONE_DATA = (Gain("data", 1),)
ROW, SHOW, SCAN_ROW, SCAN_HAND = tuple(map(on_cards, ("row", "show", "scan_row", "scan_hand")))
SCAN_EARTH: list[Action] = [("scan_earth", star) for star in STAR_IDS]

NEIGHBOURS = 1 << TECH_INDEX["telescope_1"]
MERCURY = 1 << TECH_INDEX["telescope_2"]
HAND = 1 << TECH_INDEX["telescope_3"]
LAUNCH_OR_MOVE = 1 << TECH_INDEX["telescope_4"]


def name_of(target: int) -> str:
    return "oumuamua" if target == TILE else STAR_IDS[target]


def targets(state: SetiState, sectors: Sequence[int]) -> list[int]:
    """Where a signal meant for one of these sectors may go: their stars, and the tile if it is there."""
    found = [state.stars[sector] for sector in sectors]
    if state.tile and state.sky.where["oumuamua"] & 7 in sectors:
        found.append(TILE)
    return found


def mark(state: SetiState, seat: int, target: int, context: Context, data: bool = True) -> Script[None]:
    """Replace the leftmost data by a marker; beyond the last it still counts for the majority."""
    context.marks.append(target)
    marks = markers(state, target)
    marks.append(seat)
    state.tell("signal", seat=seat, star=name_of(target))
    points = (TILE_POINTS if target == TILE else STAR_POINTS).get(len(marks), 0)
    if points:
        gain_points(state, seat, points, SIGNALS)
    slots = TILE_SLOTS if target == TILE else STAR_SLOTS[target]
    if data and len(marks) <= slots:
        yield from resolve(state, seat, ONE_DATA, context)
    if target == TILE:
        return
    if len(marks) == slots and state.armed and state.active == seat:
        yield from fire(state, seat, ("fill",))
    yield from trigger(state, seat, (f"signal {STAR_COLOUR[target]}",))


def markers(state: SetiState, target: int) -> list[int]:
    """Whose markers lie at a star or on the tile."""
    return species_named(state, "oumuamua").data if target == TILE else state.signals[target]


def signal(state: SetiState, seat: int, places: Sequence[int], context: Context, data: bool = True) -> Script[None]:
    """One signal on one of several stars, or the tile, of the player's choice."""
    options: list[Action] = [("signal", name_of(place)) for place in places]
    answer = yield from pick(seat, "signal", options, guide="signals")
    yield from mark(state, seat, place_named(str(answer[1])), context, data)


def place_named(name: str) -> int:
    return TILE if name == "oumuamua" else STAR_INDEX[name]


def star_sectors(state: SetiState, stars: Sequence[int]) -> list[int]:
    return [state.stars.index(star) for star in stars]


def planet_sector(state: SetiState, planet: str) -> int:
    return state.sky.where[planet] & 7


# ---- signals that an effect gives


@handles(Signal)
def signals(state: SetiState, seat: int, effect: Signal, context: Context) -> Script[None]:
    where, count, data = effect.where, effect.count, effect.data
    if where == "row":
        yield from from_row(state, seat, count, context)
    elif where == "hand":
        yield from from_hand(state, seat, count, context)
    elif where == "deck":
        yield from _from_deck(state, seat, count, context)
    elif where == "probe":
        yield from _at_own_probe(state, seat, count, context, data)
    elif where == "any":
        yield from _anywhere(state, seat, count, context)
    elif where == "neighbours":
        if context.sector >= 0:
            for sector in ((context.sector - 1) % 8, (context.sector + 1) % 8):
                yield from signal(state, seat, targets(state, [sector]), context, data)
    else:
        for _ in range(count):
            sectors = _named_sectors(state, effect)
            if sectors:
                yield from signal(state, seat, targets(state, sectors), context, data)


def _named_sectors(state: SetiState, effect: Signal) -> list[int]:
    where, name = effect.where, effect.name
    if where == "colour":
        return star_sectors(state, COLOUR_STARS[name])
    if where == "star":
        return star_sectors(state, [STAR_INDEX[name]])
    if where == "anomaly":
        return [next_anomaly(state)[0]]
    return [planet_sector(state, name)] if name in state.sky.where else []


def _signal_of(state: SetiState, seat: int, card: str, told: str, context: Context) -> Script[None]:
    """A signal for a discarded card, at a star of its colour."""
    state.tell(told, seat=seat, card=card)
    return signal(state, seat, targets(state, star_sectors(state, COLOUR_STARS[CARDS[card].colour])), context)


def from_row(state: SetiState, seat: int, count: int, context: Context) -> Script[None]:
    """Discard cards of the row for their colours; the row is filled up only after the last."""
    for _ in range(count):
        if not state.row:
            break
        answer = yield from choose(seat, "row", lambda: [ROW[card] for card in state.row], guide="scan")
        if answer == NONE:
            break
        state.gaps += 1
        yield from _signal_of_row_card(state, seat, str(answer[1]), context)
    state.gaps = 0
    refill_row(state)


def _signal_of_row_card(state: SetiState, seat: int, card: str, context: Context) -> Script[None]:
    state.row.remove(card)
    discard(state, card)
    yield from _signal_of(state, seat, card, "row", context)


def from_hand(state: SetiState, seat: int, count: int, context: Context) -> Script[None]:
    """Up to a number of cards of the hand may be discarded for a signal of their colour."""
    player = state.players[seat]
    for _ in range(count):
        if not player.hand:
            yield from meanwhile(state, seat)
        if not player.hand:
            return
        answer = yield from choose(
            seat, "hand_signal", lambda: [*[SHOW[card] for card in player.hand], SKIP], guide="signals"
        )
        if answer in (SKIP, NONE):
            return
        yield from _signal_of_hand_card(state, seat, str(answer[1]), context)


def _signal_of_hand_card(state: SetiState, seat: int, card: str, context: Context) -> Script[None]:
    discard_from_hand(state, seat, card)
    yield from _signal_of(state, seat, card, "hand_signal", context)


def _from_deck(state: SetiState, seat: int, count: int, context: Context) -> Script[None]:
    for _ in range(count):
        card = draw_from_deck(state)
        if not card:
            return
        discard(state, card)
        yield from _signal_of(state, seat, card, "deck_signal", context)


def _at_own_probe(state: SetiState, seat: int, count: int, context: Context, data: bool) -> Script[None]:
    """All these signals go to the sector of one of the player's probes."""
    sectors = list(dict.fromkeys(cell & 7 for cell in flying(state.players[seat])))
    if not sectors:
        return
    options: list[Action] = [("sector", STAR_IDS[state.stars[sector]]) for sector in sectors]
    answer = yield from pick(seat, "probe_sector", options, guide="signals")
    context.sector = state.stars.index(STAR_INDEX[str(answer[1])])
    for _ in range(count):
        yield from signal(state, seat, targets(state, [context.sector]), context, data)


def _anywhere(state: SetiState, seat: int, count: int, context: Context) -> Script[None]:
    """Any sector; several signals all go to the same one."""
    everywhere = targets(state, range(8))
    options: list[Action] = [("signal", name_of(place)) for place in everywhere]
    answer = yield from pick(seat, "signal", options, guide="signals")
    target = place_named(str(answer[1]))
    for _ in range(count):
        yield from mark(state, seat, target, context)


# ---- the scan action


def scan(state: SetiState, seat: int, context: Context) -> Script[None]:
    """Earth's sector and a card of the row, in either order, with any telescope technologies between."""
    player = state.players[seat]
    earth, row = partial(_earth, state, player), partial(_row, state, player)
    left = [earth, row, *[partial(step, state, player) for tech, step in TELESCOPES.items() if player.techs & tech]]

    def stop() -> list[Action]:
        """The first two are not optional."""
        return [] if earth in left or (row in left and state.row) else [DONE]

    def do(_: object, action: Action) -> Script[None]:
        return _scan_step(state, seat, action, context)

    while True:
        yield from in_any_order(seat, "scan", left, call, do, stop=stop, ask=choose, guide="scan")
        if not left or any(map(call, left)):
            break
        yield from meanwhile(state, seat)  # what was gained may pay for a technology
        if not any(map(call, left)):
            break
    yield from trigger(state, seat, ("scan",))


@handles(Scan)
def scan_given(state: SetiState, seat: int, effect: Scan, context: Context) -> Script[None]:
    return scan(state, seat, context)


DONE: Action = ("done",)
Step: TypeAlias = Callable[[SetiState, Player], list[Action]]
"""What can be done now for a step of the scan."""


def _earth(state: SetiState, player: Player) -> list[Action]:
    earth = state.sky.earth & 7
    if not player.techs & NEIGHBOURS:
        return [SCAN_EARTH[state.stars[earth]]]
    return [SCAN_EARTH[state.stars[sector]] for sector in (earth, (earth - 1) % 8, (earth + 1) % 8)]


def _row(state: SetiState, player: Player) -> list[Action]:
    return [SCAN_ROW[card] for card in state.row]


def _mercury(state: SetiState, player: Player) -> list[Action]:
    return [("scan_mercury",)] if player.publicity > 0 else []


def _hand(state: SetiState, player: Player) -> list[Action]:
    return [SCAN_HAND[card] for card in player.hand]


def _support(state: SetiState, player: Player) -> list[Action]:
    launch: list[Action] = [("scan_launch",)] if player.energy > 0 and may_launch(player) else []
    return [*launch, ("scan_move",)] if player.probes or player.capsules else launch


TELESCOPES: dict[int, Step] = {MERCURY: _mercury, HAND: _hand, LAUNCH_OR_MOVE: _support}


def _scan_step(state: SetiState, seat: int, step: Action, context: Context) -> Script[None]:
    player = state.players[seat]
    verb = step[0]
    if verb == "scan_earth":
        sector = state.stars.index(STAR_INDEX[str(step[1])])
        yield from signal(state, seat, targets(state, [sector]), context)
    elif verb == "scan_row":
        yield from _signal_of_row_card(state, seat, str(step[1]), context)
        refill_row(state)
    elif verb == "scan_mercury":
        player.publicity -= 1
        yield from signal(state, seat, targets(state, [planet_sector(state, "mercury")]), context)
    elif verb == "scan_hand":
        yield from _signal_of_hand_card(state, seat, str(step[1]), context)
    elif verb == "scan_launch":
        player.energy -= 1
        yield from launch(state, seat)
    else:
        yield from fly(state, seat, 1)


# ---- filled sectors


def filled(state: SetiState) -> list[int]:
    """Stars, and the tile, whose last data is gone."""
    full = [star for star, marks in enumerate(state.signals) if len(marks) >= STAR_SLOTS[star]]
    return [*full, TILE] if state.tile and len(markers(state, TILE)) >= TILE_SLOTS else full


def settle_sectors(state: SetiState) -> Script[None]:
    """After the main action, the player whose turn it is settles all filled sectors in the order of its choice."""
    while full := filled(state):
        if len(full) == 1 and _has_something_to_lose(state):
            yield from meanwhile(state, state.active)
        options: list[Action] = [("settle", name_of(place)) for place in full]
        answer = yield from pick(state.active, "settle", options, guide="sectors")
        yield from settle(state, place_named(str(answer[1])))


def _has_something_to_lose(state: SetiState) -> bool:
    """Settling may undo a mission's condition, and its publicity may be too much."""
    return state.players[state.active].publicity == PUBLICITY_LIMIT or bool(completable(state, state.active))


def leader(marks: list[int]) -> int:
    """Most markers; of equals, whose latest one lies furthest right."""
    return max(dict.fromkeys(reversed(marks)), key=marks.count)


def settle(state: SetiState, star: int) -> Script[None]:
    """Majority covers the sector, all who took part gain publicity, the second keeps a marker, data come back."""
    if star == TILE:
        _settle_tile(state)
        return
    marks = state.signals[star]
    winner = leader(marks)
    rest = [seat for seat in marks if seat != winner]
    second = leader(rest) if rest else None
    first_time = not state.won[star]
    state.won[star].append(winner)
    contributors = [seat for seat in clockwise(state, state.active) if seat in marks]
    state.signals[star] = [] if second is None else [second]
    state.tell("covered_sector", seat=winner, star=STAR_IDS[star])
    for seat in contributors:
        gain_publicity(state, seat, 1)
    reward = STAR_FIRST[star] if first_time else STAR_LATER[star]
    yield from resolve(state, winner, reward, Context(SIGNALS))
    yield from trigger(state, winner, (f"win {STAR_COLOUR[star]}", "win any"))


def _settle_tile(state: SetiState) -> None:
    """Nobody wins the tile: all who marked it gain an exofossil, and its three data come back."""
    marks = markers(state, TILE)
    for seat in clockwise(state, state.active):
        if seat in marks:
            agency(state, seat).exofossils += 1
            state.tell("gained_exofossil", seat=seat, count=1)
    marks.clear()
