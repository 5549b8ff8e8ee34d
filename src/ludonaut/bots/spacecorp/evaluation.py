"""What a position is worth: profit, and what will become profit, in points."""

from __future__ import annotations

from ludonaut.bots.weights import load_features
from ludonaut.games.spacecorp.content import CARDS, COLONIES_FILE, ERAS, SHEETS, STARFARERS, TILES, WHEEL, Card, Kind
from ludonaut.games.spacecorp.rules.actions import MOST_CARDS, production
from ludonaut.games.spacecorp.rules.contracts import CONDITIONS, colony_sites, reward
from ludonaut.games.spacecorp.rules.sources import infra_value
from ludonaut.games.spacecorp.state import Corp, SpaceCorpState

FEATURES = ("profit", "hand", "infra", "bases", "production", "contracts", "teams", "progress", "colonies", "beyond")
WEIGHTS = load_features(__package__ or "", "evaluation", FEATURES, float)
LONG, SHORT = 26, 0.22
"""With this many cards in the deck an era is long; with none, what is in hand is worth little."""
LATE, BURDEN = (110, 240, 330), 3.0
"""Rounds after which an era is overdue: players wait for each other. From then on waiting saves no time, and a card
that makes a hand too full for research is a burden, one that is still in the deck twice as much: otherwise bots would
walk to and fro, or exchange their Infra, for ever."""


def features(state: SpaceCorpState, seat: int) -> dict[str, float]:
    """What a corporation has, each in its own unit."""
    corp = state.corps[seat]
    left = time_left(state, seat)
    values = production(state, seat)
    delay = 2 * state.deck_cards() + max(0, len(corp.hand) - MOST_CARDS) if is_late(state) else 0
    return {
        "profit": float(corp.profit),
        "hand": hand(corp) * left - BURDEN * delay,
        "infra": infra_worth(corp, state.era) * (left if last_era(state) else max(left, 0.6)),
        "bases": sum(len(state.bases[site]) for site, owner in state.owner.items() if owner == seat) * left,
        "production": production_hope(state, values, left),
        "contracts": contract_hope(state, seat, values, left),
        "teams": team_hope(state, seat) * left,
        "progress": (len(corp.progress) + wheel(state, corp)) * (0.4 + 0.6 * left),
        "colonies": colony_hope(state, seat, left),
        "beyond": beyond_hope(state, seat),
    }


def known(state: SpaceCorpState, seat: int) -> float | None:
    """At the end the profit."""
    return float(state.corps[seat].profit) if state.phase == "over" else None


def last_era(state: SpaceCorpState) -> bool:
    """Is this the last era of the game?"""
    return ERAS[state.era] == state.options["last"]


def time_left(state: SpaceCorpState, seat: int) -> float:
    """From 1 at the beginning of an era to 0 when the seat has no more turn in it."""
    if state.corps[seat].passed or (state.closing and seat not in state.left and state.active != seat):
        return 0.0
    if state.closing:
        return 0.12
    if is_late(state):
        return SHORT
    return min(1.0, SHORT + (1 - SHORT) * state.deck_cards() / LONG)


def is_late(state: SpaceCorpState) -> bool:
    """Do players only wait for each other?"""
    return state.round > LATE[state.era]


def hand(corp: Corp) -> float:
    """Cards, fewer and fewer worth as the hand grows beyond what can be played."""
    cards = sorted((CARD_WORTH[card] for card in corp.hand), reverse=True)
    return sum(worth * (1.0 if i < MOST_CARDS else 0.45) for i, worth in enumerate(cards))


def wheel(state: SpaceCorpState, corp: Corp) -> float:
    """Parts of laps; in Mariners a full lap is already a card to come."""
    if state.era == 0:
        return min(1.0, corp.genetics / WHEEL) * 0.8
    return ((corp.genetics % WHEEL) + (corp.revelation % WHEEL)) / WHEEL * 0.6


def production_hope(state: SpaceCorpState, values: list[int], left: float) -> float:
    """What tiles will pay: each of them perhaps twice in a long era, the best once more as a legacy."""
    if not values:
        return 0.0
    hope = sum(values) * (0.25 + 1.1 * left)
    return hope if last_era(state) else hope + values[0] * 0.9


def contract_hope(state: SpaceCorpState, seat: int, values: list[int], left: float) -> float:
    """Contracts that are near: the nearer, the surer. `values` is what can be produced."""
    hope = 0.0
    claimed, settled = state.contracts, seat in state.owner.values()
    for contract, count, t, on_bases in CONDITIONS[state.seats <= 2][state.era]:
        if contract in claimed or (on_bases and not settled):
            continue
        have = count(state, seat, t)
        if t.op == "produce_total_at_least":
            have = max(have, min(t.n - 1, sum(values)))
        if have > 0:
            share = min(1.0, have / t.n)
            hope += reward(state, contract) * (0.95 if share == 1.0 else 0.55 * share * share * left)
    return hope


def team_hope(state: SpaceCorpState, seat: int) -> float:
    """What the teams on the board may soon do; several on one site do not add up."""
    corp = state.corps[seat]
    seen: dict[str, float] = {}
    for i, site in enumerate(corp.teams):
        if site in state.board.sites:
            hope = site_hope(state, seat, site) * (1 - 0.09 * corp.approach[i])
            hope += 0.6 * (corp.claims[i] and site not in state.owner)
            seen[site] = max(seen.get(site, 0.0), hope)
    return sum(seen.values())


def site_hope(state: SpaceCorpState, seat: int, site: str) -> float:
    """What a team on this site may be good for."""
    board = state.board
    if site in board.locked or site == board.start:
        return 0.15
    if site in state.owner:
        return 0.3 if state.owner[site] == seat else 0.1
    scale = (1.0, 1.35, 2.6)[state.era]
    boxes = board.boxes[site]
    if boxes and site not in state.tiles:
        return (1.7 + 0.7 * (boxes - 1)) * scale
    tiles = state.tiles.get(site, ())
    gain = sum(0.5 * (TILES[t].p or 0) + 0.6 * TILES[t].col - 0.12 * max(0, TILES[t].base) for t in tiles)
    return (1.15 + 0.5 * (len(tiles) > 1)) * scale + gain


def colony_hope(state: SpaceCorpState, seat: int, left: float) -> float:
    """Colonies by the final table, and the next one where the ground is ready."""
    if state.era < STARFARERS:
        return 0.0
    table = COLONIES_FILE.scoring
    count = len(colony_sites(state, seat))
    now = table[min(count, len(table) - 1)]
    then = table[min(count + 1, len(table) - 1)]
    ready = sum(owner == seat and site not in state.colonies for site, owner in state.owner.items())
    return now + (then - now + 1.0) * min(0.9, 0.5 * ready) * left


def beyond_hope(state: SpaceCorpState, seat: int) -> float:
    """Beyond markers: points at an early end, a head start otherwise."""
    worth = (3.0, 1.0) if last_era(state) else (2.6, 1.5)
    return sum(points for owner, points in zip(state.beyond, worth, strict=True) if owner == seat)


# ---- cards

SCALE: dict[str, tuple[float, float, float]] = {
    "move": (2.0, 4.0, 6.5),
    "explore": (1.5, 2.6, 4.5),
    "build": (2.0, 3.4, 5.0),
    "produce": (0.9, 1.2, 1.8),
    "research": (2.2, 2.8, 3.8),
    "genetics": (1.1, 1.0, 1.0),
    "revelation": (1.0, 1.0, 1.0),
}
"""What an ordinary card of each kind has, in each era."""
TIME_WORTH = 1.5
EDGE_EXTRA = 0.35


def _worth(card: Card) -> float:
    if card.era < 0:
        return TIME_WORTH
    best: dict[str, float] = {}
    for action in card.actions:
        value = action.value * 1.9 if action.mul else float(action.value)
        share = value / SCALE[action.action][card.era] * (1.1 if action.shielded else 1.0)
        best[action.action] = max(best.get(action.action, 0.0), share)
    ranked = sorted(best.values(), reverse=True)
    worth = ranked[0] + 0.3 * sum(ranked[1:]) if ranked else 0.5
    worth += 0.3 if card.infra else 0.0
    worth += EDGE_EXTRA if card.edge or card.special else 0.0
    return worth


CARD_WORTH = {card.id: _worth(card) for card in CARDS.values()}
"""In cards of an ordinary kind."""

WANTED: tuple[tuple[Kind, float], ...] = (("move", 1.2), ("build", 1.3), ("explore", 1.0), ("research", 0.6))
"""The actions that Infra helps most."""


def infra_worth(corp: Corp, era: int) -> float:
    """The Infra of a headquarters against what its era asks for; each kind counts less the more there is of it."""
    total = 0.0
    for kind, weight in WANTED:
        infra = infra_value(corp.hq, corp.infra, kind)
        value = (infra.adds or 1) * infra.times if infra.times > 1 else infra.adds
        total += weight * (value / SCALE[kind][era]) ** 0.8
    return total + 0.3 * len(SHEETS[corp.hq].slots)
