"""The seven basic actions."""

from __future__ import annotations

from functools import partial

from ludonaut.kernel import Action, Ask

from ..content.decks import ROW_OF, ROW_VERB, SECTION
from ..content.schema import Condition
from ..state import AlienState, Allowance, Player
from .asking import Rule, Skippable, charge, payment, spend, trigger
from .attack import free
from .construction import complete
from .gear import LIMIT, gear_of
from .options import PAIR, STOP, attachments, looks, missing
from .paying import ANY, TENDER, Tender, spends, tender, virtual, ways

# ---- buy


def buy(state: AlienState, seat: int, row: str) -> Rule[None]:
    """Pay, see the top card and one more for each further credit, keep one under construction."""
    gear = gear_of(state, seat)
    charge(state, seat, gear.cost["buy"])
    choice = yield Skippable(Ask(seat, "look", partial(looks, state, seat, row), args={"row": row}, guide="buy"))
    number = int(choice[1])
    charge(state, seat, number - 1)
    state.tell("buys", seat=seat, row=row, count=gear.cost["buy"] + number - 1)
    shown = [state.take_top(row) for _ in range(min(number + gear.look, state.pile_size(row)))]
    if not shown:
        return
    state.table.extend(shown)
    kept = shown[0]
    if len(shown) > 1:
        choice = yield Ask(seat, "keep", lambda: [("keep", card) for card in shown], args={"row": row}, guide="buy")
        kept = str(choice[1])
    shown.remove(kept)
    state.table.remove(kept)
    state.players[seat].works[kept] = ()
    state.tell("bought", seat=seat, card=kept)
    yield from _return(state, seat, row, shown)
    if "on_buy" in gear.triggers:
        yield from trigger(state, seat, "on_buy")


def _return(state: AlienState, seat: int, row: str, shown: list[str]) -> Rule[None]:
    """The other cards go under the deck in the order that the buyer likes, or as they lie."""
    while len(shown) > 1:
        choice = yield Ask(
            seat,
            "under",
            lambda: [STOP, *(("under", card) for card in shown)],
            args={"row": row},
            guide="buy",
        )
        if choice == STOP:
            break
        shown.remove(str(choice[1]))
        state.table.remove(str(choice[1]))
        state.put_under(row, str(choice[1]))
    for card in shown:
        state.table.remove(card)
        state.put_under(row, card)


# ---- build, develop, discover


def construct(state: AlienState, seat: int, card: str, face: str, taken: Tender | None = None) -> Rule[None]:
    """Pay what is missing and complete the card."""
    row = ROW_OF[card]
    gear = gear_of(state, seat)
    before = state.action.cards
    state.action.cards = (*before, card)
    left = Allowance(gear.limit[ROW_VERB[row]], gear.free)
    paid = yield from payment(state, seat, taken or TENDER[row], missing(state, seat, card), left)
    state.action.cards = before
    if paid:
        yield from complete(state, seat, card, face)


# ---- prepare


def attach(state: AlienState, seat: int, card: str, section: str, left: Allowance) -> None:
    """Put a resource card under a card under construction."""
    player = state.players[seat]
    state.take_section(player, section, left)
    player.works[card] += (section,)
    state.tell("prepared", seat=seat, card=card, section=section)


def prepare(state: AlienState, seat: int, card: str) -> Rule[None]:
    """Attach cards to cards of one row, as far as the assembly limit goes."""
    row = ROW_OF[card]
    gear = gear_of(state, seat)
    left = state.action.owed = Allowance(gear.prepare[row], gear.free, 1, TENDER[row].takes)
    state.action.cards = (*state.action.cards, card)
    player = state.players[seat]
    ask = Ask(seat, "prepare", partial(attachments, player, (card,), left), args={"row": row}, guide="prepare")
    while True:
        choice = yield ask
        state.action.owed = None
        if choice == STOP:
            return
        attach(state, seat, str(choice[1]), str(choice[2]), left)
        if left.over:
            return
        ask = Ask(seat, "prepare", partial(_more, player, row, left), args={"row": row}, guide="prepare")
        if len(ask.actions) < 2:
            return


def _more(player: Player, row: str, left: Allowance) -> list[Action]:
    """What may be prepared after the first card, anywhere in the row; one may stop."""
    found = attachments(player, [card for card in player.works if ROW_OF[card] == row], left)
    found.append(STOP)
    return found


# ---- sell


def sell(state: AlienState, seat: int, section: str) -> Rule[None]:
    """A credit for each symbol of one colour and of gold."""
    player = state.players[seat]
    gear = gear_of(state, seat)
    left, total = Allowance(gear.limit["sell"], gear.free), 0
    colours: tuple[str, ...] = ()
    while True:
        part = SECTION[section]
        if part.colour != "gold" and part.colour not in colours:
            colours += (part.colour,)
        spend(state, seat, section, left)
        player.gain(part.symbols)
        total += part.symbols
        if left.over:
            break
        taken = tender(colours, True) if len(colours) >= gear.sell_colours else ANY
        ask = Ask(seat, "sell", partial(_saleable, player, left, taken), args={"count": total}, guide="sell")
        if len(ask.actions) < 2:
            break
        choice = yield ask
        if choice == STOP:
            break
        section = str(choice[1])
    turn = state.turn
    if turn.symbols and (turn.colour in colours or len(colours) < gear.sell_colours):
        total += turn.symbols
        player.gain(turn.symbols)
    state.tell("sold", seat=seat, count=total, total=player.credits)

    if "on_sell" in gear.triggers:
        yield from trigger(state, seat, "on_sell", partial(_enough, total))


def _enough(total: int, when: Condition) -> bool:
    return total >= when.symbols_min


def _saleable(player: Player, left: Allowance, taken: Tender) -> list[Action]:
    """What may still be sold, or to leave it at that: gold goes with everything."""
    found = spends(player, taken, left)
    found.append(STOP)
    return found


# ---- remove blockades


def _tokens(player: Player, row: str) -> int:
    return sum(count for card, count in player.blockades.items() if ROW_OF[card] == row)


def unblock(state: AlienState, seat: int, row: str) -> Rule[None]:
    """One token for every pair of symbols of the row's colour."""
    player = state.players[seat]
    taken = TENDER[row]
    paid = virtual(state, taken)
    left = Allowance(LIMIT, gear_of(state, seat).free, PAIR - paid, taken.takes)
    while paid < PAIR * _tokens(player, row):
        ask = Ask(
            seat, "unblock", partial(_pairs, player, taken, left), args={"row": row, "count": paid}, guide="unblock"
        )
        if not ask.actions:
            break
        state.action.owed = left
        choice = yield ask
        state.action.owed = None
        if choice == STOP:
            break
        section = str(choice[1])
        spend(state, seat, section, left)
        paid += taken.worth(section)
        left.need = PAIR - paid
    yield from remove_tokens(state, seat, paid // PAIR, row)


def remove_tokens(state: AlienState, seat: int, number: int, row: str = "") -> Rule[None]:
    """Take tokens off one's own cards, for a row that was paid for all of them; otherwise one may stop."""
    player = state.players[seat]
    for _ in range(number):
        options = partial(_freed, player, row)
        if not options():
            return
        choice = yield Ask(seat, "free", options, guide="unblock")
        if choice == STOP:
            return
        free(state, seat, str(choice[1]))


def _freed(player: Player, row: str) -> list[Action]:
    found: list[Action] = [("free", card) for card in player.blockades if row in ("", ROW_OF[card])]
    return [*found, STOP] if found and not row else found


def _pairs(player: Player, taken: Tender, left: Allowance) -> list[Action]:
    """Cards that may be spent next; once a pair is paid one may stop."""
    if left.need > 0:
        return ways(player, taken, left)
    found = spends(player, taken, left)
    return [*found, STOP] if found else []
