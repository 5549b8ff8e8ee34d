"""Functions that a game's class lacks come from the rooms of its package, or are derived."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludonaut
from ludonaut.kernel import Game, Score

STATE = """
from dataclasses import dataclass, field
from ludonaut.kernel import State
@dataclass(slots=True, kw_only=True)
class Player:
    hand: list[int] = field(default_factory=list)
    coins: int = 0
@dataclass(slots=True, kw_only=True)
class TinyState(State):
    players: list[Player] = field(default_factory=list)
    rounds: int = 0
"""
VERBS = """
from ludonaut.kernel import Noun, Verb, nouns, verbs
VERBS = verbs(nouns(card=Noun(range(1, 4))), sell=Verb("card"), rest=Verb())
"""
RULES = """
from ludonaut.kernel import Ask
from .state import Player, TinyState
def set_up(seats, options, rng):
    players = [Player(hand=[1, 2, 3]) for _ in range(seats)]
    return TinyState(seats=seats, options=options, rng=rng, players=players)
def beat(state):
    return None if state.rounds == 2 else turn(state)
def turn(state):
    choice = yield Ask(state.rounds, "turn", lambda: [("sell", card) for card in state.players[state.rounds].hand])
    state.players[state.rounds].hand.remove(choice[1])
    state.players[state.rounds].coins += choice[1]
    state.rounds += 1
def score(state, seat, open):
    return {"coins": state.players[seat].coins, "hand": sum(state.players[seat].hand) if open else 0}
def audit(state):
    pass
"""
VIEW = """
import msgspec
class Trader(msgspec.Struct, frozen=True):
    hand: int
    coins: int
class Public(msgspec.Struct, frozen=True):
    players: tuple[Trader, ...]
class Private(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
def redeal(state, seat, rng):
    pass
"""
GAME = """
from ludonaut.kernel import Game
from .state import TinyState
class Tiny(Game[TinyState]):
    name, version, seats = "tiny", "1", (2, 2)
GAME = Tiny()
"""
TEXT = """\
ask-turn = What do you sell?
do-sell = Sell the { $card }
do-rest = Rest
"""


class Written:
    """A package in a folder; each test changes a room of it."""

    def __init__(self, folder: Path) -> None:
        self.rooms = {"state": STATE, "verbs": VERBS, "rules": RULES, "view": VIEW, "__init__": GAME}
        self.folder = folder / "tiny"

    def load(self) -> Game[Any]:
        (self.folder / "text").mkdir(parents=True)
        for lang in ("en", "fr"):
            (self.folder / "text" / f"{lang}.ftl").write_text(TEXT, encoding="utf-8")
        for name, source in self.rooms.items():
            (self.folder / f"{name}.py").write_text(source, encoding="utf-8")
        game: Game[Any] = importlib.import_module("tiny").GAME
        return game


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Written]:
    monkeypatch.syspath_prepend(tmp_path)
    yield Written(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "tiny"]:
        del sys.modules[name]


def test_functions_and_types_come_from_the_rooms(tiny: Written) -> None:
    game = tiny.load()
    match = ludonaut.new(game, 2, seed=1)
    match.play("sell 3")
    assert game.state_type is type(match.state)
    assert [one.coins for one in match.view(0).public.players] == [3, 0]
    assert match.view(1).private.hand == (1, 2, 3)
    assert match.view(None).private is None


def test_a_room_of_its_own_comes_before_the_rules(tiny: Written) -> None:
    tiny.rooms["scoring"] = "def score(state, seat, open):\n    return {'coins': 7}\n"
    game = tiny.load()
    assert game.scores(ludonaut.new(game, 2, seed=1).state) == [Score(7, [("coins", 7)])] * 2


def test_attributes_of_the_class_come_before_the_rooms(tiny: Written) -> None:
    tiny.rooms["__init__"] = GAME.replace("(2, 2)\n", "(2, 2)\n    def winners(self, state): return [1]\n")
    game = tiny.load()
    assert game.winners(ludonaut.new(game, 2, seed=1).state) == [1]


def test_secret_points_are_seen_by_their_owner_and_in_the_end(tiny: Written) -> None:
    game = tiny.load()
    match = ludonaut.new(game, 2, seed=1)
    match.play("sell 3")
    assert [score.total for score in game.seen_scores(match.state, 0)] == [6, 0]
    assert [score.total for score in game.seen_scores(match.state, None)] == [3, 0]
    match.play("sell 1")
    assert match.over
    assert [score.total for score in game.seen_scores(match.state, None)] == [6, 6]


def test_the_most_points_win_and_ties_are_shared(tiny: Written) -> None:
    tiny.rooms["rules"] = RULES.replace("if open", "if not open")
    game = tiny.load()
    match = ludonaut.new(game, 2, seed=1)
    assert game.winners(match.state) == [0, 1]
    match.state.players[1].coins = 1
    assert game.winners(match.state) == [1]


def test_the_default_tally_has_the_public_numbers_of_the_player(tiny: Written) -> None:
    game = tiny.load()
    match = ludonaut.new(game, 2, seed=1)
    assert game.tally(match.state, 0) == {"hand": 3, "coins": 0}
    assert match.preview(0, ("sell", 2)).changes == {"hand": -1, "coins": 2}


def test_the_private_part_is_empty_without_secrets(tiny: Written) -> None:
    tiny.rooms["view"] = VIEW.replace("class Private", "class Other")
    assert not tiny.load().private_type.__struct_fields__


@pytest.mark.parametrize(
    ("room", "function", "said"),
    [
        ("rules", "beat", r"lacks beat \(in rules.py\)"),
        ("rules", "set_up", r"lacks set_up \(in setup.py or rules.py\)"),
        ("rules", "score", r"lacks score \(in scoring.py or rules.py\)"),
        ("view", "redeal", r"lacks redeal \(in view.py\)"),
    ],
)
def test_a_missing_function_is_named_with_its_room(tiny: Written, room: str, function: str, said: str) -> None:
    tiny.rooms[room] = tiny.rooms[room].replace(f"def {function}(", "def other(")
    with pytest.raises(TypeError, match=said):
        tiny.load()


def test_a_game_must_declare_which_points_are_secret(tiny: Written) -> None:
    """`scores` alone does not declare which points are secret."""
    tiny.rooms["rules"] = RULES.replace("def score(state, seat, open)", "def scores(state)")
    with pytest.raises(TypeError, match="lacks score"):
        tiny.load()


def test_optional_texts_are_derived(tiny: Written) -> None:
    texts = tiny.load().texts
    assert texts.say("en", "wait-turn", {"who": 1}) == "2 decides."
    assert texts.say("fr", "wait-turn", {"who": 1}) == "2 décide."
    assert texts.say("en", "verb-sell") == "Sell the …"
    assert texts.say("en", "verb-rest") == "Rest"
