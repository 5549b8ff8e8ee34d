"""Content files with amounts that no game could have are refused, with the file, the line and the card."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from ludonaut.games.spacecorp.content import HqFile
from ludonaut.kernel import BadContent, content
from ludonaut.kernel.content_errors import wrong_amount

AMOUNTS = {
    "alien_artifacts": ("ships", '"id": "s1"', '"amount": 1', '"amount": {}'),
    "galaxy_trucker": ("cards", '"id": "', '"credits": 4', '"credits": {}'),
    "planet_unknown": ("civ", '"id": "card04"', '"n": 4', '"n": {}'),
    "seti": ("cards", '"id": "c5"', "vp 7", "vp {}"),
    "spacecorp": ("contracts", '"id": "MC1"', '"reward": 2', '"reward": {}'),
}


def changed(game: str, amount: int) -> tuple[str, str, int]:
    """A content file with one other amount: its name, its text, the line of the change."""
    name, card, old, new = AMOUNTS[game]
    text = (files(f"ludonaut.games.{game}") / "content" / f"{name}.json").read_text(encoding="utf-8")
    at = text.index(old, text.index(card))
    return name, text[:at] + new.format(amount) + text[at + len(old) :], text.count("\n", 0, at) + 1


@pytest.mark.parametrize("amount", [-5, 100000])
@pytest.mark.parametrize("game", AMOUNTS)
def test_an_absurd_amount_is_found_with_line_and_card(game: str, amount: int) -> None:
    _, text, line = changed(game, amount)
    assert re.match(rf"line {line}, \S+: .*{amount} is not between", wrong_amount(text, {}))


@pytest.mark.parametrize("amount", [-5, 100000])
def test_content_check_refuses_an_absurd_amount(amount: int, tmp_path: Path) -> None:
    name, text, line = changed("seti", amount)
    (tmp_path / "seti").mkdir()
    (tmp_path / "seti" / f"{name}.json").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "ludonaut", "content", "check", str(tmp_path)]
    done = subprocess.run(command, env=os.environ, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"cards.json: line {line}, c5: reward" in done.stdout


DECKS = {
    "alien_artifacts": ("technologies", "items", {"id": "t41"}),
    "galaxy_trucker": ("cards", "items", {"id": "III-21"}),
    "planet_unknown": ("civ", "cards", {"id": "card37"}),
    "seti": ("cards", "items", {"id": "c139"}),
    "spacecorp": ("deck_mariners", "items", {"ids": ["N47"]}),
}
PLAY = """
from ludonaut.games import NAMES, find
from ludonaut.lab.simulate import Task, play
for name in NAMES:
    for seats in (1, 2) if find(name).seats[0] == 1 else (2,):
        result = play(Task(name, seats, 1, ("policy", "greedy:1")))
        assert not result.error and not result.fouls, (name, result.error, result.fouls)
"""


def test_the_lesson_of_a_replaced_deck_is_a_note_however_the_folder_is_named(tmp_path: Path) -> None:
    deck = json.loads((files("ludonaut.games.seti") / "content" / "cards.json").read_text(encoding="utf-8"))
    del deck["items"][len(deck["items"]) // 2]
    (tmp_path / "seti").mkdir()
    (tmp_path / "seti" / "cards.json").write_text(json.dumps(deck), encoding="utf-8")
    command = [sys.executable, "-m", "ludonaut", "content", "check", "seti", "--json"]
    environment = os.environ | {"LUDONAUT_CONTENT": str(tmp_path)}
    report = json.loads(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert report["notes"] and not report["faults"]


@pytest.mark.parametrize("change", ["one card more", "one card less"])
def test_a_deck_may_have_a_card_more_or_less_and_bots_play_with_it(change: str, tmp_path: Path) -> None:
    for game, (name, key, new) in DECKS.items():
        deck = json.loads((files(f"ludonaut.games.{game}") / "content" / f"{name}.json").read_text(encoding="utf-8"))
        last = deck[key].pop()
        if change == "one card more":
            deck[key] += [last, last | new]
        (tmp_path / game).mkdir()
        (tmp_path / game / f"{name}.json").write_text(json.dumps(deck), encoding="utf-8")
    command = [sys.executable, "-m", "ludonaut", "content", "check", str(tmp_path), "--json"]
    report = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert sorted(report["games"]) == sorted(DECKS) and not report["faults"]
    assert all(note.startswith("the lesson is for our deck") for note in report["notes"])
    env = os.environ | {"LUDONAUT_CONTENT": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "seti/weights/solo_policy.json: fitted with another deck" in done.stderr


def test_a_value_of_the_wrong_type_is_reported_with_its_line_and_card() -> None:
    class Item(content.ContentFile, frozen=True, kw_only=True):
        items: list[dict[str, int | str]]

    items = '[\n  {"id": "x1", "cost": 1},\n  {"id": "x2", "cost": []}]'
    text = f'{{"provenance": "rulebook", "source": "", "items": {items}}}'
    with pytest.raises(BadContent, match=r"mine\.json: line 3, x2: Expected `int \| str`"):
        content.read(text.encode(), Item, "mine.json")


def test_an_error_in_a_file_names_its_line() -> None:
    with pytest.raises(BadContent, match=r"hq\.json: line 2: JSON is malformed"):
        content.read(b'{"provenance":\n oops}', HqFile, "hq.json")


def test_numbers_in_names_and_sources_are_no_amounts() -> None:
    text = json.dumps({"source": "printed in 20000", "id": "star_9352", "en": "Gliese 100000", "region": "s_wolf_359"})
    assert wrong_amount(text, {}) == ""


def test_a_misspelt_folder_of_content_is_refused_in_a_program_too(tmp_path: Path) -> None:
    (tmp_path / "sety").mkdir()
    program = "import ludonaut\nludonaut.new('seti', seats=2)"
    environment = os.environ | {"LUDONAUT_CONTENT": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode and "there is no game 'sety'" in done.stderr


REWARD = """
from ludonaut.games import find
from ludonaut.games.spacecorp.rules.contracts import reward
from ludonaut.kernel import Rng
game = find("spacecorp")
print(reward(game.set_up(2, game.read_options(2, {"first": "starfarers"}), Rng(1)), "SC7"))
"""


def test_a_contract_may_be_left_out_of_its_row(tmp_path: Path) -> None:
    """Rewards that nobody claimed carry over in the same row, here from the first era to the third."""
    table = json.loads((files("ludonaut.games.spacecorp") / "content" / "contracts.json").read_text(encoding="utf-8"))
    rewards = {contract["id"]: contract["few"]["reward"] for contract in table["items"]}
    table["items"] = [contract for contract in table["items"] if contract["id"] != "PC7"]
    (tmp_path / "spacecorp").mkdir()
    (tmp_path / "spacecorp" / "contracts.json").write_text(json.dumps(table), encoding="utf-8")
    env = os.environ | {"LUDONAUT_CONTENT": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", REWARD], env=env, capture_output=True, text=True, check=True)
    assert int(done.stdout) == rewards["SC7"] + rewards["MC7"]


@pytest.mark.parametrize(
    ("name", "key", "what"),
    [
        ("board_mariners", "sites", "the rules need 'earth', and nothing has this id"),
        ("deck_mariners", "items", "StopIteration in "),
    ],
)
def test_what_a_game_cannot_do_without_is_named(name: str, key: str, what: str, tmp_path: Path) -> None:
    deck = json.loads((files("ludonaut.games.spacecorp") / "content" / f"{name}.json").read_text(encoding="utf-8"))
    del deck[key][0]
    (tmp_path / "spacecorp").mkdir()
    (tmp_path / "spacecorp" / f"{name}.json").write_text(json.dumps(deck), encoding="utf-8")
    command = [sys.executable, "-m", "ludonaut", "content", "check", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"the game cannot be played with this content: {what}" in " ".join((done.stdout + done.stderr).split())
