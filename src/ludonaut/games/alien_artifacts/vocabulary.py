"""The vocabulary at work: what each word needs, and what it does.

Both stand side by side, so that the list of actions and the action itself cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from ludonaut.kernel import Action, Ask, Script

from . import actions, attack, construction
from .cards import (
    COLOUR,
    COLOURS,
    KIND_OF,
    KINDS,
    ROW_COLOUR,
    ROW_OF,
    ROWS,
    SECTIONS,
    SYMBOLS,
)
from .gains import draw_cards, gain_artifact, gain_plan
from .gear import gear_of
from .ops import (
    AttachCard,
    AttackBonus,
    CompleteCard,
    DiscardProduced,
    DiscardThenDraw,
    DoAction,
    DoAttack,
    DrawResources,
    ExtraAction,
    ExtraTurns,
    GainArtifact,
    GainCredits,
    GainPlan,
    GainVp,
    Op,
    PlaceBlockade,
    Produce,
    RemoveBlockade,
    ScoreTechs,
    SearchDeck,
    SpendSets,
    VirtualSymbols,
)
from .pay import SPEND, STOP, awake, or_stop, virtual
from .state import OTHER, AlienState, Player
from .tenders import tender


def _gain_vp(state: AlienState, seat: int, op: GainVp) -> Script[None]:
    state.players[seat].earned[OTHER] += op.n
    state.tell("points", seat=seat, points=op.n)
    yield from ()


def _gain_credits(state: AlienState, seat: int, op: GainCredits) -> Script[None]:
    state.tell("credits", seat=seat, count=state.players[seat].gain(op.n))
    yield from ()


def _gain_artifacts(state: AlienState, seat: int, op: GainArtifact) -> Script[None]:
    for _ in range(op.n):
        yield from gain_artifact(state, seat)


def _gain_plans(state: AlienState, seat: int, op: GainPlan) -> Script[None]:
    gain_plan(state, seat, op.n)
    yield from ()


def _draw_resources(state: AlienState, seat: int, op: DrawResources) -> Script[None]:
    draw_cards(state, seat, op.n)
    yield from ()


def _produce(state: AlienState, seat: int, op: Produce) -> Script[None]:
    if op.target == "each":
        yield from construction.harvest(state, seat, op.cards)
        return
    planets = gear_of(state, seat).operational["planets"]
    choice: Action = yield Ask(seat, "planet", [("produce", planet) for planet in planets], guide="produce")
    planet = str(choice[1])
    if (yield from awake(state, seat, planet)):
        yield from construction.produce(state, seat, planet, op.cards)


def _attack_bonus(state: AlienState, seat: int, op: AttackBonus) -> Script[None]:
    state.bonus += op.n
    yield from ()


def _do_attack(state: AlienState, seat: int, op: DoAttack) -> Script[None]:
    choice: Action = yield Ask(
        seat, "ship", lambda: [("ship", ship) for ship in attack.ready(state, seat)], guide="attack"
    )
    yield from attack.attack(state, seat, (str(choice[1]),), op.bonus)


def _others(state: AlienState, seat: int) -> list[Action]:
    return [("against", other) for other in range(state.seats) if other != seat and state.players[other].empire]


def _place_blockade(state: AlienState, seat: int, op: PlaceBlockade) -> Script[None]:
    choice: Action = yield Ask(seat, "against", lambda: _others(state, seat), guide="blockade")
    yield from attack.blockade(state, seat, int(choice[1]), op.n)


def _remove_blockade(state: AlienState, seat: int, op: RemoveBlockade) -> Script[None]:
    player = state.players[seat]
    for _ in range(op.n):
        if not player.blockades:
            return
        choice: Action = yield Ask(
            seat, "free", lambda: [*(("free", card) for card in player.blockades), STOP], guide="unblock"
        )
        if choice == STOP:
            return
        attack.free(state, seat, str(choice[1]))


def _searches(state: AlienState, op: SearchDeck) -> list[Action]:
    """The types that each deck still has; everybody can tell from what lies open."""
    found: list[Action] = []
    for deck in op.decks:
        cards = (state.tops[deck], *state.pools[deck], *state.bottoms[deck])
        there = {KIND_OF[f"{card}.l"] for card in cards if card}
        found.extend(("search", deck, kind) for kind in KINDS if kind in there)
    return found


def _search_deck(state: AlienState, seat: int, op: SearchDeck) -> Script[None]:
    for _ in range(op.times):
        if not _searches(state, op):
            return
        choice: Action = yield Ask(seat, "search", lambda: _searches(state, op), guide="search")
        deck, kind = str(choice[1]), choice[2]
        passed = []
        card = state.take_top(deck)
        while KIND_OF[f"{card}.l"] != kind:
            passed.append(card)
            card = state.take_top(deck)
        for other in passed:
            state.put_under(deck, other)
        state.players[seat].works[card] = ()
        state.tell("found", seat=seat, card=card, count=len(passed))


def _attachable(state: AlienState, seat: int) -> list[Action]:
    return [action for card in state.players[seat].works for action in actions.attachments(state, seat, card)]


def _attach_card(state: AlienState, seat: int, op: AttachCard) -> Script[None]:
    rows = {ROW_OF[card] for card in state.players[seat].works}
    state.owe(1, 1, 0, (*(ROW_COLOUR[row] for row in ROWS if row in rows), "gold"))
    choice: Action = yield Ask(seat, "attach", lambda: _attachable(state, seat), guide="prepare")
    state.owe(0)
    actions.attach(state, seat, str(choice[1]), str(choice[2]))


def _completions(state: AlienState, seat: int, op: CompleteCard) -> list[Action]:
    works = state.players[seat].works
    return [action for card in works if ROW_OF[card] == op.row for action in construction.COMPLETE[card]]


def _complete_card(state: AlienState, seat: int, op: CompleteCard) -> Script[None]:
    choice: Action = yield Ask(seat, "complete", lambda: _completions(state, seat, op), guide="artifacts")
    yield from construction.complete(state, seat, str(choice[1]), str(choice[2]))


def _can_do_action(state: AlienState, seat: int, op: DoAction) -> bool:
    if op.action == "buy":
        return bool(actions.purchases(state, seat))
    return bool(_developments(state, seat, op))


def _developments(state: AlienState, seat: int, op: DoAction) -> list[Action]:
    return actions.constructions(state, seat, "technologies", tender(op.colours, False))


def _do_action(state: AlienState, seat: int, op: DoAction) -> Script[None]:
    if op.action == "buy":
        choice: Action = yield Ask(seat, "buy", lambda: actions.purchases(state, seat), guide="buy")
        yield from actions.buy(state, seat, str(choice[1]))
    else:
        gear = gear_of(state, seat)
        works = [card for card in state.players[seat].works if ROW_OF[card] == "technologies"]
        need = min(construction.missing(state, seat, card) for card in works)
        state.owe(need - virtual(state, tender(op.colours, False)), gear.limit["develop"], gear.free, op.colours)
        choice = yield Ask(seat, "develop", lambda: _developments(state, seat, op), guide="develop")
        state.owe(0)
        yield from actions.construct(state, seat, str(choice[1]), str(choice[2]), tender(op.colours, False))


def _extra_action(state: AlienState, seat: int, op: ExtraAction) -> Script[None]:
    if op.kinds:
        state.kinds += op.n
    else:
        state.actions += op.n
    yield from ()


def _extra_turns(state: AlienState, seat: int, op: ExtraTurns) -> Script[None]:
    state.extra[seat] += op.n
    state.tell("extra_turns", seat=seat, count=op.n)
    yield from ()


def _colours_of(card: str) -> set[str]:
    return {COLOUR[section] for section in SECTIONS[card]}


def _can_make_set(state: AlienState, seat: int, op: SpendSets) -> bool:
    """One card for each of the three colours that no artifact gives."""
    player = state.players[seat]
    lacking = [colour for colour in COLOURS if not (state.symbols and state.virtual == colour)]
    cards = [_colours_of(card) for card in player.hand] + [{COLOUR[section]} for section in player.produced]
    return len(lacking) <= op.max_cards and _assign(lacking, cards)


def _assign(lacking: list[Any], cards: list[set[str]]) -> bool:
    """Can every colour have a card of its own?"""
    if not lacking:
        return True
    return any(lacking[0] in card and _assign(lacking[1:], cards[:i] + cards[i + 1 :]) for i, card in enumerate(cards))


def _coloured(player: Player, cards: int, free: int) -> list[Action]:
    """Sections that may still be spent on sets."""
    sections = list(player.produced) if cards or free else []
    if cards:
        sections = [section for card in player.hand for section in SECTIONS[card]] + sections
    return [SPEND[section] for section in sections if COLOUR[section] != "gold"]


def _spend_sets(state: AlienState, seat: int, op: SpendSets) -> Script[None]:
    paid = dict.fromkeys(COLOURS, 0)
    if state.symbols:
        paid = {colour: number + state.symbols * (colour == state.virtual) for colour, number in paid.items()}
    player = state.players[seat]
    cards, free = op.max_cards, gear_of(state, seat).free
    while _coloured(player, cards, free):
        options = partial(or_stop, partial(_coloured, player, cards, free))
        choice: Action = yield Ask(seat, "sets", options, guide="card-actions")
        if choice == STOP:
            break
        section = str(choice[1])
        if section in player.produced and free:
            free -= 1
        else:
            cards -= 1
        state.give_up(player, section)
        paid[COLOUR[section]] += SYMBOLS[section]
    points = min(paid.values()) * op.vp
    player.earned[OTHER] += points
    state.tell("points", seat=seat, points=points)


def _virtual_symbols(state: AlienState, seat: int, op: VirtualSymbols) -> Script[None]:
    choice: Action = yield Ask(seat, "colour", [("colour", colour) for colour in COLOURS], guide="artifacts")
    state.virtual, state.symbols = str(choice[1]), op.n


def _discard_produced(state: AlienState, seat: int, op: DiscardProduced) -> Script[None]:
    player = state.players[seat]
    for number in range(op.max_cards):
        if not player.produced:
            return
        options = partial(or_stop, lambda: [SPEND[section] for section in player.produced], number > 0)
        choice: Action = yield Ask(seat, "cash", options, guide="card-actions")
        if choice == STOP:
            return
        section = str(choice[1])
        state.give_up(player, section)
        state.tell("credits", seat=seat, count=player.gain(SYMBOLS[section]))


def _discard_then_draw(state: AlienState, seat: int, op: DiscardThenDraw) -> Script[None]:
    player = state.players[seat]
    number = 0
    while number < op.cards and player.hand:
        options = partial(or_stop, lambda: [("discard", card) for card in player.hand], number > 0)
        choice: Action = yield Ask(seat, "exchange", options, guide="card-actions")
        if choice == STOP:
            break
        player.hand.remove(str(choice[1]))
        state.discard.append(str(choice[1]))
        state.tell("discarded", seat=seat, cards=[choice[1]])
        number += 1
    draw_cards(state, seat, number)


def _score_techs(state: AlienState, seat: int, op: ScoreTechs) -> Script[None]:
    for card in gear_of(state, seat).operational["technologies"]:
        if (yield from awake(state, seat, card)):
            construction.score_technology(state, seat, card)


def _always(state: AlienState, seat: int, op: Op) -> bool:
    return True


class Meaning(NamedTuple):
    """What a word needs, and what it does."""

    can: Callable[[AlienState, int, Any], bool]
    do: Callable[[AlienState, int, Any], Script[None]]


WORDS: dict[type, Meaning] = {
    GainVp: Meaning(_always, _gain_vp),
    GainCredits: Meaning(_always, _gain_credits),
    GainArtifact: Meaning(lambda state, seat, op: bool(state.artifacts or state.spent), _gain_artifacts),
    GainPlan: Meaning(lambda state, seat, op: bool(state.plans), _gain_plans),
    DrawResources: Meaning(lambda state, seat, op: bool(state.deck or state.discard), _draw_resources),
    Produce: Meaning(lambda state, seat, op: bool(gear_of(state, seat).operational["planets"]), _produce),
    AttackBonus: Meaning(_always, _attack_bonus),
    DoAttack: Meaning(lambda state, seat, op: bool(attack.ready(state, seat)), _do_attack),
    PlaceBlockade: Meaning(lambda state, seat, op: bool(state.tokens and _others(state, seat)), _place_blockade),
    RemoveBlockade: Meaning(lambda state, seat, op: bool(state.players[seat].blockades), _remove_blockade),
    SearchDeck: Meaning(lambda state, seat, op: bool(_searches(state, op)), _search_deck),
    AttachCard: Meaning(lambda state, seat, op: bool(_attachable(state, seat)), _attach_card),
    CompleteCard: Meaning(lambda state, seat, op: bool(_completions(state, seat, op)), _complete_card),
    DoAction: Meaning(_can_do_action, _do_action),
    ExtraAction: Meaning(_always, _extra_action),
    ExtraTurns: Meaning(lambda state, seat, op: state.ending, _extra_turns),
    SpendSets: Meaning(_can_make_set, _spend_sets),
    VirtualSymbols: Meaning(_always, _virtual_symbols),
    DiscardProduced: Meaning(lambda state, seat, op: bool(state.players[seat].produced), _discard_produced),
    DiscardThenDraw: Meaning(lambda state, seat, op: bool(state.players[seat].hand), _discard_then_draw),
    ScoreTechs: Meaning(lambda state, seat, op: bool(gear_of(state, seat).operational["technologies"]), _score_techs),
}
