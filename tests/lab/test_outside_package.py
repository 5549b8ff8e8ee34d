"""An outside package adds a game and a player with entry points, and brings its icons and its ladder."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ludonaut.kernel import LudonautError
from ludonaut.table import draw

ROOT = Path(__file__).resolve().parents[2]
PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "reef"
version = "1"
[project.entry-points."ludonaut.games"]
reef = "reef"
[project.entry-points."ludonaut.players"]
first = "reef.first"
"""
FIRST = """
from ludonaut.players import Player

class First(Player):
    name = "first"
    def choose(self, seat):
        return seat.legal[0]
"""
ASKED = """
import json
from ludonaut import games
from ludonaut.players import make
from ludonaut.players.levels import levels
from ludonaut.table.rooms import all_faces
game = games.find("reef")
print(json.dumps({
    "names": games.names(),
    "player": make("first").name,
    "levels": [level.name for level in levels("reef")],
    "faces": "M 1 2 h 500" in "".join(face.svg for face in all_faces(game, "en").values()),
}))
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The teaching game under another name, installed from a package of its own."""
    folder = tmp_path_factory.mktemp("outside")
    package = folder / "reef"
    shutil.copytree(ROOT / "examples" / "salvage", package, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in (
        ("__init__.py", 'name = "salvage"', 'name = "reef"'),
        ("table.py", '"space-shuttle", 90', '"coral", 90'),
    ):
        text = (package / file).read_text(encoding="utf-8")
        assert old in text
        (package / file).write_text(text.replace(old, new), encoding="utf-8")
    (package / "icons.json").write_text(json.dumps({"coral": "M 1 2 h 500"}), encoding="utf-8")
    ladder = {"levels": [{"name": "cadet", "player": "random"}, {"name": "admiral", "player": "first"}]}
    (package / "ladder.json").write_text(json.dumps(ladder), encoding="utf-8")
    (package / "first.py").write_text(FIRST, encoding="utf-8")
    (folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", "site", "."]
    subprocess.run([sys.executable, *install], cwd=folder, check=True, capture_output=True)
    return folder / "site"


def test_an_installed_package_is_found_by_its_entry_points(site: Path) -> None:
    path = os.pathsep.join([str(site), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert "reef" in found["names"] and "seti" in found["names"]
    assert found["player"] == "first" and found["levels"] == ["cadet", "admiral"] and found["faces"]


def test_an_unknown_icon_is_one_clear_error() -> None:
    with pytest.raises(LudonautError, match="there is no icon 'space-shutle'; did you mean space-shuttle"):
        draw.icon("space-shutle", 0, 0, 10)
