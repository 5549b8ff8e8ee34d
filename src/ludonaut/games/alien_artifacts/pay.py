"""Paying: with credits, and card by card with resource cards up to the assembly limit."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from ludonaut.kernel import Action, Ask, Script

from .cards import SECTIONS
from .state import AlienState, Player
from .tenders import Tender

SPEND: dict[str, Action] = {section: ("spend", section) for pair in SECTIONS.values() for section in pair}
DECLINE: Action = ("decline",)
STOP: Action = ("stop",)


def most(hand: Iterable[int], made: Iterable[int], limit: int, free: int) -> int:
    """The most symbols that `limit` cards bring, with `free` more from the planets."""
    if free and made:
        made = sorted(made, reverse=True)
        return sum(made[:free]) + most(hand, made[free:], limit, 0)
    values = [*hand, *made]
    if len(values) > limit:
        values.sort(reverse=True)
        return sum(values[: max(limit, 0)])
    return sum(values)


def reach(player: Player, tender: Tender, limit: int, free: int) -> int:
    """The most symbols that a player can pay."""
    best = tender.best
    if player.produced:
        worth = tender.worth
        return most([best[card] for card in player.hand], [worth[section] for section in player.produced], limit, free)
    if limit == 2 and len(player.hand) == 3:  # most hands
        one, two, three = player.hand
        a, b, c = best[one], best[two], best[three]
        return a + b + c - min(a, b, c)
    values = [best[card] for card in player.hand]
    if len(values) == limit + 1:
        return sum(values) - min(values)
    if len(values) > limit:
        values.sort(reverse=True)
        return sum(values[:limit])
    return sum(values)


def virtual(state: AlienState, tender: Tender) -> int:
    """What an artifact adds to this payment."""
    return state.symbols if state.virtual in tender.colours else 0


def can_pay(state: AlienState, player: Player, tender: Tender, need: int, limit: int, free: int) -> bool:
    """Can the player bring so many symbols?"""
    if state.symbols:
        need -= virtual(state, tender)
    return need <= 0 or need <= reach(player, tender, limit, free)


def ways(player: Player, tender: Tender, need: int, limit: int, free: int) -> list[Action]:
    """The cards with which the payment can go on so that it still reaches its end."""
    if free and player.produced:
        return _free_ways(player, tender, need, limit, free)
    if limit <= 0:
        return []
    best, worth, usable = tender.best, tender.worth, tender.ways
    values = [best[card] for card in player.hand] + [worth[section] for section in player.produced]
    values.sort(reverse=True)
    fewer, more = sum(values[: limit - 1]), sum(values[:limit])
    bar = values[limit - 2] if 1 < limit <= len(values) else 0
    found: list[Action] = []
    for card in player.hand:
        for section in usable[card]:
            value = worth[section]
            if value < need:
                # what the others bring: the card itself may be one of the best
                others = 0 if limit == 1 else more - best[card] if best[card] >= bar else fewer
                if value + others < need:
                    continue
            found.append(SPEND[section])
    for section in player.produced:
        value = worth[section]
        if value and value + (0 if limit == 1 else more - value if value >= bar else fewer) >= need:
            found.append(SPEND[section])
    return found


def _free_ways(player: Player, tender: Tender, need: int, limit: int, free: int) -> list[Action]:
    """The same while produced cards are not counted."""
    best, worth, usable = tender.best, tender.worth, tender.ways
    hand = [best[card] for card in player.hand]
    made = [worth[section] for section in player.produced]
    found: list[Action] = []
    if limit > 0:
        for i, card in enumerate(player.hand):
            others = most(hand[:i] + hand[i + 1 :], made, limit - 1, free)
            found.extend(SPEND[section] for section in usable[card] if worth[section] + others >= need)
    for i, section in enumerate(player.produced):
        value = made[i]
        if value and value + most(hand, made[:i] + made[i + 1 :], limit, free - 1) >= need:
            found.append(SPEND[section])
    return found


def payment(state: AlienState, seat: int, tender: Tender, need: int, limit: int, free: int) -> Script[None]:
    """Spend cards until `need` symbols are paid; what is too much is lost."""
    player = state.players[seat]
    need -= virtual(state, tender)
    while need > 0:
        state.owe(need, limit, free, tender.takes)
        options = partial(ways, player, tender, need, limit, free)
        choice: Action = yield Ask(
            seat, "spend", options, args={"count": need, "colour": list(tender.colours)}, guide="pay"
        )
        section = str(choice[1])
        if section in player.produced and free:
            free -= 1
        else:
            limit -= 1
        state.give_up(player, section)
        need -= tender.worth[section]
    state.owe(0)


def or_stop(listed: Callable[[], list[Action]], begun: bool = True) -> list[Action]:
    """What may be chosen, or to leave it at that once it has begun."""
    return [*listed(), STOP] if begun else listed()


def charge(state: AlienState, seat: int, credits: int) -> None:
    """Credits out of the bank; nobody may owe."""
    assert 0 <= credits <= state.players[seat].credits
    state.players[seat].credits -= credits


def awake(state: AlienState, seat: int, card: str) -> Script[bool]:
    """May the text of this card be used now? A blockade can be suspended for a credit a token, if its owner likes."""
    player = state.players[seat]
    tokens = player.blockades.get(card, 0)
    if not tokens or card in state.lifted:
        return True
    if player.credits < tokens:
        return False
    choice: Action = yield Ask(
        seat, "awake", [("suspend", card), DECLINE], args={"card": card, "count": tokens}, guide="blockade"
    )
    if choice == DECLINE:
        return False
    charge(state, seat, tokens)
    state.tell("suspended", seat=seat, card=card, count=tokens)
    return True
