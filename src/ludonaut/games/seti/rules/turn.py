"""A turn: one main action, free actions around it, then what is settled between turns. Rounds and their end."""

from __future__ import annotations

from ludonaut.kernel import Action, Ask, Blocked, Script, Together

from ..content import CARDS, LIGHTSAILS, PLANET_OF, PLANETS, TRACKS
from ..state import PLAYED, TRACES, Player, SetiState, agency, clockwise
from ..verbs import FREE
from . import solo
from .counting import TOP_SPACES
from .free import free_action, free_actions, with_free_actions
from .gains import (
    HAND_LIMIT,
    TUCK,
    discard,
    discard_one,
    draw,
    gain_points,
    leave_hand,
    pay_income,
)
from .milestones import milestone, neutral_milestones, reached
from .missions import trigger
from .objectives import change_objectives
from .probes import land, landing_cost, landing_places, launch, may_launch, orbit, probe_limit, probe_planets
from .research import clear_computer, research, researchable
from .rotation import rotate
from .run import Context, on_cards, resolve
from .signals import filled, scan, settle_sectors
from .species import discover, discoverable, send_message
from .traces import trace

COSTS = TRACKS.costs
LAUNCH_CREDITS = COSTS["launch"]["credits"]
ORBIT_CREDITS = COSTS["orbit"]["credits"]
SCAN_CREDITS, SCAN_ENERGY = COSTS["scan"]["credits"], COSTS["scan"]["energy"]
ANALYSE_ENERGY = COSTS["analyse"]["energy"]
RESEARCH_PUBLICITY = COSTS["research"]["publicity"]

PLAY, KEEP = on_cards("play"), on_cards("keep")
ORBIT: dict[str, Action] = {planet: ("orbit", planet) for planet in PLANETS}
LAUNCH: Action = ("launch",)
SCAN: Action = ("scan",)
ANALYSE: Action = ("analyse",)
RESEARCH: Action = ("research",)
PASS: Action = ("pass",)
END: Action = ("end",)
WAIT: Action = ("wait",)
PRICES: dict[str, tuple[int, bool]] = {card.id: (card.cost, card.currency == "credit") for card in CARDS.values()}


def beat(state: SetiState) -> Script[None] | None:
    """The next beat, from nothing but the state."""
    if state.phase == "setup":
        return first_income(state)
    return play_turn(state) if state.phase == "turn" else None


def first_income(state: SetiState) -> Script[None]:
    """Everybody, together, tucks one of the first five cards; then the tucked cards pay."""
    yield Together({seat: _choose_income(state, seat) for seat in range(state.seats)})
    state.phase = "turn"
    for seat in range(state.seats):
        card = state.players[seat].tucked[0]
        state.tell("tucked", seat=seat, card=card, income=CARDS[card].income)
        yield from pay_income(state, seat, CARDS[card].income)


def _choose_income(state: SetiState, seat: int) -> Script[None]:
    player = state.players[seat]
    answer: Action = yield Ask(
        seat, "first_income", lambda: [TUCK[card] for card in player.hand], guide="income", args={"who": seat}
    )
    card = str(answer[1])
    player.hand.remove(card)
    player.tucked.append(card)


def play_turn(state: SetiState) -> Script[None]:
    """The beat of one turn."""
    if state.active < state.seats:
        yield from player_turn(state, state.active)
        yield from between_turns(state)
        change_objectives(state)
    else:
        yield from (solo.act(state) if solo.has_cards(state) else rival_pass(state))
        yield from solo.settle_sectors(state)
        yield from between_turns(state)
    yield from next_turn(state)


def player_turn(state: SetiState, seat: int) -> Script[None]:
    """Free actions as one likes, one main action among them."""
    acted = False
    while True:
        if acted:
            action: Action = yield Ask(seat, "end", lambda: [*free_actions(state, seat), END], guide="turn")
        else:
            action = yield Ask(
                seat, "turn", lambda: turn_actions(state, seat), blocked=lambda: blocked(state, seat), guide="turn"
            )
        verb = str(action[0])
        if verb == "end":
            break
        if verb in FREE:
            yield from free_action(state, seat, action)
        elif verb == "pass":
            yield from pass_round(state, seat)
            yield from settle_sectors(state)
            break
        else:
            yield from with_free_actions(state, seat, main_action(state, seat, action))
            acted = True
        if acted and filled(state):
            yield from with_free_actions(state, seat, settle_sectors(state))
    for card in state.armed:
        if card in LIGHTSAILS:
            gain_points(state, seat, len(set(state.visited)), PLAYED)


# ---- the eight main actions


def turn_actions(state: SetiState, seat: int) -> list[Action]:
    """Main actions first, then the free ones."""
    player = state.players[seat]
    credits, energy = player.credits, player.energy
    options: list[Action] = []
    if credits >= LAUNCH_CREDITS and may_launch(player):
        options.append(LAUNCH)
    if player.probes and energy:
        planets = probe_planets(state, seat)
        if planets:
            if credits >= ORBIT_CREDITS:
                options.extend([ORBIT[planet] for planet in planets])
            options.extend(landings(state, seat))
    if credits >= SCAN_CREDITS and energy >= SCAN_ENERGY:
        options.append(SCAN)
    if energy >= ANALYSE_ENERGY and player.top == TOP_SPACES:
        options.append(ANALYSE)
    for card in player.hand:
        cost, in_credits = PRICES[card]
        if cost <= (credits if in_credits else energy):
            options.append(PLAY[card])
    if player.publicity >= RESEARCH_PUBLICITY and researchable(state, seat, "any"):
        options.append(RESEARCH)
    options.append(PASS)
    options.extend(free_actions(state, seat))
    return options


def landings(state: SetiState, seat: int) -> list[Action]:
    """Planets and moons that the player can land on and pay for."""
    energy = state.players[seat].energy
    costs = {planet: landing_cost(state, seat, planet) for planet in probe_planets(state, seat)}
    if all(cost > energy for cost in costs.values()):
        return []
    return [("land", place) for place in landing_places(state, seat) if costs[PLANET_OF[place]] <= energy]


def main_action(state: SetiState, seat: int, action: Action) -> Script[None]:
    """Pay for it and carry it out."""
    player, verb = state.players[seat], str(action[0])
    if verb == "play":
        return play_card(state, seat, str(action[1]))
    if verb == "land":
        place = str(action[1])
        player.pay(energy=landing_cost(state, seat, PLANET_OF[place]))
        return land(state, seat, place)
    player.pay(**COSTS[verb])
    if verb == "launch":
        return launch(state, seat)
    if verb == "orbit":
        return orbit(state, seat, str(action[1]))
    if verb == "scan":
        state.tell("scanned", seat=seat)
        return scan(state, seat, Context())
    if verb == "analyse":
        clear_computer(player)
        state.tell("analysed", seat=seat)
        return trace(state, seat, "blue", Context(TRACES))
    return research(state, seat, "any", Context())


def play_card(state: SetiState, seat: int, card: str) -> Script[None]:
    """Pay its cost, carry out its effect, then put it where its kind belongs."""
    player = state.players[seat]
    printed = CARDS[card]
    player.pay(**_price(card))
    leave_hand(state, seat, card)
    state.playing = "" if printed.kind == "message" else card
    state.tell("played", seat=seat, card=card)
    if printed.kind == "message":
        send_message(state, seat, card)
    context = Context(PLAYED, card)
    yield from resolve(state, seat, printed.effects, context)
    if printed.currency == "credit":
        yield from trigger(state, seat, (f"play {printed.cost}",))
    state.playing = ""
    _put_away(state, player, card, context.place)


def _put_away(state: SetiState, player: Player, card: str, kept: str) -> None:
    kind = CARDS[card].kind
    if kept == "tucked" or kind == "message":
        return
    if kept == "hand":
        player.hand.append(card)
        player.shown.append(card)
    elif kind in ("condition", "trigger"):
        player.missions.append(card)
        player.covered.append(0)
    elif kind == "final":
        player.finals.append(card)
    else:
        discard(state, card)


def _price(card: str) -> dict[str, int]:
    cost, in_credits = PRICES[card]
    return {"credits" if in_credits else "energy": cost}


def blocked(state: SetiState, seat: int) -> list[Blocked]:
    """Main actions that one would look for, and what is missing."""
    player, planets = state.players[seat], probe_planets(state, seat)
    reasons: list[Blocked | None] = []
    if may_launch(player):
        reasons.append(_lack(player, LAUNCH, COSTS["launch"]))
    else:
        reasons.append(Blocked(LAUNCH, "probe_limit", {"limit": probe_limit(player)}, "launch"))
    if planets:
        reasons.append(_lack(player, ORBIT[planets[0]], COSTS["orbit"]))
        reasons.append(_lack(player, ("land", planets[0]), {"energy": landing_cost(state, seat, planets[0])}))
    else:
        reasons.extend(Blocked((verb,), "no_probe_at_planet", guide=verb) for verb in ("orbit", "land"))
    reasons.append(_lack(player, SCAN, COSTS["scan"]))
    if player.top < TOP_SPACES:
        reasons.append(Blocked(ANALYSE, "computer", {"filled": player.top, "spaces": TOP_SPACES}, "analyse"))
    else:
        reasons.append(_lack(player, ANALYSE, COSTS["analyse"]))
    reasons.append(_lack(player, RESEARCH, COSTS["research"]))
    reasons.extend(_lack(player, PLAY[card], _price(card)) for card in player.hand)
    return [reason for reason in reasons if reason is not None]


def _lack(player: Player, action: Action, needed: dict[str, int]) -> Blocked | None:
    """Why the player cannot pay; None if it can."""
    guide = str(action[0])
    if all(getattr(player, what) >= count for what, count in needed.items()):
        return None
    if len(needed) > 1:
        return Blocked(action, "needs_both", dict(needed), guide)
    ((what, need),) = needed.items()
    return Blocked(action, f"needs_{what}", {"need": need, "have": getattr(player, what)}, guide)


# ---- passing


def pass_round(state: SetiState, seat: int) -> Script[None]:
    """Down to four cards; the first to pass turns the solar system; then a card of the round's pack."""
    player = state.players[seat]
    state.tell("passed", seat=seat)
    while len(player.hand) > HAND_LIMIT:
        yield from discard_one(state, seat, "limit")
    player.passed = True
    yield from rotate_for_pass(state)
    if state.round < TRACKS.rounds:
        yield from keep_pack_card(state, seat)


def rotate_for_pass(state: SetiState) -> Script[None]:
    if not state.rotated:
        state.rotated = True
        yield from rotate(state)


def keep_pack_card(state: SetiState, seat: int) -> Script[None]:
    """Whoever kept the pack chooses first; while others will still pass, this player may keep it, too."""
    yield from release_pack(state)
    others = any(not player.passed for player in state.agencies)
    yield from _choose_pack_card(state, seat, wait=others)


def release_pack(state: SetiState) -> Script[None]:
    """Somebody else has passed: whoever waited with the pack chooses now."""
    if state.holder >= 0:
        seat, state.holder = state.holder, -1
        yield from _choose_pack_card(state, seat, wait=False)


def _choose_pack_card(state: SetiState, seat: int, wait: bool) -> Script[None]:
    pack = state.packs[state.round - 1]
    state.looking, state.seen = seat, "pack"
    last = [WAIT] if wait else []
    action: Action = yield Ask(
        seat, "pack", lambda: [*[KEEP[card] for card in pack], *last], args={"who": seat}, guide="pass", pause=True
    )
    state.looking, state.seen = -1, ""
    if action == WAIT:
        state.holder = seat
        state.tell("waits", seat=seat)
        return
    card = str(action[1])
    pack.remove(card)
    state.players[seat].hand.append(card)
    state.tell("kept", to=(seat,), secret={"card": card}, seat=seat)


def rival_pass(state: SetiState) -> Script[None]:
    """The rival passes as a player does: the discs, then a card of the pack, after whoever waits for it."""
    agency(state, state.active).passed = True
    state.tell("passed", seat=state.active)
    solo.shuffle_played(state)
    yield from rotate_for_pass(state)
    if state.round < TRACKS.rounds:
        yield from release_pack(state)
        solo.take_pack_card(state)


# ---- what follows a turn


def between_turns(state: SetiState) -> Script[None]:
    """All milestones from the player whose turn ends, clockwise; the neutral ones last; then discoveries.

    What one of them gives may reach another, so it is gone through until nothing is left.
    """
    busy = True
    while busy:
        busy = False
        for seat in clockwise(state, state.active):
            if seat < state.seats:
                while kinds := reached(state, seat):
                    yield from milestone(state, seat, kinds)
                    busy = True
                continue
            while (yield from solo.milestone(state)):
                busy = True
        if neutral_milestones(state):
            busy = True
        for index in discoverable(state):
            yield from discover(state, index)
            busy = True


def next_turn(state: SetiState) -> Script[None]:
    """The next player who has not passed; when all have, the round ends."""
    state.armed.clear()
    state.visited.clear()
    state.light = state.quiet = False
    for seat in clockwise(state, state.active + 1):
        if not agency(state, seat).passed:
            state.active = seat
            return
    yield from end_round(state)


def end_round(state: SetiState) -> Script[None]:
    """Income, the first player's marker goes on; after the last round the game is over."""
    solo.round_end(state)
    if state.round < TRACKS.rounds:
        pack = state.packs[state.round - 1]
        state.discard.extend(pack)
        pack.clear()
    if state.round == TRACKS.rounds:
        state.phase = "over"
        state.tell("over")
        return
    for one in state.agencies:
        one.passed = False
    for seat in range(state.seats):
        yield from collect_income(state, seat)
    state.round += 1
    state.rotated = False
    state.first = clockwise(state, state.first)[1]
    state.active = state.first
    state.tell("round", round=state.round)


def collect_income(state: SetiState, seat: int) -> Script[None]:
    """What the income card shows, and every card tucked under it."""
    player = state.players[seat]
    player.credits += TRACKS.income["credits"]
    player.energy += TRACKS.income["energy"]
    draw(state, seat, TRACKS.income["cards"])
    for card in player.tucked:
        yield from pay_income(state, seat, CARDS[card].income)
    state.tell("income", seat=seat)
