"""Step 1: the actions of a turn, and which of them are possible."""

from __future__ import annotations

from typing import TypeAlias

from ludonaut.kernel import Action, Ask, Blocked, Script

from ..content import (
    CARDS,
    EDGE_OF,
    INFRA,
    INFRA_KINDS,
    PLANETEERS,
    PROGRESS,
    SPECIAL_OF,
    SPECIALS,
    STARFARERS,
    TILES,
    Kind,
)
from ..state import Running, SpaceCorpState, one_of_each
from .build import build, build_cost, buildable, ready_to_build
from .colonize import colonizable, colonize, produce_pays
from .edges import on_produce, on_research, own_turn
from .explore import explorable, explore, probe, probe_targets, team_sites, unexplored
from .move import departures, move, prototype, prototype_starts
from .pay import lay_down, pay_for
from .progress import advance_genetics, advance_revelation, draw_cards
from .sources import MATCHING
from .value import Payment, reach

MOST_CARDS = 7
"""With more cards in hand there is no Research."""
QUIET_ROUNDS = 6
"""After this number of rounds that changed nothing everybody must pass: a guard against games without end."""

OWN_TURN = frozenset(card for card, edge in EDGE_OF.items() if edge in ("intercept", "salvage", "incompatibility"))
"""The Edges that the active player may play before the action."""

PLACES = ("move", "explore", "build", "colonize")
"""Actions that take place on a site."""

ALONE: dict[str, Action] = {card: ("upgrade" if card in INFRA else "special", card) for card in (*INFRA, *SPECIAL_OF)}
"""The action of a card that is played alone."""
PASS: Action = ("pass",)
IDLE: Action = ("idle",)


def menu(state: SpaceCorpState, seat: int) -> list[Action]:
    """All that the active player may do."""
    if state.quiet >= QUIET_ROUNDS * len(state.corps):
        return [PASS]
    acts = possible(state, seat)
    if state.banned:
        acts = [act for act in acts if act[0] != state.banned]
    if state.deck_empty:
        acts.append(PASS)
    elif not acts:
        acts.append(IDLE)
    corp = state.corps[seat]
    if not OWN_TURN.isdisjoint(corp.hand):
        acts += [("edge", card) for card in corp.hand if card in OWN_TURN]
    if corp.muted:
        acts += [("unmute", edge) for edge in corp.muted]
    return acts


def possible(state: SpaceCorpState, seat: int) -> list[Action]:
    """The actions whose conditions are met and whose value can be reached."""
    hand = state.corps[seat].hand
    acts: list[Action] = []
    if len(hand) <= MOST_CARDS and (not state.deck_empty or any(state.offer)):
        acts.append(("research",))
    sites = team_sites(state, seat)
    acts += [("move", site) for site in departures(state, seat, sites)]
    acts += [("explore", site) for site in explorable(state, seat, sites)]
    acts += [("build", site) for site in buildable(state, seat, sites)]
    if worth_something(state, seat, "produce") and production(state, seat):
        acts.append(("produce",))
    if worth_something(state, seat, "genetics"):
        acts.append(("genetics",))
    if state.era >= PLANETEERS and worth_something(state, seat, "revelation"):
        acts.append(("revelation",))
    for card in cards_alone(hand):
        if card in INFRA or special_possible(state, seat, SPECIAL_OF[card]):
            acts.append(ALONE[card])
    if state.era == STARFARERS:
        acts += [("colonize", site) for site in colonizable(state, seat)]
    return acts


def cards_alone(hand: list[str]) -> list[str]:
    """The cards that are an action alone, the first of each type."""
    alone = [card for card in hand if card in ALONE]
    return one_of_each(alone) if len(alone) > 1 else alone


def worth_something(state: SpaceCorpState, seat: int, kind: Kind) -> bool:
    """Can any value be put together for this action, from cards in hand or from Infra?"""
    matching = MATCHING[kind]
    if any(card in matching for card in state.corps[seat].hand):
        return True
    return kind in INFRA_KINDS and reach(state, Payment(state, seat, kind), False, 1) > 0


def blocked(state: SpaceCorpState, seat: int) -> list[Blocked]:
    """What a person would look for, and why it is not possible."""
    corp = state.corps[seat]
    acts = menu(state, seat)
    found = []
    if len(corp.hand) > MOST_CARDS:
        found.append(Blocked(("research",), "hand", {"cards": len(corp.hand), "most": MOST_CARDS}, "research"))
    for site in team_sites(state, seat):
        if unexplored(state, site) and ("explore", site) not in acts:
            most = reach(state, Payment(state, seat, "explore"), False)
            needs = {"site": site, "need": state.board.explore[site], "value": most}
            found.append(Blocked(("explore", site), "explore", needs, "explore"))
        if site in state.board.build and site not in state.bases and ("build", site) not in acts:
            found.append(_why_no_build(state, seat, site))
        if ("move", site) not in acts:
            found.append(Blocked(("move", site), "move", {"site": site}, "move"))
    if ("produce",) not in acts:
        why = "no-produce-site" if not production(state, seat) else "no-produce-card"
        found.append(Blocked(("produce",), why, {}, "produce"))
    if not state.banned:
        return found
    sabotaged = Blocked((state.banned,), "sabotage", {"kind": state.banned}, "edges")
    return [sabotaged, *(each for each in found if each.action[0] != state.banned)]


def _why_no_build(state: SpaceCorpState, seat: int, site: str) -> Blocked:
    if len(state.tiles.get(site, ())) < state.board.boxes[site]:
        return Blocked(("build", site), "unexplored", {"site": site}, "build")
    if not ready_to_build(state, seat, site):
        return Blocked(("build", site), "no-base", {"site": site}, "bases")
    most = reach(state, Payment(state, seat, "build", None, site), False)
    return Blocked(("build", site), "build", {"site": site, "need": build_cost(state, site), "value": most}, "build")


Acted: TypeAlias = tuple[str, list[int]]
"""The action that was carried out, and the teams that took part."""


def take_action(state: SpaceCorpState, seat: int) -> Script[Acted | None]:
    """Choose and carry out an action; None if the player passes."""
    while True:
        choice: Action = yield Ask(
            seat,
            "last-turn" if seat in state.left else "action",
            lambda: menu(state, seat),
            blocked=lambda: blocked(state, seat),
            guide="turn",
        )
        verb = str(choice[0])
        if verb == "edge":
            yield from own_turn(state, seat, str(choice[1]))
        elif verb == "unmute":
            state.corps[seat].muted.remove(str(choice[1]))
        elif verb == "pass":
            return None
        else:
            return verb, (yield from carry_out(state, seat, verb, str(choice[-1])))


def carry_out(state: SpaceCorpState, seat: int, verb: str, what: str) -> Script[list[int]]:
    """Do the chosen action, on this site or with this card; says which teams took part."""
    state.running = Running(seat, verb, what if verb in PLACES else "")
    state.tell("action", seat=seat, kind=verb)
    if verb == "move":
        return (yield from move(state, seat, what))
    if verb == "explore":
        return (yield from explore(state, seat, what))
    if verb == "build":
        return (yield from build(state, seat, what))
    if verb == "special":
        return (yield from special(state, seat, what))
    if verb == "research":
        yield from research(state, seat)
    elif verb == "produce":
        yield from produce(state, seat)
    elif verb == "genetics":
        yield from turn_wheel(state, seat, "genetics")
    elif verb == "revelation":
        yield from turn_wheel(state, seat, "revelation")
    elif verb == "upgrade":
        yield from upgrade(state, seat, what)
    elif verb == "colonize":
        yield from colonize(state, seat, what)
    return []


def turn_wheel(state: SpaceCorpState, seat: int, kind: Kind) -> Script[None]:
    """Genetics and Revelation: a cube goes forward by the value."""
    pay = yield from pay_for(state, Payment(state, seat, kind))
    if pay is None:
        return
    if kind == "genetics":
        yield from advance_genetics(state, seat, pay.value())
    else:
        yield from advance_revelation(state, seat, pay.value())


def research(state: SpaceCorpState, seat: int) -> Script[None]:
    """As many cards from the deck or the Offer as the value says."""
    yield from on_research(state, seat)
    pay = yield from pay_for(state, Payment(state, seat, "research"))
    if pay is not None:
        yield from draw_cards(state, seat, pay.value())


# ---- produce


def production_value(state: SpaceCorpState, tile: str, base: str) -> int | None:
    """The P value of a tile with this base on it; None if it does not produce."""
    p = TILES[tile].p
    if base == "exploit":
        return None
    if base == "attraction":
        return (p or 0) + (2 if state.era == STARFARERS else 1)
    return None if p is None else p + (base == "refinery")


def production(state: SpaceCorpState, seat: int) -> list[int]:
    """The P values of all tiles on which the player could produce, the legacy included; highest first."""
    corp = state.corps[seat]
    values = [corp.legacy_value] if corp.legacy else []
    for site, owner in state.owner.items():
        if owner == seat and site in state.tiles and not state.phobic(site):
            for tile, base in zip(state.tiles[site], state.bases[site], strict=True):
                p = production_value(state, tile, base)
                if p is not None:
                    values.append(p)
    values.sort(reverse=True)
    return values


def produce(state: SpaceCorpState, seat: int) -> Script[None]:
    """Collect the P values of as many tiles as the value says: the best ones, since nothing else could be gained."""
    pay = yield from pay_for(state, Payment(state, seat, "produce"))
    if pay is None:
        return
    corp = state.corps[seat]
    profit = sum(production(state, seat)[: pay.value()])
    profit += sum(PROGRESS[c].amount for c in corp.progress if PROGRESS[c].op == "produce_bonus_profit")
    corp.gain(profit, "production")
    corp.produced = max(corp.produced, profit)
    state.tell("produced", seat=seat, profit=profit)
    produce_pays(state, seat)
    yield from on_produce(state, seat, profit)


# ---- upgrade and special


def upgrade(state: SpaceCorpState, seat: int, card: str) -> Script[None]:
    """Put a card into one of the three upgradable slots; it lies open while the slot is chosen."""
    corp = state.corps[seat]
    if card not in corp.shown:
        corp.shown.append(card)
    slots: list[Action] = [("slot", number + 1) for number in range(3)]
    choice: Action = yield Ask(seat, "slot", slots, args={"card": card}, guide="upgrade")
    number = int(choice[1]) - 1
    infra = list(corp.infra)
    old, infra[number] = infra[number], card
    corp.drop(card)
    corp.infra = tuple(infra)
    state.tell("upgraded", seat=seat, card=card, slot=number + 1)
    if not old:
        return
    if state.era == CARDS[old].era:
        corp.hand.append(old)
        corp.shown.append(old)
    else:
        state.box.append(old)


def special_possible(state: SpaceCorpState, seat: int, special_id: str) -> bool:
    """Could the card's instruction be carried out?"""
    op = SPECIALS[special_id].op
    if op == "explore_remote":
        return bool(probe_targets(state, seat, special_id))
    if op == "special_move":
        return bool(prototype_starts(state, seat))
    return True


def special(state: SpaceCorpState, seat: int, card: str) -> Script[list[int]]:
    """Play one card for what stands in its grey box."""
    special_id = SPECIAL_OF[card]
    lay_down(state, seat, card)
    op = SPECIALS[special_id].op
    if op == "explore_remote":
        yield from probe(state, seat, special_id)
    elif op == "special_move":
        return (yield from prototype(state, seat))
    else:
        gain = SPECIALS[special_id].amount
        state.corps[seat].gain(gain, "specials")
        state.tell("gained", seat=seat, profit=gain, why=special_id)
    return []
