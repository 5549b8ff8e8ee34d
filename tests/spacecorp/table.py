"""Setting up positions and answering scripts, so that a test reads like an example of the rulebook."""

from __future__ import annotations

from typing import Any

from ludonaut.games.spacecorp import GAME
from ludonaut.games.spacecorp.content import CARDS, ERAS, TYPE
from ludonaut.games.spacecorp.rules.pay import options, show, use
from ludonaut.games.spacecorp.rules.turn import act
from ludonaut.games.spacecorp.rules.turn import turn as start_turn
from ludonaut.games.spacecorp.rules.value import Payment
from ludonaut.games.spacecorp.state import SpaceCorpState
from ludonaut.kernel import Action, Ask, Rng, Script


def era(number: int, seats: int = 2, seed: int = 1, *, last: str = "starfarers") -> SpaceCorpState:
    """A game that begins in this era, seat 0 to play, nobody asked anything yet; all hands are put aside."""
    options = GAME.read_options(seats, {"first": ERAS[number], "last": last})
    state = GAME.set_up(seats, options, Rng(seed))
    state.phase, state.active, state.first = "turn", 0, 0
    for corp in state.corps[:seats]:
        state.discard += corp.hand
        corp.hand.clear()
        corp.shown.clear()
        corp.profit = 0
        corp.ledger.clear()
    return state


def give(state: SpaceCorpState, seat: int, *types: str) -> list[str]:
    """Put cards of these types (or with these ids) into a hand, from wherever they are."""
    given = []
    for kind in types:
        card = next(c for c in CARDS if kind in (c, TYPE[c]) and c not in given and remove(state, c))
        state.corps[seat].hand.append(card)
        given.append(card)
    return given


def remove(state: SpaceCorpState, card: str) -> bool:
    """Take a card out of the decks; false if it is not there."""
    for pile in (state.top, state.deck, state.discard, state.box):
        if card in pile:
            pile.remove(card)
            return True
    if card in state.offer:
        state.offer[state.offer.index(card)] = state.draw()
        return True
    return False


def infra(state: SpaceCorpState, seat: int, *types: str) -> None:
    """Put cards into the upgradable slots."""
    cards = give(state, seat, *[kind for kind in types if kind])
    state.corps[seat].hand = [c for c in state.corps[seat].hand if c not in cards]
    slots = [cards.pop(0) if kind else "" for kind in types] + [""] * (3 - len(types))
    state.corps[seat].infra = (slots[0], slots[1], slots[2])


def tile(state: SpaceCorpState, site: str, *tiles: str) -> None:
    """Lay discovery tiles on a site."""
    for one in tiles:
        for stack in state.stacks.values():
            if one in stack:
                stack.remove(one)
    state.tiles[site] = tiles


def base(state: SpaceCorpState, seat: int, site: str, *bases: str) -> None:
    """Put bases on a site."""
    state.bases[site] = bases
    state.owner[site] = seat
    for one in bases:
        state.corps[seat].stock[one] -= 1


def progress(state: SpaceCorpState, seat: int, name: str) -> None:
    """Give a Progress card."""
    from ludonaut.games.spacecorp.content import PROGRESS

    card = next(c for c in PROGRESS.values() if c.name == name and not c.profit)
    if card.id in state.progress_stock:
        state.progress_stock.remove(card.id)
    state.corps[seat].progress.append(card.id)


def lay(state: SpaceCorpState, pay: Payment, card: str) -> None:
    """Play a card of the hand for a payment."""
    use(state, pay, "card", card)


def listed(state: SpaceCorpState, pay: Payment) -> list[Action]:
    """What may be used next."""
    show(state, pay)
    return options(state, pay)


def rich(state: SpaceCorpState, seat: int, profit: int) -> None:
    """Give profit."""
    state.corps[seat].gain(profit, "start")


def turn(state: SpaceCorpState) -> Script[None]:
    """A whole turn: the beat in which others are asked for Edges, and the action."""
    yield from start_turn(state)
    if state.phase == "action":
        yield from act(state)


class Play:
    """A script being answered."""

    def __init__(self, script: Script[Any]) -> None:
        self.script = script
        self.result: Any = None
        self.ask: Ask | None = None
        self._go(lambda: next(script))

    def _go(self, step: Any) -> None:
        try:
            question = step()
            assert isinstance(question, Ask)
            self.ask = question
        except StopIteration as done:
            self.ask, self.result = None, done.value

    @property
    def over(self) -> bool:
        """Is there nothing more to answer?"""
        return self.ask is None

    @property
    def actions(self) -> list[Action]:
        """What may be answered now."""
        assert self.ask is not None
        return list(self.ask.actions)

    def __call__(self, *action: str | int) -> Play:
        """Answer; only what is listed is accepted."""
        assert action in self.actions, f"{action} is not among {self.actions}"
        self._go(lambda: self.script.send(action))
        return self

    def holding(self) -> Play:
        """Nobody plays an Edge until something else is asked."""
        while self.ask is not None and self.ask.about.startswith("edge-"):
            self("hold")
        return self


def verbs(play: Play) -> set[str | int]:
    """The verbs of the actions that are listed."""
    return {action[0] for action in play.actions}
