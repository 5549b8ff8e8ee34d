"""The direction of imports: games -> kernel, table; bots -> kernel, games; players, lab, server -> all these."""

import ast
import re
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import NamedTuple

import pytest

import ludonaut
from ludonaut import games
from ludonaut.lab.check.declared import rooms

ROOT = Path(ludonaut.__file__).parent

ALLOWED = {
    "kernel": {"kernel"},
    "table": {"kernel", "table"},
    "games": {"kernel", "table", "games"},
    "bots": {"kernel", "games", "bots"},
    "players": {"kernel", "games", "bots", "players"},
    "lab": {"kernel", "games", "table", "bots", "players", "lab"},
    "server": {"kernel", "games", "table", "bots", "players", "server"},
}


class Import(NamedTuple):
    """The modules that a statement names, and whether it is for type checkers only."""

    modules: tuple[str, ...]
    names: tuple[str, ...]
    typing_only: bool


@cache
def imports(file: Path) -> list[Import]:
    """Every import of a file, at its top or later in a function."""
    found = []
    package = ("ludonaut", *file.relative_to(ROOT).parts[:-1])
    nodes: list[tuple[ast.AST, bool]] = [(ast.parse(file.read_text(encoding="utf-8")), False)]
    while nodes:
        node, typing_only = nodes.pop()
        if isinstance(node, ast.Import):
            found.append(Import(tuple(alias.name for alias in node.names), (), typing_only))
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (base, node.module or "") if part)
            found.append(Import((module,), tuple(f"{module}.{alias.name}" for alias in node.names), typing_only))
        else:
            typing_only |= isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
            nodes += [(child, typing_only) for child in ast.iter_child_nodes(node) if not isinstance(child, ast.expr)]
    return found


def imported(file: Path) -> set[str]:
    """The packages of ours that a file imports, by their first name; `ludonaut` itself counts as 'ludonaut'."""
    found = set()
    for one in imports(file):
        for name in one.names if one.modules == ("ludonaut",) and one.names else one.modules:
            parts = name.split(".")
            if parts[0] == "ludonaut":
                found.add(parts[1] if len(parts) > 1 else "ludonaut")
    return found


@pytest.mark.parametrize("room", ALLOWED)
def test_packages_import_only_those_below_them(room: str) -> None:
    above = {"ludonaut", "__version__", "new", "load", "set_up", "arguments"}
    for file in (ROOT / room).rglob("*.py"):
        may = ALLOWED[room] | (above if room in ("lab", "server", "players") else set())
        extra = imported(file) - may
        assert not extra, f"{file.relative_to(ROOT)} imports {', '.join(sorted(extra))}"


def every_import(file: Path) -> set[str]:
    """The modules that a file imports, except for type checkers."""
    return {name for one in imports(file) if not one.typing_only for name in (*one.modules, *one.names)}


def name_of(file: Path) -> str:
    return ".".join(("ludonaut", *file.relative_to(ROOT).with_suffix("").parts)).removesuffix(".__init__")


WRITES_ITSELF = {"ludonaut.kernel.match": {"ludonaut.kernel.record", "ludonaut.kernel.position"}}
"""`match.record()` and `match.position()` call the modules of these formats, which in turn make matches."""


def test_imports_have_no_cycle() -> None:
    """A package's `__init__` may import its modules, and they may be imported from it: that is not counted."""
    files = {name_of(file): file for file in ROOT.rglob("*.py")}
    graph = {
        name: {
            other
            for other in every_import(file) - WRITES_ITSELF.get(name, set())
            if other in files and not f"{name}.".startswith(f"{other}.")
        }
        for name, file in files.items()
    }
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    assert [str(finding) for finding in rooms(games.find(game))] == []
    found = {entry.name.partition(".")[0] for entry in (ROOT / "games" / game).iterdir()}
    assert {"content", "state", "verbs", "setup", "rules", "scoring", "view", "audit", "table", "text"} <= found


@pytest.mark.parametrize("room", ["games", "bots"])
def test_games_and_their_bots_do_not_import_other_games(room: str) -> None:
    for folder in (ROOT / room).iterdir():
        if not folder.is_dir() or folder.name.startswith("_"):
            continue
        for file in folder.rglob("*.py"):
            text = file.read_text(encoding="utf-8")
            for other in (ROOT / "games").iterdir():
                if other.is_dir() and other.name not in (folder.name, "__pycache__"):
                    assert f"games.{other.name}" not in text, f"{file} imports {other.name}"
                    assert f"bots.{other.name}" not in text, f"{file} imports {other.name}"


def test_generic_code_names_no_game() -> None:
    """Only the list of games and a game's own rooms and bot know that it exists; examples in prose may name it."""
    found = []
    for file in ROOT.rglob("*.py"):
        place = file.relative_to(ROOT).parts
        if place[0] in ("games", "bots") and (len(place) > 2 or place == ("games", "__init__.py")):
            continue
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        prose = {node.value for node in nodes if isinstance(node, ast.Expr)}
        texts = [node.value for node in nodes if isinstance(node, ast.Constant) and node not in prose]
        words = {word for text in texts if isinstance(text, str) for word in re.split(r"\W", text)}
        found += [(file.name, name) for name in games.NAMES if name in words]
    assert not found
