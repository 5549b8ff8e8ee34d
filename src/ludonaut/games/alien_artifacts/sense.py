"""What a bot should value here, in points at the end of the game, and which actions look good at a glance.

The measure behind the numbers: a player has some 30 turns and makes some 30 points, so a turn is worth about a point,
and so are five credits, five symbols well spent, or a card bought. What helps later is worth less as the deck runs
out for the last time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from ludonaut.kernel import Action, Ask

from .actions import TENDER
from .attack import row_of
from .cards import (
    BASIC_PLAN,
    COLOUR,
    COMBAT,
    FACTIONS,
    KIND_OF,
    PLANS,
    RESOURCES,
    ROW_COLOUR,
    ROW_OF,
    ROW_VERB,
    SECTION_KIND,
    SECTIONS,
    SYMBOLS,
    SYSTEMS,
    TECHNOLOGIES,
)
from .gear import gear_of
from .ops import (
    ArtifactChoice,
    AssemblyFree,
    AssemblyMod,
    AttachCard,
    AttackBonus,
    BuyLook,
    CostMod,
    DiscardProduced,
    DiscardThenDraw,
    DoAction,
    DoAttack,
    GainCredits,
    GainVp,
    PlaceBlockade,
    Produce,
    ProduceCount,
    RemoveBlockade,
    ReplaceResult,
    RevealRetry,
    SearchDeck,
    SellColours,
    SpendSets,
)
from .schema import Cell, Deployed
from .scoring import faction_points, measure, score, technology_points
from .state import BANK, HAND, AlienState, Player

FEATURES: dict[str, float] = {
    "points": 1.0,
    "cards": 1.0,
    "goals": 0.9,
    "faction": 1.0,
    "credits": 0.95,
    "hand": 1.0,
    "produced": 1.0,
    "works": 0.87,
    "prepared": 1.0,
    "artifacts": 0.65,
    "plans": 1.3,
    "discounts": 1.1,
    "limits": 1.0,
    "engine": 2.0,
    "operations": 1.7,
    "blockades": 0.7,
}
RIVALRY = 0.25
TURNS = 29.0
"""Turns of a player in a whole game."""
CREDIT = (0.24, 0.24, 0.24, 0.24, 0.24, 0.2, 0.18, 0.16, 0.14, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02)
"""What each further credit is worth while there is time to spend it."""
WORK = (1.7, 1.5, 1.2, 0.8, 0.5, 0.25, 0.1)
"""What each further card under construction is worth while there is time to complete it."""
COMPLETION = 1.2
"""How much nearer to its points a fully prepared card is than one just bought."""
ARTIFACT = 2.2
QUALITY = 0.26
"""How much of what a card is better than others counts before it is completed."""
SYMBOL = 0.12

ENGINE: dict[type, float] = {
    AssemblyFree: 0.8,
    ProduceCount: 0.8,
    Produce: 1.0,
    DoAttack: 0.6,
    SpendSets: 1.0,
    SearchDeck: 0.5,
    AttachCard: 1.6,
    DoAction: 1.0,
    BuyLook: 0.9,
    SellColours: 1.2,
    DiscardProduced: 0.4,
    DiscardThenDraw: 1.2,
    RevealRetry: 0.4,
    ArtifactChoice: 0.4,
    GainVp: 1.6,
    RemoveBlockade: 0.3,
    ReplaceResult: 0.5,
    PlaceBlockade: 0.3,
}
"""What a deployed technology with such a text brings in a whole game."""
PAYS: dict[str, float] = {
    "on_sell": 2.2,
    "on_attack": 0.4,
    "on_enter_empire": 1.0,
    "on_produce_match": 0.8,
    "on_blockaded": 0.3,
    "on_draw_phase_start": 0.8,
    "": 0.8,
}
"""The same for credits that come at such a moment."""


def turns_left(state: AlienState) -> float:
    """How many turns each player has still to come, about."""
    if state.phase in ("final", "over"):
        return 0.0
    if state.ending:
        after = (state.first - state.turn - 1) % state.seats
        return 0.5 * after / state.seats
    running = len(state.deck) + len(state.discard)
    cards = len(state.deck) + (state.marker - 1) * running
    return cards / (2.8 * state.seats)


# ---- the Empire


@lru_cache(maxsize=1 << 14)
def outlook(empire: tuple[str, ...]) -> tuple[float, float, float]:
    """Discounts, limits and engine of an Empire, for a whole game to come."""
    discounts = limits = engine = 0.0
    ships = sum(code[0] == "s" and code[-1] == "o" for code in empire)
    for code in empire:
        card = code[:-2]
        if code[-1] == "o":
            continue
        if ROW_OF[card] == "planets":
            discounts += 2.2 if KIND_OF[code] == "exploitation" else 1.9
        elif ROW_OF[card] == "ships":
            limits += 1.3
        else:
            engine += engine_of(card, ships)
    return discounts, limits, engine


def engine_of(card: str, ships: int) -> float:
    """What a deployed technology brings in a whole game."""
    face = TECHNOLOGIES[card].logistics
    return sum(_word(face, op, ships) for op in face.ops)


def _word(face: Deployed, op: object, ships: int) -> float:
    match op:
        case CostMod(action="offensive" | "revenue" | "mine"):
            return 0.6
        case CostMod():
            return 1.0
        case GainCredits():
            return PAYS.get(face.trigger, 0.5)
        case GainVp() if face.trigger:
            return 1.8 if face.trigger == "on_enter_empire" else 0.7
        case AssemblyMod():
            return 0.7
        case AttackBonus():
            return 0.4 + 0.5 * ships
    return ENGINE.get(type(op), 0.3)


def goals(state: AlienState, seat: int, left: float) -> float:
    """End points of operational technologies, with a part of the next objective that time allows."""
    points = 0.0
    hope = min(1.0, left / 12)
    for card in gear_of(state, seat).operational["technologies"]:
        amount = measure(state, seat, card)
        before, best = 0, 0
        for tier in TECHNOLOGIES[card].operational.tiers:
            if amount >= tier.at_least:
                before, best = tier.at_least, tier.end
                continue
            points += hope * (tier.end - best) * 0.6 * (amount - before + 0.5) / (tier.at_least - before)
            break
        points += best
    return points


def operations(state: AlienState, seat: int, left: float) -> float:
    """What offensives, revenue and mining will bring beyond the turn that each of them costs."""
    gear = gear_of(state, seat)
    times = left / TURNS
    worth = 0.0
    for card in gear.operational["technologies"]:
        amount = measure(state, seat, card)
        during = [tier.during for tier in TECHNOLOGIES[card].operational.tiers if amount >= tier.at_least]
        worth += 3.0 * times * 0.5 * (during[-1] if during else 0.5)
    worth += 2.2 * times * len(gear.operational["planets"])
    worth += (1.6 + 0.8 * gear.bonus["aliens"]) * times * len(gear.operational["ships"])
    return worth


# ---- the whole


def features(state: AlienState, seat: int) -> dict[str, float]:
    """Everything that is looked at, each in points."""
    player = state.players[seat]
    left = turns_left(state)
    share = left / TURNS
    soon = min(1.0, left / 4)
    discounts, limits, engine = outlook(player.empire)
    over = state.phase == "over"
    return {
        "points": float(sum(player.earned)),
        "cards": float(len(player.empire)),
        "goals": float(technology_points(state, seat)) if over else goals(state, seat, left),
        "faction": float(faction_points(state, seat)),
        "credits": soon * sum(CREDIT[: player.credits]) + 0.001 * player.credits,
        "hand": soon * hand_worth(state, seat),
        "produced": soon * 0.8 * SYMBOL * sum([SYMBOLS[section] for section in player.produced]),
        "works": _works(state, seat, left),
        "prepared": soon * _prepared(state, seat, player),
        "artifacts": min(1.0, left / 2) * ARTIFACT * len(player.artifacts),
        "plans": 0.4 * soon * len(player.plans),
        "discounts": discounts * share,
        "limits": limits * share,
        "engine": engine * share,
        "operations": operations(state, seat, left),
        "blockades": -0.45 * soon * sum(player.blockades.values()),
    }


def value(state: AlienState, seat: int) -> float:
    """Points that this seat may expect; at the end its score, with credits as the smallest of differences."""
    if state.phase == "over":
        return score(state, seat).total + 0.001 * state.players[seat].credits
    found = features(state, seat)
    return sum([FEATURES[name] * amount for name, amount in found.items()])


def _works(state: AlienState, seat: int, left: float) -> float:
    """Cards under construction, as far as there is time for them, the better ones a little more."""
    player = state.players[seat]
    if left <= 0.4 or not player.works:
        return 0.0
    number = min(len(player.works), len(WORK))
    better = sum([potential(card, player.faction) for card in player.works])
    return min(1.0, left / 5) * (sum(WORK[:number]) + QUALITY * better)


@cache
def potential(card: str, faction: str) -> float:
    """How much better than another of its row a card would be for a faction, on its better face."""
    return _potential(card, faction) - _usual(ROW_OF[card], faction)


@cache
def _usual(row: str, faction: str) -> float:
    cards = [card for card in ROW_OF if ROW_OF[card] == row]
    return sum(_potential(card, faction) for card in cards) / len(cards)


@cache
def _potential(card: str, faction: str) -> float:
    worths = []
    for face in ("logistics", "operational"):
        worth = suits(card, face, faction)
        if face == "logistics":
            worth += 0.6 * sum(outlook((f"{card}.l",)))
        elif ROW_OF[card] == "planets":
            worth += 3.0
        elif ROW_OF[card] == "ships":
            worth += 1.5 + 1.2 * ship_bonus(card)
        else:
            worth += 1.5
        worths.append(worth)
    return max(worths)


def suits(card: str, face: str, faction: str) -> float:
    """What a faction scores for a card on a face."""
    fits = [
        per.vp
        for per in FACTIONS[faction].scoring
        if per.row in (None, ROW_OF[card])
        and per.face in (None, face)
        and per.type in (None, KIND_OF[f"{card}.{face[0]}"])
    ]
    return float(sum(fits))


def _prepared(state: AlienState, seat: int, player: Player) -> float:
    cost = gear_of(state, seat).cost
    worth = 0.0
    for card, sections in player.works.items():
        if sections:
            need = max(1, cost[ROW_VERB[ROW_OF[card]]])
            worth += COMPLETION * min(1.0, sum([SYMBOLS[section] for section in sections]) / need)
    return worth


def hand_worth(state: AlienState, seat: int) -> float:
    """What was kept in hand: how much better it is than fresh cards, and how far it goes towards the next card.

    Cards just drawn count for nothing, so that a choice is not judged by the luck of an imagined draw.
    """
    player = state.players[seat]
    wanted = wishes(state, seat)
    kept = player.hand[: len(player.hand) - player.fresh]
    worth = 0.07 * sum([fitness(card, wanted) - usual_fitness(wanted) for card in kept])
    return worth + 0.6 * _readiness(state, seat, kept)


def _readiness(state: AlienState, seat: int, kept: list[str]) -> float:
    """How near the kept and produced cards are to paying for something under construction."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    best = 0.0
    for card, sections in player.works.items():
        row = ROW_OF[card]
        need = gear.cost[ROW_VERB[row]] - sum([SYMBOLS[section] for section in sections])
        if need <= 0:
            return 1.0
        taken = TENDER[row]
        values = [taken.best[held] for held in kept] + [taken.worth[section] for section in player.produced]
        values.sort(reverse=True)
        best = max(best, min(1.0, sum(values[: gear.limit[ROW_VERB[row]]]) / need))
    return best * best


def wishes(state: AlienState, seat: int) -> frozenset[str]:
    """Colours that something under construction or an operational action needs."""
    player = state.players[seat]
    wanted = {ROW_COLOUR[ROW_OF[work]] for work in player.works}
    wanted.update(ROW_COLOUR[row] for row, cards in gear_of(state, seat).operational.items() if cards)
    return frozenset(wanted)


@cache
def fitness(card: str, wanted: frozenset[str]) -> float:
    """Symbols of the better section; a colour that nothing needs is only good to sell."""
    return max(
        SYMBOLS[section] + (0.8 if COLOUR[section] == "gold" else 0.0 if COLOUR[section] in wanted else -0.7)
        for section in SECTIONS[card]
    )


@cache
def usual_fitness(wanted: frozenset[str]) -> float:
    """The fitness of a card drawn at random."""
    return sum(fitness(card, wanted) for card in RESOURCES) / len(RESOURCES)


# ---- at a glance


def prior(state: AlienState, seat: int, ask: Ask) -> list[float]:
    """A weight for each listed action: what it seems to bring, in points."""
    weigh = GLANCE.get(ask.about)
    if weigh is not None:
        return [weigh(state, seat, action) for action in ask.actions]
    return [_turn(state, seat, action) for action in ask.actions]


def card_worth(state: AlienState, seat: int, card: str, face: str) -> float:
    """What a card would bring on a face: itself, its type for the faction, and what it does."""
    code = f"{card}.{face[0]}"
    share = turns_left(state) / TURNS
    player = state.players[seat]
    row = ROW_OF[card]
    worth = 1.0 + suits(card, face, player.faction)
    if face == "logistics":
        return worth + sum(outlook((code,))) * share
    if row == "planets":
        return worth + 2.3 + 2.2 * share
    if row == "ships":
        return worth + best_attack(state, seat, card)[0] + 1.6 * share
    tiers = TECHNOLOGIES[card].operational.tiers
    amount = measure(state, seat, card) + 1
    met = [tier for tier in tiers if amount >= tier.at_least]
    now = met[-1].end + 0.5 * met[-1].during if met else 0.0
    return worth + now + share * (tiers[-1].end - now) * 0.5 + 1.5 * share


def cell_worth(cell: Cell, attacker: bool = True) -> float:
    """A row of a table, for the attacker or for the defender."""
    if not attacker:
        return cell.defender_vp + 0.2 * cell.defender_credits - 0.5 * cell.blockade
    lost = {"none": 0.0, "damaged": 2.0, "destroyed": 3.4}[cell.ship]
    return cell.vp + 0.2 * cell.credits + ARTIFACT * cell.artifacts + 0.25 * cell.blockade - lost


ODDS = [sum(number == value for number in COMBAT.values()) / len(COMBAT) for value in range(1, 5)]


@cache
def attack_worth(table: str, bonus: int) -> float:
    """The expected gain of one ship against a system or a plan."""
    rows = (SYSTEMS.get(table) or PLANS[table]).table
    return sum(odds * cell_worth(row_of(rows, number + bonus)) for number, odds in enumerate(ODDS, 1))


def ship_bonus(ship: str) -> int:
    """What a ship adds to its own attacks."""
    return int(KIND_OF[f"{ship}.o"] == "extermination")


def best_attack(state: AlienState, seat: int, ship: str) -> tuple[float, Action]:
    """The better target for a ship: the aliens, or the player who is ahead behind its basic plan."""
    gear = gear_of(state, seat)
    bonus = ship_bonus(ship) + state.bonus
    aliens = attack_worth(state.tops["systems"], bonus + gear.bonus["aliens"])
    others = [other for other in range(state.seats) if other != seat and state.players[other].empire]
    found: tuple[float, Action] = (aliens, ("attack", "aliens"))
    if others:
        leader = max(others, key=lambda other: sum(state.players[other].earned) + len(state.players[other].empire))
        assault = attack_worth(BASIC_PLAN, bonus + gear.bonus["player"]) - 0.3 * len(state.players[leader].plans)
        found = max(found, (assault, ("attack", leader)), key=lambda pair: pair[0])
    return found if found[0] > 0 else (0.0, ("decline",))


def _turn(state: AlienState, seat: int, action: Action) -> float:
    """Main actions, and what goes beside them."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    left = turns_left(state)
    match action:
        case ("build" | "develop" | "discover" | "complete", card, face):
            return card_worth(state, seat, str(card), str(face)) - 0.9
        case ("sell", section):
            more = min(BANK, player.credits + SYMBOLS[str(section)] + 2)
            return sum(CREDIT[player.credits : more]) * min(1.0, left / 4)
        case ("buy", _):
            return (WORK[min(len(player.works), 6)] - 1.0) * min(1.0, left / 5)
        case ("prepare", card):
            return 0.6 if left > 2 else 0.0
        case ("offensive",):
            return sum(max(0.0, best_attack(state, seat, ship)[0]) for ship in gear.operational["ships"])
        case ("revenue",):
            return sum(_during(state, seat, card) for card in gear.operational["technologies"])
        case ("mine",):
            return 0.85 * len(gear.operational["planets"])
        case ("faction",):
            return ARTIFACT * min(1.0, left / 2) - 0.2 * FACTIONS[player.faction].cost.credits
        case ("unblock", _):
            return 0.7
        case ("use", card):
            return 1.0
        case ("plus", card):
            return 0.8 if player.credits >= 8 or TECHNOLOGIES[str(card)].logistics.cost.credits < 2 else -0.1
        case ("artifact", _):
            return 1.2 if left < 6 or player.works else 0.4
        case ("suspend", _):
            return -0.2
    return 0.0


def _during(state: AlienState, seat: int, card: str) -> float:
    """Half of the points of the objective reached: a revealed card matches about half of the time."""
    amount = measure(state, seat, card)
    met = [tier.during for tier in TECHNOLOGIES[card].operational.tiers if amount >= tier.at_least]
    return 0.5 * met[-1] if met else 0.0


def _spend(state: AlienState, seat: int, action: Action) -> float:
    """Pay without waste, and keep the better cards."""
    section = str(action[1])
    amount = SYMBOLS[section]
    waste = max(0, amount - state.left)
    return min(amount, state.left) - 0.4 * waste - 0.1 * max(SYMBOLS[s] for s in SECTIONS[section[:-1]])


def _sell(state: AlienState, seat: int, action: Action) -> float:
    """Sell as much as the bank can hold."""
    if action == ("stop",):
        return 0.5
    return float(min(SYMBOLS[str(action[1])], BANK - state.players[seat].credits))


def _attach(state: AlienState, seat: int, action: Action) -> float:
    """Prepare large sections, never more than is missing."""
    if action == ("stop",):
        return 0.1
    card, section = str(action[1]), str(action[2])
    paid = sum(SYMBOLS[under] for under in state.players[seat].works[card])
    missing = gear_of(state, seat).cost[ROW_VERB[ROW_OF[card]]] - paid
    return min(SYMBOLS[section], missing) - 0.3 * max(0, SYMBOLS[section] - missing) + 0.05 * paid


def _draw(state: AlienState, seat: int, action: Action) -> float:
    """Discard what is worse than a random card, first what fits nothing under construction."""
    if action == ("draw",):
        return 0.0
    wanted = wishes(state, seat)
    must = 9.0 if len(state.players[seat].hand) > HAND else 0.0
    return must + usual_fitness(wanted) - 0.2 - fitness(str(action[1]), wanted)


def _place(state: AlienState, seat: int, action: Action) -> float:
    section = str(action[1])
    match = SECTION_KIND[section] == KIND_OF.get(f"{state.site}.o")
    return match + 0.8 * SYMBOL * (SYMBOLS[section] + (COLOUR[section] == "gold"))


def _target(state: AlienState, seat: int, action: Action) -> float:
    ships = [ship for ship in gear_of(state, seat).operational["ships"] if ship not in state.attacked]
    if not ships or action[0] == "artifact":
        return 0.0
    return 1.0 if action == best_attack(state, seat, ships[-1])[1] else 0.1 if action[0] == "attack" else 0.05


def _combat(state: AlienState, seat: int, action: Action) -> float:
    return COMBAT[str(action[1])] if action[0] == "take" else 1.0 if action == ("accept",) else 0.0


def _plan(state: AlienState, seat: int, action: Action) -> float:
    return -attack_worth(str(action[1]), 1)


def _blockade(state: AlienState, seat: int, action: Action) -> float:
    """Tokens hurt most on what works every turn, and on sold technologies near the end."""
    card = str(action[1])
    owner = next(player for player in state.players if any(code[:-2] == card for code in player.empire))
    code = next(code for code in owner.empire if code[:-2] == card)
    if code[-1] == "o":
        return 1.5 if ROW_OF[card] == "technologies" else 0.6
    return 1.0 + sum(outlook((code,))) * turns_left(state) / TURNS


def _look(state: AlienState, seat: int, action: Action) -> float:
    """One or two more cards are worth their credits to the rich."""
    rich = state.players[seat].credits - gear_of(state, seat).cost["buy"]
    wanted = 1 + min(2, rich // 3)
    return -abs(int(action[1]) - wanted)


def _keep(state: AlienState, seat: int, action: Action) -> float:
    card = str(action[1])
    if card not in ROW_OF:
        return 0.0
    return max(card_worth(state, seat, card, face) for face in ("logistics", "operational"))


def _agree(state: AlienState, seat: int, action: Action) -> float:
    return 0.5 if action[0] == "decline" else 1.0


def _pay_token(state: AlienState, seat: int, action: Action) -> float:
    """Suspending a blockade at the moment itself: usually worth a credit."""
    return 0.5 if action[0] == "decline" else 0.9 - 0.2 * state.players[seat].blockades.get(str(action[1]), 0)


def _settle(state: AlienState, seat: int, action: Action) -> float:
    if action == ("decline",):
        return 0.1
    tiers = [tier.end for tier in TECHNOLOGIES[str(action[1])].operational.tiers]
    amount = measure(state, seat, str(action[1]))
    return float(tiers[0] if amount >= TECHNOLOGIES[str(action[1])].operational.tiers[0].at_least else 0)


def _search(state: AlienState, seat: int, action: Action) -> float:
    kinds = [per.type for per in FACTIONS[state.players[seat].faction].scoring]
    return float(action[2] in kinds)


def _go_on(state: AlienState, seat: int, action: Action) -> float:
    """Once begun, do all of it."""
    return 0.1 if action == ("stop",) else 0.0 if action[0] in ("artifact", "suspend") else 1.0


def _exchange(state: AlienState, seat: int, action: Action) -> float:
    wanted = wishes(state, seat)
    return 0.0 if action == ("stop",) else usual_fitness(wanted) - fitness(str(action[1]), wanted)


def _sets(state: AlienState, seat: int, action: Action) -> float:
    return 0.1 if action == ("stop",) else float(SYMBOLS[str(action[1])])


GLANCE: dict[str, Callable[[AlienState, int, Action], float]] = {
    "spend": _spend,
    "sell": _sell,
    "unblock": _sets,
    "prepare": _attach,
    "attach": _attach,
    "draw": _draw,
    "exchange": _exchange,
    "place": _place,
    "target": _target,
    "strike": _go_on,
    "combat": _combat,
    "plan": _plan,
    "blockade": _blockade,
    "look": _look,
    "keep": _keep,
    "found": _keep,
    "retry": _agree,
    "awake": _pay_token,
    "settle": _settle,
    "search": _search,
    "free": _go_on,
    "sets": _sets,
    "cash": _sets,
}
