"""Copies of the teaching game, each with one guarantee broken on purpose. The checks must catch every one."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields
from typing import Any

from examples.salvage import rules
from examples.salvage.rules import Salvage
from examples.salvage.state import SalvageState

from ludonaut.kernel import Ask, Game, Options, Race, Rng, Script, Together, View


class Broken(Salvage):
    """The words are still those of the teaching game."""

    @property
    def package(self) -> str:
        return "examples.salvage"


class EagerLists(Broken):
    """Lists before anybody looks, and lists much."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        script = super().beat(state)
        return script if state.ended or state.turn else self.eager(state)

    def eager(self, state: SalvageState) -> Script[None]:
        yield Ask(0, "turn", [("sell", value) for value in range(100, 130)])


class MissingAction(Broken):
    """Forgets, every other round, that one may draw."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn == state.seats else self.turn(state, state.turn)

    def turn(self, state: SalvageState, seat: int) -> Script[None]:
        actions = list(rules.turn_actions(state.hands[seat], state.deck))
        if state.round % 2 and len(actions) > 1 and rules.DRAW in actions:
            actions.remove(rules.DRAW)
        choice = yield Ask(seat, "turn", actions)
        if choice == rules.DRAW:
            rules.draw(state, seat)
        else:
            rules.sell(state, seat, choice)
        state.turn += 1


class WrongAction(Broken):
    """Lists an action that the script cannot carry out."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn == state.seats else self.turn(state, state.turn)

    def turn(self, state: SalvageState, seat: int) -> Script[None]:
        choice = yield Ask(seat, "turn", lambda: [("sell", value) for value in rules.VALUES])
        rules.sell(state, seat, choice)
        state.turn += 1


class ListedTwice(Broken):
    """Lists the same action twice."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn == state.seats else self.turn(state, state.turn)

    def turn(self, state: SalvageState, seat: int) -> Script[None]:
        choice = yield Ask(
            seat, "turn", lambda: [("sell", value) for value in [*state.hands[seat], state.hands[seat][0]]]
        )
        rules.sell(state, seat, choice)
        state.turn += 1


class GlobalChance(Broken):
    """Draws with the `random` module."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        if not state.ended and state.turn < state.seats:
            random.shuffle(state.deck)
            random.shuffle(state.floating)
            state.floating[:] = state.floating[:]
            state.hands[0], state.deck = _swap(state)
        return super().beat(state)


def _swap(state: SalvageState) -> tuple[list[int], list[int]]:
    cards = state.hands[0] + state.deck
    random.shuffle(cards)
    count = len(state.hands[0])
    return cards[:count], cards[count:]


class KeptInLocals(Broken):
    """Keeps a number of its own from one beat to the next."""

    def __init__(self) -> None:
        self.turns = 0

    def beat(self, state: SalvageState) -> Script[None] | None:
        self.turns += 1
        if self.turns % 5 == 0 and not state.ended and state.turn < state.seats:
            state.hauled[0] += 1
        return super().beat(state)


class Peeking(Broken):
    """Shows everybody's hand in the view."""

    def view(self, state: SalvageState, seat: int | None) -> View:
        return super().view(state, seat) | {"all": state.hands}


class PeekingAsk(Broken):
    """Tells in the public words of a question what is in the hand."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn == state.seats else self.turn(state, state.turn)

    def turn(self, state: SalvageState, seat: int) -> Script[None]:
        best = max(state.hands[seat], default=0)
        choice = yield Ask(seat, "turn", lambda: rules.turn_actions(state.hands[seat], state.deck), args={"best": best})
        if choice[0] == "draw":
            rules.draw(state, seat)
        else:
            rules.sell(state, seat, choice)
        state.turn += 1


class NothingShuffled(Broken):
    """Gives a bot the true cards of the others."""

    def redeal(self, state: SalvageState, seat: int | None, rng: Rng) -> None:
        pass


class LosingRedeal(Broken):
    """Loses a card when it imagines."""

    def redeal(self, state: SalvageState, seat: int | None, rng: Rng) -> None:
        super().redeal(state, seat, rng)
        state.deck.pop()


class Meddling(Broken):
    """Lets a seat touch another's things while all choose together."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn < state.seats else self.bid(state)

    def bid(self, state: SalvageState) -> Script[None]:
        yield Together({seat: self.meddle(state, seat) for seat in range(state.seats) if state.hands[seat]})
        state.deck += [value for value in state.bids if value]
        state.bids = [0] * state.seats
        state.round += 1
        state.turn = 0

    def meddle(self, state: SalvageState, seat: int) -> Script[None]:
        yield from rules.choose_bid(state, seat)
        state.hauled[0] = state.hauled[0] * 2 + seat


class ChanceTogether(Meddling):
    """Draws while all choose together."""

    def meddle(self, state: SalvageState, seat: int) -> Script[None]:
        yield from rules.choose_bid(state, seat)
        state.rng.below(6)


class LongRace(Broken):
    """Asks twice in the beat of a race."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.round < 1 else self.race(state)

    def race(self, state: SalvageState) -> Script[None]:
        for _ in range(2):
            yield Race({0: Ask(0, "grab", [("grab", 1)]), 1: Ask(1, "grab", [("grab", 1)])})
        state.ended = True


@dataclass(slots=True, kw_only=True)
class SharedState(SalvageState):
    """Copies the list of hands but not the hands."""

    def copy(self) -> SharedState:
        new = SharedState.__new__(SharedState)
        for name in SalvageState.__slots__:
            setattr(new, name, getattr(self, name))
        self.copy_base(new)
        new.deck = self.deck[:]
        new.sold = [pile[:] for pile in self.sold]
        new.grabbed = [pile[:] for pile in self.grabbed]
        new.bids = self.bids[:]
        new.hauled = self.hauled[:]
        new.floating = self.floating[:]
        new.hands = list(self.hands)
        return new


class ShallowCopy(Broken):
    """Shares the hands between a state and its copies."""

    state_type = SharedState

    def set_up(self, seats: int, options: Options, rng: Rng) -> SalvageState:
        state = super().set_up(seats, options, rng)
        return SharedState(**{field.name: getattr(state, field.name) for field in fields(SalvageState)})


class LosingCard(Broken):
    """Loses a card that is sold."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        if not state.ended and state.round == 1 and state.sold[0]:
            state.sold[0].clear()
        return super().beat(state)


class HashOrder(Broken):
    """Lists in the order of a set of words, which differs from process to process."""

    def view(self, state: SalvageState, seat: int | None) -> View:
        return super().view(state, seat) | {"words": list({"anchor", "beacon", "cargo", "drift", "engine", "flare"})}


class Wordless(Broken):
    """Asks a question that has no words."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn else self.mute(state)

    def mute(self, state: SalvageState) -> Script[None]:
        yield Ask(0, "unsaid", [("draw",), ("stop",)])
        state.turn = 1


BROKEN: dict[str, tuple[Game[Any], str]] = {
    "eager lists": (EagerLists(), "lazy asks"),
    "a missing action": (MissingAction(), "exact lists"),
    "a wrong action": (WrongAction(), "exact lists"),
    "an action listed twice": (ListedTwice(), "exact lists"),
    "the random module": (GlobalChance(), "determinism"),
    "a number kept across beats": (KeptInLocals(), "nothing in locals|determinism|clones|positions"),
    "a view that shows hands": (Peeking(), "imagining"),
    "a question that tells a hand": (PeekingAsk(), "imagining"),
    "cards that are not shuffled": (NothingShuffled(), "imagining"),
    "a redeal that loses a card": (LosingRedeal(), "imagining"),
    "meddling while all choose": (Meddling(), "together"),
    "chance while all choose": (ChanceTogether(), "must not use chance"),
    "two questions in a race": (LongRace(), "a race is the only choice"),
    "a shallow copy": (ShallowCopy(), "past copies|clones|positions"),
    "a lost card": (LosingCard(), "conservation"),
    "a question without words": (Wordless(), "texts"),
}
