"""The seven basic actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ludonaut.kernel import Action, Ask, Script

from . import attack, construction
from .cards import COLOUR, FACES, ROW_COLOUR, ROW_OF, ROW_VERB, ROWS, SECTIONS, SYMBOLS, TECHNOLOGIES
from .gear import LIMIT, gear_of
from .pay import SPEND, STOP, awake, can_pay, charge, or_stop, payment, virtual, ways
from .state import AlienState, Player
from .tenders import Tender, tender

TENDER: dict[str, Tender] = {row: tender((ROW_COLOUR[row],), True) for row in ROWS}
BUY: dict[str, Action] = {row: ("buy", row) for row in ROWS}
CONSTRUCT: dict[str, tuple[Action, Action]] = {
    card: ((ROW_VERB[row], card, FACES[0]), (ROW_VERB[row], card, FACES[1])) for card, row in ROW_OF.items()
}
SELL: dict[str, Action] = {section: ("sell", section) for section in SYMBOLS}
SELL_CARD: dict[str, tuple[Action, Action]] = {card: (SELL[a], SELL[b]) for card, (a, b) in SECTIONS.items()}
PREPARE: dict[str, Action] = {card: ("prepare", card) for card in ROW_OF}
PAIR = 2
"""Symbols that remove a blockade token."""

# ---- buy


def purchases(state: AlienState, seat: int) -> list[Action]:
    """The decks from which one can buy."""
    if state.players[seat].credits < gear_of(state, seat).cost["buy"]:
        return []
    return [BUY[row] for row in ROWS if state.tops[row]]


def looks(state: AlienState, seat: int, row: str) -> list[Action]:
    """How many cards one can pay to see."""
    gear = gear_of(state, seat)
    money = state.players[seat].credits - gear.cost["buy"]
    cards = state.pile_size(row) - gear.look
    return [("look", number) for number in range(1, max(1, min(money + 1, cards)) + 1)]


def buy(state: AlienState, seat: int, row: str) -> Script[None]:
    """Pay, see the top card and one more for each further credit, keep one under construction."""
    gear = gear_of(state, seat)
    number = 1
    if len(looks(state, seat, row)) > 1:
        choice: Action = yield Ask(seat, "look", partial(looks, state, seat, row), args={"row": row}, guide="buy")
        number = int(choice[1])
    charge(state, seat, gear.cost["buy"] + number - 1)
    state.tell("buys", seat=seat, row=row, count=gear.cost["buy"] + number - 1)
    for _ in range(min(number + gear.look, state.pile_size(row))):
        state.table.append(state.take_top(row))
    kept = state.table[0]
    if len(state.table) > 1:
        choice = yield Ask(
            seat, "keep", lambda: [("keep", card) for card in state.table], args={"row": row}, guide="buy"
        )
        kept = str(choice[1])
    state.table.remove(kept)
    for card in state.table:
        state.put_under(row, card)
    state.table.clear()
    state.players[seat].works[kept] = ()
    state.tell("bought", seat=seat, card=kept)


# ---- build, develop, discover


def constructions(state: AlienState, seat: int, row: str, taken: Tender) -> list[Action]:
    """Cards of a row that can be completed, on either face."""
    gear = gear_of(state, seat)
    player = state.players[seat]
    verb = ROW_VERB[row]
    found: list[Action] = []
    for card in player.works:
        if ROW_OF[card] == row:
            need = gear.cost[verb] - construction.attached(state, seat, card)
            if can_pay(state, player, taken, need, gear.limit[verb], gear.free):
                found.extend(CONSTRUCT[card])
    return found


def construct(state: AlienState, seat: int, card: str, face: str, taken: Tender | None = None) -> Script[None]:
    """Pay what is missing and complete the card."""
    row = ROW_OF[card]
    verb = ROW_VERB[row]
    gear = gear_of(state, seat)
    state.doing = (verb, card, face)
    need = construction.missing(state, seat, card)
    yield from payment(state, seat, taken or TENDER[row], need, gear.limit[verb], gear.free)
    yield from construction.complete(state, seat, card, face)


# ---- prepare


def attachments(state: AlienState, seat: int, card: str) -> list[Action]:
    """Sections that may be prepared under a card: the colour of its row, or gold."""
    player = state.players[seat]
    taken = TENDER[ROW_OF[card]]
    found: list[Action] = [("attach", card, section) for held in player.hand for section in taken.ways[held]]
    if player.produced:
        found.extend(("attach", card, section) for section in player.produced if taken.worth[section])
    return found


def attach(state: AlienState, seat: int, card: str, section: str) -> None:
    """Put a resource card under a card under construction."""
    player = state.players[seat]
    if section in player.produced:
        del player.produced[section]
    else:
        player.hand.remove(section[:-1])
    player.works[card] += (section,)
    state.tell("prepared", seat=seat, card=card, section=section)


def prepare(state: AlienState, seat: int, card: str) -> Script[None]:
    """Attach cards to cards of one row, as far as the assembly limit goes."""
    row = ROW_OF[card]
    gear = gear_of(state, seat)
    limit, free = gear.prepare[row], gear.free
    state.doing = ("prepare", card)
    player = state.players[seat]
    options = partial(attachments, state, seat, card)
    state.owe(1, 1, 0, TENDER[row].takes)
    while True:
        choice: Action = yield Ask(seat, "prepare", options, args={"row": row}, guide="prepare")
        state.owe(0)
        if choice == STOP:
            return
        if free and choice[2] in player.produced:
            free -= 1
        else:
            limit -= 1
        attach(state, seat, str(choice[1]), str(choice[2]))
        if not _more(state, seat, row, limit, free):
            return
        options = partial(or_stop, partial(_more, state, seat, row, limit, free))


def _more(state: AlienState, seat: int, row: str, limit: int, free: int) -> list[Action]:
    """What may be prepared after the first card: anywhere in the row."""
    if limit <= 0 and not free:
        return []
    player = state.players[seat]
    found = [action for card in player.works if ROW_OF[card] == row for action in attachments(state, seat, card)]
    return found if limit > 0 else [action for action in found if action[2] in player.produced]


# ---- sell


def saleable(player: Player, colours: Sequence[str], limit: int, free: int, most: int) -> list[Action]:
    """What may still be sold with these colours: gold goes with everything."""
    if limit <= 0 and not (free and player.produced):
        return []
    sections = [section for card in player.hand for section in SECTIONS[card]] if limit > 0 else []
    sections += player.produced
    if len(colours) < most:
        return [SPEND[section] for section in sections]
    return [SPEND[section] for section in sections if COLOUR[section] in colours or COLOUR[section] == "gold"]


def sell(state: AlienState, seat: int, section: str) -> Script[None]:
    """A credit for each symbol of one colour and of gold."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    limit, free, total = gear.limit["sell"], gear.free, 0
    colours: list[str] = []
    state.doing = ("sell",)
    while True:
        if COLOUR[section] != "gold" and COLOUR[section] not in colours:
            colours.append(COLOUR[section])
        if free and section in player.produced:
            free -= 1
        else:
            limit -= 1
        state.give_up(player, section)
        player.gain(SYMBOLS[section])
        total += SYMBOLS[section]
        options = partial(saleable, player, tuple(colours), limit, free, gear.sell_colours)
        if not options():
            break
        choice: Action = yield Ask(seat, "sell", partial(or_stop, options), args={"count": total}, guide="sell")
        if choice == STOP:
            break
        section = str(choice[1])
    if state.symbols and (state.virtual in colours or len(colours) < gear.sell_colours):
        total += state.symbols
        player.gain(state.symbols)
    state.tell("sold", seat=seat, count=total, total=player.credits)
    yield from _sold(state, seat, total)


def _sold(state: AlienState, seat: int, total: int) -> Script[None]:
    """Technologies that look at sales."""
    for card in gear_of(state, seat).triggers.get("on_sell", ()):
        enough = total >= TECHNOLOGIES[card].logistics.condition.symbols_min
        if enough and (yield from awake(state, seat, card)):
            construction.reward(state, seat, card)


# ---- remove blockades


def unblockable(state: AlienState, seat: int) -> list[Action]:
    """Rows with tokens that one can pay to remove."""
    player = state.players[seat]
    rows = {ROW_OF[card] for card in player.blockades}
    free = gear_of(state, seat).free
    return [("unblock", row) for row in ROWS if row in rows and can_pay(state, player, TENDER[row], PAIR, LIMIT, free)]


def _tokens(player: Player, row: str) -> int:
    return sum(count for card, count in player.blockades.items() if ROW_OF[card] == row)


def unblock(state: AlienState, seat: int, row: str) -> Script[None]:
    """One token for every pair of symbols of the row's colour."""
    player = state.players[seat]
    taken = TENDER[row]
    limit, free = LIMIT, gear_of(state, seat).free
    paid = virtual(state, taken)
    state.doing = ("unblock", row)
    while paid < PAIR * _tokens(player, row):
        options = partial(_pairs, player, taken, limit, free, paid)
        if not options():
            break
        state.owe(PAIR - paid if paid < PAIR else 0, limit, free, taken.takes)
        choice: Action = yield Ask(seat, "unblock", options, args={"row": row, "count": paid}, guide="unblock")
        state.owe(0)
        if choice == STOP:
            break
        section = str(choice[1])
        if free and section in player.produced:
            free -= 1
        else:
            limit -= 1
        state.give_up(player, section)
        paid += taken.worth[section]
    for _ in range(min(paid // PAIR, _tokens(player, row))):
        choice = yield Ask(
            seat,
            "free",
            lambda: [("free", card) for card in player.blockades if ROW_OF[card] == row],
            guide="unblock",
        )
        attack.free(state, seat, str(choice[1]))


def _pairs(player: Player, taken: Tender, limit: int, free: int, paid: int) -> list[Action]:
    """Cards that may be spent next; once a pair is paid one may stop."""
    if paid < PAIR:
        return ways(player, taken, PAIR - paid, limit, free)
    sections = [section for card in player.hand for section in taken.ways[card]] if limit > 0 else []
    if limit > 0 or free:
        sections += [section for section in player.produced if taken.worth[section]]
    return [*(SPEND[section] for section in sections), STOP] if sections else []
