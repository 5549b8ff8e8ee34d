"""Players answer legally, see only what their seat may see, and the better ones win."""

from random import Random
from typing import Any

import pytest
from examples.salvage import GAME

import ludonaut
from ludonaut.kernel import Action, LudonautError, Match, record
from ludonaut.lab import arena
from ludonaut.players import Greedy, Player, Search, make
from ludonaut.players.guard import Guarded
from ludonaut.players.hints import curve, hints, slips
from ludonaut.players.levels import levels, opponent


def play(players: list[Player], seed: int) -> Match[Any]:
    match = record.begin(GAME, len(players), seed, auto=False)
    luck = Random(seed)
    while not match.over:
        seat = luck.choice(list(match.asks))
        action = players[seat].choose(match, seat)
        assert action in match.asks[seat].actions
        match.step(action, seat)
    return match


@pytest.mark.parametrize("word", ["random", "natural", "greedy", "greedy:0.5", "search:20", "search:0.01s"])
def test_every_player_plays_to_the_end(word: str) -> None:
    match = play([make(word, 1), make("random", 2), make(word, 3)], seed=5)
    assert match.winners


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play([make("search:15", 1), make("greedy", 2)], seed=3).record() for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("word", ["fly", "search:soon", "greedy:-1"])
def test_an_unknown_player_is_refused(word: str) -> None:
    with pytest.raises(LudonautError):
        make(word)


def test_greedy_and_search_beat_random() -> None:
    told = arena.play("salvage", ["greedy", "random"], 30)
    assert told["players"]["greedy"]["win_share"] > told["players"]["random"]["win_share"]
    told = arena.play("salvage", ["search:30", "random"], 12, seed=100)
    assert told["players"]["search:30"]["mean_score"] > told["players"]["random"]["mean_score"]


class Spy(Player):
    """Looks for the true cards of its opponent in the imagined world."""

    name = "spy"

    def __init__(self) -> None:
        super().__init__()
        self.found = 0
        self.looked = 0

    def choose(self, match: Match[Any], seat: int) -> Action:
        others = [owner for owner in range(match.state.seats) if owner != seat]
        true = [card for owner in others for card in match.state.hands[owner]]
        for deal in range(4 if len(true) >= 4 else 0):
            world = match.imagine(seat, deal)
            self.looked += 1
            self.found += [card for owner in others for card in world.state.hands[owner]] == true
        return match.asks[seat].actions[0]


def test_a_bot_that_peeks_finds_shuffled_cards() -> None:
    spy = Spy()
    for seed in range(4):
        play([spy, make("random", 1), make("random", 2)], seed)
    assert spy.looked > 20
    assert spy.found < spy.looked / 4


class Faulty(Player):
    """Fails, or cheats."""

    name = "faulty"

    def __init__(self, answer: Action | None) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, match: Match[Any], seat: int) -> Action:
        if self.answer is None:
            raise ZeroDivisionError("oops")
        return self.answer


@pytest.mark.parametrize(("answer", "complaint"), [(None, "oops"), (("cheat",), "not possible")])
def test_a_faulty_bot_loses_its_seat_to_a_simpler_one(answer: Action | None, complaint: str) -> None:
    guarded = Guarded(Faulty(answer), make("random", 1))
    match = play([guarded, make("random", 2)], seed=2)
    assert match.over
    assert guarded.foul is not None and complaint in guarded.foul.message
    assert guarded.foul.player == "faulty"


def test_levels_have_words_and_play() -> None:
    found = levels("seti")
    assert len(found) == 5
    for level in found:
        for lang in ("en", "fr"):
            assert level.title(lang) != f"level-{level.name}"
            assert level.tip(lang) != f"level-{level.name}-tip"
    assert isinstance(opponent(GAME, "navigator"), Greedy)
    assert isinstance(opponent(GAME, "search:10"), Search)
    with pytest.raises(LudonautError, match="levels of salvage: cadet"):
        opponent(GAME, "god")


def test_hints_name_legal_actions_best_first() -> None:
    match = ludonaut.new(GAME, 3, seed=2)
    found = hints(match, 0)
    assert 1 <= len(found) <= 3
    assert all(hint.action in match.asks[0].actions for hint in found)


def test_the_analysis_of_a_finished_game() -> None:
    match = play([make("random", 1), make("random", 2)], seed=7)
    points = curve(match)
    assert points[0] == (0, [0, 0])
    assert points[-1] == (len(match.choices), [score.total for score in match.scores])
    for slip in slips(match):
        assert slip.cost > 0 and slip.better != slip.action
