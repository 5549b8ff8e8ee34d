"""What a player may do, read from the table: lists that the rules offer and by which effects are judged possible."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from ludonaut.kernel import Action

from ..content import effects as fx
from ..content.decks import (
    ARTIFACTS,
    COLOURS,
    FACES,
    FRONT,
    KINDS,
    OPERATIONS,
    ROW_OF,
    ROW_VERB,
    ROWS,
    SECTION,
    SECTIONS_OF,
    SYMBOLS,
    TECHNOLOGIES,
    VERB_OF,
    VERB_ROW,
)
from ..content.effects import Colour
from ..state import AlienState, Allowance, Player
from .gear import LIMIT, Gear, gear_of
from .paying import PRICE, TENDER, Means, Tender, can_pay, spends, tender, virtual

PAIR = 2
"""Symbols that remove a blockade token."""
STOP: Action = ("stop",)
BUY: dict[str, Action] = {row: ("buy", row) for row in ROWS}
CONSTRUCT: dict[str, tuple[Action, Action]] = {
    card: ((ROW_VERB[row], card, FACES[0]), (ROW_VERB[row], card, FACES[1])) for card, row in ROW_OF.items()
}
COMPLETE: dict[str, tuple[Action, Action]] = {
    card: (("complete", card, FACES[0]), ("complete", card, FACES[1])) for card in ROW_OF
}
PREPARE: dict[str, Action] = {card: ("prepare", card) for card in ROW_OF}
SELL: dict[str, Action] = {section: ("sell", section) for section in SECTION}
SELL_CARD: dict[str, tuple[Action, Action]] = {card: (SELL[a.id], SELL[b.id]) for card, (a, b) in SECTIONS_OF.items()}
PLACE: dict[str, Action] = {section: ("place", section) for section in SECTION}
OPERATE: dict[str, Action] = {verb: (verb,) for verb in OPERATIONS}
FACTION: Action = ("faction",)
PLUS: dict[str, Action] = {card: ("plus", card) for card in TECHNOLOGIES}
USE: dict[str, Action] = {card: ("use", card) for card in TECHNOLOGIES}
ARTIFACT: dict[str, Action] = {card: ("artifact", card) for card in ARTIFACTS}
ONE = Allowance(1, 0)
SETS = tender(COLOURS, False)
HUES: dict[str, set[Colour]] = {card: {half.colour for half in pair} for card, pair in SECTIONS_OF.items()}
Colours: TypeAlias = tuple[Colour, ...]

# ---- basic actions


def purchases(state: AlienState, seat: int, gear: Gear) -> list[Action]:
    """The decks from which one can buy."""
    found: list[Action] = []
    if state.players[seat].credits >= gear.cost["buy"]:
        for row in ROWS:
            if state.tops[row]:
                found.append(BUY[row])
    return found


def looks(state: AlienState, seat: int, row: str) -> list[Action]:
    """How many cards one can pay to see, the first being paid for."""
    cards = state.pile_size(row) - gear_of(state, seat).look
    return [("look", number) for number in range(1, max(1, min(state.players[seat].credits + 1, cards)) + 1)]


def attached(player: Player, card: str) -> int:
    """Symbols prepared under a card."""
    return sum([SYMBOLS[section] for section in player.works[card]])


def missing(state: AlienState, seat: int, card: str) -> int:
    """Symbols that a card under construction still needs."""
    return gear_of(state, seat).cost[VERB_OF[card]] - attached(state.players[seat], card)


def constructions(state: AlienState, seat: int, gear: Gear, means: Means) -> list[Action]:
    """Cards under construction that can be completed on either face, or prepared."""
    player, cost, added = state.players[seat], gear.cost, state.turn.symbols
    reached: dict[str, int] = {}
    found: list[Action] = []
    for card, sections in player.works.items():
        verb = VERB_OF[card]
        need = cost[verb]
        for section in sections:
            need -= SYMBOLS[section]
        if verb not in reached:
            reached[verb] = means.reach(TENDER[verb], gear.limit[verb], gear.free)
        paid = reached[verb]
        if need <= paid or (added and need <= paid + virtual(state, TENDER[verb])):
            found += CONSTRUCT[card]
        if paid:
            found.append(PREPARE[card])
    return found


def attachments(player: Player, cards: Iterable[str], left: Allowance = ONE) -> list[Action]:
    """Sections that may be prepared under these cards: the colour of their row, or gold."""
    return [("attach", card, section) for card in cards for _, section in spends(player, TENDER[ROW_OF[card]], left)]


def sales(player: Player) -> list[Action]:
    """Sections with which a sale may begin."""
    found: list[Action] = []
    for card in player.hand:
        found += SELL_CARD[card]
    for section in player.produced:
        found.append(SELL[section])
    return found


def unblockable(state: AlienState, seat: int) -> list[Action]:
    """Rows with tokens that one can pay to remove."""
    player = state.players[seat]
    rows = {ROW_OF[card] for card in player.blockades}
    means, free = Means(player.hand, player.produced), gear_of(state, seat).free
    return [("unblock", row) for row in ROWS if row in rows and can_pay(state, means, TENDER[row], PAIR, LIMIT, free)]


def finished(state: AlienState, seat: int) -> list[str]:
    """Cards under construction whose cost is met by what lies under them."""
    player, cost = state.players[seat], gear_of(state, seat).cost
    return [
        card
        for card in player.works
        if attached(player, card) >= cost[VERB_OF[card]] and card not in state.action.cards
    ]


# ---- other actions


def ready(state: AlienState, seat: int) -> tuple[str, ...]:
    """Operational ships that have not attacked this turn."""
    ships = gear_of(state, seat).operational["ships"]
    attacked = state.turn.attacked
    return tuple(ship for ship in ships if ship not in attacked) if attacked else ships


def operations(state: AlienState, seat: int, gear: Gear, means: Means) -> list[Action]:
    """Operational actions that can be paid for and have something to work with."""
    found: list[Action] = []
    for verb in gear.operations:
        if verb == "offensive" and state.turn.attacked and not ready(state, seat):
            continue
        if can_pay(state, means, TENDER[verb], gear.cost[verb], LIMIT, gear.free):
            found.append(OPERATE[verb])
    return found


def usable(state: AlienState, seat: int, gear: Gear, means: Means, card: str) -> bool:
    """Can the action of a faction or the effect of a technology be paid for, and would it do anything?"""
    price = PRICE[card]
    if state.players[seat].credits < price.credits:
        return False
    if price.symbols and not can_pay(state, means, price.taken, price.symbols, price.limit, gear.free):
        return False
    return possible(state, seat, price.effects)


def faction_action(state: AlienState, seat: int, gear: Gear, means: Means) -> list[Action]:
    """The action of the faction, if it can be used."""
    return [FACTION] if usable(state, seat, gear, means, state.players[seat].faction) else []


def technologies(state: AlienState, seat: int, gear: Gear, means: Means, cards: tuple[str, ...]) -> list[str]:
    """Those of these technologies whose effect, in addition or as an action, can be used now."""
    return [card for card in cards if usable(state, seat, gear, means, card)]


def extras(state: AlienState, seat: int, gear: Gear) -> list[Action]:
    """Effects in addition that can be used now."""
    used, player = state.turn.used, state.players[seat]
    means = Means(player.hand, player.produced)
    return [PLUS[card] for card in technologies(state, seat, gear, means, gear.plus) if card not in used]


def artifacts(state: AlienState, seat: int) -> list[Action]:
    """Artifacts that would do something now; only in one's own turn."""
    held = state.players[seat].artifacts
    if not held or seat != state.active:
        return []
    return [ARTIFACT[card] for card in held if possible(state, seat, ARTIFACTS[card].ops)]


def suspensions(state: AlienState, seat: int) -> list[Action]:
    """Blockades that it makes sense to suspend: for an action to come, or for an effect in addition."""
    player, turn = state.players[seat], state.turn
    if not player.blockades:
        return []
    found = [card for card in gear_of(state, seat).sleeping if player.credits >= player.blockades[card]]
    if not turn.actions and not turn.small:
        found = [card for card in found if card not in turn.used and _is_plus(card)]
    return [("suspend", card) for card in found]


def _is_plus(card: str) -> bool:
    return card in TECHNOLOGIES and TECHNOLOGIES[card].logistics.keyword == "plus"


# ---- what effects need


def rivals(state: AlienState, seat: int) -> list[Action]:
    """Players whose Empire can be blockaded."""
    return [("against", other) for other in range(state.seats) if other != seat and state.players[other].empire]


def searches(state: AlienState, effect: fx.SearchDeck) -> list[Action]:
    """The types that each deck still has; everybody can tell from what lies open."""
    found: list[Action] = []
    for deck in effect.decks:
        cards = (state.tops[deck], *state.pools[deck], *state.bottoms[deck])
        there = {FRONT[card] for card in cards if card}
        found.extend(("search", deck, kind) for kind in KINDS if kind in there)
    return found


def buildable(state: AlienState, seat: int, row: str) -> list[str]:
    """Cards of a row under construction; not the one for which its owner is paying."""
    return [card for card in state.players[seat].works if ROW_OF[card] == row and card not in state.action.cards]


def completions(state: AlienState, seat: int, row: str) -> list[Action]:
    """Cards of a row that an effect can complete."""
    return [action for card in buildable(state, seat, row) for action in COMPLETE[card]]


def basics(state: AlienState, seat: int, effect: fx.DoAction) -> list[Action]:
    """The ways to do a basic action that an effect allows."""
    gear = gear_of(state, seat)
    if effect.action == "buy":
        return purchases(state, seat, gear)
    player, taken, limit = state.players[seat], price_of(effect), gear.limit[effect.action]
    means = Means(player.hand, player.produced)
    return [
        action
        for card in buildable(state, seat, VERB_ROW[effect.action])
        if can_pay(state, means, taken, missing(state, seat, card), limit, gear.free)
        for action in CONSTRUCT[card]
    ]


def price_of(effect: fx.DoAction) -> Tender:
    """What pays for the construction that an effect allows."""
    return tender(effect.colours, False) if effect.colours else TENDER[VERB_ROW[effect.action]]


def set_ways(player: Player, lacking: Colours, left: Allowance) -> list[Action]:
    """Cards that may be spent on sets: until one set is paid for, such that it still can be."""
    found = spends(player, SETS, left)
    return [act for act in found if not lacking or _leads_to_set(player, str(act[1]), lacking, left)]


def _leads_to_set(player: Player, section: str, lacking: Colours, left: Allowance) -> bool:
    """With this section spent, can every colour that is still lacking have a card of its own?"""
    part, uncounted = SECTION[section], left.free > 0 and section in player.produced
    hand = [HUES[card] for card in player.hand if card != part.card]
    made = [{SECTION[other].colour} for other in player.produced if other != section]
    colours = tuple([colour for colour in lacking if colour != part.colour])
    return covered(colours, hand, made, left.cards - (not uncounted), left.free - uncounted)


def covered(lacking: Colours, hand: list[set[Colour]], made: list[set[Colour]], cards: int, free: int) -> bool:
    """Can every lacking colour have a card of its own?"""
    if not lacking:
        return True
    first, rest = lacking[0], lacking[1:]
    for i, hues in enumerate(made if free or cards else ()):
        if first in hues and covered(rest, hand, made[:i] + made[i + 1 :], cards - (not free), free - (free > 0)):
            return True
    for i, hues in enumerate(hand if cards else ()):
        if first in hues and covered(rest, hand[:i] + hand[i + 1 :], made, cards - 1, free):
            return True
    return False


def _sets(state: AlienState, seat: int, effect: fx.SpendSets) -> bool:
    player, free = state.players[seat], gear_of(state, seat).free
    hand = [HUES[card] for card in player.hand]
    made = [{SECTION[section].colour} for section in player.produced]
    lacking = tuple([colour for colour in COLOURS if not state.turn.symbols or colour != state.turn.colour])
    return covered(lacking, hand, made, effect.max_cards, free)


# ---- is an effect possible?


def _always(state: AlienState, seat: int, effect: fx.Effect) -> bool:
    return True


def _own_turn(state: AlienState, seat: int, effect: fx.Effect) -> bool:
    return seat == state.active


def _action_phase(state: AlienState, seat: int, effect: fx.Effect) -> bool:
    return seat == state.active and not state.turn.drawing


CAN: dict[type[fx.Effect], Callable[[AlienState, int, Any], bool]] = {
    fx.GainVp: _always,
    fx.GainCredits: _always,
    fx.GainArtifact: lambda state, seat, effect: bool(state.artifacts or state.spent),
    fx.GainPlan: lambda state, seat, effect: bool(state.plans),
    fx.DrawResources: lambda state, seat, effect: bool(state.deck or state.discard),
    fx.Produce: lambda state, seat, effect: bool(gear_of(state, seat).operational["planets"]),
    fx.AttackBonus: _own_turn,
    fx.DoAttack: lambda state, seat, effect: seat == state.active and bool(ready(state, seat)),
    fx.PlaceBlockade: lambda state, seat, effect: bool(state.tokens and rivals(state, seat)),
    fx.RemoveBlockade: lambda state, seat, effect: bool(state.players[seat].blockades),
    fx.SearchDeck: lambda state, seat, effect: any(state.tops[deck] for deck in effect.decks),
    fx.AttachCard: lambda state, seat, effect: bool(attachments(state.players[seat], state.players[seat].works)),
    fx.CompleteCard: lambda state, seat, effect: seat == state.active and bool(completions(state, seat, effect.row)),
    fx.DoAction: lambda state, seat, effect: seat == state.active and bool(basics(state, seat, effect)),
    fx.ExtraAction: _action_phase,
    fx.ExtraTurns: lambda state, seat, effect: state.ending,
    fx.SpendSets: _sets,
    fx.VirtualSymbols: _action_phase,
    fx.DiscardProduced: lambda state, seat, effect: bool(state.players[seat].produced),
    fx.DiscardThenDraw: lambda state, seat, effect: bool(state.players[seat].hand),
    fx.ScoreTechs: lambda state, seat, effect: bool(gear_of(state, seat).operational["technologies"]),
}


def possible(state: AlienState, seat: int, effects: tuple[fx.Effect, ...]) -> bool:
    """Would any of these effects do something?"""
    for effect in effects:  # noqa: SIM110 (`any` would make a generator at every question)
        if CAN[type(effect)](state, seat, effect):
            return True
    return False
