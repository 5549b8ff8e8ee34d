"""Copies of the teaching game, each with one guarantee broken on purpose. The checks must catch every one."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields
from typing import Any

import msgspec
from examples.salvage import Salvage, rules
from examples.salvage.state import VALUES, SalvageState
from examples.salvage.verbs import NOUNS, VERBS
from examples.salvage.view import Private, Public

from ludonaut.kernel import (
    Ask,
    Blocked,
    Game,
    Noun,
    Options,
    Race,
    Rng,
    Score,
    Script,
    Together,
    Verb,
    Verbs,
    shuffle_unknown,
)


class Broken(Salvage):
    """A teaching game with one fault; it keeps the texts of the original."""

    @property
    def package(self) -> str:
        return "examples.salvage"


class EagerLists(Broken):
    """Computes long lists eagerly."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        script = super().beat(state)
        return script if state.ended or state.turn else self.eager(state)

    def eager(self, state: SalvageState) -> Script[None]:
        yield Ask(0, "turn", [*VERBS.every("sell"), *VERBS.every("bid")])


class MissingAction(Broken):
    """Leaves drawing out of the list in every other round."""

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
        choice = yield Ask(seat, "turn", lambda: [("sell", value) for value in VALUES])
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
    """Keeps a number in a local variable from one beat to the next."""

    def __init__(self) -> None:
        self.turns = 0

    def beat(self, state: SalvageState) -> Script[None] | None:
        self.turns += 1
        if self.turns % 5 == 0 and not state.ended and state.turn < state.seats:
            state.hauled[0] += 1
        return super().beat(state)


class Peeking(Broken):
    """Shows in the public view what is in a hand."""

    def public(self, state: SalvageState) -> Public:
        shown: Public = super().public(state)
        return msgspec.structs.replace(shown, deck=sum(map(sum, state.hands)))


class PeekingScores(Broken):
    """Counts hidden cards in the scores that everybody sees."""

    def seen_scores(self, state: SalvageState, seat: int | None) -> list[Score]:
        return [Score(sum(hand)) for hand in state.hands]


class PeekingReason(Broken):
    """Reveals another's cards in the reason why an action is blocked."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn == state.seats else self.turn(state, state.turn)

    def turn(self, state: SalvageState, seat: int) -> Script[None]:
        other = state.hands[seat - 1]

        def blocked() -> list[Blocked]:
            return [Blocked(rules.STOP, "no-room", {"held": sum(other)})]

        choice = yield Ask(seat, "turn", lambda: rules.turn_actions(state.hands[seat], state.deck), blocked=blocked)
        if choice[0] == "draw":
            rules.draw(state, seat)
        else:
            rules.sell(state, seat, choice)
        state.turn += 1


class LyingLabel(Broken):
    """Promises points in a label that the action does not bring."""

    @property
    def package(self) -> str:
        return "tests.kernel.lying"


class PeekingEvent(Broken):
    """Reveals to everybody which card was drawn."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn == state.seats else self.turn(state, state.turn)

    def turn(self, state: SalvageState, seat: int) -> Script[None]:
        choice = yield Ask(seat, "turn", lambda: rules.turn_actions(state.hands[seat], state.deck))
        if choice[0] == "draw":
            held = list(state.hands[seat])
            rules.draw(state, seat)
            state.tell("sold", seat=seat, value=sum(state.hands[seat]) - sum(held))
        else:
            rules.sell(state, seat, choice)
        state.turn += 1


class ToldBid(Broken):
    """Reveals the card that is laid face down one question too early."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn < state.seats else self.bid(state)

    def bid(self, state: SalvageState) -> Script[None]:
        yield Together({seat: self.lay(state, seat) for seat in range(state.seats) if state.hands[seat]})
        yield Ask(0, "turn", [("draw",), ("stop",)])
        state.deck += [value for value in state.bids if value]
        state.bids = [0] * state.seats
        state.round += 1
        state.turn = 0

    def lay(self, state: SalvageState, seat: int) -> Script[None]:
        yield from rules.choose_bid(state, seat)
        state.tell("bid", seat=seat, value=state.bids[seat])


class UnsortedRedeal(Broken):
    """Deals again from the true order of the unknown cards."""

    def redeal(self, state: SalvageState, seat: int | None, rng: Rng) -> None:
        others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
        pool = [card for pile in (state.deck, *others) for card in pile]
        rng.shuffle(pool)
        for pile in (state.deck, *others):
            pile[:] = [pool.pop() for _ in pile]
            pile.sort()


class ForgottenHands(Broken):
    """Shuffles the deck only, and leaves the others' hands as they are."""

    def redeal(self, state: SalvageState, seat: int | None, rng: Rng) -> None:
        shuffle_unknown(rng, [state.deck])


class ForgottenSpectator(Broken):
    """Shuffles nothing for spectators."""

    def redeal(self, state: SalvageState, seat: int | None, rng: Rng) -> None:
        if seat is not None:
            super().redeal(state, seat, rng)


class LentView(Broken):
    """Shares a list of the state with the view."""

    def private(self, state: SalvageState, seat: int) -> Private:
        return Private(state.hands[seat], 0)  # type: ignore[arg-type]


class Unbounded(Broken):
    """Shows a number that is larger than the view's type allows."""

    def public(self, state: SalvageState) -> Public:
        shown: Public = super().public(state)
        return msgspec.structs.replace(shown, deck=1000)


def _verbs(**changed: Verb) -> Verbs:
    """The verbs of the teaching game, some of them changed."""
    return Verbs(
        NOUNS,
        {
            name: changed.get(name) or Verb(*map("=".join, zip(verb.parts, verb.nouns, strict=True)), click=verb.click)
            for name, verb in VERBS.items()
        },
    )


class SameLabels(Broken):
    """Calls every card by the same name."""

    verbs = Verbs(
        {"card": Noun(VALUES, name=lambda _view, _seat, _value: "card"), "found": NOUNS["found"]}, dict(_verbs())
    )


class UnfilledLabel(Broken):
    """Has a label that names a part which the verb does not have."""

    verbs = _verbs(sell=Verb("value=card"))


class UndeclaredValue(Broken):
    """Lists a value that is outside the noun's domain."""

    verbs = Verbs({"card": Noun(range(1, 9)), "found": NOUNS["found"]}, dict(_verbs()))


class PeekingAsk(Broken):
    """Reveals the hand in the public arguments of a question."""

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
    """Loses a card in imagined copies."""

    def redeal(self, state: SalvageState, seat: int | None, rng: Rng) -> None:
        super().redeal(state, seat, rng)
        state.deck.pop()


class Meddling(Broken):
    """Lets a seat change another's things while all choose together."""

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
        new = super(SharedState, self).copy()
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

    def view(self, state: SalvageState, seat: int | None) -> Any:
        return [super().view(state, seat), list({"anchor", "beacon", "cargo", "drift", "engine", "flare"})]


class Wordless(Broken):
    """Asks a question that has no words."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn else self.mute(state)

    def mute(self, state: SalvageState) -> Script[None]:
        yield Ask(0, "unsaid", [("draw",), ("stop",)])
        state.turn = 1


class ReasonedTwice(Broken):
    """Gives two reasons why one action is not possible."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn else self.turn(state)

    def turn(self, state: SalvageState) -> Script[None]:
        reasons = [Blocked(("stop",), "sealed"), Blocked(("stop",), "empty")]
        yield Ask(0, "turn", [("draw",), ("sell", state.hands[0][0])], blocked=lambda: reasons)
        state.turn = 1


BROKEN: dict[str, tuple[Game[Any], str]] = {
    "eager lists": (EagerLists(), "lazy asks"),
    "a missing action": (MissingAction(), "exact lists"),
    "a wrong action": (WrongAction(), "exact lists"),
    "an action listed twice": (ListedTwice(), "exact lists"),
    "an action blocked twice": (ReasonedTwice(), "several reasons for"),
    "the random module": (GlobalChance(), "determinism"),
    "a number kept across beats": (KeptInLocals(), "nothing in locals|determinism|clones|positions"),
    "a view that shows hands": (Peeking(), "imagining"),
    "scores that tell a hand": (PeekingScores(), "seen_scores tells seat"),
    "a reason that tells a hand": (PeekingReason(), "what is blocked for seat"),
    "a label that promises too much": (LyingLabel(), "labels: en: do-sell says 100"),
    "an event that tells a card": (PeekingEvent(), "event 'sold' of 'draw' tells seat"),
    "an event that tells a bid": (ToldBid(), "event 'bid' of 'bid .' tells seat"),
    "a redeal in the true order": (UnsortedRedeal(), "depends on what it cannot know"),
    "a view that lends a list": (LentView(), "a view of an earlier moment has changed"),
    "a number out of bounds": (Unbounded(), "views: Public: Expected `int` <= 108"),
    "two labels alike": (SameLabels(), "labels: en: 'sell"),
    "a label with a part too many": (UnfilledLabel(), "labels: en: do-sell says .card"),
    "a value outside its noun": (UndeclaredValue(), "verbs: .*'9' is not a card"),
    "a question that tells a hand": (PeekingAsk(), "imagining"),
    "cards that are not shuffled": (NothingShuffled(), "imagining"),
    "a redeal that loses a card": (LosingRedeal(), "imagining"),
    "meddling while all choose": (Meddling(), "together"),
    "chance while all choose": (ChanceTogether(), "must not use chance"),
    "two questions in a race": (LongRace(), "a race is the only choice"),
    "a shallow copy": (ShallowCopy(), "past copies|clones|positions|share SharedState.hands"),
    "a lost card": (LosingCard(), "conservation"),
    "a question without words": (Wordless(), "texts"),
}
