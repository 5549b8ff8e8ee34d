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


def test_a_value_of_the_wrong_kind_is_told_with_its_line_and_card() -> None:
    class Item(content.ContentFile, frozen=True, kw_only=True):
        items: list[dict[str, int | str]]

    items = '[\n  {"id": "x1", "cost": 1},\n  {"id": "x2", "cost": []}]'
    text = f'{{"provenance": "rulebook", "source": "", "items": {items}}}'
    with pytest.raises(BadContent, match=r"mine\.json: line 3, x2: Expected `int \| str`"):
        content.read(text.encode(), Item, "mine.json")


def test_a_broken_file_is_told_with_its_line() -> None:
    with pytest.raises(BadContent, match=r"hq\.json: line 2: JSON is malformed"):
        content.read(b'{"provenance":\n oops}', HqFile, "hq.json")


def test_numbers_in_names_and_sources_are_no_amounts() -> None:
    text = json.dumps({"source": "printed in 20000", "id": "star_9352", "en": "Gliese 100000", "region": "s_wolf_359"})
    assert wrong_amount(text, {}) == ""
