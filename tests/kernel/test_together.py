"""Seats that choose together: choices are hidden until all are done, each seat can undo its own, versions stay."""

from __future__ import annotations

from typing import Any

import pytest
from examples.salvage import GAME, rules
from examples.salvage.state import SalvageState

import ludonaut
from ludonaut.kernel import Action, CannotUndo, Match, Script, Seat, Together
from ludonaut.kernel.checks import CheckFailed, Checks

from ..builds import plain_only
from .broken import Broken


def at_the_bids(game: Any = GAME, seats: int = 3) -> Match[Any]:
    match = ludonaut.new(game, seats=seats, seed=4)
    while match.together_since is None:
        match.play(match.legal()[0] if len(match.legal()) > 6 else match.legal()[-1])
    return match


def test_choices_of_others_are_hidden_until_all_are_done() -> None:
    match = at_the_bids()
    before = match.view(1), match.view(None), match.told(seat=1)
    match.play(match.legal(0)[0], 0)
    assert (match.view(1), match.view(None), match.told(seat=1)) == before
    assert match.view(0).private.bid and match.view(0).public.captains[0].bids
    for seat in (1, 2):
        match.play(match.legal(seat)[0], seat)
    assert [event.about for event in match.told(seat=1)[len(before[2]) :]].count("bid") == 3


def test_an_imagined_copy_has_no_choices_of_others_either() -> None:
    match = at_the_bids()
    match.play(match.legal(0)[0], 0)
    world = match.imagine(1, 7)
    assert world.state.bids[0] == 0 and 0 in world.asks


def test_a_question_keeps_its_version_when_another_seat_undoes() -> None:
    match = at_the_bids()
    version = match.asks[1].version
    for _ in range(5):
        match.play(match.legal(0)[0], 0)
        match.undo(0)
    assert match.asks[1].version == version
    match.play(match.legal(1)[0], 1, version=version)


def test_a_question_has_a_new_version_after_an_undo() -> None:
    match = at_the_bids()
    version = match.asks[0].version
    match.play(match.legal(0)[0], 0)
    match.undo(0)
    assert match.asks[0].version > version


@plain_only
def test_the_checks_notice_a_question_that_loses_its_version(monkeypatch: pytest.MonkeyPatch) -> None:
    Checks(GAME, 3, 4).run(every=4)
    posed = Match._step_of_many

    def renumbered(match: Match[Any], seat: int, action: Action) -> None:
        posed(match, seat, action)
        for ask in match.asks.values():
            ask.version = match.version

    monkeypatch.setattr(Match, "_step_of_many", renumbered)
    with pytest.raises(CheckFailed, match="stays the same, its version does not"):
        Checks(GAME, 3, 4).run(every=4)


class OpenBids(Broken):
    """Bids lie open from the start."""

    def beat(self, state: SalvageState) -> Script[None] | None:
        return super().beat(state) if state.ended or state.turn < state.seats else self.bid(state)

    def bid(self, state: SalvageState) -> Script[None]:
        yield Together({seat: rules.choose_bid(state, seat) for seat in range(state.seats)}, public=True)
        state.ended = True


def test_choices_that_are_public_at_once_cannot_be_taken_back() -> None:
    match = at_the_bids(OpenBids())
    match.play(match.legal(0)[0], 0)
    assert match.view(1).public.captains[0].bids
    with pytest.raises(CannotUndo, match="the others have seen it"):
        match.undo(0)


def test_a_clone_plays_like_its_original() -> None:
    """Both take a single possible action automatically."""
    match = at_the_bids()
    clone = match.clone()
    for seat in (0, 1, 2):
        for each in (match, clone):
            if seat in each.asks:
                each.play(each.legal(seat)[0], seat)
    assert clone.choices == match.choices


def test_a_seat_gives_no_access_to_the_true_state() -> None:
    match = at_the_bids()
    seat = Seat(match, 1)
    assert seat.view == match.view(1) and list(seat.legal) == match.legal(1)
    true = {id(match), id(match.state), id(match.start), id(match.state.rng)}
    for name in (name for name in dir(seat) if not name.startswith("_")):
        assert id(getattr(seat, name)) not in true
    world = seat.imagine(3)
    for name in (name for name in dir(world) if not name.startswith("__")):
        value = getattr(world, name, None)
        assert id(value) not in true, name
    assert world.state.rng.s != match.state.rng.s and world.start is world.state
