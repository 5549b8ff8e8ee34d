"""Nothing leaks: two worlds that differ only in what a seat cannot know look the same to it, byte for byte."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from ludonaut import games
from ludonaut.kernel import Event, Match, Score, Seat, record
from ludonaut.kernel.checks import random_choices
from ludonaut.players.hints import hints
from ludonaut.server import catalogue, scene
from ludonaut.server.live.history import seen_totals, totals
from ludonaut.server.sight import Sight
from ludonaut.server.texts import speaker
from ludonaut.server.wire.outgoing import Line
from tests.fuzz.leaking import Leak, watch


def new(name: str, seed: int) -> Match[Any]:
    game = catalogue.find(name)
    return record.begin(game, random.Random(f"{name} {seed}").randint(*game.seats), seed, auto=False)


@pytest.mark.parametrize("name", [*games.NAMES, "salvage"])
def test_messages_do_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    assert sum(watch(new(name, seed), random.Random(seed), 0.1, 12) for seed in range(4)) >= 30


@pytest.mark.parametrize("name", games.NAMES)
def test_messages_do_not_depend_on_hidden_things_in_sensible_games(name: str) -> None:
    assert sum(watch(new(name, seed), random.Random(seed), 0.1, 12, sensible=True) for seed in range(4, 6)) >= 12


def test_scores_over_time_are_those_that_the_viewer_can_count() -> None:
    """In Planet Unknown the points of objectives are hidden until the end."""
    match = new("planet_unknown", 5)
    hidden = 0
    for seat, action in random_choices(match, random.Random(5)):
        if len(match.choices) % 60 == 59:
            for viewer in (None, 0):
                seen = seen_totals(match, viewer)
                hidden += seen != [score.total for score in match.scores]
                assert totals(match, list(match.choices), viewer)[-1]["totals"] == seen
        match.step(action, seat)
    assert hidden


def test_a_secret_that_is_told_to_everybody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Event, "seen_by", lambda event, seat: Event(event.about, event.args | event.secret))
    monkeypatch.setattr(scene, "told", lambda event, number, speaker: Line(at=number, seat=None, text=repr(event)))
    with pytest.raises(Leak):
        for seed in range(20):
            watch(new("salvage", seed), random.Random(seed), 0.5)


def test_a_picture_that_shows_what_its_view_hides_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sight, "scores", lambda sight, seat: [Score(sum(hand)) for hand in sight.match.state.hands])
    with pytest.raises(Leak):
        watch(new("salvage", 1), random.Random(1), 0.5)


class Blindfold:
    """A match that allows only what a seat may know."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        self._match, self._seat = match, seat
        self.game, self.over, self.version, self.began = match.game, match.over, match.version, match.began
        self.asks = {seat: match.asks[seat]}
        self.ask = match.ask
        self.state = SimpleNamespace(seats=match.state.seats, options=match.state.options)

    def view(self, seat: int) -> Any:
        assert seat == self._seat
        return self._match.view(seat)

    def imagine(self, seat: int, seed: int = 0, keep: bool = True) -> Match[Any]:
        assert seat == self._seat
        return self._match.imagine(seat, seed, keep)


@pytest.mark.parametrize("name", games.NAMES)
def test_hints_use_only_what_the_seat_may_know(name: str) -> None:
    match, luck = new(name, 3), random.Random(3)
    while len(match.choices) < 12 or max(len(ask.actions) for ask in match.asks.values()) < 2:
        seat = luck.choice(list(match.asks))
        match.step(luck.choice(match.asks[seat].actions), seat)
    seat = next(seat for seat, ask in match.asks.items() if len(ask.actions) > 1)
    blind: Any = Blindfold(match, seat)
    assert hints(Seat(blind, seat)) == hints(Seat(match, seat))


def test_secret_events_are_in_no_other_log() -> None:
    """In Salvage only the player who drew a card reads which one it is."""
    game = catalogue.find("salvage")
    luck = random.Random(1)
    match = record.begin(game, 3, 1)
    while not match.over:
        seat = luck.choice(list(match.asks))
        drew = ("draw",) in match.asks[seat].actions
        match.play(("draw",) if drew else luck.choice(match.asks[seat].actions), seat)
        for viewer in (None, *range(3)):
            lines = scene.line(match, len(match.choices), viewer, speaker("salvage", "en", ("A", "B", "C")))
            told = [line.text for line in lines if line.text.startswith("You drew")]
            assert bool(told) == (drew and viewer == seat)
