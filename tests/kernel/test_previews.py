"""Previews are true, and use nothing that the seat does not know."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from examples.salvage import GAME
from examples.salvage.scoring import WRECK
from examples.salvage.state import SalvageState

import ludonaut
from ludonaut.kernel import Action, Ask, Match, Preview, Script, record
from ludonaut.kernel import preview as previews
from ludonaut.kernel.checks import state_text
from ludonaut.kernel.preview import Outcome

from .broken import Broken


def begun(**options: Any) -> Match[Any]:
    return ludonaut.new(GAME, seats=2, seed=4, options=options)


def test_selling_is_certain() -> None:
    match = begun()
    card = match.view(0).private.hand[0]
    assert match.preview(0, ("sell", card)) == Preview(changes={"points": card, "cards": -1}, then="turn")


def test_drawing_brings_a_card_whose_value_is_not_known() -> None:
    assert begun().preview(0, ("draw",)) == Preview(changes={"cards": 1}, then="turn")


def test_the_last_action_of_a_turn_passes_it_on() -> None:
    match = begun()
    for _ in range(7):
        match.play(match.legal()[-1])
    told = match.preview(0, match.legal()[0])
    assert told.then is None and told.passes is True


def test_what_depends_on_hidden_cards_is_uncertain() -> None:
    """The last of two bids decides who hauls the wreck, and the other bid is hidden."""
    match = begun()
    while match.together_since is None:
        match.play(match.legal()[-1])
    match.step(("bid", max(match.view(0).private.hand)), 0)
    hand = match.view(1).private.hand
    told = match.preview(1, ("bid", hand[len(hand) // 2]))
    assert told.changes == {"cards": -1}, "the other has not bid as far as this seat may know"


def test_a_preview_changes_nothing() -> None:
    match = begun()
    before = state_text(match.state), match.version, list(match.choices)
    for action in match.legal():
        match.preview(0, action)
    assert (state_text(match.state), match.version, list(match.choices)) == before


def test_what_is_counted_for_a_time_changes_only_while_it_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    tallies = [{"points": 1, "sum": 5}, {"points": 3}, {"points": 1}, {"points": 3, "sum": 5}]
    for before, after in (tallies[:2], tallies[2:]):
        counted = cycle((before, after))
        monkeypatch.setattr(type(GAME), "tally", lambda _game, _state, _seat, counted=counted: next(counted))
        assert match.preview(0, ("draw",)).changes == {"points": 2}


def test_a_change_that_one_copy_in_three_lacks_is_uncertain(monkeypatch: pytest.MonkeyPatch) -> None:
    for odd in range(3):
        outcomes = [Outcome({"points": 1 + (deal == odd)}, "turn", {"n": deal == odd}, False) for deal in range(3)]
        monkeypatch.setattr(previews, "_imagined", lambda *args, drawn=outcomes: drawn[args[3]])
        told = begun().preview(0, ("draw",))
        assert told == Preview(unsure=("points",), then=None, args={}, passes=False)
        outcomes[:] = [Outcome({} if deal == odd else {"points": 1}, "turn", {}, False) for deal in range(3)]
        assert begun().preview(0, ("draw",)).unsure == ("points",)


def test_more_copies_must_agree_where_chance_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    deals: list[int] = []

    def imagined(match: Match[Any], seat: int, action: Action, deal: int) -> Outcome:
        deals.append(deal)
        return Outcome({"points": 1 if deal < 11 else 6}, "turn", {}, chance=deal == 2)

    monkeypatch.setattr(previews, "_imagined", imagined)
    assert begun().preview(0, ("draw",)).unsure == ("points",)
    assert deals == list(range(12))


class Treadmill(Broken):
    """Hauls a wreck at every step, and leaves no choice."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return None if state.ended else self.tread(state)

    def tread(self, state: SalvageState) -> Script[None]:
        for _ in range(60):
            yield Ask(0, "turn", [("draw",)])
            state.hauled[0] += 1
        state.ended = True


def test_a_preview_follows_at_most_twenty_steps_without_a_choice() -> None:
    told = record.begin(Treadmill(), 2, 1, auto=False).preview(0, ("draw",))
    assert told == Preview(changes={"points": 21 * WRECK}, then="turn")
