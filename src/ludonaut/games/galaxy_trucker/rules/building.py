"""Building: a race for components in one warehouse, with the hourglass as one more seat.

Three tempos share every rule below. In *real* time all are asked at once and the clock is asked with them; *relaxed* is
the same without the clock; *stepped* gives time a price: each thing done costs ticks and whoever has used the fewest
goes on, so that people by appointment, bots and simulations build under the same pressure.
"""

from __future__ import annotations

from collections.abc import Callable

from ludonaut.kernel import CLOCK, Action, Ask, Blocked, Race, Script

from ..content import FLIGHT, TILES
from ..state import Player, TruckerState
from .first_flight import rules_of

RUN = FLIGHT.hourglass
"""How many ticks the sand runs in the stepped tempo."""
LAST = 12 * RUN
"""In the stepped tempo building ends here at the latest, even if nobody ever finishes."""
COST: dict[str | int, int] = {
    "draw": 2,
    "take": 2,
    "take_aside": 1,
    "lift": 1,
    "turn": 1,
    "weld": 0,
    "place": 1,
    "put_back": 1,
    "set_aside": 1,
    "look": 6,
    "flip": 1,
    "finish": 1,
    "wait": 10,
}
GOES_ON: frozenset[str | int] = frozenset(("draw", "take", "take_aside", "lift", "turn", "weld"))
"""What leaves something to decide in the same turn."""

DRAW: Action = ("draw",)
LIFT: Action = ("lift",)
TURN: Action = ("turn",)
WELD: Action = ("weld",)
PUT_BACK: Action = ("put_back",)
SET_ASIDE: Action = ("set_aside",)
FLIP: Action = ("flip",)
WAIT: Action = ("wait",)
STOP_LOOK: Action = ("stop_look",)
RUN_OUT: Action = ("run_out",)
TAKE: dict[int, Action] = {tile: ("take", f"t{tile}") for tile in TILES}
TAKE_ASIDE: dict[int, Action] = {tile: ("take_aside", f"t{tile}") for tile in TILES}
FINISH: dict[int, Action] = {number: ("finish", number) for number in range(1, 5)}
LOOK: dict[int, Action] = {number: ("look", number) for number in range(1, 4)}


def build(state: TruckerState) -> Script[None]:
    """One beat of building: a turn in the stepped tempo, else whatever is done first."""
    return _stepped(state) if state.options["tempo"] == "stepped" else _raced(state)


# ---- the tempos


def has_hourglass(state: TruckerState) -> bool:
    """The first flight and the relaxed tempo go without."""
    return state.options["tempo"] != "relaxed" and rules_of(state).hourglass


def _raced(state: TruckerState) -> Script[None]:
    asks = {seat: question(state, seat) for seat in range(state.seats) if not state.players[seat].order}
    if can_flip(state, True):
        for seat in range(state.seats):
            if seat not in asks:
                asks[seat] = Ask(seat, "flip", [FLIP], guide="hourglass", pause=True)
    if state.running:
        asks[CLOCK] = Ask(CLOCK, "sand", [RUN_OUT])
    seat, action = yield Race(asks, final=state.options["tempo"] == "real")
    if seat == CLOCK:
        run_out(state)
    else:
        state.players[seat].ticks += COST.get(action[0], 0)
        do(state, seat, action)
    _maybe_over(state)


def _stepped(state: TruckerState) -> Script[None]:
    seat, now = next_up(state)
    if now >= LAST or (not state.sand and now >= state.flipped + RUN and has_hourglass(state)):
        time_up(state)
        return
    player = state.players[seat]
    player.ticks = now
    state.running = now < state.flipped + RUN
    if player.order:
        action = yield Ask(seat, "flip_or_wait", [FLIP, WAIT], guide="hourglass")
        player.ticks += COST[action[0]]
        do(state, seat, action)
        return
    verb: str | int = "draw"
    while verb in GOES_ON:
        action = yield question(state, seat)
        verb = action[0]
        player.ticks += COST[verb]
        do(state, seat, action)
    _maybe_over(state)


def next_up(state: TruckerState) -> tuple[int, int]:
    """Whose turn it is in the stepped tempo, and when: the fewest ticks, ties from the starter on.

    Who has finished comes back only to turn the hourglass once it has run out.
    """
    best, when, out = -1, 1 << 30, state.flipped + RUN
    for turn in range(state.starter, state.starter + state.seats):
        seat = turn if turn < state.seats else turn - state.seats
        player = state.players[seat]
        now = player.ticks
        if player.order:
            if not state.sand:
                continue
            if now < out:
                now = out
        if now < when:
            best, when = seat, now
    return best, when


def can_flip(state: TruckerState, done: bool) -> bool:
    """The sand must have run out; the last turn, from 1 to start, is only for a player who has finished."""
    return not state.running and (state.sand > 1 or (state.sand == 1 and done))


def run_out(state: TruckerState) -> None:
    """The clock's move: the sand has run out, and on the start spot that is the end of building."""
    state.running = False
    state.tell("sand", spot=state.sand)
    if not state.sand:
        time_up(state)


def _maybe_over(state: TruckerState) -> None:
    if state.phase == "build" and not state.orders:
        state.phase = "built"


def time_up(state: TruckerState) -> None:
    """Hands off: what lies on a ship is part of it, what is held goes back and counts for nothing."""
    state.tell("time_up")
    for player in state.players:
        if not player.order:
            player.looking = 0
            if player.spot:
                weld(state, player)
            elif player.hand:
                if player.from_aside:
                    player.aside.append(player.hand)
                else:
                    state.lay_open(player.hand)
                player.empty_hand()
    state.phase = "grab"


def grab(state: TruckerState) -> Script[None]:
    """After time is up the order tiles left go to whoever takes them first (stepped: who has used least time)."""
    late = [seat for seat in range(state.seats) if not state.players[seat].order]
    if not late:
        state.phase = "built"
        return
    asks = {seat: Ask(seat, "grab", [FINISH[n] for n in state.orders], guide="finish") for seat in late}
    if state.options["tempo"] == "stepped" or len(late) == 1:
        seat = min(late, key=lambda s: state.players[s].ticks)
        action = yield asks[seat]
    else:
        seat, action = yield Race(asks, final=state.options["tempo"] == "real")
    do(state, seat, action)


# ---- the question


def question(state: TruckerState, seat: int) -> Ask:
    """What a builder is asked: about the component in hand, or what to do next."""
    player = state.players[seat]
    if player.looking:
        actions = [STOP_LOOK, FLIP] if can_flip(state, False) else [STOP_LOOK]
        return Ask(seat, "looking", actions, args={"pile": player.looking}, guide="piles", pause=True)
    about = "build" if not player.hand else "lying" if player.spot else "held"
    return Ask(
        seat,
        about,
        lambda: events(state, seat),
        args=lambda: {"tile": f"t{player.hand}"} if player.hand else {},
        blocked=lambda: blocked(state, seat),
        guide="building",
    )


def events(state: TruckerState, seat: int) -> list[Action]:
    """All that somebody who is still building may do now."""
    player, rules = state.players[seat], rules_of(state)
    if player.hand and not player.spot:
        return _held(state, player)
    actions: list[Action] = []
    if player.spot:
        actions += (LIFT, TURN, WELD)
        if not player.from_aside:
            actions.append(PUT_BACK)
        if len(player.aside) < rules.set_aside:
            actions.append(SET_ASIDE)
    if state.facedown:
        actions.append(DRAW)
    if state.faceup:
        actions += [TAKE[tile] for tile in state.faceup if tile]
    if player.aside:
        actions += [TAKE_ASIDE[tile] for tile in player.aside]
    if state.piles and (player.spot or len(player.parts) > 1):
        actions += LOOK.values()
        for other in state.players:
            if other.looking:
                actions.remove(LOOK[other.looking])
    orders = state.orders if rules.any_order_tile else state.orders[:1]
    actions += [FINISH[number] for number in orders]
    if can_flip(state, False):
        actions.append(FLIP)
    return actions


def _held(state: TruckerState, player: Player) -> list[Action]:
    places = state.board.places
    actions: list[Action] = []
    for cell in player.rim:
        actions += places[cell]
    if not player.from_aside:
        actions.append(PUT_BACK)
    if len(player.aside) < rules_of(state).set_aside:
        actions.append(SET_ASIDE)
    if can_flip(state, False):
        actions.append(FLIP)
    return actions


def blocked(state: TruckerState, seat: int) -> list[Blocked]:
    """Actions that a builder might look for, and why they are not possible."""
    player = state.players[seat]
    found: list[Blocked] = []
    held = player.hand and not player.spot
    if held:
        found.append(Blocked(DRAW, "hand_full", guide="building"))
        found.append(Blocked(FINISH[state.orders[0]], "hand_full", guide="finish"))
    elif not state.facedown:
        found.append(Blocked(DRAW, "warehouse_empty", guide="building"))
    if player.hand and player.from_aside:
        found.append(Blocked(PUT_BACK, "from_aside", guide="aside"))
    if player.hand and len(player.aside) >= FLIGHT.set_aside:
        found.append(Blocked(SET_ASIDE, "aside_full", {"most": FLIGHT.set_aside}, guide="aside"))
    if state.piles and not held:
        found += _blocked_piles(state, seat)
    if has_hourglass(state) and not can_flip(state, False):
        why = "sand_runs" if state.running else "last_flip" if state.sand else "sand_done"
        found.append(Blocked(FLIP, why, guide="hourglass"))
    return found


def _blocked_piles(state: TruckerState, seat: int) -> list[Blocked]:
    player = state.players[seat]
    if not player.spot and len(player.parts) == 1:
        return [Blocked(LOOK[1], "weld_first", guide="piles")]
    return [
        Blocked(LOOK[other.looking], "pile_taken", {"other": who, "pile": other.looking}, guide="piles")
        for who, other in enumerate(state.players)
        if other.looking and who != seat
    ]


# ---- what is done


def do(state: TruckerState, seat: int, action: Action) -> None:
    """Do one thing. Taking another component or finishing welds what lies on the ship."""
    DOES[action[0]](state, seat, action)


def _draw(state: TruckerState, seat: int, _: Action) -> None:
    player = state.players[seat]
    weld(state, player)
    player.hand = state.rng.take(state.facedown)
    state.tell("drew", seat=seat, tile=f"t{player.hand}")


def _take(state: TruckerState, seat: int, action: Action) -> None:
    """Its place stays free, so that in a race nothing else moves under anybody's hand."""
    player, tiles = state.players[seat], state.faceup
    weld(state, player)
    player.hand = int(str(action[1])[1:])
    tiles[tiles.index(player.hand)] = 0
    state.tell("took", seat=seat, tile=action[1])


def _take_aside(state: TruckerState, seat: int, action: Action) -> None:
    player = state.players[seat]
    weld(state, player)
    player.hand, player.from_aside = int(str(action[1])[1:]), True
    player.aside.remove(player.hand)
    state.tell("took_aside", seat=seat, tile=action[1])


def _place(state: TruckerState, seat: int, action: Action) -> None:
    player = state.players[seat]
    player.spot = state.board.cell(int(action[1]), int(action[2]))
    player.turn = int(action[3])
    state.tell("placed", seat=seat, tile=f"t{player.hand}", row=action[1], column=action[2])


def _put_back(state: TruckerState, seat: int, _: Action) -> None:
    player = state.players[seat]
    state.lay_open(player.hand)
    state.tell("put_back", seat=seat, tile=f"t{player.hand}")
    player.empty_hand()


def _set_aside(state: TruckerState, seat: int, _: Action) -> None:
    player = state.players[seat]
    player.aside.append(player.hand)
    state.tell("set_aside", seat=seat, tile=f"t{player.hand}")
    player.empty_hand()


def _lift(state: TruckerState, seat: int, _: Action) -> None:
    state.players[seat].spot = 0


def _turn(state: TruckerState, seat: int, _: Action) -> None:
    player = state.players[seat]
    player.turn = (player.turn + 1) % 4


def _weld(state: TruckerState, seat: int, _: Action) -> None:
    weld(state, state.players[seat])


def _look(state: TruckerState, seat: int, action: Action) -> None:
    """Look through a pile. In the stepped tempo the time is paid at once and the pile goes back."""
    player, number = state.players[seat], int(action[1])
    if number not in player.seen:
        player.seen.append(number)
        player.seen.sort()
    if state.options["tempo"] != "stepped":
        player.looking = number
    state.tell("looked", to=(seat,), secret={"cards": list(state.piles[number - 1])}, seat=seat, pile=number)


def _stop_look(state: TruckerState, seat: int, _: Action) -> None:
    state.players[seat].looking = 0


def _flip(state: TruckerState, seat: int, _: Action) -> None:
    """Turn the hourglass onto the next spot; in the team game of experts the partners change places."""
    state.sand -= 1
    state.running = True
    state.flips += 1
    state.flipped = state.players[seat].ticks
    state.tell("flipped", seat=seat, spot=state.sand)
    if state.options["teams"] == "swap" and state.sand:
        change_places(state)


def _wait(_state: TruckerState, _seat: int, _: Action) -> None:
    """Only time goes by."""


def _finish(state: TruckerState, seat: int, action: Action) -> None:
    player, number = state.players[seat], int(action[1])
    weld(state, player)
    player.order = number
    state.orders.remove(number)
    state.tell("finished", seat=seat, order=number)


DOES: dict[str | int, Callable[[TruckerState, int, Action], None]] = {
    "draw": _draw,
    "take": _take,
    "take_aside": _take_aside,
    "place": _place,
    "put_back": _put_back,
    "set_aside": _set_aside,
    "lift": _lift,
    "turn": _turn,
    "weld": _weld,
    "look": _look,
    "stop_look": _stop_look,
    "flip": _flip,
    "wait": _wait,
    "finish": _finish,
}


def weld(state: TruckerState, player: Player) -> None:
    """Make what lies on the ship a part of it for good; nothing happens if nothing lies there."""
    if player.spot:
        player.attach(state.board, player.spot, player.hand * 4 + player.turn)
        player.empty_hand()


def change_places(state: TruckerState) -> None:
    """Partners change seats: the ship, its order tile and what is in hand there stay; what one knows goes along."""
    players = state.players
    for a in (0, 1):
        b = state.partner(a)
        one, two = players[a], players[b]
        players[a], players[b] = two, one
        one.seen, two.seen = two.seen, one.seen
        one.ticks, two.ticks = two.ticks, one.ticks
        one.looking = two.looking = 0
    state.tell("changed_places")
