"""Which actions look good: cheap weights, to order moves and to finish them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludonaut.bots.weights import load
from ludonaut.games.spacecorp.content import COLONIES, EDGE_OF, PROGRESS, STARFARERS, TILES, WORTH, Kind
from ludonaut.games.spacecorp.rules.actions import MOST_CARDS, production, production_value
from ludonaut.games.spacecorp.rules.colonize import at_once
from ludonaut.games.spacecorp.rules.edges import on_life_site
from ludonaut.games.spacecorp.rules.move import destinations, distances
from ludonaut.games.spacecorp.rules.pay import DONE
from ludonaut.games.spacecorp.rules.sources import infra_value
from ludonaut.games.spacecorp.state import Corp, Slots, SpaceCorpState
from ludonaut.kernel import Action, Ask

from .evaluation import CARD_WORTH, site_hope


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of `weights/policy.json`."""

    answers: dict[str, float]
    """Answers that are seldom the best whatever is asked."""
    questions: dict[str, dict[str, float]]
    """Questions whose answers are weighed by their last word alone."""
    actions: dict[str, float]
    """Main actions."""
    payment: dict[str, float]
    """What one may pay with, beside cards."""
    bases: dict[str, float]
    """What a kind of base is worth beside its production."""
    progress: dict[str, float]
    """Progress cards by name."""


NUMBERS = load(__package__ or "", "policy", Numbers).weights

Weigh = Callable[[SpaceCorpState, int, Ask, Action], float]


def weigh(state: SpaceCorpState, seat: int, ask: Ask) -> list[float]:
    """A weight for each listed action."""
    weigh = WEIGHTS.get(ask.about, _by_name)
    found = [weigh(state, seat, ask, action) for action in ask.actions]
    if weigh is _action and max(found) <= MOVE:  # nothing better is possible: does a move lead anywhere?
        for number, action in enumerate(ask.actions):
            if action[0] == "move":
                found[number] = _journey(state, seat, str(action[1]))
    return found


def quick(state: SpaceCorpState, ask: Ask) -> Action | None:
    """The favourite where what has been put together is enough, without a list of what else could be used."""
    now = state.running
    if ask.about == "pay" and now.value >= now.need and not now.danger:
        return DONE if len(state.corps[ask.seat].hand) <= MOST_CARDS else None
    return DONE if ask.about == "pay-open" and now.verb == "research" and now.value else None


def _by_name(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """By the table of a question and the last word of an answer; in other questions by the verb."""
    if ask.about in NUMBERS.questions:
        table = NUMBERS.questions[ask.about]
        return table.get(str(action[-1]), table["other"])
    return NUMBERS.answers.get(str(action[0]), 1.0)


MOVE = 2.6


def _action(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """The first choice of a turn."""
    verb = action[0]
    corp = state.corps[seat]
    if verb == "produce":
        tiles = sum(WORTH["produce"][card][0] for card in corp.hand if card in WORTH["produce"])
        return 1.0 + 1.6 * sum(production(state, seat)[: max(1, tiles)])
    if verb == "research":
        return 4.2 if len(corp.hand) <= 4 else 2.2 if len(corp.hand) <= 6 else 1.0
    if verb == "move":
        return MOVE
    if verb == "upgrade":
        if "" in corp.infra:
            return 2.8
        return 2.0 if any(_gain(corp, slot, str(action[1])) > 0 for slot in range(len(corp.infra))) else 0.8
    return NUMBERS.actions.get(str(verb), 1.0)


def _pay(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """Spend as little as possible: stop when it is enough, else the card that wastes least. Of a hand that is too
    full for research a card goes in any case."""
    verb, args = action[0], ask.args
    missing, danger = args["missing"], args["danger"]
    if verb == "done":
        return 2.0 if danger else 9.0
    if verb == "profit":
        return 1.5 if danger else 3.0
    if verb == "card" and missing <= 0 and not danger and len(state.corps[seat].hand) > MOST_CARDS:
        return 10.0 - CARD_WORTH[str(action[1])]
    if verb in ("card", "shield"):
        return _card(args["kind"], str(action[1]), verb == "shield", missing, danger)
    return NUMBERS.payment.get(str(verb), 0.5)


def _card(kind: Kind, card: str, shielded: bool, missing: int, danger: int) -> float:
    plain, shield, mul = WORTH[kind][card]
    value = shield if shielded or not plain else plain
    cost = 0.35 * CARD_WORTH[card]
    if danger and (shielded or not plain):
        return 6.0 - cost
    if missing <= 0:
        return 0.2
    if mul:
        return 3.6 - cost
    over = value - missing
    return 5.0 - 0.4 * over - cost if over >= 0 else 3.4 + 0.12 * value - cost


def _pay_open(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """Research with what is there; produce as many tiles as there are; turn the wheels as far as they go."""
    kind = ask.args["kind"]
    if action[0] == "done":
        return 3.0
    if action[0] != "card":
        return 0.3 if kind == "research" else 0.2
    if kind == "produce":
        return 6.0 if ask.args["value"] < len(production(state, seat)) else 0.3
    return 1.2 if kind == "research" else 4.0


def _draw(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    if action[0] == "take":
        return CARD_WORTH[str(action[1])]
    return 1.12 if action[0] == "draw" else _by_name(state, seat, ask, action)


def _reveal(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    return CARD_WORTH[str(action[1])] if action[0] == "take" else 1.3


def _journey(state: SpaceCorpState, seat: int, site: str) -> float:
    """To go is good where it leads to a better place; two players who walk to and fro would never come to an end."""
    here = 1.0 + 1.6 * site_hope(state, seat, site)
    better = any(_place(state, seat, site, end) > here for end in destinations(state, seat, site))
    return MOVE if better else 0.8


def _to(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """A place to go to; with a hand too full for research a far one, that costs a card."""
    if action[0] not in ("to", "borrow"):
        return 0.01
    start, site = str(ask.args["site"]), str(action[1])
    full = len(state.corps[seat].hand) > MOST_CARDS
    return _place(state, seat, start, site) + (0.5 * distances(state, seat)[start][site] if full else 0.0)


def _place(state: SpaceCorpState, seat: int, start: str, site: str) -> float:
    """A place with something to do, and not too far."""
    far = distances(state, seat)[start][site]
    if site == state.board.goal:
        return 3.0 if -1 in state.beyond else 0.05
    if site in state.board.orion:
        return 0.5 if site in state.orion else 6.0 if state.orion else 14.0
    crowd = site in state.corps[seat].teams
    scale = (0.12, 0.07, 0.02)[state.era]
    return max(0.05, 1.0 + 1.6 * site_hope(state, seat, site) - scale * far - 1.5 * crowd)


def _base(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """The kind of base that makes most of the tile."""
    base, tile = str(action[1]), str(ask.args["tile"])
    late = state.deck_cards() < 8
    if tile not in TILES:
        return {"spaceport": 3.0, "research": 2.4}.get(base, 1.0)
    facts = TILES[tile]
    p = production_value(state, tile, base)
    if base == "exploit":
        gain = (facts.p or 0) + (facts.col if state.era == STARFARERS else 0)
        return 1.2 * gain if late else 0.55 * gain
    worth = 0.0 if p is None else p * (0.4 if late else 1.0)
    if facts.alien == "phobes" and base == "security":
        return 9.0
    return worth + NUMBERS.bases.get(base, 0.5)


def _slot(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """An empty slot first, else the one that loses least."""
    corp, number = state.corps[seat], int(action[1]) - 1
    return max(0.05, 2.0 + _gain(corp, number, str(ask.args["card"])) - 0.3 * bool(corp.infra[number]))


def _gain(corp: Corp, number: int, card: str) -> int:
    """What the Infra gains by this card in a slot."""
    return _infra(corp.hq, (*corp.infra[:number], card, *corp.infra[number + 1 :])) - _infra(corp.hq, corp.infra)


def _infra(hq: str, slots: Slots) -> int:
    """What Infra adds to the actions that it helps, all together."""
    found = 0
    for kind in INFRA:
        one = infra_value(hq, slots, kind)
        found += one.adds * one.times
    return found


INFRA: tuple[Kind, ...] = ("move", "build", "explore")


def _progress(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """By its effect and its profit."""
    card = PROGRESS[str(action[1])]
    return NUMBERS.progress.get(card.name, 1.5) + card.profit


def _colony(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    if action[0] != "colony":
        return 0.01
    colony = COLONIES[str(action[1])]
    gain = at_once(state, seat, colony.effect)
    later = {"uncolonized_systems": 6, "contract_at_end": 5, "you_colonize_count": 3, "you_colonize_1": 2}
    return 2.0 + gain + later.get(colony.effect, 0.7) - 0.12 * colony.value


def _legacy(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    site = str(action[-1])
    if action[0] != "legacy":
        return 0.05
    values = [production_value(state, t, b) or 0 for t, b in zip(state.tiles[site], state.bases[site], strict=True)]
    return 0.5 + max(values)


def _edge(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """Play an Edge that pays; keep one that would hurt."""
    if action[0] != "edge":
        return 1.0 if action[0] == "hold" else 0.001
    edge = EDGE_OF[str(action[1])]
    if edge == "hostile_microbes":
        return 0.1 if on_life_site(state, seat) else 3.0
    if edge == "incompatibility":
        mine = sum(card != "" for card in state.corps[seat].infra)
        theirs = max(sum(card != "" for card in corp.infra) for corp in state.corps)
        return 2.0 if theirs > mine else 0.3
    return {"market_influence": 5.0, "diversion": 5.0, "espionage": 5.0, "piracy": 3.0, "poach": 2.5}.get(edge, 1.2)


def _least(state: SpaceCorpState, seat: int, ask: Ask, action: Action) -> float:
    """Give up what is worth least."""
    return 5.0 - CARD_WORTH[str(action[1])]


WEIGHTS: dict[str, Weigh] = {
    "action": _action,
    "last-turn": _action,
    "pay": _pay,
    "pay-open": _pay_open,
    "draw": _draw,
    "take-offer": _draw,
    "research-base": _reveal,
    "move": _to,
    "base": _base,
    "slot": _slot,
    "progress": _progress,
    "free-adaptation": _progress,
    "colony": _colony,
    "legacy": _legacy,
    "lose-infra": _least,
    "discard": _least,
    **dict.fromkeys(
        (f"edge-{moment}" for moment in ("start", "piracy", "contract", "produce", "life", "progress", "poach")), _edge
    ),
}
"""How each question is weighed; others `_by_name`."""
