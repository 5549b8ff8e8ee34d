"""One typed interface: every game has a bot, and weights that do not fit the code are reported."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from examples import salvage
from examples.salvage import bot as salvage_bot

from ludonaut.bots import Bot, bot_of, weights
from ludonaut.bots.seti.evaluation import solo
from ludonaut.bots.seti.policy import weighing
from ludonaut.games import NAMES, find
from ludonaut.kernel import Game, LudonautError, Rng

from ..builds import plain_only

ROOMS = ("__init__", "policy", "evaluation", "rollout", "solver", "review", "weights")
"""All that a bot's folder may hold: each a file, or a folder of the same name."""
HEAD = {"rules": "1", "games": 10, "date": "2026-11-18", "command": "python -m tools.fit_evaluation x"}


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_a_bot_with_a_weight_for_each_feature(name: str) -> None:
    bot = bot_of(find(name))
    assert isinstance(bot, Bot) and bot.evaluation.weights
    assert 0 <= bot.settings.variation < 1


def rooms(folder: Path) -> list[str]:
    """The rooms of a bot, one name for each file or folder; a compiled room keeps a plain part beside it."""
    compiled = {file.name.partition(".")[0] for file in folder.glob("*.so")}
    plain = {"__pycache__", *(f"{name}{end}" for name in compiled for end in (".py", "_read.py"))}
    return sorted(entry.name.partition(".")[0] for entry in folder.iterdir() if entry.name not in plain)


def strays(folder: Path) -> list[str]:
    """What is no room of a bot, or is both a file and a folder."""
    found = rooms(folder)
    return [name for name in found if name not in ROOMS or found.count(name) > 1]


@pytest.mark.parametrize("name", NAMES)
def test_every_bot_has_the_same_rooms(name: str) -> None:
    folder = Path(str(files(f"ludonaut.bots.{name}")))
    assert strays(folder) == []
    assert {"__init__", "policy", "evaluation", "weights"} <= set(rooms(folder))


def test_a_module_beside_the_rooms_is_found(tmp_path: Path) -> None:
    for name in ("__init__.py", "policy.py", "attacks.py"):
        (tmp_path / name).touch()
    for name in ("evaluation", "weights", "__pycache__"):
        (tmp_path / name).mkdir()
    assert strays(tmp_path) == ["attacks"]
    (tmp_path / "attacks.py").unlink()
    assert strays(tmp_path) == []
    (tmp_path / "policy").mkdir()
    assert strays(tmp_path) == ["policy", "policy"]


def test_a_game_of_another_package_has_its_own_bot_or_is_judged_by_its_scores() -> None:
    assert bot_of(salvage.GAME).evaluation.weights == salvage_bot.WEIGHTS

    class Bare(type(salvage.GAME)):  # type: ignore[misc]
        package = "json"

    game: Game[Any] = Bare()
    state = game.set_up(2, game.read_options(2, {}), Rng(1))
    assert bot_of(game).evaluation.value(state, 0) == game.scores(state)[0].total


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A bot's package in a folder of its own."""
    (tmp_path / "a_bot" / "weights").mkdir(parents=True)
    (tmp_path / "a_bot" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "a_bot", raising=False)
    return tmp_path / "a_bot" / "weights" / "evaluation.json"


def test_a_missing_and_an_unknown_weight_are_named_with_the_command_that_fits_them(package: Path) -> None:
    package.write_text(json.dumps({**HEAD, "weights": {"score": 1.0, "tehcs": 2.0}}), encoding="utf-8")
    with pytest.raises(LudonautError, match=r"no weight for techs; weights for unknown features tehcs.*fit_evaluation"):
        weights.load_features("a_bot", "evaluation", ("score", "techs"), float)


@pytest.mark.parametrize("text", ["", "{}", json.dumps({**HEAD, "weights": {"score": "much"}})])
def test_a_file_that_is_not_weights_is_named(package: Path, text: str) -> None:
    package.write_text(text, encoding="utf-8")
    with pytest.raises(LudonautError, match=r"a_bot/weights/evaluation\.json"):
        weights.load_features("a_bot", "evaluation", ("score",), float)


def test_weights_of_other_rules_are_used_with_a_warning(
    package: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(weights.games, "NAMES", ("a_bot",))  # type: ignore[attr-defined]
    monkeypatch.setattr(weights.games, "find", lambda _name: salvage.GAME)  # type: ignore[attr-defined]
    for rules, measured, warned in (("0", "", True), ("0", salvage.GAME.version, False), ("0", "00", True)):
        text = {**HEAD, "rules": rules, "measured": measured, "weights": {"score": 1.0}}
        package.write_text(json.dumps(text), encoding="utf-8")
        caplog.clear()
        assert weights.load_features("a_bot", "evaluation", ("score",), float) == {"score": 1.0}
        assert ("the rules have version" in caplog.text) == warned


@pytest.mark.parametrize("name", NAMES)
def test_the_weights_in_the_package_were_measured_under_the_present_rules(name: str) -> None:
    for file in (files(f"ludonaut.bots.{name}") / "weights").iterdir():
        head = json.loads(file.read_text(encoding="utf-8"))
        assert find(name).version in (head["rules"], head.get("measured"))


@plain_only
def test_another_deck_leaves_out_the_weights_of_single_cards_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    weighing.learned.cache_clear()
    whole = weighing.learned()
    assert any(name in weighing.CARDS for name in whole["play"])  # type: ignore[attr-defined]
    weighing.learned.cache_clear()
    monkeypatch.setattr(weighing, "CARDS", {**weighing.CARDS, "c999": None})  # type: ignore[attr-defined]
    with caplog.at_level(logging.WARNING):
        rest = weighing.learned()
    weighing.learned.cache_clear()
    assert "another deck" in caplog.text
    assert rest["play"] and not any(name.partition(" ")[0] in weighing.CARDS for name in rest["play"])  # type: ignore[attr-defined]


@plain_only
def test_solo_weights_are_for_exactly_the_features_of_the_code(monkeypatch: pytest.MonkeyPatch) -> None:
    solo.weights.cache_clear()
    monkeypatch.setattr(solo, "names", lambda: ["constant", "luck"])
    with pytest.raises(LudonautError, match="no weight for luck"):
        solo.weights()
    solo.weights.cache_clear()


def test_bots_and_their_weights_are_loaded_when_first_needed() -> None:
    code = (
        "import sys, ludonaut.players, ludonaut.server.bots.levels; print([m for m in sys.modules if 'bots.seti' in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("name", "verb"),
    [("galaxy_trucker", "finish"), ("galaxy_trucker", "give_up"), ("seti", "pass"), ("spacecorp", "pass")],
)
def test_no_weak_level_takes_an_irrevocable_step_by_mistake(name: str, verb: str) -> None:
    game = find(name)
    assert game.verbs is not None
    assert game.verbs[verb].careful or verb in bot_of(game).settings.irrevocable
